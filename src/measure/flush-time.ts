import { closeSync, fdatasyncSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

const blockBytes = 4096;

/** Flushes that are timed, unless that takes longer than `longestNs`. */
const most = 50;
const longestNs = 1e9;

/**
 * How long the disk takes to make a block durable that it has: the median of some fdatasync(2), integer nanoseconds above 0. A
 * durable commit waits at least that long.
 *
 * @param folder on that disk
 */
export function measureFlush(folder: string, now: () => number): number {
  const file = path.join(folder, "flush");
  const handle = openSync(file, "w", 0o600);
  const times: number[] = [];
  try {
    const block = Buffer.alloc(blockBytes);
    const write = () => writeSync(handle, block, 0, blockBytes, 0);
    write();
    fsyncSync(handle); // the file's size is not to be flushed with the block
    for (const start = now(); times.length < most && (times.length === 0 || now() - start < longestNs); ) {
      write();
      const written = now();
      fdatasyncSync(handle);
      times.push(now() - written);
    }
  } finally {
    closeSync(handle);
    rmSync(file);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return Math.max(1, Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0));
}
