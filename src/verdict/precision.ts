import type { Test } from "../model/test.ts";
import { compare, type Measurable } from "./comparison.ts";
import { addIntervals, halfWidthPercent } from "./intervals.ts";
import { noRunEffect } from "./run-effect.ts";

/** A test whose multiplier does not have the requested precision yet. */
export interface ImpreciseTest {
  readonly test: Test;
  /** The expected number of further pairs, at least 1. */
  readonly pairs: number;
}

/** An estimate from few pairs can be far off. */
const mostPairsAtOnce = 100;

/**
 * The tests whose interval is wider than asked, in the order given: by their pairs, since no number of pairs narrows what the run adds.
 *
 * @param firstOf the first pair of a test that its figures are made of
 * @param precision half the width that an interval may have, in percent of the multiplier
 */
export function impreciseTests(
  tests: readonly Measurable[],
  firstOf: (test: Measurable) => number,
  precision: number,
): ImpreciseTest[] {
  const compared = tests.map((test) =>
    compare(test, { baseline: { first: firstOf(test), end: test.pairs.length } }),
  );
  return addIntervals(compared, noRunEffect).flatMap((comparison) => {
    if (comparison.state !== "measured" || !comparison.inTurns) return [];
    const { variant, storage, kind, workload, multiplier, interval, ratios } = comparison;
    const test = { variant, storage, kind, workload };
    if (interval === undefined) return [{ test, pairs: 1 }];
    const half = halfWidthPercent(interval, multiplier);
    if (half <= precision) return [];
    // The width shrinks with the root of the number of pairs.
    const missing = ratios.length * ((half / precision) ** 2 - 1);
    return [{ test, pairs: Math.max(1, Math.min(mostPairsAtOnce, Math.ceil(missing))) }];
  });
}
