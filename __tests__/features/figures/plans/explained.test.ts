import { describe, expect, it } from "vitest";
import {
  alternativeOf,
  claimsOf,
  explainedStatements,
  isExplained,
  keptSql,
  planText,
  withAlternatives,
} from "../../../../src/features/figures/plans/explained.ts";
import { timedStatements } from "../../../../src/suite/sql.ts";
import { suites } from "../../../../src/suite/suites.ts";
import { makeOwn, placed, withOwnWorkloads } from "../../workloads/own/workloads.ts";

const size = { rows: 100, seed: 1 };
const test = { variant: "own", workload: "counts" } as const;
const alternative = placed("bench/counts.yml", "SELECT count(*) FROM t WHERE +a < :rnd(1,9);");
const catalogue = withOwnWorkloads([makeOwn({ alternatives: [alternative] })]);

describe("a plan", () => {
  it("is a line for each step, indented below its parent, without numbers", () => {
    const rows = "3\t0\t0\tCOMPOUND QUERY\n5\t3\t62\tSCAN t\n9\t5\t0\tUSE TEMP B-TREE\n11\t0\t0\tSCAN u\n";
    expect(planText(rows)).toBe("COMPOUND QUERY\n  SCAN t\n    USE TEMP B-TREE\nSCAN u");
  });

  it.each([
    ["", ""],
    ["nothing", "nothing"],
    ["1\t2\t3\tSCAN\ta\u001b[31m\u2028b", "SCAN a [31m b"],
    ["1\t1\t0\titself\n1\t1\t0\tagain", "itself\n  again"],
  ])("of odd rows is short and has no control characters: %j", (rows, text) => {
    expect(planText(rows)).toBe(text);
  });

  it("is bounded, however many and long its steps are", () => {
    const deep = Array.from({ length: 500 }, (_, index) => `${index + 1}\t${index}\t0\t${"x".repeat(999)}`);
    const text = planText(deep.join("\n"));
    expect(text.length).toBeLessThanOrEqual(4000);
    expect(text.split("\n").length).toBeLessThanOrEqual(50);
  });

  it("has steps of many columns whole, and both ends of longer ones", () => {
    const columns = Array.from({ length: 80 }, (_, at) => `c${at}=?`).join(" AND ");
    expect(planText(`1\t0\t0\tSEARCH t USING INDEX i (${columns})`)).toContain(columns);
    expect(planText(`1\t0\t0\tSCAN ${"x".repeat(3000)} END`)).toMatch(/^SCAN x+…x+ END$/);
  });
});

describe("explained statements", () => {
  it("are one of each shape, and reads only", () => {
    expect(explainedStatements(test, size, catalogue)).toEqual(
      [...timedStatements(test, size, catalogue)].slice(0, 1),
    );
    const mixed = makeOwn({
      statements: placed(
        "f.yml",
        "BEGIN;",
        "SELECT 1;",
        "WITH a AS (SELECT 2) SELECT * FROM a;",
        "PRAGMA x;",
      ),
    });
    expect(explainedStatements(test, size, withOwnWorkloads([mixed]))).toEqual([
      "SELECT 1;",
      "WITH a AS (SELECT 2) SELECT * FROM a;",
    ]);
  });

  it("are at most 20 of a workload", () => {
    const many = Array.from({ length: 30 }, (_, index) => `SELECT a${index} FROM t;`);
    const own = withOwnWorkloads([makeOwn({ statements: placed("f.yml", ...many) })]);
    expect(explainedStatements(test, size, own)).toHaveLength(20);
  });

  it("are kept on one line, and cut", () => {
    expect(keptSql("SELECT\n  1")).toBe("SELECT 1");
    const form = keptSql(`SELECT '${"x".repeat(999)}' FROM t INDEXED BY b;`);
    expect(form).toHaveLength(300);
    expect(form).toMatch(/^SELECT 'x+…x+' FROM t INDEXED BY b;$/);
  });
});

describe("alternatives", () => {
  it("are workloads with the same random values", () => {
    const all = withAlternatives(catalogue);
    const [own, other] = [test, alternativeOf(test, 0)].map((one) => [...timedStatements(one, size, all)]);
    expect(other).toEqual(own?.map((sql) => sql.replace("a <", "+a <")));
    expect(other).toHaveLength(3);
  });

  it("are a comparison each", () => {
    expect(claimsOf([test, test], catalogue)).toBe(2);
    expect(claimsOf([{ variant: "int", workload: "oltp_point_select" }], suites)).toBe(0);
  });
});

it.each([
  ["own", "reads", "own", true],
  ["own", "writes", "own", false],
  ["int", "reads", "own", false],
  ["int", "reads", "all", true],
  ["int", "writes", "all", false],
  ["own", "reads", "off", false],
] as const)("plans of %s %s are taken with %s: %s", (variant, kind, wanted, isTaken) => {
  expect(isExplained({ variant, kind }, wanted, catalogue)).toBe(isTaken);
});
