import path from "node:path";

/**
 * Whether a path is a folder or leads into the folder. Only the texts are compared: resolve symbolic links first.
 *
 * @param file an absolute path, like the folder's
 */
export function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.split(path.sep).includes("..") && !path.isAbsolute(relative);
}
