import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

export type { ChildProcess };

/** The variables that a program sees: nothing is inherited beside them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Names of variables that hold secrets, in workflows and elsewhere. */
const secret =
  /TOKEN|SECRET|PASSW(?:OR)?D|PASSPHRASE|CREDENTIAL|(?:ACCESS|API|PRIVATE)_?KEY|(?:^|_)(?:AUTH|KEY|PASS|PAT)$|_PWD$/i;

/**
 * Variables of a workflow's runner: inputs, services with their tokens, and files by which a step sets variables of later steps.
 */
const runnersOwn = /^(?:INPUT|ACTIONS|GITHUB)_/;

/**
 * The variables of an environment but tokens, passwords and keys, as their names tell. Compilers, package managers and git need
 * many of the user's variables, too many for a list of what is allowed.
 */
export function withoutSecrets(environment: Environment): Environment {
  const seen = Object.entries(environment).filter(([name]) => !secret.test(name) && !runnersOwn.test(name));
  return Object.fromEntries(seen);
}

/** A working folder that only root can put files into, for programs that read files of theirs there. */
export const neutralFolder = "/";

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
 * group, or only interrupts the program. Only the absolute folders of PATH are kept: by the others, a file of the working folder
 * could take the place of git.
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
    env: withAbsolutePath(environment),
    stdio: [...descriptors],
    detached: true,
  });
}

/** Starts a program without a shell, in this process's own group and with its inputs and outputs. */
export function startInForeground(
  file: string,
  parameters: readonly string[],
  environment: Environment,
): ChildProcess {
  return spawn(file, parameters, { env: environment, stdio: "inherit" });
}

/** An empty PATH would mean the working folder; without PATH, programs are looked for in the system's own folders. */
function withAbsolutePath({ PATH, ...environment }: Environment): Environment {
  const folders = (PATH ?? "").split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.length === 0 ? environment : { ...environment, PATH: folders.join(path.delimiter) };
}

/** Ends a process group at once: a program and everything that it has started. Nothing happens if the group has ended. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) sendSignal("SIGKILL", -pid);
}

/** @param pid of a process, or the negated one of a group; nothing happens if it has ended */
export function sendSignal(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal);
  } catch (cause) {
    // Otherwise the process has just ended by itself.
    if ((cause as NodeJS.ErrnoException).code === "EPERM") sendAsRoot(signal, pid);
  }
}

/** A program that was started by sudo, and all that the program has started, belongs to others. */
function sendAsRoot(signal: NodeJS.Signals, pid: number): void {
  const parameters = ["-n", "kill", "-s", signal.replace(/^SIG/, ""), "--", String(pid)];
  spawn("sudo", parameters, { stdio: "ignore", detached: true }).on("error", () => {});
}
