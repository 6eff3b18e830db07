import { studentQuantile } from "./student-t.ts";
import { mean } from "./summary.ts";

/**
 * The weight of the other tests' variance, in degrees of freedom. Three rounds give a test's own variance two, which is
 * next to nothing; with 2 to 4 more the intervals covered 95 to 96 % of recorded runs; see bench/README.md.
 */
const priorDegrees = 2;

/** A variance, and how many degrees of freedom it has. */
export interface Variance {
  readonly value: number;
  readonly degrees: number;
}

/**
 * The variance of values around their mean.
 *
 * @param values at least 2
 */
export function varianceOf(values: readonly number[]): Variance {
  const middle = mean(values);
  const degrees = values.length - 1;
  return { value: values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / degrees, degrees };
}

/**
 * A variance that is drawn towards another which is thought to be about as large: (d0 s0^2 + d s^2) / (d0 + d), with d0 + d
 * degrees of freedom (Smyth, Linear Models and Empirical Bayes Methods for Assessing Differential Expression in Microarray
 * Experiments, 2004, with a fixed d0).
 */
export function moderate({ value, degrees }: Variance, prior: number): Variance {
  return {
    value: (priorDegrees * prior + degrees * value) / (priorDegrees + degrees),
    degrees: priorDegrees + degrees,
  };
}

/** The mean of variances, weighted by their degrees of freedom. @param variances at least one */
export function pooledVariance(variances: readonly Variance[]): number {
  const degrees = variances.reduce((sum, one) => sum + one.degrees, 0);
  return variances.reduce((sum, one) => sum + one.value * one.degrees, 0) / degrees;
}

/** Half the width of the two-sided interval of a figure with this squared standard error. */
export function halfWidth({ value, degrees }: Variance, confidence: number): number {
  return studentQuantile((1 + confidence) / 2, degrees) * Math.sqrt(value);
}
