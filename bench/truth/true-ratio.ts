import { varianceOf } from "../../src/statistics/moderated.ts";
import { mean, median } from "../../src/statistics/summary.ts";
import { RandomStream } from "../../src/suite/random.ts";

/** How many times longer one engine takes, by whole samples of both. */
export interface TrueRatio {
  readonly ratio: number;
  /** Its standard error. */
  readonly error: number;
}

/** With this number, the standard error is known to 3 %. */
const resamples = 500;

/**
 * The quotient of two medians, with its standard error by a bootstrap, or of two means.
 *
 * @param candidate nanoseconds of samples, at least 2, as are those of the reference
 */
export function trueRatio(
  candidate: readonly number[],
  reference: readonly number[],
  by: "median" | "mean",
): TrueRatio {
  if (by === "mean") {
    const ratio = mean(candidate) / mean(reference);
    return { ratio, error: ratio * Math.hypot(relativeError(candidate), relativeError(reference)) };
  }
  const random = new RandomStream(1, "bootstrap");
  const drawn = Array.from(
    { length: resamples },
    () => median(redraw(candidate, random)) / median(redraw(reference, random)),
  );
  return { ratio: median(candidate) / median(reference), error: Math.sqrt(varianceOf(drawn).value) };
}

/** The standard error of the mean, as a share of it. */
function relativeError(values: readonly number[]): number {
  return Math.sqrt(varianceOf(values).value / values.length) / mean(values);
}

function redraw(values: readonly number[], random: RandomStream): number[] {
  return values.map(() => random.oneOf(values));
}
