import jStat from "jstat";
import type { RatioInterval } from "../../verdict/evidence.ts";

/** By how much the multiplier of a test is expected to differ between this run and a second one on the same machine, as shares. */
export interface Repeatability {
  /** The difference of the median test. */
  readonly median: number;
  /** The difference of the test at the 95th percentile. */
  readonly most: number;
}

/** The standard deviations of a normal distribution on each side of an interval of 95 %. */
const sidesOf95 = 1.96;

/**
 * The differences of two runs as the intervals of the tests' multipliers predict them: each is normal, with twice the variance that the
 * interval states, and those of all tests are a mixture of these.
 *
 * @param intervals of 95 %, with ends above 0
 * @returns undefined without an interval
 */
export function expectedDifference(
  intervals: readonly Pick<RatioInterval, "low" | "high">[],
): Repeatability | undefined {
  if (intervals.length === 0) return undefined;
  const deviations = intervals.map(({ low, high }) => (Math.SQRT2 * Math.log(high / low)) / (2 * sidesOf95));
  return { median: quantile(deviations, 0.5), most: quantile(deviations, 0.95) };
}

/** The difference that this share of a mixture of normal differences with mean 0 stays below. */
function quantile(deviations: readonly number[], share: number): number {
  const below = (difference: number) =>
    deviations.reduce((sum, one) => sum + (one === 0 ? 1 : 2 * jStat.normal.cdf(difference, 0, one) - 1), 0) /
    deviations.length;
  let [low, high] = [0, 4 * Math.max(...deviations)];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return high;
}
