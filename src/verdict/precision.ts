import type { Reference } from "../model/compared.ts";
import type { Precision } from "../model/criteria.ts";
import { type Test, testOnly } from "../model/test.ts";
import {
  compare,
  type Measurable,
  type Measured,
  type MeasuredAgainstBase,
  type PairRange,
} from "./comparison.ts";
import { addIntervals, halfWidthPercent, isTooWide } from "./intervals.ts";
import type { RatioFigure } from "./parts.ts";
import { noRunEffect } from "./run-effect.ts";

/** A test whose multiplier does not have the requested precision yet. */
export interface ImpreciseTest {
  readonly test: Test;
  /** The engine that the multiplier is to: the base where there is one, since a change is the question then. */
  readonly reference: Reference;
  /** The number of further pairs. */
  readonly pairs: number;
}

/** The multiplier of a test that more pairs can narrow. */
interface Narrowable extends RatioFigure, Omit<ImpreciseTest, "pairs"> {
  /** The time of a pair, nanoseconds. */
  readonly ns: number;
}

/** The time of a visit beside its samples, nanoseconds: a working copy is brought back and read. */
const overheadNs = 100e6;

/** The share of the largest gain at which a test gets a pair in the same round: one test alone in a round would wait for processes. */
const leastGain = 0.5;

/**
 * The tests whose intervals one more pair narrows most for its time: the variance of a figure falls from v / n to v / (n + 1). So in the end
 * the pairs of a test are as the root of its variance over its time (Neyman's allocation).
 */
function mostNarrowed(all: readonly Narrowable[]): ImpreciseTest[] {
  const gains = all.map(({ test, reference, multiplier, interval, ratios, ns }) => {
    if (interval === undefined) return { test, reference, gain: Number.POSITIVE_INFINITY };
    const ofFigure = halfWidthPercent(interval, multiplier) ** 2;
    return { test, reference, gain: ofFigure / (ratios.length + 1) / (ns + overheadNs) };
  });
  const most = Math.max(0, ...gains.map(({ gain }) => gain));
  return gains.flatMap(({ test, reference, gain }) =>
    gain >= leastGain * most ? [{ test, reference, pairs: 1 }] : [],
  );
}

/**
 * The tests whose interval is wider than asked, and that one more pair narrows most for its time: by their pairs, since no number of pairs
 * narrows what the run adds. As long as there are tests whose interval is too wide to answer anything, those alone: a narrow one answers
 * already, however cheap its next pair is.
 *
 * @param rangeOf the pairs of a test that its figures are made of, and those that come later; all if undefined
 * @param precision half the width that an interval may have, percent; with a time, no interval is narrow enough
 */
export function impreciseTests(
  tests: readonly Measurable[],
  rangeOf: (test: Measurable, reference: Reference) => PairRange | undefined,
  precision: Precision,
): ImpreciseTest[] {
  const compared = tests.map((test) => {
    const [baseline, base] = (["baseline", "base"] as const).map((reference) => {
      return { first: 0, ...rangeOf(test, reference), end: test.pairs.length };
    });
    return compare(test, { baseline, base });
  });
  const all = addIntervals(compared, noRunEffect).flatMap((comparison) =>
    "inTurns" in comparison && comparison.inTurns ? [narrowable(comparison)] : [],
  );
  const unanswered = all.filter(({ interval }) => interval === undefined || isTooWide(interval));
  if (unanswered.length > 0) return mostNarrowed(unanswered);
  return mostNarrowed(
    typeof precision !== "number"
      ? all
      : all.filter(
          ({ interval, multiplier }) =>
            interval === undefined || halfWidthPercent(interval, multiplier) > precision,
        ),
  );
}

function narrowable(comparison: Measured | MeasuredAgainstBase): Narrowable {
  const test = testOnly(comparison);
  if (comparison.base?.state === "measured") {
    const { timeNs, ...figure } = comparison.base;
    return { test, reference: "base", ...figure, ns: timeNs.base + timeNs.candidate };
  }
  const { timeNs, ...figure } = comparison as Measured;
  return { test, reference: "baseline", ...figure, ns: timeNs.baseline + timeNs.candidate };
}
