import { GitError } from "../../git/git.ts";
import { annotate } from "../../github/job-log.ts";
import type { Workflow } from "../../github/workflow.ts";
import { InputError } from "../../model/errors.ts";
import type { PublishSettings } from "../../options/action-inputs.ts";
import { explain, historyBranch, readBranchRuns } from "../nights/history/branch.ts";
import { historyBranchOf } from "../nights/history/options.ts";
import type { HistoryRun } from "../nights/history/runs/run.ts";
import { mostRuns } from "./divide-run.ts";

/** The newest runs of the history that a branch holds, in order of time; none if no branch is named, or it cannot be read. */
export async function readKept(inputs: PublishSettings, workflow: Workflow): Promise<HistoryRun[]> {
  const history = historyBranchOf(inputs.given);
  if (history === undefined) return [];
  const { branch, folder } = history;
  const shown = `the history on branch ${branch}`;
  try {
    const filter = { last: mostRuns, branch: workflow.defaultBranch };
    return await readBranchRuns(historyBranch(workflow, branch, inputs), folder, shown, filter);
  } catch (cause) {
    if (!(cause instanceof InputError) && !(cause instanceof GitError)) throw cause;
    annotate.warning(`${shown} does not say how long tests take: ${explain(cause)}`);
    return [];
  }
}
