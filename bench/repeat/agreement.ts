import { mean } from "simple-statistics";
import type { Recording } from "../../src/model/recording.ts";
import { type Test, testPath } from "../../src/model/test.ts";
import { estimateMean, varianceOf } from "../../src/statistics/moderated.ts";
import { assess, type Comparison, compare } from "../../src/verdict/comparison.ts";
import type { RatioInterval } from "../../src/verdict/evidence.ts";
import { addIntervals } from "../../src/verdict/intervals.ts";
import { typicalVariances } from "../../src/verdict/spread.ts";

/** The engine that the candidate is compared with. */
export type Reference = "baseline" | "base";

/** A test's figure in one run, as its report has it. */
export interface Figure {
  readonly test: Test;
  /** The logarithm of the multiplier. */
  readonly value: number;
  /** The squared standard error that its own pairs predict. */
  readonly squaredError: number;
  /** The stated interval of the multiplier. */
  readonly interval: RatioInterval;
}

/** How repeated runs agree on some tests. */
export interface Agreement {
  readonly tests: number;
  /**
   * By test: the sum of (d1 - d2)^2 over all pairs of runs, divided by the sum of se1^2 + se2^2, which is 1 if a run adds nothing of its
   * own. It is the variance of the runs' figures over what their pairs predict. The sums are divided and not each term, since a term
   * with an estimated variance is above 1 in the mean.
   */
  readonly ratios: readonly number[];
  /** The standard deviation that a run adds to a test's figure, in ln; below 0 as the root of how much less than predicted. */
  readonly own: number;
  /** The standard deviation that a run adds to the mean figure of all tests, which is what they share. */
  readonly shared: number;
  /** How many pairs of runs differ by no more than their stated intervals allow, from 0 to 1. */
  readonly covered: number;
}

/** `memory/reads`: the sections of all variants together. */
export function groupOf({ storage, kind }: Test): string {
  return `${storage}/${kind}`;
}

/** `+0.25 %` */
export function signedPercent(share: number): string {
  return `${share < 0 ? "-" : "+"}${(100 * Math.abs(share)).toFixed(2)} %`;
}

/** The figures of a run, compared with one of its engines; a test without a figure is left out. */
export function figuresOf({ tests }: Recording, reference: Reference): Figure[] {
  const compared = tests.flatMap((record): Comparison[] => {
    const assessed = assess(record);
    return assessed.state === "measurable" ? [compare(assessed)] : [];
  });
  const measured = addIntervals(compared).flatMap((comparison) => {
    if (comparison.state !== "measured") return [];
    const figure = reference === "baseline" ? comparison : comparison.base;
    if (figure === undefined || figure.state !== "measured" || figure.interval === undefined) return [];
    const { multiplier, interval, ratios } = figure;
    const group = `${comparison.storage} ${comparison.kind}`;
    return [
      { test: comparison, value: Math.log(multiplier), interval, group, logRatios: ratios.map(Math.log) },
    ];
  });
  const pairs = Math.min(...measured.map(({ logRatios }) => logRatios.length));
  const typical = typicalVariances(measured, pairs);
  return measured.map(({ test, value, interval, group, logRatios }) => ({
    test,
    value,
    interval,
    squaredError: estimateMean(logRatios, typical.get(group)).squaredError.value,
  }));
}

/**
 * @param runs the figures of each run, at least 2 runs
 * @throws RangeError if a test is not in every run
 */
export function agreementOf(runs: readonly (readonly Figure[])[]): Agreement {
  const byTest = [...Map.groupBy(runs.flat(), ({ test }) => testPath(test)).values()];
  const incomplete = byTest.find((own) => own.length !== runs.length);
  if (incomplete?.[0] !== undefined)
    throw new RangeError(
      `${testPath(incomplete[0].test)} has a figure in ${incomplete.length} of ${runs.length} runs`,
    );
  const spreads = byTest.map((own) => ({
    found: varianceOf(own.map(({ value }) => value)).value,
    predicted: mean(own.map(({ squaredError }) => squaredError)),
  }));
  const means = runs.map((own) => mean(own.map(({ value }) => value)));
  const ofMeans = mean(spreads.map(({ predicted }) => predicted)) / byTest.length;
  return {
    tests: byTest.length,
    ratios: spreads.map(({ found, predicted }) => found / predicted),
    own: signedRoot(mean(spreads.map(({ found, predicted }) => found - predicted))),
    shared: signedRoot(varianceOf(means).value - ofMeans),
    covered: mean(byTest.flatMap((own) => pairsOfRuns(own).map((pair) => (isCovered(pair) ? 1 : 0)))),
  };
}

function pairsOfRuns(own: readonly Figure[]): (readonly [Figure, Figure])[] {
  return own.flatMap((one, index) => own.slice(0, index).map((other) => [one, other] as const));
}

/** The half widths of two independent figures add up in quadrature to that of their difference. */
function isCovered([one, other]: readonly [Figure, Figure]): boolean {
  const half = ({ interval }: Figure) => Math.log(interval.high / interval.low) / 2;
  return Math.abs(one.value - other.value) <= Math.hypot(half(one), half(other));
}

function signedRoot(value: number): number {
  return Math.sign(value) * Math.sqrt(Math.abs(value));
}
