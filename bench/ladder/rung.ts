import type { Outcome } from "../../src/model/outcome.ts";
import { type Test, testPath } from "../../src/model/test.ts";
import { mean, median } from "../../src/statistics/summary.ts";
import { pairsOf } from "../../src/verdict/pairs.ts";
import type { KeptRun } from "../kept-run.ts";

/** The result of one test at one factor. */
export interface RungTest {
  readonly test: Test;
  /** The true ratio: median of the candidate / median of the baseline over very many pairs. */
  readonly truth: number;
  /** The share of those pairs that are over the ceiling: what the sign test has to tell from a half. */
  readonly over: number;
  readonly outcomes: Outcomes;
  /** The pairs of each run. */
  readonly pairs: readonly number[];
  /** The multiplier in each run's report. */
  readonly multipliers: readonly number[];
}

/** How many runs came to what. */
export interface Outcomes {
  readonly pass: number;
  readonly fail: number;
  readonly inconclusive: number;
}

/**
 * Counts what runs against the same engine came to, test by test.
 *
 * @param truth a run of very many pairs
 * @param runs at least one
 */
export function climb(truth: KeptRun, runs: readonly KeptRun[], ceiling: number): RungTest[] {
  return truth.recording.tests.map((test): RungTest => {
    const path = testPath(test);
    const same = runs.flatMap(({ derived }) => derived.tests.filter((one) => one.test === path));
    const records = runs.flatMap(({ recording }) =>
      recording.tests.filter((record) => testPath(record) === path),
    );
    const pairs = pairsOf(test);
    const [baseline, candidate] = (["baseline", "candidate"] as const).map((role) =>
      median(pairs.map((pair) => pair[role])),
    ) as [number, number];
    return {
      test,
      truth: candidate / baseline,
      over: mean(pairs.map((pair): number => (pair.candidate / pair.baseline > ceiling ? 1 : 0))),
      outcomes: countOutcomes(same.map(({ outcome }) => outcome)),
      pairs: records.map((record) => pairsOf(record).length),
      multipliers: same.flatMap(({ multiplier }) => multiplier ?? []),
    };
  });
}

export function countOutcomes(outcomes: readonly (Outcome | undefined)[]): Outcomes {
  const count = (wanted: keyof Outcomes) => outcomes.filter((outcome) => outcome === wanted).length;
  return { pass: count("pass"), fail: count("fail"), inconclusive: count("inconclusive") };
}

export function addOutcomes(all: readonly Outcomes[]): Outcomes {
  const sum = (outcome: keyof Outcomes) => all.reduce((total, one) => total + one[outcome], 0);
  return { pass: sum("pass"), fail: sum("fail"), inconclusive: sum("inconclusive") };
}
