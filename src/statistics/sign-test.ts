import jStat from "jstat";
import * as library from "simple-statistics";
import { figureConfidence } from "./confidence.ts";
import type { Method } from "./method.ts";

export const signTest: Method = {
  name: "Sign test",
  assumes: "Pairs are independent of each other. Nothing about their distribution.",
  usedFor:
    "Screening a test, passing it at a look of its confirmation, the interval of a median of 15 pairs or more, controls, a point of a search.",
  because:
    "A burst on a shared machine moves a few pairs far, which changes their signs no more than a small one.",
  source: "Conover, Practical Nonparametric Statistics, 3.2 and 3.4",
};

/** Above this the first term of the binomial distribution, 2^-n, is too small for a number. */
const mostExact = 1000;

/** Lower tails of Bin(n, 1/2) by n: a run asks for few n, and for each of them often. */
const tails = new Map<number, readonly number[]>();

/**
 * P(Bin(n, 1/2) <= x): how likely it is that at most x of n fair coins show heads. Exact up to n = 1,000, beyond that
 * the normal approximation with a correction for continuity. Known values are in tables of the sign test, e.g.
 * P(Bin(15) <= 2) = 121 / 32,768.
 *
 * @param x a whole number
 * @param n a whole number, at least 0
 */
export function binomialTail(x: number, n: number): number {
  if (x < 0) return 0;
  if (x >= n) return 1;
  if (n > mostExact) return jStat.normal.cdf(x + 0.5, n / 2, Math.sqrt(n / 4));
  let tail = tails.get(n);
  if (tail === undefined) {
    let sum = 0;
    tail = library.binomialDistribution(n, 0.5)?.map((probability) => {
      sum += probability;
      return sum;
    });
    if (tail === undefined) throw new RangeError(`n is ${n}: expected a whole number of at least 0`);
    tails.set(n, tail);
  }
  // The library leaves out the last ten thousandth of the upper tail.
  return Math.min(1, tail[x] ?? 1);
}

/**
 * The sign test's p-value for "the median is above the line": the chance of at most as many values at or below it, were
 * the median at the line. A value at the line counts against the claim. 1 if there are no values.
 */
export function pAbove(values: readonly number[], line: number): number {
  return binomialTail(values.filter((value) => value <= line).length, values.length);
}

/** The p-value for "the median is below the line"; a value at the line counts against it. */
export function pBelow(values: readonly number[], line: number): number {
  return binomialTail(values.filter((value) => value >= line).length, values.length);
}

/** An interval for a median, and its coverage, which is at least the requested one. */
export interface MedianInterval {
  readonly low: number;
  readonly high: number;
  /** From 0 to 1: the real coverage, since an interval can only begin and end at a value. */
  readonly confidence: number;
}

/**
 * The narrowest interval [x(k+1), x(n-k)] of the sorted values that contains the median with at least the confidence
 * asked for; all of them from the least to the largest if they are too few for that. The confidence is 1 - 2 P(Bin(n, 1/2) <= k): the sign test turned round (Conover, Practical Nonparametric Statistics, 3.2).
 *
 * @param values at least one
 */
export function medianInterval(values: readonly number[], confidence = figureConfidence): MedianInterval {
  const n = values.length;
  if (n === 0) throw new RangeError("an interval needs at least one value");
  const confidenceOf = (k: number) => 1 - 2 * binomialTail(k, n);
  let k = 0;
  while (2 * (k + 1) < n && confidenceOf(k + 1) >= confidence) k++;
  const sorted = values.toSorted((a, b) => a - b);
  return {
    low: sorted[k] as number,
    high: sorted[n - 1 - k] as number,
    confidence: Math.max(0, confidenceOf(k)),
  };
}
