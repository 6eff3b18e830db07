import type { CompareWithEarlier, EarlierSelection } from "../../commands/feature.ts";
import { formatValue } from "../../messages/format-value.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import type { Recording } from "../../model/recording.ts";
import { visible } from "../../report/format/escape.ts";
import type { PageData } from "../../report/html/page-data.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { readHistory } from "./files/read-history.ts";
import { historyPage } from "./page/history-page.ts";
import { readRuns } from "./read-runs.ts";
import { earlierRuns } from "./report.ts";
import { compareRun, isSameRun, type RunComparison } from "./runs/compare.ts";
import { createRun } from "./runs/create-run.ts";
import type { HistoryRun } from "./runs/run.ts";
import { trendsOf } from "./runs/trends.ts";

/**
 * Reads the newest runs of a history's folder, which a run is compared with.
 *
 * @param note is told if there is no run before it
 * @throws InputError if there is no history, or it cannot be read
 */
export function readEarlier(
  selection: EarlierSelection,
  note: (message: string) => void,
): CompareWithEarlier {
  const runs = readEarlierRuns(selection, note);
  return (recording, verdict) => {
    const comparison = compareWithRuns(runs, recording, verdict, note);
    return comparison === undefined ? [] : [earlierRuns(comparison)];
  };
}

/** The page of a history alone. @throws InputError if the history has no run, or cannot be read */
export function earlierPage({ folder, ...filter }: EarlierSelection): PageData {
  return historyPage(trendsOf(readRuns({ history: folder, ...filter }).map(({ run }) => run)));
}

/** The newest runs of a history that a report is compared with; changes before them are old news. */
const mostRuns = 100;

/**
 * The newest runs of a history's folder that a run is compared with.
 *
 * @param note is told if there are none
 * @throws InputError if there is no history, or it cannot be read
 */
function readEarlierRuns(
  { folder, branch, last = mostRuns }: EarlierSelection,
  note: (message: string) => void,
): HistoryRun[] {
  const runs = readHistory(folder, { last, ...omitUndefined({ branch }) }).map(({ run }) => run);
  if (runs.length === 0) {
    const which =
      branch === undefined ? "the history has no runs" : `no run is of the branch ${formatValue(branch)}`;
    note(visible(`--history ${folder}: ${which}: there is nothing to compare with`));
  }
  return runs;
}

/**
 * Compares a run with earlier ones.
 *
 * @param note is told if there is no run before it
 * @returns undefined if there is none
 */
function compareWithRuns(
  runs: readonly HistoryRun[],
  recording: Recording,
  verdict: Verdict,
  note: (message: string) => void,
): RunComparison | undefined {
  const run = createRun(recording, verdict);
  const isPart = runs.some((one) => isSameRun(one, run));
  const comparison = compareRun(runs, run, isPart);
  const [oldest] = runs;
  if (comparison === undefined && oldest !== undefined)
    note(
      `the run began at ${run.startedAt}, and the oldest that was read of the history at ${oldest.startedAt}: ` +
        "there is nothing before it to compare with",
    );
  return comparison;
}
