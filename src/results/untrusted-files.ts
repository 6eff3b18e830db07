import { globSync, lstatSync, realpathSync } from "node:fs";
import path from "node:path";
import { InputError } from "../model/errors.ts";
import { isInside } from "../platform/folder.ts";
import type { ResultsInput } from "./expected-run.ts";

/**
 * The cost limit for another job's results, all files together. A run of all 276 tests with 100 pairs each stays below; a usual
 * one, with most tests at three pairs, has about 1 MB.
 */
const limits = { files: 1024, bytes: 64_000_000 } as const;

/**
 * The files that patterns name, which somebody else may have put there: plain ones below the folder, of a limited size.
 *
 * @param patterns paths or patterns relative to the folder
 * @throws InputError naming the input, and the pattern or the file
 */
export function findFiles(patterns: readonly string[], folder: string, input: ResultsInput): string[] {
  const root = realpathSync(folder);
  const found = new Set<string>();
  for (const pattern of patterns) {
    if (!isInside(path.resolve(root, pattern), root))
      throw new InputError(`input ${input}: "${pattern}" leads out of the workspace`);
    const relative = path.relative(root, path.resolve(root, pattern));
    const files = globSync(relative, { cwd: root }).map((file) => path.join(root, file));
    if (files.length === 0)
      throw new InputError(`input ${input}: no file matches "${pattern}" in the workspace`);
    for (const file of files) found.add(requirePlainFile(file, root, input));
    if (found.size > limits.files)
      throw new InputError(`input ${input}: "${pattern}" and others match more than ${limits.files} files`);
  }
  const all = [...found].toSorted();
  const bytes = all.reduce((sum, file) => sum + lstatSync(file).size, 0);
  if (bytes > limits.bytes)
    throw new InputError(
      `input ${input}: the ${all.length} files have ${bytes} bytes, at most ${limits.bytes} are allowed in all`,
    );
  return all;
}

function requirePlainFile(file: string, root: string, input: ResultsInput): string {
  const { size } = lstatSync(file);
  if (!lstatSync(file).isFile() || realpathSync(file) !== file)
    throw new InputError(`input ${input}: ${path.relative(root, file)} is no plain file in the workspace`);
  if (size > limits.bytes)
    throw new InputError(
      `input ${input}: ${path.relative(root, file)} has ${size} bytes, at most ${limits.bytes} are allowed`,
    );
  return file;
}
