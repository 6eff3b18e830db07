import { RandomStream } from "../random.ts";
import { appendText } from "../sql-template.ts";
import { checkpoint, type SuiteSize } from "../workload.ts";
import type { KeyShape } from "./key-shapes.ts";
import { createTable, type TableName, table, tableNames } from "./tables.ts";

/** Saves most of the time of parsing single rows; a statement stays under 10 KB, of SQLite's limit of 1 MB. */
export const rowsPerInsert = 50;

/**
 * The untimed statements before any workload: the tables, loaded in one transaction. Indexes are created after the load, as
 * sysbench does. A table's rows are the same in every variant and in every choice of `names`.
 */
export function* preparation(
  variantKey: KeyShape,
  size: SuiteSize,
  names: readonly TableName[] = tableNames,
): Generator<string, void> {
  yield "BEGIN;";
  for (const name of names) {
    const { key = variantKey, columns } = table(name);
    yield createTable(name, key, columns);
    yield* load(name, key, size);
  }
  yield "COMMIT;";
  for (const name of names) {
    const { indexed } = table(name);
    if (indexed !== undefined) yield `CREATE INDEX ${name}_${indexed} ON ${name}(${indexed});`;
  }
  yield checkpoint;
}

/** The INSERT statements that fill a table, with the same rows for every shape of its key. */
export function* load(name: TableName, key: KeyShape, { rows, seed }: SuiteSize): Generator<string, void> {
  const { values, rows: rowsOf } = table(name);
  const random = new RandomStream(seed, `table ${name}`);
  const last = rowsOf(rows);
  for (let first = 1; first <= last; first += rowsPerInsert) {
    const count = Math.min(rowsPerInsert, last - first + 1);
    let text = `INSERT INTO ${name} VALUES (`;
    for (let id = first; id < first + count; id++) {
      if (id > first) text += "), (";
      text = appendText(`${appendText(text, key.values(id))}, `, values(random, rows));
    }
    yield `${text});`;
  }
}
