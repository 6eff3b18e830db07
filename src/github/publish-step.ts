import { info, setFailed } from "@actions/core";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Conclusion } from "../model/outcome.ts";
import type { PublishSettings } from "../options/action-inputs.ts";
import { visible } from "../report/format/escape.ts";
import type { Result } from "../report/result.ts";
import type { ReportSource } from "../report/source.ts";
import { statusHeadline } from "../report/status.ts";
import { renderSummary } from "../report/summary.ts";
import { conclude } from "../verdict/conclusion.ts";
import type { ActionContext } from "./context.ts";
import { annotate, logReport, writeCommentUrls, writeOutputs, writeSummary } from "./job-log.ts";
import { announceStatus, mustFail, type Publication, publishReport } from "./publish.ts";
import { PublishError } from "./request-errors.ts";
import { withShortPaths } from "./short-paths.ts";
import { clearPendingStep, savePendingSubject, saveProblem, savePublishing } from "./step-state.ts";
import type { ActionResult } from "./steps.ts";

/**
 * Sets the commit's status to pending. The post step finishes it if this step cannot.
 *
 * @returns the context, without a status if the token may not set one: setting it again would be refused again
 */
export async function announceStep(context: ActionContext): Promise<ActionContext> {
  const { target, inputs } = context;
  if (target === undefined) return context;
  savePendingSubject(target.subject);
  try {
    await announceStatus(target);
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
    if (cause.refused && inputs.mode !== "publish")
      return { ...context, target: { ...target, settings: { ...target.settings, status: "off" } } };
  }
  return context;
}

/**
 * Reports a step's result in the log, the job summary, the outputs, on the pull requests and on the commit, in that order:
 * what GitHub's API refuses does not keep the report from the places before. Then fails the step if it must.
 */
export async function publishStep(context: ActionContext, made: ActionResult): Promise<void> {
  const { inputs, target } = context;
  const { out, plannedVariants, warnings } = made;
  const result = withShortPaths(made.result, context.workflow.workspace);
  const source = sourceOf(context, result);
  if (result.state === "judged") logReport(result.recording, result.verdict);
  for (const warning of warnings) annotate.warning(warning);
  await writeSummary(renderSummary(result, source).text);
  writeOutputs(result, out);
  savePublishing();
  const publication =
    target === undefined ? nothingPublished : await publishReport(target, result, source, plannedVariants);
  const { errors } = publication;
  logPublication(publication);
  const isIncomplete = mustFail(inputs.mode, errors);
  if (isIncomplete) saveProblem(errors.map(({ message }) => message).join("; "));
  else clearPendingStep();
  const { word, rest } = statusHeadline(result);
  const headline = visible(`${word}: ${rest}`);
  if (source.conclusion === "failure") setFailed(headline);
  else info(headline);
  if (warnings.length > 0 || isIncomplete)
    setFailed("not everything could be written or published: the warnings above say what and why");
}

const nothingPublished: Publication = { commentUrls: [], notices: [], errors: [] };

function sourceOf({ inputs, workflow, run, commit, trigger }: ActionContext, result: Result): ReportSource {
  return {
    name: inputs.statusName,
    commit,
    run,
    at: new Date(),
    conclusion: concludeStep(inputs, result),
    // In mode publish, another machine has measured.
    ...omitUndefined({
      runner: inputs.mode === "publish" ? undefined : workflow.runner,
      measuredBy: trigger.kind === "workflow run" ? trigger.run : undefined,
    }),
  };
}

/** In mode measure, a step succeeds if another job can judge its results, whatever they are. */
function concludeStep({ mode, policies }: PublishSettings, result: Result): Conclusion {
  if (result.state === "broken") return "failure";
  const { verdict } = result;
  if (mode !== "measure") return conclude(verdict, policies);
  return verdict.measurement.state === "complete" ? "success" : "failure";
}

function logPublication({ commentUrls, notices, errors }: Publication): void {
  writeCommentUrls(commentUrls);
  for (const url of commentUrls) info(`The report is at ${url}`);
  for (const notice of notices) annotate.notice(notice);
  for (const { message } of errors) annotate.warning(message);
}
