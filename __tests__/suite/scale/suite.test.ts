import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { variantsOf } from "../../../src/model/test.ts";
import { scale } from "../../../src/suite/scale/suite.ts";
import { preparationStatements, timedStatements } from "../../../src/suite/sql.ts";

const size = { rows: 2000, seed: 42 };

describe("the suite scale", () => {
  it("has one table in three sizes, with the same statements but for their values", () => {
    const rows = variantsOf("scale").map((variant) => {
      const database = new Database(":memory:");
      for (const statement of preparationStatements(variant, size)) database.exec(statement);
      return database.prepare("SELECT COUNT(*) FROM sbtest1").pluck().get();
    });
    expect(rows).toEqual([200, 2000, 20_000]);
    const counts = variantsOf("scale").map((variant) =>
      scale.workloads.map(({ name }) => [...timedStatements({ variant, workload: name }, size)].length),
    );
    expect(counts[1]).toEqual(counts[0]);
    expect(counts[2]).toEqual(counts[0]);
  });

  it("gives each a page cache for a quarter of it", () => {
    const database = new Database(":memory:");
    for (const statement of preparationStatements("scale_large", size)) database.exec(statement);
    const pages = Number(database.pragma("page_count", { simple: true }));
    const bytes = pages * Number(database.pragma("page_size", { simple: true }));
    const [attempt = ""] = scale.attempts?.("scale_large", size) ?? [];
    const cache = 1024 * Number(/^PRAGMA cache_size=-(\d+);$/.exec(attempt)?.[1]);
    expect(cache / bytes).toBeGreaterThan(0.2);
    expect(cache / bytes).toBeLessThan(0.3);
  });

  it("finds keys of all of the table", () => {
    const keys = [...timedStatements({ variant: "scale_large", workload: "oltp_point_select" }, size)].map(
      (sql) => Number(/id = (\d+)/.exec(sql)?.[1]),
    );
    expect(Math.max(...keys)).toBeGreaterThan(15_000);
    expect(Math.max(...keys)).toBeLessThanOrEqual(20_000);
  });
});
