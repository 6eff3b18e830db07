import { describe, expect, it } from "vitest";
import { testPath } from "../../../src/model/test.ts";
import { planTests } from "../../../src/suite/plan-tests.ts";
import { columns } from "../../../src/suite/server/columns.ts";
import { server } from "../../../src/suite/server/suite.ts";
import { preparationStatements, timedStatements, timedTemplates } from "../../../src/suite/sql.ts";
import { shapeOf, valuesOf } from "../../../src/suite/sql-template.ts";
import { columns as sqliteColumns } from "../../../src/suite/types/columns.ts";

const size = { rows: 2000, seed: 1 };
const variants = ["server", "server_long"] as const;

const timed = (workload: string, variant: (typeof variants)[number] = "server") => [
  ...timedStatements({ variant, workload }, size),
];

/** The rows of the INSERT statements into a table, each with its values as SQL. */
function rowsOf(statements: readonly string[], table: string): string[][] {
  return statements.flatMap((statement) => {
    const values = new RegExp(`^INSERT INTO ${table} VALUES \\((.*)\\);$`).exec(statement)?.[1];
    return values === undefined ? [] : values.split("), (").map((row) => row.match(/'[^']*'|[^, ]+/g) ?? []);
  });
}

const preparations = Object.fromEntries(
  variants.map((variant) => [variant, [...preparationStatements(variant, size)]]),
) as Record<(typeof variants)[number], string[]>;
const typesRows = rowsOf(preparations.server_long, "types");

describe("the suite of servers", () => {
  it("has the 19 tests by which Dolt is compared with MySQL, and those of value types with long texts too", () => {
    const tests = planTests({ suites: ["server"], variants: [], storages: ["memory", "file", "autocommit"] });
    expect(tests.map(testPath)).toMatchInlineSnapshot(`
      [
        "server/file/reads/covering_index_scan",
        "server/file/reads/groupby_scan",
        "server/file/reads/index_join",
        "server/file/reads/index_join_scan",
        "server/file/reads/index_scan",
        "server/file/reads/oltp_point_select",
        "server/file/reads/oltp_read_only",
        "server/file/reads/select_random_points",
        "server/file/reads/select_random_ranges",
        "server/file/reads/table_scan",
        "server/file/reads/types_table_scan",
        "server/file/writes/bulk_insert",
        "server/file/writes/oltp_delete_insert",
        "server/file/writes/oltp_insert",
        "server/file/writes/oltp_read_write",
        "server/file/writes/oltp_update_index",
        "server/file/writes/oltp_update_non_index",
        "server/file/writes/oltp_write_only",
        "server/file/writes/types_delete_insert",
        "server_long/file/reads/types_table_scan",
        "server_long/file/writes/types_delete_insert",
      ]
    `);
    expect(tests.filter(({ variant }) => variant === "server")).toHaveLength(19);
  });

  it.each(variants)("of %s has one statement a line, in SQL that is not SQLite's own", (variant) => {
    const own = server.workloads.flatMap(({ name, warm, state }) => [
      ...timed(name, variant),
      ...warm,
      ...state,
    ]);
    const all = [...preparations[variant], ...own];
    expect(all.filter((sql) => !/^[A-Z][^\n;]*;$/.test(sql))).toEqual([]);
    const ofSqlite = /PRAGMA|OR REPLACE|INDEXED BY|WITHOUT ROWID|sqlite_|\|\|/;
    expect(all.filter((sql) => ofSqlite.test(sql))).toEqual([]);
  });

  it("has each table's collation in its definition", () => {
    const created = [...preparations.server, ...timed("bulk_insert")].filter((sql) =>
      sql.startsWith("CREATE TABLE"),
    );
    expect(created).toHaveLength(4);
    for (const sql of created) expect(sql).toMatch(/\) DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;$/);
  });

  it("loads in one transaction, which no CREATE ends", () => {
    const { server: statements } = preparations;
    const begin = statements.indexOf("BEGIN;");
    const commit = statements.indexOf("COMMIT;");
    for (const [index, sql] of statements.entries()) {
      const isInside = index > begin && index < commit;
      expect(sql.startsWith("INSERT"), sql.slice(0, 60)).toBe(isInside);
    }
  });

  it("has the rows of the suite oltp with integer keys", () => {
    const oltp = [...preparationStatements("int", size)];
    for (const table of ["sbtest1", "sbtest2"])
      expect(rowsOf(preparations.server, table)).toEqual(rowsOf(oltp, table));
  });

  it("reads the same rows in both forms of statements", () => {
    for (const { name } of server.workloads) {
      const [first, second = first] = timedTemplates({ variant: "server", workload: name }, size);
      for (const statement of [first, second])
        if (statement !== undefined)
          expect(shapeOf(statement).split("?"), name).toHaveLength(valuesOf(statement).length + 1);
    }
  });

  it("commits each write by itself, or as a transaction", () => {
    for (const { name, kind } of server.workloads) {
      const control = timed(name).filter((sql) => /^(BEGIN|COMMIT)/.test(sql));
      const isOfTransactions = ["oltp_read_only", "oltp_read_write", "oltp_write_only"].includes(name);
      expect(control.length > 0, `${name}, ${kind}`).toBe(isOfTransactions);
      for (const [index, sql] of control.entries()) expect(sql).toBe(index % 2 === 0 ? "BEGIN;" : "COMMIT;");
    }
  });

  it.each([
    ["oltp_delete_insert", "sbtest1", 200],
    ["types_delete_insert", "types", 200],
  ])("deletes in %s a row and inserts its key again", (workload, table, times) => {
    const statements = timed(workload);
    expect(statements).toHaveLength(2 * times);
    for (let index = 0; index < statements.length; index += 2) {
      const [, deleted] =
        new RegExp(`^DELETE FROM ${table} WHERE id = (\\d+);$`).exec(statements[index] ?? "") ?? [];
      expect(Number(deleted)).toBeGreaterThan(0);
      expect(rowsOf([statements[index + 1] ?? ""], table)[0]?.[0]).toBe(deleted);
    }
  });

  it("inserts in bulk as many rows as the largest table has", () => {
    const rows = rowsOf(timed("bulk_insert"), "sbtest_bulk");
    expect(rows.map(([id]) => Number(id))).toEqual(
      Array.from({ length: size.rows }, (_, index) => index + 1),
    );
  });
});

describe("the table of all types", () => {
  const values = (name: string) => {
    const place = columns.findIndex((column) => column.name === name);
    return typesRows.map((row) => row[place] ?? "");
  };
  const isGiven = (value: string) => value !== "NULL";

  it("has the 28 columns of the suite types, a tenth of the rows and NULL where it may be", () => {
    expect(columns.map(({ name }) => name)).toEqual(sqliteColumns.map(({ name }) => name));
    expect(columns).toHaveLength(28);
    expect(typesRows).toHaveLength(200);
    for (const { name, isOptional = false } of columns)
      expect(values(name).every(isGiven), name).toBe(!isOptional);
  });

  it.each([
    ["tinyint_col", -128, 127],
    ["smallint_col", -32_768, 32_767],
    ["mediumint_col", -8_388_608, 8_388_607],
    ["int_col", -2_147_483_648, 2_147_483_647],
    ["tinyint_unsigned_col", 0, 255],
    ["smallint_unsigned_col", 0, 65_535],
    ["mediumint_unsigned_col", 0, 16_777_215],
    ["int_unsigned_col", 0, 4_294_967_295],
    ["bigint_col", 0, Number.MAX_SAFE_INTEGER],
    ["bigint_unsigned_col", 0, Number.MAX_SAFE_INTEGER],
    ["decimal_col", -99_999_999.99, 99_999_999.99],
    ["year_col", 1901, 2155],
  ])("has in %s what the type holds", (name, least, most) => {
    const numbers = values(name).filter(isGiven).map(Number);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(most);
    expect(new Set(numbers).size).toBeGreaterThan(20);
  });

  it("has no number whose digits depend on the server", () => {
    for (const value of values("decimal_col")) expect(value).toMatch(/^-?\d+\.\d\d$/);
    for (const value of values("float_col")) {
      expect(Number.isInteger(Number(value) * 4)).toBe(true);
      expect(value.replace(/[-.]/g, "").length).toBeLessThanOrEqual(6);
    }
  });

  it("has no timestamp in hours that summer time skips", () => {
    for (const value of values("timestamp_col"))
      expect(value).toMatch(/^'\d{4}-\d\d-\d\d (1\d|2[0-3]):\d\d:\d\d'$/);
  });

  it("differs between the variants in the long texts alone", () => {
    const short = rowsOf(preparations.server, "types");
    for (const [index, row] of typesRows.entries())
      for (const [place, { name, isLong = false }] of columns.entries()) {
        const [long = "", other = ""] = [row[place], short[index]?.[place]];
        if (isLong && isGiven(long)) {
          expect(long.length, name).toBeGreaterThan(300);
          expect(other, name).toBe(`${long.slice(0, 21)}'`);
        } else expect(other, name).toBe(long);
      }
  });
});
