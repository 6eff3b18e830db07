import { bucketsPerOctave, type Histogram, totalOf } from "../model/histogram.ts";

/** The middle of a bucket: no value in it is further away than 1 %. */
function middleOf(bucket: number): number {
  const octave = Math.max(0, Math.floor(bucket / bucketsPerOctave) - 1);
  const width = 2 ** octave;
  return (bucket - octave * bucketsPerOctave) * width + (width - 1) / 2;
}

/** One histogram of all values. */
export function addHistograms(histograms: readonly [Histogram, ...Histogram[]]): Histogram {
  const sums = new Map<number, number>();
  for (const [bucket, count] of histograms.flatMap(({ counts }) => counts))
    sums.set(bucket, (sums.get(bucket) ?? 0) + count);
  return {
    max: Math.max(...histograms.map(({ max }) => max)),
    counts: [...sums].toSorted(([a], [b]) => a - b),
  };
}

/**
 * The smallest value that is not below a share of all values (its nearest rank), within 1 %.
 *
 * @param share above 0, at most 1
 */
export function quantile(histogram: Histogram, share: number): number {
  // Twelve digits first, so that the 95th of 100 is not the 96th.
  const rank = Math.max(1, Math.ceil(Number((share * totalOf(histogram)).toPrecision(12))));
  let seen = 0;
  for (const [bucket, count] of histogram.counts) {
    seen += count;
    // The largest is known exactly, and no quantile is above it.
    if (seen >= rank) return Math.min(middleOf(bucket), histogram.max);
  }
  return histogram.max;
}
