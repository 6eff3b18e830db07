import { describe, expect, it } from "vitest";
import { shapeOf } from "../../../../src/features/workloads/record/shapes.ts";

describe("the shape of a statement", () => {
  it("has no values, comments and line breaks", () => {
    const shape = shapeOf(
      "SELECT a,\n  'x''y' -- of b\n FROM \"t 1\" WHERE b = 17 AND c IN (?, ?2, :three);",
    );
    expect(shape).toEqual({
      key: 'SELECT a, ? FROM "t 1" WHERE b = ? AND c IN (?, ...)',
      kind: "query",
      name: "select_t_1",
    });
  });

  it.each([
    ["SELECT 1", "SELECT x'00'"],
    ["INSERT INTO t VALUES (1, 2), (3, 4)", "INSERT INTO t VALUES (?, ?), (?, 'a')"],
    ["DELETE FROM t WHERE a IN (1)", "DELETE FROM t WHERE a IN (?)"],
    ["DELETE FROM t WHERE a IN (1, 2)", "DELETE FROM t WHERE a IN (1, 2, 3, 4)"],
  ])("is the same of %s and %s", (first, second) => {
    expect(shapeOf(first).key).toBe(shapeOf(second).key);
  });

  it.each([
    ["WITH n(i) AS (SELECT 1) INSERT INTO t SELECT i FROM n", "change"],
    ["WITH n AS (SELECT 1) SELECT * FROM n", "query"],
    ["/* a */ begin immediate", "transaction"],
    ["release a", "transaction"],
    ["PRAGMA cache_size = 1", "pragma"],
    ["CREATE UNIQUE INDEX i ON t(a)", "definition"],
    ["EXPLAIN SELECT 1", "other"],
    ["", "other"],
  ])("of %s is a %s", (sql, kind) => {
    expect(shapeOf(sql).kind).toBe(kind);
  });
});
