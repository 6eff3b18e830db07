import { cutApart } from "../../../../messages/cut-apart.ts";
import type { Escape } from "../../../../report/format/escape.ts";
import { count } from "../../../../report/format/figures.ts";
import { left, right, type Table } from "../../../../report/format/table.ts";
import type { RunMarks } from "../runs/marks.ts";
import { type HistoryEngine, type HistoryRun, runName } from "../runs/run.ts";

/** A run and its name in the history. */
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
  const names = cutApart(
    runs.map(({ run }) => runName(run)),
    maxShown,
  );
  const branches = cutApart(
    runs.map(({ run }) => run.branch ?? "-"),
    maxShown,
  );
  return {
    columns: [...left("Run", "Name", "Branch", "Outcome"), ...right("Tests"), ...left("SQLite", "Changed")],
    rows: runs.map(({ id, run }, index) => ({
      cells: [
        escapeText(id),
        escapeText(names[index] ?? ""),
        escapeText(branches[index] ?? ""),
        run.outcome,
        count(run.tests.length),
        versionOf(run.engines.baseline, escapeText),
        changed.get(index) ?? "",
      ],
      highlighted: run.outcome === "fail",
    })),
  };
}

/** Characters of a name or a branch: a longer one would leave no room for the columns after it. */
const maxShown = 24;

function versionOf({ version }: HistoryEngine, escapeText: Escape): string {
  return version === undefined ? "-" : escapeText(version);
}
