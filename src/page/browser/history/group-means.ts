import type { PointsData, TestData } from "../../data/page-data.ts";
import { meansOfSameTests, type SameTestsMeans } from "../../data/same-tests.ts";

/** Tests of a storage and kind, which spread about alike. */
export interface GroupMeans extends SameTestsMeans {
  readonly storage: string;
  readonly kind: string;
}

/** The mean multiplier of each storage and kind over the runs. */
export function groupMeans(
  tests: readonly Pick<TestData, "storage" | "kind" | "trend">[],
  runs: number,
): GroupMeans[] {
  const groups = Map.groupBy(tests, ({ storage, kind }) => `${storage}/${kind}`);
  return [...groups.values()].flatMap((group): GroupMeans[] => {
    const [{ storage, kind }] = group as [TestData, ...TestData[]];
    const all = group.flatMap(({ trend }) =>
      trend === undefined ? [] : [{ multipliers: multipliersOf(trend.points), levels: trend.levels }],
    );
    const means = meansOfSameTests(all, runs);
    return means === undefined ? [] : [{ storage, kind, ...means }];
  });
}

/** The multiplier in each run; null in runs without a multiplier. */
export function multipliersOf({ candidate, baseline }: PointsData): (number | null)[] {
  return candidate.map((ns, run) => {
    const divisor = baseline[run] ?? null;
    return ns === null || divisor === null ? null : ns / divisor;
  });
}
