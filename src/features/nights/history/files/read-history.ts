import { existsSync, lstatSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { InputError } from "../../../../model/errors.ts";
import { findLink } from "../../../../platform/find-link.ts";
import { type HistoryRun, runTime } from "../runs/run.ts";
import { listRuns, readRunFile } from "./folder.ts";
import { ChangedIndex, type FileState, HistoryIndex, type RunFilter } from "./history-index.ts";
import { decodeRun, type RunFile } from "./run-file.ts";

/** A run, and the file of the history that it is from. */
export interface KeptRun {
  readonly path: string;
  readonly run: HistoryRun;
}

/** The index of a history's folder. */
export const indexName = "history.sqlite";

/**
 * Reads a history's folder, by its index, which is made or completed first. Files that changed since they were indexed are read again.
 *
 * @returns the runs in order of time
 * @throws InputError naming the folder or file, if there is no history, or a file is missing, damaged or newer than this tool
 */
export function readHistory(folder: string, filter: RunFilter = {}): KeptRun[] {
  const paths = listRuns(folder);
  const file = path.join(folder, indexName);
  // The runs can be read from their files, whatever is wrong with the index.
  const readInMemory = () => readIndexed(folder, [...paths, ...HistoryIndex.paths(file)], ":memory:", filter);
  // A link could name any other file, or lead to any other folder.
  if (findLink(file) !== undefined || lstatSync(file, { throwIfNoEntry: false })?.isFile() === false)
    return readIndexed(folder, paths, ":memory:", filter);
  try {
    return readIndexed(folder, paths, file, filter);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    // A busy database, a full disk, or a missing permission: the index stays unchanged.
    if (!isDamage(cause)) return readInMemory();
  }
  try {
    rmSync(file, { force: true });
    return readIndexed(folder, paths, file, filter);
  } catch (cause) {
    if (cause instanceof InputError || cause instanceof z.ZodError) throw cause;
    return readInMemory();
  }
}

/**
 * Runs that the index of a history has and the folder lacks.
 *
 * @returns a message for each run
 */
export function missingRuns(folder: string): string[] {
  return HistoryIndex.paths(path.join(folder, indexName))
    .filter((one) => !existsSync(path.join(folder, one)))
    .map((one) => missingRun(folder, one));
}

function missingRun(folder: string, run: string): string {
  return (
    `${path.join(folder, run)} was in the history and is gone: restore it, or remove ${path.join(folder, indexName)} ` +
    "to go on without it"
  );
}

/** Whether what SQLite or a reader of its rows said means that an index is of no use. */
function isDamage(cause: unknown): boolean {
  if (cause instanceof z.ZodError || cause instanceof SyntaxError || cause instanceof ChangedIndex)
    return true;
  const { code = "" } = cause as { code?: string };
  return /^SQLITE_(?:NOTADB|CORRUPT|FORMAT|ERROR|SCHEMA|MISMATCH|CONSTRAINT)/.test(code);
}

/**
 * Reads the newest of a history's files, wherever they are from. Older ones are not looked at.
 *
 * @param shown the history's name in messages
 * @returns the runs in order of time
 * @throws InputError naming the file, if one is damaged or newer than this tool
 */
export function readRunFiles(files: readonly RunFile[], shown: string, filter: RunFilter = {}): KeptRun[] {
  const { branch, last = Number.POSITIVE_INFINITY } = filter;
  const found: KeptRun[] = [];
  // The name begins with the time.
  for (const file of files.toSorted((a, b) => (a.path < b.path ? 1 : -1))) {
    if (found.length >= last) break;
    const run = decodeRun(file, `${shown}: ${file.path}`);
    if (branch === undefined || run.branch === branch) found.push({ path: file.path, run });
  }
  return found.toSorted((a, b) => Date.parse(runTime(a.run)) - Date.parse(runTime(b.run)));
}

function readIndexed(folder: string, paths: readonly string[], file: string, filter: RunFilter): KeptRun[] {
  const index = new HistoryIndex(file);
  try {
    const indexed = index.files();
    // Another process may have added and indexed a run since the paths were read.
    const all = new Set([...paths, ...indexed.keys()]);
    const found = [...all].map((one) => ({ path: one, state: stateOf(path.join(folder, one)) }));
    const gone = found.find(({ state }) => state === undefined);
    if (gone !== undefined) throw new InputError(missingRun(folder, gone.path));
    const unread = found.flatMap(({ path: one, state }) =>
      state === undefined || isSame(state, indexed.get(one)) ? [] : [{ path: one, state }],
    );
    index.add(unread.map((one) => ({ ...one, run: readRun(folder, one.path) })));
    return index.runs(filter);
  } finally {
    index.close();
  }
}

/**
 * Undefined if the file is not there.
 *
 * @throws InputError naming the file, if it cannot be looked at
 */
function stateOf(file: string): FileState | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats && { size: stats.size, modifiedMs: stats.mtimeMs };
  } catch (cause) {
    throw new InputError(`${file} cannot be read (${(cause as Error).message})`, { cause });
  }
}

function isSame(state: FileState, indexed: FileState | undefined): boolean {
  return state.size === indexed?.size && state.modifiedMs === indexed.modifiedMs;
}

/** @throws InputError */
export function readRun(folder: string, run: string): HistoryRun {
  return decodeRun(readRunFile(folder, run), path.join(folder, run));
}
