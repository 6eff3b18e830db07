import type { LevelData } from "./page-data.ts";

/** A test's multiplier in each run, `null` in runs that have none, and the levels that it had. */
export interface TestMultipliers {
  readonly multipliers: readonly (number | null)[];
  readonly levels: readonly LevelData[];
}

/** Geometric means of multipliers, always of the same tests. */
export interface SameTestsMeans {
  /** The number of tests; tests that are gone do not count if others are left. */
  readonly tests: number;
  /** A mean for each run; null if it has less than half of the tests. */
  readonly means: readonly (number | null)[];
}

/**
 * The mean multiplier of tests over the runs. A mean is always of the same tests, or it would change with them: where a run has no
 * figure of a test, the level that the test had then stands for it.
 *
 * @param runs how many there are
 * @returns undefined if no test has a figure
 */
export function meansOfSameTests(
  tests: readonly TestMultipliers[],
  runs: number,
): SameTestsMeans | undefined {
  const all = tests.map(withEnds).filter(({ last }) => last >= 0);
  if (all.length === 0) return undefined;
  const present = all.filter(({ last }) => last + goneAfter >= runs - 1);
  const chosen = present.length === 0 ? all : present;
  const means = Array.from({ length: runs }, (_, run) => {
    const there = chosen.filter(({ first }) => run >= first);
    const measured = there.filter(({ multipliers }) => typeof multipliers[run] === "number").length;
    if (measured === 0 || 2 * measured < there.length) return null;
    return geometricMean(chosen.map((test) => valueAt(test, run)));
  });
  return { tests: chosen.length, means };
}

/** A test that is missing from this many of the newest runs is gone, and counts in no mean. Fewer runs may have measured a part of the suite. */
const goneAfter = 5;

/** A test with the indexes of its first and its last multiplier; -1 if it has none. */
function withEnds({ multipliers, levels }: TestMultipliers) {
  const isKnown = (one: number | null) => one !== null;
  return {
    multipliers,
    levels,
    first: multipliers.findIndex(isKnown),
    last: multipliers.findLastIndex(isKnown),
  };
}

/** A multiplier, or the level at that time, or the nearest level. */
function valueAt({ multipliers, levels }: TestMultipliers, run: number): number {
  const value = multipliers[run];
  if (typeof value === "number") return value;
  const level = levels.findLast(({ first }) => first <= run) ?? levels[0];
  return level?.multiplier ?? 1;
}

/** The library that the reports use for it would be half of the page. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
