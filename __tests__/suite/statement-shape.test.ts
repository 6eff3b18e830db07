import { describe, expect, it } from "vitest";
import { variants } from "../../src/model/test.ts";
import { timedStatements } from "../../src/suite/sql.ts";
import { shapeOf, statementOf } from "../../src/suite/statement-shape.ts";
import { workloadNames } from "../../src/suite/workloads.ts";

const size = { rows: 40, seed: 5 };

const everywhere = variants.flatMap((variant) => workloadNames.map((workload) => ({ variant, workload })));

describe("a statement's shape", () => {
  it.each([
    [
      "SELECT c FROM sbtest1 WHERE id = 5;",
      "SELECT c FROM sbtest1 WHERE id = ?;",
      [{ type: "integer", literal: "5" }],
    ],
    [
      "INSERT INTO sbtest_types VALUES (7, -12, -0.500000, 'it''s 3?');",
      "INSERT INTO sbtest_types VALUES (?, ?, ?, ?);",
      [
        { type: "integer", literal: "7" },
        { type: "integer", literal: "-12" },
        { type: "real", literal: "-0.500000" },
        { type: "text", literal: "'it''s 3?'" },
      ],
    ],
    [
      "SELECT sbtest1.id, sbtest2.id FROM sbtest1 JOIN sbtest2 ON sbtest1.k = sbtest2.k WHERE sbtest1.id BETWEEN X'0a' AND X'';",
      "SELECT sbtest1.id, sbtest2.id FROM sbtest1 JOIN sbtest2 ON sbtest1.k = sbtest2.k WHERE sbtest1.id BETWEEN ? AND ?;",
      [
        { type: "blob", literal: "X'0a'" },
        { type: "blob", literal: "X''" },
      ],
    ],
    [
      "SELECT COUNT(*) FROM sbtest1 WHERE c LIKE '%abc%' AND k IN (1, 2);",
      "SELECT COUNT(*) FROM sbtest1 WHERE c LIKE ? AND k IN (?, ?);",
      [
        { type: "text", literal: "'%abc%'" },
        { type: "integer", literal: "1" },
        { type: "integer", literal: "2" },
      ],
    ],
    ["SELECT k - 3 FROM X1;", "SELECT k - ? FROM X1;", [{ type: "integer", literal: "3" }]],
  ])("has a parameter for each literal of %s", (sql, shape, values) => {
    expect(shapeOf(sql)).toEqual({ shape, values });
    expect(statementOf({ shape, values: shapeOf(sql).values })).toBe(sql);
  });

  it.each([
    "BEGIN;",
    "CREATE TABLE t(k INTEGER DEFAULT 0, c TEXT DEFAULT '');",
    "PRAGMA cache_size = -2000;",
  ])("is the whole of %s", (sql) => {
    expect(shapeOf(sql)).toEqual({ shape: sql, values: [] });
  });

  it.each(everywhere)(
    "gives back each statement of $variant/$workload, of which it keeps no literal",
    ({ variant, workload }) => {
      const statements = [...timedStatements({ variant, workload }, size)];
      const shaped = statements.map(shapeOf);
      expect(shaped.map(statementOf)).toEqual(statements);
      const unlike = shaped.filter(({ shape, values }) => shape.split("?").length !== values.length + 1);
      expect(unlike).toEqual([]);
      const shapes = [...new Set(shaped.map(({ shape }) => shape))];
      expect(shapes.filter((shape) => /'|(?<!\w)\d/.test(shape) && !shape.startsWith("CREATE "))).toEqual([]);
      expect(shapes.length).toBeLessThanOrEqual(9);
    },
  );

  it.each(variants)("is one of few in the %s variant", (variant) => {
    const shapes = workloadNames.flatMap((workload) =>
      [...timedStatements({ variant, workload }, size)].map((statement) => shapeOf(statement).shape),
    );
    expect([...new Set(shapes)]).toMatchSnapshot();
  });
});
