import { throughIndex } from "../dialect.ts";
import { keyShapes } from "../oltp/key-shapes.ts";
import { load } from "../oltp/preparation.ts";
import { RandomStream } from "../random.ts";
import { createSysbenchTable, preparation } from "../server/tables.ts";
import { repeatedStatements, shapeNamed } from "../server/workloads.ts";
import {
  assignedRows,
  change,
  createIndex,
  fillAndReplaceEnd,
  insertAssigned,
  type NewTable,
  recreate,
  rollback,
  type SequenceStep,
  type StepSize,
  workloadStep,
} from "./step.ts";

/** A workload of the suite `server`. */
function workload(name: string, part: number): SequenceStep {
  const shape = shapeNamed(name);
  return workloadStep(shape, (times) => repeatedStatements(shape, () => times), "server", part);
}

const newTable: NewTable = {
  query:
    "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'sbtest1';",
  create: createSysbenchTable("sbtest1"),
};

/**
 * Keys that a server assigns are compared where MySQL's documentation defines them: from 1 in a new or truncated table, then one
 * more than the largest ever. Neither a rollback gives a key again nor a DELETE.
 * https://dev.mysql.com/doc/refman/8.0/en/innodb-auto-increment-handling.html
 *
 * CREATE TABLE and DROP TABLE end a transaction in MySQL, and there is no VACUUM.
 */
export const mysqlSteps: readonly SequenceStep[] = [
  workload("oltp_point_select", 1),
  workload("select_random_ranges", 0.1),
  workload("covering_index_scan", 0.1),
  workload("index_join", 0.1),
  workload("oltp_update_index", 1),
  workload("oltp_update_non_index", 1),
  workload("oltp_delete_insert", 0.5),
  workload("oltp_read_write", 0.1),
  insertAssigned,
  recreate("recreate", "sbtest1 dropped, created again and filled with given keys", newTable, (size) => [
    ...load("sbtest1", keyShapes.int, size),
  ]),
  recreate(
    "recreate_assigned",
    "the same with keys that AUTO_INCREMENT assigns",
    newTable,
    ({ rows }, random) => assignedRows(rows, rows, random),
  ),
  recreate(
    "recreate_autoincrement",
    "the same; then rows at the end are deleted and others inserted",
    newTable,
    fillAndReplaceEnd,
  ),
  change(
    "truncate",
    "sbtest1 emptied by TRUNCATE TABLE, and filled with keys that AUTO_INCREMENT assigns",
    ({ rows, seed }) => [
      "TRUNCATE TABLE sbtest1;",
      "BEGIN;",
      ...assignedRows(rows, rows, new RandomStream(seed, "sequence truncate")),
      "COMMIT;",
    ],
  ),
  change(
    "recreate_index",
    "the index on k dropped and created again",
    () => ["DROP INDEX sbtest1_k ON sbtest1;", createIndex],
    { changesRows: false },
  ),
  rollback,
  change("reopen", "the connection closed and opened again", () => [], {
    purpose: "reopen",
    changesRows: false,
  }),
];

/** The statements that make the tables for the first step: sbtest1 with given keys, and sbtest2, which no step changes. */
export function mysqlPreparation({ rows, seed }: StepSize): Iterable<string> {
  return preparation("server", { rows, seed }, ["sbtest1", "sbtest2"]);
}

/** Statements whose results show the state after a step: all rows, the indexes, and which tables there are. */
export const mysqlState: readonly string[] = ["sbtest1", "sbtest2"]
  .flatMap((table) => [
    `SELECT id, k, c, pad FROM ${table} ORDER BY id;`,
    `SELECT k FROM ${table} ${throughIndex(`${table}_k`, "mysql")} WHERE k >= 0;`,
  ])
  .concat(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name LIKE 'sbtest%';",
  );
