import type { RandomStream } from "../random.ts";
import { real, type Value } from "../sql-template.ts";
import { type KeyShape, keyShapes } from "./key-shapes.ts";

/** The prepared tables, in the order in which they are made. */
export const tableNames = ["sbtest1", "sbtest2", "sbtest_types"] as const;
export type TableName = (typeof tableNames)[number];

/** The new table that bulk inserts fill. */
export const bulkTable = "sbtest_bulk";

/** A table's columns beside its key, the rows it gets, and what stands in them. */
interface Table {
  readonly columns: readonly string[];
  /** The column with a secondary index, if any. */
  readonly indexed?: string;
  /** The key, if it is not the variant's. */
  readonly key?: KeyShape;
  /** Rows, where sbtest1 has `rows`. */
  readonly rows: (rows: number) => number;
  /** The values beside the key of one row. */
  readonly values: (random: RandomStream, rows: number) => readonly Value[];
}

/** The columns of sysbench's tables beside the key, see `create_table` in its oltp_common.lua. */
export const sysbenchColumns = [
  "k INTEGER NOT NULL DEFAULT 0",
  "c TEXT NOT NULL DEFAULT ''",
  "pad TEXT NOT NULL DEFAULT ''",
];

/** New random values of k, c and pad, where sbtest1 has `rows` rows: k is one of its ids. */
export function sysbenchValues(random: RandomStream, rows: number): readonly Value[] {
  return [random.integer(1, rows), columnC(random), random.letters(30)];
}

/** A new random text for column c. */
export function columnC(random: RandomStream): string {
  return random.letters(60);
}

/**
 * New random values of ival, rval and tval: a million either way, rval with six decimals. The decimals are 64ths, which are exact in binary: SQLite 3.40 was seen to read one in 4,000 others as the number next to the nearest.
 */
export function typesValues(random: RandomStream): readonly Value[] {
  return [random.integer(-1e6, 1e6), sixtyFourths(random.integer(-64e6, 64e6)), random.letters(50)];
}

/** The six decimals of 0/64 to 63/64, with the point. */
const decimals = Array.from({ length: 64 }, (_, numerator) => (numerator / 64).toFixed(6).slice(1));

/** `numerator` / 64 with six decimals. `toFixed` gives the same, and takes 4 % of the time of generating the suite. */
function sixtyFourths(numerator: number): Value {
  const magnitude = Math.abs(numerator);
  return real(`${numerator < 0 ? "-" : ""}${Math.floor(magnitude / 64)}${decimals[magnitude % 64]}`);
}

const tables: Readonly<Record<TableName, Table>> = {
  sbtest1: { columns: sysbenchColumns, indexed: "k", rows: (rows) => rows, values: sysbenchValues },
  sbtest2: {
    columns: sysbenchColumns,
    indexed: "k",
    rows: (rows) => Math.min(rows, 1000),
    values: sysbenchValues,
  },
  // Its subject is value types, so its key has one shape in every variant.
  sbtest_types: {
    columns: ["ival INTEGER", "rval REAL", "tval TEXT"],
    key: keyShapes.int,
    rows: (rows) => rows,
    values: typesValues,
  },
};

export function table(name: TableName): Table {
  return tables[name];
}

/** The CREATE TABLE statement for a key and the definitions of the other columns. */
export function createTable(name: string, key: KeyShape, columns: readonly string[]): string {
  const parts = [...key.definitions, ...columns, ...key.constraints];
  return `CREATE TABLE ${name}(${parts.join(", ")})${key.options};`;
}
