import path from "node:path";
import { info } from "@actions/core";
import { earlierCosts } from "../commands/feature.ts";
import { addUntrustedConfirmation } from "../machines/confirmed.ts";
import { expectedPlan } from "../machines/expected-plan.ts";
import { readPart } from "../machines/part.ts";
import { InputError, MeasurementError } from "../model/errors.ts";
import { isBuildFailure, type Recording } from "../model/recording.ts";
import { resolveRunSettings, resolveUntrustedSettings } from "../options/resolve.ts";
import { shapingOptions } from "../options/shaping-options.ts";
import type { Sources } from "../options/sources.ts";
import { defaultPage } from "../options/table.ts";
import { runPage } from "../page/data/run-page.ts";
import { drawPage } from "../page/page-file.ts";
import { visible } from "../report/format/escape.ts";
import { renderMarkdown } from "../report/markdown.ts";
import type { Broken, Judged, Result } from "../report/result.ts";
import { readUntrusted } from "../results/untrusted.ts";
import { NoFileError } from "../results/untrusted-files.ts";
import { writeReport, writeWhole } from "../results/write.ts";
import { planTests } from "../suite/plan-tests.ts";
import { conclude } from "../verdict/conclusion.ts";
import { judgeRecording } from "../verdict/judge-recording.ts";
import { acceptStep } from "./accept-step.ts";
import { openApi } from "./api.ts";
import { type BaseJob, findBaseJob } from "./base-job.ts";
import type { ActionContext } from "./context.ts";
import { describeFailedBuild, findFailedBuild } from "./failed-build.ts";
import { abortOnSignals, measureApart } from "./measure-process.ts";
import { describeEnd } from "./measuring-run.ts";
import { explainMissingResults } from "./missing-results.ts";
import { whyForeign } from "./origin.ts";
import { askedCosts } from "./plan-step.ts";
import { requireOwnWorkflow } from "./provenance.ts";
import { PublishError } from "./request-errors.ts";
import { listNewestJobs } from "./run-jobs.ts";

/** The result of a step. There always is a result to report. */
export interface ActionResult {
  readonly result: Result;
  /** Values of outputs that features have set; others are empty. */
  readonly outputs?: Readonly<Record<string, unknown>>;
  /** The folder that has its files; absent if it has none. */
  readonly out?: string;
  /** The path of the page; absent if none was written. */
  readonly page?: string;
  /** Failures to write, a line each. */
  readonly warnings: readonly string[];
}

/** Measures, judges, and writes the files of both. */
export async function measureStep({
  inputs,
  settings: given,
  environment,
  origin,
  target,
  features,
}: ActionContext): Promise<ActionResult> {
  try {
    const sources = orThrow(given);
    const settings = resolveRunSettings(sources, features, readPart(sources, features));
    const { signal } = abortOnSignals();
    const measured = await measureApart(
      asJudged(inputs, sources),
      settings.out,
      environment,
      signal,
      features,
    );
    const { "no-base": noBase } = sources.values;
    const lacks = settings.base === undefined ? noBase : undefined;
    const recording = { ...measured, origin, noBase: lacks ?? measured.noBase };
    const verdict = await acceptStep(
      target,
      judgeRecording(recording, settings.criteria, features),
      new Date(),
    );
    const { out, unit } = settings;
    return writeFiles(out, { state: "judged", recording, verdict, unit, features });
  } catch (cause) {
    return { result: brokenBy(cause), warnings: [] };
  }
}

/**
 * Who publishes another job's results cannot compare two files, and so needs samples of both. `measure.yml` and `gate.yml`, where GitHub says
 * which of their jobs ran, set `identical-base` themselves.
 */
function asJudged({ judges }: ActionContext["inputs"], sources: Sources): Sources {
  if (judges !== "later") return sources;
  return { ...sources, values: { "identical-base": "measure", ...sources.values } };
}

/** Why a step has nothing to measure; undefined if it has. The measuring step reports wrong inputs. */
export function whyNothingToMeasure({ settings: sources, features }: ActionContext): string | undefined {
  if (sources instanceof InputError) return undefined;
  try {
    return readPart(sources, features).idle;
  } catch (cause) {
    if (cause instanceof InputError) return undefined;
    throw cause;
  }
}

/**
 * Judges what another job measured. Only its samples are trusted: what must be measured comes from the inputs. A run that
 * did not succeed never passes, whatever it left.
 */
export async function judgeStep(judged: ActionContext): Promise<ActionResult> {
  const { inputs, settings: given, workflow, trigger, run, commit, measured, target, features } = judged;
  const conclusion = trigger.kind === "workflow run" ? trigger.conclusion : "success";
  try {
    if (trigger.kind === "workflow run" && target !== undefined)
      await requireOwnWorkflow({ ...target, workflow, measuredBy: inputs.measuredBy }, trigger);
    const base = await askForBase(judged);
    const sources = withKnownBase(orThrow(given), base);
    const { criteria, selection, out, unit, ...settings } = resolveUntrustedSettings(sources, features);
    if (criteria.requireBase && isBuildFailure(base))
      throw new MeasurementError(
        "require-base is true, and the base could not be built: the log of the job that builds it says why",
      );
    const tests = planTests(selection, settings.catalogue);
    const { requireBase = false, rule } = criteria;
    const plan = { ...settings, selection, tests, requireBase, isBaseIdentical: base === "identical", rule };
    const expected = {
      run,
      commit,
      repository: workflow.repositoryUrl,
      checkedOut: measured,
    };
    const check = (one: Recording) => whyForeign(one, expected);
    const { roots } = workflow;
    const shards = await expectedPlan(sources, features, (rows) =>
      earlierCosts(askedCosts(judged, sources, rows), features),
    );
    const first = readUntrusted(inputs.results, roots, plan, check, shards, features);
    const judging = first.identicalBase === undefined ? criteria : { ...criteria, requireBase: false };
    const told = {
      ...first,
      run: first.run && {
        ...first.run,
        options: { ...first.run.options, ...shapingOptions(sources, features) },
      },
    };
    const recording = addUntrustedConfirmation(withTrueCause(told, base), sources.values["confirmed-by"], {
      plan,
      criteria: judging,
      roots,
      check,
      features,
    });
    const verdict = await acceptStep(target, judgeRecording(recording, judging, features), new Date());
    if (conclusion !== "success" && conclude(verdict, inputs.policies) !== "failure")
      throw new MeasurementError(
        `the run that measured ${describeEnd(conclusion)}, so its results do not count although they would not fail: ` +
          "fix what its log shows, and re-run the jobs that failed",
      );
    return writeFiles(out, { state: "judged", recording, verdict, unit, features });
  } catch (thrown) {
    const cause = thrown instanceof NoFileError ? ((await whyNothingLeft(judged)) ?? thrown) : thrown;
    const ended =
      trigger.kind === "workflow run" && !(cause instanceof MeasurementError)
        ? `; the run that measured ${describeEnd(conclusion)}`
        : "";
    const result = { ...brokenBy(cause, ended), untrusted: true };
    return { result, warnings: [] };
  }
}

/** Why there are no results, as the build failed, or their download. Undefined if GitHub does not say so. */
async function whyNothingLeft(judged: ActionContext): Promise<MeasurementError | undefined> {
  const { settings, inputs, workflow, run, trigger } = judged;
  if (inputs.token === undefined) return undefined;
  const artifact = settings instanceof InputError ? undefined : settings.values["base-artifact"];
  try {
    const { apiUrl, repository } = workflow;
    const api = openApi(inputs.token, apiUrl);
    const jobs = await listNewestJobs(api, repository, run);
    const failed = await findFailedBuild(api, repository, jobs, artifact);
    if (failed === undefined) {
      const conclusion = trigger.kind === "workflow run" ? trigger.conclusion : undefined;
      const why = await explainMissingResults(api, repository, { run, jobs }, artifact, conclusion);
      return why === undefined ? undefined : new MeasurementError(why);
    }
    const isPullRequest =
      trigger.kind === "workflow run" ? trigger.event.startsWith("pull_request") : "number" in trigger;
    const whose = failed.isBase ? "merge base" : isPullRequest ? "pull request" : "commit";
    return new MeasurementError(`the build of the ${whose} ${describeFailedBuild(failed)}`);
  } catch (cause) {
    if (cause instanceof PublishError) return undefined;
    throw cause;
  }
}

/** Whether the run that measured has built a base; undefined if no input names it, or there is no token to ask GitHub with. */
async function askForBase({ settings, inputs, workflow, run }: ActionContext): Promise<BaseJob | undefined> {
  const artifact = settings instanceof InputError ? undefined : settings.values["base-artifact"];
  if (artifact === undefined || inputs.token === undefined) return undefined;
  const { apiUrl, repository } = workflow;
  return await findBaseJob(openApi(inputs.token, apiUrl), repository, run, artifact);
}

/** Results must have a base that was built, or say that it is the candidate's file; and need none that there is no commit for. */
function withKnownBase(sources: Sources, base: BaseJob | undefined): Sources {
  const { "require-base": asked, ...values } = sources.values;
  if (base === "built" || base === "identical")
    return { ...sources, values: { ...values, "require-base": asked ?? true } };
  return base === "nothing to compare" ? { ...sources, values } : sources;
}

/**
 * Results with the cause that GitHub tells; of theirs, only the last words of the build are kept.
 *
 * @throws MeasurementError if they have a base that no job has built
 */
function withTrueCause(recording: Recording, base: BaseJob | undefined): Recording {
  if (base === undefined) return recording;
  const { noBase, ...others } = recording;
  if (base === "built" || base === "identical") return others;
  if (recording.engines.base !== undefined)
    throw new MeasurementError("the results have a base, and the job that builds it has built none");
  return { ...others, noBase: noBase?.cause === base ? noBase : { cause: base } };
}

function orThrow(settings: Sources | InputError): Sources {
  if (settings instanceof InputError) throw settings;
  return settings;
}

/** Writes the files of a result before it is published, so that a publishing error cannot lose them. */
function writeFiles(out: string, result: Judged): Pick<ActionResult, "result" | "out" | "warnings"> {
  const { recording, verdict, unit, features } = result;
  try {
    const layout = { detail: "full", unit, features } as const;
    const markdown = renderMarkdown(recording, verdict, layout);
    writeReport(out, recording, verdict, { "report.md": markdown });
    return { result, out, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { result, warnings: [cause.message] };
  }
}

/**
 * Writes the page beside the other files if the settings ask for it, with everything that features have added to the result. A failure
 * is a warning: it never loses the result.
 */
export async function writeAskedPage(
  { settings }: Pick<ActionContext, "settings">,
  made: ActionResult,
): Promise<ActionResult> {
  const { result, out } = made;
  if (out === undefined || result.state !== "judged" || settings instanceof InputError) return made;
  if (settings.values.html !== true) return made;
  const { recording, verdict, features = [] } = result;
  const page = path.join(out, defaultPage);
  try {
    writeWhole(page, await drawPage(runPage(recording, verdict, features)));
    return { ...made, page };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { ...made, warnings: [...made.warnings, cause.message] };
  }
}

/** An expected error is reported as its message; of any other, the log has the stack. */
function brokenBy(cause: unknown, ended = ""): Broken {
  const isExpected =
    cause instanceof InputError || cause instanceof MeasurementError || cause instanceof PublishError;
  const { message = String(cause), stack } = cause as Partial<Error>;
  if (!isExpected) info(visible(stack ?? String(cause)));
  const said = isExpected ? message : `sqlite-bench-gate itself failed: ${message}`;
  return { state: "broken", failed: "measurement", message: `${said}${ended}` };
}
