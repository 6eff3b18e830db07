import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";
import {
  type GetInput,
  type PublishSettings,
  readPublishInputs,
  readSettingInputs,
} from "../options/action-inputs.ts";
import type { Source } from "../options/resolve.ts";
import { openApi } from "./api.ts";
import { annotate } from "./job-log.ts";
import type { PublishTarget } from "./publish.ts";
import { PublishError } from "./request-errors.ts";
import { findSubject } from "./subject.ts";
import { readTrigger, type Trigger } from "./trigger.ts";
import { readWorkflow, type Workflow } from "./workflow.ts";

/** Everything that the action's step is told, read once. */
export interface ActionContext {
  /** The inputs that say what is published and where. */
  readonly inputs: PublishSettings;
  /** The inputs that say what is measured and judged. Wrong ones are reported like a measurement that failed. */
  readonly settings: Source | InputError;
  readonly environment: NodeJS.ProcessEnv;
  readonly workflow: Workflow;
  readonly trigger: Trigger;
  /** The run that measures or, in mode publish, the one that measured. */
  readonly run: WorkflowRun;
  /** The commit that is judged. */
  readonly commit: string;
  /** Absent if the report is only logged and written to the job summary. */
  readonly target?: PublishTarget;
}

/**
 * Reads inputs, environment and event, and looks up the commit and the pull requests that are judged.
 *
 * @returns a reason if there is nothing to judge any more
 * @throws InputError if an input about publishing is wrong, or the action cannot serve the event
 * @throws PublishError if GitHub does not answer, and without its answer it is unknown what is judged
 */
export async function createActionContext(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
): Promise<ActionContext | { readonly skipReason: string }> {
  const inputs = readPublishInputs(getInput);
  const workflow = readWorkflow(environment);
  refuseForeignCode(inputs, workflow);
  const trigger = readTrigger(workflow, inputs.pullRequest);
  const run = measuringRun(workflow, trigger);
  const commit = trigger.kind === "named pull request" ? workflow.commit : trigger.commit;
  const settings = readSettings(getInput);
  const context = { inputs, settings, environment, workflow, trigger, run, commit };
  const { mode, token, comment, status } = inputs;
  if (mode === "measure" || (comment === "off" && status === "off")) return context;
  if (token === undefined) {
    annotate.notice("the input github-token is empty: the report is only in the job summary");
    return context;
  }
  const { apiUrl, repository, file } = workflow;
  const api = openApi(token, apiUrl);
  const found = await findSubject(api, repository, trigger).catch((cause) => {
    // A commit's status can be set although its pull requests are unknown.
    if (!(cause instanceof PublishError) || trigger.kind !== "commit") throw cause;
    annotate.warning(cause.message);
    return { subject: { commit, pullRequests: [] } };
  });
  if ("skipReason" in found) return found;
  const { subject } = found;
  const target = { api, repository, subject, run, settings: inputs, ...omitUndefined({ file }) };
  return { ...context, commit: subject.commit, target };
}

/**
 * The run that a report is about: this one, unless another workflow's run has measured. Its URL is always this one's, which
 * has the summary: that of the other may say anything.
 */
export function measuringRun({ run }: Workflow, trigger: Trigger): WorkflowRun {
  return trigger.kind === "workflow run" ? { ...trigger.run, url: run.url } : run;
}

function readSettings(getInput: GetInput): Source | InputError {
  try {
    return readSettingInputs(getInput);
  } catch (cause) {
    if (cause instanceof InputError) return cause;
    throw cause;
  }
}

/** @throws InputError */
function refuseForeignCode({ mode }: PublishSettings, { event }: Workflow): void {
  if (event === "pull_request_target" && mode !== "publish")
    throw new InputError(
      `event pull_request_target: mode ${mode} would run the pull request's code with the repository's permissions; ` +
        "measure in a pull_request workflow, and publish in a workflow_run workflow",
    );
}
