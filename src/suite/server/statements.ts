import type { Variant } from "../../model/test.ts";
import type { KeyShape } from "../oltp/key-shapes.ts";
import { rowsPerInsert } from "../oltp/preparation.ts";
import type { StepSource } from "../oltp/steps.ts";
import { sysbenchValues } from "../oltp/tables.ts";
import { fixed, type Part, sql, type Template } from "../sql-template.ts";
import { bulkTable, createSysbenchTable, typesRead, typesRows, typesValues } from "./tables.ts";

/**
 * The parts that the statements of a step are made from: those of the steps of `oltp` with integer keys, the keys of `types`, and
 * the variant.
 */
export interface ServerSource extends StepSource {
  readonly typesKey: KeyShape;
  readonly variant: Variant;
}

/** Has the type of a step of `oltp`: many of those steps are the same in MySQL's SQL. */
export type ServerStep = (source: ServerSource, index: number) => readonly Template[];

/** Values of k that an index scan finds. */
const indexedRange = 100;

export const indexScan: ServerStep = ({ rows, random }) => {
  const [first, last] = random.range(indexedRange, rows);
  return [sql`SELECT id, c FROM sbtest1 WHERE k BETWEEN ${first} AND ${last};`];
};

export const scanTypes: ServerStep = () => [fixed(`SELECT ${typesRead} FROM types;`)];

export const createBulkTable: ServerStep = () => [fixed(createSysbenchTable(bulkTable))];

/** Rows in key order into the table that the workload made, as many in a statement as in the preparation. */
export const insertBulk: ServerStep = ({ rows, random }, index) => {
  const first = index * rowsPerInsert + 1;
  const values: Part[] = Array.from({ length: Math.min(rowsPerInsert, rows - first + 1) }, (_, row) => {
    return sql`(${first + row}, ${sysbenchValues(random, rows)})`;
  });
  return [sql`INSERT INTO sbtest_bulk VALUES ${values};`];
};

/** A row that was deleted is inserted by a plain INSERT: `INSERT OR REPLACE` is SQLite's, and REPLACE would delete again. */
export const deleteInsert: ServerStep = ({ key, rows, random }) => {
  const id = random.integer(1, rows);
  return [
    sql`DELETE FROM sbtest1 WHERE ${key.equals(id)};`,
    sql`INSERT INTO sbtest1 VALUES (${key.values(id)}, ${sysbenchValues(random, rows)});`,
  ];
};

export const deleteInsertTypes: ServerStep = ({ variant, typesKey, rows, random }) => {
  const [id] = typesKey.values(random.integer(1, typesRows(rows))) as readonly [number];
  return [
    sql`DELETE FROM types WHERE id = ${id};`,
    sql`INSERT INTO types VALUES (${typesValues(variant, random, id)});`,
  ];
};
