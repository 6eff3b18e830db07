import { existsSync, readlinkSync, realpathSync } from "node:fs";
import path from "node:path";
import { isInside } from "./folder.ts";

/** A symbolic link on the way to a file. */
export interface FoundLink {
  /** An absolute path. */
  readonly link: string;
  /** The absolute path that it names, which need not exist. */
  readonly target: string;
}

/**
 * The first symbolic link on the way to a file, the file included, that a commit can have put there: one inside the working folder or a
 * git checkout. Other links, such as /tmp on macOS, are the user's or the system's.
 *
 * @param file need not exist
 */
export function findLink(file: string): FoundLink | undefined {
  const end = walkTo(file);
  return end !== undefined && "link" in end ? end : undefined;
}

/**
 * Where a file is, reached by no other links than those of the user and the system.
 *
 * @param file need not exist
 * @returns an absolute path; a link that a commit can have put there; undefined if a link leads nowhere
 */
export function walkTo(file: string): FoundLink | { readonly place: string } | undefined {
  // Part by part, as the system goes: `..` behind a link is above the target of the link.
  const { root } = path.parse(process.cwd());
  const whole = path.isAbsolute(file) ? file : `${process.cwd()}${path.sep}${file}`;
  let folder = root;
  for (const part of whole.split(path.sep)) {
    const next = path.join(folder, part);
    const target = targetOf(next);
    if (target === undefined) {
      folder = next;
      continue;
    }
    if (isOfRepository(folder)) return { link: next, target: path.resolve(folder, target) };
    try {
      folder = realpathSync(next);
    } catch {
      return undefined; // It leads nowhere: nothing can be written behind it.
    }
  }
  return { place: folder };
}

/** Undefined if it is no link, also if the path cannot be looked at: who writes to it learns why. */
function targetOf(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}

/** Whether a commit can have filled a folder, which is named without links. */
function isOfRepository(folder: string): boolean {
  const { root } = path.parse(folder);
  const working = process.cwd();
  if (working !== root && isInside(folder, working)) return true;
  for (let one = folder; one !== root; one = path.dirname(one))
    if (existsSync(path.join(one, ".git"))) return true;
  return false;
}
