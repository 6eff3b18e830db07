import type { WeightedValue } from "./weighted.ts";

/** Where a series divides best. */
export interface Division {
  /** The index of the first value after the change. */
  readonly at: number;
  /** How unlike the values before and after it are, from 0: the larger, the less alike. */
  readonly statistic: number;
}

/** Where a series divides best, by two ways of looking at it. */
export interface Divisions {
  /** Between all values before a place and all those from it on, but for newest ones that are too few to be a side. */
  readonly step: Division;
  /** Between a stretch of values and all others, before and after it; the place is the end that divides better. */
  readonly stretch: Division;
}

/**
 * Finds the places where a series changes most, in any order of its values, so that an order that chance makes can be compared
 * with the one in which they came.
 *
 * The statistic is the one of E-divisive: (n m / (n + m)) (2 E|X - Y| - E|X - X'| - E|Y - Y'|) for the n values on one side and the m
 * values on the other. A stretch, as in circular binary segmentation, is unlike those before it and unlike those after it. There are many
 * more stretches than steps, so chance makes one that divides well more often: each is to be compared with its own kind. Distances are
 * not squared, and a wild value counts no more than its distance. A mean of distances weighs each pair with the product of its
 * weights, and n and m are sums of weights.
 *
 * Sources: Matteson and James, A Nonparametric Approach for Multiple Change Point Analysis of Multivariate Data, J. Am. Stat.
 * Assoc. 109, 2014, with an exponent of 1; Olshen, Venkatraman, Lucito and Wigler, Circular binary segmentation, Biostatistics 5, 2004.
 *
 * @param series at least `2 * least` values
 * @param least how many values there must be on each side, at least 3
 * @returns the divisions of the series in an order of its indexes, with a statistic of 0 where there is none; if that of the
 * stretch comes to `enough`, it may be another than the best
 */
export function createDivider(
  series: readonly WeightedValue[],
  least: number,
): (order: Int32Array, enough?: number) => Divisions {
  const count = series.length;
  const given = { values: Float64Array.from(series, ({ value }) => value), weights: weightsOf(series) };
  const givenToAll = distancesToAll(given.values, given.weights);
  const amongAll = givenToAll.reduce((sum, one) => sum + one, 0) / 2;
  // The same in the order that is looked at: what lies side by side is read four times as fast.
  const values = new Float64Array(count);
  const weights = new Float64Array(count);
  // Of the first values of an order: sums of weights, of their squares, and of distances to all; sums of the distances among
  // them.
  const sums = new Float64Array(count + 1);
  const squares = new Float64Array(count + 1);
  const toAll = new Float64Array(count + 1);
  const among = new Float64Array(count + 1);
  // Of the values from each place to the present end: the sum of the distances among them.
  const after = new Float64Array(count + 1);

  /** The statistic of two neighbouring parts of an order, from the sums of distances among them and between them. */
  function statisticOf(from: number, middle: number, to: number, distances: Distances): number {
    const [left, right] = [at(sums, middle) - at(sums, from), at(sums, to) - at(sums, middle)];
    const leftPairs = left * left - (at(squares, middle) - at(squares, from));
    const rightPairs = right * right - (at(squares, to) - at(squares, middle));
    const within = (2 * distances.left) / leftPairs + (2 * distances.right) / rightPairs;
    return (2 * distances.between - left * right * within) / (left + right);
  }

  /** Which end of the values from `start` to `end` divides them better from those beyond it; 0 if they are like those on a side. */
  function clearerEnd(start: number, end: number, inside: number): number {
    const toRest = at(toAll, end) - at(toAll, start) - 2 * inside;
    const toLeft = at(among, end) - at(among, start) - inside;
    const right = amongAll + at(among, end) - at(toAll, end);
    const first = statisticOf(0, start, end, { left: at(among, start), between: toLeft, right: inside });
    const last = statisticOf(start, end, count, { left: inside, between: toRest - toLeft, right });
    if (first <= 0 || last <= 0) return 0;
    return first >= last ? start : end;
  }

  /** The best step of the values before the present end; undefined where fewer values than `least` are unlike the others. */
  function bestStep(end: number): Division | undefined {
    let best = { at: least, statistic: 0 };
    // With one value less on a side too: where that divides better, the values beside it are like those on the other side.
    for (let place = least - 1; place <= end - least + 1; place++) {
      const [left, right] = [at(among, place), at(after, place)];
      const statistic = statisticOf(0, place, end, { left, between: at(among, end) - left - right, right });
      if (statistic > best.statistic) best = { at: place, statistic };
    }
    return best.at >= least && best.at <= end - least ? best : undefined;
  }

  return (order, enough = Infinity) => {
    for (let place = 0; place < count; place++) {
      const index = at(order, place);
      values[place] = at(given.values, index);
      const weight = at(given.weights, index);
      weights[place] = weight;
      sums[place + 1] = at(sums, place) + weight;
      squares[place + 1] = at(squares, place) + weight * weight;
      toAll[place + 1] = at(toAll, place) + at(givenToAll, index);
    }
    const sumOfAll = at(sums, count);
    const squaresOfAll = at(squares, count);
    let step = { at: least, statistic: 0 };
    let [stretch, ofStretch] = [least, 0];
    after.fill(0);
    for (let end = 1; end <= count; end++) {
      const newest = at(values, end - 1);
      const weight = at(weights, end - 1);
      let toNewest = 0;
      for (let place = end - 2; place >= 0; place--) {
        toNewest += at(weights, place) * Math.abs(at(values, place) - newest);
        after[place] = at(after, place) + weight * toNewest;
      }
      among[end] = at(after, 0);
      if (end > count - least) {
        const found = bestStep(end);
        if (found !== undefined && found.statistic > step.statistic) step = found;
        continue;
      }
      if (ofStretch >= enough) continue;
      const all = at(sums, end);
      const allSquares = at(squares, end);
      let largest = ofStretch * sumOfAll;
      let found = 0;
      const endToAll = at(toAll, end);
      for (let place = least; place <= end - least; place++) {
        const inside = at(after, place);
        const right = all - at(sums, place);
        const insideSquares = allSquares - at(squares, place);
        const insidePairs = right * right - insideSquares;
        const between = endToAll - at(toAll, place) - 2 * inside;
        const rest = sumOfAll - right;
        const restPairs = rest * rest - squaresOfAll + insideSquares;
        const pairs = insidePairs * restPairs;
        const within = 2 * right * rest * (inside * restPairs + (amongAll - inside - between) * insidePairs);
        // The statistic times n + m; larger than the largest in few places, which needs no division.
        if ((2 * between - largest) * pairs > within) {
          largest = 2 * between - within / pairs;
          found = place;
        }
      }
      const clearer = found === 0 ? 0 : clearerEnd(found, end, at(after, found));
      if (clearer !== 0) {
        stretch = clearer;
        ofStretch = largest / sumOfAll;
      }
    }
    return { step, stretch: { at: stretch, statistic: ofStretch } };
  };
}

/** Sums of distances among the values of two parts, and between them. */
interface Distances {
  readonly left: number;
  readonly between: number;
  readonly right: number;
}

/** Weights with a mean of 1. */
function weightsOf(series: readonly WeightedValue[]): Float64Array {
  const sum = series.reduce((total, { weight }) => total + weight, 0);
  return Float64Array.from(series, ({ weight }) => (weight * series.length) / sum);
}

/** For each value the sum of its distances to all. */
function distancesToAll(values: Float64Array, weights: Float64Array): Float64Array {
  return values.map(
    (value, index) =>
      at(weights, index) *
      values.reduce((sum, other, place) => sum + at(weights, place) * Math.abs(other - value), 0),
  );
}

/** An element that is there: the compiler is told once. */
function at(values: Float64Array | Int32Array, index: number): number {
  return values[index] as number;
}
