import { info, setOutput } from "@actions/core";
import { GitError } from "../../git/git.ts";
import { annotate } from "../../github/job-log.ts";
import { readWorkflow } from "../../github/workflow.ts";
import { InputError } from "../../model/errors.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import { type GetInput, readPublishInputs, readSettingInputs } from "../../options/action-inputs.ts";
import { readSources } from "../../options/sources.ts";
import { parseMatrix } from "../../shards/matrix.ts";
import type { Feature } from "../feature.ts";
import { explain, historyBranch, readBranchRuns } from "../history/branch.ts";
import { historyBranchOf } from "../history/options.ts";
import type { HistoryRun } from "../history/runs/run.ts";
import { divideRun, mostRuns } from "./divide-run.ts";
import { resolvePlanSettings } from "./settings.ts";

/** A step is given its inputs in its environment, of which Linux takes 128 KiB for a variable. */
const mostCharacters = 120_000;

/**
 * The action `plan`: divides the tests between machines, as the output `matrix`. The action measures and judges nothing. A history that cannot be
 * read is a warning: without it, tests are divided less evenly.
 *
 * @throws InputError if an input is wrong, or the plan is too long to be handed to jobs
 */
export async function planStep(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Feature[],
): Promise<void> {
  const sources = readSources(readSettingInputs(getInput, features), features, environment.GITHUB_WORKSPACE);
  const kept = await readKept(getInput, environment, features);
  const { matrix, tests, known } = divideRun(resolvePlanSettings(sources, features), kept, features);
  if (matrix.length > mostCharacters)
    throw new InputError(
      `the plan has ${matrix.length} characters, and a job's input takes ${mostCharacters}: measure fewer suites or ` +
        "variants at once",
    );
  const { hash, shards } = parseMatrix(matrix, "the plan");
  setOutput("matrix", matrix);
  setOutput("plan-hash", hash);
  info(
    `The plan ${hash} has ${shards.length} shards of ${shards.map(({ length }) => length).join(", ")} tests; of ${known} of ` +
      `${tests} tests an earlier run says how long they take`,
  );
}

/** The newest runs of the history that a branch holds, in order of time; none if no branch is named, or it cannot be read. */
async function readKept(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Feature[],
): Promise<HistoryRun[]> {
  const inputs = readPublishInputs(getInput, "action plan", features);
  const history = historyBranchOf(inputs.given);
  if (history === undefined) return [];
  const { branch, folder } = history;
  const shown = `the history on branch ${branch}`;
  const workflow = readWorkflow(environment);
  try {
    const filter = { last: mostRuns, ...omitUndefined({ branch: workflow.defaultBranch }) };
    return await readBranchRuns(historyBranch(workflow, branch, inputs), folder, shown, filter);
  } catch (cause) {
    if (!(cause instanceof InputError) && !(cause instanceof GitError)) throw cause;
    annotate.warning(`${shown} does not say how long tests take: ${explain(cause)}`);
    return [];
  }
}
