import type { Kind } from "../../model/test.ts";
import { rowsPerInsert } from "../oltp/preparation.ts";
import { sysbenchValues } from "../oltp/tables.ts";
import { RandomStream } from "../random.ts";
import { textOf } from "../sql-template.ts";
import type { Workload } from "../workload.ts";

/** How much the steps of a sequence do, and from which seed. */
export interface StepSize {
  /** Rows of sbtest1, an integer from 1. */
  readonly rows: number;
  /** How often the statements of a workload are repeated; of those that read many rows, a tenth. */
  readonly times: number;
  /** Any integer. */
  readonly seed: number;
}

/** The work of a connection between two comparisons with the baseline. The step finds sbtest1 in the state that the earlier steps have left. */
export interface SequenceStep {
  readonly name: string;
  readonly description: string;
  readonly kind: Kind;
  /**
   * `workload`: it is timed alone too; `recreate`: sbtest1 is dropped and created again; `reopen`: the database is closed and
   * opened again, without statements.
   */
  readonly purpose: "workload" | "recreate" | "other" | "reopen";
  /** Whether the step changes rows: an engine that changes none is then wrong. */
  readonly changesRows: boolean;
  /** Whether the steps after it are the same without it: an engine that refuses it is asked for the later steps alone. */
  readonly mayBeRefused: boolean;
  readonly statements: (size: StepSize) => readonly string[];
}

/** Consecutive rows that the engine itself gives keys, as many in a statement as in the preparation. */
export function assignedRows(count: number, rows: number, random: RandomStream): string[] {
  return Array.from({ length: Math.ceil(count / rowsPerInsert) }, (_, index) => {
    const length = Math.min(rowsPerInsert, count - index * rowsPerInsert);
    const values = Array.from({ length }, () => `(${textOf(sysbenchValues(random, rows))})`);
    return `INSERT INTO sbtest1(k, c, pad) VALUES ${values.join(", ")};`;
  });
}

/**
 * A workload of a suite, with fewer repetitions.
 *
 * @param repeated makes its statements, repeated so often
 * @param part the share of the size's number
 */
export function workloadStep(
  { name, kind, description }: Pick<Workload, "name" | "kind" | "description">,
  repeated: (times: number) => Workload["statements"],
  variant: "int" | "server",
  part: number,
): SequenceStep {
  return {
    name,
    description,
    kind,
    purpose: "workload",
    changesRows: kind === "writes",
    mayBeRefused: false,
    statements: ({ rows, times, seed }) => {
      const random = new RandomStream(seed, `sequence ${name}`);
      return Array.from(repeated(Math.ceil(times * part))({ variant, rows, seed, random }), textOf);
    },
  };
}

/** Writing steps other than workloads. */
export function change(
  name: string,
  description: string,
  statements: SequenceStep["statements"],
  parts: Partial<SequenceStep> = {},
): SequenceStep {
  const usual = { kind: "writes", purpose: "other", changesRows: true, mayBeRefused: false } as const;
  return { name, description, ...usual, statements, ...parts };
}

export const createIndex = "CREATE INDEX sbtest1_k ON sbtest1(k);";

/** A dialect's own part when sbtest1 is dropped and created again. */
export interface NewTable {
  /** Looks between DROP and CREATE, when nothing of the table is there. */
  readonly query: string;
  readonly create: string;
}

/**
 * sbtest1 dropped, created again and filled. The index is created after the load, as sysbench does.
 *
 * @param fill the statements that fill the new table
 */
export function recreate(
  name: string,
  description: string,
  { query, create }: NewTable,
  fill: (size: StepSize, random: RandomStream) => readonly string[],
): SequenceStep {
  const statements = (size: StepSize) => [
    "DROP TABLE sbtest1;",
    query,
    create,
    "BEGIN;",
    ...fill(size, new RandomStream(size.seed, `sequence ${name}`)),
    "COMMIT;",
    createIndex,
  ];
  return change(name, description, statements, { purpose: "recreate" });
}

/** Inserts rows at the end of sbtest1, in one transaction. */
export const insertAssigned: SequenceStep = {
  ...change("insert_assigned", "rows at the end of sbtest1, with keys that the engine assigns", (size) => {
    const random = new RandomStream(size.seed, "sequence insert_assigned");
    const rows = Array.from({ length: size.times }, () => assignedRows(1, size.rows, random));
    return ["BEGIN;", ...rows.flat(), "COMMIT;"];
  }),
  purpose: "workload",
};

/** Rows that are deleted at the end of a table whose keys are never given again, before others are inserted. */
const deletedAtEnd = 10;

/** Fills a table whose engine assigns keys; then rows at its end are deleted, and others inserted. */
export function fillAndReplaceEnd({ rows }: StepSize, random: RandomStream): readonly string[] {
  return [
    ...assignedRows(rows, rows, random),
    `DELETE FROM sbtest1 WHERE id > ${rows - Math.min(deletedAtEnd, Math.floor(rows / 10))};`,
    ...assignedRows(deletedAtEnd, rows, random),
  ];
}

/** Updates, inserts and deletes that are rolled back. */
export const rollback: SequenceStep = change(
  "rollback",
  "updates, inserts and deletes that are rolled back",
  ({ rows, seed }) => [
    "BEGIN;",
    `UPDATE sbtest1 SET k = k + 1 WHERE id <= ${Math.ceil(rows / 2)};`,
    ...assignedRows(10, rows, new RandomStream(seed, "sequence rollback")),
    `DELETE FROM sbtest1 WHERE id > ${Math.ceil(rows / 2)};`,
    "SELECT count(*), sum(k) FROM sbtest1;",
    "ROLLBACK;",
  ],
);
