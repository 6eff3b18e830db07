import { getInput, getState, info, saveState, setFailed } from "@actions/core";
import { openApi } from "./github/api.ts";
import { type ActionContext, createActionContext } from "./github/context.ts";
import { annotate, logReport, writeCommentUrls, writeOutputs, writeSummary } from "./github/job-log.ts";
import { announce, deliver, isUndelivered } from "./github/publish.ts";
import { PublishError } from "./github/request-errors.ts";
import { type ActionResult, judgeStep, measureStep } from "./github/steps.ts";
import type { Subject } from "./github/subject.ts";
import { readTrigger } from "./github/trigger.ts";
import { readWorkflow } from "./github/workflow.ts";
import { InputError } from "./model/errors.ts";
import type { Conclusion } from "./model/outcome.ts";
import { type PublishSettings, readPublishInputs } from "./options/action-inputs.ts";
import { visible } from "./report/format/escape.ts";
import type { Result } from "./report/result.ts";
import type { ReportSource } from "./report/source.ts";
import { statusHeadline } from "./report/status.ts";
import { renderSummary } from "./report/summary.ts";
import { conclude } from "./verdict/conclusion.ts";

/** What the main step leaves to the post step, which runs also where the main step was killed. */
const states = {
  isPost: "is-post",
  announced: "announced",
  delivering: "delivering",
  problem: "problem",
} as const;

async function main(): Promise<void> {
  const settings = readPublishInputs(getInput);
  const job = await createActionContext(settings, readWorkflow(process.env));
  if ("skip" in job) return annotate.notice(`nothing is published: ${job.skip}`);
  const begun = await begin(job);
  const made =
    settings.mode === "publish" ? judgeStep(job, getInput) : await measureStep(getInput, process.env);
  await finish(begun, made);
}

/**
 * From here on somebody may wait for the status: the post step ends it where this one cannot. A status that the token may
 * not set is not tried again.
 */
async function begin(job: ActionContext): Promise<ActionContext> {
  const { target } = job;
  if (target === undefined) return job;
  saveState(states.announced, target.subject);
  try {
    await announce(target);
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
    if (cause.refused && job.settings.mode !== "publish")
      return { ...job, target: { ...target, settings: { ...target.settings, status: "off" } } };
  }
  return job;
}

/** Says what it came to, everywhere it is to be said. */
async function finish(
  { settings, workflow, run, commit, target }: ActionContext,
  made: ActionResult,
): Promise<void> {
  const { result, out, planned } = made;
  const conclusion = concludeStep(settings, result);
  const source: ReportSource = {
    name: settings.statusName,
    commit,
    run,
    at: new Date(),
    conclusion,
    ...(workflow.runner === undefined || settings.mode === "publish" ? {} : { runner: workflow.runner }),
  };
  if (result.state === "judged") logReport(result.recording, result.verdict);
  for (const problem of made.problems) annotate.warning(problem);
  await writeSummary(renderSummary(result, source).text);
  writeOutputs(result, out);
  saveState(states.delivering, "yes");
  const { commentUrls, notices, problems } =
    target === undefined ? nothingDelivered : await deliver(target, result, source, planned);
  writeCommentUrls(commentUrls);
  for (const url of commentUrls) info(`The report is at ${url}`);
  for (const one of notices) annotate.notice(one);
  for (const { message } of problems) annotate.warning(message);
  const undelivered = isUndelivered(settings.mode, problems);
  if (undelivered) saveState(states.problem, problems.map(({ message }) => message).join("; "));
  else saveState(states.announced, "");
  const { word, rest } = statusHeadline(result);
  const line = `${word}: ${rest}`;
  if (conclusion === "failure") setFailed(visible(line));
  else info(visible(line));
  if (made.problems.length > 0 || undelivered) setFailed("not everything could be written: see the warnings");
}

const nothingDelivered = { commentUrls: [], notices: [], problems: [] };

/** A step that only measures has done its work where there is something to judge. */
function concludeStep({ mode, policies }: PublishSettings, result: Result): Conclusion {
  if (result.state === "broken") return "failure";
  const { verdict } = result;
  if (mode !== "measure") return conclude(verdict, policies);
  return verdict.measurement.state === "complete" ? "success" : "failure";
}

/** Ends what the main step began and could not end: a status that a merge waits for is not left pending. */
async function post(): Promise<void> {
  const state = getState(states.announced);
  if (state === "") return;
  const settings = readPublishInputs(getInput);
  const workflow = readWorkflow(process.env);
  const trigger = readTrigger(workflow, settings.pullRequest);
  const { token, statusName: name } = settings;
  if (token === undefined) return;
  const { apiUrl, repository } = workflow;
  const subject: Subject = JSON.parse(state);
  const run = trigger.kind === "workflow run" ? trigger.run : workflow.run;
  const message =
    getState(states.problem) ||
    "the job ended before its report was ready: it was cancelled, ran out of time or was killed";
  // A comment that is being written says more than that it was not.
  const delivering = getState(states.delivering) !== "";
  const target = {
    api: openApi(token, apiUrl),
    repository,
    subject: delivering ? { ...subject, pullRequests: [] } : subject,
    run,
    settings,
  };
  const source = { name, commit: subject.commit, run, at: new Date(), conclusion: "failure" } as const;
  const what = delivering ? "publishing" : "measurement";
  const { problems } = await deliver(target, { state: "broken", what, message }, source, []);
  for (const problem of problems) annotate.warning(problem.message);
}

const isPost = getState(states.isPost) !== "";
saveState(states.isPost, "yes");
try {
  await (isPost ? post() : main());
} catch (cause) {
  const isExpected = cause instanceof InputError || cause instanceof PublishError;
  const { message, stack } = cause as Error;
  if (!isExpected) info(visible(stack ?? String(cause)));
  saveState(states.problem, message);
  setFailed(visible(message));
}
