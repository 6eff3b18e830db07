import path from "node:path";
import { getInput, info, setFailed, setOutput, summary } from "@actions/core";
import { context } from "@actions/github";
import { readActionInputs } from "./config/action-inputs.ts";
import { readConfigText } from "./config/config-text.ts";
import { resolveRunSettings } from "./config/resolve.ts";
import { InputError, MeasurementError } from "./error.ts";
import { judgeRecording, measure } from "./gate.ts";
import { inMarkdown } from "./report/escape.ts";
import { removeReport, writeReport } from "./results/files.ts";
import { showProgress } from "./terminal/progress.ts";
import { exitStatus } from "./verdict/exit-status.ts";
import { openWorld } from "./world.ts";

async function main(): Promise<void> {
  const source = readActionInputs(getInput);
  const settings = resolveRunSettings(source, readConfigText(source.config));
  removeReport(settings.out);
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => abort.abort(`interrupted by ${signal}`));
  const progress = showProgress(process.stderr, () => performance.now());
  const { signal } = abort;
  const recording = await measure(settings, openWorld(settings.out, process.env, { progress, signal }));
  const verdict = judgeRecording(recording, settings.criteria);
  const report = writeReport(settings.out, recording, verdict);
  setOutput("outcome", verdict.outcome);
  setOutput("results-path", path.join(settings.out, "results.json"));
  setOutput("report-path", path.join(settings.out, "report.md"));
  const commit = inMarkdown(`${context.eventName} at ${context.sha.slice(0, 12)}`);
  await summary.addRaw(`${report}\n${commit}\n`).write();
  const status = exitStatus(verdict, settings);
  const names = `${settings.candidateName} against ${settings.baselineName}`;
  if (status === 0) info(`${names}: ${verdict.outcome}`);
  else setFailed(`${names}: ${verdict.outcome} (status ${status}); the report is in the job summary`);
}

try {
  await main();
} catch (cause) {
  const isExpected = cause instanceof InputError || cause instanceof MeasurementError;
  setFailed(isExpected ? cause.message : ((cause as Error)?.stack ?? String(cause)));
}
