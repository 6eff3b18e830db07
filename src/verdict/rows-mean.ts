import type { Test } from "../model/test.ts";
import { type Variance, varianceOfMedian } from "../statistics/moderated.ts";
import { pooledMean } from "../statistics/pooled-mean.ts";
import { weightedMean } from "../statistics/weighted.ts";
import type { RatioInterval } from "./evidence.ts";
import { intervalOfMean } from "./intervals.ts";

/** A row of a test, in a mean over several. */
export interface MeanRow {
  /** The row's figure, above 0. */
  readonly ratio: number;
  /** How much it counts, above 0. */
  readonly weight: number;
  /** Names the tests that are measured side by side in a round. */
  readonly stratum: string;
  /** How many pairs the figure is the median of, at least 1. */
  readonly pairs: number;
  /** ln ratio of every counted pair, from which it is known how pairs spread. */
  readonly logRatios: readonly number[];
}

/** The row of a test that is compared with the base. */
export interface ComparedRow extends MeanRow {
  readonly test: Test;
  /** Names the tests whose ratios spread about alike; undefined if that is not known. */
  readonly group: string | undefined;
}

/** The geometric mean of rows. */
export interface RowsMean {
  readonly multiplier: number;
  /** The rounds that all rows have. */
  readonly rounds: number;
  /** The squared error of its logarithm, and the interval by that; absent for fewer than 2 rounds. */
  readonly squaredError?: Variance;
  readonly interval?: RatioInterval;
}

/**
 * The weighted geometric mean of rows' own figures, so that it lies between them. How far it may be off is seen from how their rounds spread. A row
 * is a median, whose error is larger than that of a mean, and may be made of fewer pairs than are counted.
 *
 * @param rows at least one
 */
export function meanOfRows(rows: readonly MeanRow[]): RowsMean {
  const { mean: log } = weightedMean(rows.map(({ ratio, weight }) => ({ value: Math.log(ratio), weight })));
  const rounds = Math.min(...rows.map(({ logRatios }) => logRatios.length));
  if (rounds < 2) return { multiplier: Math.exp(log), rounds };
  const series = rows.map(({ stratum, weight, logRatios: values }) => ({ stratum, weight, values }));
  const { value, degrees } = pooledMean(series, rounds).squaredError;
  const errorOf = ({ weight, pairs }: MeanRow) => (weight ** 2 * varianceOfMedian(pairs)) / pairs;
  const [squares, ofRows] = [sum(rows.map(({ weight }) => weight ** 2)), sum(rows.map(errorOf))];
  const squaredError = { value: (value * rounds * ofRows) / squares, degrees };
  return { multiplier: Math.exp(log), rounds, squaredError, interval: intervalOfMean(log, squaredError) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}
