import type { CompareWithEarlier, EarlierView } from "../../../commands/feature.ts";
import { formatValue } from "../../../messages/format-value.ts";
import type { Recording } from "../../../model/recording.ts";
import type { GivenOptions } from "../../../options/option.ts";
import type { PageData } from "../../../page/data/page-data.ts";
import { visible } from "../../../report/format/escape.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { readHistory } from "./files/read-history.ts";
import { type HistorySelection, historyOptions, selectionOf } from "./options.ts";
import { historyPage } from "./page/history-page.ts";
import { readRuns } from "./read-runs.ts";
import { earlierRuns } from "./report.ts";
import { compareRun, isSameRun, type RunComparison } from "./runs/compare.ts";
import { createRun } from "./runs/create-run.ts";
import { type HistoryRun, runTime } from "./runs/run.ts";
import { trendsOf } from "./runs/trends.ts";

/**
 * Reads the newest runs of a history's folder, which a run is compared with.
 *
 * @param note is told if there is no run before it
 * @returns undefined if no history is given
 * @throws InputError if there is no history, or it cannot be read
 */
export function readEarlier(
  given: GivenOptions,
  view: EarlierView,
  note: (message: string) => void,
): CompareWithEarlier | undefined {
  const selection = selectionOf(given);
  if (selection === undefined) return undefined;
  const last = selection.last ?? (view === "page" ? mostDrawn : mostRuns);
  const runs = readEarlierRuns({ ...selection, last }, note);
  return (recording, verdict) => {
    const comparison = compareWithRuns(runs, recording, verdict, note);
    return comparison === undefined ? [] : [earlierRuns(comparison)];
  };
}

/** The page of a history alone; undefined if no history is given. @throws InputError if the history has no run, or cannot be read */
export function earlierPage(given: GivenOptions): PageData | undefined {
  const selection = selectionOf(given);
  if (selection === undefined) return undefined;
  const last = selection.last ?? mostDrawn;
  return historyPage(trendsOf(readRuns({ ...selection, last }).map(({ run }) => run)));
}

/** The default number of newest runs that a page draws. */
const mostDrawn = historyOptions.last.default;

/** The number of newest runs that a report is compared with; earlier changes are not reported again. */
export const mostRuns = 100;

/**
 * The newest runs of a history's folder that a run is compared with.
 *
 * @param note is told if there are none
 * @throws InputError if there is no history, or it cannot be read
 */
function readEarlierRuns(
  { history: folder, branch, last }: HistorySelection,
  note: (message: string) => void,
): HistoryRun[] {
  const runs = readHistory(folder, { branch, last }).map(({ run }) => run);
  if (runs.length === 0) {
    const which =
      branch === undefined ? "the history has no runs" : `no run is of the branch ${formatValue(branch)}`;
    note(visible(`--history ${folder}: ${which}: there is nothing to compare with`));
  }
  return runs;
}

/**
 * Compares a run with earlier runs.
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
      `the run began at ${run.startedAt}, and the oldest that was read of the history at ${runTime(oldest)}: ` +
        "there is nothing before it to compare with",
    );
  return comparison;
}
