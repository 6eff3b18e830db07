import { type GetInput, readPublishInputs } from "../options/action-inputs.ts";
import type { ActionName } from "../options/actions.ts";
import type { Offering } from "../options/offering.ts";
import type { Result } from "../report/result.ts";
import type { ReportSource } from "../report/source.ts";
import { openApi } from "./api.ts";
import { measuringRun } from "./context.ts";
import { annotate } from "./job-log.ts";
import { publishReport } from "./publish.ts";
import { readPendingStep } from "./step-state.ts";
import { readTrigger } from "./trigger.ts";
import { readWorkflow } from "./workflow.ts";

/** Finishes a status that the main step left pending, so that no merge waits for it forever. */
export async function finishAbandonedStep(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  action: ActionName,
  features: readonly Offering[],
): Promise<void> {
  const pending = readPendingStep();
  if (pending === undefined) return;
  const inputs = readPublishInputs(getInput, action, features);
  if (inputs.token === undefined) return;
  const workflow = readWorkflow(environment);
  const trigger = readTrigger(workflow, inputs);
  const run = measuringRun(workflow, trigger);
  const { subject, step, isPublishing, problem } = pending;
  const identity = { run, reporter: workflow.run, step };
  const target = {
    api: openApi(inputs.token, workflow.apiUrl),
    repository: workflow.repository,
    subject,
    run,
    identity,
    settings: isPublishing ? { ...inputs, comment: "off" as const } : inputs,
  };
  const result: Result = {
    state: "broken",
    failed: isPublishing ? "publishing" : "measurement",
    message: problem || "the job was cancelled, ran out of time or was killed before its report was ready",
  };
  const source: ReportSource = {
    name: inputs.statusName,
    commit: subject.commit,
    run,
    identity,
    at: new Date(),
    conclusion: "failure",
    ...(trigger.kind === "workflow run" ? { measuredBy: trigger.run } : {}),
  };
  const { errors } = await publishReport(target, result, source);
  for (const { message } of errors) annotate.warning(message);
}
