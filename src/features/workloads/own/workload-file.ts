import path from "node:path";
import * as z from "zod";
import { formatPath, formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { Roots } from "../../../platform/read-inside.ts";
import { workloadNames } from "../../../suite/workloads.ts";
import { invalidMessage } from "../../../yaml/schema.ts";
import type { YamlFile } from "../../../yaml/yaml-file.ts";
import { readOwnFile, shownPath } from "./files.ts";
import type { OwnDatabase, PlacedSql } from "./own-workload.ts";
import { readPlacedSql, type SqlReading } from "./placed-sql.ts";
import { maxLengthOf, readPlaceholders } from "./placeholders.ts";
import { readStatementLines } from "./statement-lines.ts";

/** The longest name that reports have room for. */
export const maxNameLength = 60;

/** More repetitions would take longer than a day. */
export const maxRepeat = 1_000_000;

/** Characters of SQL that one workload is timed with: it is written to a file, and read into the memory. */
const maxTimedLength = 1_000_000_000;

/** SQL, or the path of a file with it. */
export const sqlSchema = z.string(invalidMessage("SQL, or the path of a .sql file")).regex(/\S/, {
  error: "it is empty: give SQL, or the path of a .sql file",
});

/** The name of a workload or a contest. */
export const nameSchema = z
  .string(invalidMessage("a name"))
  .regex(
    new RegExp(`^[a-z][a-z0-9_]{0,${maxNameLength - 1}}$`),
    invalidMessage(
      `a name of 1 to ${maxNameLength} lowercase letters, digits and _, beginning with a letter`,
    ),
  )
  .refine((given) => !workloadNames.includes(given), {
    error: ({ input }) => `${formatValue(input)} is a workload of the tool's own: take another name`,
  })
  .meta({ not: { enum: [...workloadNames] } });

/** A file that a user has written, and what its SQL is found by. */
export interface WorkloadFile {
  readonly file: string;
  readonly text: string;
  readonly yaml: YamlFile;
  readonly roots: Roots | undefined;
  /** Databases that were read already, by path. */
  readonly known: Map<string, OwnDatabase>;
}

/** `bench/own.yml:4:1: sweep` */
export function placeOf({ file, yaml }: Pick<WorkloadFile, "file" | "yaml">, key: string): string {
  return `${file}:${yaml.position(yaml.offsetOf([key]))}: ${key}`;
}

/** @throws InputError if the repetitions would fill a disk */
export function requireModestLength(
  statements: readonly PlacedSql[],
  repeat: number,
  placeOf: () => string,
): void {
  const once = maxLengthOfAll(statements);
  const most = Math.floor(maxTimedLength / Math.max(1, once));
  if (repeat > most)
    throw new InputError(
      `${placeOf()}: ${repeat} repetitions of up to ${once} characters are more than ${maxTimedLength} in all: ` +
        `give at most ${most}`,
    );
}

/** @throws InputError if statements that a sample executes once would fill a disk */
export function requireModestOnce(statements: readonly PlacedSql[], placeOf: () => string): void {
  const once = maxLengthOfAll(statements);
  if (once > maxTimedLength)
    throw new InputError(
      `${placeOf()}: they have up to ${once} characters, at most ${maxTimedLength} are allowed`,
    );
}

function maxLengthOfAll(statements: readonly PlacedSql[]): number {
  return statements.reduce((sum, one) => sum + maxLengthOf(readPlaceholders(one)), 0);
}

/** A value that ends in .sql or .jsonl and has one line is a path, relative to the workload's file. */
export function readSql(
  { file, text, yaml, roots }: WorkloadFile,
  key: readonly PropertyKey[],
  value: string,
  options: Omit<SqlReading, "source">,
): readonly PlacedSql[] {
  const offset = yaml.offsetOf(key);
  const place = `${file}:${yaml.position(offset)}: ${formatPath(key)}`;
  const isPath = /^\S[^\n]*\.(?:sql|jsonl)$/.test(value.trim());
  if (!isPath) return readPlacedSql(value, place, { ...options, source: { file, text, offset } });
  const sqlFile = shownPath(path.resolve(path.dirname(file), value.trim()));
  const content = readOwnFile(sqlFile, `${place}: file`, roots);
  if (sqlFile.endsWith(".jsonl")) return readStatementLines(content, sqlFile);
  return readPlacedSql(content, place, { ...options, source: { file: sqlFile, text: content, offset: 0 } });
}
