import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { RandomStream } from "../src/suite/random.ts";

export const loadNames = ["quiet", "cpu", "fsync", "bursts"] as const;
export type LoadName = (typeof loadNames)[number];

/** Other work of the machine while samples are taken. It ends with this program, whatever that ends by. */
export interface Load {
  /** @throws Error where there was no load any more: what was measured meanwhile was not under it */
  stop(): Promise<void>;
}

/**
 * Starts a load: `cpu` keeps all processors busy, `fsync` writes and flushes files in the folder without a pause, `bursts`
 * keeps all processors busy for some seconds and leaves them alone for some more, in turn.
 *
 * @param folder on the disk that the databases are on
 * @throws Error where stress-ng is not installed
 */
export function startLoad(name: LoadName, folder: string, seed: number): Load {
  if (name === "quiet") return { async stop() {} };
  requireStress();
  if (name === "cpu") return stress(everyProcessor, folder);
  if (name === "fsync") return stress(twoWriters, folder);
  return startBursts(folder, new RandomStream(seed, "bursts"));
}

/** @throws Error where stress-ng is not installed */
export function requireStress(): void {
  if (spawnSync("stress-ng", ["--version"]).error !== undefined)
    throw new Error(
      "stress-ng cannot be run, which makes the load: install the package stress-ng, as in apt-get install stress-ng",
    );
}

const everyProcessor = ["--cpu", "0"];
const twoWriters = ["--hdd", "2", "--hdd-opts", "fsync", "--hdd-bytes", "16m"];

/** One burst and the pause after it, milliseconds. */
export function drawBurst(random: RandomStream): { readonly length: number; readonly pause: number } {
  return { length: random.integer(1000, 4000), pause: random.integer(2000, 8000) };
}

/**
 * Runs a command until standard input ends, which it also does when the process at its other end is killed. Asked to
 * terminate, stress-ng ends its workers and removes their files; killed, it leaves both.
 */
const untilInputEnds = `
exec 3<&0
"$@" 3<&- </dev/null &
load=$!
{ cat <&3; kill "$load"; } >/dev/null 2>&1 &
wait "$load"
status=$?
kill "$!" 2>/dev/null
exit "$status"`;

function stress(parameters: readonly string[], folder: string): Load {
  const command = ["stress-ng", "--quiet", "--temp-path", folder, ...parameters];
  // A group of its own, or a terminal's interrupt would end the load before what is measured under it.
  const child = spawn("sh", ["-c", untilInputEnds, "sh", ...command], {
    stdio: ["pipe", "ignore", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit");
  return {
    async stop() {
      const alone = child.exitCode ?? child.signalCode;
      child.stdin.end();
      await ended;
      if (alone !== null) throw new Error(`"${command.join(" ")}" ended of itself with ${alone}`);
    },
  };
}

const amalgamation = fileURLToPath(
  new URL("../node_modules/better-sqlite3/deps/sqlite3/sqlite3.c", import.meta.url),
);

/** Compiles the same large file again and again: what a second job on the runner may do. */
export function startCompiler(folder: string): Load {
  let child: ChildProcess | undefined;
  let failure: Error | undefined;
  let isStopped = false;
  const next = () => {
    if (isStopped) return;
    child = spawn("cc", ["-O2", "-c", amalgamation, "-o", path.join(folder, "load.o")], { stdio: "ignore" });
    child.once("error", (cause) => {
      failure = cause;
    });
    child.once("exit", (status) => {
      if (status !== 0 && !isStopped) failure = new Error(`cc ended with ${status}`);
      else next();
    });
  };
  next();
  return {
    async stop() {
      isStopped = true;
      child?.kill();
      if (failure !== undefined) throw failure;
    },
  };
}

function startBursts(folder: string, random: RandomStream): Load {
  const ending = new AbortController();
  const { signal } = ending;
  const pass = (ms: number) => setTimeout(ms, undefined, { signal }).catch(() => {});
  const burst = async () => {
    while (!signal.aborted) {
      const { length, pause } = drawBurst(random);
      const load = stress(everyProcessor, folder);
      await pass(length);
      await load.stop();
      await pass(pause);
    }
  };
  const bursts = burst();
  // Said when it is stopped.
  bursts.catch(() => {});
  return {
    async stop() {
      ending.abort();
      await bursts;
    },
  };
}
