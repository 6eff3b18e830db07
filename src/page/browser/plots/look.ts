import type uPlot from "uplot";
import { shortTime } from "../../../report/format/figures.ts";

/** A series of dots without a line. */
export function dots(
  colour: string,
  look: { readonly hollow?: boolean; readonly size?: number } = {},
): uPlot.Series {
  const { hollow = false, size = 8 } = look;
  return {
    stroke: colour,
    paths: () => null,
    points: { show: true, size, width: 1.5, stroke: colour, fill: hollow ? "transparent" : colour },
  };
}

/** A logarithmic axis of times, with lines at powers of ten alone if there are two of them. */
export const timesAxis: uPlot.Axis = {
  size: 60,
  values: (_, splits) => splits.map((split) => (split === null ? null : shortTime(split))),
  grid: {
    filter: (_, splits) => {
      const powers = splits.map((split) => (isPowerOfTen(split) ? split : null));
      return powers.filter((power) => power !== null).length < 2 ? splits : powers;
    },
  },
  ticks: { show: false },
};

function isPowerOfTen(value: number | null): value is number {
  return value !== null && Number.isInteger(Number(Math.log10(value).toFixed(9)));
}

/** Steps of an axis that counts. */
export const wholeSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** A range with room for a line of text around all of its values, which are not below 0; any range if there are none. */
export function rangeOf(values: readonly number[]): [low: number, high: number] {
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(0.15 * (high - low), 0.01 * high);
  return [Math.max(0, low - room), high + room];
}
