import type { Method } from "../../statistics/method.ts";

export const benjaminiHochberg: Method = {
  name: "Benjamini and Hochberg's rule",
  assumes: "The p-values are valid, and independent or positively dependent.",
  usedFor: "The list of differences from earlier runs.",
  because: "It bounds the share of false entries in a list, and not the chance of any.",
  source: "Benjamini and Hochberg, J. R. Statist. Soc. B 57, 1995",
};

/**
 * Tells for each of many tests whether it is significant. At most the share `rate` of those that are is expected to be false (Benjamini and
 * Hochberg, Controlling the False Discovery Rate, J. R. Statist. Soc. B 57, 1995).
 *
 * @param pValues of all tests that were looked at, 1 for tests that were not pursued
 * @param rate the false discovery rate, from 0 to 1
 * @returns in the order of the p-values
 */
export function significant(pValues: readonly number[], rate: number): boolean[] {
  const sorted = pValues.toSorted((a, b) => a - b);
  const largest = sorted.findLast((p, index) => p * (pValues.length / (index + 1)) <= rate) ?? -1;
  return pValues.map((p) => p <= largest);
}
