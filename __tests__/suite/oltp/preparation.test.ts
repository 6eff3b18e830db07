import { describe, expect, it } from "vitest";
import { keyVariants } from "../../../src/model/test.ts";
import { preparationStatements } from "../../../src/suite/sql.ts";
import { contents, prepared } from "./database.ts";

const size = { rows: 1234, seed: 42 };

describe.each(keyVariants)("the preparation of %s tables", (variant) => {
  const database = prepared(variant, size);
  const value = (sql: string) => database.prepare(sql).pluck().get();

  it("loads the rows of the three tables", () => {
    expect(value("SELECT COUNT(*) FROM sbtest1")).toBe(1234);
    expect(value("SELECT COUNT(*) FROM sbtest2")).toBe(1000);
    expect(value("SELECT COUNT(*) FROM sbtest_types")).toBe(1234);
  });

  it("fills columns with values of their types, lengths and ranges", () => {
    for (const table of ["sbtest1", "sbtest2"]) {
      const good = "typeof(k) = 'integer' AND k BETWEEN 1 AND 1234 AND length(c) = 60 AND length(pad) = 30";
      expect(value(`SELECT COUNT(*) FROM ${table} WHERE NOT (${good})`)).toBe(0);
    }
    const good = `typeof(ival) = 'integer' AND ABS(ival) <= 1000000 AND typeof(rval) = 'real'
      AND ABS(rval) <= 1000000 AND length(tval) = 50 AND id BETWEEN 1 AND 1234`;
    expect(value(`SELECT COUNT(*) FROM sbtest_types WHERE NOT (${good})`)).toBe(0);
  });

  it("fills tables with the same rows as in every other variant", () => {
    const reference = prepared("int", size);
    for (const table of ["sbtest1", "sbtest2", "sbtest_types"]) {
      expect(contents(database, table)).toEqual(contents(reference, table));
    }
  });

  it("indexes k of the two sysbench tables and nothing else", () => {
    const indexes = database.prepare(
      "SELECT sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
    );
    expect(indexes.pluck().all()).toEqual([
      "CREATE INDEX sbtest1_k ON sbtest1(k)",
      "CREATE INDEX sbtest2_k ON sbtest2(k)",
    ]);
  });

  it("loads in one transaction, then creates the indexes, and leaves no log to write back", () => {
    const verbs = [...preparationStatements(variant, size)].map(
      (sql) => /^[A-Z]+( (TABLE|INDEX))?/.exec(sql)?.[0],
    );
    const runs = verbs.filter((verb, at) => verb !== verbs[at - 1]);
    const load = ["CREATE TABLE", "INSERT"];
    expect(runs).toEqual(["BEGIN", ...load, ...load, ...load, "COMMIT", "CREATE INDEX", "PRAGMA"]);
  });

  it("makes the same rows where only some tables are asked for", () => {
    const part = prepared(variant, size, ["sbtest2"]);
    expect(contents(part, "sbtest2")).toEqual(contents(database, "sbtest2"));
    expect(part.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()).toEqual([
      "sbtest2",
    ]);
  });
});

it.each([1, 49, 50, 51, 100])("loads exactly %i rows", (rows) => {
  const database = prepared("composite", { rows, seed: 1 });
  for (const table of ["sbtest1", "sbtest2", "sbtest_types"]) {
    expect(contents(database, table)).toHaveLength(rows);
  }
});
