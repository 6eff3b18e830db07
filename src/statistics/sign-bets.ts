import type { Method } from "./method.ts";

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
