import path from "node:path";

/**
 * Whether a path is a folder or leads into it, by its words alone: resolve symbolic links of both before.
 *
 * @param file absolute, as the folder is
 */
export function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.split(path.sep).includes("..") && !path.isAbsolute(relative);
}
