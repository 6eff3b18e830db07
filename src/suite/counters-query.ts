import type { Dialect } from "./suite.ts";

/**
 * The statement that asks an engine for its counters: one text for each row, which a shell and the C API print alike.
 *
 * @param query for the columns `name` and `value`; a semicolon may end it
 */
export function countersQuery(query: string, dialect: Dialect): string {
  const from = `FROM (${query.trim().replace(/;$/, "")})`;
  return dialect === "sqlite"
    ? `SELECT name || '=' || CAST(value AS INTEGER) ${from};`
    : `SELECT CONCAT(name, '=', CAST(value AS SIGNED)) ${from} AS counters;`;
}
