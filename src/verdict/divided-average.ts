import { type Estimate, meanOfMedians } from "../statistics/jackknife.ts";

/** The tests of a section that one machine has measured: logarithms of the ratios of each test, by round. */
export type AveragePart = readonly (readonly number[])[];

/** An average over several machines. */
export interface DividedAverage extends Estimate {
  /** The degrees of freedom for Student's t: those of the machine with the fewest rounds, a conservative choice. */
  readonly degrees: number;
}

/** The rounds that all tests of a part have. */
export function roundsOf(series: AveragePart): number {
  return Math.min(...series.map(({ length }) => length));
}

/**
 * The average of a section whose tests several machines have measured: the mean of the machines' averages, weighted by their
 * numbers of tests. Rounds of different machines have nothing in common, so the squares of their errors add up.
 *
 * @param parts with at least 2 rounds each
 * @param most rounds that are taken of each
 */
export function averageOfParts(parts: readonly AveragePart[], most: number): DividedAverage {
  const tests = parts.reduce((sum, { length }) => sum + length, 0);
  const estimates = parts.map((part) => {
    const rounds = Math.min(most, roundsOf(part));
    const weight = part.length / tests;
    return { weight, rounds, ...meanOfMedians(part.map((one) => one.slice(0, rounds))) };
  });
  return {
    value: estimates.reduce((sum, { weight, value }) => sum + weight * value, 0),
    standardError: Math.hypot(...estimates.map(({ weight, standardError }) => weight * standardError)),
    degrees: Math.min(...estimates.map(({ rounds }) => rounds)) - 1,
  };
}
