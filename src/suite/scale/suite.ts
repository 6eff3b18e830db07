import type { Variant } from "../../model/test.ts";
import { stateStatements } from "../oltp/fresh-state.ts";
import { reads } from "../oltp/reads.ts";
import { type Shape, workloadOfShape } from "../oltp/steps.ts";
import { oltp } from "../oltp/suite.ts";
import { writes } from "../oltp/writes.ts";
import type { Suite } from "../suite.ts";
import type { SuiteSize, Workload } from "../workload.ts";

const table = "sbtest1";

/** A tenth of the rows of the oltp suite's table, as many, and ten times as many. */
function tableRows(variant: Variant, rows: number): number {
  if (variant === "scale_small") return Math.ceil(rows / 10);
  return variant === "scale_large" ? 10 * rows : rows;
}

/** The size of a row in SQLite's file, with its entry in the index on k: 116 bytes of 20,000 rows, 118 of 200,000. */
const bytesPerRow = 118;

/** A page cache for a quarter of the table, so that it is read from the file again. */
function cacheKibibytes(variant: Variant, rows: number): number {
  return Math.ceil((tableRows(variant, rows) * bytesPerRow) / 4 / 1024);
}

/** A share of the statements of the oltp suite: reading ten times as many rows takes ten times as long. */
const fewer = 4;

/** The time to fill a table grows with the table; the inserts show any further growth. */
const leftOut = ["oltp_bulk_insert"];

function workloadOf(shape: Shape): Workload {
  const times = (rows: number) => Math.max(1, Math.ceil(shape.times(rows) / fewer));
  const workload = workloadOfShape({ ...shape, storages: ["file"], times });
  return {
    ...workload,
    state: shape.kind === "reads" ? [] : stateStatements(shape, [table]),
    statements: ({ variant, rows, seed, random }) =>
      workload.statements({ variant: "int", rows: tableRows(variant, rows), seed, random }),
  };
}

const workloads = [...reads, ...writes]
  .filter(({ name, tables }) => !leftOut.includes(name) && tables.every((one) => one === table))
  .map(workloadOf);

function preparation(variant: Variant, { rows, seed }: SuiteSize): Iterable<string> {
  return oltp.preparation("int", { rows: tableRows(variant, rows), seed }, [table]);
}

/** The oltp suite's statements on tables of three sizes, each larger than its page cache: what grows with the table? */
export const scale: Suite = {
  name: "scale",
  // Ten times the rows take ten times as long, and say the same about the code.
  isCounted: (variant) => variant !== "scale_large",
  description:
    "reads and writes of tables of three sizes, four times as large as the page cache, and how they grow",
  seconds: 70,
  workloads,
  tables: [table],
  tableRows,
  hasControls: (variant) => variant !== "scale_large",
  attempts: (variant, { rows }) => [`PRAGMA cache_size=-${cacheKibibytes(variant, rows)};`],
  preparation,
};
