import type { RandomStream } from "../random.ts";
import { blob, real, type Value } from "../sql-template.ts";

/** A column of the table of all types. */
export interface Column {
  readonly name: string;
  /** As it is declared; SQLite takes an affinity from it. */
  readonly type: string;
  /** Whether about one row in ten has NULL. */
  readonly isOptional?: boolean;
  /** Whether only the variant with long texts has the column. */
  readonly isLong?: boolean;
  /** The value of a row, by its id, if it is not NULL. */
  readonly value: (random: RandomStream, id: number) => Value;
}

/** The indexed integers are below this, each as likely. */
export const indexedLimit = 2 ** 50;

/** A signed integer of `bits` bits, 53 at most, so that it is exact here; shorter integers are as likely as long ones. */
function integer(bits: number): Column["value"] {
  return (random) => wide(random, bits) * (random.integer(0, 1) === 0 ? 1 : -1);
}

function unsigned(bits: number): Column["value"] {
  return (random) => wide(random, bits);
}

/** A whole number of at most this many bits; a random number of leading ones are 0, so that all lengths of storage occur. */
function wide(random: RandomStream, bits: number): number {
  const used = random.integer(1, bits);
  const low = random.integer(0, 2 ** Math.min(used, 26) - 1);
  return used <= 26 ? low : low + 2 ** 26 * random.integer(0, 2 ** (used - 26) - 1);
}

/** A number that is exact in binary, and so in every engine: a multiple of 1/64 with six decimals. */
function sixtyFourths(limit: number): Column["value"] {
  return (random) => real((random.integer(-limit * 64, limit * 64) / 64).toFixed(6));
}

/** As many letters as drawn. */
function letters(least: number, most = least): Column["value"] {
  return (random) => random.letters(random.integer(least, most));
}

function oneOf(values: readonly string[]): Column["value"] {
  return (random) => random.oneOf(values);
}

const two = (value: number) => String(value).padStart(2, "0");

/** `2031-02-28` */
function date(random: RandomStream): string {
  return `${random.integer(1970, 2037)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`;
}

/** `23:59:59` */
function time(random: RandomStream): string {
  return [random.integer(0, 23), random.integer(0, 59), random.integer(0, 59)].map(two).join(":");
}

const dateTime = (random: RandomStream) => `${date(random)} ${time(random)}`;

const members = ["a", "b", "c", "d"];

/** Some of the members, as a set is written. */
function someOf(random: RandomStream): string {
  const chosen = random.integer(0, 2 ** members.length - 1);
  return members.filter((_, index) => (chosen >> index) % 2 === 1).join(",");
}

/**
 * One column of every type that a SQL schema has, 28 in all: in SQLite their names are affinities, and rows hold integers of 1
 * to 7 bytes, reals, short and long texts, dates, blobs and NULLs.
 *
 * Source: the table of How We Benchmark Dolt, https://www.dolthub.com/blog/2022-06-08-how-we-benchmark-dolt/
 */
export const columns: readonly Column[] = [
  { name: "id", type: "INTEGER PRIMARY KEY", value: (_, id) => id },
  { name: "tinyint_col", type: "TINYINT", value: integer(7) },
  { name: "smallint_col", type: "SMALLINT", value: integer(15) },
  { name: "mediumint_col", type: "MEDIUMINT", isOptional: true, value: integer(23) },
  { name: "int_col", type: "INT", value: integer(31) },
  { name: "bigint_col", type: "BIGINT", value: (random) => random.integer(0, indexedLimit - 1) },
  { name: "tinyint_unsigned_col", type: "TINYINT UNSIGNED", value: unsigned(8) },
  { name: "smallint_unsigned_col", type: "SMALLINT UNSIGNED", value: unsigned(16) },
  { name: "mediumint_unsigned_col", type: "MEDIUMINT UNSIGNED", value: unsigned(24) },
  { name: "int_unsigned_col", type: "INT UNSIGNED", isOptional: true, value: unsigned(32) },
  { name: "bigint_unsigned_col", type: "BIGINT UNSIGNED", value: unsigned(50) },
  { name: "decimal_col", type: "DECIMAL(10,2)", value: sixtyFourths(1e6) },
  { name: "float_col", type: "FLOAT", value: sixtyFourths(1e3) },
  { name: "double_col", type: "DOUBLE", isOptional: true, value: sixtyFourths(1e6) },
  { name: "bit_col", type: "BIT(64)", value: (random) => blob(hexadecimal(random, 8)) },
  { name: "char_col", type: "CHAR(10)", value: letters(10) },
  { name: "varchar_col", type: "VARCHAR(255)", isOptional: true, value: letters(1, 60) },
  { name: "tinytext_col", type: "TINYTEXT", value: letters(20, 100) },
  { name: "text_col", type: "TEXT", isLong: true, value: letters(300) },
  { name: "mediumtext_col", type: "MEDIUMTEXT", isLong: true, value: letters(1000) },
  { name: "longtext_col", type: "LONGTEXT", isLong: true, isOptional: true, value: letters(4000) },
  { name: "enum_col", type: "ENUM", value: oneOf(["val0", "val1", "val2"]) },
  { name: "set_col", type: '"SET"', value: someOf },
  { name: "date_col", type: "DATE", value: date },
  { name: "time_col", type: "TIME", value: time },
  { name: "datetime_col", type: "DATETIME", isOptional: true, value: dateTime },
  { name: "timestamp_col", type: "TIMESTAMP", value: dateTime },
  { name: "year_col", type: "YEAR", value: (random) => random.integer(1970, 2037) },
];

function hexadecimal(random: RandomStream, bytes: number): string {
  return Array.from({ length: bytes }, () => random.integer(0, 255).toString(16).padStart(2, "0")).join("");
}
