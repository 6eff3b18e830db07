import type { MeasuredPoint, PointRatio } from "./measured-points.ts";

/** Columns. */
const width = 40;

/**
 * Ratios to the good end, one line each, on one logarithmic scale: `●` is the median, `─` its interval, `┊` the line between good
 * and bad.
 *
 * @returns a line for each point; empty for one without pairs
 */
export function plotRatios(measured: readonly MeasuredPoint[], line: number | undefined): readonly string[] {
  const ratios = measured.flatMap(({ toGood }) => toGood ?? []);
  const values = [
    1,
    ...(line === undefined ? [] : [line]),
    ...ratios.flatMap(({ low, high }) => [low, high]),
  ];
  const [least, most] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  const column = (ratio: number) =>
    most === least ? 0 : Math.round(((width - 1) * (Math.log(ratio) - least)) / (most - least));
  const draw = ({ ratio, low, high }: PointRatio) => {
    const cells = Array.from({ length: width }, () => " ");
    if (line !== undefined) cells[column(line)] = "┊";
    cells.fill("─", column(low), column(high) + 1);
    cells[column(ratio)] = "●";
    return cells.join("").trimEnd();
  };
  return measured.map(({ toGood }) => (toGood === undefined ? "" : draw(toGood)));
}
