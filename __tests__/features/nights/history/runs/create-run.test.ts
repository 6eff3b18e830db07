import { describe, expect, it } from "vitest";
import {
  runBesideBase,
  runContests,
  runOthers,
  runTests,
} from "../../../../../src/features/nights/history/report/run.ts";
import { createRun } from "../../../../../src/features/nights/history/runs/create-run.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { formatRun, parseRun } from "../../../../../src/features/nights/history/runs/run-text.ts";
import { trendsOf } from "../../../../../src/features/nights/history/runs/trends.ts";
import { features } from "../../../../../src/features.ts";
import type { MachineFacts } from "../../../../../src/model/recording.ts";
import type { Table } from "../../../../../src/report/format/table.ts";
import { judgeByOwnRule } from "../../../../../src/verdict/judge-recording.ts";
import { fullRecording, makeRecording } from "../../../../builders/recordings.ts";
import { errorMessage } from "../../../../error-message.ts";
import { adaptiveRecording, criteria } from "../../../../results/recordings.ts";
import { makeLife, makeShape, withoutWritten } from "../../../figures/age/aged.ts";
import { makeContention, makeOwnContention } from "../../../figures/contention/contests.ts";
import { checkOf, measured, recordingOf } from "../../../figures/footprint/footprints.ts";

const runOf = (recording = fullRecording(), identity = {}) =>
  createRun(recording, judgeByOwnRule(recording, criteria), identity);

describe("createRun", () => {
  it("keeps the times, pairs and outcome of each test", () => {
    const [reads] = runOf().tests;
    expect(reads).toEqual({
      section: "int/memory/reads",
      workload: "oltp_point_select",
      result: "pass",
      pairs: 3,
      baselineNs: 10_000_000,
      candidateNs: Math.round((10_000_000 * 20_300) / 10_100),
      sql: "cd".repeat(6),
    });
  });

  it("keeps the interval of the geometric mean of its tests, if it has one", () => {
    const run = runOf(adaptiveRecording());
    const { interval } = judgeByOwnRule(adaptiveRecording(), criteria).headline.baseline ?? {};
    expect(run.average?.low).toBeCloseTo(interval?.low ?? 0, 3);
    expect(run.average?.high).toBeCloseTo(interval?.high ?? 0, 3);
  });

  it("keeps the bytes and the times of ageing databases that both engines brought to the end", () => {
    const cut = makeLife("candidate", 4000, () => ({}));
    const shapes = [
      makeShape((commits) => ({ disk: 1000 * commits, ns: 2e6 })),
      makeShape(() => ({}), {
        shape: "churn",
        engines: [makeLife("baseline", 4000, () => ({})), { ...cut, rungs: cut.rungs.slice(0, 3) }],
      }),
    ];
    const recording = { ...fullRecording(), features: { age: { version: 1, commits: 4000, shapes } } };
    const run = createRun(recording, judgeByOwnRule(recording, criteria, features));
    expect(run.aged).toEqual({
      commits: 4000,
      shapes: {
        append: {
          baseline: { disk: 4_000_000, written: 16_000_000 },
          candidate: { disk: 4_000_000, written: 16_000_000 },
          times: {
            // Blocks that are all alike have the interval of the most precise measurement.
            time: { baselineNs: 1_005_000, candidateNs: 2_010_000, ratio: 2, low: 1.9998, high: 2.0002 },
            cpu: { baselineNs: 100_500, candidateNs: 100_500, ratio: 1, low: 0.99992, high: 1.0001 },
          },
        },
      },
    });
    expect(parseRun(formatRun(run), "run.json").aged).toEqual(run.aged);
    expect(runOf().aged).toBeUndefined();
  });

  it("keeps ageing databases of a system that does not count written bytes", () => {
    const shape = makeShape(() => ({}));
    const shapes = [{ ...shape, engines: shape.engines.map(withoutWritten) }];
    const recording = { ...fullRecording(), features: { age: { version: 1, commits: 4000, shapes } } };
    const run = createRun(recording, judgeByOwnRule(recording, criteria, features));
    const { candidate } = parseRun(formatRun(run), "run.json").aged?.shapes.append ?? {};
    expect(Object.keys(candidate ?? {})).toEqual(["disk"]);
  });

  it("keeps the throughput of each contest, which comes back from a file and is shown with the run", () => {
    const recording = { ...fullRecording(), features: { contention: makeContention() } };
    const run = createRun(recording, judgeByOwnRule(recording, criteria, features));
    // Eight workloads, two of which have two tasks, in two modes with three numbers of connections.
    expect(Object.keys(run.contests ?? {})).toHaveLength(10 * 2 * 3);
    const { times, ...rates } = run.contests?.["same/threads/4/writers"] ?? {};
    expect(rates).toEqual({ baseline: 20_200, candidate: 20_200 });
    expect(times).toMatchObject({ ratio: 1 });
    expect(times?.low).toBeLessThan(1);
    expect(times?.high).toBeGreaterThan(1);
    // The emptying of a log is compared with nothing.
    expect(run.contests?.["checkpoints/threads/4/checkpointer"]?.times).toBeUndefined();
    expect(parseRun(formatRun(run), "a file").contests).toEqual(run.contests);
    const shown = runContests(run, (text) => text)?.rows.map(({ cells }) => cells);
    expect(shown).toContainEqual(["contention/same/threads/4/writers", "20,200", "20,200", "1.00x"]);
    // Above 1 is slower, as everywhere.
    const slower = runContests(
      { ...run, contests: { "same/threads/4/writers": { baseline: 300, candidate: 100 } } },
      (text) => text,
    );
    expect(slower?.rows.map(({ cells }) => cells)).toEqual([
      ["contention/same/threads/4/writers", "300", "100", "3.00x"],
    ]);
    expect(slower?.columns.at(-1)).toMatchObject({ heading: "of SQLite" });
    expect(runOf().contests).toBeUndefined();
    expect(runContests(runOf(), (text) => text)).toBeUndefined();
  });

  it("keeps exact costs besides time that two processes agree on, and the bytes of the engine's code and data", () => {
    const recording = fullRecording();
    const { candidate, baseline } = recording.engines;
    const size = { file: 9_000_000, text: 2_000_000, data: 1000 };
    const checks = [
      checkOf("baseline", { file: 4096, left: -115 }),
      checkOf("candidate", { left: 10, allocations: 5 }, { peak: 9_000_000 }),
      checkOf("base", { peak: 500_000 }, { peak: 900_000 }),
    ];
    const run = createRun(
      {
        ...recording,
        engines: { baseline, candidate: { ...candidate, size }, base: candidate },
        tests: [measured(checks)],
      },
      judgeByOwnRule(
        { ...recording, engines: { baseline, candidate: { ...candidate, size } }, tests: [measured(checks)] },
        criteria,
        features,
      ),
    );
    expect(run.tests[0]?.footprint?.baseline).toMatchObject({
      "file-bytes": 4096,
      "written-bytes": 4_200_000,
    });
    expect(run.tests[0]?.footprint?.candidate).toEqual({
      "file-bytes": 4_000_000,
      "written-bytes": 4_200_000,
      "read-bytes": 40_960,
      allocations: 5,
      "allocated-bytes": 500,
      "left-bytes": 10,
      "log-bytes": 0,
    });
    expect(run.engines.candidate.bytes).toBe(2_001_000);
    expect(parseRun(formatRun(run), "a file")).toEqual(run);
  });

  it("keeps a test beside the base alone, counters, and times that limits name", () => {
    const counters = { values: { chunk_write: 12, clock: 7, "<b> of --> x": 3 }, unsteady: ["clock"] };
    const checks = [checkOf("base"), { ...checkOf("candidate", { allocations: 5 }), counters }];
    const own = { variant: "own", kind: "writes", storage: "file" } as const;
    const sampled = (role: "base" | "baseline") =>
      [1, 2, 3].flatMap((round) => [
        { role: "candidate" as const, round, ns: 20_000_000, commitNs: 4000 * round },
        { role, round, ns: 10_000_000, commitNs: 1000 * round },
      ]);
    const tests = [
      measured(checks, { ...own, workload: "commits", compare: "base", samples: sampled("base") }),
      measured([checkOf("baseline"), checkOf("candidate")], {
        ...{ ...own, workload: "updates", samples: sampled("baseline") },
      }),
    ];
    const limits = [
      { for: { workload: "updates" }, figure: "commit", atMost: 9, unit: "x", relativeTo: "baseline" },
      { for: { workload: "commits" }, figure: "commit", atMost: 1e9, unit: "ns" },
    ] as const;
    const recording = { ...recordingOf(tests), run: fullRecording().run };
    const ceilings = { ...criteria.ceilings, limits };
    const run = createRun(recording, judgeByOwnRule(recording, { ...criteria, ceilings }, features));
    expect(run.tests).toMatchObject([
      {
        ...{ section: "own/file/writes", workload: "commits", result: "fail", pairs: 3 },
        base: { baseNs: 10_000_000, candidateNs: 20_000_000 },
        footprint: { candidate: { allocations: 5 } },
        counters: { chunk_write: 12 },
        times: { commit: { candidate: 8000 } },
      },
      { workload: "updates", times: { commit: { candidate: 7268, baseline: 1817 } } },
    ]);
    expect(run.tests[0]).not.toHaveProperty("baselineNs");
    // The others are no figures of one engine, or text that a report would have to trust.
    expect(run.tests[0]?.counters).toEqual({ chunk_write: 12 });
    expect(parseRun(formatRun(run), "a file")).toEqual(run);
    const cells = (table: Table | undefined) => table?.rows.map((row) => row.cells);
    expect(cells(runTests(run, String))?.map(([test]) => test)).toEqual(["own/file/writes/updates"]);
    expect(cells(runBesideBase(run, String))).toMatchObject([
      ["own/file/writes/commits", "10,000", "20,000", "2.00", expect.anything(), "fail"],
    ]);
    expect(cells(runOthers(run, String))).toEqual([
      ["own/file/writes/commits", "commit", "-", "8 µs"],
      ["own/file/writes/commits", "counter:chunk_write", "-", "12"],
      ["own/file/writes/updates", "commit", "1.82 µs", "7.27 µs"],
    ]);
    // The base is another one in each run.
    expect(trendsOf([run]).tests.map(({ series }) => series.path)).toEqual(["own/file/writes/updates"]);
  });

  it("keeps the times of the slowest operations of contests that limits name", () => {
    const recording = { ...fullRecording(), features: { contention: makeContention() } };
    const limit = { part: "contention/same/threads/4", figure: "p99", atMost: 2, unit: "x" } as const;
    const ceilings = { ...criteria.ceilings, limits: [{ ...limit, relativeTo: "baseline" as const }] };
    const run = createRun(recording, judgeByOwnRule(recording, { ...criteria, ceilings }, features));
    const slowest = Object.entries(run.contests ?? {}).flatMap(([name, one]) =>
      one.slowest === undefined ? [] : [[name, one.slowest] as const],
    );
    expect(slowest).toEqual([["same/threads/4/writers", { p99: { baseline: 900_000, candidate: 900_000 } }]]);
    expect(parseRun(formatRun(run), "a file").contests).toEqual(run.contests);
  });

  it("keeps a test without a multiplier, and why it has none", () => {
    expect(runOf().tests.at(-1)).toEqual({
      section: "int/file/reads",
      workload: "table_scan",
      result: "failed",
      pairs: 0,
    });
  });

  it("keeps the facts of the machine, the suite and the engines, and no paths", () => {
    const run = runOf(fullRecording(), { image: "ubuntu24 20261118.1" });
    expect(run).toMatchObject({
      tool: "0.1.0",
      outcome: "fail",
      measurement: "broken",
      machine: { cores: 2, image: "ubuntu24 20261118.1" },
      suite: { rows: 100_000, seed: 42 },
      engines: {
        baseline: {
          name: "SQLite",
          version: "3.54.1",
          settings: { file: expect.stringContaining("journal_mode ") },
        },
      },
    });
    expect(JSON.stringify(run)).not.toContain("build/");
  });

  it("keeps the machine of several of one kind, and the processor of each test of different ones", () => {
    const { machine } = fullRecording();
    const runOn = (cpu: string) =>
      runOf({
        ...fullRecording(),
        tests: fullRecording().tests.map((test, index) => ({ ...test, run: index % 2 })),
        machines: ["EPYC", cpu].map((one) => ({ machine: { ...machine, cpu: one } as MachineFacts })),
      });
    const processors = (run: HistoryRun) => new Set(run.tests.map(({ cpu }) => cpu));
    expect(runOn("EPYC").machine).toBeDefined();
    expect(processors(runOn("EPYC"))).toEqual(new Set([undefined]));
    expect(runOn("Xeon").machine).toBeUndefined();
    expect(processors(runOn("Xeon"))).toEqual(new Set(["EPYC", "Xeon"]));
  });

  it("takes the commit that it is given, or the one that the results name", () => {
    expect(runOf(adaptiveRecording()).commit).toBe("a".repeat(40));
    expect(
      runOf(adaptiveRecording(), { commit: "e".repeat(40), branch: "main", label: "1.0" }),
    ).toMatchObject({
      commit: "e".repeat(40),
      branch: "main",
      label: "1.0",
    });
    expect(runOf().commit).toBeUndefined();
  });

  it("can be written and read", () => {
    const run = runOf(adaptiveRecording());
    expect(parseRun(formatRun(run), "a file")).toEqual(run);
  });

  it("refuses a run without tests", () => {
    const recording = { ...fullRecording(), tests: [] };
    expect(errorMessage(() => runOf(recording))).toContain("the run has no tests and no contests");
  });

  it("keeps a run of a user's contests alone", () => {
    const recording = { ...fullRecording(), tests: [], features: { contention: makeOwnContention() } };
    const run = createRun(recording, judgeByOwnRule(recording, criteria, features));
    expect(Object.keys(run.contests ?? {})).toEqual(["log/processes/3/writers", "log/processes/3/reader"]);
    expect(parseRun(formatRun(run), "a file")).toEqual(run);
  });

  it("refuses a recording that is of no run", () => {
    const recording = makeRecording();
    expect(errorMessage(() => runOf(recording))).toContain("do not say when they were measured");
  });
});
