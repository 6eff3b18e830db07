import { readFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { parse } from "yaml";
import { templateOf } from "../../src/features/workloads/own/placeholders.ts";
import { readStatementLines } from "../../src/features/workloads/own/statement-lines.ts";
import { shapeOf, type Value, valuesOf } from "../../src/suite/sql-template.ts";

/**
 * Executes a workload of a recording on a copy of the database that it starts from.
 *
 * @param out the folder of the recording
 * @returns the rows of each table afterwards, by its name
 */
export function tablesAfter(out: string, workload: string): Record<string, unknown[]> {
  const { database: start, ...own } = parse(readFileSync(path.join(out, `${workload}.yml`), "utf8"));
  const database =
    start === undefined ? new Database(":memory:") : new Database(readFileSync(path.join(out, start)));
  for (const key of ["prepare", "before", "statements"]) {
    const sql: string = own[key] ?? "";
    if (!sql.endsWith(".jsonl")) database.exec(sql);
    else
      for (const one of readStatementLines(readFileSync(path.join(out, sql), "utf8"), sql)) {
        const template = templateOf({ sql: one.sql, values: one.values ?? [] });
        const statement = database.prepare<unknown[]>(shapeOf(template));
        const values = valuesOf(template).map(boundOf);
        if (statement.reader) statement.all(...values);
        else statement.run(...values);
      }
  }
  return tablesOf(database);
}

/** The rows of each table of a file, by its name. */
export function tablesIn(file: string): Record<string, unknown[]> {
  return tablesOf(new Database(file));
}

function tablesOf(database: Database.Database): Record<string, unknown[]> {
  const names = database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all();
  const rows = (name: string) => database.prepare(`SELECT * FROM "${name}"`).raw().safeIntegers().all();
  const tables = Object.fromEntries(names.map((name) => [name, rows(name)]));
  database.close();
  return tables;
}

/** JavaScript's numbers are real ones for better-sqlite3. */
function boundOf(value: Value): unknown {
  if (typeof value === "number") return BigInt(value);
  if (typeof value === "string") return value;
  return value.type === "real" ? Number(value.decimal) : Buffer.from(value.digits, "hex");
}
