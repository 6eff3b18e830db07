import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import type { Verdict } from "../verdict/judge.ts";
import { formatRecording } from "./json/schema.ts";
import { inOwnFolder, makeOwnFolder, requireNoLink } from "./own-folder.ts";

/** The texts of a run's reports by the names of their files. */
export type Reports = Readonly<Record<string, string>>;

/**
 * Writes `results.json` and the reports into a folder, each completely or not at all.
 *
 * @throws InputError if the folder cannot be written
 */
export function writeReport(folder: string, recording: Recording, verdict: Verdict, reports: Reports): void {
  // The results first: the reports can be rendered from them again.
  writeWhole(path.join(folder, "results.json"), formatRecording(recording, verdict));
  for (const [name, text] of Object.entries(reports)) writeWhole(path.join(folder, name), text);
}

/**
 * Refuses a results folder that is a symbolic link, or has one in the place of a file of the results.
 *
 * @throws InputError naming the link and its target
 */
export function requireOwnResults(folder: string): void {
  for (const name of [...reportNames, storeName]) requireNoLink(path.join(folder, name));
}

/**
 * Removes an earlier run's report, so that it is not mistaken for the report of a run that dies.
 *
 * @throws InputError if it cannot be removed, or a symbolic link is in its place
 */
export function removeReport(folder: string): void {
  requireOwnResults(folder);
  for (const name of reportNames) {
    try {
      if (existsSync(folder)) inOwnFolder(folder, (place) => rmSync(path.join(place, name), { force: true }));
    } catch (cause) {
      if (cause instanceof InputError) throw cause;
      const problem = `${path.join(folder, name)} cannot be replaced (${(cause as Error).message})`;
      if ((cause as NodeJS.ErrnoException).code !== "ENOTDIR")
        throw new InputError(`${problem}: name another folder with --out`, { cause });
    }
  }
}

/**
 * Writes a file completely or not at all, and makes its folder. A symbolic link to a file is replaced, outside of repositories. A device such as `/dev/stdout` is written into.
 *
 * @param advised what to name with `--out` if it cannot be written
 * @throws InputError if it cannot be written, or a commit can have put a link in its way
 */
export function writeWhole(
  file: string,
  content: string,
  advised = "a writable folder with free space",
): void {
  requireNoLink(file);
  try {
    if (isDevice(file)) {
      writeIntoDevice(file, content);
      return;
    }
    const folder = path.dirname(file);
    makeOwnFolder(folder);
    inOwnFolder(folder, (place) => replaceFile(path.join(place, path.basename(file)), content));
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(
      `${file} cannot be written (${(cause as Error).message}): name ${advised} with --out`,
      { cause },
    );
  }
}

function replaceFile(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    // Flushed first: after a power cut, a rename may have survived without the file's content.
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, content, { flag: "wx", flush: true });
    renameSync(unfinished, file);
  } catch (cause) {
    removeQuietly(unfinished);
    throw cause;
  }
}

/** Whether the path exists and is neither a file nor a folder: a rename would put a file in the place of a device or a pipe. */
function isDevice(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

/** @throws Error if a file has taken its place: that is not written into through a link */
function writeIntoDevice(file: string, content: string): void {
  const handle = openSync(file, constants.O_WRONLY);
  try {
    if (fstatSync(handle).isFile()) throw new Error("a file has taken the place of a device");
    writeFileSync(handle, content);
  } finally {
    closeSync(handle);
  }
}

/** A file that could not be written may not exist, nor its folder. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The reason why it could not be written says more.
  }
}

/** The sample store, which is one of a run's results. */
export const storeName = "results.sqlite";

/** The files of a run's report. */
const reportNames = ["results.json", "report.md", "report.html"];
