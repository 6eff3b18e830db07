import type { Escape } from "../../../../report/format/escape.ts";
import { multiplier } from "../../../../report/format/figures.ts";
import { sparkline } from "../../../../report/format/sparkline.ts";
import { type Column, left, type Row, right, type Table } from "../../../../report/format/table.ts";
import type { RunComparison } from "../runs/compare.ts";
import type { SeriesPoint } from "../runs/series.ts";
import type { LevelChange, TestTrend } from "../runs/trends.ts";
import { type CiteRun, citeDated, describeChange, describeMark, direction } from "./words.ts";

/** More rows would hide the rest of a summary. */
const maxRows = 20;

/** A row for each test that differs from the newest runs, or changed within them. */
export function historyTable(comparison: RunComparison, escapeText: Escape, cite: CiteRun): Table {
  const { differences, recentChanges, trends } = comparison;
  const differing = differences.map((difference): Row => {
    const { trend, points, multiplier: now } = difference;
    const reasons = reasonsOf(difference, escapeText);
    return row(trend, points, now, direction(difference), "this run", reasons, escapeText);
  });
  const changed = recentChanges.flatMap((trend): Row[] => {
    const change = trend.changes.at(-1);
    const newest = trend.level.at(-1);
    if (change === undefined || newest === undefined) return [];
    const since = citeDated(trends.runs[change.firstAfter], cite);
    const reasons = reasonsOf(change, escapeText);
    const now = Math.exp(newest.logRatio);
    return [row(trend, trend.series.points, now, describeChange(change), since, reasons, escapeText)];
  });
  const rows = [...differing, ...changed].slice(0, maxRows);
  const hasReasons = rows.some(({ cells }) => cells.at(-1) !== "");
  const columns: Column[] = [
    ...left("Test", "Runs"),
    ...right("Now"),
    ...left("Change", "Since"),
    ...(hasReasons ? left("Could also be why") : []),
  ];
  return { columns, rows: rows.map((one) => ({ ...one, cells: one.cells.slice(0, columns.length) })) };
}

function reasonsOf({ confounders }: Pick<LevelChange, "confounders">, escapeText: Escape): string {
  return confounders.map((mark) => describeMark(mark, escapeText)).join("; ");
}

function row(
  { series }: TestTrend,
  points: readonly SeriesPoint[],
  now: number,
  change: string,
  since: string,
  reasons: string,
  escapeText: Escape,
): Row {
  const drawn = sparkline(points.map(({ logRatio }) => logRatio));
  const cells = [escapeText(series.path), drawn, `${multiplier(now)}x`, change, since, reasons];
  return { cells };
}
