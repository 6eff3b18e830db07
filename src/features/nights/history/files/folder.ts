import { randomBytes } from "node:crypto";
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { InputError } from "../../../../model/errors.ts";
import { isFolder } from "../../../../platform/folder.ts";
import { readInside } from "../../../../platform/read-inside.ts";
import { inOwnFolder, makeOwnFolder, requireNoLink } from "../../../../results/own-folder.ts";
import { ignoreName, ignoreText, markerName, markerText, requireMarker } from "./history-files.ts";
import { decodeRun, maxFileBytes, type RunFile, runId } from "./run-file.ts";

/** The state of a folder that a user names as a history. */
export type FolderState = "history" | "new";

/**
 * Looks whether a folder is a history.
 *
 * @returns `new` if it is not there, or has nothing in it
 * @throws InputError if it is something else, damaged, or written by a newer version of this tool
 */
export function findHistory(folder: string): FolderState {
  const names = namesIn(folder)?.filter((name) => !name.startsWith(unfinishedStart)) ?? [];
  // A separate check: another process may have begun the history after its folder was read.
  if (existsSync(path.join(folder, markerName))) {
    requireMarker(read(path.join(folder, markerName)).toString("utf8"), `--history ${folder}`);
    return "history";
  }
  if (names.includes("runs") && filesOfRuns(folder).length > 0)
    requireMarker(undefined, `--history ${folder}`);
  // An unfinished new history is begun again.
  if (names.every((name) => [ignoreName, "runs"].includes(name))) return "new";
  throw new InputError(
    `--history ${folder}: the folder holds other files and no history: name the folder of a history, or an empty one`,
  );
}

/**
 * The runs of a history, as paths in it, in order of time.
 *
 * @throws InputError if the folder is no history
 */
export function listRuns(folder: string): string[] {
  if (findHistory(folder) === "new")
    throw new InputError(
      `--history ${folder}: there is no history: name the folder of one, or begin one with history add`,
    );
  const files = filesOfRuns(folder);
  const isOdd = (file: string) => file.includes(".json.gz") || /^runs\/\d{4}$/.test(file);
  const odd = files.find((file) => runId(file) === undefined && isOdd(file));
  if (odd !== undefined)
    throw new InputError(
      `${path.join(folder, odd)}: this is not the name of a history's run: restore it, or move it out of the history`,
    );
  // The name begins with the time.
  return files.filter((file) => runId(file) !== undefined).toSorted();
}

/** The files in the folder of the runs and its subfolders, except hidden files. */
function filesOfRuns(folder: string): string[] {
  return shownIn(path.join(folder, "runs")).flatMap((name) => {
    const inside = path.join(folder, "runs", name);
    if (!isFolder(inside)) return [`runs/${name}`];
    return shownIn(inside).map((file) => `runs/${name}/${file}`);
  });
}

function shownIn(folder: string): string[] {
  return (namesIn(folder) ?? []).filter((name) => !name.startsWith("."));
}

/** @throws InputError naming the file, if it cannot be read or is far too large */
export function readRunFile(folder: string, run: string): RunFile {
  const file = path.join(folder, run);
  return { path: run, content: read(file) };
}

/**
 * Adds a run's file, completely or not at all. A file that exists is never written again.
 *
 * @returns whether the run was there already
 * @throws InputError if the folder cannot be written, a commit can have put a link in the way, or the run is there and damaged
 */
export function addRunFile(folder: string, { path: run, content }: RunFile): "added" | "present" {
  const file = path.join(folder, run);
  requireNoLink(file);
  try {
    makeOwnFolder(folder);
    // The marker is written first: a folder with runs and without a marker is a damaged history.
    writeOnce(path.join(folder, markerName), Buffer.from(markerText));
    writeOnce(path.join(folder, ignoreName), Buffer.from(ignoreText));
    makeOwnFolder(path.dirname(file));
    if (writeOnce(file, content)) return "added";
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(
      `${file} cannot be written (${(cause as Error).message}): name a writable folder with free space with --history`,
      { cause },
    );
  }
  decodeRun(readRunFile(folder, run), file);
  return "present";
}

/** The beginning of the name of a file that is not complete yet. */
const unfinishedStart = ".unfinished-";

/** Codes of file systems that have no hard links. */
const noLinks = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"];

/** @returns whether it was written; not if it is there */
function writeOnce(file: string, content: Buffer): boolean {
  return inOwnFolder(path.dirname(file), (place) =>
    writeOnceIn(path.join(place, path.basename(file)), content),
  );
}

function writeOnceIn(file: string, content: Buffer): boolean {
  if (existsSync(file)) return false;
  const unfinished = path.join(path.dirname(file), `${unfinishedStart}${randomBytes(8).toString("hex")}`);
  try {
    // Flushed first: after a power cut, the name could exist without the file's content.
    writeFileSync(unfinished, content, { flush: true });
    putInPlace(unfinished, file);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
    return false;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Unlike a rename, neither a link nor this copy ever replaces what another process has put there meanwhile. */
function putInPlace(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (cause) {
    if (!noLinks.includes((cause as NodeJS.ErrnoException).code ?? "")) throw cause;
    copyFileSync(unfinished, file, constants.COPYFILE_EXCL);
  }
}

/** Undefined if there is no such folder. */
function namesIn(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw new InputError(`--history: ${folder} cannot be read (${message}): name the folder of a history`, {
      cause,
    });
  }
}

function read(file: string): Buffer {
  try {
    const found = readInside(file, undefined, maxFileBytes);
    if (typeof found !== "string") return found.bytes;
    if (found !== "too large")
      throw new InputError(`${file} is not a file: restore it, or move it out of the history`);
    const { size } = statSync(file);
    throw new InputError(`${file}: ${size} bytes, and no file of a history has more than ${maxFileBytes}`);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${file} cannot be read (${(cause as Error).message})`, { cause });
  }
}
