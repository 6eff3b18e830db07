import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InputError } from "../error.ts";
import { makeFolder } from "../make-folder.ts";
import type { Recording, Role } from "../measure/recording.ts";
import { renderMarkdown } from "../report/markdown.ts";
import type { Verdict } from "../verdict/verdict.ts";
import { parseMedians } from "./medians-file.ts";
import { mergeRecordings } from "./merge.ts";
import { formatRecording, parseRecording } from "./schema.ts";
import type { Shard } from "./shard.ts";

/**
 * Reads results files, or tab-separated files of medians, and puts them together.
 *
 * @param names of the engines, for reports, where a file does not say or they are to be called otherwise
 * @throws InputError naming the file, where it cannot be read, is wrong, or does not belong to the others
 */
export function readRecordings(
  files: readonly string[],
  names: Partial<Readonly<Record<Role, string>>>,
): Recording {
  const [first, ...others] = files.map(
    (fileName): Shard => ({ fileName, recording: readOne(fileName, names) }),
  );
  if (first === undefined) throw new InputError("no results file is given: name at least one");
  const merged = mergeRecordings([first, ...others]);
  const { baseline, candidate } = merged.engines;
  return {
    ...merged,
    engines: {
      baseline: { ...baseline, name: names.baseline ?? baseline.name },
      candidate: { ...candidate, name: names.candidate ?? candidate.name },
    },
  };
}

function readOne(fileName: string, names: Partial<Readonly<Record<Role, string>>>): Recording {
  let text: string;
  try {
    text = readFileSync(fileName, "utf8");
  } catch (cause) {
    throw new InputError(`results file "${fileName}" cannot be read (${(cause as Error).message})`, {
      cause,
    });
  }
  // A results file is an object; a file of medians begins with its header.
  if (text.trimStart().startsWith("{") || !text.includes("\t")) return parseRecording(text, fileName);
  return parseMedians(text, fileName, { baseline: "SQLite", candidate: "candidate", ...names });
}

/**
 * Writes `results.json` and `report.md` into a folder, each whole or not at all.
 *
 * @returns the report
 * @throws InputError where the folder cannot be written
 */
export function writeReport(folder: string, recording: Recording, verdict: Verdict): string {
  const report = renderMarkdown(recording, verdict);
  // The results first: a report can be made of them again.
  writeWhole(path.join(folder, "results.json"), formatRecording(recording, verdict));
  writeWhole(path.join(folder, "report.md"), report);
  return report;
}

/**
 * Removes what an earlier run has left of `writeReport`, so that a run which dies is not taken for that one.
 *
 * @throws InputError where it cannot be removed
 */
export function removeReport(folder: string): void {
  for (const name of ["results.json", "report.md"]) {
    try {
      rmSync(path.join(folder, name), { force: true });
    } catch (cause) {
      const problem = `${path.join(folder, name)} cannot be replaced (${(cause as Error).message})`;
      if ((cause as NodeJS.ErrnoException).code !== "ENOTDIR")
        throw new InputError(`${problem}: name another folder with --out`, { cause });
    }
  }
}

function writeWhole(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    makeFolder(path.dirname(file));
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (cause) {
    rmSync(unfinished, { force: true });
    throw new InputError(
      `${file} cannot be written (${(cause as Error).message}): name a writable folder with free space with --out`,
      { cause },
    );
  }
}
