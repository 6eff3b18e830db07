import { createHash } from "node:crypto";
import { closeSync, lstatSync, readdirSync, readSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { filesToCopy } from "../../../engines/database-start.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { unknownName } from "../../../messages/suggest-name.ts";
import { type Role, roles } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import { type OpenFile, openInside, type Roots, type Unread } from "../../../platform/read-inside.ts";
import { invalidMessage, mapping } from "../../../yaml/schema.ts";
import { leadsOut, requireInside, requireNotInGit, statsOf } from "./files.ts";
import type { OwnCommand, OwnDatabase } from "./own-workload.ts";
import { type Parameter, withValues } from "./sweep.ts";

/** A folder with more files is no database. */
const mostFiles = 10_000;

const mostWords = 100;

const word = z
  .string(invalidMessage("a text"))
  .regex(/^[^\0\n]{0,4096}$/, invalidMessage("a text of one line with at most 4,096 characters"));

const file = word.regex(/\S/, {
  error: "it is empty: give the path of a database file, or of a folder with a file db",
});

/** A path for all engines, or one for each. */
export const databaseSchema = z.union(
  [file, mapping({ candidate: file, baseline: file.optional(), base: file.optional() })],
  invalidMessage("the path of a database, or a mapping with one for candidate, baseline and base"),
);

const words = "a list of a program and its arguments, such as [python3, make.py, '{database}']";

export const commandSchema = z
  .array(word, invalidMessage(words))
  .min(1, invalidMessage(words))
  .max(mostWords, invalidMessage(`a list of at most ${mostWords} words`))
  .superRefine((given, context) => {
    const [program = ""] = given;
    if (program.trim() === "")
      context.addIssue({ code: "custom", path: [0], message: `it is empty: give ${words}` });
    for (const [index, one] of given.entries()) {
      const unknown = one.match(/\{[a-z]+\}/g)?.find((name) => !placeholders.includes(name));
      if (unknown !== undefined)
        context.addIssue({
          code: "custom",
          path: [index],
          message: unknownName("placeholder", unknown, placeholders),
        });
    }
  });

const placeholders = ["{database}", "{dir}", "{engine}"];

/** Where a workload's files are. */
interface Files {
  /** The file of the workload, which paths are relative to. */
  readonly file: string;
  /** The folders that no file may lead out of; any may if they are absent. */
  readonly roots: Roots | undefined;
  /** Databases that were read already, by path. */
  readonly known: Map<string, OwnDatabase>;
}

/**
 * Reads the databases that a workload starts from, an engine's each; a base without one of its own has the candidate's.
 *
 * @param place of the key, for messages
 * @throws InputError if one is missing, is a link or leads out of the roots
 */
export function readDatabases(
  given: z.output<typeof databaseSchema>,
  place: string,
  files: Files,
  parameters: readonly Parameter[],
): Partial<Record<Role, OwnDatabase>> {
  const read = (one: string | undefined) =>
    one === undefined ? undefined : readDatabase(withValues(one, parameters), place, files);
  if (typeof given === "string") {
    const one = readDatabase(withValues(given, parameters), place, files);
    return Object.fromEntries(roles.map((role) => [role, one]));
  }
  const candidate = readDatabase(withValues(given.candidate, parameters), place, files);
  const baseline = read(given.baseline);
  return { candidate, base: read(given.base) ?? candidate, ...(baseline && { baseline }) };
}

function readDatabase(given: string, place: string, { file: own, roots, known }: Files): OwnDatabase {
  const named = path.resolve(path.dirname(own), given);
  const before = known.get(named);
  if (before !== undefined) return before;
  try {
    requireInside(named, `${place}: ${formatValue(given)}`, roots);
    // A copy of a link would be a link, through which engines would write into the file itself.
    const source = realpathSync(named);
    const read = hashDatabase(source, (from, update) =>
      hashFile(from, `${place}: ${formatValue(given)}`, roots, update),
    );
    if ("problem" in read) throw new InputError(`${place}: ${formatValue(given)} ${read.problem}`);
    known.set(named, read);
    return read;
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${place}: ${formatValue(given)} cannot be read (${(cause as Error).message})`, {
      cause,
    });
  }
}

/** Gives a file's bytes in parts, so that a large one takes no memory. @returns how many there are */
type ReadParts = (file: string, update: (part: Uint8Array) => void) => number;

function hashDatabase(source: string, read: ReadParts): OwnDatabase | { readonly problem: string } {
  const hash = createHash("sha256");
  const isFolder = statSync(source).isDirectory();
  if (!isFolder && !statSync(source).isFile()) return { problem: "is neither a file nor a folder" };
  let [bytes, count] = [0, 0];
  const add = (from: string, name: string): string | undefined => {
    // A link may lead anywhere, and reading from a pipe need not end.
    const info = lstatSync(from);
    if (info.isDirectory()) {
      const names = readdirSync(from).toSorted();
      return names.map((one) => add(path.join(from, one), `${name}/${one}`)).find((one) => one !== undefined);
    }
    if (!info.isFile()) return `has ${name}, which is neither a file nor a folder`;
    if (++count > mostFiles) return `has more than ${mostFiles} files`;
    hash.update(`${name}\0${info.size}\0`);
    bytes += read(from, (part) => hash.update(part));
    return undefined;
  };
  const copied = filesToCopy(source);
  if (isFolder && !copied.some(([, name]) => name === "db"))
    return { problem: 'is a folder without a file "db", which the engine would open' };
  const problem = copied.map(([from, name]) => add(from, name)).find((one) => one !== undefined);
  return problem === undefined ? { path: source, sha256: hash.digest("hex"), bytes } : { problem };
}

/** @throws InputError that begins with `label`, if it cannot be opened */
function open(file: string, label: string, roots: Roots | undefined): OpenFile | Unread {
  try {
    return openInside(file, roots);
  } catch (cause) {
    throw new InputError(`${label} cannot be read (${(cause as Error).message})`, { cause });
  }
}

/**
 * Gives a file's bytes in parts.
 *
 * @throws InputError that begins with `label`, if it is no file or none of the repository's own
 */
function hashFile(
  file: string,
  label: string,
  roots: Roots | undefined,
  update: (part: Uint8Array) => void,
): number {
  const opened = open(file, label, roots);
  if (opened === "outside") throw leadsOut(label);
  if (typeof opened === "string") throw new InputError(`${label} is not a file`);
  const { handle, place, root } = opened;
  const buffer = Buffer.alloc(1 << 20);
  try {
    if (root !== undefined) requireNotInGit(place, root, label);
    let bytes = 0;
    for (let read = 1; read > 0; bytes += read) {
      read = readSync(handle, buffer);
      update(buffer.subarray(0, read));
    }
    return bytes;
  } finally {
    closeSync(handle);
  }
}

/**
 * Reads the command that makes a workload's database. Words that name files beside the workload become absolute paths: the command
 * is run in the folder of the database.
 *
 * @param place of the key, for messages
 * @throws InputError if a file is missing or leads out of the roots
 */
export function readCommand(
  given: z.output<typeof commandSchema>,
  place: string,
  { file: own, roots }: Omit<Files, "known">,
  parameters: readonly Parameter[],
): OwnCommand {
  const read = given.map((one, index) => {
    const named = withValues(one, parameters);
    const isProgram = index === 0;
    const found = fileOf(named, path.dirname(own), isProgram);
    if (found === undefined && isProgram && named.includes("/") && !/^\/|\{/.test(named))
      throw new InputError(
        `${place}: ${formatValue(named)} is not a file: name a program on PATH, or a file`,
      );
    if (found === undefined) return { word: named, identity: named };
    const hash = createHash("sha256");
    hashFile(found, `${place}: ${formatValue(named)}`, roots, (part) => hash.update(part));
    return { word: found, identity: `sha256 ${hash.digest("hex")}`, file: found };
  });
  const [first, ...others] = read.map(({ word }) => word) as [string, ...string[]];
  return {
    words: [first, ...others],
    files: read.flatMap(({ file: one }) => one ?? []),
    identity: read.map(({ identity }) => identity),
    place,
  };
}

/** The file that a word names; programs of PATH, and what is a path of its own, are not beside the workload. */
function fileOf(named: string, folder: string, isProgram: boolean): string | undefined {
  if (path.isAbsolute(named) || named === "" || (isProgram && !named.includes("/"))) return undefined;
  const found = path.resolve(folder, named);
  return statsOf(found)?.isFile() === true ? found : undefined;
}
