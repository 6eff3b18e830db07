import { mean } from "./summary.ts";

/** A figure with the standard error that a jackknife gives it. */
export interface Estimate {
  readonly value: number;
  readonly standardError: number;
}

/**
 * The mean over series of exp(median), with a jackknife standard error that leaves one round out of all series at once,
 * so that what a round does to all of them together (drift, a burst) counts as one deviation and not as many:
 * sqrt((n - 1) / n * sum((s_r - mean(s))^2)), s_r being the figure without round r (Efron and Tibshirani, An
 * Introduction to the Bootstrap, 11.5).
 *
 * @param series at least one, of the same length n of at least 2: logarithms of ratios by round
 */
export function meanOfMedians(series: readonly (readonly number[])[]): Estimate {
  const rounds = series[0]?.length ?? 0;
  if (rounds < 2 || series.some(({ length }) => length !== rounds))
    throw new RangeError("a jackknife needs series of one length of at least 2");
  const sums = new Float64Array(rounds);
  let sum = 0;
  for (const values of series) {
    const { all, without } = medians(values);
    sum += Math.exp(all);
    for (let round = 0; round < rounds; round++)
      sums[round] = (sums[round] as number) + Math.exp(without(round));
  }
  const left = Array.from(sums, (total) => total / series.length);
  const middle = mean(left);
  const squares = left.reduce((total, one) => total + (one - middle) ** 2, 0);
  return {
    value: sum / series.length,
    standardError: Math.sqrt(((rounds - 1) / rounds) * squares),
  };
}

/**
 * The median of all values and of all but one, from one sort: leaving a value out moves the middle by half a place
 * at most.
 */
function medians(values: readonly number[]): {
  readonly all: number;
  readonly without: (index: number) => number;
} {
  const n = values.length;
  const order = Array.from(values.keys()).sort((a, b) => (values[a] as number) - (values[b] as number));
  const sorted = order.map((index) => values[index] as number);
  const rank = new Int32Array(n);
  for (const [place, index] of order.entries()) rank[index] = place;
  const at = (place: number) => sorted[place] as number;
  const half = n >> 1;
  if (n % 2 === 1)
    return {
      all: at(half),
      // Of the n - 1 that remain the middle two, by where the one that is left out was.
      without: (index) => {
        const left = rank[index] as number;
        const lower = left < half ? half : half - 1;
        const upper = left <= half ? half + 1 : half;
        return (at(lower) + at(upper)) / 2;
      },
    };
  return {
    all: (at(half - 1) + at(half)) / 2,
    without: (index) => ((rank[index] as number) < half ? at(half) : at(half - 1)),
  };
}
