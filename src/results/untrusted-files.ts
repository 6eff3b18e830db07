import { globSync, lstatSync, realpathSync } from "node:fs";
import path from "node:path";
import { InputError } from "../model/errors.ts";
import { isInside } from "../platform/folder.ts";
import type { Roots } from "../platform/read-inside.ts";
import type { ResultsInput } from "./expected-run.ts";

/**
 * The cost limit for another job's results, all files together. A run of all 276 tests with 100 pairs each stays below; a usual
 * one, with most tests at three pairs, has about 1 MB.
 */
const limits = { files: 1024, bytes: 64_000_000 } as const;

/** A pattern that names no file: nothing was measured, or nothing was left. */
export class NoFileError extends InputError {}

/**
 * The files that patterns name, which somebody else may have put there: plain ones below a root, with no link on the way from it, and of a
 * limited size.
 *
 * @param patterns paths or patterns relative to the first root, which is the workspace
 * @throws NoFileError naming the input and the pattern, if it matches none
 * @throws InputError naming the input, and the pattern or the file
 */
export function findFiles(patterns: readonly string[], roots: Roots, input: ResultsInput): string[] {
  const folders = roots.map((one) => realpathSync(one));
  const found = new Set<string>();
  for (const pattern of patterns) {
    const whole = path.resolve(folders[0] ?? ".", withRealRoot(pattern, roots));
    const root = folders.find((one) => isInside(whole, one));
    if (root === undefined) throw new InputError(`input ${input}: "${pattern}" leads out of the workspace`);
    const relative = path.relative(root, whole);
    const files = globSync(relative, { cwd: root }).map((file) => path.join(root, file));
    if (files.length === 0)
      throw new NoFileError(`input ${input}: no file matches "${pattern}" in the workspace`);
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

/** An absolute pattern, as it would be if the root in which it is had been named without links. */
function withRealRoot(pattern: string, roots: Roots): string {
  if (!path.isAbsolute(pattern)) return pattern;
  const root = roots.find((one) => isInside(pattern, path.resolve(one)));
  return root === undefined ? pattern : path.join(realpathSync(root), path.relative(root, pattern));
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
