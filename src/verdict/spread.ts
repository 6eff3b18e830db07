import type { GroupLevel } from "../model/criteria.ts";
import { typicalVariance, varianceOf } from "../statistics/moderated.ts";

/**
 * By how much two builds of one source differ because the linker put their functions in another order: the standard deviation of
 * ln(candidate / base). Source: all functions shuffled, 16 builds; bench/README.md has the figures. A suite was not measured:
 * it has the deviation of all tests, which is the smallest.
 */
export const layoutDeviations: Readonly<Record<GroupLevel | "test", number>> = {
  test: 0.0144,
  workload: 0.0129,
  section: 0.009,
  suite: 0.0073,
  overall: 0.0073,
};

/** Some tests whose ratios spread about alike, and the pairs of one of them. */
export interface Spread {
  /** Names the tests that spread alike; absent if none are known to. */
  readonly group: string | undefined;
  readonly logRatios: readonly number[];
}

/**
 * The typical variance of ln ratios, by group: from as many of their first pairs of each test, so that it stays the same while more
 * are measured. A group of one test has none, nor has one whose tests do not have these pairs yet.
 *
 * @param pairs of each test, at least 2, or nothing is known
 */
export function typicalVariances(tests: readonly Spread[], pairs: number): ReadonlyMap<string, number> {
  const groups = Map.groupBy(
    tests.filter(({ logRatios }) => logRatios.length >= pairs),
    ({ group }) => group,
  );
  const variances = [...groups].flatMap(([group, own]) => {
    if (group === undefined || own.length < 2 || pairs < 2) return [];
    const typical = typicalVariance(own.map(({ logRatios }) => varianceOf(logRatios.slice(0, pairs))));
    return [[group, typical] as const];
  });
  return new Map(variances);
}

/** The weight of a test, by the name of the tests that spread alike. */
export type WeightOf = (group: string | undefined) => number;

/**
 * How much a test counts in a mean of tests with other spreads, from 0 to 1: durable commits vary by ten times as much as reads in memory,
 * and would drown them. The inverse of the variance of a pair and of what a layout adds, which no number of pairs takes away.
 *
 * @param tests all that are compared with the base
 * @param pairs of each test that tell its spread, at least 2
 * @returns by the name of a group that spreads alike; the least weight for a group of which nothing is known
 */
export function weightsBySpread(tests: readonly Spread[], pairs: number): WeightOf {
  const least = layoutDeviations.test ** 2;
  const weights = new Map(
    [...typicalVariances(tests, pairs)].map(([group, variance]) => [group, least / (variance + least)]),
  );
  const unknown = Math.min(1, ...weights.values());
  return (group) => weights.get(group ?? "") ?? unknown;
}
