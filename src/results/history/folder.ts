import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InputError } from "../../model/errors.ts";
import { makeFolder } from "../../platform/make-folder.ts";
import { ignoreName, ignoreText, markerName, markerText, requireMarker } from "./history-files.ts";
import { maxFileBytes, type RunFile, runId } from "./run-file.ts";

/** How a folder that is to be a history is found. */
export type FolderState = "history" | "new";

/**
 * Looks whether a folder is a history.
 *
 * @returns `new` if it is not there, or has nothing in it
 * @throws InputError if it is something else, damaged, or written by a newer version of this tool
 */
export function findHistory(folder: string): FolderState {
  const names = namesIn(folder);
  if (names === undefined || names.length === 0) return "new";
  const hasRuns = names.includes("runs");
  if (!names.includes(markerName) && !hasRuns)
    throw new InputError(
      `--history ${folder}: the folder holds other files and no history: name the folder of a history, or an empty one`,
    );
  const marker = names.includes(markerName)
    ? read(path.join(folder, markerName)).toString("utf8")
    : undefined;
  requireMarker(marker, `--history ${folder}`);
  return "history";
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
  const years = namesIn(path.join(folder, "runs")) ?? [];
  const files = years
    .filter((year) => /^\d{4}$/.test(year))
    .flatMap((year) =>
      (namesIn(path.join(folder, "runs", year)) ?? []).map((name) => `runs/${year}/${name}`),
    );
  const odd = files.find((file) => file.endsWith(".json.gz") && runId(file) === undefined);
  if (odd !== undefined)
    throw new InputError(
      `${path.join(folder, odd)}: this is not the name of a history's run: restore it, or move it out of the history`,
    );
  // The name begins with the time.
  return files.filter((file) => runId(file) !== undefined).toSorted();
}

/** @throws InputError naming the file, if it cannot be read or is far too large */
export function readRunFile(folder: string, run: string): RunFile {
  const file = path.join(folder, run);
  return { path: run, content: read(file) };
}

/**
 * Adds a run's file, completely or not at all. What is there is never written again.
 *
 * @returns whether the run was there already
 * @throws InputError if the folder cannot be written
 */
export function addRunFile(folder: string, { path: run, content }: RunFile): "added" | "present" {
  const file = path.join(folder, run);
  try {
    makeFolder(path.dirname(file));
    writeOnce(path.join(folder, markerName), Buffer.from(markerText));
    writeOnce(path.join(folder, ignoreName), Buffer.from(ignoreText));
    return writeOnce(file, content) ? "added" : "present";
  } catch (cause) {
    throw new InputError(
      `${file} cannot be written (${(cause as Error).message}): name a writable folder with --history`,
      { cause },
    );
  }
}

/** @returns whether it was written; not if it is there */
function writeOnce(file: string, content: Buffer): boolean {
  if (existsSync(file)) return false;
  const unfinished = path.join(path.dirname(file), `.unfinished-${randomBytes(8).toString("hex")}`);
  try {
    // Flushed first: after a power cut a name may be there without what it names.
    writeFileSync(unfinished, content, { flush: true });
    // Unlike a rename, a link never replaces what another process has put there meanwhile.
    linkSync(unfinished, file);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
    return false;
  } finally {
    rmSync(unfinished, { force: true });
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
    const { size } = statSync(file);
    if (size > maxFileBytes)
      throw new InputError(`${file}: ${size} bytes, and no file of a history has more than ${maxFileBytes}`);
    return readFileSync(file);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${file} cannot be read (${(cause as Error).message})`, { cause });
  }
}
