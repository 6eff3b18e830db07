import type { Method } from "./method.ts";
import { type Estimate, leastVariance, type Variance, varianceOf } from "./moderated.ts";
import { mean, median } from "./summary.ts";

export const pooledMeanMethod: Method = {
  name: "Pooled mean",
  assumes:
    "ln ratio is a mean of the group, an effect of the round, an effect of the stratum's visit in that round, and an error of each test, with " +
    "means of 0, but for a few that a burst has moved; strata are independent within a round, or what they share shows between rounds.",
  returns: "The mean ln ratio of a group of tests, with its squared standard error and degrees of freedom.",
  usedFor: "Averages against the base: all tests, a suite, a section, a workload.",
  because:
    "A change of everything by 3 % is lost in each test's noise, and certain in the mean of 69; rounds are the units that are independent, " +
    "and three of them need the strata's spread to say how far their mean is off.",
  source:
    "Method of moments for a nested random-effects model (Searle, Casella and McCulloch, Variance Components, 1992), moderated as in Smyth 2004",
};

/**
 * The weight of what the strata's spread predicts for the mean of a round beside the spread of the rounds' means themselves, in
 * degrees of freedom. Chosen by simulation: bench/README.md.
 */
export const strataDegrees = 4;

/** Tests that are measured next to each other in a round, such as those of one variant and storage: their ratios by test and round. */
export type Stratum = readonly (readonly number[])[];

/** The mean of each round over all tests of all strata, and how far their mean may be off. */
export interface PooledMean extends Estimate {
  /** By round. */
  readonly rounds: readonly number[];
}

/**
 * The mean of values over tests and rounds. Its error comes from how the means of the rounds spread, moderated by the error that
 * independent strata would give.
 *
 * @param strata at least one, of at least one test each; a single stratum is divided into its tests
 * @param rounds that count, at least 2; every test has them
 */
export function pooledMean(strata: readonly Stratum[], rounds: number): PooledMean {
  const calm = withinReach(strata.map((part) => part.map((test) => test.slice(0, rounds))));
  const parts = calm.length > 1 ? calm : (calm[0] ?? []).map((test): Stratum => [test]);
  const tests = parts.reduce((sum, { length }) => sum + length, 0);
  const each = parts.map((part) => ({ weight: part.length / tests, rounds: roundMeans(part, rounds) }));
  const means = Array.from({ length: rounds }, (_, round) =>
    each.reduce((sum, { weight, rounds: own }) => sum + weight * (own[round] as number), 0),
  );
  const apart = each.reduce((sum, { weight, rounds: own }) => sum + weight ** 2 * varianceOf(own).value, 0);
  const value = moderateBy(varianceOf(means), parts.length > 1 ? apart : undefined);
  const squaredError = { ...value, value: Math.max(value.value, leastVariance) / rounds };
  return { mean: mean(means), squaredError, rounds: means };
}

/** How far a value may be from the middle of its test, in standard deviations of the group. */
const reach = 3;

/**
 * Draws in what a burst of the machine has moved out of reach (winsorizing: Tukey, The Future of Data Analysis, Annals of Mathematical
 * Statistics 33, 1962): one pair that is 15 % off moves the mean of 36 by as much as their noise.
 */
function withinReach(strata: readonly Stratum[]): Stratum[] {
  const middles = strata.map((part) => part.map(median));
  const deviations = strata.flatMap((part, one) =>
    part.flatMap((test, other) => test.map((value) => Math.abs(value - (middles[one]?.[other] as number)))),
  );
  // With three rounds, one deviation in three is 0: the middle of the others stands for the standard deviation.
  const spread = deviations.filter((deviation) => deviation > 0);
  const limit = spread.length === 0 ? 0 : reach * normalFactor * median(spread);
  return strata.map((part, one) =>
    part.map((test, other) => {
      const middle = middles[one]?.[other] as number;
      return test.map((value) => Math.min(middle + limit, Math.max(middle - limit, value)));
    }),
  );
}

/** A normal distribution's standard deviation by its median absolute deviation. */
const normalFactor = 1.4826;

function roundMeans(part: Stratum, rounds: number): number[] {
  return Array.from({ length: rounds }, (_, round) => mean(part.map((test) => test[round] as number)));
}

function moderateBy({ value, degrees }: Variance, prior: number | undefined): Variance {
  if (prior === undefined) return { value, degrees };
  return {
    value: (strataDegrees * prior + degrees * value) / (strataDegrees + degrees),
    degrees: strataDegrees + degrees,
  };
}
