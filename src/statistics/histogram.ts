/**
 * How often values were in which bucket. Buckets are as the driver's: 64 an octave, so that one is at most 1/64 of its
 * values wide; whole numbers below 128 have one each.
 */
export interface Histogram {
  /** The largest value, exactly. */
  readonly max: number;
  /** Buckets that have any, by their numbers in ascending order, and how many values each has, from 1. */
  readonly counts: readonly (readonly [bucket: number, count: number])[];
}

const bucketsAnOctave = 64;

/** Of values up to 2^63. */
export const bucketCount = bucketsAnOctave * 58;

/** The bucket of a whole number from 0 to `Number.MAX_SAFE_INTEGER`. */
export function bucketOf(value: number): number {
  let octave = 0;
  while (value >= 2 * bucketsAnOctave * 2 ** octave) octave++;
  return octave * bucketsAnOctave + Math.floor(value / 2 ** octave);
}

/** The middle of a bucket: no value in it is further away than 1 %. */
function middleOf(bucket: number): number {
  const octave = Math.max(0, Math.floor(bucket / bucketsAnOctave) - 1);
  const width = 2 ** octave;
  return (bucket - octave * bucketsAnOctave) * width + (width - 1) / 2;
}

export function totalOf({ counts }: Histogram): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
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
