import type { Escape } from "../../../../report/format/escape.ts";
import { count, plural, signedHundredths } from "../../../../report/format/figures.ts";
import { formatOf } from "../runs/exact-figures.ts";
import type { ExactTrend } from "../runs/exact-trends.ts";
import type { HistoryRun } from "../runs/run.ts";
import { type TrendText, trendHead } from "./trends.ts";
import { changedOf, citeDated, citeRun } from "./words.ts";

/** `Instructions: of 69 tests that were counted, 3 changed.`; nothing if none were counted. */
export function instructionSummary(trends: readonly ExactTrend[]): string[] {
  const counted = trends.filter(({ figure }) => figure === "instructions");
  if (counted.length === 0) return [];
  return [
    `Instructions: of ${plural(counted.length, "test")} that were counted, ${changedOf(counted)}` +
      incomparable(counted, "counts", "they were taken"),
  ];
}

/** `Costs besides time: of 640 figures, 3 changed.`; nothing if none were measured. */
export function costSummary(trends: readonly ExactTrend[]): string[] {
  const costs = costTrends(trends);
  if (costs.length === 0) return [];
  return [
    `Costs besides time: of ${plural(costs.length, "figure")}, ${changedOf(costs)}` +
      incomparable(costs, "values", "they were measured"),
  ];
}

/** The trends of what tests cost besides time. */
export function costTrends(trends: readonly ExactTrend[]): ExactTrend[] {
  return trends.filter(({ figure }) => figure !== "instructions");
}

/** `+1.02%`; `from 0`, of which nothing is a share. @param before the value before the change */
export function shareText(before: number, share: number): string {
  return before === 0 ? "from 0" : signedHundredths(share);
}

function incomparable(trends: readonly ExactTrend[], values: string, taken: string): string {
  const broken = trends.filter(({ breaks }) => breaks.length > 0).length;
  return broken === 0
    ? ""
    : ` Of ${count(broken)}, some ${values} are not comparable: ${taken} in another way.`;
}

/** A test's figure over the runs, and a line for each change and for what cannot be compared. Texts are escaped. */
export function exactTrendText(
  runs: readonly HistoryRun[],
  { figure, path, points, changes, breaks }: ExactTrend,
  escapeText: Escape,
): TrendText {
  const cite = (index: number) => citeDated(runs[index], citeRun(escapeText));
  const format = formatOf(figure);
  const newest = format(points.at(-1)?.value ?? 0);
  // A value of 0 has no logarithm.
  const logs = points.map(({ value }) => Math.log(Math.max(1, value)));
  const shown = figure === "instructions" ? newest : `${figure} ${newest}`;
  const plain = (value: number) => (figure === "instructions" ? count(value) : format(value));
  return {
    head: trendHead(escapeText(path), logs, shown),
    lines: [
      ...changes.map(
        ({ before, after, share }) =>
          `${before.value === 0 ? "" : `${signedHundredths(share)}, `}from ${plain(before.value)} to ${plain(after.value)}, between ` +
          `${cite(before.run)} and ${cite(after.run)}`,
      ),
      ...breaks.map(
        ({ before, after, differs }) =>
          `not comparable: ${cite(before)} and ${cite(after)} have not the same ${differs.join(", ")}`,
      ),
    ],
  };
}
