import { count, microseconds, multiplier } from "../../../report/format/figures.ts";
import type { Column, Table } from "../../../report/format/table.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import type { HistoryData, TrendData } from "../../data/page-data.ts";
import { multipliersOf } from "./group-means.ts";
import { formatInUnit, inUnit, timeUnits, unitsOf } from "./run-times.ts";

/** The engines that a history has the times of. */
const roles = ["baseline", "candidate"] as const;

/** A test in every run, the newest first: what its plots show. */
export function trendTable(trend: TrendData, { runs }: HistoryData, names: EngineNames): Table {
  const { points, changes, instructions, costs = [], repetitions } = trend;
  const changed = Map.groupBy(
    [...changes, ...(instructions?.changes ?? []), ...costs.flatMap((one) => one.changes)],
    ({ run }) => run,
  );
  const counts = instructions?.counts;
  const multipliers = multipliersOf(points);
  const micro = (ns: number | null | undefined) => (ns === null || ns === undefined ? "–" : microseconds(ns));
  const derived = unitsOf(trend)
    .filter((unit) => unit !== "time")
    .flatMap((unit) => roles.map((role) => ({ unit, role })));
  const rows = runs.map(({ name, day, markTexts }, run) => {
    const [value, low, high] = [multipliers[run], points.low[run], points.high[run]];
    const cells = [
      name,
      day,
      micro(points.baseline[run]),
      micro(points.candidate[run]),
      ...derived.map(({ unit, role }) => {
        const value = inUnit(points[role][run] ?? null, unit, repetitions);
        return value === null ? "–" : formatInUnit(value, unit);
      }),
      typeof value === "number" ? multiplier(value) : "–",
      typeof low === "number" && typeof high === "number" ? `${multiplier(low)} to ${multiplier(high)}` : "–",
      ...(counts === undefined ? [] : [counts[run] ? count(counts[run]) : "–"]),
      [...(changed.get(run) ?? []).map(({ text }) => text), ...markTexts].join("; "),
    ];
    return { cells, highlighted: changed.has(run) };
  });
  return {
    columns: [
      column("Run", "left"),
      column("Day", "left"),
      column(`${names.baseline} (µs)`, "right"),
      column(`${names.candidate} (µs)`, "right"),
      ...derived.map(({ unit, role }) => column(`${names[role]}, ${timeUnits[unit]}`, "right")),
      column("Multiplier", "right"),
      column("95%", "right"),
      ...(counts === undefined ? [] : [column("Instructions", "right")]),
      column("Change", "left"),
    ],
    rows: rows.toReversed(),
  };
}

function column(heading: string, align: Column["align"]): Column {
  return { heading, align };
}
