import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The numbers of the processes that have loaded a library: their command lines do not name it. */
export function processesOf(library: string): number[] {
  return all().filter((pid) => read(pid, "maps").includes(`/${path.basename(library)}\n`));
}

/** The number of the process that has started another one; 0 if that has ended. */
export function parentOf(pid: number): number {
  return Number(/^PPid:\t(\d+)$/m.exec(read(pid, "status"))?.[1] ?? 0);
}

/** The processes that a process has started, and those that these have. */
export function descendantsOf(pid: number): number[] {
  return all()
    .filter((one) => parentOf(one) === pid)
    .flatMap((one) => [one, ...descendantsOf(one)]);
}

/** Whether a process has not ended. */
export function isRunning(pid: number): boolean {
  return /^State:\t[^ZX]/m.test(read(pid, "status"));
}

function all(): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);
}

/** A file of a process; empty if the process has just ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
