import { closeSync, constants, existsSync, fstatSync, mkdirSync, openSync, readlinkSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { type FoundLink, findLink, walkTo } from "../platform/find-link.ts";

/**
 * Opens a folder that nothing is read from, only its place: Node.js does not name the flag.
 *
 * Source: https://man7.org/linux/man-pages/man2/open.2.html
 */
const asPlace = 0o10000000;

/**
 * Refuses to write through a symbolic link that a commit can have put there: a repository could otherwise choose the folder that is emptied,
 * or the file that is overwritten.
 *
 * @param file a file that is to be written, or a folder of such files; it need not exist
 * @throws InputError naming the link and its target
 */
export function requireNoLink(file: string): void {
  const found = findLink(file);
  if (found !== undefined) throw isLink(found);
}

function isLink(found: FoundLink): InputError {
  const [link, target] = [path.relative("", found.link), found.target].map((one) => formatValue(one));
  return new InputError(
    `${link} is a symbolic link to ${target}, which a commit can have put there, and nothing is written through it: remove the link, ` +
      "or give the path that it leads to",
  );
}

/**
 * Does something with the files of a folder, which stays the same one even if a link takes its place meanwhile. Where the system cannot name an
 * open folder, as on macOS, only links that are there before are found.
 *
 * @param act gets a path of the folder that is good until it returns
 * @throws InputError if a commit can have put a link on the way; the error of `act`, or the system's about the folder
 */
export function inOwnFolder<Value>(folder: string, act: (place: string) => Value): Value {
  requireNoLink(folder);
  if (!existsSync("/proc/self/fd")) return act(folder);
  const handle = openSync(folder, asPlace | constants.O_DIRECTORY);
  const place = `/proc/self/fd/${handle}`;
  try {
    requirePlace(folder, readlinkSync(place), fstatSync(handle).nlink);
    return act(place);
  } catch (cause) {
    if (cause instanceof Error) cause.message = cause.message.replaceAll(place, folder);
    throw cause;
  } finally {
    closeSync(handle);
  }
}

/** @throws InputError if an open folder is not the one that a path names without links of a commit */
function requirePlace(folder: string, opened: string, links: number): void {
  const end = walkTo(folder);
  if (end !== undefined && "link" in end) throw isLink(end);
  // A file system that takes both cases for one tells a name as it was made.
  const asMade = (one: string) => one.normalize().toLowerCase();
  if (links > 0 && end !== undefined && asMade(end.place) === asMade(opened)) return;
  throw new InputError(`${formatValue(folder)} is replaced while it is written into: nothing is written`);
}

/**
 * Makes a folder and its missing parents, none of them through a link that a commit can have put there.
 *
 * @throws InputError if there is such a link; the system's error
 */
export function makeOwnFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  makeOwnFolder(parent);
  inOwnFolder(parent, (place) => {
    try {
      mkdirSync(path.join(place, path.basename(folder)));
    } catch (cause) {
      // Another process has made it, or something that is no folder, which says so when it is used.
      if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
    }
  });
}
