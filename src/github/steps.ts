import { info } from "@actions/core";
import { createContext } from "../measure/context.ts";
import { measure } from "../measure/run.ts";
import { InputError, MeasurementError } from "../model/errors.ts";
import type { Variant } from "../model/test.ts";
import { type GetInput, readSettingInputs } from "../options/action-inputs.ts";
import { readConfigText } from "../options/config-file.ts";
import { readEnvironment } from "../options/environment.ts";
import { resolveRunSettings, resolveUntrustedSettings } from "../options/resolve.ts";
import { visible } from "../report/format/escape.ts";
import { renderMarkdown } from "../report/markdown.ts";
import type { Result } from "../report/result.ts";
import { readUntrusted } from "../results/untrusted.ts";
import { removeReport, writeReport } from "../results/write.ts";
import { planTests } from "../suite/plan.ts";
import { logProgress } from "../terminal/progress.ts";
import { judgeRecording } from "../verdict/judge-recording.ts";
import type { ActionContext } from "./context.ts";

/** What a step makes: whatever happens, there is something to say. */
export interface ActionResult {
  readonly result: Result;
  /** The folder that its files are in; absent where there are none. */
  readonly out?: string;
  /** The variants that were to be measured. */
  readonly planned: readonly Variant[];
  /** What else went wrong, one line each: what was measured stands all the same. */
  readonly problems: readonly string[];
}

/** Measures, judges, and writes the files of both. */
export async function measureStep(getInput: GetInput, environment: NodeJS.ProcessEnv): Promise<ActionResult> {
  let planned: readonly Variant[] = [];
  try {
    const source = readSettingInputs(getInput);
    const settings = resolveRunSettings(source, readConfigText(source.config));
    planned = settings.variants;
    removeReport(settings.out);
    const { signal } = abortOnSignals();
    const progress = logProgress(process.stderr, () => performance.now());
    const context = createContext(settings.out, readEnvironment(environment), { progress, signal });
    const recording = await measure(settings, context).catch((cause) => {
      throw cause === signal.reason ? new MeasurementError(`${cause} before anything was measured`) : cause;
    });
    const verdict = judgeRecording(recording, settings.criteria);
    return { ...store(settings.out, { state: "judged", recording, verdict }), planned };
  } catch (cause) {
    return { result: broken(cause), planned, problems: [] };
  }
}

/** Judges what another job has measured, of which nothing is believed but the samples. */
export function judgeStep(
  { settings: { results }, workflow, trigger }: ActionContext,
  getInput: GetInput,
): ActionResult {
  let planned: readonly Variant[] = [];
  try {
    const source = readSettingInputs(getInput);
    const { criteria, selection, rows, seed, statements, names, out } = resolveUntrustedSettings(
      source,
      readConfigText(source.config),
    );
    planned = selection.variants;
    const plan = { tests: planTests(selection), rows, seed, statements };
    const recording = readUntrusted(results, workflow.workspace, names, plan);
    const verdict = judgeRecording(recording, criteria);
    return { ...store(out, { state: "judged", recording, verdict }), planned };
  } catch (cause) {
    const ended =
      trigger.kind === "workflow run" ? `; the run that measured ended with ${trigger.conclusion}` : "";
    return { result: broken(cause, ended), planned, problems: [] };
  }
}

/** Writes the files of a result, before anything else can go wrong. */
function store(
  out: string,
  result: Extract<Result, { state: "judged" }>,
): Pick<ActionResult, "result" | "out" | "problems"> {
  const { recording, verdict } = result;
  try {
    writeReport(out, recording, verdict, renderMarkdown(recording, verdict));
    return { result, out, problems: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { result, problems: [cause.message] };
  }
}

/** What is expected to go wrong is said as it is; of anything else, the log has where it came from. */
function broken(cause: unknown, ended = ""): Result {
  if (cause instanceof InputError || cause instanceof MeasurementError)
    return { state: "broken", what: "measurement", message: `${cause.message}${ended}` };
  info(visible((cause as Error)?.stack ?? String(cause)));
  return {
    state: "broken",
    what: "measurement",
    message: `the tool itself failed: ${(cause as Error)?.message ?? cause}${ended}`,
  };
}

/** GitHub interrupts a job that is cancelled, and kills it ten seconds later. */
function abortOnSignals(): AbortController {
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => abort.abort(`interrupted by ${signal}`));
  return abort;
}
