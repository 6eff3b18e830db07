import { logVariance, typicalVariance, type Variance } from "./moderated.ts";
import { mean } from "./summary.ts";

/**
 * The most degrees of freedom that a fitted prior has. Student's quantiles are those of normal values, and the more degrees they have,
 * the less they allow for a few tests that are far noisier than the others: see bench/README.md.
 */
const mostDegrees = 6;

/**
 * The variance that those of each group are drawn towards, with the weight that they themselves call for: the more alike they are, the
 * more degrees of freedom (Smyth, Linear Models and Empirical Bayes Methods for Assessing Differential Expression in
 * Microarray Experiments, 2004, section 6.2). For variances that are scaled chi-squares around inverse chi-squares of d0 degrees,
 *
 *     trigamma(d0 / 2) = var ln s^2 - mean trigamma(d / 2)
 *
 * Each group has a typical variance of its own; var ln s^2 is that within groups, of all of them together. So that few variances
 * do not look alike by luck, its standard error is added to it, and d0 is at most the reciprocal of the variance of a group's own ln
 * typical variance, n / trigamma(d / 2), which is half of what that variance has as degrees of freedom.
 *
 * @param groups variances of at least 1 degree of freedom, by the name of their group; a group of one gets no prior
 * @returns by group
 */
export function fitPriors(
  groups: ReadonlyMap<string, readonly Variance[]>,
  most = mostDegrees,
): ReadonlyMap<string, Variance> {
  const known = [...groups].filter(([, variances]) => variances.length > 1);
  const all = known.flatMap(([, variances]) => variances);
  const freedom = all.length - known.length;
  if (freedom === 0) return new Map();
  const squares = known.flatMap(([, variances]) => squaredDistances(variances.map(logVariance)));
  const spread = squares.reduce((sum, one) => sum + one, 0) / freedom;
  const chance = chanceOf(all);
  // The variance of a sample variance: (fourth cumulant + 2 variance^2) / degrees.
  const error = Math.sqrt(
    mean(all.map(({ degrees }) => polygamma3(degrees / 2) + 2 * chance ** 2)) / freedom,
  );
  const fitted = degreesOf(spread - chance + error, most);
  return new Map(
    known.map(([group, variances]) => {
      const degrees = Math.min(fitted, variances.length / chanceOf(variances));
      return [group, { value: typicalVariance(variances), degrees }];
    }),
  );
}

/** The variance that chance alone gives to ln s^2. */
function chanceOf(variances: readonly Variance[]): number {
  return mean(variances.map(({ degrees }) => trigamma(degrees / 2)));
}

function squaredDistances(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => (value - middle) ** 2);
}

/** The d0 up to `most` at which trigamma(d0 / 2) is this, by halving an interval: trigamma falls all the way. */
function degreesOf(excess: number, most: number): number {
  let [low, high] = [0, most];
  if (trigamma(high / 2) >= excess) return high;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (trigamma(middle / 2) > excess) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The second derivative of the logarithm of the gamma function, to about 1e-8: psi'(x) = psi'(x + 1) + 1 / x^2 up to 6, and beyond
 * that its asymptotic series (Abramowitz and Stegun, Handbook of Mathematical Functions, 6.4.6 and 6.4.12).
 *
 * @param x above 0
 */
export function trigamma(x: number): number {
  if (x < 6) return trigamma(x + 1) + 1 / x ** 2;
  return (
    1 / x + 1 / (2 * x ** 2) + 1 / (6 * x ** 3) - 1 / (30 * x ** 5) + 1 / (42 * x ** 7) - 1 / (30 * x ** 9)
  );
}

/**
 * The fourth derivative of the logarithm of the gamma function, to about 1e-6 (Abramowitz and Stegun, 6.4.6 and 6.4.14): the fourth
 * cumulant of ln s^2 with 2x degrees of freedom.
 *
 * @param x above 0
 */
export function polygamma3(x: number): number {
  if (x < 6) return polygamma3(x + 1) + 6 / x ** 4;
  return 2 / x ** 3 + 3 / x ** 4 + 2 / x ** 5 - 1 / x ** 7 + 4 / (3 * x ** 9);
}
