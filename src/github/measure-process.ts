import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { RunFeature } from "../commands/feature.ts";
import { InputError, MeasurementError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import { formatSources, type Sources } from "../options/sources.ts";
import { startProgram } from "../process/start.ts";
import { visible } from "../report/format/escape.ts";
import { readRecording } from "../results/read.ts";
import { removeReport } from "../results/write.ts";

/** The variables that compilers, engines and Node.js need. No token and none of the runner's own is among them. */
const allowedVariables = [
  "PATH",
  "HOME",
  "LANG",
  "LC_ALL",
  "TZ",
  "TMPDIR",
  "CC",
  "CPATH",
  "LIBRARY_PATH",
  "LD_LIBRARY_PATH",
  "DYLD_LIBRARY_PATH",
  "SDKROOT",
  "DEVELOPER_DIR",
  "XDG_CACHE_HOME",
  "RUNNER_TEMP",
] as const;

/** How every message of the command line begins. */
const messageStart = "sqlite-bench-gate: ";

/**
 * Measures with the command line, in a process that never had the job's secrets: an engine may read the environment and the
 * memory of the process that starts it.
 *
 * @param out the folder that receives the results
 * @param signal ends the measuring; the measurements until then are returned
 * @throws InputError if an engine or another input cannot be used
 * @throws MeasurementError if nothing was measured
 */
export async function measureApart(
  sources: Sources,
  out: string,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
  features: readonly RunFeature[],
): Promise<Recording> {
  // Otherwise an earlier run's results could be mistaken for those of a process that dies.
  removeReport(out);
  // Others than those at a desk measure strangers' engines. The process that publishes writes the page.
  const values = { confine: "auto" as const, ...sources.values, html: false };
  const told = formatSources({ ...sources, values }, features);
  const end = await runWithSettings("run", told, environment, signal);
  const results = path.join(out, "results.json");
  if (existsSync(results)) return readRecording(results, {}, features);
  const { status, message = `the measuring process ended with status ${status} and no message` } = end;
  throw status === 2 ? new InputError(message) : new MeasurementError(message);
}

/**
 * Runs a command with a settings file, in a process that has none of the job's secrets.
 *
 * @param settings the file's text
 * @param signal interrupts the process
 * @throws MeasurementError if a signal ended the process
 */
export async function runWithSettings(
  command: string,
  settings: string,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<MeasureEnd> {
  const folder = mkdtempSync(path.join(tmpdir(), "sqlite-bench-gate-"));
  try {
    const file = path.join(folder, "settings.json");
    writeFileSync(file, settings);
    return await runCommandLine([command, "--settings", file], environment, signal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface MeasureEnd {
  /** As the command line documents it: 0, 1 and 4 are verdicts, 2 wrong input, 3 a failed measurement. */
  readonly status: number;
  /** The last message of the process, if it printed one. */
  readonly message: string | undefined;
}

async function runCommandLine(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<MeasureEnd> {
  // Beside the bundle in `dist`; the action does not run from its sources.
  const program = fileURLToPath(new URL("./cli.js", import.meta.url));
  const child = startProgram(process.execPath, [program, ...parameters], {
    environment: {
      ...Object.fromEntries(
        allowedVariables.flatMap((name) =>
          environment[name] === undefined ? [] : [[name, environment[name]]],
        ),
      ),
      // Results of the action are for others: every check is made in this run, whatever runner it is.
      CI: "true",
    },
    // The channel closes when this process ends, even if it is killed: the child then ends too.
    descriptors: ["ignore", "ignore", "pipe", "ipc"],
  });
  // An interrupt of the whole job reaches the child once, from here: it then writes its results.
  const interrupt = () => child.kill("SIGINT");
  signal.addEventListener("abort", interrupt);
  let message: string | undefined;
  createInterface({ input: child.stderr as Readable }).on("line", (line) => {
    if (line.startsWith(messageStart)) message = line.slice(messageStart.length);
    else process.stderr.write(`${visible(line)}\n`);
  });
  try {
    const [status, killedBy] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    if (status !== null) return { status, message };
    const guess = killedBy === "SIGKILL" ? ", as a system that runs out of memory does" : "";
    throw new MeasurementError(`the measuring process was ended by ${killedBy}${guess}`);
  } finally {
    signal.removeEventListener("abort", interrupt);
  }
}

/** GitHub interrupts a cancelled job, and kills it ten seconds later. */
export function abortOnSignals(): AbortController {
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => abort.abort(`interrupted by ${signal}`));
  return abort;
}
