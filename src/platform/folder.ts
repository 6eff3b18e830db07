import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Makes a folder and its missing parents. Node.js's own recursive mkdir never returns if an existing folder, such as
 * `/proc`, accepts no new ones (seen with 24.21).
 *
 * @throws the system's error
 */
export function makeFolder(folder: string): void {
  const parent = path.dirname(path.resolve(folder));
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (cause) {
    const exists = (cause as NodeJS.ErrnoException).code === "EEXIST" && statSync(folder).isDirectory();
    if (!exists) throw cause;
  }
}

/**
 * Whether a path is a folder or leads into the folder. Only the texts are compared: resolve symbolic links first.
 *
 * @param file an absolute path, like the folder's
 */
export function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.split(path.sep).includes("..") && !path.isAbsolute(relative);
}
