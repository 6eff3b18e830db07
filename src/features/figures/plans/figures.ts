import { binomialTail, pAbove } from "../../../statistics/sign-test.ts";
import { median } from "../../../statistics/summary.ts";

/** More pairs would not be timed in a gate's time. */
const mostPairs = 60;

/**
 * Pairs by which a comparison can say that a query is over its ceiling although one pair disagrees.
 *
 * @param claims comparisons that share alpha
 */
export function pairsFor(claims: number, alpha: number): number {
  const share = alpha / Math.max(1, claims);
  let pairs = 2;
  while (pairs < mostPairs && binomialTail(1, pairs) > share) pairs++;
  return pairs;
}

/** The times of a query beside one of its alternatives. */
export interface FormFigures {
  /** The median of the pairs' ratios: query / alternative. */
  readonly ratio: number;
  /** Whether the pairs say, at its share of alpha, that the ratio is over the ceiling. */
  readonly isOver: boolean;
}

/** @param pairs at least one: times of the query and of the alternative */
export function figuresOf(
  pairs: readonly (readonly [number, number])[],
  ceiling: number,
  share: number,
): FormFigures {
  const ratios = pairs.map(([query, alternative]) => query / alternative);
  return { ratio: median(ratios), isOver: pAbove(ratios, ceiling) <= share };
}
