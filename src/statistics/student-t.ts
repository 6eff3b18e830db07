import jStat from "jstat";
import type { Method } from "./method.ts";

export const studentT: Method = {
  name: "Student's t",
  assumes: "The mean of the values is nearly normal; their number is fixed beforehand.",
  usedFor: "The interval of a section's average, and of a level in a history.",
  because: "An average over many tests is nearly normal even where one test is not.",
  source: "Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7",
};

/**
 * The quantile of Student's t: the value that t stays below with this probability. Known values are in every table,
 * e.g. 2.776 for 0.975 and 4 degrees.
 *
 * @param probability above 0 and below 1
 * @param degrees degrees of freedom, at least 1
 */
export function studentQuantile(probability: number, degrees: number): number {
  return jStat.studentt.inv(probability, degrees);
}

/**
 * How likely a value of Student's t is to be at least so far from 0, on either side: by the incomplete beta function, which
 * keeps its digits where the probability is small (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.1).
 *
 * @param degrees degrees of freedom, at least 1
 */
export function studentTwoSided(t: number, degrees: number): number {
  return Number.isFinite(t) ? jStat.ibeta(degrees / (degrees + t ** 2), degrees / 2, 0.5) : 0;
}
