import { moneyOf, pOfBets } from "../../../statistics/bets.ts";
import type { Effort } from "./situation.ts";

/**
 * How long a pair executes its statement. A case's file is judged with the same effort: the first executions on a new database can be
 * slower than later ones, so that more of them have another ratio.
 */
export const confirming: Effort = { executions: 15, budgetMs: 25, limitMs: 5000 };

/** Pairs that a confirmation takes at most. */
export const mostPairs = 40;

/** Pairs after which it is given up if too few of them are over the line. */
const earlyPairs = 8;
const leastShare = 0.6;

/**
 * The share of alpha that the claim of this number may use, from 1. All claims of a hunt together use less than alpha, however many
 * they are: the sum of 1 / (k (k + 1)) is 1.
 */
export function alphaOfClaim(alpha: number, claim: number): number {
  return alpha / (claim * (claim + 1));
}

/** The answer of fresh pairs to a claim. */
export interface Confirmation {
  readonly isConfirmed: boolean;
  /** Ratios of the pairs, in the order in which they were taken. */
  readonly ratios: readonly number[];
  /** The p of the claim that the ratio is over the line; it holds at whichever pair the bets end. */
  readonly p: number;
}

/**
 * Whether an engine is over a line, by bets on fresh pairs: it is confirmed once their p is at most alpha.
 *
 * @param measure takes one pair, of a number from 0, and returns its ratio, above 0 if the pair could be taken
 */
export async function confirmRatio(
  line: number,
  alpha: number,
  measure: (pair: number) => Promise<number>,
): Promise<Confirmation> {
  const ratios: number[] = [];
  for (let pair = 0; pair < mostPairs; pair++) {
    ratios.push(await measure(pair));
    const p = pOfBets(ratios, line);
    if (p <= alpha) return { isConfirmed: true, ratios, p };
    const over = ratios.filter((ratio) => ratio > line).length;
    const isHopeless = mostMoney(over, ratios.length) < 1 / alpha;
    if (isHopeless || (ratios.length >= earlyPairs && over < leastShare * ratios.length)) break;
  }
  return { isConfirmed: false, ratios, p: pOfBets(ratios, line) };
}

/** The money that bets would have if all pairs that are left were over the line. */
function mostMoney(over: number, pairs: number): number {
  return moneyOf(over + mostPairs - pairs, mostPairs);
}

/** The ratio in the middle of the pairs, the larger of two; 0 without pairs. */
export function middleOf(ratios: readonly number[]): number {
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
}
