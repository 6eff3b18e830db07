import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { keyVariants } from "../../../src/model/test.ts";
import { oltp } from "../../../src/suite/oltp/suite.ts";
import { preparationStatements } from "../../../src/suite/sql.ts";

const { workloads } = oltp;

describe("what warms a copy", () => {
  it.each(keyVariants)("leaves every table as it was prepared: %s", (variant) => {
    const database = new Database(":memory:");
    for (const sql of preparationStatements(variant, { rows: 3000, seed: 1 })) database.exec(sql);
    const content = () =>
      ["sbtest1", "sbtest2", "sbtest_types"].map((name) =>
        database.prepare(`SELECT * FROM ${name}`).raw().all(),
      );
    const prepared = content();
    for (const workload of workloads) for (const sql of workload.warm) database.exec(sql);
    expect(content()).toEqual(prepared);
    database.close();
  });

  it("changes rows before a write workload, spread over each table it uses, and none before a read", () => {
    const database = new Database(":memory:");
    for (const sql of preparationStatements("int", { rows: 3000, seed: 1 })) database.exec(sql);
    const changes = () => database.prepare("SELECT total_changes()").pluck().get() as number;
    for (const workload of workloads) {
      const before = changes();
      for (const sql of workload.warm) database.exec(sql);
      const changed = changes() - before;
      if (workload.kind === "reads") expect(changed, workload.name).toBe(0);
      else expect(changed, workload.name).toBeGreaterThan(100);
    }
    database.close();
  });
});
