import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { type Environment, killGroup, neutralFolder, startInForeground, startProgram } from "./start.ts";

/** How a program is run to its end. */
export interface RunOptions {
  readonly environment: Environment;
  /** The working folder; this process's own if absent. */
  readonly folder?: string;
  /** The standard input; empty if absent. */
  readonly input?: string | Uint8Array;
  /** An open file that receives both outputs in their order; they are returned if it is absent. */
  readonly log?: number;
  /** Milliseconds after which the program is ended; no limit if absent. */
  readonly timeoutMs?: number;
  /** Whether programs that it has started, and left running, end with it; false if absent. */
  readonly endsAll?: boolean;
  /** Ends the program if it is aborted. */
  readonly signal?: AbortSignal;
}

/** The end of a program. */
export interface Finished {
  /** The exit status; null if a signal ended the program. */
  readonly status: number | null;
  readonly killedBy: NodeJS.Signals | null;
  /** Whether the program was ended because it took too long. */
  readonly isTimedOut: boolean;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A program that could not be started. The message is the system's. */
export class StartError extends Error {
  override readonly name = "StartError";
  /** Whether there is no such program. */
  readonly isMissing: boolean;

  /** @param folder in which the program was to work: the system has the same error for a folder that does not exist */
  constructor(cause: NodeJS.ErrnoException, folder: string | undefined) {
    super(cause.message, { cause });
    this.isMissing = cause.code === "ENOENT" && (folder === undefined || existsSync(folder));
  }
}

/** A program that was ended because it wrote too much. */
export class OutputError extends Error {
  override readonly name = "OutputError";
}

/** Bytes of a program's output that are kept: the list of a hundred thousand commits. A program that writes more is ended. */
const maxOutput = 50_000_000;

/**
 * Runs a program to its end. Everything that the program has started ends with it on an abort, or if it takes too long.
 *
 * @throws StartError if the program cannot be started; the signal's reason if it is aborted; OutputError if its output is too long
 */
export async function runProgram(
  file: string,
  parameters: readonly string[],
  { environment, folder, input, log, timeoutMs, endsAll = false, signal }: RunOptions,
): Promise<Finished> {
  signal?.throwIfAborted();
  const output = log ?? "pipe";
  const child = startProgram(file, parameters, {
    environment,
    descriptors: [input === undefined ? "ignore" : "pipe", output, output],
    folder,
  });
  const kill = () => killGroup(child);
  let isTimedOut = false;
  const onTimeout = () => {
    isTimedOut = true;
    kill();
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(onTimeout, timeoutMs);
  signal?.addEventListener("abort", kill);
  if (endsAll) child.on("exit", kill);
  let length = 0;
  const keep = (parts: Buffer[]) => (part: Buffer) => {
    length += part.length;
    if (length > maxOutput) kill();
    else parts.push(part);
  };
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout?.on("data", keep(stdout));
  child.stderr?.on("data", keep(stderr));
  // A program that has seen enough closes its input.
  child.stdin?.on("error", () => {}).end(input);
  try {
    const [status, killedBy] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    signal?.throwIfAborted();
    if (length > maxOutput) throw new OutputError(`${file} wrote more than ${maxOutput / 1e6} MB`);
    return {
      status,
      killedBy,
      isTimedOut,
      stdout: Buffer.concat(stdout),
      stderr: Buffer.concat(stderr).toString("utf8"),
    };
  } catch (cause) {
    signal?.throwIfAborted();
    if (child.pid !== undefined) throw cause;
    throw new StartError(cause as NodeJS.ErrnoException, folder);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
  }
}

/**
 * Runs a program as a shell does: it has this process's inputs and outputs, and its signals from the terminal, such as that of Ctrl-C,
 * which do not end this process meanwhile.
 *
 * @throws StartError if the program cannot be started
 */
export async function runInForeground(
  file: string,
  parameters: readonly string[],
  environment: Environment,
): Promise<Pick<Finished, "status" | "killedBy">> {
  const child = startInForeground(file, parameters, environment);
  const ignore = () => {};
  process.on("SIGINT", ignore).on("SIGQUIT", ignore);
  try {
    const [status, killedBy] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    return { status, killedBy };
  } catch (cause) {
    throw new StartError(cause as NodeJS.ErrnoException, undefined);
  } finally {
    process.off("SIGINT", ignore).off("SIGQUIT", ignore);
  }
}

/** Looks for a program in the absolute folders of PATH. */
export function findOnPath(name: string, { PATH = "" }: Environment): string | undefined {
  const folders = PATH.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Milliseconds in which a program says its version. */
const versionMs = 10_000;

/**
 * The part of `--version` that a pattern finds, its first group if it has one.
 *
 * @returns undefined if the program does not say its version
 */
export async function versionOf(
  program: string,
  environment: Environment,
  pattern: RegExp,
): Promise<string | undefined> {
  try {
    const { status, stdout } = await runProgram(program, ["--version"], {
      environment,
      folder: neutralFolder,
      timeoutMs: versionMs,
    });
    const [all, group] = pattern.exec(stdout.toString("utf8")) ?? [];
    return status === 0 ? (group ?? all) : undefined;
  } catch {
    return undefined;
  }
}
