import jStat from "jstat";

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
