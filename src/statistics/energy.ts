import type { WeightedValue } from "./weighted.ts";

/** Where a series divides best. */
export interface Division {
  /** The index of the first value after the change. */
  readonly at: number;
  /** How unlike the values before and after it are, from 0: the larger, the less alike. */
  readonly statistic: number;
}

/**
 * Finds the place where a series changes most, in any order of its values, so that an order that chance makes can be compared
 * with the one in which they came.
 *
 * The statistic is the one of E-divisive: (n m / (n + m)) (2 E|X - Y| - E|X - X'| - E|Y - Y'|) for the n values before a place and
 * the m values after it, as far as any end, so that a change that was taken back later is not hidden by what follows. Distances
 * are not squared, and a wild value counts no more than its distance. A mean of distances weighs each pair with the product of
 * its weights, and n and m are sums of weights.
 *
 * Source: Matteson and James, A Nonparametric Approach for Multiple Change Point Analysis of Multivariate Data, J. Am. Stat.
 * Assoc. 109, 2014, with an exponent of 1.
 *
 * @param series at least `2 * least` values
 * @param least how many values there must be on each side, at least 3
 * @returns the division of the series in an order of its indexes
 */
export function createDivider(
  series: readonly WeightedValue[],
  least: number,
): (order: Int32Array) => Division {
  const count = series.length;
  const known = { values: Float64Array.from(series, ({ value }) => value), weights: weightsOf(series) };
  // The same in the order that is looked at: what lies side by side is read four times as fast.
  const values = new Float64Array(count);
  const weights = new Float64Array(count);
  // Of the first values of an order: sums of weights, and of their squares; sums and means of the distances among them.
  const sums = new Float64Array(count + 1);
  const squares = new Float64Array(count + 1);
  const among = new Float64Array(count + 1);
  const meanAmong = new Float64Array(count + 1);
  // Of the values from each place to the present end: the sum of the distances among them.
  const after = new Float64Array(count + 1);
  return (order) => {
    for (let place = 0; place < count; place++) {
      values[place] = at(known.values, at(order, place));
      weights[place] = at(known.weights, at(order, place));
    }
    let best = least;
    let statistic = 0;
    after.fill(0);
    for (let end = 1; end <= count; end++) {
      const newest = at(values, end - 1);
      const weight = at(weights, end - 1);
      sums[end] = at(sums, end - 1) + weight;
      squares[end] = at(squares, end - 1) + weight * weight;
      let toNewest = 0;
      for (let place = end - 2; place >= 0; place--) {
        toNewest += at(weights, place) * Math.abs(at(values, place) - newest);
        after[place] = at(after, place) + weight * toNewest;
      }
      const all = at(sums, end);
      const allSquares = at(squares, end);
      const allAmong = at(after, 0);
      among[end] = allAmong;
      meanAmong[end] = (2 * allAmong) / (all * all - allSquares);
      let largest = statistic * all;
      let found = 0;
      // With one value less on a side too: where that divides better, fewer values than `least` are unlike the others.
      for (let place = least - 1; place <= end - least + 1; place++) {
        const behind = at(after, place);
        const between = allAmong - at(among, place) - behind;
        const left = at(sums, place);
        const right = all - left;
        const meanBehind = (2 * behind) / (right * right - allSquares + at(squares, place));
        // The statistic times n + m.
        const scaled = 2 * between - left * right * (at(meanAmong, place) + meanBehind);
        if (scaled <= largest) continue;
        largest = scaled;
        found = place;
      }
      if (found < least || found > end - least) continue;
      best = found;
      statistic = largest / all;
    }
    return { at: best, statistic };
  };
}

/** Weights with a mean of 1. */
function weightsOf(series: readonly WeightedValue[]): Float64Array {
  const sum = series.reduce((total, { weight }) => total + weight, 0);
  return Float64Array.from(series, ({ weight }) => (weight * series.length) / sum);
}

/** An element that is there: the compiler is told once. */
function at(values: Float64Array | Int32Array, index: number): number {
  return values[index] as number;
}
