import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RunManifest } from "../../../src/model/manifest.ts";
import { testPath } from "../../../src/model/test.ts";
import { DatabaseStore } from "../../../src/results/store/store.ts";
import { readUnfinishedRun } from "../../../src/results/store/stored-run.ts";
import { fullRecording, makeTest, pairs } from "../../builders/recordings.ts";
import { errorMessage } from "../../error-message.ts";

const test = makeTest();
const other = makeTest({ workload: "table_scan" });
const startedAt = "2026-01-01T00:00:00.000Z";
const work = { statements: 1, rows: 2, changes: 3 };
const cost = { cpuNs: 4, peakBytes: 5, minorFaults: 6, majorFaults: 7 };
const check = { role: "baseline", work, hash: "0123456789abcdef" } as const;
const [baseline, candidate, second] = pairs([10, 20], [11, 21]).map((sample) => ({ ...sample, work, cost }));

function makeOutset(parts: Partial<RunManifest> = {}): RunManifest {
  const { run, suite, machine, engines } = fullRecording();
  if (run === undefined || suite === undefined || machine === undefined) throw new Error("facts are missing");
  const { sql: _, ...size } = suite;
  const { name, version } = engines.baseline;
  const engine = { name, ...(version === undefined ? {} : { version }) };
  return {
    tool: run.tool,
    rounds: run.rounds,
    suite: size,
    machine,
    engines: { baseline: engine, candidate: engine },
    tests: [testPath(test), testPath(other)],
    ...parts,
  };
}

describe("the unfinished run of a store", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "stored-run-"));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** Stores a run and ends it without an end, as a kill does. */
  function stored(fill: (store: DatabaseStore) => void, manifest: unknown = makeOutset()): void {
    const store = new DatabaseStore(folder, startedAt, manifest);
    fill(store);
    store.close();
  }

  function fillSome(store: DatabaseStore): void {
    if (baseline === undefined || candidate === undefined || second === undefined)
      throw new Error("no samples");
    store.check(test, check);
    store.chunkStatements(test, 50);
    store.sample(test, baseline);
    store.sample(test, candidate);
    store.failure(other, { reason: "differs", message: "other values" });
    store.failure(other, { reason: "crash", role: "candidate", round: 2, message: "signal 11" });
    store.control(test, { round: 1, baselineNs: 8, controlNs: 9 });
    store.keep("counts", "a test", { instructions: 1 });
  }

  it("is all that was stored of it", () => {
    stored(fillSome);
    expect(readUnfinishedRun(folder)).toEqual({
      run: 1,
      startedAt,
      manifest: makeOutset(),
      resumed: [],
      tests: [
        { ...test, chunkStatements: 50, samples: [baseline, candidate], checks: [check], failures: [] },
        {
          ...other,
          samples: [],
          checks: [],
          failures: [
            { reason: "differs", message: "other values" },
            { reason: "crash", role: "candidate", round: 2, message: "signal 11" },
          ],
        },
      ],
      broken: [],
      controls: [{ ...test, pairs: [{ round: 1, baselineNs: 8, controlNs: 9 }] }],
      kept: { counts: [{ instructions: 1 }] },
    });
  });

  it("knows the counters of a check, and a test that is compared with the base alone", () => {
    const manifest = makeOutset({
      engines: { ...makeOutset().engines, base: makeOutset().engines.candidate },
      compare: { [testPath(test)]: "base" },
    });
    const counted = { ...check, counters: { values: { reads: 5, clock: 1 }, unsteady: ["clock"] } };
    const checks = [
      { ...check, role: "base", uncounted: "no such table: stats" },
      { ...counted, role: "candidate" },
    ] as const;
    const samples = (["candidate", "base"] as const).map((role) => ({ role, round: 1, ns: 5 }));
    stored((store) => {
      for (const one of checks) store.check(test, one);
      for (const one of samples) store.sample(test, one);
    }, manifest);
    const unfinished = readUnfinishedRun(folder);
    expect(unfinished.broken).toEqual([]);
    expect(unfinished.tests).toEqual([
      { ...test, compare: "base", samples: expect.arrayContaining(samples), checks, failures: [] },
    ]);
  });

  it("is the newest one", () => {
    stored(fillSome);
    stored(() => {});
    expect(readUnfinishedRun(folder)).toMatchObject({ run: 2, tests: [], controls: [] });
  });

  it("lacks half a pair, which is dropped when it is gone on with", () => {
    stored((store) => {
      fillSome(store);
      if (second !== undefined) store.sample(test, second);
    });
    const unfinished = readUnfinishedRun(folder);
    expect(unfinished.tests[0]?.samples).toEqual([baseline, candidate]);
    expect(unfinished.broken.map(({ test: { workload }, round }) => `${workload} ${round}`)).toEqual([
      "oltp_point_select 2",
    ]);
    new DatabaseStore(folder, "2026-01-01T01:00:00.000Z", makeOutset(), unfinished).close();
    const again = readUnfinishedRun(folder);
    expect(again.broken).toEqual([]);
    expect(again.tests).toEqual(unfinished.tests);
    expect(again).toMatchObject({ run: 1, startedAt });
    expect(again.resumed).toEqual([{ at: "2026-01-01T01:00:00.000Z", samples: 2 }]);
  });

  it("goes on in the same run, and is whole when that is", () => {
    stored(fillSome);
    const store = new DatabaseStore(folder, "2026-01-01T01:00:00.000Z", {}, readUnfinishedRun(folder));
    if (second !== undefined) store.sample(test, second);
    store.finish("2026-01-01T02:00:00.000Z");
    store.close();
    const database = new Database(path.join(folder, "results.sqlite"));
    expect(database.prepare("SELECT run, started_at, finished_at FROM runs").all()).toEqual([
      { run: 1, started_at: startedAt, finished_at: "2026-01-01T02:00:00.000Z" },
    ]);
    expect(database.prepare("SELECT run, round FROM samples ORDER BY round").raw().all()).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
    ]);
    database.close();
    writeFileSync(path.join(folder, "results.json"), "{}");
    expect(errorMessage(() => readUnfinishedRun(folder))).toBe(
      `--resume ${folder}: the run of ${startedAt} is whole, nothing is left to measure: ` +
        `judge it again with replay ${path.join(folder, "results.json")}`,
    );
  });

  it("has the text cut that is longer than a results file may hold", () => {
    stored((store) => store.failure(other, { reason: "error", role: "base", message: "x".repeat(20_000) }), {
      ...makeOutset(),
      engines: { ...makeOutset().engines, base: { name: "base" } },
    });
    expect(readUnfinishedRun(folder).tests[0]?.failures[0]?.message).toHaveLength(10_000);
  });

  it.each([
    ["of an older tool", { tool: "0.0.1" }, "(manifest.rounds is missing: "],
    ["with an unknown fact", { ...makeOutset(), best: true }, '(manifest has "best", which is not known'],
    ["with no rounds", { ...makeOutset(), rounds: 0 }, "(manifest.rounds is 0: expected a number of rounds"],
  ])("is refused where it is %s", (_, manifest, words) => {
    stored(fillSome, manifest);
    expect(errorMessage(() => readUnfinishedRun(folder))).toContain(words);
  });

  it("is refused where it has samples of an engine or a test that it has not", () => {
    stored((store) => {
      fillSome(store);
      store.sample(test, { role: "base", round: 1, ns: 5 });
    });
    expect(errorMessage(() => readUnfinishedRun(folder))).toContain(
      "has a sample of the base, but engines.base is missing",
    );
    stored(fillSome, makeOutset({ tests: [testPath(test)] }));
    expect(errorMessage(() => readUnfinishedRun(folder))).toContain(
      "int/memory/reads/table_scan was not planned",
    );
  });
});
