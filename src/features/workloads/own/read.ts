import path from "node:path";
import * as z from "zod";
import { formatValue } from "../../../messages/format-value.ts";
import { references } from "../../../model/compared.ts";
import { InputError } from "../../../model/errors.ts";
import { sweepOf, sweptName } from "../../../model/sweep-step.ts";
import { kinds, storages } from "../../../model/test.ts";
import { time } from "../../../options/file-values.ts";
import type { SettingsText } from "../../../options/settings-text.ts";
import { choice, choices, wholeNumber } from "../../../options/value-types.ts";
import type { Roots } from "../../../platform/read-inside.ts";
import { type MaxTime, probes, type Surrounding, surroundings } from "../../../suite/workload.ts";
import { checkYaml } from "../../../yaml/check-yaml.ts";
import { invalidMessage, mapping } from "../../../yaml/schema.ts";
import { parseYaml } from "../../../yaml/yaml-file.ts";
import { commandSchema, databaseSchema, readCommand, readDatabases } from "./database.ts";
import { findOwnFiles, readOwnFile } from "./files.ts";
import type { OwnFile } from "./own-contest.ts";
import type { OwnDatabase, OwnWorkload, PlacedSql } from "./own-workload.ts";
import { Recording } from "./passed-on.ts";
import { isContestFile, readContest } from "./read-contest.ts";
import {
  growthCeiling,
  growthSchema,
  hasGrowingParameter,
  type Parameter,
  stepsOf,
  sweepSchema,
} from "./sweep.ts";
import {
  maxNameLength,
  maxRepeat,
  nameSchema,
  placeOf,
  readSql,
  requireModestLength,
  requireModestOnce,
  sqlSchema,
  type WorkloadFile,
} from "./workload-file.ts";

/** More forms of one query are a mistake. */
const maxAlternatives = 8;

const errorText =
  "a text of one line with at most 200 characters that the message contains, such as UNIQUE constraint";

const statement = mapping({
  sql: sqlSchema,
  error: z
    .string(invalidMessage(errorText))
    .regex(/^[^\0\n]{0,200}$/, invalidMessage(errorText))
    .optional(),
  code: wholeNumber(1, 65_535).schema.optional(),
})
  .refine(({ error, code }) => error !== undefined || code !== undefined, { path: ["error"] })
  .meta({ anyOf: [{ required: ["error"] }, { required: ["code"] }] });

const item = z.union(
  [sqlSchema, statement],
  invalidMessage("SQL, the path of a .sql file, or a mapping with sql, error and code"),
);

const statements = z.union(
  [sqlSchema, z.array(item).min(1, { error: "the list is empty: give at least one statement" })],
  invalidMessage("SQL, the path of a .sql file, or a list of these and of mappings with sql, error and code"),
);

const allowedRepeat = `a whole number from 1 to ${maxRepeat}, or a parameter of the sweep such as :depth`;

const prepareRepeat = z.union(
  [wholeNumber(1, maxRepeat).schema, z.string().regex(/^:\w+$/)],
  invalidMessage(allowedRepeat),
);

/** Keys that mean nothing without another one, and why that one is needed. */
const needs = [
  ["growth", "sweep", "it limits how the time grows with the parameter of a sweep, which is missing"],
  ["prepare-repeat", "prepare", "it repeats prepare, which is missing"],
  ["scaled-by", "max", "there is no max that it could scale: give max, such as 120ms"],
] as const;

/** The conditions of the refinement below that a schema for editors can have. */
const conditions = {
  dependencies: Object.fromEntries(needs.map(([key, other]) => [key, [other]])),
  allOf: [
    {
      if: { properties: { kind: { const: "writes" } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: { required: ["check"], properties: { alternatives: false } },
    },
    {
      if: { anyOf: [{ required: ["before"] }, { required: ["after"] }] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: { required: ["check"], properties: { alternatives: false } },
    },
    {
      if: { required: ["connect"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: {
        properties: {
          ...{ kind: { const: "reads" }, storages: { items: { const: "file" } } },
          ...{ before: false, after: false, alternatives: false },
        },
      },
    },
    {
      if: { required: ["process"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: {
        properties: {
          storages: { items: { enum: ["file", "autocommit"] } },
          ...{ connect: false, before: false, after: false, alternatives: false },
        },
      },
    },
    {
      if: { required: ["counters"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: { properties: { compare: { enum: ["base", "both"] } } },
    },
  ],
};

/** The file of a workload. */
export const ownWorkloadSchema = mapping({
  name: nameSchema.describe(`Up to ${maxNameLength} lowercase letters, digits and \`_\`; unique`),
  database: databaseSchema.optional().describe("A database file or folder, copied for each engine"),
  "prepare-command": commandSchema
    .optional()
    .describe("A program that makes all or part of the database, as a list of words"),
  tables: sqlSchema.optional().describe("SQL that creates the tables"),
  prepare: sqlSchema
    .optional()
    .describe("SQL that fills the tables; workloads with the same preparation share a database"),
  "prepare-repeat": prepareRepeat
    .optional()
    .describe(
      "How often `prepare` is executed, with new values of placeholders; or a parameter of the sweep, such as `:depth`",
    ),
  connect: choice("connection", ["each"])
    .schema.optional()
    .describe("`each`: every sample opens a connection of its own, which is timed too; for reads of a file"),
  process: choice("process", ["each"])
    .schema.optional()
    .describe(
      "`each`: every sample starts a process of its own, which is timed from its start to its end; for files",
    ),
  before: sqlSchema
    .optional()
    .describe("SQL before the timed part of each sample, on the same connection; not timed"),
  statements: statements.describe("SQL that is timed, with placeholders"),
  after: sqlSchema.optional().describe("The same as `before`, after the timed part"),
  repeat: wholeNumber(1, maxRepeat)
    .schema.optional()
    .describe("How often all `statements` are repeated; 1 by default"),
  kind: choice("kind", kinds).schema.describe("`reads`, or `writes` if anything changes"),
  storages: choices("storage", storages)
    .schema.optional()
    .describe("`memory`, `file` and `autocommit`; all by default"),
  compare: choice("comparison", [...references, "both"])
    .schema.optional()
    .describe(
      "`baseline`: with SQLite only. `base`: with the base only. `both` (the default): with each engine of the run",
    ),
  check: sqlSchema
    .optional()
    .describe("Queries whose results are compared instead of those of `statements`; required for writes"),
  max: time().schema.optional().describe("Longest time of the timed part on the candidate, such as `120ms`"),
  "scaled-by": choice("probe", probes)
    .schema.optional()
    .describe("`fsync` or `cpu`: raises `max` on a machine where that is slower"),
  counters: sqlSchema
    .optional()
    .describe("A query for the engine's counters, with columns `name` and `value`"),
  sweep: sweepSchema
    .optional()
    .describe(
      "One or two parameters with 2 to 12 values each, such as `{depth: [1, 10, 100]}`; each step is a test",
    ),
  growth: growthSchema.optional().describe("Limits of how time grows with the sweep's parameter"),
  alternatives: z
    .array(sqlSchema, invalidMessage("a list of other forms of the statements"))
    .min(1, invalidMessage("a list of at least one other form of the statements"))
    .max(
      maxAlternatives,
      invalidMessage(`a list of at most ${maxAlternatives} other forms of the statements`),
    )
    .optional()
    .describe(`Up to ${maxAlternatives} other forms of a read, with the same results`),
})
  .superRefine((given, context) => {
    const { kind, before, after, check, compare = "both", counters, sweep, growth } = given;
    const { alternatives, database, storages: places = [] } = given;
    const command = given["prepare-command"];
    const repeat = given["prepare-repeat"];
    const fault = (key: string, message: string) =>
      context.addIssue({ code: "custom", path: [key], message });
    if (given.connect !== undefined && (kind !== "reads" || places.some((place) => place !== "file")))
      fault(
        "connect",
        "a connection is opened for reads of a file: give kind: reads, and storages: [file] or none",
      );
    if (given.process !== undefined && places.includes("memory"))
      fault("process", "a process opens a file: give storages: [file], [autocommit], both or none");
    if (given.process !== undefined && given.connect !== undefined)
      fault("process", "a process of its own has a connection of its own: omit connect");
    const opened = (["connect", "process"] as const).find((key) => given[key] !== undefined);
    const errors = Array.isArray(given.statements) ? given.statements : [];
    if (opened !== undefined && errors.some((one) => typeof one === "object" && "error" in one))
      fault(
        opened,
        `statements that have to fail are executed on an open connection: omit ${opened}, or error`,
      );
    if (opened !== undefined && (before ?? after ?? alternatives) !== undefined)
      fault(opened, "a connection that was just opened has no before, after or alternatives: omit them");
    if ((database ?? command) !== undefined && places.includes("memory"))
      fault(
        "storages",
        "memory has no file that a database or prepare-command could make: give file and autocommit",
      );
    if (typeof database === "object" && database.baseline === undefined && compare !== "base")
      fault("database", "no database for baseline: add one, or set compare: base");
    for (const [key, other, message] of needs)
      if (given[key] !== undefined && given[other] === undefined) fault(key, message);
    if (growth !== undefined && sweep !== undefined && !hasGrowingParameter(sweep))
      fault("growth", "time grows with a number: give numbers as the sweep's last parameter, or omit growth");
    if (growth?.base !== undefined && compare === "baseline")
      fault("growth", "base compares the growth with the base's: give compare as base or both, or omit it");
    if (typeof repeat === "string" && !Array.isArray(sweep?.[repeat.slice(1)]))
      fault("prepare-repeat", `${formatValue(repeat)} is not ${allowedRepeat}`);
    if (kind === "writes" && alternatives !== undefined)
      fault("alternatives", "they are for reads: other forms of writes would leave other states");
    if ((before ?? after) !== undefined && alternatives !== undefined)
      fault("alternatives", "they run without before and after: omit before and after, or alternatives");
    if (kind === "writes" && check === undefined)
      fault("kind", "writes need check: a query that shows what the statements have left, which is compared");
    if (kind === "reads" && (before ?? after) !== undefined && check === undefined)
      fault(
        before === undefined ? "after" : "before",
        "reads with before or after need check: a query that shows that they leave nothing behind",
      );
    if (counters !== undefined && compare === "baseline")
      fault("counters", "they are compared with the base: give compare as base or both, or omit it");
  })
  .meta(conditions);

/**
 * Reads the own workloads and contests that a command line or the action's inputs name, or else the configuration file. A folder that is named
 * can come from anybody: its files reach nothing outside of it.
 *
 * @param given the patterns of the command line or the inputs
 * @param config the configuration file, if one is named
 * @param roots the folders that no file may lead out of; any may if they are absent
 * @throws InputError naming the file, the line and column, the key, the value and what is allowed
 */
export function readOwnFiles(
  given: readonly string[] | undefined,
  texts: readonly SettingsText[],
  roots?: Roots,
): OwnFile[] {
  const names = new Map<string, string>();
  const recordings = new Map<string, Recording>();
  return findOwnFiles(given, texts, roots).flatMap(({ file, of }) => {
    const all = readFile(file, of === undefined ? roots : [path.dirname(file)]);
    if (of !== undefined) {
      const recording = recordings.get(of.folder) ?? new Recording(of.folder, of.option);
      recordings.set(of.folder, recording);
      for (const one of all) recording.require(one);
    }
    const name = sweepOf(all[0].name);
    const other = names.get(name);
    if (other !== undefined)
      throw new InputError(`${file}: name: ${formatValue(name)} is also the name in ${other}`);
    names.set(name, file);
    return of === undefined ? all : all.map((one) => ({ ...one, folder: of.folder }));
  });
}

/**
 * Reads files that have to be workloads.
 *
 * @throws InputError as `readOwnFiles` does, also if one is a contest
 */
export function readOwnWorkloads(...where: Parameters<typeof readOwnFiles>): OwnWorkload[] {
  return readOwnFiles(...where).map((one) => {
    if (!("connections" in one)) return one;
    throw new InputError(
      `${one.file}: it is a contest of several connections, and a workload is needed here`,
    );
  });
}

/** The contest of a file; or its workload, or the steps of its sweep, smallest value first. */
function readFile(file: string, roots: Roots | undefined): readonly [OwnFile, ...OwnFile[]] {
  const text = readOwnFile(file, "own-workloads: file", roots);
  const yaml = parseYaml(text, file, "name: commit_history");
  const whole = { file, text, yaml, roots, known: new Map<string, OwnDatabase>() };
  return isContestFile(yaml) ? [readContest(whole)] : readWorkload(whole);
}

function readWorkload(whole: WorkloadFile): readonly [OwnWorkload, ...OwnWorkload[]] {
  const data = checkYaml(whole.yaml, whole.file, ownWorkloadSchema);
  if (data.sweep === undefined) return [readStep(whole, data, [])];
  const swept = stepsOf(data.sweep);
  const [first, ...others] = swept.map((parameters) => readStep(whole, data, parameters));
  if (first === undefined) throw new Error(`${whole.file} has a sweep without steps`);
  const long = [first, ...others].find(({ name }) => name.length > maxNameLength);
  if (long !== undefined)
    throw new InputError(
      `${placeOf(whole, "name")}: a step would be called ${long.name}, and a name has at most ${maxNameLength} characters`,
    );
  for (const [index, parameter] of Object.keys(data.sweep).entries()) {
    // The step that differs from the first one in this parameter alone.
    const other = swept.findIndex((step) =>
      step.every(({ value }, at) => (value !== swept[0]?.[at]?.value) === (at === index)),
    );
    if (workOf(first) === workOf([first, ...others][other] as OwnWorkload))
      throw new InputError(
        `${placeOf(whole, "sweep")}: no SQL, database or command has the placeholder :${parameter}, so all steps would be the same`,
      );
  }
  return [first, ...others];
}

/** Everything in which the steps of a sweep can differ. */
function workOf(own: OwnWorkload): string {
  const { database, prepareCommand, tables, prepare, prepareRepeat, before, statements, after, check } = own;
  const made = [database, prepareCommand?.words, tables, prepare, prepareRepeat];
  return JSON.stringify([...made, before, statements, after, check]);
}

function readStep(
  whole: WorkloadFile,
  { compare = "both", repeat = 1, ...data }: z.output<typeof ownWorkloadSchema>,
  parameters: readonly Parameter[],
): OwnWorkload {
  const { file } = whole;
  const { "prepare-repeat": times, "prepare-command": command, growth } = data;
  const database =
    data.database === undefined
      ? undefined
      : readDatabases(data.database, placeOf(whole, "database"), whole, parameters);
  const prepareCommand =
    command && readCommand(command, placeOf(whole, "prepare-command"), whole, parameters);
  const isOnFile = (database ?? prepareCommand) !== undefined;
  const opens =
    data.connect === "each" ? "connection" : data.process === "each" ? ("process" as const) : undefined;
  const onFile = opens === "connection" ? (["file"] as const) : storages.filter((one) => one !== "memory");
  const places = data.storages ?? (isOnFile || opens !== undefined ? onFile : storages);
  const repeated = parameters.find(({ name }) => `:${name}` === times)?.value;
  const prepareRepeat =
    typeof repeated === "number" ? repeated : typeof times === "number" ? times : undefined;
  const allowed: readonly SqlKey[] =
    prepareRepeat === undefined ? surroundings : [...surroundings, "prepare"];
  const read = (key: SqlKey) => {
    const options = { allowsPlaceholders: allowed.includes(key), parameters };
    return data[key] === undefined ? [] : readSql(whole, [key], data[key], options);
  };
  const [statements, prepare] = [readStatements(whole, data.statements, parameters), read("prepare")];
  requireModestLength(statements, repeat, () => placeOf(whole, "repeat"));
  requireModestLength(prepare, prepareRepeat ?? 1, () => placeOf(whole, "prepare-repeat"));
  const alternatives = data.alternatives?.map((form, index) =>
    readSql(whole, ["alternatives", index], form, { allowsPlaceholders: true, parameters }),
  );
  for (const form of alternatives ?? [])
    requireModestLength(form, repeat, () => placeOf(whole, "alternatives"));
  const around = surroundings.flatMap((key) => {
    const given = read(key);
    requireModestOnce(given, () => placeOf(whole, key));
    return given.length === 0 ? [] : [[key, given] as const];
  });
  const [counters, ...more] = read("counters");
  if (more.length > 0)
    throw new InputError(`${more[0]?.place}: counters is one query, and a second begins here`);
  return {
    file,
    name: sweptName(data.name, parameters),
    kind: data.kind,
    storages: places,
    ...(compare === "both" ? {} : { compare }),
    database,
    prepareCommand,
    tables: read("tables"),
    prepare,
    ...Object.fromEntries(around),
    opens,
    statements,
    repeat,
    check: read("check"),
    counters,
    prepareRepeat,
    alternatives,
    max: maxOf(data),
    growth: growth && growthCeiling(data.name, growth),
  };
}

function maxOf({
  max: ns,
  "scaled-by": scaledBy,
}: Partial<z.output<typeof ownWorkloadSchema>>): MaxTime | undefined {
  return ns === undefined ? undefined : { ns, scaledBy };
}

type SqlKey = "tables" | "prepare" | "check" | "counters" | Surrounding;

/** @throws InputError if an item that has to fail is not one statement */
function readStatements(
  source: WorkloadFile,
  given: z.output<typeof statements>,
  parameters: readonly Parameter[],
): readonly PlacedSql[] {
  const read = (key: readonly PropertyKey[], value: string) =>
    readSql(source, key, value, { allowsPlaceholders: true, parameters });
  if (typeof given === "string") return read(["statements"], given);
  return given.flatMap((item, index) => {
    if (typeof item === "string") return read(["statements", index], item);
    const own = read(["statements", index, "sql"], item.sql);
    if (own.length > 1)
      throw new InputError(
        `${own[1]?.place}: a second statement begins here, and an error is expected of one statement`,
      );
    return own.map((one) => ({
      ...one,
      error: { text: item.error ?? "", code: item.code },
    }));
  });
}
