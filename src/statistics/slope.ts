import { linearRegression } from "simple-statistics";

/**
 * The slope of the straight line by least squares.
 *
 * @param points x and y, at least two with different x
 */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  return linearRegression(points.map(([x, y]) => [x, y])).m;
}
