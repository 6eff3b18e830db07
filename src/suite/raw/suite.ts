import type { Variant } from "../../model/test.ts";
import { RandomStream } from "../random.ts";
import { appendText, fixed, real, sql, type Template } from "../sql-template.ts";
import type { Suite } from "../suite.ts";
import { checkpoint, type Source, type SuiteSize, type Workload } from "../workload.ts";

/** Rows of the large table: ten times those of the oltp suite's largest. */
function rowsOf(rows: number): number {
  return 10 * rows;
}

/** The small table is a hundredth of the large one: it fits into a processor's caches. */
const smallerBy = 100;

/** How many rows the table that is scanned has, and each that is inserted into. */
function tableRows(variant: Variant, rows: number): number {
  return variant === "raw" ? Math.ceil(rowsOf(rows) / smallerBy) : rowsOf(rows);
}

/** The number of scans of the small table, and of small tables that are filled: fewer would be too short to time well. */
const smallTimes = 10;

function timesOf(variant: Variant): number {
  return variant === "raw" ? smallTimes : 1;
}

const scanned = "raw_rows";
const inserted = (index: number) => `raw_new_${index}`;

/** The values of a row: an integer, a real that is exact in binary, and a short text. */
function* rowValues(count: number, random: RandomStream): Generator<Template, void> {
  for (let id = 1; id <= count; id++) {
    const decimal = (random.integer(-64e6, 64e6) / 64).toFixed(6);
    yield sql`${id}, ${random.integer(0, 2 ** 31 - 1)}, ${real(decimal)}, ${random.letters(16)}`;
  }
}

function* inserts({ variant, rows, random }: Source): Generator<Template, void> {
  yield sql`BEGIN;`;
  for (let index = 0; index < timesOf(variant); index++)
    for (const values of rowValues(tableRows(variant, rows), random))
      yield sql`INSERT INTO ${fixed(inserted(index))} VALUES (${values});`;
  yield sql`COMMIT;`;
}

function* scans({ variant }: Source): Generator<Template, void> {
  for (let index = 0; index < timesOf(variant); index++)
    yield sql`SELECT id, number, amount, word FROM ${fixed(scanned)};`;
}

const source = "Performance Comparison: cloudSQL vs SQLite3, with rows of four columns";

const workloads: readonly Workload[] = [
  {
    name: "sequential_scan",
    kind: "reads",
    storages: ["memory", "file"],
    description: "all columns of all rows: once of the large table, or 10 times of the small one",
    source,
    tables: [scanned],
    times: () => 1,
    statements: scans,
    warm: [`SELECT count(*) FROM ${scanned} WHERE number = 0;`],
    state: [],
  },
  {
    name: "point_inserts",
    kind: "writes",
    storages: ["memory", "file"],
    description:
      "one row a statement into an empty table, in one transaction: the large table, or 10 small ones",
    source,
    tables: ["raw_new"],
    times: () => 1,
    statements: inserts,
    warm: [],
    state: Array.from(
      { length: smallTimes },
      (_, index) => `SELECT id, number, amount, word FROM ${inserted(index)} ORDER BY id;`,
    ),
  },
];

function* preparation(
  variant: Variant,
  { rows, seed }: SuiteSize,
  tables: readonly string[] = [scanned, "raw_new"],
): Generator<string, void> {
  const definition =
    "(id INTEGER PRIMARY KEY, number INTEGER NOT NULL, amount REAL NOT NULL, word TEXT NOT NULL)";
  if (tables.includes(scanned)) {
    yield "BEGIN;";
    yield `CREATE TABLE ${scanned}${definition};`;
    const random = new RandomStream(seed, `table ${variant}`);
    for (const values of rowValues(tableRows(variant, rows), random))
      yield `${appendText(`INSERT INTO ${scanned} VALUES (`, values)});`;
    yield "COMMIT;";
  }
  // As many in both variants, so that the schema is as large.
  if (tables.includes("raw_new"))
    for (let index = 0; index < smallTimes; index++) yield `CREATE TABLE ${inserted(index)}${definition};`;
  yield checkpoint;
}

/** How many rows go in and out in a second without journal, without flushes and with prepared statements. */
export const raw: Suite = {
  name: "raw",
  description:
    "rows per second of inserts and scans, without journal, without flushes, with prepared statements",
  seconds: 50,
  workloads,
  tables: [scanned, "raw_new"],
  form: "prepared",
  noShells: true,
  unit: "rows/s",
  // A sample of the large table takes a second, and a sample of the small table says as much about the runner.
  hasControls: (variant) => variant === "raw",
  attempts: () => ["PRAGMA journal_mode=OFF;", "PRAGMA synchronous=OFF;"],
  preparation,
};
