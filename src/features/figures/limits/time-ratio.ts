import { geometricMean } from "../../../statistics/summary.ts";
import type { TimePair } from "../../../verdict/sampled-times.ts";
import { type Ratio, ratioOf } from "../ratio.ts";

/** A time of the candidate beside that of another engine, nanoseconds. */
export interface TimeRatio extends Pick<Ratio, "ratio" | "surely"> {
  readonly candidate: number;
  readonly reference: number;
}

/**
 * The ratio of a time over pairs.
 *
 * @param alpha the chance that `surely` is above the true ratio, above 0 and below 0.5
 * @returns undefined without a pair; `surely` is 0 with one
 */
export function timeRatio(pairs: readonly TimePair[], alpha: number): TimeRatio | undefined {
  if (pairs.length === 0) return undefined;
  const logs = pairs.map(([own, other]) => Math.log(own / other));
  const [candidate, reference] = [
    geometricMean(pairs.map(([own]) => own)),
    geometricMean(pairs.map(([, other]) => other)),
  ];
  const { ratio, surely } =
    logs.length === 1 ? { ratio: candidate / reference, surely: 0 } : ratioOf(logs, alpha);
  return { ratio, surely, candidate, reference };
}
