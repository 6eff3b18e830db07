import type { Method } from "./method.ts";

export const benjaminiHochberg: Method = {
  name: "Benjamini and Hochberg's rule",
  assumes: "The p-values are valid, and independent or positively dependent.",
  usedFor: "The list of changes against the base, and of differences from earlier runs.",
  because: "It bounds the share of false entries in a list, and not the chance of any.",
  source: "Benjamini and Hochberg, J. R. Statist. Soc. B 57, 1995",
};

/**
 * Which of many tests are significant so that of those named no more than `rate` are expected to be false: the largest r
 * for which the r-th smallest p is at most rate * r / n, and all that are no larger (Benjamini and Hochberg, Controlling
 * the False Discovery Rate, J. R. Statist. Soc. B 57, 1995).
 *
 * @param pValues of all tests that were looked at, 1 for tests that were not pursued
 * @param rate the false discovery rate, from 0 to 1
 * @returns in the order of the p-values
 */
export function significant(pValues: readonly number[], rate: number): boolean[] {
  const sorted = pValues.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((p, index) => p <= (rate * (index + 1)) / sorted.length);
  const limit = sorted[last];
  return pValues.map((p) => limit !== undefined && p <= limit);
}

/**
 * The adjusted p-values of the significant tests: the least rate at which each would be named, min over j >= i of n p(j) / j, at most 1
 * (Yekutieli and Benjamini, J. Statist. Plann. Inference 82, 1999). The tests that are not significant cannot lower them.
 *
 * @param pValues of the significant tests, which have the least of all
 * @param tests how many were looked at
 * @returns in the order of the p-values
 */
export function adjust(pValues: readonly number[], tests: number): number[] {
  const sorted = pValues.toSorted((a, b) => a - b);
  const rates = sorted.map((p, index) => (tests * p) / (index + 1));
  return pValues.map((p) => Math.min(1, ...rates.slice(sorted.indexOf(p))));
}
