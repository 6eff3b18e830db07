import { existsSync } from "node:fs";
import path from "node:path";
import { freeBytes as freeOnDisk } from "../../../platform/free-bytes.ts";

/**
 * Whether a disk has the room that a step takes at most.
 *
 * @param folder in which the step writes; it need not exist
 * @param mostBytes that the step takes
 * @param freeBytes of the disk of a folder that exists
 * @returns both figures in words if there is less room; undefined if there is enough
 */
export function wantOfRoom(
  folder: string,
  mostBytes: number,
  freeBytes: (folder: string) => number = freeOnDisk,
): string | undefined {
  const free = freeBytes(existingOf(path.resolve(folder)));
  if (free >= mostBytes) return undefined;
  return `can take ${gigabytes(mostBytes)} in ${folder}, whose disk has ${gigabytes(free)} free`;
}

function existingOf(folder: string): string {
  return existsSync(folder) ? folder : existingOf(path.dirname(folder));
}

function gigabytes(bytes: number): string {
  return `${Number((bytes / 1e9).toFixed(1))} GB`;
}
