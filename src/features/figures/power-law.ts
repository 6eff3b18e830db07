import { linearRegression } from "simple-statistics";
import type { Method } from "../../statistics/method.ts";
import { studentQuantile } from "../../statistics/student-t.ts";
import { mean } from "../../statistics/summary.ts";

export const powerLaw: Method = {
  name: "Power law by least squares",
  assumes:
    "The figure is near a power of the size; its relative deviations are alike at all sizes and independent.",
  usedFor:
    "Growth: of time and bytes with an ageing database, of times with a table or the parameter of a sweep.",
  because: "Only the exponent says what becomes of a cost at ten times the size.",
  source: "Draper and Smith, Applied Regression Analysis, 1.4",
};

/** The exponent of a power law, with its two-sided interval. */
export interface Exponent {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The exponent b of y = a x^b: the slope of the straight line by least squares through ln(y) over ln(x). Its interval is
 * b +- t s / sqrt(sum((ln x - mean)^2)), s^2 being the squared deviations from the line by n - 2 (Draper and Smith, Applied
 * Regression Analysis, 1.4).
 *
 * @param points x and y above 0, at least 3, with different x
 * @param confidence how often such intervals contain their figure, above 0 and below 1
 */
export function exponentOf(
  points: readonly (readonly [x: number, y: number])[],
  confidence: number,
): Exponent {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as [number, number]);
  const { m: value, b } = linearRegression(logs);
  const degrees = logs.length - 2;
  const variance = logs.reduce((sum, [x, y]) => sum + (y - value * x - b) ** 2, 0) / degrees;
  const middle = mean(logs.map(([x]) => x));
  const spread = logs.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  const half = studentQuantile((1 + confidence) / 2, degrees) * Math.sqrt(variance / spread);
  return { value, low: value - half, high: value + half };
}
