import { describe, expect, it } from "vitest";
import { type Storage, testPath } from "../../../../src/model/test.ts";
import { suiteHashes } from "../../../../src/suite/fingerprint.ts";
import { findRunnable, planTests } from "../../../../src/suite/plan-tests.ts";
import { preparationStatements, surroundingStatements, timedStatements } from "../../../../src/suite/sql.ts";
import { makeOwn, placed, withOwnWorkloads } from "./workloads.ts";

const size = { rows: 1000, seed: 1 };
const all = { suites: ["own"], variants: [], storages: ["memory", "file", "autocommit"] } as const;

const writes = makeOwn({
  file: "bench/commits.yml",
  name: "commits",
  kind: "writes",
  compare: "base",
  statements: placed("bench/commits.yml", "UPDATE t SET a = :i;", "SELECT commit_it('step :i');"),
  check: placed("bench/commits.yml", "SELECT count(*) FROM log;"),
});
const catalogue = withOwnWorkloads([writes, makeOwn()]);

describe("the suite of own workloads", () => {
  it("has a section for each storage and kind, reads first, and says what needs a base", () => {
    const tests = planTests(all, catalogue);
    expect(tests.map(testPath)).toEqual([
      "own/memory/reads/counts",
      "own/memory/writes/commits",
      "own/file/reads/counts",
      "own/file/writes/commits",
    ]);
    expect(tests.map(({ compare }) => compare)).toEqual([undefined, "base", undefined, "base"]);
    const { tests: runnable, skipped } = findRunnable(tests, false);
    expect(runnable.map(({ workload }) => workload)).toEqual(["counts", "counts"]);
    expect(skipped.map(({ workload }) => workload)).toEqual(["commits", "commits"]);
    expect(findRunnable(tests, true)).toEqual({ tests, skipped: [] });
  });

  it("is chosen by its workloads' names and storages, as any other", () => {
    const storages: readonly Storage[] = ["file"];
    expect(planTests({ ...all, storages, workloads: ["commits"] }, catalogue).map(testPath)).toEqual([
      "own/file/writes/commits",
    ]);
    expect(() => planTests({ ...all, workloads: ["comits"] }, catalogue)).toThrow(
      'workloads: unknown workload "comits": did you mean "commits"?',
    );
  });

  it("is not there without files", () => {
    expect(() => planTests(all)).toThrow(
      "suites names own, but there are no own workloads: name their files with own-workloads",
    );
  });

  it("repeats all statements of a workload, with the same values for all who ask", () => {
    const timed = () => [...timedStatements({ variant: "own", workload: "commits" }, size, catalogue)];
    expect(timed()).toEqual([
      "UPDATE t SET a = 1;",
      "SELECT commit_it('step 1');",
      "UPDATE t SET a = 2;",
      "SELECT commit_it('step 2');",
      "UPDATE t SET a = 3;",
      "SELECT commit_it('step 3');",
    ]);
    const counts = { variant: "own", workload: "counts" } as const;
    const first = [...timedStatements(counts, size, catalogue)];
    expect([...timedStatements(counts, size, catalogue)]).toEqual(first);
    expect([...timedStatements(counts, { ...size, seed: 2 }, catalogue)]).not.toEqual(first);
  });

  it("prepares a database for each different preparation", () => {
    const other = makeOwn({ name: "other", prepare: placed("bench/other.sql", "INSERT INTO t VALUES (9);") });
    const { own } = withOwnWorkloads([makeOwn(), makeOwn({ name: "again" }), other]);
    const [counts, again, elsewhere] = own.workloads;
    expect(own.tables).toHaveLength(2);
    expect(again?.database).toBe(counts?.database);
    expect(elsewhere?.database).not.toBe(counts?.database);
    const prepared = [
      ...preparationStatements("own", size, [elsewhere?.database ?? ""], { ...catalogue, own }),
    ];
    expect(prepared).toEqual([
      ...["BEGIN;", "CREATE TABLE t(a);", "INSERT INTO t VALUES (9);", "COMMIT;"],
      "PRAGMA wal_checkpoint;",
    ]);
  });

  it("repeats a preparation, with values of its own, and says where a statement of it comes from", () => {
    const prepare = placed("bench/own.yml", "INSERT INTO t VALUES (:i, :rnd(1,1000000));");
    const deep = (name: string, depth: number) => makeOwn({ name, prepare, prepareRepeat: depth });
    const catalogue = withOwnWorkloads([deep("log.depth=2", 2), deep("log.depth=3", 3), deep("diff", 3)]);
    const { own } = catalogue;
    expect(own.tables).toHaveLength(2);
    const [two = [], three = []] = own.tables.map((name) => [
      ...preparationStatements("own", size, [name], catalogue),
    ]);
    expect(two.slice(0, 4)).toEqual(three.slice(0, 4));
    expect(two).toHaveLength(6);
    expect([two[0], ...two.slice(4)]).toEqual(["BEGIN;", "COMMIT;", "PRAGMA wal_checkpoint;"]);
    expect(three[4]).toMatch(/^INSERT INTO t VALUES \(3, \d+\);$/);
    expect(own.placeOf?.("diff", three[4] ?? "", size)).toBe("bench/own.yml:1:1, repetition 3");
    const names = (workloads: readonly string[]) => {
      const selection = { ...all, storages: ["file"] as const, workloads };
      return planTests(selection, catalogue).map(({ workload }) => workload);
    };
    expect(names(["log"])).toEqual(["log.depth=2", "log.depth=3"]);
    expect(names(["log.depth=3"])).toEqual(["log.depth=3"]);
  });

  it("says where a statement comes from by its beginning, in either form", () => {
    const { placeOf } = catalogue.own;
    const place = (beginning: string) => placeOf?.("commits", beginning, size);
    expect(place("CREATE TABLE")).toBe("bench/schema.sql:1:1");
    expect(place("INSERT INTO t VALUES (2);")).toBe("bench/load.sql:2:1");
    expect(place("SELECT commit_it('step 2');")).toBe("bench/commits.yml:2:1, repetition 2");
    expect(place("SELECT commit_it(?);")).toBe("bench/commits.yml:2:1");
    expect(place("SELECT count(*) FROM log;")).toBe("bench/commits.yml:1:1");
    expect(place("PRAGMA journal_mode")).toBeUndefined();
  });

  it("draws other values before and after a workload, whose own values stay", () => {
    const surrounded = makeOwn({
      before: placed("bench/before.sql", "BEGIN;", "UPDATE t SET a = :rnd(1,1000000) + :i;"),
      after: placed("bench/after.sql", "SELECT :text(3);", "ROLLBACK;"),
    });
    const own = withOwnWorkloads([surrounded]);
    const test = { variant: "own", workload: "counts" } as const;
    const [begin, update] = [...surroundingStatements(test, "before", size, own)];
    expect(begin).toBe("BEGIN;");
    expect(update).toMatch(/^UPDATE t SET a = \d+ \+ 1;$/);
    expect([...surroundingStatements(test, "before", size, own)]).toEqual([begin, update]);
    expect([...surroundingStatements(test, "after", size, own)]).toEqual([
      expect.stringMatching(/^SELECT '[a-z]{3}';$/),
      "ROLLBACK;",
    ]);
    expect([...timedStatements(test, size, own)]).toEqual([
      ...timedStatements(test, size, withOwnWorkloads([makeOwn()])),
    ]);
    const place = (beginning: string) => own.own.placeOf?.("counts", beginning, size);
    expect(place(update ?? "")).toBe("bench/before.sql:2:1");
    expect(place("ROLLBACK;")).toBe("bench/after.sql:2:1");
    expect([...surroundingStatements({ ...test, workload: "commits" }, "before", size, catalogue)]).toEqual(
      [],
    );
  });

  it("repeats the errors of statements with these, and has no shell execute them", () => {
    const [select] = placed("bench/fails.yml", "SELECT f(:i);");
    if (select === undefined) throw new Error("there is no statement");
    const error = { text: "no such", code: 1 };
    const fails = makeOwn({ repeat: 2, statements: [...makeOwn().statements, { ...select, error }] });
    const [workload] = withOwnWorkloads([fails]).own.workloads;
    expect([...(workload?.errors?.() ?? [])]).toEqual([undefined, error, undefined, error]);
    expect(workload?.noShells).toBe("the error that is expected at bench/fails.yml:1:1");
    const [plain] = withOwnWorkloads([makeOwn()]).own.workloads;
    expect([plain?.errors, plain?.noShells]).toEqual([undefined, undefined]);
  });

  it("has another hash with other alternatives, and the same as before without any", () => {
    const hashOf = (parts: Parameters<typeof makeOwn>[0]) => {
      const { definition } = withOwnWorkloads([makeOwn(parts)]).own;
      return [...(definition?.() ?? [])].join();
    };
    const [one, other] = ["SELECT 1;", "SELECT 2;"].map((sql) =>
      hashOf({ alternatives: [placed("a.yml", sql)] }),
    );
    expect(one).not.toBe(other);
    expect(hashOf({})).not.toContain("alternatives");
  });

  it("has a hash of all its SQL, wherever the files are", () => {
    const tests = planTests(all, catalogue);
    const hashOf = (...own: Parameters<typeof withOwnWorkloads>[0]) =>
      suiteHashes(size, tests, { catalogue: withOwnWorkloads(own) }).others?.own;
    const moved = {
      ...makeOwn(),
      file: "elsewhere.yml",
      statements: placed("x.yml", makeOwn().statements[0]?.sql ?? ""),
    };
    expect(hashOf(writes, moved)).toBe(hashOf(writes, makeOwn()));
    for (const changed of [
      { repeat: 4 },
      { compare: "baseline" as const },
      { check: placed("c", "SELECT 1;") },
      { prepare: placed("c", "INSERT INTO t VALUES (1);", "INSERT INTO t VALUES (3);") },
      { before: placed("c", "SELECT 1;") },
      { after: placed("c", "SELECT 1;") },
      { statements: makeOwn().statements.map((one) => ({ ...one, error: { text: "" } })) },
    ])
      expect(hashOf(writes, makeOwn(changed))).not.toBe(hashOf(writes, makeOwn()));
  });
});
