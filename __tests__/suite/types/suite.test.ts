import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { type Variant, variantsOf } from "../../../src/model/test.ts";
import { preparationStatements, timedStatements } from "../../../src/suite/sql.ts";
import { columns } from "../../../src/suite/types/columns.ts";
import { types } from "../../../src/suite/types/suite.ts";

const size = { rows: 5000, seed: 42 };

function prepared(variant: Variant): Database.Database {
  const database = new Database(":memory:");
  for (const statement of preparationStatements(variant, size)) database.exec(statement);
  return database;
}

describe.each(variantsOf("types"))("the table of the variant %s", (variant) => {
  const database = prepared(variant);
  const value = (sql: string) => database.prepare(sql).pluck().get();
  const own = columns.filter(({ isLong = false }) => variant === "types_long" || !isLong);

  it("has a tenth of the rows of sbtest1, and a column of every type", () => {
    expect(value("SELECT COUNT(*) FROM types")).toBe(500);
    const names = database.prepare("SELECT name FROM pragma_table_info('types')").pluck().all();
    expect(names).toEqual(own.map(({ name }) => name));
    expect(own).toHaveLength(variant === "types_long" ? 28 : 25);
  });

  it.each(own)(
    "holds values of one storage class in $name, and NULL where it may",
    ({ name, isOptional = false }) => {
      const classes = database.prepare(`SELECT DISTINCT typeof(${name}) FROM types`).pluck().all();
      expect(classes).toContain(storageClass(name));
      // A real that is a whole number is stored as an integer by NUMERIC columns.
      const allowed = new Set([storageClass(name), "null", ...(name === "decimal_col" ? ["integer"] : [])]);
      expect(classes.filter((one) => !allowed.has(String(one)))).toEqual([]);
      const nulls = Number(value(`SELECT COUNT(*) FROM types WHERE ${name} IS NULL`)) / 500;
      if (!isOptional) expect(nulls).toBe(0);
      else {
        expect(nulls).toBeGreaterThan(0.05);
        expect(nulls).toBeLessThan(0.15);
      }
    },
  );

  it("has integers of one to seven bytes", () => {
    const signs = database
      .prepare("SELECT MIN(mediumint_col) < 0, MAX(mediumint_col) > 65535 FROM types")
      .raw();
    expect(signs.get()).toEqual([1, 1]);
    expect(value("SELECT MAX(bigint_unsigned_col) > 1099511627776 FROM types")).toBe(1);
    expect(value("SELECT COUNT(*) > 0 FROM types WHERE bigint_unsigned_col < 128")).toBe(1);
  });

  it("is scanned by every workload, through the index where that is its subject", () => {
    for (const { name } of types.workloads) {
      const statements = [...timedStatements({ variant, workload: name }, size)];
      const [first = ""] = statements;
      const plan = database
        .prepare(`EXPLAIN QUERY PLAN ${first}`)
        .all()
        .map((step) => (step as { detail: string }).detail);
      const isIndexed = /index/.test(name);
      expect(
        plan.some((step) => step.includes("types_bigint_col")),
        `${name}: ${plan}`,
      ).toBe(isIndexed);
      if (name === "covering_index_scan") expect(plan.join()).toContain("COVERING");
      for (const statement of statements.slice(0, 5))
        expect(database.prepare(statement).raw().all().length, statement).toBeGreaterThan(0);
    }
  });

  it("finds about a hundredth of the rows in an index range", () => {
    const counts = [...timedStatements({ variant, workload: "index_scan" }, size)].map(
      (statement) => database.prepare(statement).raw().all().length,
    );
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeGreaterThan(3);
    expect(mean).toBeLessThan(7);
  });

  it("is left as it was by what warms a copy", () => {
    const content = () => database.prepare("SELECT * FROM types").raw().all();
    const before = content();
    for (const { warm } of types.workloads) for (const statement of warm) database.exec(statement);
    expect(content()).toEqual(before);
  });
});

function storageClass(name: string): string {
  if (name === "id" || /int|year/.test(name)) return "integer";
  if (/decimal|float|double/.test(name)) return "real";
  return name === "bit_col" ? "blob" : "text";
}
