import type { Method } from "./method.ts";
import { estimateMean, halfWidth } from "./moderated.ts";
import { mean, median } from "./summary.ts";

export const bettingOnSigns: Method = {
  name: "Betting on signs",
  assumes:
    "If the claim is false, each pair is over the line with a chance of at most one half, whatever the pairs before it. Nothing else.",
  usedFor: "Confirmation of a test, looked at after every pair.",
  because:
    "Its p, one over the most money that a bettor had so far, holds whenever somebody looks: a test far over its ceiling needs 10 pairs and not the 15 of a first fixed look. Outliers cannot mislead it.",
  source:
    "Shafer, Testing by betting, 2021; Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024",
};

/** The share of the money that each bettor stakes on every pair. */
const stakes = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/**
 * The mean money of bettors who begin with 1, and stake a share of what they have on every pair being over a line. If
 * at most half of the pairs are over in the long run, it is expected not to grow, so that it reaches m once in m runs at most (Ville).
 *
 * @param over how many pairs were over the line
 * @param pairs in all, at least `over`
 */
export function moneyOf(over: number, pairs: number): number {
  const all = stakes.map((stake) => (1 + stake) ** over * (1 - stake) ** (pairs - over));
  return all.reduce((sum, money) => sum + money, 0) / stakes.length;
}

/**
 * The p of bets on values being above a line: one over the most money so far, at most 1. It holds at whichever pair somebody stops.
 *
 * @param values in the order in which they were taken
 */
export function pOfBets(values: readonly number[], line: number): number {
  let over = 0;
  let most = 1;
  for (const [index, value] of values.entries()) {
    if (value > line) over++;
    most = Math.max(most, moneyOf(over, index + 1));
  }
  return 1 / most;
}

export const bettingOnExcess: Method = {
  name: "Betting on excess",
  assumes:
    "If the claim is false, a pair is as likely to be a number of times over the median as under it. Nothing else.",
  usedFor: "Confirmation of a test whose candidate takes far longer in fewer than half of its samples.",
  because: "A median does not show the cost of one sample in five; the mean does.",
  source: "Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024",
};

/** The share of the money that each bettor stakes on an excess of 1. */
const excessStakes = [0.4, 0.3, 0.15, 0.05] as const;

/** The most that a bettor can lose by one pair. An excess that would cost more, or bring more, counts as this much. */
const mostLost = 0.9;

/**
 * The largest excess that counts in a mean, if the median is at the line: one sample at four times the line says no more than one at forty
 * times. If the median is far under the line, only such samples bring the mean over it, and more counts.
 */
const mostExcess = 3;

/**
 * How far a pair is over a line, in lines: 0 at the line, and 1 at its double. A pair so many times over the median, and one so many times
 * under it, cancel out: bursts of the machine hit either engine alike, and the mean of ratios would count those of the candidate alone.
 *
 * @param logMiddle ln of the median ratio; the line if that is lower, or the median is not known
 * @param most counts of an excess
 */
function excessOf(logRatio: number, logLine: number, logMiddle: number, most: number): number {
  const distance = logRatio - logMiddle;
  const share = Math.exp(logMiddle - logLine);
  const beyond = Math.sign(distance) * Math.expm1(Math.abs(distance));
  return share * (1 + within(beyond, (1 + most) / share - 1)) - 1;
}

/**
 * The mean excess of pairs over a line: above 0 if the mean of the samples is over it, even if most samples are not. 0 if no pair is over it.
 *
 * @param logRatios at least one
 * @param alpha how often its lower bound by Student's t, which is given then, may be above the true mean excess; that of one pair is 0
 * @param dropped how many of the largest do not count, fewer than there are
 */
export function meanExcess(
  logRatios: readonly number[],
  logLine: number,
  { alpha, dropped = 0 }: { readonly alpha?: number; readonly dropped?: number } = {},
): number {
  const excesses = excessesOver(logRatios, logLine, dropped);
  if (excesses.length < (alpha === undefined ? 1 : 2)) return 0;
  if (alpha === undefined) return mean(excesses);
  const { mean: middle, squaredError } = estimateMean(excesses);
  return middle - halfWidth(squaredError, 1 - 2 * alpha);
}

/** Nothing if no pair is over the line: most tests are far below, and this is asked for each of them at each look. */
function excessesOver(logRatios: readonly number[], logLine: number, dropped: number): readonly number[] {
  if (!logRatios.some((one) => one > logLine)) return [];
  const sorted = logRatios.toSorted((a, b) => a - b);
  const middle = Math.min(logLine, median(sorted));
  const counted = sorted.slice(0, sorted.length - dropped);
  const most = mostExcess * Math.exp(logLine - middle);
  return counted.map((one) => excessOf(one, logLine, middle, most));
}

/**
 * The mean money of bettors who begin with 1, after each pair. If the mean excess is at most 0 in the long run, it is expected not to grow.
 *
 * @param logRatios in the order in which they were taken
 */
export function moneyOfExcess(logRatios: readonly number[], logLine: number): number[] {
  const money = excessStakes.map(() => 1);
  const before: number[] = [];
  return logRatios.map((logRatio) => {
    // Bets are on what is known before the pair.
    const middle = before.length === 0 ? logLine : Math.min(logLine, before[before.length >> 1] as number);
    for (const [index, stake] of excessStakes.entries()) {
      const excess = excessOf(logRatio, logLine, middle, mostLost / stake);
      money[index] = (money[index] as number) * (1 + within(stake * excess, mostLost));
    }
    const place = before.findIndex((one) => one > logRatio);
    before.splice(place === -1 ? before.length : place, 0, logRatio);
    return mean(money);
  });
}

/**
 * The p of the mean being over a line: one over the most money of the bettors so far, at most 1. It holds at whichever pair somebody stops.
 *
 * @param logRatios in the order in which they were taken
 */
export function pOfExcess(logRatios: readonly number[], logLine: number): number {
  return 1 / Math.max(1, ...moneyOfExcess(logRatios, logLine));
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
