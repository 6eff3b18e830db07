import { randomBytes } from "node:crypto";
import type { RunFeature } from "../commands/feature.ts";
import { InputError } from "../model/errors.ts";
import type { Origin } from "../model/recording.ts";
import type { ReportIdentity, WorkflowRun } from "../model/report-identity.ts";
import {
  type GetInput,
  type PublishSettings,
  readPublishInputs,
  readSettingInputs,
} from "../options/action-inputs.ts";
import type { ActionName } from "../options/actions.ts";
import { readSources, type Sources } from "../options/sources.ts";
import { findFiles, NoFileError } from "../results/untrusted-files.ts";
import { type Api, openApi } from "./api.ts";
import { annotate } from "./job-log.ts";
import { findMeasuredCommit } from "./measured-commit.ts";
import {
  findNewerRun,
  findUnfinishedRun,
  type MeasuringRun,
  whyNothingMeasured,
  withConclusion,
} from "./measuring-run.ts";
import { newFolder } from "./new-folder.ts";
import { originOf } from "./origin.ts";
import { requireOwnEngines } from "./own-engines.ts";
import { keepResult, type PublishTarget, passOver } from "./publish.ts";
import { PublishError } from "./request-errors.ts";
import { hasSkippedMeasuring, listNewestJobs } from "./run-jobs.ts";
import { findSubject, type Subject } from "./subject.ts";
import { readTrigger, type Trigger } from "./trigger.ts";
import { type Repository, readWorkflow, type Workflow } from "./workflow.ts";

/** Everything that the action's step is told, read once. */
export interface ActionContext {
  readonly features: readonly RunFeature[];
  /** The inputs about publishing. */
  readonly inputs: PublishSettings;
  /** The inputs about measuring and judging. Wrong inputs are reported like a failed measurement. */
  readonly settings: Sources | InputError;
  readonly environment: NodeJS.ProcessEnv;
  readonly workflow: Workflow;
  readonly trigger: Trigger;
  /** The run that measures or, for the action publish, the one that measured. */
  readonly run: WorkflowRun;
  readonly identity: ReportIdentity;
  /** The commit that is judged. */
  readonly commit: string;
  /** The commit that was measured, if that is known and may be another one: a merge of the judged one. */
  readonly measured?: string;
  /** The origin that a recording of this step states. */
  readonly origin: Origin;
  /** Absent if the report is only logged and written to the job summary. */
  readonly target?: PublishTarget;
}

/**
 * Reads inputs, environment and event, and looks up the commit and the pull requests that are judged.
 *
 * @returns a reason if there is nothing to judge any more
 * @throws InputError if an input about publishing is wrong, the action cannot serve the event, or another commit was
 *   measured than the one that would be judged
 * @throws PublishError if GitHub does not answer, since its answer names the judged commit
 */
export async function createActionContext(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly RunFeature[],
  action: ActionName,
): Promise<ActionContext | { readonly skipReason: string }> {
  const inputs = readPublishInputs(getInput, action, features);
  const workflow = readWorkflow(environment);
  refuseForeignCode(inputs, workflow);
  const trigger = await completed(readTrigger(workflow, inputs), inputs, workflow);
  const settings = readSettings(getInput, workflow, features);
  const skipReason =
    trigger.kind === "workflow run"
      ? (whyNothingMeasured(trigger) ?? whyNoResults(settings, inputs, workflow, trigger))
      : undefined;
  if (skipReason !== undefined) return { skipReason };
  const run = measuringRun(workflow, trigger);
  const identity = { run, reporter: workflow.run, step: randomBytes(8).toString("hex") };
  const found = await findMeasuredCommit(inputs, workflow, environment, trigger);
  const measured = found?.commit;
  const head = trigger.kind === "named pull request" ? undefined : trigger.commit;
  const context = {
    features,
    inputs,
    settings,
    environment,
    workflow,
    trigger,
    run,
    identity,
    commit: head ?? measured ?? workflow.commit,
    measured,
    origin: originOf(workflow, trigger, { head, checkedOut: measured }),
  };
  const { judges, token, comment, status } = inputs;
  if (judges === "later" || (comment === "off" && status === "off")) return context;
  if (token === undefined) {
    annotate.notice("the input github-token is empty: the report is only in the job summary");
    return context;
  }
  const { apiUrl, repository, file } = workflow;
  const api = openApi(token, apiUrl);
  const lookup = await findSubject(api, repository, trigger, found).catch((cause) => {
    // A commit's status can be set although its pull requests are unknown.
    if (!(cause instanceof PublishError) || trigger.kind !== "commit") throw cause;
    annotate.warning(cause.message);
    return { subject: { commit: trigger.commit, pullRequests: [] } };
  });
  if ("skipReason" in lookup) return lookup;
  const { subject } = lookup;
  const newer = await newerThanCancelled(api, repository, trigger, subject);
  if (newer !== undefined)
    return { skipReason: `the run that measures was cancelled, and the newer run ${newer} will report` };
  const { commit } = subject;
  const startedBy = trigger.kind === "workflow run" ? trigger.startedBy : workflow.startedBy;
  const target = {
    ...{ api, repository, subject, run, identity, settings: inputs },
    file,
    startedBy,
  };
  if (trigger.kind === "workflow run" && trigger.conclusion === "cancelled") {
    const kept = await keepResult(target);
    if (kept !== undefined) return { skipReason: `the run that measures was cancelled, and ${kept}` };
  }
  const skipped = await endUnmeasured(target, trigger, workflow);
  if (skipped !== undefined)
    return { skipReason: `the run that measures has skipped the job that measures, and ${skipped}` };
  return {
    ...context,
    commit,
    origin: originOf(workflow, trigger, { head: commit, checkedOut: measured }),
    target,
  };
}

/** The event with the end of the run that has measured, for which GitHub is asked if the event lacks it. */
async function completed(
  trigger: Trigger,
  { token }: PublishSettings,
  { apiUrl, repository }: Workflow,
): Promise<Trigger> {
  if (trigger.kind !== "workflow run" || trigger.conclusion !== undefined || token === undefined)
    return trigger;
  return (
    (await answerOf(async () => await withConclusion(openApi(token, apiUrl), repository, trigger))) ?? trigger
  );
}

/** Why a run that succeeded has no results, if it may have none. Any that are there are read as always, and refused as always. */
function whyNoResults(
  settings: Sources | InputError,
  inputs: PublishSettings,
  workflow: Workflow,
  { conclusion }: MeasuringRun,
): string | undefined {
  if (settings instanceof InputError || settings.values["only-with-results"] !== true) return undefined;
  if (conclusion !== "success" || hasResults(inputs, workflow)) return undefined;
  return "the run that measures had nothing to measure, and left no results";
}

/** Whether there are results, or files whose names are refused. */
function hasResults({ results }: Pick<PublishSettings, "results">, { roots }: Workflow): boolean {
  try {
    findFiles(results, roots, "results");
    return true;
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return !(cause instanceof NoFileError);
  }
}

/**
 * Ends the statuses of a run that succeeded without its job that measures, which a condition of the job can skip, as for an edited title.
 *
 * @returns what has become of them; undefined if the run has measured, or GitHub does not say so
 */
async function endUnmeasured(
  target: PublishTarget,
  trigger: Trigger,
  workflow: Workflow,
): Promise<string | undefined> {
  const { api, repository, settings, subject } = target;
  if (trigger.kind !== "workflow run" || trigger.conclusion !== "success") return undefined;
  if (hasResults(settings, workflow)) return undefined;
  if (
    (await answerOf(async () => hasSkippedMeasuring(await listNewestJobs(api, repository, trigger.run)))) !==
    true
  )
    return undefined;
  // It may be of another pull request, into another branch, for which alone it reports.
  const isOnly = new Set(Object.values(subject.bases ?? {})).size < 2;
  const other = isOnly
    ? await answerOf(async () => await findUnfinishedRun(api, repository, trigger))
    : undefined;
  return other === undefined ? await passOver(target) : `run ${other}, which has not ended, will report`;
}

/** GitHub's answer; undefined, with a warning, if there is none. */
async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
    return undefined;
  }
}

/**
 * The run that will report instead of a cancelled one. If GitHub does not tell, the cancelled run is reported. The same holds where several pull
 * requests, into different branches, have the commit as their head: the newer run may be of another pull request, and then reports for no other.
 */
async function newerThanCancelled(
  api: Api,
  repository: Repository,
  trigger: Trigger,
  { bases = {} }: Subject,
): Promise<number | undefined> {
  if (trigger.kind !== "workflow run" || trigger.conclusion !== "cancelled") return undefined;
  if (new Set(Object.values(bases)).size > 1) return undefined;
  return await answerOf(async () => await findNewerRun(api, repository, trigger));
}

/**
 * The run that a report is about: this one, unless another workflow's run has measured. Its URL is always this one's, which
 * has the summary: that of the other may say anything.
 */
export function measuringRun({ run }: Workflow, trigger: Trigger): WorkflowRun {
  return trigger.kind === "workflow run" ? { ...trigger.run, url: run.url } : run;
}

function readSettings(
  getInput: GetInput,
  { roots, temporary }: Workflow,
  features: readonly RunFeature[],
): Sources | InputError {
  try {
    const sources = readSources(readSettingInputs(getInput, features), features, roots);
    const { values } = sources;
    requireOwnEngines(values, roots);
    const { confirm } = values;
    const found = confirm === undefined ? {} : { confirm: findFiles(confirm, roots, "confirm") };
    return { ...sources, values: { ...values, ...found, out: values.out ?? newFolder(temporary) } };
  } catch (cause) {
    if (cause instanceof InputError) return cause;
    throw cause;
  }
}

/** @throws InputError */
function refuseForeignCode({ judges }: PublishSettings, { event }: Workflow): void {
  if (judges === "earlier") return;
  if (event === "pull_request_target")
    throw new InputError(
      "event pull_request_target: this action would run the pull request's code with the repository's permissions; " +
        "measure in a pull_request workflow, and publish in a workflow_run workflow",
    );
  if (event === "workflow_run")
    throw new InputError(
      "event workflow_run: this action would measure with the repository's permissions, and report about another " +
        "run's commit; measure in a pull_request workflow, and publish in a workflow_run workflow",
    );
}
