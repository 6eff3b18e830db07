import path from "node:path";
import * as z from "zod";
import { formatValue } from "../../messages/format-value.ts";
import { references } from "../../model/compared.ts";
import { InputError } from "../../model/errors.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import { kinds, storages } from "../../model/test.ts";
import type { SettingsText } from "../../options/settings-text.ts";
import { choice, choices, wholeNumber } from "../../options/value-types.ts";
import { workloadNames } from "../../suite/workloads.ts";
import { checkYaml } from "../../yaml/check-yaml.ts";
import { invalidMessage, mapping } from "../../yaml/schema.ts";
import { parseYaml, type YamlFile } from "../../yaml/yaml-file.ts";
import { findOwnFiles, readOwnFile, shownPath } from "./files.ts";
import type { OwnWorkload, PlacedSql } from "./own-workload.ts";
import { readPlacedSql } from "./placed-sql.ts";
import { maxLengthOf, readPlaceholders } from "./placeholders.ts";

/** The longest name that reports have room for. */
const maxNameLength = 60;

/** More repetitions would take longer than a day. */
const maxRepeat = 1_000_000;

/** Characters of SQL that one workload is timed with: it is written to a file, and read into the memory. */
const maxTimedLength = 1_000_000_000;

const sql = z.string(invalidMessage("SQL, or the path of a .sql file")).regex(/\S/, {
  error: "it is empty: give SQL, or the path of a .sql file",
});

const name = z
  .string(invalidMessage("a name"))
  .regex(
    new RegExp(`^[a-z][a-z0-9_]{0,${maxNameLength - 1}}$`),
    invalidMessage(
      `a name of 1 to ${maxNameLength} lowercase letters, digits and _, beginning with a letter`,
    ),
  )
  .refine((given) => !workloadNames.includes(given), {
    error: ({ input }) => `${formatValue(input)} is a workload of the tool's own: take another name`,
  });

const schema = mapping({
  name,
  tables: sql.exactOptional(),
  prepare: sql.exactOptional(),
  statements: sql,
  repeat: wholeNumber(1, maxRepeat).schema.exactOptional(),
  kind: choice("kind", kinds).schema,
  storages: choices("storage", storages).schema.exactOptional(),
  compare: choice("comparison", [...references, "both"]).schema.exactOptional(),
  check: sql.exactOptional(),
  counters: sql.exactOptional(),
}).superRefine(({ kind, check, compare = "baseline", counters }, context) => {
  if (kind === "writes" && check === undefined)
    context.addIssue({
      code: "custom",
      path: ["kind"],
      message: "writes need check: a query that shows what the statements have left, which is compared",
    });
  if (counters !== undefined && compare === "baseline")
    context.addIssue({
      code: "custom",
      path: ["counters"],
      message: "they are compared with the base: give compare as base or both",
    });
});

/**
 * Reads the own workloads that a command line or the action's inputs name, or else the configuration file.
 *
 * @param given the patterns of the command line or the inputs
 * @param config the configuration file, if one is named
 * @param root the folder that no file may lead out of; any may if it is absent
 * @throws InputError naming the file, the line and column, the key, the value and what is allowed
 */
export function readOwnWorkloads(
  given: readonly string[] | undefined,
  texts: readonly SettingsText[],
  root?: string,
): OwnWorkload[] {
  const all = findOwnFiles(given, texts).map((file) => readWorkload(file, root));
  for (const [index, one] of all.entries()) {
    const other = all.slice(0, index).find((earlier) => earlier.name === one.name);
    if (other !== undefined)
      throw new InputError(`${one.file}: name: ${formatValue(one.name)} is also the name in ${other.file}`);
  }
  return all;
}

function readWorkload(file: string, root: string | undefined): OwnWorkload {
  const text = readOwnFile(file, "own-workloads: file", root);
  const yaml = parseYaml(text, file, "name: commit_history");
  const {
    compare = "baseline",
    repeat = 1,
    storages: places = storages,
    ...data
  } = checkYaml(yaml, file, schema);
  const read = (key: SqlKey) => readKey({ file, text, yaml, root }, key, data[key]);
  const statements = read("statements");
  requireModestLength(statements, repeat, () => `${file}:${yaml.position(yaml.offsetOf(["repeat"]))}`);
  const [counters, ...more] = read("counters");
  if (more.length > 0)
    throw new InputError(`${more[0]?.place}: counters is one query, and a second begins here`);
  return {
    file,
    name: data.name,
    kind: data.kind,
    storages: places,
    ...(compare === "both" ? {} : { compare }),
    tables: read("tables"),
    prepare: read("prepare"),
    statements,
    repeat,
    check: read("check"),
    ...omitUndefined({ counters }),
  };
}

/** @throws InputError if the repetitions would fill a disk */
function requireModestLength(statements: readonly PlacedSql[], repeat: number, placeOf: () => string): void {
  const once = statements.reduce((sum, one) => sum + maxLengthOf(readPlaceholders(one)), 0);
  const most = Math.floor(maxTimedLength / once);
  if (repeat > most)
    throw new InputError(
      `${placeOf()}: repeat: ${repeat} repetitions of up to ${once} characters are more than ${maxTimedLength} in all: ` +
        `give at most ${most}`,
    );
}

type SqlKey = "tables" | "prepare" | "statements" | "check" | "counters";

interface WorkloadFile {
  readonly file: string;
  readonly text: string;
  readonly yaml: YamlFile;
  readonly root: string | undefined;
}

/** A value that ends in .sql and has one line is a path, relative to the workload's file. */
function readKey(
  { file, text, yaml, root }: WorkloadFile,
  key: SqlKey,
  value: string | undefined,
): readonly PlacedSql[] {
  if (value === undefined) return [];
  const offset = yaml.offsetOf([key]);
  const place = `${file}:${yaml.position(offset)}: ${key}`;
  const options = { allowsPlaceholders: key === "statements" };
  const isPath = /^\S[^\n]*\.sql$/.test(value.trim());
  if (!isPath) return readPlacedSql(value, place, { ...options, source: { file, text, offset } });
  const sqlFile = shownPath(path.resolve(path.dirname(file), value.trim()));
  const content = readOwnFile(sqlFile, `${place}: file`, root);
  return readPlacedSql(content, place, { ...options, source: { file: sqlFile, text: content, offset: 0 } });
}
