import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import { makeFolder } from "../platform/make-folder.ts";
import type { Verdict } from "../verdict/judge.ts";
import { formatRecording } from "./json/schema.ts";

/** The texts of a run's reports. */
export interface Reports {
  /** The text of `report.md`. */
  readonly markdown: string;
  /** The text of `report.html`, which is not written if it is absent. */
  readonly html?: string;
}

/**
 * Writes `results.json` and the reports into a folder, each completely or not at all.
 *
 * @throws InputError if the folder cannot be written
 */
export function writeReport(
  folder: string,
  recording: Recording,
  verdict: Verdict,
  { markdown, html }: Reports,
): void {
  // The results first: the reports can be rendered from them again.
  writeWhole(path.join(folder, "results.json"), formatRecording(recording, verdict));
  writeWhole(path.join(folder, "report.md"), markdown);
  if (html !== undefined) writeWhole(path.join(folder, pageName), html);
}

/**
 * Writes the HTML report, completely or not at all.
 *
 * @throws InputError if the file cannot be written
 */
export function writePage(file: string, html: string): void {
  writeWhole(file, html, "a file in a writable folder with free space");
}

/**
 * Removes an earlier run's report, so that it is not mistaken for the report of a run that dies.
 *
 * @throws InputError if it cannot be removed
 */
export function removeReport(folder: string): void {
  for (const name of ["results.json", "report.md", pageName]) {
    try {
      rmSync(path.join(folder, name), { force: true });
    } catch (cause) {
      const problem = `${path.join(folder, name)} cannot be replaced (${(cause as Error).message})`;
      if ((cause as NodeJS.ErrnoException).code !== "ENOTDIR")
        throw new InputError(`${problem}: name another folder with --out`, { cause });
    }
  }
}

/**
 * Writes a file completely or not at all, and makes its folder. A symbolic link to a file is replaced. A device such as `/dev/stdout` is written into.
 *
 * @param advised what to name with `--out` if it cannot be written
 * @throws InputError if it cannot be written
 */
export function writeWhole(
  file: string,
  content: string,
  advised = "a writable folder with free space",
): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    makeFolder(path.dirname(file));
    if (isDevice(file)) {
      writeFileSync(file, content);
      return;
    }
    // Flushed first: after a power cut, a rename may have survived without the file's content.
    writeFileSync(unfinished, content, { flush: true });
    renameSync(unfinished, file);
  } catch (cause) {
    removeQuietly(unfinished);
    throw new InputError(
      `${file} cannot be written (${(cause as Error).message}): name ${advised} with --out`,
      { cause },
    );
  }
}

/** Whether the path exists and is neither a file nor a folder: a rename would put a file in the place of a device or a pipe. */
function isDevice(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

/** A file that could not be written may not exist, nor its folder. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The reason why it could not be written says more.
  }
}

/** The HTML report beside the other files of a run. */
export const pageName = "report.html";

/**
 * The code and the style of the HTML report's page: beside the bundle in `dist`, and built anew in a checkout, whose `dist` may
 * be older.
 */
export async function readPageFiles(): Promise<{ readonly script: string; readonly style: string }> {
  const [script, style] = ["./page.js", "./page.css"].map((name) => new URL(name, import.meta.url));
  if (script !== undefined && style !== undefined && existsSync(script) && existsSync(style))
    return { script: readFileSync(script, "utf8"), style: readFileSync(style, "utf8") };
  const builder = new URL("../../scripts/build-page.ts", import.meta.url);
  if (!existsSync(builder))
    throw new Error("page.js or page.css is missing beside the program: install it again");
  // By a name that the bundler does not follow: what builds the tool is no part of it.
  const { buildPage } = (await import(builder.href)) as typeof import("../../scripts/build-page.ts");
  return await buildPage();
}
