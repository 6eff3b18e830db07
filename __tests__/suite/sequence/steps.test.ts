import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { planSequences, stepSize } from "../../../src/suite/sequence/orders.ts";
import type { StepSize } from "../../../src/suite/sequence/step.ts";
import { findStep, sequencesIn, stepNamed } from "../../../src/suite/sequence/steps.ts";
import { execute } from "../oltp/database.ts";

const { steps, preparation, state } = sequencesIn.sqlite;
const small: StepSize = { rows: 300, times: 20, seed: 1 };

function prepared(size: StepSize): Database.Database {
  const database = new Database(":memory:");
  database.exec([...preparation(size)].join("\n"));
  return database;
}

function executeStep(database: Database.Database, name: string, size: StepSize) {
  return stepNamed(name, "sqlite")
    .statements(size)
    .map((sql) => execute(database, sql));
}

function stateOf(database: Database.Database): string {
  return JSON.stringify(state.map((sql) => execute(database, sql).rows));
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
    for (const { steps: names } of plan?.sequences ?? []) {
      const database = prepared(size);
      for (const name of names) {
        const changes = executeStep(database, name, size).reduce((sum, one) => sum + one.changes, 0);
        const { changesRows, kind } = stepNamed(name, "sqlite");
        if (changesRows) expect(changes, name).toBeGreaterThan(0);
        if (kind === "reads") expect(changes, name).toBe(0);
        for (const sql of state) execute(database, sql);
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
    for (const { name, purpose, changesRows } of steps) {
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
    expect(() => stepNamed("no_such_step", "sqlite")).toThrow(
      'no step of a sequence is called "no_such_step"',
    );
    expect(steps.filter(({ mayBeRefused }) => mayBeRefused).map(({ name }) => name)).toEqual(["vacuum"]);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
  });
});

describe("the steps on servers", () => {
  const { steps: all, preparation: prepare, state: left } = sequencesIn.mysql;

  it("are what those of SQLite are, where they have the same name", () => {
    for (const { name, statements: _, description: __, ...own } of all) {
      const other = steps.find((step) => step.name === name);
      if (other !== undefined) expect(other, name).toMatchObject(own);
    }
    expect(findStep("truncate")).toBe(stepNamed("truncate", "mysql"));
    expect(() => stepNamed("vacuum", "mysql")).toThrow('no step of a sequence is called "vacuum"');
  });

  it("have none of SQLite's own SQL, and end no transaction by a CREATE or DROP", () => {
    for (const { name, statements } of all) {
      const sql = statements(small);
      expect(sql.join("\n"), name).not.toMatch(
        /PRAGMA|OR REPLACE|AUTOINCREMENT|INDEXED BY|sqlite_master|VACUUM/,
      );
      let isOpen = false;
      for (const statement of sql) {
        if (/^(COMMIT|ROLLBACK)/.test(statement)) isOpen = false;
        if (/^(CREATE|DROP|TRUNCATE)/.test(statement)) expect(isOpen, name).toBe(false);
        if (statement === "BEGIN;") isOpen = true;
      }
      expect(isOpen, name).toBe(false);
    }
    expect([...prepare(small), ...left].join("\n")).not.toMatch(/PRAGMA|INDEXED BY|sqlite_master/);
  });

  it("are in every order, on file only, with a workload first and after each other step", () => {
    const plan = planSequences({
      suites: ["sequence"],
      storages: ["memory", "file", "autocommit"],
      seed: 1,
      dialect: "mysql",
    });
    expect(plan).toMatchObject({ dialect: "mysql", form: "full" });
    const sequences = plan?.sequences ?? [];
    expect(new Set(sequences.map(({ storage }) => storage))).toEqual(new Set(["file"]));
    expect(sequences).toHaveLength(6);
    const names = [...all.map(({ name }) => name), "recreate_autoincrement"].toSorted();
    for (const { steps: own } of sequences) {
      expect(own.toSorted()).toEqual(names);
      const purposes = own.map((name) => stepNamed(name, "mysql").purpose);
      for (const [index, purpose] of purposes.entries())
        if (purpose !== "workload") expect(purposes[index + 1], own.join()).toBe("workload");
      expect(purposes[0]).toBe("workload");
    }
  });
});
