import { statfsSync } from "node:fs";

/** The bytes that are free for a user on the disk of a folder. @throws the system's error, such as that the folder does not exist */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
