import type { Method } from "./method.ts";

export const benjaminiHochberg: Method = {
  name: "Benjamini and Hochberg's rule",
  assumes: "The p-values are valid, and independent or positively dependent.",
  usedFor: "The list of changes against the base, and of differences from earlier runs.",
  because: "It bounds the share of false entries in a list, and not the chance of any.",
  source: "Benjamini and Hochberg, J. R. Statist. Soc. B 57, 1995",
};

/**
 * The adjusted p-values of many tests: the least rate of false discoveries at which each is named, min over j >= i of n p(j) / j, at most 1
 * (Benjamini and Hochberg, Controlling the False Discovery Rate, J. R. Statist. Soc. B 57, 1995; Yekutieli and Benjamini, J. Statist.
 * Plann. Inference 82, 1999).
 *
 * @param pValues of all tests that were looked at, 1 for tests that were not pursued
 * @returns in the order of the p-values
 */
export function adjust(pValues: readonly number[]): number[] {
  const rates = new Map<number, number>();
  let least = 1;
  for (const [index, p] of [...pValues.toSorted((a, b) => a - b).entries()].reverse()) {
    least = Math.min(least, p * (pValues.length / (index + 1)));
    rates.set(p, least);
  }
  return pValues.map((p) => rates.get(p) as number);
}

/**
 * Tells for each of many tests whether it is significant. At most the share `rate` of those that are is expected to be false.
 *
 * @param pValues as in `adjust`
 * @param rate the false discovery rate, from 0 to 1
 */
export function significant(pValues: readonly number[], rate: number): boolean[] {
  return adjust(pValues).map((p) => p <= rate);
}
