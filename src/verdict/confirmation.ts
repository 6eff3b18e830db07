import { meanExcess, moneyOf, moneyOfExcess, pOfBets, pOfExcess } from "../statistics/bets.ts";
import type { Estimate } from "../statistics/jackknife.ts";
import { pAbove, pBelow } from "../statistics/sign-test.ts";
import { studentQuantile } from "../statistics/student-t.ts";
import { median } from "../statistics/summary.ts";
import { type AveragePart, averageOfParts, roundsOf } from "./divided-average.ts";
import { intervalOfMedian, marginOfRun, runEffect, widenByRun } from "./run-effect.ts";

/** Why measuring ended though nothing is decided. */
export type Ending =
  /** The largest number of pairs of a claim is reached. */
  | "pairs"
  /** The run's time is up. */
  | "time"
  /** The recording has no more. */
  | "samples"
  /** The claim had passed, and later pairs, taken for another claim, contradict it. */
  | "contradiction";

/** Whether a run ended before it had enough pairs: it ran out of time, or its results have no more. */
export function lacksPairs(ending: Ending | undefined): ending is "time" | "samples" {
  return ending === "time" || ending === "samples";
}

/** The result of confirming a claim. */
export type Confirmed =
  | { readonly state: "open"; readonly next: number }
  | {
      readonly state: "decided";
      readonly outcome: "pass" | "fail" | "inconclusive";
      /** The pairs that decided. */
      readonly pairs: number;
      /** The p of a test's pairs being over its ceiling, whatever other suspects there are. */
      readonly p?: number;
      /** Set if a test fails by the mean of its samples, most of which are within the ceiling. */
      readonly byMean?: true;
      /** Set if the pairs ended before the rule was satisfied; a pass is of low confidence then. */
      readonly ending?: Ending;
    };

/** The numbers of fresh pairs at which confirming looks at an average, and whether a test passes by the sign test. */
export const confirmationLooks = [15, 30, 60, 120] as const;

/**
 * Looks of a machine that confirms another's open claims: few tests, so that it can take more pairs of each. Otherwise a test that
 * is found in nine of ten runs would be found twice in eight. Measured in bench/README.md.
 */
export const secondMachineLooks = [...confirmationLooks, 240, 480] as const;

/** Fewer fresh pairs than the first look has decide nothing, whatever they say. */
const fewest = confirmationLooks[0];

/** A pass says with 95 % confidence that the figure is less than a tenth over its ceiling. */
export const passMargin = 1.1;
export const passAlpha = 0.05;

/**
 * Alpha of one look at one claim, so that all looks at all suspects together take no more than the run's alpha:
 * Bonferroni's correction.
 *
 * @param suspects at least 1
 */
export function alphaOfLook(
  alpha: number,
  suspects: number,
  looks: readonly number[] = confirmationLooks,
): number {
  return alpha / (looks.length * suspects);
}

/** The share of a test's alpha that its mean has: most engines are not irregular. */
const shareOfMean = 0.25;

/** Bets on signs after every pair, and the sign test at the looks: each has half of the rest of a test's alpha. */
const shareOfEach = (1 - shareOfMean) / 2;

/**
 * The p of most of a test's fresh pairs being over a line: by bets on their signs, which hold whenever somebody looks and see a large excess
 * after few pairs, and by the sign test at the looks, which sees a small excess sooner.
 *
 * @param logRatios in round order
 * @returns at most 1
 */
function pOfMost(logRatios: readonly number[], line: number, looks: readonly number[]): number {
  const signs = looks.flatMap((pairs) =>
    pairs > logRatios.length ? [] : [looks.length * pAbove(logRatios.slice(0, pairs), line)],
  );
  return Math.min(1, Math.min(pOfBets(logRatios, line), ...signs) / shareOfEach);
}

/** Whether the median ratio is within a ceiling: of ratios, as the multiplier is, since that of an even number of logarithms is another. */
export function isMedianWithin(logRatios: readonly number[], logCeiling: number): boolean {
  return median(logRatios.map(Math.exp)) <= Math.exp(logCeiling);
}

/**
 * Whether the mean ratio is a tenth over a ceiling: a cost in fewer than half of the samples hides from a count and from a median.
 *
 * @param dropped how many of the largest ratios do not count
 */
export function isMeanOver(logRatios: readonly number[], logCeiling: number, dropped = 0): boolean {
  return meanExcess(logRatios, logCeiling + Math.log(passMargin), { dropped }) > 0;
}

/** Whether the mean ratio is a tenth over a ceiling, as surely as a pass says that most pairs are not. */
export function isMeanSurelyOver(logRatios: readonly number[], logCeiling: number): boolean {
  return meanExcess(logRatios, logCeiling + Math.log(passMargin), { alpha: passAlpha }) > 0;
}

/** The p of the mean of a test's fresh samples being over a line, at most 1. */
function pOfMean(logRatios: readonly number[], line: number): number {
  return Math.min(1, pOfExcess(logRatios, line) / shareOfMean);
}

/**
 * Decides on a suspect test after every pair. It fails once the p of its pairs being over the ceiling, by more than the run itself may
 * have added, is no more than alpha: at 0.6 % a run, a test exactly at its ceiling would otherwise fail in 3 % of runs where 1 % is
 * allowed. The interval of its median must be above the ceiling too. Its mean fails it in the same way, by which an irregular engine is
 * caught. It passes once bets on its pairs being below the ceiling have made the money that `passAlpha` asks for; and at a look if its median is within the ceiling and surely less than a tenth
 * over it, by the sign test. It does not pass while its mean is a tenth over the ceiling. Once there are no more pairs, only a mean that is
 * surely there keeps it from passing: noise that hits the slower engine more often moves its mean too.
 *
 * Source: `bench/noise.ts` has the error rates and the pairs that this takes.
 *
 * @param logRatios of its fresh pairs, in round order
 * @param logCeiling the logarithm of the largest ratio allowed
 * @param alpha of the test, however often it is looked at
 * @param ending why there will be no more pairs; undefined if there can be
 * @param ofRun the standard deviation that a run adds to the ratio, in ln
 */
export function confirmTest(
  logRatios: readonly number[],
  logCeiling: number,
  alpha: number,
  ending: Ending | undefined,
  looks: readonly number[] = confirmationLooks,
  ofRun = runEffect.shared,
): Confirmed {
  const most = looks.at(-1) as number;
  const nearlyOver = logCeiling + Math.log(passMargin);
  const decided = (outcome: "pass" | "fail" | "inconclusive", seen: readonly number[]) => {
    const p = Math.min(pOfMost(seen, logCeiling, looks), pOfMean(seen, logCeiling));
    // Pairs that surely are over, by less than a run may add, have no p that could fail them.
    const isSaid = outcome !== "inconclusive" || p > alpha;
    return { state: "decided", outcome, pairs: seen.length, ...(isSaid ? { p } : {}) } as const;
  };
  const isMeanWithin = (seen: readonly number[]) =>
    !(seen.length < most ? isMeanOver : isMeanSurelyOver)(seen, logCeiling);
  const isWithin = (seen: readonly number[]) => isMedianWithin(seen, logCeiling) && isMeanWithin(seen);
  const isClear = (seen: readonly number[]) => intervalOfMedian(seen, ofRun).low > Math.exp(logCeiling);
  const isNear = (seen: readonly number[]) => pBelow(seen, nearlyOver) <= passAlpha;
  const isAnyOver = logRatios.some((value) => value > logCeiling);
  const ofExcess = isAnyOver ? moneyOfExcess(logRatios.slice(0, most), logCeiling) : [];
  let over = 0;
  let below = 0;
  for (const [index, value] of logRatios.slice(0, most).entries()) {
    const pairs = index + 1;
    if (value > logCeiling) over++;
    if (value < logCeiling) below++;
    const isLook = looks.includes(pairs);
    const mostMoney = Math.max(moneyOf(over, pairs) * shareOfEach, (ofExcess[index] ?? 0) * shareOfMean);
    const mayFail = isLook || mostMoney * alpha >= 1;
    const surelyBelow = moneyOf(below, pairs) * passAlpha >= 1;
    if (!mayFail && !surelyBelow) continue;
    const seen = logRatios.slice(0, pairs);
    const line = logCeiling + marginOfRun(seen, alpha);
    if (mayFail && pOfMost(seen, line, looks) <= alpha && isClear(seen)) return decided("fail", seen);
    if (mayFail && pOfMean(seen, line) <= alpha) return { ...decided("fail", seen), byMean: true };
    if ((surelyBelow || (isLook && isNear(seen))) && isWithin(seen)) return decided("pass", seen);
  }
  const seen = logRatios.slice(0, most);
  const why = seen.length === most ? "pairs" : ending;
  if (why === undefined) return { state: "open", next: seen.length + 1 };
  const passes = seen.length >= fewest && isWithin(seen);
  return { ...decided(passes ? "pass" : "inconclusive", seen), ending: why };
}

/**
 * Decides on a suspect section's average in the same way, by Student's bounds of the jackknife and of what the run adds. Each machine that has
 * measured tests of the section counts with its own number of fresh pairs.
 *
 * @param parts with fresh pairs only
 * @param ceiling the largest average allowed
 * @param alpha of one look
 */
export function confirmAverage(
  parts: readonly AveragePart[],
  ceiling: number,
  alpha: number,
  ending: Ending | undefined,
  looks: readonly number[] = confirmationLooks,
): Confirmed {
  const all = parts.map(roundsOf);
  const least = Math.min(...all);
  const rounds = least < fewest ? least : Math.max(...all);
  for (const next of looks) {
    if (rounds < next && ending === undefined) return { state: "open", next };
    const pairs = Math.min(rounds, next);
    const decided = { state: "decided", pairs } as const;
    if (pairs < fewest) return { ...decided, outcome: "inconclusive", ending };
    const { degrees, ...estimate } = averageOfParts(parts, next);
    const { value } = estimate;
    const bound = (probability: number) => boundOfAverage(estimate, degrees, probability);
    const isWithin = value <= ceiling;
    if (pairs === next) {
      if (value - bound(1 - alpha) > ceiling) return { ...decided, outcome: "fail" };
      if (isWithin && value + bound(1 - passAlpha) < passMargin * ceiling)
        return { ...decided, outcome: "pass" };
      if (next !== looks.at(-1)) continue;
    }
    const why = pairs === next ? "pairs" : ending;
    return { ...decided, outcome: isWithin ? "pass" : "inconclusive", ending: why };
  }
  throw new Error("the last look decides");
}

/** How far a bound of an average is from it: Student's, by the jackknife's error, with what the run adds. */
export function boundOfAverage(
  { value, standardError }: Estimate,
  degrees: number,
  probability: number,
): number {
  const ofPairs = studentQuantile(probability, degrees) * standardError;
  return widenByRun(ofPairs, probability, value * runEffect.shared);
}
