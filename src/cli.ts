import { createContext, resumeContext } from "./measure/context.ts";
import { measure } from "./measure/run.ts";
import { InputError, MeasurementError } from "./model/errors.ts";
import type { Recording } from "./model/recording.ts";
import type { Format, RunSettings } from "./model/settings.ts";
import {
  type CeilingsCommand,
  parseArguments,
  type ReportCommand,
  type RunCommand,
  type SqlCommand,
} from "./options/cli-arguments.ts";
import { readConfigText } from "./options/config-file.ts";
import { readEnvironment } from "./options/environment.ts";
import { givenNames, resolveReportSettings, resolveRunSettings } from "./options/resolve.ts";
import { renderCeilings } from "./report/ceilings-file.ts";
import { visible } from "./report/format/escape.ts";
import { renderMarkdown } from "./report/markdown.ts";
import { renderTerminal } from "./report/terminal.ts";
import { formatRecording } from "./results/json/schema.ts";
import { readRecording, readRecordings } from "./results/read.ts";
import { removeReport, writeReport } from "./results/write.ts";
import { preparationStatements, timedStatements, warmStatements } from "./suite/sql.ts";
import { workloadNamed } from "./suite/workloads.ts";
import { quietProgress, type ShownProgress, showProgress } from "./terminal/progress.ts";
import { adviseCeilings } from "./verdict/advice.ts";
import { exitStatus } from "./verdict/conclusion.ts";
import type { Verdict } from "./verdict/judge.ts";
import { judgeRecording } from "./verdict/judge-recording.ts";

const { stdout, stderr } = process;

async function main(): Promise<number> {
  const command = parseArguments(process.argv.slice(2), stdout.columns);
  switch (command.kind) {
    case "help":
      await print([command.text]);
      return 0;
    case "sql":
      await print(sqlLines(command));
      return 0;
    case "run":
      return await run(command);
    case "report":
    case "replay":
      return await report(command);
    case "ceilings":
      return await ceilings(command);
  }
}

async function run(command: RunCommand): Promise<number> {
  const settings = resolveRunSettings(command, readConfigText(command.config));
  const progress = settings.quiet ? quietProgress : showProgress(stderr, () => performance.now());
  // The report of a run that is to be gone on with stays until it is certain that it can be.
  if (settings.resume === undefined) removeReport(settings.out);
  const recording = await measureUnlessInterrupted(settings, progress);
  const verdict = judgeRecording(recording, settings.criteria);
  // Printed first: a folder that can be written no more does not cost the report.
  await print([render(settings.format, recording, verdict)]);
  const status = exitStatus(verdict, settings);
  try {
    writeReport(settings.out, recording, verdict, renderMarkdown(recording, verdict));
  } catch (cause) {
    // That the measurement failed says more than that it cannot be kept.
    if (!(cause instanceof InputError) || status !== 3) throw cause;
    complain(cause.message);
    return status;
  }
  if (!settings.quiet) {
    stderr.write(`results.json, report.md and results.sqlite are in ${settings.out}\n`);
    const { stopped, outOfTime = false } = recording.run ?? {};
    if (stopped !== undefined || outOfTime)
      stderr.write(`the same options with --resume ${settings.out} go on from here\n`);
  }
  return status;
}

/** @throws MeasurementError where it is interrupted before there is anything to report */
async function measureUnlessInterrupted(settings: RunSettings, progress: ShownProgress): Promise<Recording> {
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      progress.end();
      // Whoever asks twice does not want to wait for the partial report.
      if (abort.signal.aborted) process.exit(3);
      abort.abort(`interrupted by ${signal}`);
    });
  try {
    const { signal } = abort;
    const open = settings.resume === undefined ? createContext : resumeContext;
    return await measure(settings, open(settings.out, readEnvironment(process.env), { progress, signal }));
  } catch (cause) {
    if (cause !== abort.signal.reason) throw cause;
    throw new MeasurementError(`${abort.signal.reason} before anything was measured`, { cause });
  } finally {
    progress.end();
  }
}

async function report(command: ReportCommand): Promise<number> {
  const settings = resolveReportSettings(command, readConfigText(command.config));
  const recording = readRecordings(command.files, givenNames(settings));
  const { rule, ...criteria } = settings.criteria;
  // A report says again what the run said; replaying is for asking what another rule would have.
  const verdict = judgeRecording(recording, command.kind === "replay" ? settings.criteria : criteria);
  if (settings.out !== undefined)
    writeReport(settings.out, recording, verdict, renderMarkdown(recording, verdict));
  await print([render(settings.format, recording, verdict)]);
  return exitStatus(verdict, settings);
}

/** Each file is a run of its own: what passed in all of them is allowed. */
async function ceilings(command: CeilingsCommand): Promise<number> {
  const settings = resolveReportSettings(command, readConfigText(command.config));
  const runs = command.files.map((file) => readRecording(file, givenNames(settings)));
  await print([renderCeilings(adviseCeilings(runs, settings.criteria))]);
  return 0;
}

function* sqlLines({ variant, workload, rows, seed, prepare }: SqlCommand): Generator<string> {
  const size = { rows, seed };
  const lines = function* (statements: Iterable<string>) {
    let text = "";
    for (const statement of statements) {
      text += `${statement}\n`;
      if (text.length < 1 << 16) continue;
      yield text;
      text = "";
    }
    yield text;
  };
  if (!prepare) return yield* lines(timedStatements({ variant, workload }, size));
  yield* lines(preparationStatements(variant, size));
  yield "-- before each sample of file and autocommit storage, on the connection that has opened the copy:\n";
  yield* lines(warmStatements(workloadNamed(workload)));
}

function render(format: Format, recording: Recording, verdict: Verdict): string {
  switch (format) {
    case "markdown":
      return renderMarkdown(recording, verdict);
    case "json":
      return formatRecording(recording, verdict);
    case "text":
      return renderTerminal(recording, verdict, { colour: wantsColour() });
  }
}

/** On a terminal, unless NO_COLOR is set: https://no-color.org */
function wantsColour(): boolean {
  return stdout.isTTY === true && !process.env.NO_COLOR;
}

/** Writes to standard output no faster than it is read, whatever the size, until nobody reads any more. */
async function print(parts: Iterable<string>): Promise<void> {
  for (const part of parts) {
    if (stdout.destroyed) return;
    if (stdout.write(part)) continue;
    await new Promise<void>((resolve) => {
      const go = () => {
        stdout.off("drain", go).off("close", go);
        resolve();
      };
      stdout.on("drain", go).on("close", go);
    });
  }
}

// Whoever reads our output may have seen enough, as `head` has: what the run came to is the exit status all the same.
let outputLost = false;
stderr.on("error", () => {});
stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code === "EPIPE" || outputLost) return;
  outputLost = true;
  complain(`standard output cannot be written (${cause.message})`);
});

/** Says what is wrong in one line; parts of it may come from a file and are not to steer a terminal or a log. */
function complain(words: string): void {
  stderr.write(`sqlite-bench-gate: ${visible(words)}\n`);
}

// Node.js would end with 1, which says that a ceiling is exceeded.
process.on("uncaughtException", (cause) => {
  stderr.write(`sqlite-bench-gate: ${cause.stack ?? cause}\n`);
  process.exit(3);
});

try {
  const status = await main();
  process.exitCode = status === 0 && outputLost ? 3 : status;
} catch (cause) {
  process.exitCode = cause instanceof InputError ? 2 : 3;
  if (cause instanceof InputError || cause instanceof MeasurementError) complain(cause.message);
  else stderr.write(`sqlite-bench-gate: ${(cause as Error)?.stack ?? cause}\n`);
}
