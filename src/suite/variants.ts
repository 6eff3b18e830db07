import type { Variant } from "../model/test.ts";

/**
 * A primary-key shape: how it is declared, and how a logical id (1 up to the number of rows) is written in SQL.
 * In every shape the order of the keys is the order of the logical ids.
 */
export interface KeyShape {
  /** The key's columns, in key order. */
  readonly columns: readonly string[];
  /** Their definitions in CREATE TABLE, which stand before the other columns. */
  readonly definitions: readonly string[];
  /** Table constraints in CREATE TABLE, which stand after the other columns. */
  readonly constraints: readonly string[];
  /** What follows the closing parenthesis of CREATE TABLE: empty, or starts with a space. */
  readonly options: string;
  /** The values of the key columns in a row, e.g. `5` or `0, 5`. */
  readonly literals: (id: number) => string;
  /** The predicate that finds one row. */
  readonly equals: (id: number) => string;
  /** The predicate for the keys from `first` to `last`, both included; `table` qualifies the columns in a join. */
  readonly between: (first: number, last: number, table?: string) => string;
  /** The predicate for any of the keys, which may repeat; at least one. */
  readonly among: (ids: readonly number[]) => string;
}

function singleColumn(type: string, literal: (id: number) => string): KeyShape {
  return {
    columns: ["id"],
    definitions: [`id ${type} PRIMARY KEY`],
    constraints: [],
    options: "",
    literals: literal,
    equals: (id) => `id = ${literal(id)}`,
    between: (first, last, table) =>
      `${qualified("id", table)} BETWEEN ${literal(first)} AND ${literal(last)}`,
    among: (ids) => `id IN (${ids.map(literal).join(", ")})`,
  };
}

/** Ids that share one value of the composite key's first column. */
const idsPerPrefix = 10_000;

const prefix = (id: number) => Math.floor(id / idsPerPrefix);
const suffix = (id: number) => id % idsPerPrefix;
const rowValue = (id: number) => `(${prefix(id)}, ${suffix(id)})`;

/** Ranges and lists compare row values: https://www.sqlite.org/rowvalue.html */
const composite: KeyShape = {
  columns: ["a", "b"],
  definitions: ["a INTEGER", "b INTEGER"],
  constraints: ["PRIMARY KEY (a, b)"],
  options: " WITHOUT ROWID",
  literals: (id) => `${prefix(id)}, ${suffix(id)}`,
  equals: (id) => `a = ${prefix(id)} AND b = ${suffix(id)}`,
  between: (first, last, table) =>
    `(${qualified("a", table)}, ${qualified("b", table)}) BETWEEN ${rowValue(first)} AND ${rowValue(last)}`,
  // Engines built on a SQLite older than 3.54 take only a subquery at the right of a row-value IN.
  among: (ids) => `(a, b) IN (VALUES ${ids.map(rowValue).join(", ")})`,
};

function qualified(column: string, table?: string): string {
  return table === undefined ? column : `${table}.${column}`;
}

/** 128 bits, so that the order of bytes, and of hex digits, is the order of numbers. */
function hexadecimal(id: number): string {
  return id.toString(16).padStart(32, "0");
}

export const keyShapes: Readonly<Record<Variant, KeyShape>> = {
  int: singleColumn("INTEGER", String),
  composite,
  blob: singleColumn("BLOB", (id) => `X'${hexadecimal(id)}'`),
  text: singleColumn("TEXT", (id) => `'${hexadecimal(id)}'`),
};
