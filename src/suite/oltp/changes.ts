import { fixed, sql } from "../sql-template.ts";
import { keyShapes } from "./key-shapes.ts";
import type { Step } from "./steps.ts";
import { bulkTable, columnC, createTable, sysbenchColumns, sysbenchValues, typesValues } from "./tables.ts";

export const begin: Step = () => [sql`BEGIN;`];
export const commit: Step = () => [sql`COMMIT;`];

export const createBulkTable: Step = ({ key }) => [fixed(createTable(bulkTable, key, sysbenchColumns))];

/** Rows in key order into the table that the workload made. */
export const insertBulk: Step = ({ key, rows, random }, index) => [
  sql`INSERT INTO sbtest_bulk VALUES (${key.values(index + 1)}, ${sysbenchValues(random, rows)});`,
];

/** Rows in key order behind the prepared ones. */
export const insert: Step = ({ key, rows, random }, index) => [
  sql`INSERT INTO sbtest1 VALUES (${key.values(rows + 1 + index)}, ${sysbenchValues(random, rows)});`,
];

/** The new k is random, whereas sysbench adds 1: the entry moves to another place of the index. */
export const updateIndexed: Step = ({ key, rows, random }) => [
  sql`UPDATE sbtest1 SET k = ${random.integer(1, rows)} WHERE ${key.equals(random.integer(1, rows))};`,
];

export const updateUnindexed: Step = ({ key, rows, random }) => [
  sql`UPDATE sbtest1 SET c = ${columnC(random)} WHERE ${key.equals(random.integer(1, rows))};`,
];

export const deleteInsert: Step = ({ key, rows, random }) => {
  const id = random.integer(1, rows);
  return [
    sql`DELETE FROM sbtest1 WHERE ${key.equals(id)};`,
    sql`INSERT OR REPLACE INTO sbtest1 VALUES (${key.values(id)}, ${sysbenchValues(random, rows)});`,
  ];
};

export const deleteInsertTypes: Step = ({ rows, random }) => {
  const id = random.integer(1, rows);
  return [
    sql`DELETE FROM sbtest_types WHERE ${keyShapes.int.equals(id)};`,
    sql`INSERT OR REPLACE INTO sbtest_types VALUES (${keyShapes.int.values(id)}, ${typesValues(random)});`,
  ];
};
