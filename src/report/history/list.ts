import type { RunMarks } from "../../history/marks.ts";
import { type HistoryEngine, type HistoryRun, runName } from "../../history/run.ts";
import type { Escape } from "../format/escape.ts";
import { count } from "../format/figures.ts";
import type { Table } from "../format/table.ts";

/** A run, and what it is called in its history. */
export interface ListedRun {
  readonly id: string;
  readonly run: HistoryRun;
}

/**
 * A row for each run, the newest last.
 *
 * @param marks of the same runs
 */
export function runTable(runs: readonly ListedRun[], marks: readonly RunMarks[], escapeText: Escape): Table {
  const changed = new Map(
    marks.map(({ run, marks: own }) => [run, [...new Set(own.map(({ fact }) => fact))].join(", ")]),
  );
  return {
    columns: [
      { heading: "Run", align: "left" },
      { heading: "Name", align: "left" },
      { heading: "Branch", align: "left" },
      { heading: "Outcome", align: "left" },
      { heading: "Tests", align: "right" },
      { heading: "SQLite", align: "left" },
      { heading: "Changed", align: "left" },
    ],
    rows: runs.map(({ id, run }, index) => ({
      cells: [
        escapeText(id),
        escapeText(runName(run)),
        escapeText(run.branch ?? "-"),
        run.outcome,
        count(run.tests.length),
        versionOf(run.engines.baseline, escapeText),
        changed.get(index) ?? "",
      ],
      highlighted: run.outcome === "fail",
    })),
  };
}

function versionOf({ version }: HistoryEngine, escapeText: Escape): string {
  return version === undefined ? "-" : escapeText(version);
}
