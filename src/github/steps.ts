import path from "node:path";
import { info } from "@actions/core";
import { addedReports } from "../commands/feature.ts";
import { readMachinePart } from "../commands/machine-part.ts";
import type { Criteria } from "../model/criteria.ts";
import { InputError, MeasurementError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Recording } from "../model/recording.ts";
import type { Variant } from "../model/test.ts";
import { resolveRunSettings, resolveUntrustedSettings } from "../options/resolve.ts";
import type { Sources } from "../options/sources.ts";
import { visible } from "../report/format/escape.ts";
import { renderMarkdown } from "../report/markdown.ts";
import type { Broken, Judged, Result } from "../report/result.ts";
import type { ExpectedPlan } from "../results/expected-run.ts";
import { addSecondMachine, whyNotAnotherMachine } from "../results/merge/second-machine.ts";
import { readUntrusted, readUntrustedSecond } from "../results/untrusted.ts";
import { findFiles } from "../results/untrusted-files.ts";
import { writeReport, writeWhole } from "../results/write.ts";
import { catalogueOf } from "../suite/added-suite.ts";
import { dialectOf } from "../suite/dialect.ts";
import { planTests, variantsIn } from "../suite/plan-tests.ts";
import { conclude } from "../verdict/conclusion.ts";
import type { Judging } from "../verdict/finding.ts";
import { judgeRecording } from "../verdict/judge-recording.ts";
import { openClaims, testsOfClaims, unconfirmed } from "../verdict/second-machine.ts";
import { acceptStep } from "./accept-step.ts";
import type { ActionContext } from "./context.ts";
import { abortOnSignals, measureApart } from "./measure-process.ts";
import { describeEnd } from "./measuring-run.ts";
import { whyForeign } from "./origin.ts";
import { requireOwnWorkflow } from "./provenance.ts";
import { PublishError } from "./request-errors.ts";

/** The result of a step. There always is a result to report. */
export interface ActionResult {
  readonly result: Result;
  /** Values of outputs that features have set; others are empty. */
  readonly outputs?: Readonly<Record<string, unknown>>;
  /** The folder that has its files; absent if it has none. */
  readonly out?: string;
  /** The variants that were to be measured; none if the inputs did not say. */
  readonly plannedVariants: readonly Variant[];
  /** Failures to write, a line each. */
  readonly warnings: readonly string[];
}

/** Measures, judges, and writes the files of both. */
export async function measureStep({
  settings: given,
  environment,
  origin,
  target,
  workflow,
  features,
}: ActionContext): Promise<ActionResult> {
  let plannedVariants: readonly Variant[] = [];
  try {
    const sources = withFilesToRecheck(orThrow(given), workflow.workspace);
    const settings = resolveRunSettings(sources, features, readMachinePart(sources, features));
    const catalogue = catalogueOf(features, sources.contents, dialectOf(settings.candidate));
    plannedVariants = variantsIn(planTests(settings, catalogue));
    const { signal } = abortOnSignals();
    const measured = await measureApart(sources, settings.out, environment, signal, features);
    const recording = { ...measured, origin };
    const verdict = await acceptStep(
      target,
      judgeRecording(recording, settings.criteria, features),
      new Date(),
    );
    const { out, unit } = settings;
    return {
      ...writeFiles(out, { state: "judged", recording, verdict, unit, features }),
      plannedVariants,
    };
  } catch (cause) {
    return { result: brokenBy(cause), plannedVariants, warnings: [] };
  }
}

/**
 * Why a step that is to confirm what another machine has left has nothing to do; undefined if it has. The measuring step reports wrong inputs.
 */
export function whyNothingToConfirm({
  settings: sources,
  workflow,
  features,
}: ActionContext): string | undefined {
  if (sources instanceof InputError || sources.values.confirm === undefined) return undefined;
  try {
    const { confirms } = readMachinePart(withFilesToRecheck(sources, workflow.workspace), features);
    return confirms?.claims.length === 0 ? "no row of the results fails or is undecided" : undefined;
  } catch (cause) {
    if (cause instanceof InputError) return undefined;
    throw cause;
  }
}

/** The sources with the files that the patterns of the input `confirm` match, if it is given. */
function withFilesToRecheck(sources: Sources, workspace: string): Sources {
  const { confirm } = sources.values;
  if (confirm === undefined) return sources;
  return { ...sources, values: { ...sources.values, confirm: findFiles(confirm, workspace, "confirm") } };
}

/**
 * Judges what another job measured. Only its samples are trusted: what must be measured comes from the inputs. A run that
 * did not succeed never passes, whatever it left.
 */
export async function judgeStep(judged: ActionContext): Promise<ActionResult> {
  const { inputs, settings: given, workflow, trigger, run, commit, measured, target, features } = judged;
  const conclusion = trigger.kind === "workflow run" ? trigger.conclusion : "success";
  let plannedVariants: readonly Variant[] = [];
  try {
    if (trigger.kind === "workflow run" && target !== undefined)
      await requireOwnWorkflow({ ...target, workflow, measuredBy: inputs.measuredBy }, trigger);
    const sources = orThrow(given);
    const { criteria, selection, out, unit, ...settings } = resolveUntrustedSettings(sources, features);
    const tests = planTests(selection, settings.catalogue);
    plannedVariants = variantsIn(tests);
    const { requireBase = false, rule } = criteria;
    const plan = { ...settings, selection, tests, requireBase, rule };
    const expected = { run, commit, ...omitUndefined({ checkedOut: measured }) };
    const check = (one: Recording) => whyForeign(one, expected);
    const { "confirmed-by": confirmedBy } = sources.values;
    const shards = await findExpectedPlan(judged, sources);
    const first = readUntrusted(inputs.results, workflow.workspace, plan, check, shards, features);
    const read = (claims: readonly string[]) => {
      const asked = { ...plan, tests: testsOfClaims(claims, tests) };
      return (
        confirmedBy && readUntrustedSecond(confirmedBy, workflow.workspace, asked, claims, check, features)
      );
    };
    const recording = confirmedBy === undefined ? first : withSecondMachine(first, criteria, features, read);
    const verdict = await acceptStep(target, judgeRecording(recording, criteria, features), new Date());
    if (conclusion !== "success" && conclude(verdict, inputs.policies) !== "failure")
      throw new MeasurementError(
        `the run that measured ${describeEnd(conclusion)}, so its results do not count although they would not fail: ` +
          "fix what its log shows, and re-run all its jobs",
      );
    return {
      ...writeFiles(out, { state: "judged", recording, verdict, unit, features }),
      plannedVariants,
    };
  } catch (cause) {
    const ended =
      trigger.kind === "workflow run" && !(cause instanceof MeasurementError)
        ? `; the run that measured ${describeEnd(conclusion)}`
        : "";
    const result = { ...brokenBy(cause, ended), untrusted: true };
    return { result, plannedVariants, warnings: [] };
  }
}

/** The plan by the feature that divides runs; undefined if no plan is expected. */
async function findExpectedPlan(context: ActionContext, sources: Sources): Promise<ExpectedPlan | undefined> {
  for (const { expectedPlan } of context.features) {
    const plan = await expectedPlan?.(context, sources);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/**
 * The first measurement, with another machine's measurement of the rows that fail or are undecided. If that confirms nothing, the
 * first machine's verdict stays, and the report says why.
 */
function withSecondMachine(
  first: Recording,
  criteria: Criteria,
  features: readonly Judging[],
  read: (claims: readonly string[]) => Recording | undefined,
): Recording {
  const { measurement, ...verdict } = judgeRecording(first, criteria, features);
  const claims = openClaims(verdict);
  if (claims.length === 0) return first;
  const second = read(claims);
  if (second === undefined) {
    // Earlier gaps are reported by the steps that lack the results.
    if (measurement.state !== "complete") return first;
    return { ...first, problems: [...(first.problems ?? []), unconfirmed(claims)] };
  }
  const problem = whyNotAnotherMachine(first, second);
  if (problem === undefined) return addSecondMachine(first, second, "input confirmed-by");
  const warning = `What fails was measured again, which confirms nothing: ${problem}.`;
  return { ...first, warnings: [...first.warnings, warning] };
}

function orThrow(settings: Sources | InputError): Sources {
  if (settings instanceof InputError) throw settings;
  return settings;
}

/** Writes the files of a result before it is published, so that a publishing error cannot lose them. */
function writeFiles(out: string, result: Judged): Pick<ActionResult, "result" | "out" | "warnings"> {
  const { recording, verdict, unit, features } = result;
  try {
    const layout = { detail: "full", ...omitUndefined({ unit, features }) } as const;
    const markdown = renderMarkdown(recording, verdict, layout);
    writeReport(out, recording, verdict, { "report.md": markdown });
    return { result, out, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { result, warnings: [cause.message] };
  }
}

/**
 * Writes the reports of features that the settings ask for beside the other files, with everything that features have added to
 * the result. A failure is a warning: it never loses the result.
 */
export async function writeAddedReports(
  { settings, features }: ActionContext,
  made: ActionResult,
): Promise<ActionResult> {
  const { result, out } = made;
  if (out === undefined || result.state !== "judged" || settings instanceof InputError) return made;
  const { recording, verdict, features: shown = [] } = result;
  const outputs = { ...made.outputs };
  const warnings = [...made.warnings];
  for (const { name, output, render } of addedReports(settings.values, features)) {
    const file = path.join(out, name);
    try {
      writeWhole(file, await render(recording, verdict, shown));
      outputs[output] = file;
    } catch (cause) {
      if (!(cause instanceof InputError)) throw cause;
      warnings.push(cause.message);
    }
  }
  return { ...made, outputs, warnings };
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
