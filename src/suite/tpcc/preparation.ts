import { settle } from "../dialect.ts";
import { appendText } from "../sql-template.ts";
import type { Dialect } from "../suite.ts";
import type { SuiteSize } from "../workload.ts";
import { rowsOf } from "./rows.ts";
import { type Scale, scaleOf } from "./scale.ts";
import { createIndex, createTable, indexes, type TableName, tableNames } from "./tables.ts";

/** Saves most of the time of parsing single rows; a statement stays under 50 KB, of SQLite's limit of 1 MB. */
const rowsPerInsert = 50;

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
    yield* load(name, scale);
  }
  yield "COMMIT;";
  for (const index of indexes) if (names.includes(index.table)) yield createIndex(index);
  yield* settle[dialect];
}

function* load(name: TableName, scale: Scale): Generator<string, void> {
  const start = `INSERT INTO ${name} VALUES (`;
  let text = start;
  let count = 0;
  for (const row of rowsOf[name](scale)) {
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
