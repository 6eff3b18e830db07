import type { Precision } from "../model/criteria.ts";
import type { Test } from "../model/test.ts";
import { compare, type Measurable, type Measured } from "./comparison.ts";
import { addIntervals, halfWidthPercent, isTooWide } from "./intervals.ts";
import { noRunEffect } from "./run-effect.ts";

/** A test whose multiplier does not have the requested precision yet. */
export interface ImpreciseTest {
  readonly test: Test;
  /** The expected number of further pairs, at least 1. */
  readonly pairs: number;
}

/** The time of a visit beside its samples, nanoseconds: a working copy is brought back and read. */
const overheadNs = 100e6;

/** The share of the largest gain at which a test gets a pair in the same round: one test alone in a round would wait for processes. */
const leastGain = 0.5;

/**
 * The tests whose intervals one more pair narrows most for its time: the variance of a figure falls from v / n to v / (n + 1). So in the end
 * the pairs of a test are as the root of its variance over its time (Neyman's allocation).
 */
function mostNarrowed(timed: readonly Measured[]): ImpreciseTest[] {
  const gains = timed.map((comparison) => {
    const { variant, storage, kind, workload, multiplier, interval, ratios, timeNs } = comparison;
    const test = { variant, storage, kind, workload };
    if (interval === undefined) return { test, gain: Number.POSITIVE_INFINITY };
    const { length } = ratios;
    const ofFigure = halfWidthPercent(interval, multiplier) ** 2;
    return { test, gain: ofFigure / (length + 1) / (timeNs.baseline + timeNs.candidate + overheadNs) };
  });
  const most = Math.max(0, ...gains.map(({ gain }) => gain));
  return gains.flatMap(({ test, gain }) => (gain >= leastGain * most ? [{ test, pairs: 1 }] : []));
}

/** An estimate from few pairs can be far off. */
const mostPairsAtOnce = 100;

/**
 * The tests whose interval is wider than asked, in the order given: by their pairs, since no number of pairs narrows what the run adds.
 * As long as there are tests whose interval is too wide to answer anything, those alone: a narrow one answers already, however cheap its
 * next pair is.
 *
 * @param firstOf the first pair of a test that its figures are made of
 * @param precision the width that an interval may have; with a time, the tests are those that one more pair narrows most for its time
 */
export function impreciseTests(
  tests: readonly Measurable[],
  firstOf: (test: Measurable) => number,
  precision: Precision,
): ImpreciseTest[] {
  const compared = tests.map((test) =>
    compare(test, { baseline: { first: firstOf(test), end: test.pairs.length } }),
  );
  const timed = addIntervals(compared, noRunEffect).flatMap((comparison) =>
    comparison.state === "measured" && comparison.inTurns ? [comparison] : [],
  );
  const unanswered = timed.filter(({ interval }) => interval === undefined || isTooWide(interval));
  const first = unanswered.length > 0 ? unanswered : timed;
  if (typeof precision !== "number") return mostNarrowed(first);
  return first.flatMap((comparison) => {
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
