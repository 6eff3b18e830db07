import { median } from "../../src/statistics/summary.ts";
import type { WeightedValue } from "../../src/statistics/weighted.ts";

/** A level has at least as many values. */
const least = 3;

/**
 * The other way to find change points, which `src/history` was compared with: the piecewise constant function that is nearest to a
 * series, where each deviation costs its size and each change a penalty. It is solved exactly, by dynamic programming, with at
 * least three values on each level.
 *
 * Source: Friedrich, Kempe, Liebscher and Winkler, Complexity Penalized M-Estimation: Fast Computation, J. Comput. Graph. Stat. 17,
 * 2008, with absolute deviations, as asv has them.
 *
 * @returns for the first values of the series: the indexes of the first value after each change, rising. `scale` is what a deviation of
 *   a value of weight 1 is measured in, and `penalty` is in that unit
 */
export function createPiecewiseFit(
  series: readonly WeightedValue[],
): (length: number, scale: number, penalty: number) => number[] {
  const costs = costsOf(series);
  return (length, scale, penalty) => {
    const perChange = penalty * scale;
    const best = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY);
    const previous = new Int32Array(length + 1);
    best[0] = -perChange;
    for (let end = least; end <= length; end++)
      for (let start = 0; start <= end - least; start++) {
        const cost = (best[start] as number) + perChange + (costs[start]?.[end - 1] as number);
        if (cost >= (best[end] as number)) continue;
        best[end] = cost;
        previous[end] = start;
      }
    const changes: number[] = [];
    for (let end = previous[length] as number; end > 0; end = previous[end] as number) changes.unshift(end);
    return changes;
  };
}

/** The standard deviation of a series from the steps between neighbours, of which changes are few. */
export function scaleOfSteps(series: readonly WeightedValue[]): number {
  const steps = series.slice(1).map(({ value }, index) => Math.abs(value - (series[index]?.value as number)));
  return (1.4826 * median(steps)) / Math.SQRT2;
}

/** By first and last index, the sum of weighted absolute deviations from the weighted median. */
function costsOf(series: readonly WeightedValue[]): Float64Array[] {
  return series.map((_, start) => {
    const row = new Float64Array(series.length);
    const sorted: WeightedValue[] = [];
    for (let end = start; end < series.length; end++) {
      const { value, weight } = series[end] as WeightedValue;
      const place = sorted.findIndex((one) => one.value > value);
      // A deviation counts by its inverse standard error, and weights are inverse variances.
      sorted.splice(place < 0 ? sorted.length : place, 0, { value, weight: Math.sqrt(weight) });
      row[end] = costOf(sorted);
    }
    return row;
  });
}

function costOf(sorted: readonly WeightedValue[]): number {
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  const middle = sorted.find(({ weight }) => {
    below += weight;
    return below >= half * (1 - 1e-12);
  });
  return sorted.reduce((sum, { value, weight }) => sum + weight * Math.abs(value - (middle?.value ?? 0)), 0);
}
