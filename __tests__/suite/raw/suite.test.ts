import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { raw } from "../../../src/suite/raw/suite.ts";
import { preparationStatements, timedStatements, timedTemplates } from "../../../src/suite/sql.ts";
import { shapeOf } from "../../../src/suite/sql-template.ts";

const size = { rows: 300, seed: 42 };

function prepared(variant: "raw" | "raw_large"): Database.Database {
  const database = new Database(":memory:");
  for (const statement of preparationStatements(variant, size)) database.exec(statement);
  return database;
}

describe("the suite raw", () => {
  it.each([
    ["raw", 30, 10],
    ["raw_large", 3000, 1],
  ] as const)("scans a table in the variant %s: %d rows, %d times", (variant, rows, times) => {
    const database = prepared(variant);
    expect(database.prepare("SELECT COUNT(*) FROM raw_rows").pluck().get()).toBe(rows);
    const scans = [...timedStatements({ variant, workload: "sequential_scan" }, size)];
    expect(scans).toHaveLength(times);
    const read = scans.map((scan) => database.prepare(scan).all().length);
    expect(read.reduce((sum, one) => sum + one, 0)).toBe(rows * times);
  });

  it.each([
    ["raw", 10, 30],
    ["raw_large", 1, 3000],
  ] as const)(
    "inserts into empty tables in the variant %s: %d of them get %d rows",
    (variant, tables, rows) => {
      const database = prepared(variant);
      const count = (index: number) =>
        database.prepare(`SELECT COUNT(*) FROM raw_new_${index}`).pluck().get();
      expect(Array.from({ length: 10 }, (_, index) => count(index))).toEqual(Array(10).fill(0));
      for (const statement of timedStatements({ variant, workload: "point_inserts" }, size))
        database.exec(statement);
      expect(Array.from({ length: tables }, (_, index) => count(index))).toEqual(Array(tables).fill(rows));
    },
  );

  it("has few shapes, to be prepared once each", () => {
    const shapes = new Set(
      [...timedTemplates({ variant: "raw_large", workload: "point_inserts" }, size)].map(shapeOf),
    );
    expect([...shapes]).toEqual(["BEGIN;", "INSERT INTO raw_new_0 VALUES (?, ?, ?, ?);", "COMMIT;"]);
  });

  it("shows rows per second, and tries to go without journal and flushes", () => {
    expect(raw).toMatchObject({ unit: "rows/s", form: "prepared", noShells: true });
    expect(raw.attempts?.("raw", size)).toEqual(["PRAGMA journal_mode=OFF;", "PRAGMA synchronous=OFF;"]);
  });
});
