/** The runs that plots show: indexes of the first and the last. */
export interface RunRange {
  readonly first: number;
  readonly last: number;
}

/** Fewer runs are no trend. */
const fewestRuns = 5;

export function wholeRange(runs: number): RunRange {
  return { first: 0, last: Math.max(0, runs - 1) };
}

/**
 * A range around the same middle, as near as there are runs.
 *
 * @param factor how many times as many runs it has
 */
export function scaleRange({ first, last }: RunRange, factor: number, runs: number): RunRange {
  const size = Math.min(runs, Math.max(fewestRuns, Math.round((last - first + 1) * factor)));
  return place(Math.round((first + last - size + 1) / 2), size, runs);
}

/**
 * A range of as many runs, earlier or later, as far as there are any.
 *
 * @param share of its runs that it moves by; below 0 is earlier
 */
export function moveRange({ first, last }: RunRange, share: number, runs: number): RunRange {
  const size = last - first + 1;
  const by = Math.sign(share) * Math.max(1, Math.round(Math.abs(share) * size));
  return place(first + by, size, runs);
}

/** The runs between two places of an axis of runs; more if these are too few. */
export function rangeBetween(from: number, to: number, runs: number): RunRange {
  const first = Math.max(0, Math.ceil(Math.min(from, to)));
  const last = Math.min(runs - 1, Math.floor(Math.max(from, to)));
  return scaleRange({ first, last: Math.max(first, last) }, 1, runs);
}

function place(first: number, size: number, runs: number): RunRange {
  const start = Math.max(0, Math.min(first, runs - size));
  return { first: start, last: start + size - 1 };
}
