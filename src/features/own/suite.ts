import { kinds } from "../../model/test.ts";
import { workloadStream } from "../../suite/random.ts";
import { shapeOf, type Template, textOf } from "../../suite/sql-template.ts";
import type { Dialect, Suite } from "../../suite/suite.ts";
import { suites } from "../../suite/suites.ts";
import { checkpoint, type Source, type SuiteSize, type Workload } from "../../suite/workload.ts";
import type { OwnWorkload, PlacedSql } from "./own-workload.ts";
import { fillIn, type OwnStatement, readPlaceholders } from "./placeholders.ts";

/** The statements of a connection that has just opened a copy: it reads the schema, and a key decrypts. */
const warm: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: ["SELECT count(*) FROM sqlite_master;"],
  mysql: ["SELECT count(*) FROM information_schema.tables WHERE table_schema = database();"],
};

/** The SQL that makes a database: workloads that are prepared by the same SQL start from the same one. */
interface Database {
  /** A number, since no workload has a number as its name. */
  readonly name: string;
  readonly statements: readonly PlacedSql[];
}

/**
 * The suite of a user's own workloads: the reads in the order given, then the writes.
 *
 * @param dialect of the engines, which the SQL is for
 * @throws Error if a statement's placeholders are wrong; the reader of the files has refused them before
 */
export function ownSuite(own: readonly OwnWorkload[], dialect: Dialect = "sqlite"): Suite {
  const databases = databasesOf(own);
  const ordered = kinds.flatMap((kind) => own.filter((one) => one.kind === kind));
  const parsed = new Map(own.map((one) => [one.name, one.statements.map(readPlaceholders)]));
  return {
    ...suites.own,
    dialect,
    workloads: ordered.map((one) => workloadOf(one, parsed.get(one.name) ?? [], databases, dialect)),
    tables: [...databases.values()].map(({ name }) => name),
    *preparation(_, __, names) {
      for (const { name, statements } of databases.values())
        if (names === undefined || names.includes(name)) yield* statements.map(({ sql }) => sql);
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
  const { name, kind, storages, compare, repeat, check, counters, file } = own;
  const database = databases.get(preparationKey(own))?.name;
  if (database === undefined) throw new Error(`${name} has no database`);
  return {
    name,
    kind,
    storages,
    ...(compare === undefined ? {} : { compare }),
    description: `the statements of ${file}`,
    source: file,
    tables: [database],
    database,
    times: () => repeat,
    *statements({ random }: Source): Generator<Template, void> {
      for (let repetition = 1; repetition <= repeat; repetition++)
        for (const one of statements) yield fillIn(one, repetition, random);
    },
    warm: warm[dialect],
    state: check.map(({ sql }) => sql),
    comparesStateOnly: check.length > 0,
    ...(counters === undefined ? {} : { counters: countersQuery(counters.sql, dialect) }),
  };
}

/** One text for each row: a shell and the C API print a text alike. */
function countersQuery(sql: string, dialect: Dialect): string {
  const from = `FROM (${sql.slice(0, -1)})`;
  return dialect === "sqlite"
    ? `SELECT name || '=' || CAST(value AS INTEGER) ${from};`
    : `SELECT CONCAT(name, '=', CAST(value AS SIGNED)) ${from} AS counters;`;
}

/** Databases by the SQL that makes them. */
function databasesOf(own: readonly OwnWorkload[]): ReadonlyMap<string, Database> {
  const databases = new Map<string, Database>();
  for (const one of own) {
    const key = preparationKey(one);
    if (databases.has(key)) continue;
    databases.set(key, { name: String(databases.size + 1), statements: [...one.tables, ...one.prepare] });
  }
  return databases;
}

function preparationKey({ tables, prepare }: OwnWorkload): string {
  return [...tables, ...prepare].map(({ sql }) => sql).join("\n");
}

/** In a fixed order, and without paths, which differ between checkouts. */
function definitionOf(own: OwnWorkload) {
  const { name, kind, storages, compare, repeat, tables, prepare, statements, check, counters } = own;
  const sqlOf = (placed: readonly PlacedSql[]) => placed.map(({ sql }) => sql);
  return {
    ...{ name, kind, storages, compare, repeat },
    tables: sqlOf(tables),
    prepare: sqlOf(prepare),
    statements: sqlOf(statements),
    check: sqlOf(check),
    counters: counters?.sql,
  };
}

/** The many timed statements are generated, so only a failing statement is looked up. */
function placeOf(
  { name, tables, prepare, statements, repeat, check, counters }: OwnWorkload,
  parsed: readonly OwnStatement[],
  beginning: string,
  { seed }: SuiteSize,
  dialect: Dialect,
): string | undefined {
  const fixed = [...tables, ...prepare, ...check].find(({ sql }) => sql.startsWith(beginning));
  if (fixed !== undefined) return fixed.place;
  if (counters !== undefined && countersQuery(counters.sql, dialect).startsWith(beginning))
    return counters.place;
  const random = workloadStream(seed, name);
  for (let repetition = 1; repetition <= repeat; repetition++)
    for (const [index, one] of parsed.entries()) {
      const filled = fillIn(one, repetition, random);
      if (!textOf(filled).startsWith(beginning) && !shapeOf(filled).startsWith(beginning)) continue;
      return `${statements[index]?.place}${repeat > 1 ? `, repetition ${repetition}` : ""}`;
    }
  return undefined;
}
