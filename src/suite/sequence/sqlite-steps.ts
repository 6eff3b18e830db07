import { keyShapes } from "../oltp/key-shapes.ts";
import { load, preparation } from "../oltp/preparation.ts";
import { reads } from "../oltp/reads.ts";
import { workloadOfShape } from "../oltp/steps.ts";
import { createTable, sysbenchColumns } from "../oltp/tables.ts";
import { writes } from "../oltp/writes.ts";
import { RandomStream } from "../random.ts";
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

/** A workload of the oltp suite for integer keys. */
function workload(name: string, part: number): SequenceStep {
  const shape = [...reads, ...writes].find((one) => one.name === name);
  if (shape === undefined) throw new Error(`the oltp suite has no workload ${name}`);
  return workloadStep(
    shape,
    (times) => workloadOfShape({ ...shape, times: () => times }).statements,
    "int",
    part,
  );
}

const autoincrement = { ...keyShapes.int, definitions: ["id INTEGER PRIMARY KEY AUTOINCREMENT"] };

function newTable(key: typeof keyShapes.int): NewTable {
  return {
    query: "SELECT count(*) FROM sqlite_master WHERE tbl_name = 'sbtest1';",
    create: createTable("sbtest1", key, sysbenchColumns),
  };
}

/**
 * Keys that an engine assigns are compared where SQLite's documentation defines them: from 1 in a new table, then one more
 * than the largest, with AUTOINCREMENT than the largest ever. So rows at the end are deleted only with AUTOINCREMENT.
 * https://www.sqlite.org/autoinc.html
 */
export const sqliteSteps: readonly SequenceStep[] = [
  workload("oltp_point_select", 1),
  workload("oltp_range_select", 0.1),
  workload("covering_index_scan", 0.1),
  workload("index_join", 0.1),
  workload("oltp_update_index", 1),
  workload("oltp_update_non_index", 1),
  workload("oltp_delete_insert", 0.5),
  workload("oltp_read_write", 0.1),
  insertAssigned,
  recreate(
    "recreate",
    "sbtest1 dropped, created again and filled with given keys",
    newTable(keyShapes.int),
    (size) => [...load("sbtest1", keyShapes.int, size)],
  ),
  recreate(
    "recreate_assigned",
    "the same with keys that the engine assigns",
    newTable(keyShapes.int),
    ({ rows }, random) => assignedRows(rows, rows, random),
  ),
  recreate(
    "recreate_autoincrement",
    "the same with AUTOINCREMENT; then rows at the end are deleted and others inserted",
    newTable(autoincrement),
    fillAndReplaceEnd,
  ),
  rollback,
  change(
    "rollback_drop",
    "sbtest1 dropped and created again with AUTOINCREMENT, which is rolled back",
    (size) => [
      "BEGIN;",
      "DROP TABLE sbtest1;",
      createTable("sbtest1", autoincrement, sysbenchColumns),
      ...assignedRows(10, size.rows, new RandomStream(size.seed, "sequence rollback_drop")),
      createIndex,
      "SELECT id, k FROM sbtest1 ORDER BY id;",
      "ROLLBACK;",
    ],
  ),
  change("vacuum", "VACUUM", () => ["VACUUM;"], { changesRows: false, mayBeRefused: true }),
  change("reopen", "the database closed and opened again; on file only", () => [], {
    purpose: "reopen",
    changesRows: false,
  }),
];

/** The statements that make the tables for the first step: sbtest1 with given keys, and sbtest2, which no step changes. */
export function sqlitePreparation({ rows, seed }: StepSize): Iterable<string> {
  return preparation(keyShapes.int, { rows, seed }, ["sbtest1", "sbtest2"]);
}

/** Statements whose results show the state after a step: all rows, the indexes, and which tables there are. */
export const sqliteState: readonly string[] = ["sbtest1", "sbtest2"]
  .flatMap((table) => [
    `SELECT * FROM ${table} ORDER BY id;`,
    `SELECT k FROM ${table} INDEXED BY ${table}_k;`,
  ])
  .concat("SELECT type, name, tbl_name FROM sqlite_master WHERE name LIKE 'sbtest%';");
