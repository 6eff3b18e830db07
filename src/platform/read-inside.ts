import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { isInside } from "./folder.ts";

/**
 * The folders of a job that files may be in which somebody names: its workspace, and the folder of its temporary files, where steps put what
 * the code in the workspace may not reach.
 */
export type Roots = readonly string[];

/**
 * The root of a file: the one in which the path is, as it is written, and which no link on the way leads out of.
 *
 * @param file exists
 * @returns the root without links; undefined if the file leads out of all of them
 * @throws the system's error if there is no such file
 */
export function rootOf(file: string, roots: Roots): string | undefined {
  const [named, real] = [path.resolve(file), realpathSync(file)];
  return roots
    .filter((root) => isInside(named, path.resolve(root)) || isInside(named, realpathSync(root)))
    .map((root) => realpathSync(root))
    .find((root) => isInside(real, root));
}

/**
 * The bytes of a regular file. Nothing else is waited for: reading from a pipe or a device need not end.
 *
 * @returns undefined if the path leads to something else
 * @throws the system's error if it cannot be read
 */
export function readRegular(file: string): Buffer | undefined {
  // The links on the way are those that were looked at: the last part is none any more.
  const handle = openSync(
    realpathSync(file),
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  );
  try {
    return fstatSync(handle).isFile() ? readFileSync(handle) : undefined;
  } finally {
    closeSync(handle);
  }
}
