import { figureConfidence } from "../statistics/confidence.ts";
import { meanOfMedians } from "../statistics/jackknife.ts";
import { boundOfAverage, type Ending } from "./confirmation.ts";
import type { ClaimState } from "./decision-state.ts";
import type { Irregular } from "./irregular.ts";
import { intervalOfMedian } from "./run-effect.ts";

/** How a claim came to its outcome: by screening, by fresh pairs, by a fixed number of rounds, or by all rounds of a group of tests. */
export type Phase = "screening" | "confirmation" | "fixed" | "together";

/** How a claim was decided. */
export interface DecisionPath {
  readonly phase: Phase;
  /** Alpha of the test, or of the look at an average that decided, and the number of suspects that shared the run's alpha; of a confirmation. */
  readonly alpha?: number;
  readonly suspects?: number;
  /**
   * The p of a test's fresh pairs, adjusted for all looks and suspects that share the run's alpha (Bonferroni): a failure has at most
   * that alpha. Absent if no look at fresh pairs decided.
   */
  readonly p?: number;
  /** Set if the pairs ended before the rule was satisfied. */
  readonly ending?: Ending;
  /** The pairs that could decide what a fixed number could not; absent if that is not known. */
  readonly needed?: number;
}

/** An interval for a ratio, and how often such an interval contains it, from 0 to 1. */
export interface RatioInterval {
  readonly low: number;
  readonly high: number;
  readonly confidence: number;
}

/** The pairs' evidence on a test's ratio and its ceiling. */
export interface Evidence extends DecisionPath {
  /** The pairs that count. */
  readonly pairs: number;
  /** The pairs over the ceiling. */
  readonly over: number;
  /** That of the multiplier. */
  readonly interval: RatioInterval;
  /** Set if the figure is the mean of the samples: the median of the pairs' ratios, and which samples are slow if the engine is irregular. */
  readonly byMean?: { readonly median: number; readonly irregular?: Irregular };
}

/** The rounds' evidence on a section's average. */
export interface AverageEvidence extends DecisionPath {
  /** The rounds that count; all tests of the section have them. */
  readonly pairs: number;
  /** The average itself. */
  readonly mean: number;
  /** The standard error of the mean, by a jackknife over the rounds. */
  readonly standardError: number;
  /** That of the average; of a confirmation, its own, at whose end the bound that decided is. */
  readonly interval: RatioInterval;
}

/**
 * How a claim came to its outcome.
 *
 * @param claim undefined or open if the figure itself decides
 * @param alphaOfRun that all looks and suspects share
 */
export function decisionPath(claim: ClaimState | undefined, alphaOfRun: number): DecisionPath {
  if (claim === undefined || claim.state === "open") return { phase: "fixed" };
  if (claim.state === "clear" || claim.state === "exceeded") return { phase: "screening" };
  if (claim.state === "unscreened") return { phase: "screening", ending: claim.ending };
  if (claim.state === "fixed") return { phase: "fixed", needed: claim.needed };
  const { alpha, suspects, ending } = claim;
  const p = claim.p && Math.min(1, (claim.p * alphaOfRun) / alpha);
  return { phase: "confirmation", alpha, suspects, p, ending };
}

/**
 * @param ratios of the pairs that the figure is made of, at least one
 * @param interval of the figure; that of the sign test if it has none
 */
export function testEvidence(
  {
    ratios,
    interval,
    byMean,
  }: { readonly ratios: readonly number[] } & Pick<Partial<Evidence>, "interval" | "byMean">,
  ceiling: number,
  path: DecisionPath,
): Evidence {
  return {
    ...path,
    pairs: ratios.length,
    over: ratios.filter((ratio) => ratio > ceiling).length,
    interval: interval ?? intervalOfMedian(ratios.map(Math.log)),
    byMean,
  };
}

/**
 * @param average the figure
 * @param interval of the figure; undefined if it has none
 * @param series the ratios of each of its tests, of the rounds that count
 * @returns undefined for fewer than 2 rounds, which say nothing of their spread
 */
export function averageEvidence(
  { average, interval }: { readonly average: number; readonly interval: RatioInterval | undefined },
  series: readonly (readonly number[])[],
  path: DecisionPath,
): AverageEvidence | undefined {
  const pairs = Math.min(...series.map(({ length }) => length));
  if (series.length === 0 || pairs < 2) return undefined;
  const { standardError } = meanOfMedians(series.map((ratios) => ratios.slice(0, pairs).map(Math.log)));
  if (path.alpha === undefined && interval !== undefined)
    return { ...path, pairs, mean: average, standardError, interval };
  const outside = path.alpha === undefined ? (1 - figureConfidence) / 2 : path.alpha;
  const half = boundOfAverage({ value: average, standardError }, pairs - 1, 1 - outside);
  const own = { low: average - half, high: average + half, confidence: 1 - 2 * outside };
  return { ...path, pairs, mean: average, standardError, interval: own };
}
