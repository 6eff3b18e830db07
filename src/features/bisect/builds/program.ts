import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { InputError } from "../../../model/errors.ts";

export interface Program {
  /** A program on PATH or a path, and its arguments: no shell reads them. */
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The file that receives its output, both streams in their order. */
  readonly log: string;
  /** Milliseconds after which it is ended. */
  readonly timeoutMs: number;
}

/** How a program ended, in words that follow "it"; undefined if it succeeded. */
export type ProgramEnd = string | undefined;

/**
 * Runs a program to its end, with a process group of its own, so that everything it starts ends with it on an abort.
 *
 * @throws InputError if it cannot be started; the signal's reason if it is aborted
 */
export async function runProgram(program: Program, signal: AbortSignal): Promise<ProgramEnd> {
  signal.throwIfAborted();
  const { command, folder, environment, log, timeoutMs } = program;
  const [file, ...parameters] = command;
  const output = openSync(log, "w");
  try {
    const child = spawn(file, parameters, {
      cwd: folder,
      env: environment,
      stdio: ["ignore", output, output],
      detached: true,
    });
    const kill = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has just ended by itself.
      }
    };
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      kill();
    }, timeoutMs);
    signal.addEventListener("abort", kill);
    try {
      const [status, killedBy] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
      signal.throwIfAborted();
      if (isTimedOut) return `took over ${Number((timeoutMs / 60_000).toFixed(1))} minutes`;
      if (killedBy !== null) return `was ended by ${killedBy}`;
      return status === 0 ? undefined : `ended with status ${status}`;
    } catch (cause) {
      signal.throwIfAborted();
      throw new InputError(
        `${file} cannot be run (${(cause as Error).message}): name a program on PATH, or a script that can be executed`,
        { cause },
      );
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", kill);
    }
  } finally {
    closeSync(output);
  }
}
