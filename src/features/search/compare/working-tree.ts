import { createHash } from "node:crypto";
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { isInside } from "../../../platform/folder.ts";
import type { ChangedFile } from "../builds/git.ts";

/** The changes of a working tree that no commit has. */
export interface Uncommitted {
  /** Paths from the top folder, in order. */
  readonly paths: readonly string[];
  /** The identity of the changes: their paths, modes and contents. */
  readonly hash: string;
  /** Makes the same changes in a checkout of the last commit. */
  readonly apply: (copy: string) => void;
}

/**
 * The changes of a working tree, also in files that are not in git. The engine that is to be built is no change, and neither are files
 * in folders of results.
 *
 * @param top the top folder
 * @param own paths of the tool's own: the engine, from the top folder, and absolute folders
 * @throws InputError if a submodule differs from its commit, since a checkout has no submodules
 */
export function findUncommitted(
  top: string,
  changed: readonly ChangedFile[],
  own: { readonly candidate: string; readonly folders: readonly string[] },
): Uncommitted {
  const isOwn = (file: string) =>
    path.normalize(file) === path.normalize(own.candidate) ||
    own.folders.some((folder) => isInside(path.join(top, file), folder));
  const files = changed.filter(({ path: file }) => !isOwn(file));
  const nested = files.find(({ kind }) => kind === "submodule");
  if (nested !== undefined)
    throw new InputError(
      `${formatValue(nested.path)} is a repository of its own with changes, which a copy of the working tree does not have: ` +
        "commit the changes in both repositories, or add the folder to .gitignore if the build does not need it",
    );
  const paths = files.map((file) => file.path).toSorted();
  return { paths, hash: hashOf(top, paths), apply: (copy) => copyFiles(top, copy, paths) };
}

const deleted = { mode: 0, content: Buffer.alloc(0) };

function hashOf(top: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths) {
    const { mode, content } = exists(top, file) ? readEntry(path.join(top, file)) : deleted;
    hash.update(JSON.stringify([file, mode, content.length])).update(content);
  }
  return hash.digest("hex");
}

/** A file's mode and content; a link's target; nothing of a deleted file. */
function readEntry(file: string): { readonly mode: number; readonly content: Buffer } {
  const stats = lstatSync(file);
  const content = stats.isSymbolicLink() ? Buffer.from(readlinkSync(file)) : readFileSync(file);
  return { mode: stats.mode, content };
}

/** Whether the working tree has the file or link: a folder, a file or a link to elsewhere can be in the place of it or of its folder. */
function exists(top: string, file: string): boolean {
  const parent = path.dirname(file);
  const isThere = parent === "." || isFolder(path.join(top, parent), top);
  const stats = isThere ? lstatSync(path.join(top, file), { throwIfNoEntry: false }) : undefined;
  return stats !== undefined && !stats.isDirectory();
}

function isFolder(folder: string, top: string): boolean {
  if (folder === top) return true;
  return (
    isFolder(path.dirname(folder), top) &&
    lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
  );
}

/** Everything is removed first: a file can have become a folder. */
function copyFiles(top: string, copy: string, paths: readonly string[]): void {
  for (const file of paths) rmSync(path.join(copy, file), { recursive: true, force: true });
  for (const file of paths) {
    const [from, to] = [path.join(top, file), path.join(copy, file)];
    if (!exists(top, file)) continue;
    const stats = lstatSync(from);
    mkdirSync(path.dirname(to), { recursive: true });
    if (stats.isSymbolicLink()) {
      symlinkSync(readlinkSync(from), to);
      continue;
    }
    copyFileSync(from, to);
    // Files that an earlier build has left stay older than the files that were checked out, so that make builds them again.
    utimesSync(to, stats.atime, stats.mtime);
  }
}
