import { leastVariance, moderate, type Variance } from "./moderated.ts";

/** A value of a series, and how much it counts beside the others: above 0. */
export interface WeightedValue {
  readonly value: number;
  readonly weight: number;
}

/** Values as one: their weighted mean, their weight, and how far a value of weight 1 is from the mean. */
export interface WeightedMean {
  readonly mean: number;
  /** The sum of the weights. */
  readonly weight: number;
  readonly variance: Variance;
}

/**
 * @param values at least one; the variance of a single one is 0, with no degrees of freedom
 */
export function weightedMean(values: readonly WeightedValue[]): WeightedMean {
  const weight = values.reduce((sum, one) => sum + one.weight, 0);
  const mean = values.reduce((sum, one) => sum + one.weight * one.value, 0) / weight;
  const squares = values.reduce((sum, one) => sum + one.weight * (one.value - mean) ** 2, 0);
  const degrees = values.length - 1;
  return { mean, weight, variance: { value: degrees === 0 ? 0 : squares / degrees, degrees } };
}

/** A difference of two means, and its squared standard error. */
export interface Difference {
  readonly value: number;
  readonly squaredError: Variance;
}

/**
 * The second mean less the first, if values of both spread alike.
 *
 * @param prior what such a variance typically is; undefined if that is not known
 * @returns undefined if nothing is known of how values spread
 */
export function differenceOfMeans(
  first: WeightedMean,
  second: WeightedMean,
  prior: number | undefined,
): Difference | undefined {
  const degrees = first.variance.degrees + second.variance.degrees;
  if (degrees === 0 && prior === undefined) return undefined;
  const squares =
    first.variance.value * first.variance.degrees + second.variance.value * second.variance.degrees;
  const own = { value: degrees === 0 ? 0 : squares / degrees, degrees };
  const { value, degrees: known } = prior === undefined ? own : moderate(own, prior);
  const perWeight = 1 / first.weight + 1 / second.weight;
  return {
    value: second.mean - first.mean,
    squaredError: { value: Math.max(value, leastVariance) * perWeight, degrees: known },
  };
}
