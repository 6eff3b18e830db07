import { closeSync, openSync, rmSync } from "node:fs";
import { InputError } from "../../../model/errors.ts";
import { runProgram, StartError } from "../../../process/run.ts";
import type { Environment } from "../../../process/start.ts";

/** A program of a build. */
export interface LoggedProgram {
  /** A program on PATH or a path, and its arguments: no shell reads them. */
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  readonly environment: Environment;
  /** The file that receives both outputs of the program, in their order. */
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
  const [name, ...parameters] = command;
  // Never into a file that a link names.
  rmSync(file, { force: true });
  const log = openSync(file, "wx");
  try {
    const { status, killedBy, isTimedOut } = await runProgram(name, parameters, {
      environment,
      folder,
      log,
      timeoutMs,
      signal,
    });
    if (isTimedOut) return `took over ${Number((timeoutMs / 60_000).toFixed(1))} minutes`;
    if (killedBy !== null) return `was ended by ${killedBy}`;
    return status === 0 ? undefined : `ended with status ${status}`;
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    throw new InputError(
      `${name} cannot be run (${cause.message}): name a program on PATH, or a script that can be executed`,
      { cause },
    );
  } finally {
    closeSync(log);
  }
}
