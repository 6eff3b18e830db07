import { existsSync, realpathSync } from "node:fs";
import { info } from "@actions/core";
import { InputError, MeasurementError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Variant } from "../model/test.ts";
import { readConfigText } from "../options/config-file.ts";
import { readOwnWorkloads } from "../options/own-workloads.ts";
import { resolveRunSettings, resolveUntrustedSettings, type Source } from "../options/resolve.ts";
import { isInside } from "../platform/inside-folder.ts";
import { visible } from "../report/format/escape.ts";
import { renderMarkdown } from "../report/markdown.ts";
import type { Broken, Judged, Result } from "../report/result.ts";
import { readUntrusted } from "../results/untrusted.ts";
import { writeReport } from "../results/write.ts";
import { planTests, variantsIn } from "../suite/plan.ts";
import { planSequences } from "../suite/sequence/orders.ts";
import { withOwnWorkloads } from "../suite/suites.ts";
import { conclude } from "../verdict/conclusion.ts";
import { judgeRecording } from "../verdict/judge-recording.ts";
import { abortOnSignals } from "./abort-on-signals.ts";
import { acceptStep } from "./accept-step.ts";
import type { ActionContext } from "./context.ts";
import type { LeftFiles } from "./job-log.ts";
import { measureApart } from "./measure-process.ts";
import { describeEnd } from "./measuring-run.ts";
import { requireOrigin } from "./origin.ts";

/** What a step came to. There always is a result to report; `html` says what is wanted until the step that writes it. */
export interface ActionResult extends LeftFiles {
  readonly result: Result;
  /** The folder that has its files; absent if it has none. */
  readonly out?: string;
  /** The variants that were to be measured; none if the inputs did not say. */
  readonly plannedVariants: readonly Variant[];
  /** What could not be written, a line each. */
  readonly warnings: readonly string[];
}

/** Measures, judges, and writes the files of both. */
export async function measureStep({
  settings: given,
  environment,
  origin,
  target,
  workflow,
}: ActionContext): Promise<ActionResult> {
  let plannedVariants: readonly Variant[] = [];
  try {
    const source = orThrow(given);
    const config = readConfig(source, workflow.workspace);
    const own = readOwnWorkloads(source, config, workflow.workspace);
    const settings = resolveRunSettings(source, config, own);
    plannedVariants = variantsIn(planTests(settings, withOwnWorkloads(own)));
    const { signal } = abortOnSignals();
    const recording = { ...(await measureApart(settings, environment, signal)), origin };
    const verdict = await acceptStep(target, judgeRecording(recording, settings.criteria), new Date());
    const { out, unit, html } = settings;
    return {
      ...writeFiles(out, { state: "judged", recording, verdict, unit }),
      html,
      plannedVariants,
    };
  } catch (cause) {
    return { result: brokenBy(cause), plannedVariants, warnings: [] };
  }
}

/**
 * Judges what another job measured. Only its samples are trusted: what must be measured comes from the inputs. A run that
 * did not succeed never passes, whatever it left.
 */
export async function judgeStep(judged: ActionContext): Promise<ActionResult> {
  const { inputs, settings: given, workflow, trigger, run, commit, measured, target } = judged;
  const conclusion = trigger.kind === "workflow run" ? trigger.conclusion : "success";
  let plannedVariants: readonly Variant[] = [];
  try {
    const source = orThrow(given);
    const config = readConfig(source, workflow.workspace);
    const { criteria, selection, out, unit, html, own, ...settings } = resolveUntrustedSettings(
      source,
      config,
      readOwnWorkloads(source, config, workflow.workspace),
    );
    const catalogue = withOwnWorkloads(own);
    const tests = planTests(selection, catalogue);
    plannedVariants = variantsIn(tests);
    const { requireBase = false, rule } = criteria;
    const rounds = typeof rule.rounds === "number" ? rule.rounds : rule.rounds.min;
    const sequence = planSequences({ ...selection, seed: settings.seed });
    const plan = { ...settings, catalogue, tests, ...omitUndefined({ sequence }), requireBase, rounds };
    const expected = { run, commit, ...omitUndefined({ checkedOut: measured }) };
    const recording = readUntrusted(inputs.results, workflow.workspace, plan, (shard) =>
      requireOrigin(shard, expected),
    );
    const verdict = await acceptStep(target, judgeRecording(recording, criteria), new Date());
    if (conclusion !== "success" && conclude(verdict, inputs.policies) !== "failure")
      throw new MeasurementError(
        `the run that measured ${describeEnd(conclusion)}, so its results do not count although they would not fail: ` +
          "fix what its log shows, and re-run all its jobs",
      );
    return {
      ...writeFiles(out, { state: "judged", recording, verdict, unit }),
      html,
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

/**
 * The text of the configuration file, which must be in the workspace also if it is a symbolic link.
 *
 * @throws InputError
 */
function readConfig({ config }: Source, workspace: string): string | undefined {
  // A file that does not exist has no place either; reading it says so.
  if (config !== undefined && existsSync(config) && !isInside(realpathSync(config), realpathSync(workspace)))
    throw new InputError(
      `input config: "${config}" leads out of the workspace: name a file of the repository`,
    );
  return readConfigText(config);
}

function orThrow(settings: Source | InputError): Source {
  if (settings instanceof InputError) throw settings;
  return settings;
}

/** Writes the files of a result before it is published, so that a publishing error cannot lose them. */
function writeFiles(out: string, result: Judged): Pick<ActionResult, "result" | "out" | "warnings"> {
  const { recording, verdict, unit } = result;
  try {
    const layout = { detail: "full", ...omitUndefined({ unit }) } as const;
    const markdown = renderMarkdown(recording, verdict, layout);
    writeReport(out, recording, verdict, { markdown });
    return { result, out, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { result, warnings: [cause.message] };
  }
}

/** An expected error is reported as its message; of any other, the log has the stack. */
function brokenBy(cause: unknown, ended = ""): Broken {
  const isExpected = cause instanceof InputError || cause instanceof MeasurementError;
  const { message = String(cause), stack } = cause as Partial<Error>;
  if (!isExpected) info(visible(stack ?? String(cause)));
  const said = isExpected ? message : `sqlite-bench-gate itself failed: ${message}`;
  return { state: "broken", failed: "measurement", message: `${said}${ended}` };
}
