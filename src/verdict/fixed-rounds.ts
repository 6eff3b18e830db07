import { estimateMean } from "../statistics/moderated.ts";
import { studentQuantile } from "../statistics/student-t.ts";
import { mean, median } from "../statistics/summary.ts";
import type { ClaimState } from "./decision-state.ts";

/** The outcome of a claim that an exact number of pairs decides. */
export type FixedClaim = Extract<ClaimState, { state: "fixed" }>;

/** The most pairs that are named as a number that could decide: more would take hours. */
const mostNeeded = 1_000;

/** The pairs of one test beside its ceiling, as logarithms of ratios. */
export interface FixedTest {
  /** The ratios of whole samples, in round order, at least one. */
  readonly logRatios: readonly number[];
  /** The medians over the chunks of the same pairs; the whole samples count if they are absent. */
  readonly chunkRatios?: readonly number[];
  readonly logCeiling: number;
  /** The typical variance among tests like this one; absent if that is not known. */
  readonly typicalVariance?: number;
}

/**
 * Decides on a test by an exact number of pairs. It passes if the median ratio is within the ceiling. It fails if every pair is over
 * the ceiling and Student's bound of the mean ln ratio is too. Anything else is inconclusive: so few pairs cannot tell it from noise.
 *
 * @param alpha of this claim alone, above 0 and below 0.5
 */
export function decideTestOfRounds(
  { logRatios, chunkRatios = logRatios, logCeiling, typicalVariance }: FixedTest,
  alpha: number,
): FixedClaim {
  const pairs = logRatios.length;
  if (median(logRatios) <= logCeiling) return { state: "fixed", outcome: "pass", pairs };
  const isEachOver = logRatios.every((ratio) => ratio > logCeiling);
  return boundOver(chunkRatios, logCeiling, isEachOver, alpha, typicalVariance);
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
 * Fails a claim whose values are surely over a limit, and names the number of such values that could show it otherwise.
 *
 * @param isEachOver whether no pair is within the limit
 */
function boundOver(
  values: readonly number[],
  limit: number,
  isEachOver: boolean,
  alpha: number,
  typicalVariance?: number,
): FixedClaim {
  const pairs = values.length;
  if (pairs < 2) return { state: "fixed", outcome: "inconclusive", pairs };
  const { mean: figure, squaredError } = estimateMean(values, typicalVariance);
  const { value, degrees } = squaredError;
  const isOver = (count: number) => {
    const bound = studentQuantile(1 - alpha, degrees + count - pairs) * Math.sqrt((value * pairs) / count);
    return figure - bound > limit;
  };
  if (isEachOver && isOver(pairs)) return { state: "fixed", outcome: "fail", pairs };
  let needed = pairs + 1;
  while (needed <= mostNeeded && !isOver(needed)) needed++;
  return { state: "fixed", outcome: "inconclusive", pairs, ...(needed > mostNeeded ? {} : { needed }) };
}
