import Database from "better-sqlite3";
import type { KeyVariant } from "../../../src/model/test.ts";
import { preparationStatements } from "../../../src/suite/sql.ts";
import type { SuiteSize } from "../../../src/suite/workload.ts";

/** A prepared database in memory, with all the tables or those named. */
export function prepared(
  variant: KeyVariant,
  size: SuiteSize,
  tables?: readonly string[],
): Database.Database {
  const database = new Database(":memory:");
  database.exec([...preparationStatements(variant, size, tables)].join("\n"));
  return database;
}

export interface Outcome {
  readonly sql: string;
  readonly rows: readonly (readonly unknown[])[];
  readonly changes: number;
}

/** Executes one statement to its end. */
export function execute(database: Database.Database, sql: string): Outcome {
  const statement = database.prepare(sql);
  if (statement.reader) return { sql, rows: statement.raw().all() as unknown[][], changes: 0 };
  return { sql, rows: [], changes: statement.run().changes };
}

/** The values beside the key of every row of sbtest1, in key order. */
export function contents(database: Database.Database, table = "sbtest1"): unknown[] {
  const columns = table === "sbtest_types" ? "ival, rval, tval" : "k, c, pad";
  const key = database.pragma(`table_info(${table})`) as { name: string; pk: number }[];
  const order = key.filter(({ pk }) => pk > 0).map(({ name }) => name);
  return database
    .prepare(`SELECT ${columns} FROM ${table} ORDER BY ${order.join(", ")}`)
    .raw()
    .all();
}
