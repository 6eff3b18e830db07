import type { Method } from "./method.ts";
import { studentQuantile } from "./student-t.ts";
import { mean } from "./summary.ts";

export const moderatedT: Method = {
  name: "Moderated t",
  assumes: "Tests of one group have variances of one size; ln ratios have no longer tails than the group's.",
  usedFor:
    "Screening after few pairs, a fixed number of pairs, changes against the base, intervals of fewer than 15 pairs, a search's line, the throughput of several connections.",
  because: "Three rounds give a test's own variance only two degrees of freedom: the group's fills in.",
  source:
    "Smyth, Statistical Applications in Genetics and Molecular Biology 3 (1), 2004; prior of 2 degrees, for a fixed number of pairs a fitted one of at most 6",
};

/** The weight of the other tests' variance, in degrees of freedom: see bench/README.md. Three rounds give a test's own variance two. */
export const priorDegrees = 2;

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
 * Experiments, 2004).
 *
 * @param prior s0^2
 * @param weight d0, from 0
 */
export function moderate({ value, degrees }: Variance, prior: number, weight = priorDegrees): Variance {
  return { value: (weight * prior + degrees * value) / (weight + degrees), degrees: weight + degrees };
}

/** The least standard deviation of ln ratios, 0.01 %: no measurement is more precise. */
export const leastVariance = 1e-8;

/** A mean, and its squared standard error. */
export interface Estimate {
  readonly mean: number;
  readonly squaredError: Variance;
}

/**
 * The mean of values, and how far it may be off: by the values' own variance or by a moderated variance.
 *
 * @param values at least 2
 * @param prior what such variances are typically, if that is known
 * @param weight the degrees of freedom of the prior
 */
export function estimateMean(values: readonly number[], prior?: number, weight = priorDegrees): Estimate {
  const own = varianceOf(values);
  const { value, degrees } = prior === undefined ? own : moderate(own, prior, weight);
  const squaredError = { value: Math.max(value, leastVariance) / values.length, degrees };
  return { mean: mean(values), squaredError };
}

/**
 * The typical variance: the geometric mean of unbiased logarithms, exp(mean(ln s^2 - psi(d / 2) + ln(d / 2))), so that a few large
 * ones do not decide (Smyth 2004, section 6.2).
 *
 * @param variances at least one
 */
export function typicalVariance(variances: readonly Variance[]): number {
  return Math.exp(mean(variances.map(logVariance)));
}

/** ln of a variance, without the bias that its few degrees of freedom give it. */
export function logVariance({ value, degrees }: Variance): number {
  return Math.log(Math.max(value, leastVariance)) - digamma(degrees / 2) + Math.log(degrees / 2);
}

/**
 * The logarithmic derivative of the gamma function, to about 1e-10: psi(x + 1) = psi(x) + 1 / x up to 6, and beyond that its
 * asymptotic series (Abramowitz and Stegun, Handbook of Mathematical Functions, 6.3.5 and 6.3.18).
 *
 * @param x above 0
 */
export function digamma(x: number): number {
  if (x < 6) return digamma(x + 1) - 1 / x;
  const square = 1 / x ** 2;
  const series =
    square * (1 / 12 - square * (1 / 120 - square * (1 / 252 - square * (1 / 240 - square / 132))));
  return Math.log(x) - 1 / (2 * x) - series;
}

/**
 * How many times the variance of a mean that of a median of as many values is: 1 for three values, and pi / 2 for very many, as of a normal
 * distribution (Kenney and Keeping, Mathematics of Statistics 1, 1962, p. 211). For three it is 1.35, which a moderated t of three values makes up for.
 *
 * @param values at least 2
 */
export function varianceOfMedian(values: number): number {
  return 1 + (Math.PI / 2 - 1) * Math.max(0, 1 - 3 / values);
}

/** Half the width of the two-sided interval of a figure with this squared standard error. */
export function halfWidth({ value, degrees }: Variance, confidence: number): number {
  return studentQuantile((1 + confidence) / 2, degrees) * Math.sqrt(value);
}
