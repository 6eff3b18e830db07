import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { keyVariants } from "../../../src/model/test.ts";
import { keyShapes } from "../../../src/suite/oltp/key-shapes.ts";
import { createTable } from "../../../src/suite/oltp/tables.ts";
import { sql, type Template, textOf } from "../../../src/suite/sql-template.ts";

/** Around the composite key's change of prefix, and where hex digits and bytes carry. */
const ids = [1, 2, 9, 10, 15, 16, 255, 256, 9999, 10_000, 10_001, 20_000, 65_536, 1_000_000, 99_999_999];

function keyed(variant: (typeof keyVariants)[number]): Database.Database {
  const database = new Database(":memory:");
  const key = keyShapes[variant];
  database.exec(createTable("t", key, ["k INTEGER"]));
  for (const id of ids.toReversed()) database.exec(`INSERT INTO t VALUES (${textOf(key.values(id))}, ${id})`);
  return database;
}

describe.each(keyVariants)("the %s key", (variant) => {
  const key = keyShapes[variant];
  const database = keyed(variant);
  const find = (where: Template) =>
    database
      .prepare(`SELECT k FROM t WHERE ${textOf(where)}`)
      .pluck()
      .all();
  const plan = (where: Template) =>
    database.prepare(`EXPLAIN QUERY PLAN SELECT k FROM t WHERE ${textOf(where)}`).all() as {
      detail: string;
    }[];

  it("finds one row by its logical id", () => {
    for (const id of ids) expect(find(key.equals(id))).toEqual([id]);
  });

  it("orders rows as their logical ids", () => {
    const sorted = database
      .prepare(`SELECT k FROM t ORDER BY ${key.columns.join(", ")}`)
      .pluck()
      .all();
    expect(sorted).toEqual(ids);
  });

  it("includes both ends of a range", () => {
    expect(find(key.between([9999, 65_536]))).toEqual([9999, 10_000, 10_001, 20_000, 65_536]);
    expect(find(key.between([10, 10]))).toEqual([10]);
  });

  it("qualifies a range's columns in a join", () => {
    expect(find(sql`EXISTS (SELECT * FROM t AS other WHERE ${key.between([256, 256], "t")})`)).toEqual([256]);
  });

  it("finds each row of a list once, though ids repeat", () => {
    expect(find(key.among([10_000, 15, 10_000, 3]))).toEqual([15, 10_000]);
  });

  it("never scans the table", () => {
    for (const where of [key.equals(10), key.between([10, 20]), key.among([10, 20])]) {
      expect(plan(where)[0]?.detail).toMatch(/^SEARCH t USING/);
    }
  });
});

it("declares the four shapes", () => {
  const declared = keyVariants.map((variant) => createTable("t", keyShapes[variant], ["k INTEGER"]));
  expect(declared).toEqual([
    "CREATE TABLE t(id INTEGER PRIMARY KEY, k INTEGER);",
    "CREATE TABLE t(a INTEGER, b INTEGER, k INTEGER, PRIMARY KEY (a, b)) WITHOUT ROWID;",
    "CREATE TABLE t(id BLOB PRIMARY KEY, k INTEGER);",
    "CREATE TABLE t(id TEXT PRIMARY KEY, k INTEGER);",
  ]);
});

it("writes blobs of 16 bytes and texts of 32 digits", () => {
  const database = new Database(":memory:");
  const value = (variant: "blob" | "text") =>
    database.prepare(
      `SELECT typeof(v), length(v) FROM (SELECT ${textOf(keyShapes[variant].values(100_000))} AS v)`,
    );
  expect(value("blob").raw().get()).toEqual(["blob", 16]);
  expect(value("text").raw().get()).toEqual(["text", 32]);
});
