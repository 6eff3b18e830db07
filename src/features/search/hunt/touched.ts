import type { Grammar } from "./grammar/grammar.ts";

/** A statement that was executed on the engine before a change and after it. */
export interface Probed {
  /** Its productions, and the keys and indexes of its tables. */
  readonly kinds: ReadonlySet<string>;
  /** Instructions of the candidate / those of the base. */
  readonly ratio: number;
}

/** How many probed statements of a kind there were, and the instructions of how many the change has changed. */
export interface TouchedKind {
  readonly name: string;
  readonly statements: number;
  readonly touched: number;
}

/** The result of a probe. */
export interface Touched {
  readonly statements: number;
  readonly touched: number;
  readonly kinds: readonly TouchedKind[];
}

/** A smaller share of a statement's instructions can be how memory lies: what was executed before it. */
const leastChange = 0.00005;

/** A kind is tried at most so many times as often as without weights, and at least this part of it. */
const mostWeight = 20;

/**
 * The statements that a change touched: their instructions have changed by another share than those of most statements, since what
 * changes all of them alike says nothing about any.
 */
export function touchedOf(probed: readonly Probed[]): Touched {
  const ratios = probed.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
  const usual = ratios[Math.floor(ratios.length / 2)] ?? 1;
  const isTouched = ({ ratio }: Probed) => Math.abs(ratio / usual - 1) > leastChange;
  const kinds = new Map<string, { statements: number; touched: number }>();
  for (const one of probed)
    for (const name of one.kinds) {
      const kind = kinds.get(name) ?? { statements: 0, touched: 0 };
      kinds.set(name, kind);
      kind.statements++;
      if (isTouched(one)) kind.touched++;
    }
  return {
    statements: probed.length,
    touched: probed.filter(isTouched).length,
    kinds: [...kinds].map(([name, kind]) => ({ name, ...kind })),
  };
}

/**
 * How many times as often statements of each kind are to be tried: how many times as often the change touches them as statements in
 * general. A kind of few statements is drawn towards 1, as if it had one more that is touched as often as all. Empty if the change touched
 * no statement, or all.
 */
export function weightsOf({ statements, touched, kinds }: Touched): ReadonlyMap<string, number> {
  if (touched === 0 || touched === statements) return new Map();
  const share = touched / statements;
  return new Map(
    kinds.map((one) => {
      const own = (one.touched + share) / (one.statements + 1);
      return [one.name, Math.min(mostWeight, Math.max(1 / mostWeight, own / share))];
    }),
  );
}

/** The weight of a statement: the largest of its kinds. */
export function weightOf(kinds: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  return Math.max(0, ...[...kinds].map((kind) => weights.get(kind) ?? 0));
}

/** Weights of productions are hundredths. */
const leastWeight = 0.01;

/** A grammar whose productions have these weights in addition. */
export function withWeights(grammar: Grammar, weights: ReadonlyMap<string, number>): Grammar {
  const rules = [...grammar.rules].map(([name, rule]) => {
    const productions = rule.productions.map((one) => {
      const weight = Math.round(one.weight * (weights.get(one.id) ?? 1) * 100) / 100;
      return one.weight === 0 ? one : { ...one, weight: Math.max(leastWeight, weight) };
    });
    return [name, { ...rule, productions }] as const;
  });
  return { ...grammar, rules: new Map(rules) };
}

/** Kinds that the change touches at least twice as often as statements in general, those first that it touches most. */
export function mostTouched(touched: Touched): readonly TouchedKind[] {
  const weights = weightsOf(touched);
  const own = ({ name }: TouchedKind) => weights.get(name) ?? 1;
  return touched.kinds
    .filter((one) => own(one) >= 2)
    .toSorted((a, b) => own(b) - own(a) || b.statements - a.statements);
}
