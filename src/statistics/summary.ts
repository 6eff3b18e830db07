import * as library from "simple-statistics";

/**
 * The middle value, or the mean of the two middle ones: well known, and unmoved by a few outliers.
 * @param values at least one, in any order
 */
export function median(values: readonly number[]): number {
  return library.median([...values]);
}

/**
 * The arithmetic mean: of multipliers it lets a slow test weigh more than a fast one, as the reports people know
 * do; a geometric mean would not. The sum is compensated (Kahan-Babuska), so the order of the values hardly matters.
 * @param values at least one
 */
export function mean(values: readonly number[]): number {
  return library.mean([...values]);
}

/**
 * The geometric mean: 2x and 0.5x come to 1x.
 * @param values above 0, at least one
 */
export function geometricMean(values: readonly number[]): number {
  return library.logAverage([...values]);
}

/**
 * The distance between the quartiles: the spread of the middle half.
 * @param values at least one, in any order
 */
export function interquartileRange(values: readonly number[]): number {
  return library.interquartileRange([...values]);
}

/** The fewest ratios that show a spread. */
const fewestRatios = 3;

/**
 * Noise: the median absolute deviation of the pairs' ratios (candidate / baseline), in percent of their median; 0
 * where all ratios are equal. Half of the pairs are nearer to the median than this, so one burst does not show;
 * unscaled, so it is not an estimate of a standard deviation.
 * @param ratios above 0
 * @returns undefined for fewer than 3 ratios
 */
export function noisePercent(ratios: readonly number[]): number | undefined {
  if (ratios.length < fewestRatios) return undefined;
  return (100 * library.medianAbsoluteDeviation([...ratios])) / median(ratios);
}

/** 1 / Phi^-1(3/4): half of a normal distribution lies within 0.6745 standard deviations of its middle. */
export const deviationsPerMad = 1.4826;

/**
 * The scaled median absolute deviation: an estimate of a normal distribution's standard deviation from its middle half,
 * so that outliers do not move it. The estimate needs about 2.7 times as many values as the standard deviation for the same precision
 * (Rousseeuw and Croux, Alternatives to the Median Absolute Deviation, 1993).
 *
 * @param series at least one, each with at least one value; each is measured from its own median, all together
 */
export function robustDeviation(...series: readonly (readonly number[])[]): number {
  const deviations = series.flatMap((values) => {
    const middle = median(values);
    return values.map((value) => Math.abs(value - middle));
  });
  return deviationsPerMad * median(deviations);
}

/** The quantile of the standard normal distribution, e.g. 1.96 for 0.975; accurate to about 0.01. */
export function normalQuantile(probability: number): number {
  return library.probit(probability);
}
