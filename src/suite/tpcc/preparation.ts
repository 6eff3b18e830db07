import { settle } from "../dialect.ts";
import { multiRowInserts } from "../multi-row-insert.ts";
import type { Dialect } from "../suite.ts";
import type { SuiteSize } from "../workload.ts";
import { rowsOf } from "./rows.ts";
import { scaleOf } from "./scale.ts";
import { createIndex, createTable, indexes, type TableName, tableNames } from "./tables.ts";

/** The tables, loaded in one transaction, and then their indexes. In MySQL's dialect CREATE TABLE would end a transaction. */
export function* preparation(
  size: SuiteSize,
  dialect: Dialect,
  names: readonly TableName[] = tableNames,
): Generator<string, void> {
  const scale = scaleOf(size);
  if (dialect === "mysql") for (const name of names) yield createTable(name, dialect);
  yield "BEGIN;";
  for (const name of names) {
    if (dialect === "sqlite") yield createTable(name, dialect);
    yield* multiRowInserts(name, rowsOf[name](scale));
  }
  yield "COMMIT;";
  for (const index of indexes) if (names.includes(index.table)) yield createIndex(index);
  yield* settle[dialect];
}
