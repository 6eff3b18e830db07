import { checkpoint } from "./preparation.ts";
import { type TableName, table } from "./tables.ts";
import type { Workload } from "./workload.ts";

/**
 * Statements that bring a connection which has just opened a copy of the prepared database to the state of the one
 * that prepared it. Each table of the workload and its index are read through once, which fills caches. Before a
 * write workload one transaction then changes every thirtieth row or so and changes it back: write-ahead logs and
 * allocators have their steady size after it. (Without it 200 autocommitted updates on SQLite took 1.7 times as long,
 * spent on growing a new log file.) What the tables hold is the same afterwards.
 */
export function warmStatements({ kind, tables }: Pick<Workload, "kind" | "tables">): string[] {
  // A workload that fills a table of its own still finds a log that others have written to.
  const used = tables.length === 0 ? (["sbtest1"] as const) : tables;
  const reading = used.flatMap(readThrough);
  return kind === "reads"
    ? reading
    : [...reading, "BEGIN;", ...used.flatMap(changeAndRestore), "COMMIT;", checkpoint];
}

function readThrough(name: TableName): string[] {
  const { indexed } = table(name);
  const rows = `SELECT count(*) FROM ${name} WHERE ${lastColumn(name)} = '';`;
  return indexed === undefined ? [rows] : [rows, `SELECT count(*) FROM ${name} WHERE ${indexed} > 0;`];
}

/** The last column of each table is text in lower case, which `lower` therefore restores exactly. */
function changeAndRestore(name: TableName): string[] {
  const column = lastColumn(name);
  const integers = name === "sbtest_types" ? "ival" : "k";
  // SQLite writes nothing where a value stays the same, so each row has to change in between.
  return ["upper", "lower"].map(
    (change) => `UPDATE ${name} SET ${column} = ${change}(${column}) WHERE ${integers} % 30 = 0;`,
  );
}

function lastColumn(name: TableName): string {
  const [column] = table(name).columns.at(-1)?.split(" ") ?? [];
  if (column === undefined) throw new Error(`table ${name} has no column beside its key`);
  return column;
}
