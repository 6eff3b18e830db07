import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";
import type { PublishSettings } from "../options/action-inputs.ts";
import { openApi } from "./api.ts";
import { annotate } from "./job-log.ts";
import type { Target } from "./publish.ts";
import { PublishError } from "./request-errors.ts";
import { findSubject } from "./subject.ts";
import { readTrigger, type Trigger } from "./trigger.ts";
import type { Workflow } from "./workflow.ts";

/** What a workflow's job judges, and where that is said. */
export interface ActionContext {
  readonly settings: PublishSettings;
  readonly workflow: Workflow;
  readonly trigger: Trigger;
  /** The run that measures, or has measured. */
  readonly run: WorkflowRun;
  readonly commit: string;
  /** Absent where nothing is published but the job summary. */
  readonly target?: Target;
}

/**
 * Finds out what is judged, and whether anybody can be told.
 *
 * @throws InputError where the event cannot be served
 * @throws PublishError where GitHub does not say what is judged, and it cannot be known without
 */
export async function createActionContext(
  settings: PublishSettings,
  workflow: Workflow,
): Promise<ActionContext | { readonly skip: string }> {
  refuseForeignCode(settings, workflow);
  const trigger = readTrigger(workflow, settings.pullRequest);
  const run = trigger.kind === "workflow run" ? trigger.run : workflow.run;
  const commit = trigger.kind === "named pull request" ? workflow.commit : trigger.commit;
  const job = { settings, workflow, trigger, run, commit };
  const { mode, token, comment, status } = settings;
  if (mode === "measure" || (comment === "off" && status === "off")) return job;
  if (token === undefined) {
    annotate.notice("no github-token is given: the report is in the job summary only");
    return job;
  }
  const { apiUrl, repository, file } = workflow;
  const api = openApi(token, apiUrl);
  const found = await findSubject(api, repository, trigger).catch((cause) => {
    // Without its pull request, a commit still has a status.
    if (!(cause instanceof PublishError) || trigger.kind !== "commit") throw cause;
    annotate.warning(cause.message);
    return { subject: { commit, pullRequests: [] } };
  });
  if ("skip" in found) return found;
  const { subject } = found;
  const target = { api, repository, subject, run, settings, ...omitUndefined({ file }) };
  return { ...job, commit: subject.commit, target };
}

/** @throws InputError */
function refuseForeignCode({ mode }: PublishSettings, { event }: Workflow): void {
  if (event === "pull_request_target" && mode !== "publish")
    throw new InputError(
      "event pull_request_target: it gives the code of a pull request the rights of the repository; measure in a " +
        "pull_request workflow, and publish in a workflow_run workflow",
    );
}
