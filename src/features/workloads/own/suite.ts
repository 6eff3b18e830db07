import { createHash } from "node:crypto";
import path from "node:path";
import { roles } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import { kinds } from "../../../model/test.ts";
import { countersQuery } from "../../../suite/counters-query.ts";
import type { DatabaseStart } from "../../../suite/database-start.ts";
import { RandomStream, workloadStream } from "../../../suite/random.ts";
import { shapeOf, type Template, textOf } from "../../../suite/sql-template.ts";
import type { Dialect, Suite } from "../../../suite/suite.ts";
import { suites } from "../../../suite/suites.ts";
import {
  checkpoint,
  type Source,
  type SuiteSize,
  type Surrounding,
  surroundings,
  type Workload,
} from "../../../suite/workload.ts";
import { inTransactions, type PreparingStatement } from "./in-transactions.ts";
import type { OwnContest, OwnFile } from "./own-contest.ts";
import type { OwnWorkload, PlacedSql } from "./own-workload.ts";
import { fillIn, type OwnStatement, readPlaceholders } from "./placeholders.ts";

/** The statements of a connection that has just opened a copy: it reads the schema, and a key decrypts. */
const warm: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: ["SELECT count(*) FROM sqlite_master;"],
  mysql: ["SELECT count(*) FROM information_schema.tables WHERE table_schema = database();"],
};

/** A database by what makes it: workloads that are prepared alike start from the same one. */
interface Database {
  /** A number, since no workload has a number as its name. */
  readonly name: string;
  /** The statements that are executed once, before the repeated ones. */
  readonly statements: readonly PlacedSql[];
  readonly repeating: readonly PlacedSql[];
  /** The same, with their placeholders read. */
  readonly repeated: readonly OwnStatement[];
  readonly repeat: number;
  /** Absent if it starts empty, and no SQL needs a folder. */
  readonly start?: DatabaseStart;
}

/** Workloads that share a database share its values. */
function preparationStream(seed: number): RandomStream {
  return new RandomStream(seed, "preparation of own workloads");
}

/** The statements of all repetitions, each with its index among those that are repeated. */
function* repetitions(statements: readonly OwnStatement[], repeat: number, random: RandomStream) {
  for (let repetition = 1; repetition <= repeat; repetition++)
    for (const [index, one] of statements.entries())
      yield { index, repetition, filled: fillIn(one, repetition, random) };
}

/** For statements without placeholders. */
const noRandomness = new RandomStream(0, "");

/** A statement without placeholders; values that a file gives stand in it. */
function filledOnce(one: PlacedSql): string {
  return one.values === undefined ? one.sql : textOf(fillIn(readPlaceholders(one), 1, noRandomness));
}

/** The statements that make a database, in their order. */
function* preparingStatements(
  {
    statements,
    repeating,
    repeated,
    repeat,
  }: Pick<Database, "statements" | "repeating" | "repeated" | "repeat">,
  seed: number,
): Generator<PreparingStatement, void> {
  for (const one of statements) yield { written: one.sql, text: filledOnce(one) };
  for (const { index, filled } of repetitions(repeated, repeat, preparationStream(seed)))
    yield { written: repeating[index]?.sql ?? "", text: textOf(filled) };
}

/** The statements that make the database of a contest. */
export function* contestPreparation(contest: OwnContest, seed: number): Generator<string, void> {
  yield* preparationOf(databaseOf(contest, "1"), seed, "sqlite");
  yield checkpoint;
}

function* preparationOf(database: Database, seed: number, dialect: Dialect): Generator<string, void> {
  const written = [...database.statements, ...database.repeating].map(({ sql }) => sql);
  yield* inTransactions(preparingStatements(database, seed), written, dialect);
}

/**
 * The suite of a user's own workloads: the reads in the order given, then the writes. Contests are held by a feature; a suite of them alone has
 * no tests.
 *
 * @param dialect of the engines, which the SQL is for
 * @throws InputError if one starts from files or is of a folder that was named as a whole, and the engines are servers
 * @throws Error if a statement's placeholders are wrong; the reader of the files has refused them before
 */
export function ownSuite(all: readonly OwnFile[], dialect: Dialect = "sqlite"): Suite {
  const own = all.flatMap((one) => ("connections" in one ? [] : one));
  const contests = all.flatMap((one) => ("connections" in one ? one : []));
  if (dialect !== "sqlite") {
    requireNamed(own);
    requireNoFiles(own);
  }
  const databases = databasesOf(own);
  const starts = new Map([...databases.values()].map(({ name, start }) => [name, start]));
  const ordered = kinds.flatMap((kind) => own.filter((one) => one.kind === kind));
  const parsed = new Map(own.map((one) => [one.name, one.statements.map(readPlaceholders)]));
  return {
    ...suites.own,
    dialect,
    workloads: ordered.map((one) => workloadOf(one, parsed.get(one.name) ?? [], databases, dialect)),
    tables: [...databases.values()].map(({ name }) => name),
    start: (name) => starts.get(name),
    ...(own.length === 0
      ? { steps: contests.map(({ name, file }) => ({ name, description: `the contest of ${file}` })) }
      : {}),
    *preparation(_, { seed }, names) {
      for (const database of databases.values())
        if (names === undefined || names.includes(database.name))
          yield* preparationOf(database, seed, dialect);
      if (dialect === "sqlite") yield checkpoint;
    },
    *definition() {
      for (const one of own) yield JSON.stringify(definitionOf(one));
    },
    placeOf: (workload, beginning, size) => {
      const found = own.find(({ name }) => name === workload);
      return found && placeOf(found, parsed.get(workload) ?? [], beginning, size, dialect);
    },
  };
}

function workloadOf(
  own: OwnWorkload,
  statements: readonly OwnStatement[],
  databases: ReadonlyMap<string, Database>,
  dialect: Dialect,
): Workload {
  const { name, kind, storages, compare, repeat, check, counters, alternatives, max, file } = own;
  const database = databases.get(preparationKey(own))?.name;
  if (database === undefined) throw new Error(`${name} has no database`);
  return {
    name,
    kind,
    storages,
    compare,
    description: `the statements of ${file}`,
    source: file,
    tables: [database],
    database,
    times: () => repeat,
    statements: repeated(statements, repeat),
    ...(alternatives === undefined
      ? {}
      : {
          alternatives: alternatives.map((form) => ({
            text: form.map(({ sql }) => sql).join(" "),
            statements: repeated(form.map(readPlaceholders), repeat),
          })),
        }),
    warm: own.opens === undefined ? warm[dialect] : [],
    opens: own.opens,
    ...(own.opens === "connection" ? { noShells: "the opening that connect: each times" } : {}),
    ...surroundingsOf(own),
    ...errorsOf(own),
    max,
    state: check.map(filledOnce),
    // A transaction around reads is gone when their check is asked: it shows only that nothing remains.
    comparesStateOnly: check.length > 0 && !(kind === "reads" && isSurrounded(own)),
    ...(counters === undefined ? {} : { counters: countersQuery(counters.sql, dialect) }),
  };
}

function isSurrounded(own: OwnWorkload): boolean {
  return surroundings.some((place) => own[place] !== undefined);
}

/** Executed once, whatever the repetitions: they count as the first one. */
function surroundingsOf(own: OwnWorkload): Pick<Workload, Surrounding> {
  return Object.fromEntries(
    surroundings.flatMap((place) => {
      const statements = own[place]?.map(readPlaceholders);
      const make = ({ random }: Source) => statements?.map((one) => fillIn(one, 1, random));
      return statements === undefined ? [] : [[place, make]];
    }),
  );
}

function errorsOf({ statements, repeat }: OwnWorkload): Pick<Workload, "errors" | "noShells"> {
  const errors = statements.map(({ error }) => error);
  const first = statements.find(({ error }) => error !== undefined);
  if (first === undefined) return {};
  return {
    noShells: `the error that is expected at ${first.place}`,
    *errors() {
      for (let repetition = 1; repetition <= repeat; repetition++) yield* errors;
    },
  };
}

function repeated(statements: readonly OwnStatement[], times: number): Workload["statements"] {
  return function* ({ random }: Source): Generator<Template, void> {
    for (const { filled } of repetitions(statements, times, random)) yield filled;
  };
}

/** Databases by what makes them. */
function databasesOf(own: readonly OwnWorkload[]): ReadonlyMap<string, Database> {
  const databases = new Map<string, Database>();
  for (const one of own) {
    const key = preparationKey(one);
    if (databases.has(key)) continue;
    const name = String(databases.size + 1);
    databases.set(key, { ...databaseOf(one, name), start: startOf(one) });
  }
  return databases;
}

function databaseOf(
  { tables, prepare, prepareRepeat: repeat }: Pick<OwnWorkload, "tables" | "prepare" | "prepareRepeat">,
  name: string,
): Database {
  const [once, repeated] = repeat === undefined ? [prepare, []] : [[], prepare];
  return {
    name,
    statements: [...tables, ...once],
    repeating: repeated,
    repeated: repeated.map(readPlaceholders),
    repeat: repeat ?? 0,
  };
}

function preparationKey(own: OwnWorkload): string {
  const { tables, prepare, prepareRepeat } = own;
  const sqlOf = (all: readonly PlacedSql[]) => all.map(writtenOf).join("\n");
  const { sha256, usesDir } = startOf(own) ?? {};
  const start = usesDir === undefined ? "" : `${sha256} ${usesDir}\0`;
  if (prepareRepeat === undefined) return `${start}${sqlOf([...tables, ...prepare])}`;
  return `${start}${sqlOf(tables)}\0${prepareRepeat}\0${sqlOf(prepare)}`;
}

/** Undefined if the database starts empty, and no SQL needs a folder. */
function startOf(own: OwnWorkload): DatabaseStart | undefined {
  const { database, prepareCommand: command } = own;
  const usesDir = textsOf(own).some((text) => text.includes("{dir}"));
  const identity = identityOf(own);
  if (identity === undefined && !usesDir) return undefined;
  const sha256 =
    identity === undefined ? "" : createHash("sha256").update(JSON.stringify(identity)).digest("hex");
  const sources = Object.entries(database ?? {});
  const bytes = Math.max(0, ...sources.map(([, one]) => one.bytes));
  const files = database && Object.fromEntries(sources.map(([role, one]) => [role, one.path]));
  return { bytes, sha256, usesDir, files, command };
}

/** The start of a database without paths, which differ between checkouts; undefined if it starts empty. */
function identityOf({ database, prepareCommand }: OwnWorkload) {
  if ((database ?? prepareCommand) === undefined) return undefined;
  const hashes = database && roles.map((role) => database[role]?.sha256 ?? "");
  return { database: hashes, prepareCommand: prepareCommand?.identity };
}

/** Everything that can name the folder `{dir}`. */
function textsOf(own: OwnWorkload): readonly string[] {
  const { tables, prepare, before = [], statements, after = [], check, alternatives = [] } = own;
  const sql = [...tables, ...prepare, ...before, ...statements, ...after, ...check, ...alternatives.flat()];
  return [...sql.map(writtenOf), ...(own.prepareCommand?.words ?? [])];
}

/**
 * The SQL of a folder is limited as SQLite reads it, and servers read it otherwise.
 *
 * @throws InputError naming the first workload whose folder was named, and not its file
 */
function requireNamed(own: readonly OwnWorkload[]): void {
  const { file, folder } = own.find((one) => one.folder !== undefined) ?? {};
  if (file === undefined || folder === undefined) return;
  throw new InputError(
    `${file}: its folder ${folder} is named as a whole, and the engines are servers, on which its SQL could reach other databases and files: ` +
      `name its files, such as ${path.join(folder, "*.yml")}, if you trust them`,
  );
}

/** @throws InputError naming the first workload that starts from files, or opens one in its time */
function requireNoFiles(own: readonly OwnWorkload[]): void {
  const first = own.find((one) => startOf(one) !== undefined || one.opens !== undefined);
  if (first === undefined) return;
  const { database, prepareCommand, opens } = first;
  const key =
    database !== undefined
      ? "database"
      : prepareCommand !== undefined
        ? "prepare-command"
        : startOf(first) !== undefined
          ? "{dir}"
          : opens === "process"
            ? "process"
            : "connect";
  throw new InputError(
    `${first.file}: ${key} is for engines that open a file, and the engines are servers: omit it`,
  );
}

/** The SQL with its values, if a file gives them. */
function writtenOf({ sql, values }: PlacedSql): string {
  return values === undefined ? sql : `${sql} ${JSON.stringify(values)}`;
}

/** In a fixed order, and without paths, which differ between checkouts. */
function definitionOf(own: OwnWorkload) {
  const { name, kind, storages, compare, repeat, tables, prepare, prepareRepeat, statements } = own;
  const { check, counters, alternatives } = own;
  const sqlOf = (placed: readonly PlacedSql[]) => placed.map(writtenOf);
  return {
    ...{ name, kind, storages, compare, repeat },
    // Named only where there is one, so that other workloads keep their hash.
    ...identityOf(own),
    tables: sqlOf(tables),
    prepare: sqlOf(prepare),
    prepareRepeat,
    statements: sqlOf(statements),
    check: sqlOf(check),
    counters: counters?.sql,
    ...errorsOfDefinition(own),
    // Named only where there are some.
    ...Object.fromEntries(
      surroundings.flatMap((place) => (own[place] === undefined ? [] : [[place, sqlOf(own[place])]])),
    ),
    // Absent from the text if there are none.
    alternatives: alternatives?.map(sqlOf),
    connects: own.opens === "connection" ? true : undefined,
    starts: own.opens === "process" ? true : undefined,
  };
}

function errorsOfDefinition({ statements }: OwnWorkload) {
  const errors = statements.map(({ error }) => error ?? null);
  return errors.every((error) => error === null) ? {} : { errors };
}

/** The many timed statements are generated, so only a failing statement is looked up. */
function placeOf(
  own: OwnWorkload,
  parsed: readonly OwnStatement[],
  beginning: string,
  { seed }: SuiteSize,
  dialect: Dialect,
): string | undefined {
  const { name, tables, prepare, prepareRepeat, statements, repeat, check, counters } = own;
  const once = prepareRepeat === undefined ? prepare : [];
  const fixed = [...tables, ...once, ...check].find((one) => filledOnce(one).startsWith(beginning));
  if (fixed !== undefined) return fixed.place;
  if (counters !== undefined && countersQuery(counters.sql, dialect).startsWith(beginning))
    return counters.place;
  for (const place of surroundings) {
    const random = workloadStream(seed, `${name}, ${place}`);
    const found = own[place]?.find((one) =>
      textOf(fillIn(readPlaceholders(one), 1, random)).startsWith(beginning),
    );
    if (found !== undefined) return found.place;
  }
  const placeIn = (placed: readonly PlacedSql[], all: ReturnType<typeof repetitions>, times: number) => {
    let found: { readonly place: string | undefined; readonly repetition: number } | undefined;
    for (const { index, repetition, filled } of all) {
      if (!textOf(filled).startsWith(beginning) && !shapeOf(filled).startsWith(beginning)) continue;
      // A text that several repetitions have does not say which of them failed.
      if (found !== undefined && found.repetition !== repetition) return found.place;
      found ??= { place: placed[index]?.place, repetition };
    }
    return found && `${found.place}${times > 1 ? `, repetition ${found.repetition}` : ""}`;
  };
  const inStatements = placeIn(statements, repetitions(parsed, repeat, workloadStream(seed, name)), repeat);
  if (inStatements !== undefined || prepareRepeat === undefined) return inStatements;
  const prepared = prepare.map(readPlaceholders);
  return placeIn(prepare, repetitions(prepared, prepareRepeat, preparationStream(seed)), prepareRepeat);
}
