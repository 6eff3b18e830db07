import { bulkTable } from "./changes.ts";
import type { Workload } from "./workload.ts";

/**
 * Statements that read all that a write workload may have changed: their results say whether two engines were left
 * with the same rows. An UPDATE that stores nothing new counts as many changes as one that does.
 */
export function stateStatements({ tables }: Pick<Workload, "tables">): string[] {
  const changed = tables.length === 0 ? [bulkTable] : tables;
  return changed.map((name) => `SELECT * FROM ${name};`);
}
