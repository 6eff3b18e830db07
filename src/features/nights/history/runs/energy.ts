import type { Method } from "../../../../statistics/method.ts";
import type { WeightedValue } from "../../../../statistics/weighted.ts";
import { createDistanceSums, type DistanceSums } from "./distance-sums.ts";

export const energyStatistic: Method = {
  name: "Energy statistic",
  assumes: "Values before and after a change differ in distribution; each has a weight.",
  usedFor: "Candidates for change points in a history.",
  because: "It finds a change of level among nights whose spread differs, without a model of the noise.",
  source: "Matteson and James, J. Am. Statist. Assoc. 109, 2014 (E-divisive)",
};

/** Where values divide best. */
export interface Division {
  /** The index of the first value after the change. */
  readonly at: number;
  /** How unlike the values before and after it are: the larger, the less alike; 0 if there is no division. */
  readonly statistic: number;
}

/**
 * Finds the best division of values in any order, so that divisions of random orders can be compared with the division of the
 * real order.
 */
export interface Divider {
  /** Between all values before a place and all those from it on, but for newest ones that are too few to be a side. */
  readonly step: (order: Int32Array) => Division;
  /**
   * Between a stretch of values and all others, before and after it; the place is the end that divides better. With a floor above
   * 0, the first that is found above it instead of the best.
   */
  readonly stretch: (order: Int32Array, floor?: number) => Division;
}

/**
 * The statistic is the one of E-divisive: (n m / (n + m)) (2 E|X - Y| - E|X - X'| - E|Y - Y'|) for the n values on one side and the m
 * values on the other. A stretch, as in circular binary segmentation, is unlike those before it and unlike those after it. There are many
 * more stretches than steps, so chance makes one that divides well more often: each is to be compared with its own kind. Distances are
 * not squared, and a wild value counts no more than its distance. A mean of distances weighs each pair with the product of its
 * weights, and n and m are sums of weights.
 *
 * The time for a step grows as n log n with the number of values, that for a stretch as its square.
 *
 * Sources: Matteson and James, A Nonparametric Approach for Multiple Change Point Analysis of Multivariate Data, J. Am. Stat.
 * Assoc. 109, 2014, with an exponent of 1; Olshen, Venkatraman, Lucito and Wigler, Circular binary segmentation, Biostatistics 5, 2004.
 *
 * @param series at least `2 * least` values; an order names each by its index
 * @param least how many values there must be on each side, at least 3
 */
export function createDivider(series: readonly WeightedValue[], least: number): Divider {
  const given = prepare(series);
  const ordered = createOrdered(series.length);
  return {
    step: (order) => {
      arrange(given, order, ordered);
      given.sumAmong(order, ordered.among);
      return bestStep(ordered, least);
    },
    stretch: (order, floor = 0) => {
      arrange(given, order, ordered);
      given.sumAmong(order, ordered.among);
      return bestStretch(ordered, least, floor);
    },
  };
}

/** Values with what does not depend on their order. */
interface Given extends DistanceSums {
  /** Differences from one of them: if all are the same, no sum of distances is rounded. */
  readonly values: Float64Array;
  /** With a mean of 1. */
  readonly weights: Float64Array;
}

function prepare(series: readonly WeightedValue[]): Given {
  const origin = series[0]?.value ?? 0;
  const sum = series.reduce((total, { weight }) => total + weight, 0);
  const values = Float64Array.from(series, ({ value }) => value - origin);
  const weights = Float64Array.from(series, ({ weight }) => (weight * series.length) / sum);
  return { values, weights, ...createDistanceSums(values, weights) };
}

/** Values in an order. Neighbours in memory are read four times as fast. */
interface Ordered {
  readonly values: Float64Array;
  readonly weights: Float64Array;
  /** Sums over the first values, from none to all: of weights, of their squares, and of distances to all. */
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  readonly toAll: Float64Array;
  /** Sums of the distances among the first values, from none to all. */
  readonly among: Float64Array;
  /** Sums of the distances among the values from each place to an end. */
  readonly after: Float64Array;
}

function createOrdered(count: number): Ordered {
  return {
    values: new Float64Array(count),
    weights: new Float64Array(count),
    sums: new Float64Array(count + 1),
    squares: new Float64Array(count + 1),
    toAll: new Float64Array(count + 1),
    among: new Float64Array(count + 1),
    after: new Float64Array(count + 1),
  };
}

function arrange(given: Given, order: Int32Array, ordered: Ordered): void {
  const { values, weights, sums, squares, toAll } = ordered;
  for (let place = 0; place < order.length; place++) {
    const index = order[place] as number;
    const weight = given.weights[index] as number;
    values[place] = given.values[index] as number;
    weights[place] = weight;
    sums[place + 1] = (sums[place] as number) + weight;
    squares[place + 1] = (squares[place] as number) + weight * weight;
    toAll[place + 1] = (toAll[place] as number) + (given.toAll[index] as number);
  }
}

/** @param ordered with the distances among the first values; those to all are used up */
function bestStep(ordered: Ordered, least: number): Division {
  const count = ordered.values.length;
  let best = bestStepBefore(count, ordered, least);
  for (let end = count - 1; end > count - least; end--) {
    leaveOut(end, ordered);
    const found = bestStepBefore(end, ordered, least);
    if (found !== undefined && found.statistic >= (best?.statistic ?? 0)) best = found;
  }
  return best ?? { at: least, statistic: 0 };
}

/** The best step of the values before `end`, as if they were all; undefined if fewer than `least` are unlike the others. */
function bestStepBefore(end: number, ordered: Ordered, least: number): Division | undefined {
  const { sums, toAll, among } = ordered;
  const all = sums[end] as number;
  let [best, largest] = [0, 0];
  // With one value less on a side too: where that divides better, the values beside it are like those on the other side.
  for (let place = least - 1; place <= end - least + 1; place++) {
    const inside = sums[place] as number;
    if (excessOfFirst(place, end, ordered) > (largest / 2) * inside * (all - inside)) {
      const left = partOf(0, place, among[place] as number, ordered);
      const between = (toAll[place] as number) - 2 * left.among;
      const right = partOf(place, end, (among[end] as number) - left.among - between, ordered);
      const statistic = statisticOf(left, right, between);
      if (statistic > largest) {
        best = place;
        largest = statistic;
      }
    }
  }
  return best < least || best > end - least ? undefined : { at: best, statistic: largest };
}

/** Takes the distances to the value at `last` away from those to all. */
function leaveOut(last: number, { values, weights, toAll }: Ordered): void {
  const [value, weight] = [values[last] as number, weights[last] as number];
  let distances = 0;
  for (let place = 0; place < last; place++) {
    distances += (weights[place] as number) * Math.abs((values[place] as number) - value);
    toAll[place + 1] = (toAll[place + 1] as number) - weight * distances;
  }
}

/**
 * The excess of the first values, as if those before `end` were all: in d - D in^2 / n - n a, if they weigh `in` of n and a is the sum
 * of the distances among them, d of those to all, and D of those among all.
 *
 * Their statistic is 2 / (in out) times that, less something above 0, because here the distance of a value to itself counts as one of 0.
 * So it is above a floor F only if the excess is above in out F / 2. And the excess is the squared length of a sum of vectors, one
 * for each value. The vector of a stretch is that of the values before its end less that of the values before its start: so the root
 * of its excess is at most the sum of the roots of theirs.
 */
function excessOfFirst(place: number, end: number, { sums, toAll, among }: Ordered): number {
  const all = sums[end] as number;
  const meanToAll = (among[end] as number) / all;
  const inside = sums[place] as number;
  const excess = inside * ((toAll[place] as number) - meanToAll * inside) - all * (among[place] as number);
  return Math.max(0, excess);
}

/** The largest possible weight of a stretch above a floor; infinite if that is not known. */
function heaviestAbove(floor: number, ordered: Ordered, least: number): number {
  const { sums } = ordered;
  const count = sums.length - 1;
  const all = sums[count] as number;
  let largest = 0;
  for (let place = 1; place < count; place++)
    largest = Math.max(largest, excessOfFirst(place, count, ordered));
  // Where in out F / 2 = (2 root(largest))^2.
  const square = (all * all) / 4 - (8 * largest) / floor;
  if (!(square > 0)) return Infinity;
  const limit = all / 2 - Math.sqrt(square);
  // Or at least as much as all other values, so that the values before and after weigh no more.
  let [before, after] = [0, 0];
  for (let place = least; place <= count - least; place++) {
    const weight = sums[place] as number;
    if (weight <= limit) before = Math.max(before, excessOfFirst(place, count, ordered));
    if (all - weight <= limit) after = Math.max(after, excessOfFirst(place, count, ordered));
  }
  const outside = (sums[least] as number) + all - (sums[count - least] as number);
  const needed = (outside * (all - outside) * floor) / 2;
  return outside > limit || (Math.sqrt(before) + Math.sqrt(after)) ** 2 < needed ? limit : Infinity;
}

/**
 * The best stretch, or the first above a floor.
 *
 * @param ordered with the distances among the first values
 */
function bestStretch(ordered: Ordered, least: number, floor: number): Division {
  const { values, weights, sums, toAll, after } = ordered;
  const count = values.length;
  const allWeights = sums[count] as number;
  const heaviest = heaviestAbove(floor, ordered, least);
  const meanToAll = (toAll[count] as number) / 2 / allWeights;
  let best = { at: least, statistic: 0 };
  after.fill(0);
  for (let end = 1; end <= count - least && (floor === 0 || best.statistic === 0); end++) {
    const newest = values[end - 1] as number;
    const weight = weights[end - 1] as number;
    const endWeights = sums[end] as number;
    const endToAll = toAll[end] as number;
    let toNewest = 0;
    let start = 0;
    let largest = Math.max(best.statistic, floor);
    for (let place = end - 2; place >= 0; place--) {
      toNewest += (weights[place] as number) * Math.abs((values[place] as number) - newest);
      const amongInside = (after[place] as number) + weight * toNewest;
      after[place] = amongInside;
      const inside = endWeights - (sums[place] as number);
      if (inside > heaviest) break;
      const toOutside =
        endToAll - (toAll[place] as number) - meanToAll * inside - (largest / 2) * (allWeights - inside);
      // Its excess is large enough.
      if (inside * toOutside > allWeights * amongInside && place >= least && place <= end - least) {
        const statistic = stretchStatistic(place, end, ordered);
        if (statistic > largest) {
          start = place;
          largest = statistic;
        }
      }
    }
    const clearer = start === 0 ? undefined : clearerEnd(start, end, ordered);
    if (clearer !== undefined) best = { at: clearer, statistic: largest };
  }
  return best;
}

/** The statistic of a stretch and all others. */
function stretchStatistic(start: number, end: number, ordered: Ordered): number {
  const { sums, squares, toAll, after } = ordered;
  const count = sums.length - 1;
  const inside = partOf(start, end, after[start] as number, ordered);
  const between = (toAll[end] as number) - (toAll[start] as number) - 2 * inside.among;
  const outside = {
    weight: (sums[count] as number) - inside.weight,
    squares: (squares[count] as number) - inside.squares,
    among: (toAll[count] as number) / 2 - inside.among - between,
  };
  return statisticOf(inside, outside, between);
}

/**
 * Which end of a stretch divides it better from the values beyond.
 *
 * @param ordered with the distances among the first values, and among those from `start` to `end`
 * @returns undefined if the stretch is like the values on a side
 */
function clearerEnd(start: number, end: number, ordered: Ordered): number | undefined {
  const { toAll, among, after } = ordered;
  const count = toAll.length - 1;
  const left = partOf(0, start, among[start] as number, ordered);
  const inside = partOf(start, end, after[start] as number, ordered);
  const amongRight = (toAll[count] as number) / 2 + (among[end] as number) - (toAll[end] as number);
  const right = partOf(end, count, amongRight, ordered);
  const toLeft = (among[end] as number) - left.among - inside.among;
  const toRight = (toAll[end] as number) - (toAll[start] as number) - 2 * inside.among - toLeft;
  const first = statisticOf(left, inside, toLeft);
  const last = statisticOf(inside, right, toRight);
  if (first <= 0 || last <= 0) return undefined;
  return first >= last ? start : end;
}

/** Sums over some of the values: of their weights, of the squares of those, and of the distances among them. */
interface Part {
  readonly weight: number;
  readonly squares: number;
  readonly among: number;
}

function partOf(from: number, to: number, among: number, { sums, squares }: Ordered): Part {
  return {
    weight: (sums[to] as number) - (sums[from] as number),
    squares: (squares[to] as number) - (squares[from] as number),
    among,
  };
}

/** @param between the sum of the distances between the values of the two parts */
function statisticOf(one: Part, other: Part, between: number): number {
  const within =
    (2 * one.among) / (one.weight * one.weight - one.squares) +
    (2 * other.among) / (other.weight * other.weight - other.squares);
  return (2 * between - one.weight * other.weight * within) / (one.weight + other.weight);
}
