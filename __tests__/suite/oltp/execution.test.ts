import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { type KeyVariant, keyVariants } from "../../../src/model/test.ts";
import { keyShapes } from "../../../src/suite/oltp/key-shapes.ts";
import { oltp } from "../../../src/suite/oltp/suite.ts";
import { timedStatements } from "../../../src/suite/sql.ts";
import { textOf } from "../../../src/suite/sql-template.ts";
import { contents, execute, type Outcome, prepared } from "./database.ts";

const { workloads } = oltp;

/** Looking up a random k, or joining on it, may rightly find nothing. */
const mayBeEmpty = new Set(["oltp_index_scan", "index_join"]);

/** Whether a query found what every one of its kind must. */
function found({ sql, rows }: Outcome): boolean {
  const overKeys = /^SELECT (SUM|COUNT)\(k\)/.test(sql) && !/ k BETWEEN /.test(sql);
  return overKeys ? Number(rows[0]?.[0]) > 0 : rows.length > 0;
}

const cases = keyVariants.flatMap((variant) => [1, 2, 1000].map((rows) => [variant, rows] as const));

describe.each(cases)("in %s tables of %i rows", (variant, rows) => {
  const size = { rows, seed: 42 };
  const image = prepared(variant, size).serialize();

  it("every workload runs to its end, and every write changes one row", { timeout: 30_000 }, () => {
    for (const { name } of workloads) {
      const database = new Database(image);
      const all = [...timedStatements({ variant, workload: name }, size)];
      database.exec(all.join("\n"));
      // No predicate matches more than one key, so the total says that none matched nothing.
      const changes = database.prepare("SELECT total_changes()").pluck().get();
      expect(changes, name).toBe(all.filter((sql) => /^(UPDATE|DELETE|INSERT) /.test(sql)).length);
      expect(database.inTransaction).toBe(false);
      database.close();
    }
  });

  it("every query over keys finds rows", () => {
    const database = new Database(image);
    for (const { name } of workloads.filter(({ kind, name }) => kind === "reads" && !mayBeEmpty.has(name))) {
      const some = [...timedStatements({ variant, workload: name }, size)].slice(0, 300);
      expect(some.map((sql) => execute(database, sql)).filter((outcome) => !found(outcome))).toEqual([]);
    }
  });
});

/** Enough rows for the composite key to change its prefix. */
const large = { rows: 10_500, seed: 42 };
const largeImages = Object.fromEntries(
  keyVariants.map((variant) => [variant, prepared(variant, large).serialize()]),
) as Record<KeyVariant, Buffer>;

/** A large database after a workload. */
function run(variant: KeyVariant, workload: string): Database.Database {
  const database = new Database(largeImages[variant]);
  database.exec([...timedStatements({ variant, workload }, large)].join("\n"));
  return database;
}

/** The results of a function that is called with the same words again. */
function remembered<Result>(make: (variant: KeyVariant, workload: string) => Result): typeof make {
  const known = new Map<string, Result>();
  return (variant, workload) => {
    const key = `${variant} ${workload}`;
    const result = known.get(key) ?? make(variant, workload);
    known.set(key, result);
    return result;
  };
}

/** The outcomes of a workload's first statements in a large database. */
const outcomes = remembered((variant, workload): Outcome[] => {
  const database = new Database(largeImages[variant]);
  const first = [...timedStatements({ variant, workload }, large)].slice(0, 300);
  return first.map((sql) => execute(database, sql));
});

/** The content of the tables that workloads write, after a workload. */
const left = remembered((variant, workload) => {
  const database = run(variant, workload);
  return ["sbtest1", "sbtest_types"].map((table) => contents(database, table));
});

describe.each(keyVariants)("in large %s tables", (variant) => {
  it.each(["oltp_range_select", "oltp_order_range", "oltp_distinct_range"])(
    "%s reads exactly 100 rows",
    (name) => {
      for (const { sql, rows } of outcomes(variant, name)) expect(rows, sql).toHaveLength(100);
    },
  );

  it("select_random_ranges counts exactly 10 keys, and groupby_scan 1,000", () => {
    for (const { sql, rows } of outcomes(variant, "select_random_ranges")) expect(rows, sql).toEqual([[10]]);
    for (const { sql, rows } of outcomes(variant, "groupby_scan")) {
      expect(
        rows.reduce((sum, [, count]) => sum + Number(count), 0),
        sql,
      ).toBe(1000);
    }
  });

  it("the reads find the same values as in integer-key tables", () => {
    const texts = (of: KeyVariant, name: string) =>
      outcomes(of, name).map(({ rows }) => rows.map((row) => row.filter(isPayload)).sort());
    for (const name of ["oltp_index_scan", "select_random_points"]) {
      expect(texts(variant, name)).toEqual(texts("int", name));
    }
    const numbers = (of: KeyVariant, name: string) => outcomes(of, name).map(({ rows }) => rows);
    for (const name of ["oltp_sum_range", "groupby_scan", "index_join_scan"]) {
      expect(numbers(variant, name)).toEqual(numbers("int", name));
    }
  });

  it("only the two scanning workloads read a whole table", () => {
    const database = new Database(largeImages[variant]);
    const scanning = workloads.filter(({ name }) =>
      [...timedStatements({ variant, workload: name }, large)]
        .slice(0, 20)
        .filter((sql) => /^(SELECT|UPDATE|DELETE) /.test(sql))
        .some((sql) => execute(database, `EXPLAIN QUERY PLAN ${sql}`).rows.some(isTableScan)),
    );
    expect(scanning.map(({ name }) => name)).toEqual(["types_table_scan", "table_scan"]);
  });

  it("the joins give both keys", () => {
    const columns = variant === "composite" ? 4 : 2;
    const rows = outcomes(variant, "index_join").flatMap((outcome) => outcome.rows);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(columns);
  });

  it("the inserts add the keys behind the last", () => {
    const key = keyShapes[variant];
    const database = run(variant, "oltp_insert");
    const added = `SELECT COUNT(*) FROM sbtest1 WHERE ${textOf(key.between([large.rows + 1, large.rows + 5000]))}`;
    expect(database.prepare(added).pluck().get()).toBe(5000);
  });

  it("the bulk insert fills a new table of the variant's key with the keys from 1, without secondary index", () => {
    const database = run(variant, "oltp_bulk_insert");
    const loaded = `SELECT COUNT(*) FROM sbtest_bulk WHERE ${textOf(keyShapes[variant].between([1, large.rows]))}`;
    expect(database.prepare(loaded).pluck().get()).toBe(large.rows);
    const declared = database
      .prepare("SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL")
      .pluck();
    const [sbtest1] = declared.all("sbtest1");
    expect(declared.all("sbtest_bulk")).toEqual([String(sbtest1).replace("sbtest1", "sbtest_bulk")]);
  });

  it("the writes leave the same values as in integer-key tables", () => {
    for (const { name } of workloads.filter(({ storages }) => storages.join() === "autocommit")) {
      expect(left(variant, name), name).toEqual(left("int", name));
    }
  });
});

/** Whether a row of EXPLAIN QUERY PLAN, whose last column is its text, goes through a prepared table. */
function isTableScan(step: readonly unknown[]): boolean {
  return /^SCAN sbtest/.test(String(step.at(-1)));
}

/** The texts that are no key: what can be compared between variants. */
function isPayload(value: unknown): boolean {
  return typeof value === "string" && value.length !== 32;
}

it("every workload runs with just the tables that it names", () => {
  const size = { rows: 10, seed: 1 };
  for (const { name, tables } of workloads) {
    const database = prepared("text", size, tables);
    database.exec([...timedStatements({ variant: "text", workload: name }, size)].join("\n"));
  }
});
