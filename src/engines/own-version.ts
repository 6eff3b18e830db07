import { InputError } from "../model/errors.ts";
import { limits } from "../model/limits.ts";
import { type Roots, readStart } from "../platform/read-inside.ts";

/**
 * Queries for the own version of an engine that has SQLite's API, and so also a version of SQLite: DoltLite's
 * (https://docs.dolthub.com/sql-reference/version-control/dolt-sql-functions) and SQLCipher's
 * (https://www.zetetic.net/sqlcipher/sqlcipher-api/#cipher_version). Other engines refuse each of them, or answer nothing. The driver
 * calls libSQL's function, for which libSQL has no SQL.
 */
export const knownVersionQueries: readonly string[] = ["SELECT dolt_version();", "PRAGMA cipher_version;"];

/** Bytes of a file that are looked at for a version. */
const lookedAt = 4096;

/**
 * An answer as a version: one line of at most 100 characters, and `v0.51.3` without its first letter.
 *
 * @param answer of an engine that may say anything, or a file's text
 * @returns undefined if the answer holds no text
 */
export function readVersion(answer: string): string | undefined {
  const [line] = answer.split(/[\p{Zl}\p{Zp}\p{Cc}]+/u).filter((one) => one.trim() !== "");
  const version = line?.trim().replace(/^v(?=\d)/, "");
  return version === undefined ? undefined : [...version].slice(0, limits.version).join("").toWellFormed();
}

/**
 * The version in a file's first line, which reports print.
 *
 * @param roots the folders that the file may not lead out of; it may lead anywhere if they are absent
 * @throws InputError if the file cannot be read, is no regular file, leads out of the roots, or holds no text there
 */
export function readVersionFile(file: string, roots: Roots | undefined): string {
  const source = `engine-version: file "${file}"`;
  const version = readVersion(textOf(file, roots, source));
  if (version === undefined)
    throw new InputError(`${source} has no text in its first ${lookedAt} bytes: write the version there`);
  return version;
}

function textOf(file: string, roots: Roots | undefined, source: string): string {
  try {
    return readStart(file, lookedAt, roots).toString();
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new InputError(
      `${source} cannot be read (${reason}): name the file that holds the candidate's version`,
      { cause },
    );
  }
}
