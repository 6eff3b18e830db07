import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { RandomStream } from "../src/suite/random.ts";

export const loadNames = ["quiet", "cpu", "fsync", "bursts"] as const;
export type LoadName = (typeof loadNames)[number];

/** What else the machine does while samples are taken. */
export interface Load {
  stop(): void;
}

/**
 * Starts a load: `cpu` keeps all processors busy, `fsync` writes and flushes files in the folder without a pause, `bursts`
 * keeps all processors busy for 1 to 4 seconds and leaves them alone for 2 to 8, in turn.
 *
 * @param folder on the disk that the databases are on
 * @throws Error where stress-ng is not installed
 */
export function startLoad(name: LoadName, folder: string, seed: number): Load {
  if (name === "quiet") return { stop() {} };
  if (spawnSync("stress-ng", ["--version"]).error !== undefined)
    throw new Error('stress-ng cannot be run: install it, on Debian with "apt-get install stress-ng"');
  if (name === "cpu") return stress(["--cpu", "0"], folder);
  if (name === "fsync") return stress(["--hdd", "2", "--hdd-opts", "fsync", "--hdd-bytes", "16m"], folder);
  return startBursts(folder, new RandomStream(seed, "bursts"));
}

function stress(parameters: readonly string[], folder: string): Load {
  const command = ["--quiet", "--temp-path", folder, ...parameters];
  const child: ChildProcess = spawn("stress-ng", command, { stdio: "ignore", detached: true });
  const stop = () => {
    process.off("exit", stop);
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    // It has a process for each processor.
    process.kill(-child.pid, "SIGKILL");
  };
  process.on("exit", stop);
  return { stop };
}

function startBursts(folder: string, random: RandomStream): Load {
  let burst: Load | undefined;
  let timer: NodeJS.Timeout;
  const on = () => {
    burst = stress(["--cpu", "0"], folder);
    timer = setTimeout(off, random.integer(1000, 4000));
  };
  const off = () => {
    burst?.stop();
    timer = setTimeout(on, random.integer(2000, 8000));
  };
  on();
  return {
    stop: () => {
      clearTimeout(timer);
      burst?.stop();
    },
  };
}
