import { appendText, type Part } from "./sql-template.ts";

/** Saves most of the time of parsing single rows; a statement stays under 50 KB, of SQLite's limit of 1 MB. */
const rowsPerInsert = 50;

/**
 * INSERT statements of several rows each, for preparations.
 *
 * @param table with a list of columns if not all of them are given
 * @param rows the values of each row
 */
export function* multiRowInserts(table: string, rows: Iterable<Part>): Generator<string, void> {
  const start = `INSERT INTO ${table} VALUES (`;
  let text = start;
  let count = 0;
  for (const row of rows) {
    if (count === rowsPerInsert) {
      yield `${text});`;
      text = start;
      count = 0;
    }
    text = appendText(count === 0 ? text : `${text}), (`, row);
    count++;
  }
  if (count > 0) yield `${text});`;
}
