import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { planSequences, stepSize } from "../../../src/suite/sequence/orders.ts";
import {
  findStep,
  type StepSize,
  sequencePreparation,
  sequenceState,
  sequenceSteps,
  stepNamed,
} from "../../../src/suite/sequence/steps.ts";
import { execute } from "../oltp/database.ts";

const small: StepSize = { rows: 300, times: 20, seed: 1 };

function prepared(size: StepSize): Database.Database {
  const database = new Database(":memory:");
  database.exec([...sequencePreparation(size)].join("\n"));
  return database;
}

function executeStep(database: Database.Database, name: string, size: StepSize) {
  return stepNamed(name)
    .statements(size)
    .map((sql) => execute(database, sql));
}

function stateOf(database: Database.Database): string {
  return JSON.stringify(sequenceState.map((sql) => execute(database, sql).rows));
}

const keys = (database: Database.Database) =>
  database.prepare("SELECT id FROM sbtest1 ORDER BY id").pluck().all();
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe("the steps of sequences", () => {
  it.each([
    ["1 row", { ...small, rows: 1 }],
    ["15 rows", { ...small, rows: 15 }],
    ["300 rows", small],
  ])("run on SQLite in every order, with tables of %s", (_, size) => {
    const plan = planSequences({ suites: ["sequence"], storages: ["memory"], seed: 1 });
    for (const { steps } of plan?.sequences ?? []) {
      const database = prepared(size);
      for (const name of steps) {
        const changes = executeStep(database, name, size).reduce((sum, one) => sum + one.changes, 0);
        const { changesRows, kind } = stepNamed(name);
        if (changesRows) expect(changes, name).toBeGreaterThan(0);
        if (kind === "reads") expect(changes, name).toBe(0);
        for (const sql of sequenceState) execute(database, sql);
      }
    }
  });

  it("have at most as many rows as the suite's size", () => {
    expect(stepSize("short", { rows: 10, seed: 3 })).toMatchObject({ rows: 10, seed: 3 });
    expect(stepSize("full", { rows: 1_000_000, seed: 3 }).rows).toBeGreaterThan(
      stepSize("short", { rows: 1_000_000, seed: 3 }).rows,
    );
  });

  it("give keys that the engine assigns from 1 on after each DROP TABLE", () => {
    const database = prepared(small);
    for (const name of ["recreate_assigned", "insert_assigned", "recreate_assigned"])
      executeStep(database, name, small);
    expect(keys(database)).toEqual(upTo(300));
    for (let times = 0; times < 2; times++) {
      executeStep(database, "recreate_autoincrement", small);
      expect(keys(database)).toEqual([...upTo(290), ...upTo(310, 301)]);
    }
    executeStep(database, "recreate", small);
    expect(keys(database)).toEqual(upTo(300));
  });

  it("leave nothing of what they roll back", () => {
    const database = prepared(small);
    const before = stateOf(database);
    for (const name of ["rollback", "rollback_drop", "vacuum"]) {
      executeStep(database, name, small);
      expect(stateOf(database), name).toBe(before);
    }
  });

  it("leave other rows where they are to change some, and never the other table's", () => {
    const other = (database: Database.Database) => database.prepare("SELECT * FROM sbtest2").raw().all();
    for (const { name, purpose, changesRows } of sequenceSteps) {
      if (name.startsWith("rollback")) continue;
      const database = prepared(small);
      const [before, others] = [stateOf(database), other(database)];
      executeStep(database, name, small);
      // The rows that it is filled with are those of the preparation.
      if (name !== "recreate") expect(stateOf(database) !== before, name).toBe(changesRows);
      if (purpose !== "workload") expect(other(database)).toEqual(others);
    }
  });

  it("are found by name, and may be refused if those after them are the same without", () => {
    expect(findStep("no_such_step")).toBeUndefined();
    expect(() => stepNamed("no_such_step")).toThrow('no step of a sequence is called "no_such_step"');
    expect(sequenceSteps.filter(({ mayBeRefused }) => mayBeRefused).map(({ name }) => name)).toEqual([
      "vacuum",
    ]);
    expect(new Set(sequenceSteps.map(({ name }) => name)).size).toBe(sequenceSteps.length);
  });
});
