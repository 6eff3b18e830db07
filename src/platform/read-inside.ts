import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from "node:fs";
import path from "node:path";
import { isInside } from "./folder.ts";

/**
 * The folders of a job that files may be in which somebody names: its workspace, and the folder of its temporary files, where steps put what
 * the code in the workspace may not reach.
 */
export type Roots = readonly string[];

/** Why a file is not read: it is not opened, or it has more bytes than anybody could mean. */
export type Unread = Unopened | "too large";

/** Why a file is not opened: it is none, or it leads out of all roots. */
type Unopened = "no regular file" | "outside";

/** A file that is open for reading: whatever its path leads to by now, this is what it led to. */
export interface OpenFile {
  readonly handle: number;
  /** Its path without links. */
  readonly place: string;
  /** The root that it is in, without links; absent if it may be anywhere. */
  readonly root?: string;
}

/**
 * The root of a file: the one in which the path is, as it is written, and which no link on the way leads out of.
 *
 * @param file exists
 * @returns the root without links; undefined if the file leads out of all of them
 * @throws the system's error if there is no such file
 */
export function rootOf(file: string, roots: Roots): string | undefined {
  return rootOfPlace(file, realpathSync(file), roots);
}

/** @param place where a file is without links */
function rootOfPlace(file: string, place: string, roots: Roots): string | undefined {
  const named = path.resolve(file);
  return roots
    .filter((root) => isInside(named, path.resolve(root)) || isInside(named, realpathSync(root)))
    .map((root) => realpathSync(root))
    .find((root) => isInside(place, root));
}

/**
 * Opens a regular file for reading. Nothing else is waited for: reading from a pipe or a device need not end. Where the file is, the open file
 * says, and not its path, which may lead elsewhere a moment later.
 *
 * @param roots the folders that it may not lead out of; it may lead anywhere if they are absent
 * @returns an open file, for the caller to close
 * @throws the system's error if it cannot be opened
 */
export function openInside(file: string, roots: Roots | undefined): OpenFile | Unopened {
  if (roots !== undefined && rootOf(file, roots) === undefined) return "outside";
  // A device can act on being opened.
  if (!statSync(file).isFile()) return "no regular file";
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  let opened: OpenFile | Unopened = "outside";
  try {
    opened = lookAt(handle, file, roots);
    return opened;
  } finally {
    if (typeof opened === "string") closeSync(handle);
  }
}

function lookAt(handle: number, file: string, roots: Roots | undefined): OpenFile | Unopened {
  const stats = fstatSync(handle);
  if (!stats.isFile()) return "no regular file";
  const place = placeOf(handle, file, stats);
  if (roots === undefined) return { handle, place: place ?? file };
  const root = place === undefined ? undefined : rootOfPlace(file, place, roots);
  return place === undefined || root === undefined ? "outside" : { handle, place, root };
}

/**
 * Where an open file is, without links.
 *
 * @returns undefined if the system does not tell, and the path leads to another file by now
 */
function placeOf(handle: number, file: string, { dev, ino }: Stats): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`);
  } catch {
    const place = realpathSync(file);
    const now = lstatSync(place);
    return now.dev === dev && now.ino === ino ? place : undefined;
  }
}

/** The content of a file, and where it is. */
export interface FoundFile extends Omit<OpenFile, "handle"> {
  readonly bytes: Buffer;
}

/**
 * Reads a regular file, as `openInside` opens it.
 *
 * @param most bytes of it
 * @throws the system's error if it cannot be read
 */
export function readInside(file: string, roots: Roots | undefined, most: number): FoundFile | Unread {
  const opened = openInside(file, roots);
  if (typeof opened === "string") return opened;
  const { handle, ...found } = opened;
  try {
    const bytes = readUpTo(handle, most);
    return bytes === undefined ? "too large" : { ...found, bytes };
  } finally {
    closeSync(handle);
  }
}

/** More bytes than any results, search or plan of a job has. */
const mostNamedBytes = 64_000_000;

/**
 * Reads a file that somebody names: of a job a regular one below its roots; anywhere else whatever can be read, such as a pipe.
 *
 * @throws Error saying what is wrong with the file, or the system's
 */
export function readNamed(file: string, roots: Roots | undefined): Buffer {
  if (roots === undefined) return readFileSync(file);
  const found = readInside(file, roots, mostNamedBytes);
  if (typeof found !== "string") return found.bytes;
  throw new Error(found === "too large" ? `it has more than ${mostNamedBytes} bytes` : whyUnopened[found]);
}

const whyUnopened = {
  outside: "it leads out of the workspace",
  "no regular file": "it is no regular file",
} as const;

/**
 * The first bytes of a regular file, at most so many.
 *
 * @param roots the folders that it may not lead out of; it may lead anywhere if they are absent
 * @throws Error saying what is wrong with the file, or the system's
 */
export function readStart(file: string, most: number, roots?: Roots): Buffer {
  const opened = openInside(file, roots);
  if (typeof opened === "string") throw new Error(whyUnopened[opened]);
  try {
    if (opened.root !== undefined && isOfGit(opened.place, opened.root))
      throw new Error("it leads into .git");
    const buffer = Buffer.alloc(most);
    return buffer.subarray(0, readSync(opened.handle, buffer, 0, most, 0));
  } finally {
    closeSync(opened.handle);
  }
}

/** Whether a file is none that a checkout has from the repository: in `.git`, there may be a token. @param place in the root, without links */
export function isOfGit(place: string, root: string): boolean {
  return path.relative(root, place).split(path.sep).includes(".git");
}

/** @returns undefined if there are more bytes */
function readUpTo(handle: number, most: number): Buffer | undefined {
  const { size } = fstatSync(handle);
  if (size > most) return undefined;
  // The file may grow while it is read. One of the system's own says that it has none.
  let bytes = Buffer.alloc(Math.min(most, Math.max(size, 4096)) + 1);
  let length = 0;
  for (let read = 1; read > 0; length += read) {
    if (length > most) return undefined;
    if (length === bytes.length)
      bytes = Buffer.concat([bytes, Buffer.alloc(Math.min(length, most + 1 - length))]);
    read = readSync(handle, bytes, length, bytes.length - length, null);
  }
  return length > most ? undefined : bytes.subarray(0, length);
}
