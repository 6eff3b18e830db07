import * as z from "zod";
import type { DeepReadonly } from "./deep-readonly.ts";

/** Buckets in an octave: a bucket is at most 1/64 of its values wide, and whole numbers below 128 have one each. */
export const bucketsPerOctave = 64;

/** Buckets of values up to 2^63. The driver uses the same buckets. */
export const bucketCount = bucketsPerOctave * 58;

/** The number of values in each bucket. */
export const histogramSchema = z
  .strictObject({
    /** The largest value, exactly. */
    max: z.int().min(0),
    /** Buckets that are not empty, in ascending order, with the number of their values. */
    counts: z
      .array(
        z.tuple([
          z
            .int()
            .min(0)
            .max(bucketCount - 1),
          z.int().min(1),
        ]),
      )
      .min(1)
      .max(bucketCount)
      .refine((counts) => counts.every(([bucket], at) => bucket > (counts[at - 1]?.[0] ?? -1)), {
        error: "expected buckets in ascending order, each once",
      }),
  })
  .refine(({ max, counts }) => bucketOf(max) === counts.at(-1)?.[0], {
    path: ["max"],
    error: "expected a time of the last bucket",
  });
export type Histogram = DeepReadonly<z.output<typeof histogramSchema>>;

/** The bucket of a whole number from 0 to `Number.MAX_SAFE_INTEGER`. */
export function bucketOf(value: number): number {
  let octave = 0;
  while (value >= 2 * bucketsPerOctave * 2 ** octave) octave++;
  return octave * bucketsPerOctave + Math.floor(value / 2 ** octave);
}

/** The number of values in a histogram. */
export function totalOf({ counts }: Pick<Histogram, "counts">): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}
