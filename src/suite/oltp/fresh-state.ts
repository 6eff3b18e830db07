import type { Kind } from "../../model/test.ts";
import { checkpoint } from "../workload.ts";
import { bulkTable, type TableName, table, tableNames } from "./tables.ts";

/** The prepared tables that a workload uses. */
interface UsedTables {
  readonly kind: Kind;
  readonly tables: readonly TableName[];
}

/**
 * Statements that read every table after a write workload, and the index of each that it uses: their results say whether
 * two engines were left with the same rows, also in tables that they should not have touched. An UPDATE that stores
 * nothing new counts as many changes as one that does.
 *
 * @param prepared the existing tables
 */
export function stateStatements(
  { tables }: { readonly tables: readonly TableName[] },
  prepared: readonly TableName[] = tableNames,
): string[] {
  const own = tables.length === 0 ? [bulkTable] : [];
  const rows = [...prepared, ...own].map((name) => `SELECT * FROM ${name};`);
  const indexes = tables.flatMap((name) => {
    const { indexed } = table(name);
    return indexed === undefined ? [] : [`SELECT ${indexed} FROM ${name} INDEXED BY ${name}_${indexed};`];
  });
  return [...rows, ...indexes];
}

/**
 * Statements that bring a connection which has just opened a copy of the prepared database to the state of the one
 * that prepared it. Each table of the workload and its index are read through once, which fills caches. Before a
 * write workload one transaction changes every thirtieth row or so and changes it back, for which the table is read as
 * well: write-ahead logs and allocators have their steady size after it. (Without it 200 autocommitted updates on SQLite
 * took 1.7 times as long, spent on growing a new log file.) The tables hold the same rows afterwards.
 */
export function warmStatements({ kind, tables }: UsedTables): string[] {
  // A workload that fills a table of its own still finds a log that others have written to.
  const used = tables.length === 0 ? (["sbtest1"] as const) : tables;
  return kind === "reads"
    ? used.flatMap((name) => [readRows(name), ...readIndex(name)])
    : [...used.flatMap(readIndex), "BEGIN;", ...used.flatMap(changeAndRestore), "COMMIT;", checkpoint];
}

function readRows(name: TableName): string {
  return `SELECT count(*) FROM ${name} WHERE ${lastColumn(name)} = '';`;
}

function readIndex(name: TableName): string[] {
  const { indexed } = table(name);
  return indexed === undefined ? [] : [`SELECT count(*) FROM ${name} WHERE ${indexed} > 0;`];
}

/** The last column of each table is text in lower case, which `lower` therefore restores exactly. */
function changeAndRestore(name: TableName): string[] {
  const column = lastColumn(name);
  const integers = name === "sbtest_types" ? "ival" : "k";
  // SQLite writes nothing if a value stays the same, so each row has to change in between.
  return ["upper", "lower"].map(
    (change) => `UPDATE ${name} SET ${column} = ${change}(${column}) WHERE ${integers} % 30 = 0;`,
  );
}

function lastColumn(name: TableName): string {
  const [column] = table(name).columns.at(-1)?.split(" ") ?? [];
  if (column === undefined) throw new Error(`table ${name} has no column beside its key`);
  return column;
}
