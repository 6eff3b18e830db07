import { describe, expect, it } from "vitest";
import { inTransactions } from "../../../../src/features/workloads/own/in-transactions.ts";

/** The executed text of statements that have no placeholders. */
function executed(written: readonly string[], dialect: "sqlite" | "mysql" = "sqlite"): string[] {
  const statements = written.map((sql) => ({ written: sql, text: sql }));
  return [...inTransactions(statements, written, dialect)];
}

const inserts = Array.from({ length: 2000 }, (_, at) => `INSERT INTO t VALUES (${at});`);

describe("the statements of a preparation", () => {
  // Kpa-clawbot/CoreScope#1819
  it("commit once for 2,000 rows", () => {
    const made = ["CREATE TABLE t(a);", ...inserts, "CREATE INDEX i ON t(a);"];
    expect(executed(made)).toEqual(["BEGIN;", ...made, "COMMIT;"]);
  });

  it("need no transaction if they are one", () => {
    expect(executed(["INSERT INTO t VALUES (1);"])).toEqual(["INSERT INTO t VALUES (1);"]);
    expect(executed([])).toEqual([]);
  });

  it.each([
    "PRAGMA user_version = 3;",
    "VACUUM;",
    "ATTACH 'other' AS o;",
    "SELECT dolt_commit('-A');",
    "WITH x AS (SELECT 1) SELECT commit_it(1) FROM x;",
    "WITH x AS (DELETE FROM t RETURNING a) SELECT a FROM x;",
    "ANALYZE;",
    "EXPLAIN INSERT INTO t VALUES (1);",
    "CREATE VIRTUAL TABLE v USING fts5(a);",
  ])("are committed before %s", (between) => {
    const [one = "", two = "", three = "", four = "", five = ""] = inserts;
    expect(executed([one, two, between, three, between, four, five])).toEqual([
      ...["BEGIN;", one, two, "COMMIT;", between],
      ...[three, between],
      ...["BEGIN;", four, five, "COMMIT;"],
    ]);
  });

  it.each([
    "UPDATE t SET a = 1;",
    "DELETE FROM t;",
    "REPLACE INTO t VALUES (1);",
    "WITH n(i) AS (SELECT replace('a', 'b', 'c')) INSERT INTO t SELECT i FROM n;",
    "CREATE TABLE IF NOT EXISTS u(a);",
    "CREATE TEMP TABLE u(a);",
    "CREATE UNIQUE INDEX u ON t(a);",
    "CREATE TRIGGER g AFTER INSERT ON t BEGIN DELETE FROM u; END;",
    "create view v as select 1;",
  ])("are in a transaction with %s", (one) => {
    expect(executed(["INSERT INTO t VALUES (1);", one])).toEqual([
      "BEGIN;",
      "INSERT INTO t VALUES (1);",
      one,
      "COMMIT;",
    ]);
  });

  it.each([
    "BEGIN IMMEDIATE;",
    "COMMIT;",
    "SAVEPOINT s;",
    "INSERT OR ROLLBACK INTO t VALUES (1);",
    "CREATE TRIGGER g AFTER INSERT ON t BEGIN SELECT RAISE(ROLLBACK, 'no'); END;",
    "SET autocommit = 0;",
  ])("are as they are with %s", (one) => {
    const written = [...inserts.slice(0, 3), one, ...inserts.slice(3, 6)];
    expect(executed(written)).toEqual(written);
  });

  it("of a server are in transactions without what would end one", () => {
    const [one = "", two = "", three = "", four = ""] = inserts;
    expect(
      executed(["CREATE TABLE t(a INT);", one, two, "CREATE INDEX i ON t(a);", three, four], "mysql"),
    ).toEqual([
      ...["CREATE TABLE t(a INT);", "BEGIN;", one, two, "COMMIT;"],
      ...["CREATE INDEX i ON t(a);", "BEGIN;", three, four, "COMMIT;"],
    ]);
  });
});
