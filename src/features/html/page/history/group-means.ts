import type { PointsData, TestData, TrendData } from "../../data/page-data.ts";

/** Tests of a storage and kind, which spread about alike. */
export interface GroupMeans {
  readonly storage: string;
  readonly kind: string;
  /** The number of tests; tests that are gone do not count if others are left. */
  readonly tests: number;
  /** For each run the geometric mean of the tests' multipliers; null if it has less than half of the group's tests. */
  readonly means: readonly (number | null)[];
}

/**
 * The mean multiplier of each storage and kind over the runs. A mean is always of the same tests, or it would change with them:
 * where a run has no figure of a test, the level that the test had then stands for it.
 */
export function groupMeans(
  tests: readonly Pick<TestData, "storage" | "kind" | "trend">[],
  runs: number,
): GroupMeans[] {
  const groups = Map.groupBy(tests, ({ storage, kind }) => `${storage}/${kind}`);
  return [...groups.values()].flatMap((group): GroupMeans[] => {
    const [{ storage, kind }] = group as [TestData, ...TestData[]];
    const all = group.flatMap(({ trend }) => (trend === undefined ? [] : [withMultipliers(trend)]));
    if (all.length === 0) return [];
    const present = all.filter(({ last }) => last + goneAfter >= runs - 1);
    const trends = present.length === 0 ? all : present;
    const means = Array.from({ length: runs }, (_, run) => {
      const there = trends.filter(({ first }) => run >= first);
      const measured = there.filter(({ multipliers }) => typeof multipliers[run] === "number").length;
      if (measured === 0 || 2 * measured < there.length) return null;
      return geometricMean(trends.map((trend) => valueAt(trend, run)));
    });
    return [{ storage, kind, tests: trends.length, means }];
  });
}

/** A test that is missing from this many of the newest runs is gone, and counts in no mean. Fewer runs may have measured a part of the suite. */
const goneAfter = 5;

/** A test's multipliers, and the indexes of the first and the last of them. */
function withMultipliers({ points, levels }: TrendData) {
  const multipliers = multipliersOf(points);
  const isKnown = (one: number | null) => one !== null;
  return {
    multipliers,
    levels,
    first: multipliers.findIndex(isKnown),
    last: multipliers.findLastIndex(isKnown),
  };
}

/** A multiplier, or the level at that time, or the nearest level. */
function valueAt({ multipliers, levels }: ReturnType<typeof withMultipliers>, run: number): number {
  const value = multipliers[run];
  if (typeof value === "number") return value;
  const level = levels.findLast(({ first }) => first <= run) ?? levels[0];
  return level?.multiplier ?? 1;
}

/** The library that the reports use for it would be half of the page. */
function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/** The multiplier in each run; null in runs without a multiplier. */
export function multipliersOf({ candidate, baseline }: PointsData): (number | null)[] {
  return candidate.map((ns, run) => {
    const divisor = baseline[run] ?? null;
    return ns === null || divisor === null ? null : ns / divisor;
  });
}
