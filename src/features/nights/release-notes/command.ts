import { InputError } from "../../../model/errors.ts";
import { givenNames, resolveReportSettings } from "../../../options/resolve.ts";
import { mergeSources } from "../../../options/sources.ts";
import { readRecording } from "../../../results/read.ts";
import { judgeByOwnRule } from "../../../verdict/judge-recording.ts";
import type { CommandWorld, Feature } from "../../feature.ts";
import { readRuns } from "../history/read-runs.ts";
import { createRun } from "../history/runs/create-run.ts";
import { type HistoryRun, runTime } from "../history/runs/run.ts";
import { findRun } from "../history/runs/select.ts";
import { compareRuns } from "./compare.ts";
import { renderNotes } from "./render.ts";

/** Says what a version brought. */
export interface ReleaseNotesCommand {
  readonly kind: "release-notes";
  /** Names of runs of the history, or results files. */
  readonly old: string;
  readonly now: string;
  /** The folder of the history; the two are results files if it is absent. */
  readonly history?: string;
  readonly branch?: string;
  /** How many of the newest versions the table of numbers has at most. */
  readonly last: number;
}

/**
 * Prints what became slower and faster between two versions.
 *
 * @returns the exit status
 * @throws InputError if a run is not in the history, or a file cannot be read
 */
export async function releaseNotes(
  { old: oldName, now: nowName, history, branch, last }: ReleaseNotesCommand,
  { output, features }: Pick<CommandWorld, "output" | "features">,
): Promise<number> {
  if (history === undefined) {
    const [old, now] = [oldName, nowName].map((file) => runOf(file, features)) as [HistoryRun, HistoryRun];
    await output.print([renderNotes(old, now, compareRuns(old, now), [])]);
    return 0;
  }
  const runs = readRuns({ history, branch });
  const [old, now] = [findRun(runs, oldName).run, findRun(runs, nowName).run];
  if (runTime(old) > runTime(now))
    throw new InputError(`${oldName} is newer than ${nowName}: name the older version first`);
  // Without labels, every night would be a version.
  const versions = runs
    .map(({ run }) => run)
    .filter((run) => run.label !== undefined || run === old || run === now);
  const listed = versions.filter((run) => runTime(run) <= runTime(now)).slice(-last);
  await output.print([renderNotes(old, now, compareRuns(old, now), listed)]);
  return 0;
}

function runOf(file: string, features: readonly Feature[]): HistoryRun {
  const settings = resolveReportSettings(mergeSources({ given: {} }, features), features);
  const recording = readRecording(file, givenNames(settings), features);
  return createRun(recording, judgeByOwnRule(recording, settings.criteria, features));
}
