import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { analytic } from "../../../src/suite/analytic/suite.ts";
import { scaleOf } from "../../../src/suite/analytic/tables.ts";
import { preparationStatements, timedStatements } from "../../../src/suite/sql.ts";

const size = { rows: 20_000, seed: 7 };
const db = new Database(":memory:");
for (const statement of preparationStatements("analytic", size)) db.exec(statement);
const value = (sql: string) => db.prepare(sql).pluck().get();

describe("the tables of the suite analytic", () => {
  it("have the standard's proportions at scale 1, and fewer rows in a short run", () => {
    expect(scaleOf(10_000_000)).toEqual({
      suppliers: 10_000,
      customers: 150_000,
      parts: 200_000,
      orders: 1_500_000,
    });
    expect(value("SELECT count(*) FROM orders")).toBe(scaleOf(size.rows).orders);
  });

  it("agree: a total is the sum of its lines, and each line's supplier can deliver its part", () => {
    const sums =
      "SELECT count(*) FROM orders WHERE o_totalprice <> (SELECT sum(CAST(round(l_extendedprice * (100 - l_discount) * (100 + l_tax) / 10000.0) AS INTEGER)) FROM lineitem WHERE l_orderkey = o_orderkey)";
    expect(value(sums)).toBe(0);
    const suppliers =
      "SELECT count(*) FROM lineitem WHERE NOT EXISTS (SELECT 1 FROM partsupp WHERE ps_partkey = l_partkey AND ps_suppkey = l_suppkey)";
    expect(value(suppliers)).toBe(0);
  });
});

describe("the queries of the suite analytic", () => {
  it("are 22, each of which asks for a defined order or for one row", () => {
    expect(analytic.workloads).toHaveLength(22);
    for (const { name } of analytic.workloads)
      for (const text of timedStatements({ variant: "analytic", workload: name }, size))
        if (!text.includes("ORDER BY")) expect(db.prepare(text).raw().all()).toHaveLength(1);
  });

  // Few suppliers have no rows in questions about one nation.
  it("mostly find something in small tables", () => {
    const empty = analytic.workloads.filter(({ name }) => {
      const all = [...timedStatements({ variant: "analytic", workload: name }, size)];
      return all.every((text) => db.prepare(text).raw().all().length === 0);
    });
    expect(empty.length).toBeLessThan(5);
  });
});
