import { type AdaptiveRun, playAdaptive } from "./adaptive-run.ts";
import { Machine } from "./machine.ts";
import { noiseTimes, usualSuite } from "./model.ts";
import type { SimulatedTest } from "./suite.ts";
import { Variates } from "./variates.ts";

/** A request for a scenario. */
export interface Request {
  readonly runs: number;
  readonly seed: number;
  /** Times the usual noise. */
  readonly noise: number;
  readonly print: (line: string) => void;
}

/** One run of a scenario: what is true in it, and the gate's run on a machine of its own. */
export class Run {
  readonly #seed: number;
  readonly #noise: number;
  readonly #purpose: string;

  constructor({ seed, noise }: Request, scenario: string, number: number) {
    this.#seed = seed;
    this.#noise = noise;
    this.#purpose = `${scenario}, noise ${noise}, run ${number}`;
  }

  /** The random numbers that decide the truth of this run. */
  truth(): Variates {
    return new Variates(this.#seed, `${this.#purpose}, truth`);
  }

  adaptive(suite: readonly SimulatedTest[], hasBase = false): AdaptiveRun {
    const { machine, random } = this.machine("adaptive");
    return playAdaptive(suite, machine, random, { hasBase });
  }

  /** A machine, and the random values that it and the order of its tests share. */
  machine(purpose: string): { readonly machine: Machine; readonly random: Variates } {
    const random = new Variates(this.#seed, `${this.#purpose}, ${purpose}`);
    return { machine: new Machine(noiseTimes(this.#noise), random, usualSuite.between), random };
  }
}

/** Plays every run of a scenario. */
export function playRuns<Result>(request: Request, scenario: string, play: (run: Run) => Result): Result[] {
  return Array.from({ length: request.runs }, (_, index) => play(new Run(request, scenario, index + 1)));
}
