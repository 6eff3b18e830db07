import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import {
  canRehearse,
  rehearsalStatements,
} from "../../../../../src/features/figures/counts/measure/rehearsal.ts";
import { suiteOf, type Variant, variants } from "../../../../../src/model/test.ts";
import { isForServers, suites } from "../../../../../src/suite/suites.ts";

const size = { rows: 10_000, seed: 1, warehouses: 1 };
const counted = variants.filter((variant) => {
  const suite = suites[suiteOf(variant)];
  const isCounted = suite.isCounted?.(variant) ?? true;
  return suite.workloads.length > 0 && !isForServers(variant, suites) && isCounted && canRehearse(suite);
});

describe("a rehearsal", () => {
  it.each(counted)("of %s has no statement that fails", (variant: Variant) => {
    const storages = new Set(suites[suiteOf(variant)].workloads.flatMap((one) => one.storages));
    expect(storages.size).toBeGreaterThan(0);
    for (const storage of storages)
      for (const seed of [1, 2, 3]) {
        const database = new Database(":memory:");
        for (const statement of rehearsalStatements(variant, storage, { ...size, seed }, suites))
          execute(database, statement);
        expect(database.inTransaction).toBe(false);
        database.close();
      }
  });

  it("executes some statements of each workload, and not all of any that has many", () => {
    const statements = [...rehearsalStatements("int", "file", size, suites)];
    expect(
      statements.filter((one) => /^SELECT c FROM sbtest1 WHERE id = \d+;$/.test(one)).length,
    ).toBeLessThan(30);
    for (const word of ["JOIN", "DISTINCT", "DELETE", "UPDATE", "GROUP BY"])
      expect(
        statements.some((one) => one.includes(word)),
        word,
      ).toBe(true);
  });
});

function execute(database: Database.Database, statement: string): void {
  const prepared = database.prepare(statement);
  if (prepared.reader) prepared.all();
  else prepared.run();
}
