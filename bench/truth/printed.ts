import type { Outcome } from "../../src/model/outcome.ts";
import type { JudgedRun, JudgedTest } from "../../src/verdict/judged.ts";
import type { TrueRatio } from "./true-ratio.ts";

/** The figure of a test beside one other engine, as a run states it. */
export interface Printed {
  readonly ratio: number;
  /** Absent if the run states none. */
  readonly interval?: { readonly low: number; readonly high: number };
  /** The largest ratio allowed, and what the run makes of it. */
  readonly ceiling?: number;
  readonly outcome?: Outcome;
}

/** The references that a candidate's tests have figures for. */
export type Reference = "base" | "baseline";

/**
 * The one place that knows where a run has its figures.
 *
 * @returns undefined for a test without a figure
 */
export function printedOf(test: JudgedTest, reference: Reference): Printed | undefined {
  if (reference === "baseline") {
    const { multiplier, multiplierInterval, ceiling, outcome } = test;
    return multiplier === undefined
      ? undefined
      : { ratio: multiplier, interval: multiplierInterval, ceiling, outcome };
  }
  const { base } = test;
  if (base?.state !== "measured") return undefined;
  const { multiplier: ratio, multiplierInterval: interval, line: ceiling, outcome } = base;
  return { ratio, interval, ceiling, outcome };
}

/** The figures of a run, by test. */
export function figuresOf({ tests }: JudgedRun, reference: Reference): Map<string, Printed> {
  return new Map(
    tests.flatMap((test) => {
      const printed = printedOf(test, reference);
      return printed === undefined ? [] : [[test.test, printed] as const];
    }),
  );
}

/** A figure may be so far from the truth, whatever its interval says. */
const closeEnough = 0.03;

/** How many of its standard errors the truth itself may be off. */
const errorsOfTruth = 1.96;

/**
 * Whether a figure is wrong: the truth is neither within 3 % of it nor in its interval, also if the truth is as far off as its own error allows.
 */
export function misses({ ratio, interval }: Printed, truth: TrueRatio): boolean {
  const allowed = errorsOfTruth * truth.error;
  if (Math.abs(Math.log(ratio / truth.ratio)) <= Math.log(1 + closeEnough)) return false;
  const { low, high } = interval ?? { low: ratio, high: ratio };
  return truth.ratio + allowed < low || truth.ratio - allowed > high;
}

/** Whether a test passes that surely is over its ceiling, or fails though it surely is not. */
export function isJudgedWrongly({ ceiling, outcome }: Printed, truth: TrueRatio): boolean {
  if (ceiling === undefined || outcome === undefined) return false;
  const allowed = errorsOfTruth * truth.error;
  if (truth.ratio - allowed > ceiling) return outcome === "pass";
  return truth.ratio + allowed < ceiling && outcome === "fail";
}
