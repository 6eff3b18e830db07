import { RandomStream } from "../../../suite/random.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { kindsOf, makeSituations, type Situation } from "./situation.ts";
import { type Touched, weightOf, weightsOf, withWeights } from "./touched.ts";

/** Statements that are tried on one database. */
export const trialsOfDatabase = 60;

/**
 * One of so many databases has the grammar's own weights all the same: a change can be slower without other instructions. Each other
 * one is chosen among several, as that whose statements the change touches most, since a statement needs tables that fit it.
 */
const plainAt = 2;
const choices = 4;

/** The situations that a hunt tries, by the number of their database, from 0. */
export class SituationSource {
  readonly #grammar: Grammar;
  readonly #hasFullText: boolean;
  readonly #seed: number;
  /** Empty if nothing says that some are to be tried more often. */
  #weights: ReadonlyMap<string, number> = new Map();
  #weighted: Grammar;

  constructor(grammar: Grammar, hasFullText: boolean, seed: number) {
    this.#grammar = grammar;
    this.#hasFullText = hasFullText;
    this.#seed = seed;
    this.#weighted = grammar;
  }

  /** Makes kinds of statements that the change touches more often from here on. */
  weighBy(touched: Touched): void {
    this.#weights = weightsOf(touched);
    this.#weighted = withWeights(this.#grammar, this.#weights);
  }

  /** The situations on a database: the same for the same seed and weights. */
  onDatabase(number: number): readonly Situation[] {
    const isPlain = this.#weights.size === 0 || number % plainAt === 0;
    const made = Array.from({ length: isPlain ? 1 : choices }, (_, choice) => {
      const name = choice === 0 ? `database ${number}` : `database ${number}, choice ${choice}`;
      const grammar = isPlain ? this.#grammar : this.#weighted;
      return makeSituations(trialsOfDatabase, grammar, this.#hasFullText, new RandomStream(this.#seed, name));
    });
    if (isPlain) return made[0] ?? [];
    const weightIn = (situations: readonly Situation[]) =>
      situations.reduce((sum, one) => sum + weightOf(kindsOf(one), this.#weights), 0);
    const weighed = made.map((situations) => ({ situations, weight: weightIn(situations) }));
    return weighed.toSorted((a, b) => b.weight - a.weight)[0]?.situations ?? [];
  }
}
