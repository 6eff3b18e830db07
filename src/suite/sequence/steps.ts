import type { Kind } from "../../model/test.ts";
import { keyShapes } from "../oltp/key-shapes.ts";
import { load, preparation, rowsPerInsert } from "../oltp/preparation.ts";
import { reads } from "../oltp/reads.ts";
import { workloadOfShape } from "../oltp/steps.ts";
import { createTable, sysbenchColumns, sysbenchValues } from "../oltp/tables.ts";
import { writes } from "../oltp/writes.ts";
import { RandomStream } from "../random.ts";
import { textOf } from "../sql-template.ts";

/** How much the steps of a sequence do, and from which seed. */
export interface StepSize {
  /** Rows of sbtest1, an integer from 1. */
  readonly rows: number;
  /** How often the statements of a workload are repeated; of those that read many rows, a tenth. */
  readonly times: number;
  /** Any integer. */
  readonly seed: number;
}

/** What a connection does between two comparisons with SQLite. It finds sbtest1 as the steps before have left it. */
export interface SequenceStep {
  readonly name: string;
  readonly description: string;
  readonly kind: Kind;
  /**
   * `workload`: it is timed alone too; `recreate`: sbtest1 is dropped and created again; `reopen`: the database is closed and
   * opened again, without statements.
   */
  readonly purpose: "workload" | "recreate" | "other" | "reopen";
  /** Whether it changes rows, so that an engine which changes none is wrong, whatever others do. */
  readonly changesRows: boolean;
  /** Whether the steps after it are the same without it: an engine that refuses it is asked for those alone. */
  readonly mayBeRefused: boolean;
  readonly statements: (size: StepSize) => readonly string[];
}

/** Consecutive rows that the engine itself gives keys, as many in a statement as in the preparation. */
function assignedRows(count: number, rows: number, random: RandomStream): string[] {
  return Array.from({ length: Math.ceil(count / rowsPerInsert) }, (_, index) => {
    const length = Math.min(rowsPerInsert, count - index * rowsPerInsert);
    const values = Array.from({ length }, () => `(${textOf(sysbenchValues(random, rows))})`);
    return `INSERT INTO sbtest1(k, c, pad) VALUES ${values.join(", ")};`;
  });
}

/** A workload of the oltp suite for integer keys, with fewer repetitions. */
function workload(name: string, part: number): SequenceStep {
  const shape = [...reads, ...writes].find((one) => one.name === name);
  if (shape === undefined) throw new Error(`the oltp suite has no workload ${name}`);
  const { kind, description } = shape;
  return {
    name,
    description,
    kind,
    purpose: "workload",
    changesRows: kind === "writes",
    mayBeRefused: false,
    statements: ({ rows, times, seed }) => {
      const { statements } = workloadOfShape({ ...shape, times: () => Math.ceil(times * part) });
      const random = new RandomStream(seed, `sequence ${name}`);
      return Array.from(statements({ variant: "int", rows, seed, random }), textOf);
    },
  };
}

/** Steps that write and are no workload. */
function change(
  name: string,
  description: string,
  statements: SequenceStep["statements"],
  parts: Partial<SequenceStep> = {},
): SequenceStep {
  const usual = { kind: "writes", purpose: "other", changesRows: true, mayBeRefused: false } as const;
  return { name, description, ...usual, statements, ...parts };
}

const autoincrement = { ...keyShapes.int, definitions: ["id INTEGER PRIMARY KEY AUTOINCREMENT"] };

const createIndex = "CREATE INDEX sbtest1_k ON sbtest1(k);";

/** Rows that are deleted at the end of a table with AUTOINCREMENT before others are inserted: their keys are not given again. */
const deletedAtEnd = 10;

/**
 * Between DROP and CREATE nothing of the table is there. The index is created after the load, as sysbench does.
 *
 * @param fill the statements that fill the new table
 */
function recreate(
  name: string,
  description: string,
  key: typeof keyShapes.int,
  fill: (size: StepSize, random: RandomStream) => readonly string[],
): SequenceStep {
  const statements = (size: StepSize) => [
    "DROP TABLE sbtest1;",
    "SELECT count(*) FROM sqlite_master WHERE tbl_name = 'sbtest1';",
    createTable("sbtest1", key, sysbenchColumns),
    "BEGIN;",
    ...fill(size, new RandomStream(size.seed, `sequence ${name}`)),
    "COMMIT;",
    createIndex,
  ];
  return change(name, description, statements, { purpose: "recreate" });
}

/**
 * Keys that an engine assigns are compared where SQLite's documentation defines them: from 1 in a new table, then one more
 * than the largest, with AUTOINCREMENT than the largest ever. So rows at the end are deleted only with AUTOINCREMENT.
 * https://www.sqlite.org/autoinc.html
 */
export const sequenceSteps: readonly SequenceStep[] = [
  workload("oltp_point_select", 1),
  workload("oltp_range_select", 0.1),
  workload("covering_index_scan", 0.1),
  workload("index_join", 0.1),
  workload("oltp_update_index", 1),
  workload("oltp_update_non_index", 1),
  workload("oltp_delete_insert", 0.5),
  workload("oltp_read_write", 0.1),
  {
    ...change("insert_assigned", "rows at the end of sbtest1, with keys that the engine assigns", (size) => {
      const random = new RandomStream(size.seed, "sequence insert_assigned");
      const rows = Array.from({ length: size.times }, () => assignedRows(1, size.rows, random));
      return ["BEGIN;", ...rows.flat(), "COMMIT;"];
    }),
    purpose: "workload",
  },
  recreate("recreate", "sbtest1 dropped, created again and filled with given keys", keyShapes.int, (size) => [
    ...load("sbtest1", keyShapes.int, size),
  ]),
  recreate(
    "recreate_assigned",
    "the same with keys that the engine assigns",
    keyShapes.int,
    ({ rows }, random) => assignedRows(rows, rows, random),
  ),
  recreate(
    "recreate_autoincrement",
    "the same with AUTOINCREMENT; then rows at the end are deleted and others inserted",
    autoincrement,
    ({ rows }, random) => [
      ...assignedRows(rows, rows, random),
      `DELETE FROM sbtest1 WHERE id > ${rows - Math.min(deletedAtEnd, Math.floor(rows / 10))};`,
      ...assignedRows(deletedAtEnd, rows, random),
    ],
  ),
  change("rollback", "updates, inserts and deletes that are rolled back", ({ rows, seed }) => [
    "BEGIN;",
    `UPDATE sbtest1 SET k = k + 1 WHERE id <= ${Math.ceil(rows / 2)};`,
    ...assignedRows(10, rows, new RandomStream(seed, "sequence rollback")),
    `DELETE FROM sbtest1 WHERE id > ${Math.ceil(rows / 2)};`,
    "SELECT count(*), sum(k) FROM sbtest1;",
    "ROLLBACK;",
  ]),
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

const byName = new Map(sequenceSteps.map((step) => [step.name, step]));

/** The step of this name; undefined if there is none, as in a file of results from elsewhere. */
export function findStep(name: string): SequenceStep | undefined {
  return byName.get(name);
}

/** The step of this name. @throws Error if there is none */
export function stepNamed(name: string): SequenceStep {
  const step = findStep(name);
  if (step === undefined) throw new Error(`no step of a sequence is called "${name}"`);
  return step;
}

/** The statements that make what the first step finds: sbtest1 with given keys, and sbtest2, which no step changes. */
export function sequencePreparation({ rows, seed }: StepSize): Iterable<string> {
  return preparation(keyShapes.int, { rows, seed }, ["sbtest1", "sbtest2"]);
}

/** Statements whose results say what a step has left: all rows, the indexes, and which tables there are. */
export const sequenceState: readonly string[] = ["sbtest1", "sbtest2"]
  .flatMap((table) => [
    `SELECT * FROM ${table} ORDER BY id;`,
    `SELECT k FROM ${table} INDEXED BY ${table}_k;`,
  ])
  .concat("SELECT type, name, tbl_name FROM sqlite_master WHERE name LIKE 'sbtest%';");
