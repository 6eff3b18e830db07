import { columnC, createTable, sysbenchColumns, sysbenchValues, typesValues } from "./tables.ts";
import { keyShapes } from "./variants.ts";
import type { Step } from "./workload.ts";

export const begin: Step = () => ["BEGIN;"];
export const commit: Step = () => ["COMMIT;"];

/** The new table that bulk inserts fill. */
export const bulkTable = "sbtest_bulk";

export const createBulkTable: Step = ({ key }) => [createTable(bulkTable, key, sysbenchColumns)];

/** Rows in key order into the table that the workload made. */
export const insertBulk: Step = ({ key, rows, random }, index) => [
  `INSERT INTO ${bulkTable} VALUES (${key.literals(index + 1)}, ${sysbenchValues(random, rows)});`,
];

/** Rows in key order behind the prepared ones. */
export const insert: Step = ({ key, rows, random }, index) => [
  `INSERT INTO sbtest1 VALUES (${key.literals(rows + 1 + index)}, ${sysbenchValues(random, rows)});`,
];

/** The new k is random, where sysbench adds 1: the entry moves to another place of the index. */
export const updateIndexed: Step = ({ key, rows, random }) => [
  `UPDATE sbtest1 SET k = ${random.integer(1, rows)} WHERE ${key.equals(random.integer(1, rows))};`,
];

export const updateUnindexed: Step = ({ key, rows, random }) => [
  `UPDATE sbtest1 SET c = '${columnC(random)}' WHERE ${key.equals(random.integer(1, rows))};`,
];

export const deleteInsert: Step = ({ key, rows, random }) => {
  const id = random.integer(1, rows);
  return [
    `DELETE FROM sbtest1 WHERE ${key.equals(id)};`,
    `INSERT OR REPLACE INTO sbtest1 VALUES (${key.literals(id)}, ${sysbenchValues(random, rows)});`,
  ];
};

export const deleteInsertTypes: Step = ({ rows, random }) => {
  const id = random.integer(1, rows);
  return [
    `DELETE FROM sbtest_types WHERE ${keyShapes.int.equals(id)};`,
    `INSERT OR REPLACE INTO sbtest_types VALUES (${keyShapes.int.literals(id)}, ${typesValues(random)});`,
  ];
};
