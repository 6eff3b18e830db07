import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFailed, TestRunner } from "vitest";

/** The built command line, as users run it. */
export const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

export interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output with its line breaks and indents folded to single spaces. */
  readonly words: string;
}

interface Options extends SpawnOptions {
  /** A program that runs in place of the built command line. */
  readonly program?: string;
  /** A command that runs in place of Node.js with a program. */
  readonly command?: string;
  /** Whether a report is its first screen alone, as users have it who do not ask for more; whole if absent. */
  readonly isFirstScreen?: boolean;
}

/** The commands whose report has a first screen. */
const reporting = ["run", "report", "replay"];

export interface Started {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
  readonly stderrSoFar: () => string;
}

/** Runs the command line to its end. A test that fails prints how each of its runs ended: a status alone does not say why. */
export async function run(parameters: readonly string[], options: Options = {}): Promise<Finished> {
  const finished = await start(parameters, options).finished;
  if (TestRunner.getCurrentTest() !== undefined) onTestFailed(() => print(parameters, finished));
  return finished;
}

/** The characters of an output that are printed, from its beginning. */
const printed = 1_500;

function print(parameters: readonly string[], { status, stdout, stderr }: Finished): void {
  const outputs = [stdout, stderr].map((text) => text.slice(0, printed));
  process.stderr.write(
    [`status ${status} of ${parameters.join(" ").slice(0, printed)}`, ...outputs, ""].join("\n"),
  );
}

/** Starts the command line, for tests that do something to it while it runs. */
export function start(
  parameters: readonly string[],
  { program = cli, command, isFirstScreen = false, ...options }: Options = {},
): Started {
  const isWhole = !isFirstScreen && command === undefined && reporting.includes(parameters[0] ?? "");
  const [verb = "", ...others] = parameters;
  const whole = isWhole ? [verb, "--details", ...others] : parameters;
  const [file, given] =
    command === undefined ? [process.execPath, [program, ...whole]] : [command, parameters];
  const child = spawn(file, given, {
    stdio: ["ignore", "pipe", "pipe"],
    // Each run makes its own checks, whatever the machine's cache has.
    env: { ...process.env, CI: "true" },
    ...options,
  });
  let stdout = "";
  let stderr = "";
  const append = {
    stdout: (text: string) => {
      stdout += text;
    },
    stderr: (text: string) => {
      stderr += text;
    },
  };
  child.stdout?.setEncoding("utf8").on("data", append.stdout);
  child.stderr?.setEncoding("utf8").on("data", append.stderr);
  const finished = once(child, "close").then(([status]) => ({
    status: status as number | null,
    stdout,
    stderr,
    words: stdout.replace(/\s+/g, " "),
  }));
  return { child, finished, stderrSoFar: () => stderr };
}
