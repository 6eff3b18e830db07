import { binomialTail } from "../statistics/sign-test.ts";
import { mean } from "../statistics/summary.ts";

/** An engine that takes far longer in some of its samples, fewer than half, and more often than the engine that it is compared with. */
export interface Irregular {
  /** How many of the samples are slow, and of how many. */
  readonly slow: number;
  readonly of: number;
  /** How many times as long as the others the slow samples take. */
  readonly times: number;
}

/**
 * A sample is slow if its pair's ratio is this many times the median ratio, and the other engine's is if it is so many times under it. On a
 * machine whose noise hides the smaller, the larger shows.
 */
const slowFrom = [1.2, 2] as const;

/** A runner that is noisy for both engines alike makes one of them irregular in fewer tests than this share. */
const alpha = 0.01;

/**
 * Whether the candidate is irregular. A sample that the machine has slowed is as likely to be the other engine's: those of the candidate
 * have to be more by the sign test.
 *
 * @param ratios of the pairs
 * @param multiplier their median
 * @returns undefined if it is not
 */
export function irregularOf(ratios: readonly number[], multiplier: number): Irregular | undefined {
  const distances = ratios.map((ratio) => ratio / multiplier);
  for (const from of slowFrom) {
    const slow = distances.filter((one) => one >= from);
    const others = distances.filter((one) => one <= 1 / from).length;
    if (slow.length > 0 && binomialTail(others, others + slow.length) <= alpha / slowFrom.length)
      return { slow: slow.length, of: ratios.length, times: mean(slow) };
  }
  return undefined;
}
