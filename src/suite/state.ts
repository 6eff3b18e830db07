import { bulkTable } from "./changes.ts";
import { table, tableNames } from "./tables.ts";
import type { Workload } from "./workload.ts";

/**
 * Statements that read every table after a write workload, and the index of each that it uses: their results say whether
 * two engines were left with the same rows, also in tables that they should not have touched. An UPDATE that stores
 * nothing new counts as many changes as one that does.
 */
export function stateStatements({ tables }: Pick<Workload, "tables">): string[] {
  const own = tables.length === 0 ? [bulkTable] : [];
  const rows = [...tableNames, ...own].map((name) => `SELECT * FROM ${name};`);
  const indexes = tables.flatMap((name) => {
    const { indexed } = table(name);
    return indexed === undefined ? [] : [`SELECT ${indexed} FROM ${name} INDEXED BY ${name}_${indexed};`];
  });
  return [...rows, ...indexes];
}
