import { compareRun, isSameRun, type RunComparison } from "../history/compare.ts";
import { createRun } from "../history/create-run.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Recording } from "../model/recording.ts";
import type { HistorySettings } from "../model/settings.ts";
import { readHistory } from "../results/history/read-history.ts";
import type { Verdict } from "../verdict/judge.ts";

/** The newest runs of a history that a report is compared with; changes before them are old news. */
const mostRuns = 100;

/**
 * Compares a run with the runs of a history's folder.
 *
 * @param last how many of its newest runs
 * @returns undefined if there is no run before it
 * @throws InputError if there is no history, or it cannot be read
 */
export function compareWithFolder(
  { folder, branch }: HistorySettings,
  recording: Recording,
  verdict: Verdict,
  last = mostRuns,
): RunComparison | undefined {
  const kept = readHistory(folder, { last, ...omitUndefined({ branch }) });
  const runs = kept.map((one) => one.run);
  const run = createRun(recording, verdict);
  const isPart = runs.some((one) => isSameRun(one, run));
  return compareRun(runs, run, isPart);
}
