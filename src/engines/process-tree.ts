import { readFileSync } from "node:fs";

/**
 * The processes that a process has started and not yet taken leave of. Empty also where the system does not say: only Linux
 * does, and there not every kernel.
 */
export function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1");
    return children.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Sends a signal to a process, or to its whole group; one that is not there any more is none to send it to. */
export function sendSignal(
  signal: NodeJS.Signals,
  { pid, group = false }: { pid: number; group?: boolean },
): void {
  try {
    process.kill(group ? -pid : pid, signal);
  } catch {
    // It has just ended by itself.
  }
}
