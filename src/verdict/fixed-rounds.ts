import { estimateMean, type Variance, varianceOf } from "../statistics/moderated.ts";
import { studentQuantile } from "../statistics/student-t.ts";
import { mean, median } from "../statistics/summary.ts";
import { isMeanOver, isMedianWithin } from "./confirmation.ts";
import type { ClaimState, TrialSeries } from "./decision-state.ts";
import { widenByRun } from "./run-effect.ts";
import type { Spread } from "./spread.ts";

/** The outcome of a claim that an exact number of pairs decides. */
export type FixedClaim = Extract<ClaimState, { state: "fixed" }>;

/** The most pairs that are named as a number that could decide: more would take hours. */
const mostNeeded = 1_000;

/**
 * More than pairs spread on any runner (bench/README.md). With it three pairs that one burst has moved still fail a test that is far over its
 * ceiling, whose own variance of two degrees of freedom would allow for anything.
 */
const largestSpread: Variance = { value: 0.5 ** 2, degrees: 4 };

/** The share of a claim's alpha that the bound by the largest spread has. */
const shareOfLargestSpread = 0.1;

/** The variances of tests, by the group that spreads alike; tests without a group or a second pair have none. */
export function variancesByGroup(tests: readonly Spread[]): ReadonlyMap<string, readonly Variance[]> {
  const groups = new Map<string, Variance[]>();
  for (const { group, logRatios } of tests) {
    if (group === undefined || logRatios.length < 2) continue;
    groups.set(group, [...(groups.get(group) ?? []), varianceOf(logRatios)]);
  }
  return groups;
}

/**
 * Decides on a test by an exact number of pairs. It passes if the median ratio is within the ceiling, and the mean without the slowest pair
 * is less than a tenth over it. It fails if every pair is over the ceiling and Student's bound of the mean ln ratio is too, by how such
 * pairs spread or by how they spread at most. Anything else is inconclusive: so few pairs cannot tell it from noise.
 *
 * @param alpha of this claim alone, above 0 and below 0.5
 * @param prior what the variance of such tests is like; undefined if that is not known
 */
export function decideTestOfRounds(
  { logRatios, logCeiling }: TrialSeries,
  alpha: number,
  prior?: Variance,
): FixedClaim {
  const pairs = logRatios.length;
  if (passesRounds(logRatios, logCeiling)) return { state: "fixed", outcome: "pass", pairs };
  const isEachOver = logRatios.every((ratio) => ratio > logCeiling);
  return boundOver(logRatios, logCeiling, isEachOver, alpha, prior);
}

/** Whether the median ratio is within a ceiling, and the mean without the slowest pair less than a tenth over it. */
export function passesRounds(logRatios: readonly number[], logCeiling: number): boolean {
  return (
    isMedianWithin(logRatios, logCeiling) && !(logRatios.length > 1 && isMeanOver(logRatios, logCeiling, 1))
  );
}

/**
 * Decides on a section's average in the same way: by the mean ratio of its tests in each round, since a bad second hits many tests
 * at once.
 *
 * @param series logarithms of ratios of each of its tests; rounds that not all of them have are not used
 * @param ceiling the largest average allowed
 * @param alpha of this claim alone
 */
export function decideAverageOfRounds(
  series: readonly (readonly number[])[],
  ceiling: number,
  alpha: number,
): FixedClaim {
  const pairs = Math.min(...series.map(({ length }) => length));
  const average = mean(series.map((ratios) => Math.exp(median(ratios.slice(0, pairs)))));
  if (average <= ceiling) return { state: "fixed", outcome: "pass", pairs };
  const rounds = Array.from({ length: pairs }, (_, round) =>
    Math.log(mean(series.map((ratios) => Math.exp(ratios[round] as number)))),
  );
  const limit = Math.log(ceiling);
  return boundOver(
    rounds,
    limit,
    rounds.every((value) => value > limit),
    alpha,
  );
}

/**
 * Fails a claim whose values are surely over a limit, by more than the run itself may have added, and names the number of such values that could show it otherwise.
 *
 * @param isEachOver whether no pair is within the limit
 */
function boundOver(
  values: readonly number[],
  limit: number,
  isEachOver: boolean,
  alpha: number,
  prior?: Variance,
): FixedClaim {
  const pairs = values.length;
  if (pairs < 2) return { state: "fixed", outcome: "inconclusive", pairs };
  const isOverBy = (spread: Variance | undefined, share: number, count: number) => {
    const { mean: figure, squaredError } = estimateMean(values, spread?.value, spread?.degrees);
    const { value, degrees } = squaredError;
    const probability = 1 - share * alpha;
    const ofPairs =
      studentQuantile(probability, degrees + count - pairs) * Math.sqrt((value * pairs) / count);
    return figure - widenByRun(ofPairs, probability) > limit;
  };
  const isOver = (count: number) =>
    isOverBy(prior, 1 - shareOfLargestSpread, count) || isOverBy(largestSpread, shareOfLargestSpread, count);
  if (isEachOver && isOver(pairs)) return { state: "fixed", outcome: "fail", pairs };
  const needed = isOver(mostNeeded) ? fewest(isOver, pairs + 1, mostNeeded) : undefined;
  return { state: "fixed", outcome: "inconclusive", pairs, needed };
}

/** The least count for which something holds that holds for all larger ones, and for the largest. */
function fewest(holds: (count: number) => boolean, least: number, largest: number): number {
  let [low, high] = [least, largest];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
