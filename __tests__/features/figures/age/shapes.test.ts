import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { pointSelects, shapesOf, statementsOf } from "../../../../src/features/figures/age/shapes.ts";
import { type ShapeName, shapeNames } from "../../../../src/model/life.ts";

/** A database after so many commits of a shape. */
function aged(name: ShapeName, commits: number, seed = 1) {
  const shape = shapesOf(seed)[name];
  const database = new Database(":memory:");
  for (const sql of shape.preparation) database.exec(sql);
  for (const sql of statementsOf(shape, { from: 1, to: commits }, true, true)) database.exec(sql);
  const rows = shape
    .scan(commits)
    .flatMap((sql) => database.prepare<[], { id: number; v: string }>(sql).all());
  return { database, shape, rows };
}

describe("a shape of life", () => {
  it.each<[ShapeName, number]>([
    ["append", 205],
    ["update", 1],
    ["churn", 101],
    ["transaction", 205],
    ["tables", 194],
  ])("%s has %i rows after 205 commits, and every point select finds one", (name, expected) => {
    const { database, shape, rows } = aged(name, 205);
    expect(rows).toHaveLength(expected);
    const points = shape.points(205);
    expect(points).toHaveLength(pointSelects);
    for (const sql of points) expect(database.prepare(sql).all().length, sql).toBeLessThanOrEqual(1);
    const found = points.filter((sql) => database.prepare(sql).all().length === 1);
    expect(found.length).toBeGreaterThan(0.8 * pointSelects);
  });

  it("has texts of 60 characters, which depend on the seed alone", () => {
    const [one, again, other] = [
      aged("append", 20).rows,
      aged("append", 20).rows,
      aged("append", 20, 2).rows,
    ];
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
    expect(new Set(one.map(({ v }) => v.length))).toEqual(new Set([60]));
  });

  it("churn stays as large as it was, and has the newest rows", () => {
    const { rows } = aged("churn", 1000);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, row) => row + 501));
  });

  it("transaction is append between one BEGIN and one COMMIT a rung", () => {
    const { transaction, append } = shapesOf(1);
    const blocks = [
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ];
    const statements = blocks.flatMap((block, index) => [
      ...statementsOf(transaction, block, index === 0, index === 1),
    ]);
    expect(statements).toEqual(["BEGIN", ...[1, 2, 3, 4].map((number) => append.commit(number)), "COMMIT"]);
    expect([...statementsOf(append, { from: 1, to: 1 }, true, true)]).toEqual([append.commit(1)]);
  });

  it("tables has a new table every 20 commits", () => {
    const { shape } = aged("tables", 61);
    expect([20, 21, 60, 61].map((after) => shape.scan(after).length)).toEqual([1, 2, 3, 4]);
  });

  it("has MySQL's types for servers, and their statement for tables made anew", () => {
    const { append, tables } = shapesOf(1, "mysql");
    expect(append.preparation).toEqual([
      "CREATE TABLE life(id INT PRIMARY KEY, v VARCHAR(60)) DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin",
    ]);
    expect(tables.rebuild(41)).toBe("OPTIMIZE TABLE life_1, life_2, life_3");
    expect(shapesOf(1).tables.rebuild(41)).toBe("VACUUM");
  });

  it("is known for every name", () => {
    expect(Object.keys(shapesOf(1))).toEqual([...shapeNames]);
  });
});
