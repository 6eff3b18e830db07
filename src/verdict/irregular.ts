import type { Reference } from "../model/compared.ts";
import { figureConfidence } from "../statistics/confidence.ts";
import { halfWidth, type Variance, varianceOf } from "../statistics/moderated.ts";
import { binomialTail } from "../statistics/sign-test.ts";
import { mean } from "../statistics/summary.ts";
import type { RatioInterval } from "./evidence.ts";
import type { PairWith } from "./pairs.ts";

/** An engine that takes far longer in some of its samples, fewer than half, and more often than the engine that it is compared with. */
export interface Irregular {
  /** How many of the samples are slow, and of how many. */
  readonly slow: number;
  readonly of: number;
  /** How many times as long as the others the slow samples take. */
  readonly times: number;
  /** The mean of the candidate's samples over the mean of the other engine's: the multiplier is their median, which the slow samples do not move. */
  readonly mean: number;
  /** That of the mean. */
  readonly interval: RatioInterval;
}

/** A sample is slow if its pair's ratio is this many times the median ratio, and the other engine's is if it is so many times under it. */
const slowFrom = 1.2;

/** A runner that is noisy for both engines alike makes one of them irregular in fewer tests than this share. */
const alpha = 0.01;

/**
 * Whether the candidate is irregular. A sample that the machine has slowed is as likely to be the other engine's: those of the candidate
 * have to be more by the sign test.
 *
 * @param multiplier the median of the pairs' ratios
 * @returns undefined if it is not
 */
export function irregularOf<Other extends Reference>(
  pairs: readonly PairWith<Other>[],
  reference: Other,
  multiplier: number,
): Irregular | undefined {
  const distances = pairs.map((pair) => pair.candidate / pair[reference] / multiplier);
  const slow = distances.filter((one) => one >= slowFrom);
  const others = distances.filter((one) => one <= 1 / slowFrom).length;
  if (slow.length === 0 || binomialTail(others, others + slow.length) > alpha) return undefined;
  const sumOf = (role: "candidate" | Other) => pairs.reduce((sum, pair) => sum + pair[role], 0);
  const ratio = sumOf("candidate") / sumOf(reference);
  return {
    slow: slow.length,
    of: pairs.length,
    times: mean(slow),
    mean: ratio,
    interval: intervalOfMeans(pairs, reference, ratio),
  };
}

/** An interval for the quotient of two means. Source: Cochran, Sampling Techniques, 6.3 (the ratio estimator's variance). */
function intervalOfMeans<Other extends Reference>(
  pairs: readonly PairWith<Other>[],
  reference: Other,
  ratio: number,
): RatioInterval {
  const typical = mean(pairs.map((pair) => pair[reference]));
  const { value, degrees } = varianceOf(
    pairs.map((pair) => (pair.candidate - ratio * pair[reference]) / typical),
  );
  return intervalAround(ratio, { value: value / pairs.length, degrees });
}

/** The interval of a mean ratio with this squared error. No ratio is below 0. */
export function intervalAround(ratio: number, squaredError: Variance): RatioInterval {
  const half = halfWidth(squaredError, figureConfidence);
  return { low: Math.max(0, ratio - half), high: ratio + half, confidence: figureConfidence };
}
