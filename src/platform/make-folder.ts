import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Makes a folder and those above it, where they are not there. Node.js can do that itself, but in a place like
 * `/proc`, where a folder that is there takes no new ones, it tries for ever (seen with 24.21).
 *
 * @throws the system's error
 */
export function makeFolder(folder: string): void {
  const parent = path.dirname(path.resolve(folder));
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (cause) {
    const isThere = (cause as NodeJS.ErrnoException).code === "EEXIST" && statSync(folder).isDirectory();
    if (!isThere) throw cause;
  }
}
