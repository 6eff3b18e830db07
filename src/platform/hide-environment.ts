import { closeSync, openSync, readFileSync, writeSync } from "node:fs";

/** Fields of proc_pid_stat(5), numbered from 1: where the process was given its environment. */
const fields = { start: 50, end: 51 } as const;

/**
 * Overwrites the environment that this process was started with, so that other processes of the same user no longer read
 * it in `/proc/PID/environ`. `process.env` keeps its values, in memory of its own.
 *
 * @returns whether that was possible: only on Linux, and only if the process may write to its own memory
 */
export function hideEnvironment(): boolean {
  const values = { ...process.env };
  try {
    const stat = readFileSync("/proc/self/stat", "latin1");
    // The second field, the program's name, is in parentheses and may contain spaces.
    const rest = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [start = 0, end = 0] = [fields.start, fields.end].map((field) => Number(rest[field - 3]));
    if (!Number.isSafeInteger(start) || start <= 0 || end <= start) return false;
    const memory = openSync("/proc/self/mem", "r+");
    try {
      writeSync(memory, Buffer.alloc(end - start), 0, end - start, start);
    } finally {
      closeSync(memory);
    }
  } catch {
    return false;
  }
  Object.assign(process.env, values);
  return true;
}
