import type { EngineNames } from "../../report/format/engine-names.ts";
import { microseconds, multiplier } from "../../report/format/figures.ts";
import type { Column, Table } from "../../report/format/table.ts";
import type { HistoryData, TrendData } from "../../report/html/page-data.ts";
import { multipliersOf } from "./multipliers.ts";

/** A test in every run, the newest first: what its plots show. */
export function trendTable({ points, changes }: TrendData, { runs }: HistoryData, names: EngineNames): Table {
  const changed = new Map(changes.map(({ run, text }) => [run, text]));
  const multipliers = multipliersOf(points);
  const micro = (ns: number | null | undefined) => (ns === null || ns === undefined ? "–" : microseconds(ns));
  const rows = runs.map(({ name, day, markTexts }, run) => {
    const [value, low, high] = [multipliers[run], points.low[run], points.high[run]];
    const cells = [
      name,
      day,
      micro(points.baseline[run]),
      micro(points.candidate[run]),
      typeof value === "number" ? multiplier(value) : "–",
      typeof low === "number" && typeof high === "number" ? `${multiplier(low)} to ${multiplier(high)}` : "–",
      [changed.get(run) ?? [], markTexts].flat().join("; "),
    ];
    return { cells, highlighted: changed.has(run) };
  });
  return {
    columns: [
      column("Run", "left"),
      column("Day", "left"),
      column(`${names.baseline} (µs)`, "right"),
      column(`${names.candidate} (µs)`, "right"),
      column("Multiplier", "right"),
      column("95%", "right"),
      column("Change", "left"),
    ],
    rows: rows.toReversed(),
  };
}

function column(heading: string, align: Column["align"]): Column {
  return { heading, align };
}
