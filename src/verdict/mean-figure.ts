import type { Reference } from "../model/compared.ts";
import { figureConfidence } from "../statistics/confidence.ts";
import { halfWidth, varianceOf } from "../statistics/moderated.ts";
import type { RatioInterval } from "./evidence.ts";
import type { PairWith } from "./pairs.ts";

/** The mean of the candidate's samples over the mean of the other engine's: the multiplier is the median of pairs, which few slow samples do not move. */
export interface MeanFigure {
  readonly multiplier: number;
  /** Absent for a single pair. */
  readonly interval?: RatioInterval;
}

/**
 * The figure by which an irregular engine is judged as well.
 *
 * Source of the interval: Cochran, Sampling Techniques, 6.3 (the ratio estimator's variance).
 *
 * @param pairs at least one
 */
export function meanFigure<Other extends Reference>(
  pairs: readonly PairWith<Other>[],
  reference: Other,
): MeanFigure {
  const sumOf = (role: "candidate" | Other) => pairs.reduce((sum, pair) => sum + pair[role], 0);
  const ratio = sumOf("candidate") / sumOf(reference);
  if (pairs.length === 1) return { multiplier: ratio };
  const typical = sumOf(reference) / pairs.length;
  const { value, degrees } = varianceOf(
    pairs.map((pair) => (pair.candidate - ratio * pair[reference]) / typical),
  );
  const half = halfWidth({ value: value / pairs.length, degrees }, figureConfidence);
  const interval = { low: Math.max(0, ratio - half), high: ratio + half, confidence: figureConfidence };
  return { multiplier: ratio, interval };
}
