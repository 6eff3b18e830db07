import { existsSync, realpathSync } from "node:fs";
import { info } from "@actions/core";
import { createContext } from "../measure/context.ts";
import { measure } from "../measure/run.ts";
import { InputError, MeasurementError } from "../model/errors.ts";
import type { Variant } from "../model/test.ts";
import { readConfigText } from "../options/config-file.ts";
import { readEnvironment } from "../options/environment.ts";
import { resolveRunSettings, resolveUntrustedSettings, type Source } from "../options/resolve.ts";
import { isInside } from "../platform/inside-folder.ts";
import { visible } from "../report/format/escape.ts";
import { renderMarkdown } from "../report/markdown.ts";
import type { Broken, Judged, Result } from "../report/result.ts";
import { readUntrusted } from "../results/untrusted.ts";
import { removeReport, writeReport } from "../results/write.ts";
import { planTests } from "../suite/plan.ts";
import { logProgress } from "../terminal/progress.ts";
import { judgeRecording } from "../verdict/judge-recording.ts";
import type { ActionContext } from "./context.ts";

/** What a step came to. There always is a result to report. */
export interface ActionResult {
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
  workflow,
}: ActionContext): Promise<ActionResult> {
  let plannedVariants: readonly Variant[] = [];
  try {
    const source = orThrow(given);
    const settings = resolveRunSettings(source, readConfig(source, workflow.workspace));
    plannedVariants = settings.variants;
    removeReport(settings.out);
    const { signal } = abortOnSignals();
    const progress = logProgress(process.stderr, () => performance.now());
    const context = createContext(settings.out, readEnvironment(environment), { progress, signal });
    const recording = await measure(settings, context).catch((cause) => {
      throw cause === signal.reason ? new MeasurementError(`${cause} before anything was measured`) : cause;
    });
    const verdict = judgeRecording(recording, settings.criteria);
    return { ...writeFiles(settings.out, { state: "judged", recording, verdict }), plannedVariants };
  } catch (cause) {
    return { result: brokenBy(cause), plannedVariants, warnings: [] };
  }
}

/** Judges what another job measured. Only its samples are trusted: what must be measured comes from the inputs. */
export function judgeStep({ inputs, settings: given, workflow, trigger }: ActionContext): ActionResult {
  let plannedVariants: readonly Variant[] = [];
  try {
    const source = orThrow(given);
    const { criteria, selection, out, ...settings } = resolveUntrustedSettings(
      source,
      readConfig(source, workflow.workspace),
    );
    plannedVariants = selection.variants;
    const { requireBase = false, rule } = criteria;
    const rounds = typeof rule.rounds === "number" ? rule.rounds : rule.rounds.min;
    const plan = { ...settings, tests: planTests(selection), requireBase, rounds };
    const recording = readUntrusted(inputs.results, workflow.workspace, plan);
    const verdict = judgeRecording(recording, criteria);
    return { ...writeFiles(out, { state: "judged", recording, verdict }), plannedVariants };
  } catch (cause) {
    const measured =
      trigger.kind === "workflow run" ? `; the run that measured ended with ${trigger.conclusion}` : "";
    const result = { ...brokenBy(cause, measured), untrusted: true };
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
  const { recording, verdict } = result;
  try {
    writeReport(out, recording, verdict, renderMarkdown(recording, verdict));
    return { result, out, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { result, warnings: [cause.message] };
  }
}

/** An expected error is reported as its message; of any other, the log has the stack. */
function brokenBy(cause: unknown, measured = ""): Broken {
  const isExpected = cause instanceof InputError || cause instanceof MeasurementError;
  const { message = String(cause), stack } = cause as Partial<Error>;
  if (!isExpected) info(visible(stack ?? String(cause)));
  const said = isExpected ? message : `sqlite-bench-gate itself failed: ${message}`;
  return { state: "broken", failed: "measurement", message: `${said}${measured}` };
}

/** GitHub interrupts a cancelled job, and kills it ten seconds later. */
function abortOnSignals(): AbortController {
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => abort.abort(`interrupted by ${signal}`));
  return abort;
}
