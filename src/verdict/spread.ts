import { typicalVariance, varianceOf } from "../statistics/moderated.ts";

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
