import { globSync, lstatSync, realpathSync, type Stats } from "node:fs";
import path from "node:path";
import { InputError } from "../model/errors.ts";
import { isInside } from "../platform/folder.ts";
import { type Roots, readInside } from "../platform/read-inside.ts";
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
  const found = new Map<string, number>();
  for (const pattern of patterns) {
    const whole = path.resolve(folders[0] ?? ".", withRealRoot(pattern, roots));
    const root = folders.find((one) => isInside(whole, one));
    if (root === undefined) throw new InputError(`input ${input}: "${pattern}" leads out of the workspace`);
    const relative = path.relative(root, whole);
    const files = globSync(relative, { cwd: root }).map((file) => path.join(root, file));
    if (files.length === 0)
      throw new NoFileError(`input ${input}: no file matches "${pattern}" in the workspace`);
    for (const file of files) found.set(file, sizeOfPlain(file, root, input));
    if (found.size > limits.files)
      throw new InputError(`input ${input}: "${pattern}" and others match more than ${limits.files} files`);
  }
  const all = [...found.keys()].toSorted();
  const bytes = [...found.values()].reduce((sum, size) => sum + size, 0);
  if (bytes > limits.bytes)
    throw new InputError(
      `input ${input}: the ${all.length} files have ${bytes} bytes, at most ${limits.bytes} are allowed in all`,
    );
  return all;
}

/**
 * The content of a file that `findFiles` has found.
 *
 * @throws InputError naming the input and the file, if it is another one by now
 */
export function readFound(file: string, roots: Roots, input: ResultsInput): Buffer {
  const shown = path.relative(".", file);
  try {
    const found = readInside(file, roots, limits.bytes);
    if (typeof found !== "string") return found.bytes;
    throw new InputError(
      found === "too large"
        ? `input ${input}: ${shown} has more than ${limits.bytes} bytes`
        : `input ${input}: ${shown} is no plain file in the workspace`,
    );
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`input ${input}: ${shown} cannot be read (${(cause as Error).message})`, { cause });
  }
}

/** An absolute pattern, as it would be if the root in which it is had been named without links. */
function withRealRoot(pattern: string, roots: Roots): string {
  if (!path.isAbsolute(pattern)) return pattern;
  const root = roots.find((one) => isInside(pattern, path.resolve(one)));
  return root === undefined ? pattern : path.join(realpathSync(root), path.relative(root, pattern));
}

function sizeOfPlain(file: string, root: string, input: ResultsInput): number {
  const stats = statsOf(file);
  if (stats?.isFile() !== true || placeOf(file) !== file)
    throw new InputError(`input ${input}: ${path.relative(root, file)} is no plain file in the workspace`);
  const { size } = stats;
  if (size > limits.bytes)
    throw new InputError(
      `input ${input}: ${path.relative(root, file)} has ${size} bytes, at most ${limits.bytes} are allowed`,
    );
  return size;
}

/** Undefined if the file is gone, or cannot be looked at. */
function statsOf(file: string): Stats | undefined {
  try {
    return lstatSync(file);
  } catch {
    return undefined;
  }
}

/** Undefined if the file is gone. */
function placeOf(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}
