import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Sample } from "../../../src/model/sample.ts";
import type { Test } from "../../../src/model/test.ts";
import { DatabaseStore } from "../../../src/results/store/store.ts";
import { readUnfinishedRun } from "../../../src/results/store/stored-run.ts";
import { errorMessage } from "../../error-message.ts";

const test: Test = { variant: "int", storage: "file", kind: "reads", workload: "table_scan" };
const sample: Sample = {
  role: "candidate",
  round: 1,
  ns: 5_000_000_123,
  work: { statements: 100, rows: 100, changes: 0 },
  cost: { cpuNs: 4, peakBytes: 5, minorFaults: 6, majorFaults: 7 },
  latencies: {
    max: 8,
    counts: [
      [7, 99],
      [8, 1],
    ],
  },
  transactions: { payment: { max: 8, counts: [[8, 3]] } },
  chunks: [2_000_000_000, 3_000_000_123],
};

describe("DatabaseStore", () => {
  let folder: string;
  const database = () => new Database(path.join(folder, "results.sqlite"));

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "store-"));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it("has each sample, check, failure, control and value of a feature in the file as soon as it is told", () => {
    const store = new DatabaseStore(folder, "2026-01-01T00:00:00.000Z", { seed: 1 });
    store.sample(test, sample);
    store.check(test, { role: "baseline", work: { statements: 1, rows: 2, changes: 3 }, hash: "00ff" });
    store.failure(test, { reason: "crash", role: "candidate", round: 2, message: "signal 11" });
    store.failure(test, { reason: "differs", message: "other values" });
    store.control(test, { round: 1, baselineNs: 8, controlNs: 9 });
    store.chunkStatements(test, 50);
    store.keep("counts", "a test", { instructions: 11 });
    store.keep("counts", "a test", { instructions: 12 });
    store.sample(test, { role: "base", round: 1, ns: 10 });
    const reader = database(); // while the store is open, as after a kill
    expect(reader.prepare("SELECT * FROM samples WHERE role = 'candidate'").all()).toEqual([
      {
        run: 1,
        ...test,
        role: "candidate",
        round: 1,
        ns: 5_000_000_123,
        statements: 100,
        rows: 100,
        changes: 0,
        cpu_ns: 4,
        peak_bytes: 5,
        minor_faults: 6,
        major_faults: 7,
        latencies: '{"max":8,"counts":[[7,99],[8,1]]}',
        chunks: "[2000000000,3000000123]",
        transactions: '{"payment":{"max":8,"counts":[[8,3]]}}',
        queued_ns: null,
        commit_ns: null,
        open_ns: null,
        repeated: null,
      },
    ]);
    expect(reader.prepare("SELECT ns FROM samples WHERE role = 'base'").pluck().all()).toEqual([10]);
    expect(reader.prepare("SELECT * FROM controls").all()).toEqual([
      { run: 1, ...test, round: 1, baseline_ns: 8, control_ns: 9 },
    ]);
    expect(reader.prepare("SELECT * FROM chunks").all()).toEqual([{ run: 1, ...test, statements: 50 }]);
    expect(reader.prepare("SELECT * FROM kept").all()).toEqual([
      { run: 1, feature: "counts", key: "a test", value: '{"instructions":12}' },
    ]);
    expect(reader.prepare("SELECT hash, rows FROM checks").all()).toEqual([{ hash: "00ff", rows: 2 }]);
    expect(reader.prepare("SELECT role, round, reason, message FROM failures").all()).toEqual([
      { role: "candidate", round: 2, reason: "crash", message: "signal 11" },
      { role: null, round: null, reason: "differs", message: "other values" },
    ]);
    reader.close();
    store.close();
  });

  it("keeps runs beside each other, and marks those that were finished", () => {
    const first = new DatabaseStore(folder, "2026-01-01T00:00:00.000Z", {});
    first.sample(test, sample);
    first.close();
    const second = new DatabaseStore(folder, "2026-01-02T00:00:00.000Z", {});
    second.sample(test, sample);
    second.finish("2026-01-02T00:01:00.000Z");
    second.close();
    const reader = database();
    expect(reader.prepare("SELECT run, started_at, finished_at FROM runs").all()).toEqual([
      { run: 1, started_at: "2026-01-01T00:00:00.000Z", finished_at: null },
      { run: 2, started_at: "2026-01-02T00:00:00.000Z", finished_at: "2026-01-02T00:01:00.000Z" },
    ]);
    expect(reader.prepare("SELECT count(*) FROM samples").pluck().get()).toBe(2);
    reader.close();
  });

  it("keeps all of what is told together, or nothing", () => {
    const store = new DatabaseStore(folder, "2026-01-01T00:00:00.000Z", {});
    const fail = () =>
      store.transaction(() => {
        store.failure(test, { reason: "crash", role: "base", message: "signal 11" });
        store.sample(test, sample);
        store.sample(test, sample);
      });
    expect(fail).toThrow("UNIQUE constraint failed");
    const reader = database();
    expect(reader.prepare("SELECT * FROM samples").all()).toEqual([]);
    expect(reader.prepare("SELECT * FROM failures").all()).toEqual([]);
    store.transaction(() => store.sample(test, sample));
    expect(reader.prepare("SELECT round FROM samples").pluck().all()).toEqual([1]);
    reader.close();
    store.close();
  });

  it("is a single file once it is closed", () => {
    new DatabaseStore(folder, "2026-01-01T00:00:00.000Z", {}).close();
    expect(readdirSync(folder)).toEqual(["results.sqlite"]);
  });

  const since13 = "ALTER TABLE samples DROP COLUMN open_ns;";
  const since12 = `${since13} ALTER TABLE samples DROP COLUMN commit_ns;`;
  const since11 = `${since12} ALTER TABLE samples DROP COLUMN queued_ns;`;
  const since10 = `${since11}
    ALTER TABLE checks DROP COLUMN facts;
    ALTER TABLE checks ADD COLUMN calls TEXT; ALTER TABLE checks ADD COLUMN counters TEXT; ALTER TABLE checks ADD COLUMN uncounted TEXT;`;

  it("keeps what checks of a store of version 10 have counted", () => {
    new DatabaseStore(folder, "2026-01-01T00:00:00.000Z", {}).close();
    const older = database();
    older.exec(`${since10}
      INSERT INTO checks VALUES (1, 'int', 'file', 'writes', 'a', 'baseline', 1, 2, 3, 'ab', '{"fsync":4}', NULL, NULL);
      INSERT INTO checks VALUES (1, 'int', 'file', 'writes', 'a', 'candidate', 1, 2, 3, 'ab', NULL, '{"values":{}}', 'why "not"');
      PRAGMA user_version = 10;`);
    older.close();
    new DatabaseStore(folder, "2026-01-02T00:00:00.000Z", {}).close();
    const reader = database();
    const facts = reader.prepare("SELECT hash, facts FROM checks ORDER BY role").raw().all() as string[][];
    reader.close();
    expect(facts.map(([hash, text]) => [hash, JSON.parse(text ?? "")])).toEqual([
      ["ab", { calls: { fsync: 4 } }],
      ["ab", { counters: { values: {} }, uncounted: 'why "not"' }],
    ]);
  });

  it.each([
    [10, since10],
    [11, since11],
    [12, since12],
    [13, since13],
  ])("adds what version %i has not to a store of that version, and keeps its runs", (version, making) => {
    const first = new DatabaseStore(folder, "2026-01-01T00:00:00.000Z", {});
    first.sample(test, sample);
    first.close();
    const older = database();
    older.exec(`${making} PRAGMA user_version = ${version};`);
    older.close();
    const store = new DatabaseStore(folder, "2026-01-02T00:00:00.000Z", {});
    store.sample(test, sample);
    store.close();
    const reader = database();
    expect(reader.pragma("user_version", { simple: true })).toBe(14);
    expect(reader.prepare("SELECT started_at FROM runs").pluck().all()).toHaveLength(2);
    expect(reader.prepare("SELECT run, ns, open_ns FROM samples").raw().all()).toEqual([
      [1, sample.ns, null],
      [2, sample.ns, null],
    ]);
    reader.close();
  });

  it("refuses a store of an older version, which is left as it is", () => {
    new DatabaseStore(folder, "2026-01-01T00:00:00.000Z", {}).close();
    const older = database();
    older.exec("PRAGMA user_version = 9;");
    older.close();
    expect(errorMessage(() => new DatabaseStore(folder, "", {}))).toContain(
      "is a results database of version 9, this tool writes version 14: name another folder with --out",
    );
    const reader = database();
    expect(reader.prepare("SELECT started_at FROM runs").pluck().all()).toHaveLength(1);
    reader.close();
  });

  it("leaves a database of version 1 as it is that is none of this tool's", () => {
    const other = database();
    other.exec("CREATE TABLE runs (a); PRAGMA user_version = 1;");
    other.close();
    expect(errorMessage(() => new DatabaseStore(folder, "", {}))).toMatch(
      / results database of version 1, this tool /,
    );
    const reader = database();
    expect(reader.prepare("SELECT name FROM sqlite_schema").pluck().all()).toEqual(["runs"]);
    reader.close();
  });

  it.each([
    [
      "a trigger",
      "CREATE TRIGGER g AFTER INSERT ON samples BEGIN UPDATE samples SET ns = 7; END",
      "trigger g",
    ],
    [
      "a view in a table's place",
      "ALTER TABLE runs RENAME TO r; CREATE VIEW runs AS SELECT * FROM r",
      "table r",
    ],
    ["another column", "ALTER TABLE samples ADD COLUMN more INT AS (ns + 1)", "table samples"],
  ])("refuses a store that has %s, and executes none of it", (_, change, object) => {
    new DatabaseStore(folder, "2026-01-01T00:00:00.000Z", {}).close();
    const changed = database();
    changed.exec(`PRAGMA legacy_alter_table = ON; ${change};`);
    changed.close();
    const words = `results.sqlite is a results database that something else has changed: "${object}" is not as this tool makes it`;
    expect(errorMessage(() => new DatabaseStore(folder, "", {}))).toContain(words);
    expect(errorMessage(() => readUnfinishedRun(folder))).toContain(words);
  });

  it("refuses a database of another version, and one that is something else", () => {
    const other = database();
    other.exec("CREATE TABLE mine (a); PRAGMA user_version = 15;");
    other.close();
    expect(() => new DatabaseStore(folder, "", {})).toThrow(
      `${path.join(folder, "results.sqlite")} is a results database of version 15, this tool writes version 14: ` +
        "name another folder with --out, or move the file away",
    );
    writeFileSync(path.join(folder, "results.sqlite"), "no database, but long enough to be looked at as one");
    expect(() => new DatabaseStore(folder, "", {})).toThrow("cannot be written (file is not a database)");
  });

  it("refuses a second sample of an engine in the same round", () => {
    const store = new DatabaseStore(folder, "2026-01-01T00:00:00.000Z", {});
    store.sample(test, sample);
    expect(errorMessage(() => store.sample(test, sample))).toMatch(
      /^results database .* cannot be written \(UNIQUE constraint failed: samples\./,
    );
    store.close();
  });
});
