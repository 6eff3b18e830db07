import type { Method } from "./method.ts";
import { mean } from "./summary.ts";

export const shrinkage: Method = {
  name: "Empirical Bayes shrinkage",
  assumes: "Figures of one group spread about a common mean, nearly normally; the error of each is known.",
  returns: "Each figure, drawn towards the mean the more its error counts beside the spread.",
  usedFor: "The worst test of a report, if several may be the worst.",
  because: "The largest of many noisy figures is too large: chance has helped to make it the largest.",
  source:
    "Efron and Morris 1975, Data Analysis Using Stein's Estimator and Its Generalizations, J. Am. Statist. Assoc. 70",
};

/** A value with its squared standard error. */
export interface Noisy {
  readonly value: number;
  /** At least 0. */
  readonly squaredError: number;
}

/**
 * The values, each drawn towards their mean: m + (value - m) t / (t + e), where e is its squared error and t the variance of the true
 * values, which is that of the values less the mean squared error, at least 0.
 *
 * @returns in the order given; fewer than 3 values show no spread, and stay as they are
 */
export function shrink(values: readonly Noisy[]): number[] {
  if (values.length < 3) return values.map(({ value }) => value);
  const middle = mean(values.map(({ value }) => value));
  const squares = values.reduce((sum, { value }) => sum + (value - middle) ** 2, 0);
  const noise = mean(values.map(({ squaredError }) => squaredError));
  const spread = Math.max(0, squares / (values.length - 1) - noise);
  return values.map(({ value, squaredError }) =>
    squaredError === 0 ? value : middle + ((value - middle) * spread) / (spread + squaredError),
  );
}
