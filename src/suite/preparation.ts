import { RandomStream } from "./random.ts";
import { appendText } from "./sql-template.ts";
import { createTable, type TableName, table, tableNames } from "./tables.ts";
import type { KeyShape } from "./variants.ts";
import type { SuiteSize } from "./workload.ts";

/** Saves most of the time of parsing single rows; a statement stays under 10 KB, of SQLite's limit of 1 MB. */
const rowsPerInsert = 50;

/**
 * Writes a write-ahead log, if there is one, back to the database; its next use starts it again. Otherwise a
 * sample could find it so long that the checkpoint which earlier work made due falls into the timed part: 17.4 ms
 * beside 13.9 ms for 200 autocommitted updates. Without a log it does nothing.
 *
 * The plain form is enough: RESTART would wait for other connections, and there are none. Engines without a log of
 * SQLite's kind may refuse any other (DoltLite 0.11.2: "wal_checkpoint mode is not configurable").
 */
export const checkpoint = "PRAGMA wal_checkpoint;";

/**
 * What comes before any workload and is not timed: the tables, loaded in one transaction. Indexes are created after
 * the load, as sysbench does. A table's rows are the same in every variant and in every choice of `names`.
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

function* load(name: TableName, key: KeyShape, { rows, seed }: SuiteSize): Generator<string, void> {
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
