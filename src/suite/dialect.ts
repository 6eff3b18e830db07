import { isServerFile } from "../model/engine.ts";
import type { Dialect } from "./suite.ts";
import { checkpoint } from "./workload.ts";

/** The dialect of a run's engines, by the file of one engine. All engines of a run share one dialect. */
export function dialectOf(engine: string): Dialect {
  return isServerFile(engine) ? "mysql" : "sqlite";
}

/**
 * Differences in wording between the dialects. MySQL's is also that of MariaDB and Dolt, with an empty `sql_mode`: nothing here
 * depends on it.
 */

/**
 * The text after the closing parenthesis of CREATE TABLE: empty, or starts with a space. SQLite compares texts byte by byte; MySQL,
 * MariaDB and Dolt have three other collations by default, so each table names one that does.
 */
export const tableOptions: Readonly<Record<Dialect, string>> = {
  sqlite: "",
  mysql: " DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin",
};

/** The text behind a table's name in a query that is to go through one of its indexes. */
export function throughIndex(index: string, dialect: Dialect): string {
  return dialect === "sqlite" ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;
}

/** Whether two values differ; NULL is a value like any other, so that the answer is never NULL. */
export function differs(left: string, right: string, dialect: Dialect): string {
  return dialect === "sqlite" ? `${left} IS NOT ${right}` : `NOT (${left} <=> ${right})`;
}

/** A query in FROM: MySQL wants a name for it. */
export function derivedTable(query: string, dialect: Dialect): string {
  return dialect === "sqlite" ? `(${query})` : `(${query}) AS derived`;
}

/**
 * A text with values in it; NULL becomes the empty text.
 *
 * @param format with `%s` for each value, in order; without quotes
 */
export function formatted(format: string, values: readonly string[], dialect: Dialect): string {
  if (dialect === "sqlite") return `printf('${format}', ${values.join(", ")})`;
  const texts = format.split("%s").map((text) => `'${text}'`);
  return `CONCAT_WS('', ${texts.flatMap((text, index) => (index === 0 ? [text] : [values[index - 1], text])).join(", ")})`;
}

/** The end of a preparation, so that its writes do not cost the statements after it. */
export const settle: Readonly<Record<Dialect, readonly string[]>> = { sqlite: [checkpoint], mysql: [] };
