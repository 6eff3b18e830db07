import { type ChildProcess, spawn } from "node:child_process";

export type { ChildProcess };

/** The variables that a program sees: nothing is inherited beside them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The descriptors of a program, from 0. */
export type Descriptors = readonly ("ignore" | "pipe" | "ipc" | number)[];

/** How a program is started. */
export interface StartOptions {
  readonly environment: Environment;
  /** The working folder; this process's own if absent. */
  readonly folder?: string;
  readonly descriptors: Descriptors;
}

/**
 * Starts a program without a shell, in a process group of its own: a Ctrl-C at the terminal reaches the tool alone, which ends the
 * group, or only interrupts the program.
 *
 * @param file a program on the environment's PATH, or a path
 * @returns a process whose event `error` says why it could not be started
 */
export function startProgram(
  file: string,
  parameters: readonly string[],
  { environment, folder, descriptors }: StartOptions,
): ChildProcess {
  return spawn(file, parameters, {
    ...(folder === undefined ? {} : { cwd: folder }),
    env: environment,
    stdio: [...descriptors],
    detached: true,
  });
}

/** Ends a process group at once: a program and everything that it has started. Nothing happens if the group has ended. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) sendSignal("SIGKILL", -pid);
}

/** @param pid of a process, or the negated one of a group; nothing happens if it has ended */
export function sendSignal(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has just ended by itself.
  }
}
