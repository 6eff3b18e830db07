import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InputError } from "../../../model/errors.ts";
import { makeFolder } from "../../../platform/folder.ts";
import { type Finished, type RunOptions, runProgram, StartError } from "../../../process/run.ts";
import type { Environment } from "../../../process/start.ts";

/** A program of a build. */
export interface LoggedProgram {
  /** A program on PATH or a path, and its arguments: no shell reads them. */
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  readonly environment: Environment;
  /** The file that receives both outputs of the program, in their order; its folder is made. */
  readonly log: string;
  /** Milliseconds after which the program is ended. */
  readonly timeoutMs: number;
}

/**
 * Runs a program of a build to its end.
 *
 * @returns how the program ended, in words that follow its name; undefined if it succeeded
 * @throws InputError if the program cannot be started; the signal's reason if it is aborted
 */
export async function runLogged(program: LoggedProgram, signal: AbortSignal): Promise<string | undefined> {
  const { command, folder, environment, log: file, timeoutMs } = program;
  const log = openLog(file);
  try {
    return endOf(await runNamed(command, { environment, folder, log, timeoutMs, signal }), timeoutMs);
  } finally {
    closeSync(log);
  }
}

/**
 * Asks a program whose answer is its standard output.
 *
 * @returns how the program ended if it did not succeed, as runLogged has it, and its answer
 * @throws as runLogged does; OutputError if the answer is over 50 MB
 */
export async function askProgram(
  { command, folder, environment, log, timeoutMs }: LoggedProgram,
  signal: AbortSignal,
): Promise<{ readonly ended: string | undefined; readonly answer: string }> {
  const finished = await runNamed(command, { environment, folder, timeoutMs, signal });
  const answer = finished.stdout.toString("utf8");
  const opened = openLog(log);
  try {
    writeFileSync(opened, `${finished.stderr}${answer}`);
  } finally {
    closeSync(opened);
  }
  return { ended: endOf(finished, timeoutMs), answer };
}

function openLog(file: string): number {
  makeFolder(path.dirname(file));
  // Never into a file that a link names.
  rmSync(file, { force: true });
  return openSync(file, "wx");
}

async function runNamed(
  [name, ...parameters]: LoggedProgram["command"],
  options: RunOptions,
): Promise<Finished> {
  try {
    return await runProgram(name, parameters, options);
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    throw new InputError(
      `${name} cannot be run (${cause.message}): name a program on PATH, or a script that can be executed`,
      { cause },
    );
  }
}

function endOf({ status, killedBy, isTimedOut }: Finished, timeoutMs: number): string | undefined {
  if (isTimedOut) return `took over ${Number((timeoutMs / 60_000).toFixed(1))} minutes`;
  if (killedBy !== null) return `was ended by ${killedBy}`;
  return status === 0 ? undefined : `ended with status ${status}`;
}
