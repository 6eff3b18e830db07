import { varianceOf } from "../../../../statistics/moderated.ts";
import { mean } from "../../../../statistics/summary.ts";

/** The fewest values that show how rare the rarest are. */
const fewestValues = 20;

/**
 * How heavy the tails of values are: the degrees of freedom of the Student's t distribution with the same kurtosis, 4 + 6 / k for an
 * excess kurtosis of k (Johnson, Kotz and Balakrishnan, Continuous Univariate Distributions, volume 2, 1995, chapter 28).
 *
 * @param groups values that spread alike within a group, and may have other means and variances in another
 * @returns above 4; infinite if tails are not heavier than a normal distribution's, undefined if there are too few values
 */
export function tailDegrees(groups: readonly (readonly number[])[]): number | undefined {
  const known = groups.filter((values) => values.length >= 4 && varianceOf(values).value > 0);
  const count = known.reduce((sum, values) => sum + values.length, 0);
  if (count < fewestValues) return undefined;
  const excess = known.reduce((sum, values) => sum + values.length * excessKurtosis(values), 0) / count;
  return excess > 0 ? 4 + 6 / excess : Infinity;
}

/** Without the bias that small normal samples have. */
function excessKurtosis(values: readonly number[]): number {
  const middle = mean(values);
  const moment = (power: number) => mean(values.map((value) => (value - middle) ** power));
  const count = values.length;
  return (moment(4) / moment(2) ** 2) * ((count + 1) / (count - 1)) - 3;
}
