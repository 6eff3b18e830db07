import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { InputError } from "../../../../model/errors.ts";
import { type HistoryRun, runTime } from "../runs/run.ts";
import { formatRun, parseRun } from "../runs/run-text.ts";

/** A run's file as a history keeps it. */
export interface RunFile {
  /** The path in the history, e.g. `runs/2026/2026-11-22T041107Z-3f2a9c1d5b7e8f60.json.gz`. */
  readonly path: string;
  readonly content: Buffer;
}

/** Bytes of a file, and of its text. A run of 276 tests has 7 kB and 25 kB. */
export const maxFileBytes = 1_000_000;
const maxTextBytes = 8_000_000;

const pathPattern =
  /^runs\/(?<year>\d{4})\/(?<id>\k<year>-\d{2}-\d{2}T\d{6}Z-(?<hash>[0-9a-f]{16}))\.json\.gz$/;

/**
 * A run as a file. It is called by the time of the run, so that files are in order of time, and by a hash of its text, so that two
 * runs never have the same name, and a file that was changed does not have its own.
 */
export function encodeRun(run: HistoryRun): RunFile {
  const text = formatRun(run);
  const time = `${runTime(run).slice(0, 19).replaceAll(":", "")}Z`;
  const path = `runs/${time.slice(0, 4)}/${time}-${hashOf(text)}.json.gz`;
  // zlib, a format that any tool can unpack, also in 20 years.
  return { path, content: gzipSync(text, { level: 9 }) };
}

/** People's name for a run: `2026-11-22T041107Z-3f2a9c1d5b7e8f60`. Undefined if a path is not one of a run. */
export function runId(path: string): string | undefined {
  return pathPattern.exec(path)?.groups?.id;
}

/**
 * Reads a run's file.
 *
 * @param shown the file's name in messages
 * @throws InputError naming the file, if it is damaged, cut off, or written by a newer version of this tool
 */
export function decodeRun({ path, content }: RunFile, shown: string): HistoryRun {
  const hash = pathPattern.exec(path)?.groups?.hash;
  if (hash === undefined) throw new InputError(`${shown}: this is not the name of a history's run`);
  const text = unpack(content, shown);
  if (hashOf(text) !== hash)
    throw new InputError(
      `${shown}: the content has the hash ${hashOf(text)}, and its name says ${hash}, so it was changed or renamed: ${remedy}`,
    );
  return parseRun(text, shown);
}

const remedy = "restore it, for example from git, or move it out of the history";

function unpack(content: Buffer, shown: string): string {
  if (content.length === 0) throw new InputError(`${shown}: the file is empty: ${remedy}`);
  try {
    return gunzipSync(content, { maxOutputLength: maxTextBytes }).toString("utf8");
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const problems: Record<string, string> = {
      Z_BUF_ERROR: `cut off after ${content.length} bytes`,
      ERR_BUFFER_TOO_LARGE: `unpacked it has more than ${maxTextBytes} bytes, and no run has`,
    };
    const what = problems[code ?? ""] ?? `not a file of gzip, or damaged (${message})`;
    throw new InputError(`${shown}: ${what}: ${remedy}`, { cause });
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
