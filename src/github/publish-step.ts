import path from "node:path";
import { info, setFailed } from "@actions/core";
import { perEngine } from "../model/engine.ts";
import type { Conclusion } from "../model/outcome.ts";
import type { PublishSettings } from "../options/action-inputs.ts";
import { addedOutputs } from "../options/actions.ts";
import { isInside } from "../platform/folder.ts";
import { visible } from "../report/format/escape.ts";
import type { Result } from "../report/result.ts";
import type { ReportSource } from "../report/source.ts";
import { statusHeadline } from "../report/status.ts";
import { renderSummary } from "../report/summary.ts";
import { conclude } from "../verdict/conclusion.ts";
import type { ActionContext } from "./context.ts";
import { annotate, logReport, writeCommentUrls, writeOutputs, writeSummary } from "./job-log.ts";
import {
  addressedSubject,
  announceStatus,
  mustFail,
  type Publication,
  publishReport,
  sharedName,
} from "./publish.ts";
import { PublishError } from "./request-errors.ts";
import { clearPendingStep, savePendingStep, saveProblem, savePublishing } from "./step-state.ts";
import type { ActionResult } from "./steps.ts";

/** A step that may continue, or the result that it has to report instead. */
interface Announcement {
  /** Without a status if the token may not set one: setting it again would be refused again. */
  readonly context: ActionContext;
  readonly refusal?: ActionResult;
}

/** Sets the commit's status to pending. The post step finishes it if this step cannot. */
export async function announceStep(context: ActionContext): Promise<Announcement> {
  const { target, inputs } = context;
  if (target === undefined) return { context };
  savePendingStep(target.subject, target.identity.step);
  try {
    if (await announceStatus(target))
      return {
        context,
        refusal: { result: sharedName(inputs.statusName), warnings: [] },
      };
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
    if (cause.refused && inputs.judges !== "earlier")
      return {
        context: { ...context, target: { ...target, settings: { ...target.settings, status: "off" } } },
      };
  }
  return { context };
}

/**
 * Reports a step's result in the log, the job summary, the outputs, on the pull requests and on the commit, in that order:
 * what GitHub's API refuses does not keep the report from the places before. Then fails the step if it must: the action
 * publish, only if not everything could be published.
 */
export async function publishStep(context: ActionContext, made: ActionResult): Promise<void> {
  const { inputs, target } = context;
  const { out, page, warnings } = made;
  const result = withShortPaths(made.result, context.workflow.workspace);
  const source = sourceOf(context, result);
  if (result.state === "judged") logReport(result);
  for (const warning of warnings) annotate.warning(warning);
  await writeSummary(renderSummary(result, source).text);
  writeOutputs(result, out, page, made.outputs ?? {}, addedOutputs(context.features));
  savePublishing(target && addressedSubject(target.subject, result));
  const publication: Publication =
    target === undefined
      ? { commentUrls: [], notices: [], errors: [], isShared: false, conclusion: source.conclusion }
      : await publishReport(target, result, source);
  const { errors, conclusion } = publication;
  logPublication(publication);
  const isIncomplete = mustFail(inputs.judges, errors);
  if (isIncomplete) saveProblem(errors.map(({ message }) => message).join("; "));
  else clearPendingStep();
  const { word, rest } = statusHeadline(result);
  const headline = visible(`${word}: ${rest}`);
  const hasNotPublished = result.state === "broken" && result.failed === "publishing";
  if (conclusion !== "failure") info(headline);
  else if (isStatusSet(context, publication) && !hasNotPublished)
    annotate.notice(`${word}: ${rest} (as the status of the commit)`);
  else setFailed(headline);
  if (publication.isShared && !hasNotPublished) setFailed(visible(sharedName(inputs.statusName).message));
  if (warnings.length > 0 || isIncomplete)
    setFailed("not everything could be written or published: the warnings above say what and why");
}

/**
 * Whether a step of the action publish has set the status, which then blocks the merge. A failure of the step itself would be
 * a failure of the default branch, where a publishing workflow runs.
 */
function isStatusSet({ inputs, target }: ActionContext, { errors }: Publication): boolean {
  return (
    inputs.judges === "earlier" && target !== undefined && inputs.status !== "off" && errors.length === 0
  );
}

function sourceOf(
  { inputs, workflow, run, identity, commit, trigger }: ActionContext,
  result: Result,
): ReportSource {
  return {
    name: inputs.statusName,
    commit,
    run,
    identity,
    at: new Date(),
    conclusion: concludeStep(inputs, result),
    commitUrl: (hash) => `${workflow.repositoryUrl}/commit/${hash}`,
    // For the action publish, another machine has measured.
    runner: inputs.judges === "earlier" ? undefined : workflow.runner,
    measuredBy: trigger.kind === "workflow run" ? trigger.run : undefined,
  };
}

/** A step whose results another job judges succeeds if they can be judged. */
function concludeStep({ judges, policies }: PublishSettings, result: Result): Conclusion {
  if (result.state === "broken") return "failure";
  const { verdict } = result;
  if (judges !== "later") return conclude(verdict, policies);
  return verdict.measurement.state === "complete" ? "success" : "failure";
}

function logPublication({ commentUrls, notices, errors }: Publication): void {
  writeCommentUrls(commentUrls);
  for (const url of commentUrls) info(`The report is at ${url}`);
  for (const notice of notices) annotate.notice(notice);
  for (const { message } of errors) annotate.warning(message);
}

/** The result with engine paths as a comment shows them: relative to the workspace, or the file's name alone. */
function withShortPaths(result: Result, workspace: string): Result {
  if (result.state === "broken") return result;
  const shorten = (file: string) => {
    const absolute = path.resolve(workspace, file);
    return isInside(absolute, workspace) ? path.relative(workspace, absolute) : path.basename(file);
  };
  const { recording } = result;
  const engines = perEngine(recording.engines, (facts) =>
    facts.path === undefined ? facts : { ...facts, path: shorten(facts.path) },
  );
  return { ...result, recording: { ...recording, engines } };
}
