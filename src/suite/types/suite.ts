import type { Variant } from "../../model/test.ts";
import { RandomStream } from "../random.ts";
import { appendText, fixed, type Part, sql, type Template } from "../sql-template.ts";
import type { Suite } from "../suite.ts";
import { checkpoint, type Source, type SuiteSize, type Workload } from "../workload.ts";
import { type Column, columns, indexedLimit } from "./columns.ts";

const table = "types";

/** A row is forty times as large as one of sbtest1 with its long texts, which a tenth of the rows makes up for in part. */
function rowsOf(rows: number): number {
  return Math.ceil(rows / 10);
}

function columnsOf(variant: Variant): readonly Column[] {
  return columns.filter(({ isLong = false }) => variant === "types_long" || !isLong);
}

/** Columns that are read alone, since rows need not be decoded any further than to them. */
const [first, middle, last] = ["tinyint_col", "char_col", "year_col"];

/** Rows that an index scan finds: a hundredth of them. */
const indexedWidth = indexedLimit / 100;

/** An index range that holds about a hundredth of the rows. */
function indexRange({ random }: Source): Template {
  const low = random.integer(0, indexedLimit - indexedWidth);
  return sql`bigint_col BETWEEN ${low} AND ${low + indexedWidth - 1}`;
}

interface Scan extends Pick<Workload, "name" | "description"> {
  readonly times: number;
  readonly statement: (source: Source) => Template;
}

/** All columns by name, in the order of the table: a `*` would be expanded by each engine for itself. */
function allColumns({ variant }: Source): Template {
  return fixed(
    columnsOf(variant)
      .map(({ name }) => name)
      .join(", "),
  );
}

function scanOf(name: string, column: string, place: string): Scan {
  return {
    name,
    description: `the ${place} column of all rows, ${column}`,
    times: 10,
    statement: () => sql`SELECT ${fixed(column)} FROM types;`,
  };
}

const scans: readonly Scan[] = [
  {
    name: "table_scan",
    description: "all columns of all rows",
    times: 10,
    statement: (source) => sql`SELECT ${allColumns(source)} FROM types;`,
  },
  scanOf("first_column_scan", first, "first"),
  scanOf("middle_column_scan", middle, "middle"),
  scanOf("last_column_scan", last, "last"),
  {
    name: "index_scan",
    description: "all columns of a hundredth of the rows, through the index on the big integer",
    times: 100,
    statement: (source) => sql`SELECT ${allColumns(source)} FROM types WHERE ${indexRange(source)};`,
  },
  {
    name: "covering_index_scan",
    description: "the big integer of a hundredth of the rows, from its index alone",
    times: 500,
    statement: (source) => sql`SELECT bigint_col FROM types WHERE ${indexRange(source)};`,
  },
  {
    name: "groupby_scan",
    description: "count, largest and average of integers for each value of the enumeration, over all rows",
    times: 10,
    statement: () =>
      sql`SELECT enum_col, COUNT(*), MAX(int_col), AVG(smallint_col) FROM types GROUP BY enum_col ORDER BY enum_col;`,
  },
  {
    name: "index_join_scan",
    description: "count of a join of 1,000 rows with the same table through the index on the big integer",
    times: 50,
    statement: ({ rows, random }) => {
      const [from, to] = random.range(1000, rowsOf(rows));
      return sql`SELECT COUNT(*) FROM types a JOIN types b ON a.bigint_col = b.bigint_col WHERE a.id BETWEEN ${from} AND ${to};`;
    },
  },
];

const workloads = scans.map(({ name, description, times, statement }): Workload => {
  function* statements(source: Source): Generator<Template, void> {
    for (let index = 0; index < times; index++) yield statement(source);
  }
  return {
    name,
    kind: "reads",
    storages: ["memory", "file"],
    description,
    source: "the table of How We Benchmark Dolt, with scans of sysbench's kind",
    tables: [table],
    times: () => times,
    statements,
    warm: [
      `SELECT count(*) FROM types WHERE ${last} = 0;`,
      "SELECT count(*) FROM types WHERE bigint_col > 0;",
    ],
    state: [],
  };
});

/** One of this many values of an optional column is NULL. */
const rowsPerNull = 10;

function* preparation(variant: Variant, { rows, seed }: SuiteSize): Generator<string, void> {
  const own = columnsOf(variant);
  const random = new RandomStream(seed, `table ${variant}`);
  const value = ({ value: draw, isOptional = false }: Column, id: number): Part => {
    // Always drawn, so that a column's values do not depend on which other columns can be NULL.
    const drawn = draw(random, id);
    return isOptional && random.integer(1, rowsPerNull) === 1 ? fixed("NULL") : drawn;
  };
  yield "BEGIN;";
  yield `CREATE TABLE types(${own.map(definition).join(", ")});`;
  for (let id = 1; id <= rowsOf(rows); id++) {
    const values = own.map((column) => value(column, id));
    yield `${appendText("INSERT INTO types VALUES (", values)});`;
  }
  yield "COMMIT;";
  yield "CREATE INDEX types_bigint_col ON types(bigint_col);";
  yield checkpoint;
}

function definition({ name, type, isOptional = false }: Column): string {
  return `${name} ${type}${isOptional || type.includes("PRIMARY KEY") ? "" : " NOT NULL"}`;
}

/**
 * Scans of a table with a column of every type, with and without the long texts: those move a row to overflow pages, and hide
 * what decoding costs.
 */
export const types: Suite = {
  name: "types",
  description: "scans of a table with a column of every type, with and without long texts",
  seconds: 40,
  workloads,
  tables: [table],
  preparation,
};
