import path from "node:path";
import { info, setOutput } from "@actions/core";
import * as z from "zod";
import { BranchCopy } from "../../../git/branch.ts";
import { GitError } from "../../../git/git.ts";
import { openApi } from "../../../github/api.ts";
import { annotate, writeSummary } from "../../../github/job-log.ts";
import { newFolder } from "../../../github/new-folder.ts";
import { whyForeign } from "../../../github/origin.ts";
import { readWorkflow, type Workflow } from "../../../github/workflow.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { type GetInput, readInputs } from "../../../options/action-inputs.ts";
import { valuesOf } from "../../../options/option.ts";
import { resolveReportSettings } from "../../../options/resolve.ts";
import { mergeSources } from "../../../options/sources.ts";
import { visible } from "../../../report/format/escape.ts";
import { readRecording } from "../../../results/read.ts";
import { findFiles } from "../../../results/untrusted-files.ts";
import { writeWhole } from "../../../results/write.ts";
import { judgeByOwnRule } from "../../../verdict/judge-recording.ts";
import type { Feature } from "../../feature.ts";
import {
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
} from "../history/branch.ts";
import { readRunFiles } from "../history/files/read-history.ts";
import { historyOptions } from "../history/options.ts";
import { createRun } from "../history/runs/create-run.ts";
import { type HistoryRun, runTime } from "../history/runs/run.ts";
import { addRuns } from "../history/step.ts";
import { compareRuns } from "./compare.ts";
import { releaseInputs } from "./options.ts";
import { writeSection } from "./release-section.ts";
import { renderNotes } from "./render.ts";

const release = z.object({
  // A label of the history, without spaces.
  tag: historyOptions.label.type.schema.refine((tag) => !tag.includes(" ")),
  commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  date: z.iso.datetime({ offset: true }),
});
const releases = z.object({ old: release, now: release });
type Releases = z.output<typeof releases>;

/** Versions in the table of numbers. */
const mostVersions = 20;

/**
 * The action `release-notes`: says what a release brought beside the one before, of which both were measured in this run. Both become runs of a history,
 * unless it has them, and the notes a part of the release's text.
 *
 * @throws InputError if an input is wrong, the results are not of this run, or the history cannot be read
 * @throws PublishError if the release cannot be written
 */
export async function releaseStep(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Feature[],
): Promise<void> {
  const inputs = valuesOf(releaseInputs, readInputs(releaseInputs, getInput));
  const { "github-token": token, "history-branch": branch, "history-path": folder } = inputs;
  const workflow = readWorkflow(environment);
  const given = readReleases(inputs["compared-releases"]);
  const read = (input: string, file: string | undefined, one: Releases["now"]) =>
    readRun(workflow, features, { input, file, release: one });
  const old = read("old-results", inputs["old-results"], given.old);
  const now = read("results", inputs.results, given.now);
  const versions = branch === undefined ? [] : await addTo({ branch, folder, token }, workflow, [old, now]);
  const listed = versions.filter((run) => run.label !== undefined && runTime(run) <= runTime(now));
  const notes = renderNotes(old, now, compareRuns(old, now), listed.slice(-mostVersions));
  const file = path.join(newFolder(workflow.temporary), "notes.md");
  writeWhole(file, notes);
  setOutput("notes-path", file);
  await writeSummary(notes);
  if (token === undefined) return;
  const url = await writeSection(openApi(token, workflow.apiUrl), workflow.repository, given.now.tag, notes);
  if (url === undefined)
    annotate.notice(
      `there is no release of the tag ${given.now.tag}: its notes are in the job summary and in ${file}`,
    );
  else info(visible(`written into ${url}`));
}

/** @throws InputError */
function readReleases(text: string | undefined): Releases {
  try {
    return releases.parse(JSON.parse(text ?? ""));
  } catch (cause) {
    throw new InputError(
      `input compared-releases: ${formatValue(text ?? "")} is not two releases: give JSON with old and now, each with tag, commit and date`,
      { cause },
    );
  }
}

interface Source {
  readonly input: string;
  readonly file: string | undefined;
  readonly release: Releases["now"];
}

/** @throws InputError if the results are not of this run of the workflow */
function readRun(
  { roots, run, commit: started, repositoryUrl: repository }: Workflow,
  features: readonly Feature[],
  { input, file, release: { tag: label, commit, date } }: Source,
): HistoryRun {
  const [found] = file === undefined ? [] : findFiles([file], roots, "results");
  if (found === undefined) throw new InputError(`input ${input}: name the results.json of ${label}`);
  const recording = readRecording(found, {}, features, roots);
  // Each run of the step that measures says which commit the workflow runs on, whichever engine it is given.
  const why = whyForeign(recording, { run, commit: started, repository });
  if (why !== undefined) throw new InputError(`${found} ${why}`);
  const { criteria } = resolveReportSettings(mergeSources({ given: {} }, features), features);
  const verdict = judgeByOwnRule(recording, criteria, features);
  if (verdict.measurement.state === "incomplete")
    throw new InputError(`${found} is of a run that did not end: run the job that measures again`);
  return createRun(recording, verdict, { commit, label, date: new Date(date).toISOString() });
}

interface Kept {
  readonly branch: string;
  readonly folder: string;
  readonly token: string | undefined;
}

/**
 * Adds runs to the history, but those of versions that it has.
 *
 * @returns the runs of the history with those that were added, in order of time
 */
async function addTo(
  { branch, folder, token }: Kept,
  workflow: Workflow,
  runs: readonly HistoryRun[],
): Promise<readonly HistoryRun[]> {
  const shown = `the history on branch ${branch}`;
  try {
    const copy = await BranchCopy.fetch(historyBranch(workflow, branch, { token }));
    try {
      const files = await historyFiles(copy, folder);
      if (!hasHistory(files, shown)) requireEmpty(files, shown);
      const filter = { last: historyOptions.last.default };
      const kept = readRunFiles(runFiles(files), shown, filter).map((one) => one.run);
      const added = runs.filter(({ label }) => kept.every((one) => one.label !== label));
      if (added.length > 0) {
        const { outputs, warnings } = await addRuns(copy, added, folder, shown, new Date());
        for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
        for (const warning of warnings) annotate.warning(warning);
      }
      return [...kept, ...added].toSorted((one, other) => (runTime(one) < runTime(other) ? -1 : 1));
    } finally {
      copy.close();
    }
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause });
  }
}
