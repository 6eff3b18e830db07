import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  sqlOfShape,
  valueOfShape,
  valueShapes,
} from "../../../../../src/features/search/hunt/grammar/shapes.ts";

let database: Database.Database;

beforeAll(() => {
  database = new Database(":memory:");
});

afterAll(() => database.close());

const rows = Array.from({ length: 400 }, (_, at) => at + 1);

/** The values as SQLite writes them, so that types and large integers differ too. */
function valuesOf(terms: readonly string[]): unknown[] {
  return terms.map((term) => database.prepare(`SELECT quote(${term})`).pluck().get());
}

it.each(valueShapes)("a row has the same value in SQL and as a literal: %s", (name) => {
  for (const within of [undefined, 7]) {
    const shape = { name, size: 10, ...(within === undefined ? {} : { within }) };
    const inSql = valuesOf(rows.map((i) => sqlOfShape(shape, String(i))));
    expect(valuesOf(rows.map((i) => valueOfShape(shape, i)))).toEqual(inSql);
  }
});

describe("edges", () => {
  it("are the neighbours of powers of two, up to what no double has", () => {
    const values = rows.map((i) => BigInt(valueOfShape({ name: "edges", size: 1 }, i)));
    for (const edge of [
      127n,
      128n,
      -32_768n,
      2n ** 31n - 1n,
      -(2n ** 47n),
      2n ** 53n + 1n,
      -(2n ** 53n) - 1n,
    ])
      expect(values).toContain(edge);
    expect(new Set(values).size).toBe(36);
  });

  it("have a sum that no integer overflows, in any order", () => {
    const terms = Array.from({ length: 10_000 }, (_, at) => valueOfShape({ name: "edges", size: 1 }, at + 1));
    const positive = terms.map(BigInt).filter((value) => value > 0n);
    expect(positive.reduce((sum, value) => sum + value, 0n)).toBeLessThan(2n ** 63n);
  });
});
