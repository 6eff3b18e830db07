import type { Kind } from "../../model/test.ts";
import { bulkTable, indexedColumns, type TableName, tableNames, typesRead } from "./tables.ts";

/** For each table: a text in lower case, which `lower` restores exactly, and an integer that chooses one row in thirty or so. */
const restorable: Readonly<Record<TableName, { readonly text: string; readonly integer: string }>> = {
  sbtest1: { text: "pad", integer: "k" },
  sbtest2: { text: "pad", integer: "k" },
  types: { text: "tinytext_col", integer: "id" },
};

/**
 * Statements that bring a server which was just started on a copy of the prepared data to the state of one that has run for a
 * while: each table of the workload and its index are read through; before writes, rows are changed and changed back. The tables hold the same rows afterwards.
 */
export function warmStatements(kind: Kind, tables: readonly TableName[]): string[] {
  // A workload that fills a table of its own still finds logs that others have written to.
  const used = tables.length === 0 ? (["sbtest1"] as const) : tables;
  const reads = used.flatMap((name) => [
    `SELECT COUNT(*) FROM ${name} WHERE ${restorable[name].text} = '';`,
    `SELECT COUNT(*) FROM ${name} WHERE ${indexedColumns[name]} > 0;`,
  ]);
  return kind === "reads" ? reads : [...reads, "BEGIN;", ...used.flatMap(changeAndRestore), "COMMIT;"];
}

/** A server writes nothing if a value stays the same, so each row changes in between. */
function changeAndRestore(name: TableName): string[] {
  const { text, integer } = restorable[name];
  return ["UPPER", "LOWER"].map(
    (change) => `UPDATE ${name} SET ${text} = ${change}(${text}) WHERE ${integer} % 30 = 0;`,
  );
}

/**
 * Statements that read every table after a write workload, and the index of each that it uses: their results say whether two
 * servers were left with the same rows, also in tables that they should not have touched.
 */
export function stateStatements(tables: readonly TableName[]): string[] {
  const own = tables.length === 0 ? [bulkTable] : [];
  const rows = [...tableNames, ...own].map(
    (name) => `SELECT ${name === "types" ? typesRead : "id, k, c, pad"} FROM ${name};`,
  );
  const indexes = tables.map((name) => {
    const column = indexedColumns[name];
    return `SELECT ${column} FROM ${name} FORCE INDEX (${name}_${column}) WHERE ${column} >= 0;`;
  });
  return [...rows, ...indexes];
}
