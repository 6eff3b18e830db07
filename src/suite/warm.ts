import { type TableName, table } from "./tables.ts";

/**
 * Statements that read once through tables and their indexes, so that an engine which has just opened a copy
 * of the prepared database has in its caches what the connection that prepared it would have.
 */
export function warmStatements(tables: readonly TableName[]): string[] {
  return tables.flatMap((name) => {
    const { columns, indexed } = table(name);
    const lastColumn = columns.at(-1)?.split(" ")[0];
    const rows = `SELECT count(*) FROM ${name} WHERE ${lastColumn} = '';`;
    return indexed === undefined ? [rows] : [rows, `SELECT count(*) FROM ${name} WHERE ${indexed} > 0;`];
  });
}
