import type { Method } from "../../../../statistics/method.ts";
import { deviationsPerMad } from "../../../../statistics/summary.ts";
import type { WeightedValue } from "../../../../statistics/weighted.ts";

export const prewhitening: Method = {
  name: "Prewhitening",
  assumes:
    "Noise is a first-order autoregression, with one coefficient for all series of a history. Slower drift is a change.",
  usedFor: "The nights of a history, before they are divided.",
  because:
    "Nights that depend on the night before multiply false changes. One series is too short to show how far, so all show it together: the coefficient, from 0 to 0.9, is the one in its 90 % interval nearest to 0.3.",
  source:
    "Cochrane and Orcutt, J. Am. Statist. Assoc. 44, 1949; the coefficient by differences, von Neumann, Ann. Math. Statist. 12, 1941",
};

/** The correlation that is taken for true as far as the values do not contradict. A smaller one would multiply false changes where it is true. */
const assumed = 0.3;

/** The largest correlation that an estimate can give: with more, hardly anything is left to see a change by. */
const largest = 0.9;

/** Differences are taken of neighbours and of values up to so many places apart. */
const lags = [1, 2, 3] as const;
const longest = 3;

/** Differences of more than so many of a series' standard deviation of a difference are a change or a wild value. */
const wild = 4;

/** Parts of the time that are left out in turn. */
const parts = 10;

/** The standard deviations of a normal distribution on each side of an interval of 90 %. */
const halfWidth = 1.645;

/**
 * How far neighbours in time depend on each other, as the coefficient of a first-order autoregression that all series share. With the
 * mean squares v1, v2 and v3 of the differences of values one, two and three places apart, v2 / v1 is 1 + phi and v3 / v1 is
 * 1 + phi + phi^2, so that phi = sqrt((v2 + v3) / v1 - 1) - 1. Unlike products of deviations, differences need no level, which a short
 * series does not know, and a change of level is in few of them. Each difference counts in units of its series, and not at all if it
 * is wild.
 *
 * The estimate has an interval of 90 %, from a jackknife that leaves out a tenth of the time in all series at once, so that
 * what a night does to all series counts as one deviation. The result is the place in the interval that is nearest to 0.3, and at least 0: too
 * small a coefficient multiplies false changes, and too large a one only hides small ones.
 *
 * Sources: von Neumann, Distribution of the ratio of the mean square successive difference to the variance, Ann. Math. Statist. 12, 1941;
 * Efron and Tibshirani, An Introduction to the Bootstrap, 11.
 *
 * @param series of each the levels that are known, in order of time, with the values of each; no difference crosses a change of level
 * @returns from 0 to 0.9
 */
export function correlationOfNeighbours(series: readonly (readonly (readonly number[])[])[]): number {
  const squares = Array.from({ length: parts }, () => lags.map(() => ({ sum: 0, count: 0 })));
  for (const levels of series) addSquares(levels, squares);
  const estimate = coefficientOf(squares);
  const without = squares.map((_, part) => coefficientOf(squares.toSpliced(part, 1)));
  const middle = without.reduce((sum, one) => sum + one, 0) / parts;
  const deviations = without.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  const half = halfWidth * Math.sqrt(((parts - 1) / parts) * deviations);
  // Too few values to say anything.
  if (!Number.isFinite(half)) return assumed;
  return Math.min(largest, Math.max(0, estimate - half, Math.min(assumed, estimate + half)));
}

interface Squares {
  sum: number;
  count: number;
}

/** Adds the squared differences of a series, by part of its time and by lag. */
function addSquares(levels: readonly (readonly number[])[], squares: readonly (readonly Squares[])[]): void {
  const scale = scaleOfDifferences(levels);
  if (scale === 0) return;
  const count = levels.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  for (const values of levels) {
    for (let place = 1; place < values.length; place++) {
      const part = squares[Math.floor(((before + place) * parts) / count)] as readonly Squares[];
      for (const [index, lag] of lags.entries()) {
        if (lag > place) continue;
        const found = part[index] as Squares;
        const square = (((values[place] as number) - (values[place - lag] as number)) / scale) ** 2;
        if (square > wild ** 2) continue;
        found.sum += square;
        found.count++;
      }
    }
    before += values.length;
  }
}

/** The standard deviation of a difference, of all lags alike, from the middle one; 0 if most are 0 or there are none. */
function scaleOfDifferences(levels: readonly (readonly number[])[]): number {
  const places = levels.map(({ length }) => Math.max(0, length - longest));
  const sizes = new Float64Array(lags.length * places.reduce((sum, one) => sum + one, 0));
  let next = 0;
  for (const values of levels)
    for (let place = longest; place < values.length; place++)
      for (const lag of lags)
        sizes[next++] = Math.abs((values[place] as number) - (values[place - lag] as number));
  return deviationsPerMad * (sizes.sort()[sizes.length >> 1] ?? 0);
}

/** NaN if there are no differences. */
function coefficientOf(squares: readonly (readonly Squares[])[]): number {
  const [one, two, three] = lags.map((_, index) => {
    const ofLag = squares.map((part) => part[index] as Squares);
    return ofLag.reduce((sum, part) => sum + part.sum, 0) / ofLag.reduce((sum, part) => sum + part.count, 0);
  }) as [number, number, number];
  return Math.sqrt(Math.max(0, (two + three) / one - 1)) - 1;
}

/**
 * Values in order of time without what each has of the one before it: x[t] + phi / (1 - phi) (x[t] - x[t - 1]). Their level stays where it is,
 * and their noise is what is new in each value, divided by 1 - phi. The first one stays.
 *
 * Source: Cochrane and Orcutt, Application of Least Squares Regression to Relationships Containing Auto-Correlated Error Terms,
 * J. Am. Statist. Assoc. 44, 1949, divided by 1 - phi.
 *
 * @param coefficient phi, at least 0 and below 1
 */
export function prewhiten(values: readonly WeightedValue[], coefficient: number): WeightedValue[] {
  const carried = coefficient / (1 - coefficient);
  return values.map(({ value, weight }, index) => ({
    value: value + carried * (value - (values[index - 1]?.value ?? value)),
    weight,
  }));
}
