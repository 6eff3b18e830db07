import { existsSync, mkdirSync, rmdirSync, statSync } from "node:fs";
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

/** Whether a path is a folder, or a link that leads to one. Not if the system refuses to say. */
export function isFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}

/** A folder and its parents that do not exist, the innermost first. */
export function missingFolders(folder: string): string[] {
  const full = path.resolve(folder);
  return existsSync(full) ? [] : [full, ...missingFolders(path.dirname(full))];
}

/** Removes folders, as far as nothing is in them. @param folders the innermost first */
export function removeEmpty(folders: readonly string[]): void {
  for (const folder of folders) {
    try {
      rmdirSync(folder);
    } catch {
      return; // somebody else has put something there, or removed it
    }
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
