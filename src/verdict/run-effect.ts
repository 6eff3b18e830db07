import type { Reference } from "../model/compared.ts";
import type { Storage } from "../model/test.ts";
import { type MedianInterval, medianInterval } from "../statistics/sign-test.ts";
import { interquartileRange, median, normalQuantile } from "../statistics/summary.ts";

/** Standard deviations of ln multiplier between runs, beyond what the pairs of a run show; at least 0. */
export interface RunEffect {
  /** The part that all tests of a run share. */
  readonly shared: number;
  /** The part of each test, against the baseline. */
  readonly own: Readonly<Record<Storage, number>>;
}

/**
 * How far a run's figures are off by what all of its pairs share, such as the hour and its neighbours on the machine: no number of
 * pairs makes that smaller. It holds between runs within hours on one machine. Other machines, and other builds of one source, differ
 * by more, which nothing here knows.
 *
 * Source: `bench/repeat.ts`; bench/README.md has its figures. Autocommit was not measured, and counts as a file.
 */
export const runEffect: RunEffect = { shared: 0.006, own: { memory: 0, file: 0.01, autocommit: 0.01 } };

/** For figures that are compared with others of the same run. */
export const noRunEffect: RunEffect = { shared: 0, own: { memory: 0, file: 0, autocommit: 0 } };

/** The standard deviation that a run adds to the multiplier of a test, in ln. */
export function effectOn(reference: Reference, storage: Storage, { shared, own } = runEffect): number {
  return reference === "base" ? shared : Math.hypot(shared, own[storage]);
}

/**
 * Half the width of an interval, or the distance of a bound, by the pairs of one run, with what the run adds to it, in quadrature. It is
 * never less than that of the pairs alone, whose variance a few pairs only estimate.
 *
 * @param half by the pairs
 * @param probability of one side, at least 0.5
 * @param deviation that the run adds, in the unit of `half`; by default what all tests share, in ln
 */
export function widenByRun(half: number, probability: number, deviation = runEffect.shared): number {
  return Math.hypot(half, normalQuantile(probability) * deviation);
}

/**
 * How far beyond its ceiling the median of pairs must be, in ln, for a sign test at alpha to hold between runs: by what the run adds to
 * the bound of the median. Its standard error is the interquartile range by the root of the pairs, as in the jackknife.
 *
 * @param logRatios at least one
 */
export function marginOfRun(logRatios: readonly number[], alpha: number): number {
  const error = interquartileRange(logRatios) / Math.sqrt(logRatios.length);
  const half = normalQuantile(1 - alpha) * error;
  return widenByRun(half, 1 - alpha) - half;
}

/**
 * The interval of a median by the sign test, with what the run adds.
 *
 * @param logRatios at least one
 * @param ofRun the standard deviation that the run adds, in ln
 */
export function intervalOfMedian(logRatios: readonly number[], ofRun = runEffect.shared): MedianInterval {
  const { low, high, confidence } = medianInterval(logRatios);
  const middle = median(logRatios);
  const outward = (end: number) => widenByRun(Math.abs(end - middle), (1 + confidence) / 2, ofRun);
  return { low: Math.exp(middle - outward(low)), high: Math.exp(middle + outward(high)), confidence };
}
