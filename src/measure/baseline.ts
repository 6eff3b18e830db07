import { copyFileSync } from "node:fs";
import path from "node:path";
import { findBaseline } from "../engines/stock-sqlite.ts";
import { InputError } from "../model/errors.ts";
import type { Compiler } from "../model/settings.ts";
import { makeFolder } from "../platform/folder.ts";
import { requireNoLink } from "../results/own-folder.ts";

/** By its file's name it is called SQLite in reports. */
const fileName = "libsqlite3.so";

/**
 * Compiles stock SQLite into a file, so that several machines measure with one build of it.
 *
 * @returns the file's path
 * @throws InputError if there is no C compiler, or the folder cannot be written
 */
export async function makeBaseline(compiler: Compiler, folder: string, signal: AbortSignal): Promise<string> {
  const { library } = await findBaseline(compiler, () => {}, signal);
  const file = path.join(folder, fileName);
  requireNoLink(file);
  try {
    makeFolder(folder);
    copyFileSync(library, file);
  } catch (cause) {
    throw new InputError(
      `${file} cannot be written (${(cause as Error).message}): name another folder with out`,
      {
        cause,
      },
    );
  }
  return file;
}
