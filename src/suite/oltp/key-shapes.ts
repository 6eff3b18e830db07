import type { KeyVariant } from "../../model/test.ts";
import { blob, fixed, sql, type Template, type Value } from "../sql-template.ts";

/**
 * A primary-key shape: its declaration, and the form in which a logical id (1 up to the number of rows) is written in SQL.
 * In every shape the order of the keys is the order of the logical ids.
 */
export interface KeyShape {
  /** The key's columns, in key order. */
  readonly columns: readonly string[];
  /** The definitions of the key's columns in CREATE TABLE, which stand before the other columns. */
  readonly definitions: readonly string[];
  /** Table constraints in CREATE TABLE, which stand after the other columns. */
  readonly constraints: readonly string[];
  /** The text after the closing parenthesis of CREATE TABLE: empty, or starts with a space. */
  readonly options: string;
  /** The values of the key columns in a row, e.g. `5` or `0, 5`. */
  readonly values: (id: number) => readonly Value[];
  /** The predicate that finds one row. */
  readonly equals: (id: number) => Template;
  /** The predicate for the keys of a range, both ends included; `table` qualifies the columns in a join. */
  readonly between: (range: readonly [first: number, last: number], table?: string) => Template;
  /** The predicate for any of the keys, which may repeat; at least one. */
  readonly among: (ids: readonly number[]) => Template;
}

function singleColumn(type: string, value: (id: number) => Value): KeyShape {
  return {
    columns: ["id"],
    definitions: [`id ${type} PRIMARY KEY`],
    constraints: [],
    options: "",
    values: (id) => [value(id)],
    equals: (id) => sql`id = ${value(id)}`,
    between: ([first, last], table) =>
      sql`${qualified("id", table)} BETWEEN ${value(first)} AND ${value(last)}`,
    among: (ids) => sql`id IN (${ids.map(value)})`,
  };
}

/** Ids that share one value of the composite key's first column. */
const idsPerPrefix = 10_000;

const prefix = (id: number) => Math.floor(id / idsPerPrefix);
const suffix = (id: number) => id % idsPerPrefix;
const rowValue = (id: number) => sql`(${prefix(id)}, ${suffix(id)})`;

/** Ranges and lists compare row values: https://www.sqlite.org/rowvalue.html */
const composite: KeyShape = {
  columns: ["a", "b"],
  definitions: ["a INTEGER", "b INTEGER"],
  constraints: ["PRIMARY KEY (a, b)"],
  options: " WITHOUT ROWID",
  values: (id) => [prefix(id), suffix(id)],
  equals: (id) => sql`a = ${prefix(id)} AND b = ${suffix(id)}`,
  between: ([first, last], table) =>
    sql`(${qualified("a", table)}, ${qualified("b", table)}) BETWEEN ${rowValue(first)} AND ${rowValue(last)}`,
  // Engines built on a SQLite older than 3.54 take only a subquery at the right of a row-value IN.
  among: (ids) => sql`(a, b) IN (VALUES ${ids.map(rowValue)})`,
};

function qualified(column: string, table?: string): Template {
  return fixed(table === undefined ? column : `${table}.${column}`);
}

/** Two hex digits of each byte: a table is faster than `toString(16)`, and generation spends 6 % of its time there. */
const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const zeros = "0".repeat(24);

/** 128 bits, so that the order of bytes, and of hex digits, is the order of numbers. */
function hexadecimal(id: number): string {
  return `${zeros}${bytes[id >>> 24]}${bytes[(id >>> 16) & 255]}${bytes[(id >>> 8) & 255]}${bytes[id & 255]}`;
}

export const keyShapes: Readonly<Record<KeyVariant, KeyShape>> = {
  int: singleColumn("INTEGER", (id) => id),
  composite,
  blob: singleColumn("BLOB", (id) => blob(hexadecimal(id))),
  text: singleColumn("TEXT", (id) => hexadecimal(id)),
};
