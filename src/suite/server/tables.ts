import type { Variant } from "../../model/test.ts";
import { tableOptions } from "../dialect.ts";
import { keyShapes } from "../oltp/key-shapes.ts";
import { load, rowsPerInsert } from "../oltp/preparation.ts";
import { RandomStream } from "../random.ts";
import { appendText, fixed, type Part } from "../sql-template.ts";
import type { SuiteSize } from "../workload.ts";
import { columns } from "./columns.ts";

/** The prepared tables, in the order in which they are made. */
export const tableNames = ["sbtest1", "sbtest2", "types"] as const;
export type TableName = (typeof tableNames)[number];

/** The new table that bulk inserts fill. */
export const bulkTable = "sbtest_bulk";

/** sysbench's table, with texts of the same length as in the suite `oltp`. */
export function createSysbenchTable(name: string): string {
  const columns = [
    "id INT NOT NULL AUTO_INCREMENT",
    "k INT NOT NULL DEFAULT 0",
    "c CHAR(60) NOT NULL DEFAULT ''",
    "pad CHAR(30) NOT NULL DEFAULT ''",
    "PRIMARY KEY (id)",
  ];
  return `CREATE TABLE ${name}(${columns.join(", ")})${tableOptions.mysql};`;
}

/** Rows of the table `types`, as in the suite of that name: a row is forty times as large as one of sbtest1 with its long texts. */
export function typesRows(rows: number): number {
  return Math.ceil(rows / 10);
}

function createTypes(): string {
  const definitions = columns.map(({ name, type, isOptional = false }) =>
    isOptional || type.includes("NOT NULL") ? `${name} ${type}` : `${name} ${type} NOT NULL`,
  );
  return `CREATE TABLE types(${definitions.join(", ")})${tableOptions.mysql};`;
}

/** All columns of the table `types` by their readers: a `*` would be expanded by each server for itself. */
export const typesRead = columns.map(({ name, read = name }) => read).join(", ");

/** One of this many values of an optional column is NULL. */
const rowsPerNull = 10;

/** Letters that are left of a long text in the variant without them. */
const shortLength = 20;

/** The values of a row of the table `types`: in both variants the same, but for the length of the long texts. */
export function typesValues(variant: Variant, random: RandomStream, id: number): readonly Part[] {
  return columns.map(({ value, isOptional = false, isLong = false }) => {
    const drawn = value(random, id);
    if (isOptional && random.integer(1, rowsPerNull) === 1) return fixed("NULL");
    return isLong && variant !== "server_long" ? String(drawn).slice(0, shortLength) : drawn;
  });
}

function* loadTypes(variant: Variant, { rows, seed }: SuiteSize): Generator<string, void> {
  const random = new RandomStream(seed, "table types of servers");
  const last = typesRows(rows);
  for (let first = 1; first <= last; first += rowsPerInsert) {
    let text = "INSERT INTO types VALUES (";
    for (let id = first; id < first + rowsPerInsert && id <= last; id++)
      text = appendText(id === first ? text : `${text}), (`, typesValues(variant, random, id));
    yield `${text});`;
  }
}

/** The index of a table, which is created after the load, as sysbench does. */
export const indexedColumns: Readonly<Record<TableName, string>> = {
  sbtest1: "k",
  sbtest2: "k",
  types: "bigint_col",
};

/**
 * The tables, loaded in one transaction. The rows of sbtest1 and sbtest2 are those of the suite `oltp` with integer keys: what is
 * known of an engine there can be compared.
 */
export function* preparation(
  variant: Variant,
  size: SuiteSize,
  names: readonly string[] = tableNames,
): Generator<string, void> {
  const own = tableNames.filter((name) => names.includes(name));
  for (const name of own) yield name === "types" ? createTypes() : createSysbenchTable(name);
  yield "BEGIN;";
  for (const name of own)
    yield* name === "types" ? loadTypes(variant, size) : load(name, keyShapes.int, size);
  yield "COMMIT;";
  for (const name of own)
    yield `CREATE INDEX ${name}_${indexedColumns[name]} ON ${name}(${indexedColumns[name]});`;
}
