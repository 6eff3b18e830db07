import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "./account.ts";

/** How a program is run. */
export interface Surroundings {
  /** Its working directory, which receives its log too. */
  readonly folder: string;
  /** All its environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  readonly account: Account | undefined;
}

/** Programs that run beside this one, each in a session of its own, and end with it. */
export class Services {
  readonly #running: ChildProcess[] = [];
  readonly #graceMs: number;

  /** @param graceMs milliseconds that each has to end by itself */
  constructor(graceMs = 10_000) {
    this.#graceMs = graceMs;
  }

  /** @returns the path of its log */
  start(
    name: string,
    program: string,
    parameters: readonly string[],
    { folder, environment, account }: Surroundings,
  ) {
    const log = path.join(folder, `${name}.log`);
    const output = openSync(log, "a");
    const child = spawn(program, parameters, {
      cwd: folder,
      env: environment,
      stdio: ["ignore", output, output],
      // In a session of its own, a Ctrl-C in the terminal reaches this program only, which then ends the others in order.
      detached: true,
      ...account,
    });
    closeSync(output);
    child.on("error", (cause) => appendFileSync(log, `${cause.message}\n`));
    this.#running.push(child);
    return log;
  }

  /** Ends them, the last first. One that does not end in time is killed, with all processes that it has started. */
  async stop(): Promise<void> {
    for (const child of this.#running.splice(0).reverse()) {
      child.kill("SIGTERM");
      for (const start = Date.now(); isRunning(child) && Date.now() - start < this.#graceMs; )
        await pause(20);
      killSession(child.pid);
    }
  }

  /** Kills all at once. */
  kill(): void {
    for (const child of this.#running.splice(0)) killSession(child.pid);
  }
}

function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

/**
 * Runs a program to its end.
 *
 * @throws Error that shows what it wrote
 */
export function run(
  program: string,
  parameters: readonly string[],
  { folder, environment, account }: Surroundings,
): string {
  return execFileSync(program, parameters, {
    cwd: folder,
    env: environment,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    ...account,
  });
}

/** A runner gives each step a process group of its own: the session is what they have in common. */
function killSession(leader: number | undefined): void {
  if (leader === undefined) return;
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    if (sessionOf(name) !== leader) continue;
    try {
      process.kill(Number(name), "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** The fields after the command, which may hold spaces and brackets: state, parent, group, session. */
function sessionOf(pid: string): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[3]);
  } catch {
    return undefined;
  }
}
