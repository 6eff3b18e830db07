import { median } from "../../src/statistics/summary.ts";
import type { Printed } from "./printed.ts";

/** How intervals of engines that are equal contain 1. */
export interface EqualCoverage {
  readonly intervals: number;
  /** The number of intervals that do not contain 1. */
  readonly missing: number;
  /** The largest |ln ratio| as a share: 0.1 for 1.1 and for 1 / 1.1. */
  readonly largest: number;
  /** The median of half an interval's width in ln. */
  readonly halfWidth: number;
}

/** @param figures at least one with an interval; those without one count for nothing */
export function coverageOfOne(figures: readonly Printed[]): EqualCoverage {
  const stated = figures.flatMap(({ ratio, interval }) =>
    interval === undefined ? [] : [{ ratio, interval }],
  );
  return {
    intervals: stated.length,
    missing: stated.filter(({ interval }) => interval.low > 1 || interval.high < 1).length,
    largest: Math.max(...stated.map(({ ratio }) => Math.exp(Math.abs(Math.log(ratio))) - 1)),
    halfWidth: median(stated.map(({ interval }) => Math.log(interval.high / interval.low) / 2)),
  };
}
