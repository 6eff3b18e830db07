import { open } from "node:fs/promises";

const pointerBytes = 8;

/**
 * The text that a pointer in another process's memory points at, up to its NUL or the given number of bytes, without the process noticing. Undefined if the pointer
 * is NULL, or if the system does not allow it: only Linux does, for processes below one's own.
 *
 * A process can make the reading of its memory wait until it ends, so this thread must not.
 *
 * https://man7.org/linux/man-pages/man5/proc_pid_mem.5.html
 */
export async function readText(
  process: number,
  pointerAt: number,
  mostBytes: number,
): Promise<string | undefined> {
  try {
    const memory = await open(`/proc/${process}/mem`, "r");
    try {
      const pointer = Buffer.alloc(pointerBytes);
      await memory.read(pointer, 0, pointerBytes, pointerAt);
      const address = pointer.readBigUInt64LE();
      if (address === 0n) return undefined;
      const text = Buffer.alloc(mostBytes);
      const { bytesRead } = await memory.read(text, 0, mostBytes, address);
      const taken = text.subarray(0, bytesRead);
      const end = taken.indexOf(0);
      return taken.toString("utf8", 0, end < 0 ? taken.length : end);
    } finally {
      await memory.close();
    }
  } catch {
    return undefined;
  }
}
