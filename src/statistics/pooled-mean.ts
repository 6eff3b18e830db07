import type { Method } from "./method.ts";
import { type Estimate, leastVariance, moderate, varianceOf } from "./moderated.ts";
import { deviationsPerMad, mean, median } from "./summary.ts";

export const pooledMeanMethod: Method = {
  name: "Pooled mean",
  assumes:
    "ln ratio is a mean of the group plus effects of the round, of the stratum in that round and of the test, with means of 0 but for a few " +
    "moved by bursts; strata are independent within a round, or what they share shows between rounds.",
  usedFor: "Averages against the base: all tests, a suite, a section, a workload.",
  because:
    "A change of everything by 3 % is lost in each test's noise, and certain in the mean of 69. Only rounds are independent, and three need " +
    "the strata's spread to say how far their mean is off. Durable commits vary ten times as much as reads in memory, so a test weighs by the inverse of its variance, with what a layout adds.",
  source:
    "Searle, Casella and McCulloch, Variance Components, 1992 (moments of a nested random-effects model), moderated as in Smyth 2004",
};

/** The weight of what the strata's spread predicts for the mean of a round beside that of the rounds' means themselves, in degrees of freedom. */
export const strataDegrees = 4;

/** The values of a test, by round. */
export interface PooledSeries {
  /** Names the tests that are measured next to each other in a round, such as those of one variant and storage. */
  readonly stratum: string;
  readonly values: readonly number[];
  /** How much it counts beside other tests, above 0: the smaller, the more its values spread. 1 if absent. */
  readonly weight?: number;
}

/** The weighted mean of each round over all tests, and how far their mean may be off. */
export interface PooledMean extends Estimate {
  /** By round. */
  readonly rounds: readonly number[];
}

/**
 * The mean of values over tests, each by its weight, and rounds. Its error comes from how the means of the rounds spread, moderated by the error that
 * independent strata would give.
 *
 * @param series at least one; those of a single stratum count as strata of their own
 * @param rounds that count, at least 2; every test has them
 */
export function pooledMean(series: readonly PooledSeries[], rounds: number): PooledMean {
  const calm = withinReach(
    series.map(({ values, weight = 1, ...one }) => ({ ...one, weight, values: values.slice(0, rounds) })),
  );
  const total = sumOfWeights(calm);
  const strata = [...Map.groupBy(calm, ({ stratum }) => stratum).values()];
  const parts = strata.length > 1 ? strata : calm.map((one) => [one]);
  const each = parts.map((part) => ({
    weight: sumOfWeights(part) / total,
    rounds: roundMeans(part, rounds),
  }));
  const means = Array.from({ length: rounds }, (_, round) =>
    each.reduce((sum, { weight, rounds: own }) => sum + weight * (own[round] as number), 0),
  );
  const apart = each.reduce((sum, { weight, rounds: own }) => sum + weight ** 2 * varianceOf(own).value, 0);
  const together = varianceOf(means);
  const { value, degrees } = parts.length > 1 ? moderate(together, apart, strataDegrees) : together;
  const squaredError = { value: Math.max(value, leastVariance) / rounds, degrees };
  return { mean: mean(means), squaredError, rounds: means };
}

/** How far a value may be from the middle of its test, in standard deviations of the group for a test of its weight. */
const reach = 3;

/**
 * Draws in what a burst of the machine has moved out of reach (winsorizing: Tukey, The Future of Data Analysis, Annals of Mathematical
 * Statistics 33, 1962): one pair that is 15 % off moves the mean of 36 by as much as their noise.
 */
function withinReach(series: readonly WeightedSeries[]): WeightedSeries[] {
  const around = series.map((one) => ({ ...one, middle: median(one.values) }));
  // With three rounds, one deviation in three is 0: the middle of the others stands for the standard deviation.
  const deviations = around
    .flatMap(({ middle, values, weight }) =>
      values.map((value) => Math.abs(value - middle) * Math.sqrt(weight)),
    )
    .filter((deviation) => deviation > 0);
  const usual = deviations.length === 0 ? 0 : reach * deviationsPerMad * median(deviations);
  return around.map(({ middle, ...one }) => {
    const limit = usual / Math.sqrt(one.weight);
    const calm = one.values.map((value) => Math.min(middle + limit, Math.max(middle - limit, value)));
    return { ...one, values: calm };
  });
}

type WeightedSeries = Required<PooledSeries>;

function sumOfWeights(series: readonly WeightedSeries[]): number {
  return series.reduce((sum, { weight }) => sum + weight, 0);
}

function roundMeans(part: readonly WeightedSeries[], rounds: number): number[] {
  const total = sumOfWeights(part);
  return Array.from({ length: rounds }, (_, round) =>
    part.reduce((sum, { values, weight }) => sum + (weight / total) * (values[round] as number), 0),
  );
}
