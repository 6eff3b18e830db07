import { compareRun, isSameRun, type RunComparison } from "../history/compare.ts";
import { createRun } from "../history/create-run.ts";
import type { HistoryRun } from "../history/run.ts";
import { formatValue } from "../messages/format-value.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Recording } from "../model/recording.ts";
import type { HistorySettings } from "../model/settings.ts";
import { visible } from "../report/format/escape.ts";
import { readHistory } from "../results/history/read-history.ts";
import type { Verdict } from "../verdict/judge.ts";

/** The newest runs of a history that a report is compared with; changes before them are old news. */
const mostRuns = 100;

/**
 * The newest runs of a history's folder that a run is compared with.
 *
 * @param note is told if there are none
 * @param last how many
 * @throws InputError if there is no history, or it cannot be read
 */
export function readEarlierRuns(
  { folder, branch }: HistorySettings,
  note: (message: string) => void,
  last = mostRuns,
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
export function compareWithRuns(
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
