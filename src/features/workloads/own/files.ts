import { globSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { SettingsText } from "../../../options/settings-text.ts";
import { paths } from "../../../options/value-types.ts";
import { isInside } from "../../../platform/folder.ts";
import { isOfGit, type Roots, readInside, rootOf } from "../../../platform/read-inside.ts";

/** More bytes than a file of a million statements with their values has; a text of JavaScript has at most 500 million characters. */
const mostBytes = 400_000_000;

/** Files that a source names. */
interface NamedFiles {
  readonly patterns: readonly string[];
  /** The folder that they are relative to. */
  readonly folder: string;
  /** How a message names a pattern. */
  readonly placeOf: (index: number) => string;
}

/** A file of own workloads. */
export interface FoundFile {
  readonly file: string;
  /** The folder that was named, if that was, and by what. */
  readonly of?: { readonly folder: string; readonly option: string };
}

/**
 * The files of own workloads that a command line or the action's inputs name, or else the last text of settings that names some; each
 * once. A folder that is named stands for those in it, as a recording has them.
 *
 * @param given the patterns of the command line or the inputs
 * @param texts of settings, the one that takes precedence last
 * @param roots the folders that are searched by patterns; all are if they are absent
 * @throws InputError naming the pattern that no file is or matches, or that searches another folder, and its place
 */
export function findOwnFiles(
  given: readonly string[] | undefined,
  texts: readonly SettingsText[],
  roots?: Roots,
): FoundFile[] {
  const named = filesOf(given, texts);
  const found = new Map<string, FoundFile>();
  for (const one of named.patterns.flatMap((_, index) => findFiles(named, index, roots)))
    if (!found.has(one.file)) found.set(one.file, one);
  return [...found.values()];
}

function filesOf(patterns: readonly string[] | undefined, texts: readonly SettingsText[]): NamedFiles {
  if (patterns !== undefined) return { patterns, folder: ".", placeOf: () => "own-workloads" };
  const named = texts.map(namedIn).findLast((one) => one !== undefined);
  return named ?? { patterns: [], folder: ".", placeOf: () => "" };
}

/** The files that a text of settings names; undefined if it names none. */
function namedIn(text: SettingsText): NamedFiles | undefined {
  // A value that is not a list is refused when all settings are checked.
  const { data } = paths().schema.safeParse(Object(text.value)["own-workloads"]);
  if (data === undefined) return undefined;
  return {
    patterns: data,
    folder: text.folder,
    placeOf: (index) =>
      `${text.name}:${text.position(text.offsetOf(["own-workloads", index]))}: own-workloads[${index}]`,
  };
}

function findFiles(
  { patterns, folder, placeOf }: NamedFiles,
  index: number,
  roots: Roots | undefined,
): FoundFile[] {
  const pattern = patterns[index] ?? "";
  const place = path.resolve(folder, pattern);
  const stats = statsOf(place);
  if (stats?.isDirectory() === true) return findInFolder(place, pattern, placeOf(index), roots);
  if (stats === undefined && roots !== undefined && !isSearchedIn(place, roots))
    throw leadsOut(`${placeOf(index)}: ${formatValue(pattern)}`);
  const found = stats
    ? [place]
    : globSync(pattern, { cwd: folder })
        .map((file) => path.resolve(folder, file))
        .toSorted();
  if (found.length === 0)
    throw new InputError(
      `${placeOf(index)}: no file is or matches ${formatValue(pattern)} in ${path.resolve(folder)}`,
    );
  return found.map((file) => ({ file: shownPath(file) }));
}

function findInFolder(place: string, pattern: string, option: string, roots: Roots | undefined): FoundFile[] {
  requireInside(place, `${option}: ${formatValue(pattern)}`, roots);
  const names = readdirSync(place).filter((name) => name.endsWith(".yml"));
  if (names.length === 0)
    throw new InputError(
      `${option}: ${formatValue(pattern)} is a folder without a file *.yml: name one with workloads, or files`,
    );
  const of = { folder: pattern, option };
  return names.toSorted().map((name) => ({ file: shownPath(path.join(place, name)), of }));
}

/** Whether the folder that a pattern begins with, as far as it exists, is in one of the roots. Searching the whole disk takes hours. */
function isSearchedIn(pattern: string, roots: Roots): boolean {
  const folder = path.dirname(pattern);
  try {
    return rootOf(folder, roots) !== undefined;
  } catch {
    // There is no such folder, or none any more.
    return folder !== pattern && isSearchedIn(folder, roots);
  }
}

/** Undefined also of a link in a circle: there is no file. */
export function statsOf(place: string): Stats | undefined {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** A path as messages show it: relative if it is below the working directory. */
export function shownPath(file: string): string {
  return isInside(file, path.resolve(".")) ? path.relative(".", file) : file;
}

/**
 * Refuses a file that is none of the repository's own: a checkout may keep a token in `.git`.
 *
 * @param roots the folders that it may not lead out of; it may lead anywhere if they are absent
 * @throws InputError that begins with `label`; a system error if there is no such file
 */
export function requireInside(file: string, label: string, roots: Roots | undefined): void {
  if (roots === undefined) return;
  const root = rootOf(file, roots);
  if (root === undefined) throw leadsOut(label);
  requireNotInGit(realpathSync(file), root, label);
}

/** The error for a file outside of the folders that a job may read from, or of the folder of its recording. */
export function leadsOut(label: string): InputError {
  return new InputError(
    `${label} leads out of the workspace, or of the folder that is named: name a file in it`,
  );
}

/**
 * Refuses a file that a checkout does not have from the repository.
 *
 * @param place where the file is without links, in the root
 * @throws InputError that begins with `label`
 */
export function requireNotInGit(place: string, root: string, label: string): void {
  if (isOfGit(place, root))
    throw new InputError(`${label} leads into .git: name a file that the repository has`);
}

/**
 * The text of a file.
 *
 * @param roots the folders that it may not lead out of; it may lead anywhere if they are absent
 * @throws InputError that begins with `label`
 */
export function readOwnFile(file: string, label: string, roots: Roots | undefined): string {
  try {
    const named = `${label} "${file}"`;
    const found = readInside(file, roots, mostBytes);
    if (found === "outside") throw leadsOut(named);
    if (found === "no regular file") throw new InputError(`${named} is not a file`);
    if (found === "too large") throw new InputError(`${named} has more than ${mostBytes} bytes`);
    if (found.root !== undefined) requireNotInGit(found.place, found.root, named);
    return found.bytes.toString("utf8").replace(/^\uFEFF/, "");
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${label} "${file}" cannot be read (${(cause as Error).message})`, { cause });
  }
}
