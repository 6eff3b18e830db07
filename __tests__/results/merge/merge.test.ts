import { describe, expect, it } from "vitest";
import type { Rounds } from "../../../src/model/criteria.ts";
import type { EngineFacts } from "../../../src/model/engine.ts";
import type { MachineFacts, Recording, RunFacts, SuiteFacts } from "../../../src/model/recording.ts";
import type { Check } from "../../../src/model/sample.ts";
import { testPath } from "../../../src/model/test.ts";
import { formatRecording } from "../../../src/results/json/schema.ts";
import type { Shard } from "../../../src/results/merge/same-run.ts";
import { assess } from "../../../src/verdict/comparison.ts";
import { changedWork, checked } from "../../../src/verdict/equal-work.ts";
import { recordedRule } from "../../../src/verdict/judge-recording.ts";
import {
  fullRecording,
  makeControl,
  makeRecord,
  makeRecording,
  pairs,
  workingRecord,
} from "../../builders/recordings.ts";
import { makeSequence, sequenceFacts } from "../../builders/sequences.ts";
import { errorMessage } from "../../error-message.ts";
import { mergeRecordings, parseRecording } from "../full-build.ts";
import { adaptiveRecording, newest } from "../recordings.ts";

interface Changes {
  readonly run?: Partial<RunFacts>;
  readonly suite?: Partial<SuiteFacts>;
  readonly machine?: Partial<MachineFacts>;
  readonly baseline?: Partial<EngineFacts>;
  readonly candidate?: Partial<EngineFacts>;
  readonly tests?: Recording["tests"];
}

/** A shard of a run, which started a minute after the first. */
function shard({ run, suite, machine, baseline, candidate, tests }: Changes = {}): Recording {
  const full = fullRecording();
  return {
    ...full,
    ...(full.run && { run: { ...full.run, startedAt: "2026-05-22T09:01:00.000Z", ...run } }),
    ...(full.suite && { suite: { ...full.suite, ...suite } }),
    ...(full.machine && { machine: { ...full.machine, ...machine } }),
    engines: {
      baseline: { ...full.engines.baseline, ...baseline },
      candidate: { ...full.engines.candidate, ...candidate },
    },
    tests: tests ?? [makeRecord({ storage: "autocommit" })],
  };
}

const first = fullRecording();

function merge(...others: readonly Recording[]): Recording {
  const [, ...rest] = [first, ...others].map((recording, index) => ({
    fileName: `${"abcd"[index]}.json`,
    recording,
  }));
  return mergeRecordings([{ fileName: "a.json", recording: first }, ...rest]);
}

const messageFor = (other: Recording) => errorMessage(() => merge(other));

describe("merged shards", () => {
  it("are one alone as it is", () => {
    expect(merge()).toBe(first);
  });

  it("have all tests in report order, whichever shard they come from", () => {
    const others = shard({
      tests: [
        makeRecord({ variant: "text" }),
        makeRecord({ workload: "of_another_suite" }),
        makeRecord({ workload: "oltp_index_scan" }),
        makeRecord({ storage: "file", workload: "oltp_range_select" }),
      ],
    });
    expect(merge(others).tests.map(testPath)).toEqual([
      "int/memory/reads/oltp_point_select",
      "int/memory/reads/oltp_index_scan",
      "int/memory/reads/of_another_suite",
      "int/memory/writes/oltp_insert",
      "int/file/reads/oltp_range_select",
      "int/file/reads/table_scan",
      "text/memory/reads/oltp_point_select",
    ]);
  });

  it("have the rounds of a test that is in both one after the other", () => {
    const failures = [{ reason: "crash", role: "candidate", round: 2, message: "SIGSEGV" }] as const;
    const again = makeRecord({ samples: pairs([7_000, 8_000], [7_500, 8_500]), failures });
    const merged = merge(shard({ tests: [again] }));
    expect(merged.tests[0]?.samples.map(({ round, ns }) => [round, ns / 1000]).slice(6)).toEqual([
      [4, 7_000],
      [4, 8_000],
      [5, 7_500],
      [5, 8_500],
    ]);
    expect(merged.tests[0]?.failures).toEqual([{ ...failures[0], round: 5 }]);
    expect(merged.run?.rounds).toBe(6);
    expect(merge(shard()).run?.rounds).toBe(3);
  });

  it("keep one check an engine, and fail a test whose shards gave other values", () => {
    const work = { statements: 10_000, rows: 10_000, changes: 0 };
    const same = workingRecord(work);
    const other = { ...same, checks: same.checks.map((check) => ({ ...check, hash: "bb".repeat(8) })) };
    expect(merge(shard({ tests: [same] })).tests[0]).toMatchObject({ checks: [{}, {}], failures: [] });
    expect(merge(shard({ tests: [other] })).tests[0]?.failures).toEqual(
      other.checks.map((check, index) =>
        changedWork(
          "oltp_point_select",
          checked(same.checks[index] as Check),
          checked(check, "in another shard"),
        ),
      ),
    );
  });

  it("fail a test whose shards did other work", () => {
    const other = workingRecord({ statements: 10_000, rows: 9, changes: 0 });
    const [test] = merge(shard({ tests: [other] })).tests;
    expect(test && assess(test)).toMatchObject({
      state: "failed",
      failures: [
        { reason: "differs", role: "baseline" },
        { reason: "differs", role: "candidate" },
      ],
    });
  });

  it("span the time of all, and add up where it went", () => {
    const { run } = merge(
      shard({
        run: { finishedAt: "2026-05-22T09:20:00.000Z", timeline: { prepare: 500_000_000, check: 1 } },
      }),
    );
    expect(run).toMatchObject({
      startedAt: "2026-05-22T09:00:00.000Z",
      finishedAt: "2026-05-22T09:20:00.000Z",
      timeline: { prepare: 71_000_000_000, "timed and taken down": 190_250_000_000, check: 1 },
    });
  });

  it("say of each test which of them it was measured in, also where they were merged before", () => {
    const runs = ({ tests }: Recording) => tests.map(({ run }) => run);
    const text = shard({ tests: [makeRecord({ variant: "text" })] });
    expect(runs(merge())).toEqual([undefined, undefined, undefined]);
    expect(runs(merge(text))).toEqual([0, 0, 0, 1]);
    const blob = shard({ tests: [makeRecord({ variant: "blob" })] });
    const shards = [merge(text), blob].map((recording, index) => ({
      fileName: `${index}.json`,
      recording,
    })) as [Shard, Shard];
    expect(runs(mergeRecordings(shards))).toEqual([0, 0, 0, 2, 1]);
  });

  it("warn of other numbers of rounds", () => {
    expect(merge(shard({ run: { rounds: 5 } })).warnings).toContain(
      "The merged results come from different numbers of rounds: 3 (a.json); 5 (b.json).",
    );
  });

  it("were stopped where one was", () => {
    expect(merge(shard({ run: { stopped: "interrupted" } })).run?.stopped).toBe("b.json: interrupted");
    expect(merge(shard()).run).not.toHaveProperty("stopped");
  });

  it("know the settings and the SQL of all", () => {
    const settings = { journal_mode: "wal", synchronous: "2", cache_size: "-2000", page_size: "4096" };
    const sql = { "int/oltp_insert": "ef".repeat(32), "blob/oltp_insert": "01".repeat(32) };
    const merged = merge(shard({ baseline: { settings: { autocommit: settings } }, suite: { sql } }));
    expect(Object.keys(merged.engines.baseline.settings ?? {}).toSorted()).toEqual([
      "autocommit",
      "file",
      "memory",
    ]);
    expect(Object.keys(merged.suite?.sql ?? {})).toHaveLength(3);
  });

  it("warn of other machines, tool versions and ways to isolate, and repeat no warning", () => {
    const other = shard({
      run: { tool: "0.2.0" },
      machine: { cores: 4, loadBefore: 3 },
      candidate: { isolation: { memory: "process" } },
    });
    expect(merge(other).warnings).toEqual([
      "The databases were on tmpfs.",
      "The merged results come from different machines: " +
        "AMD EPYC 7763 64-Core Processor, 2 cores, 8 GiB, linux-x64, Linux 6.8.0 (a.json); " +
        "AMD EPYC 7763 64-Core Processor, 4 cores, 8 GiB, linux-x64, Linux 6.8.0 (b.json).",
      "The merged results come from different tool versions: 0.1.0 (a.json); 0.2.0 (b.json).",
      "The merged results come from different ways to isolate the candidate's memory samples: fork (a.json); process (b.json).",
    ]);
    expect(merge(shard({ machine: { loadBefore: 3 } })).warnings).toEqual(["The databases were on tmpfs."]);
  });

  it("may be files of medians", () => {
    const medians = (fileName: string, workload: string) => ({
      fileName,
      recording: makeRecording({
        tests: [makeRecord({ workload })],
        mediansOnly: true,
        warnings: [fileName],
      }),
    });
    const merged = mergeRecordings([medians("a.tsv", "table_scan"), medians("b.tsv", "index_join")]);
    expect(merged).toEqual(
      makeRecording({
        tests: [
          makeRecord({ workload: "index_join", run: 1 }),
          makeRecord({ workload: "table_scan", run: 0 }),
        ],
        mediansOnly: true,
        warnings: ["a.tsv", "b.tsv"],
      }),
    );
  });
});

describe("shards of which some have tests of the suite tpcc", () => {
  const file = (fileName: string, recording: Recording) => ({ fileName, recording });
  const tpcc = (warehouses: number, storage: "memory" | "file") =>
    shard({
      suite: { warehouses },
      tests: [makeRecord({ variant: "tpcc", storage, kind: "writes", workload: "standard_mix" })],
    });

  it("have their number of warehouses", () => {
    expect(merge(tpcc(3, "file")).suite?.warehouses).toBe(3);
    const shards = [file("a.json", tpcc(3, "memory")), file("b.json", shard())] as const;
    expect(mergeRecordings(shards).suite?.warehouses).toBe(3);
  });

  it("are refused if it is not the same", () => {
    const shards = [file("a.json", tpcc(3, "memory")), file("b.json", tpcc(1, "file"))] as const;
    expect(errorMessage(() => mergeRecordings(shards))).toBe(
      "a.json and b.json cannot be merged: the number of warehouses is 3 and 1",
    );
  });
});

describe("shards of different runs", () => {
  it("are refused with both files and values", () => {
    const settings = { journal_mode: "memory", synchronous: "2", cache_size: "-64000", page_size: "4096" };
    const cases: readonly (readonly [Changes, string])[] = [
      [{ suite: { rows: 10 } }, "the row count is 100000 and 10"],
      [{ suite: { seed: 7 } }, "the seed is 42 and 7"],
      [{ suite: { statements: "prepared" } }, "the form of statements is text and prepared"],
      [{ suite: { hash: "00".repeat(32) } }, `the suite's hash is ${"ab".repeat(32)} and ${"00".repeat(32)}`],
      [
        { suite: { sql: { "int/oltp_insert": "00".repeat(32) } } },
        `the hash of int/oltp_insert's SQL is ${"ef".repeat(32)} and ${"00".repeat(32)}`,
      ],
      [{ run: { clock: "gettimeofday" } }, "the clock is CLOCK_MONOTONIC and gettimeofday"],
      [{ baseline: { version: "3.50.0" } }, "the baseline's version is 3.54.1 and 3.50.0"],
      [
        { candidate: { sha256: "33".repeat(32) } },
        `the candidate's SHA-256 is ${"2".repeat(64)} and ${"33".repeat(32)}`,
      ],
      [
        { candidate: { settings: { memory: settings } } },
        "the candidate's cache_size for memory storage is -2000 and -64000",
      ],
    ];
    for (const [changes, message] of cases)
      expect(messageFor(shard(changes))).toBe(`a.json and b.json cannot be merged: ${message}`);
  });

  it("are refused where one does not say", () => {
    expect(messageFor(makeRecording())).toBe(
      "a.json and b.json cannot be merged: the row count is 100000 and not known",
    );
  });

  it("are refused wherever they stand", () => {
    const other = shard({ run: { startedAt: "2026-05-22T09:02:00.000Z" }, suite: { seed: 7 } });
    expect(() => merge(shard(), other)).toThrow("a.json and c.json cannot be merged: the seed is 42 and 7");
  });

  it("are refused where one is given twice", () => {
    expect(messageFor(fullRecording())).toBe(
      "a.json and b.json hold the same samples: name each results file once",
    );
  });

  it("are refused where one is given twice that does not say when it was made", () => {
    const medians = makeRecording({ mediansOnly: true });
    const rounds = makeRecording({ tests: [makeRecord({ samples: pairs([1, 2], [3, 4]) })] });
    for (const recording of [medians, rounds])
      expect(
        errorMessage(() =>
          mergeRecordings([
            { fileName: "a.tsv", recording },
            { fileName: "copy.tsv", recording: structuredClone(recording) },
          ]),
        ),
      ).toBe("a.tsv and copy.tsv hold the same samples: name each results file once");
  });

  it("are refused where both have a median of a test", () => {
    const medians = (fileName: string, candidate: number) => ({
      fileName,
      recording: makeRecording({
        tests: [makeRecord({ samples: pairs([10, candidate]) })],
        mediansOnly: true,
      }),
    });
    expect(errorMessage(() => mergeRecordings([medians("a.tsv", 20), medians("b.tsv", 21)]))).toBe(
      "a.tsv and b.tsv cannot be merged: int/memory/reads/oltp_point_select is in both, and a median of two medians " +
        "means nothing: leave it out of one",
    );
  });

  it("are refused where one holds medians and the other samples", () => {
    const shards = [makeRecording({ mediansOnly: true }), makeRecording()].map((recording, index) => ({
      fileName: `${index}.tsv`,
      recording,
    })) as [Shard, Shard];
    expect(errorMessage(() => mergeRecordings(shards))).toBe(
      "0.tsv and 1.tsv cannot be merged: what they hold is medians and samples",
    );
  });
});

describe("shards that decided by themselves how much to measure", () => {
  const later = (parts: Partial<RunFacts> = {}) =>
    newest({ startedAt: "2026-05-22T09:01:00.000Z", ...parts });
  const other = (parts: Partial<Recording> = {}) =>
    adaptiveRecording({ ...later(), tests: [workingRecord(work, { variant: "text" })], ...parts });
  const work = { statements: 1, rows: 1, changes: 0 };
  const mergeBoth = (second: Recording, start = adaptiveRecording()) =>
    mergeRecordings([
      { fileName: "a.json", recording: start },
      { fileName: "b.json", recording: second },
    ]);
  const message = (second: Recording) => errorMessage(() => mergeBoth(second));

  it("are merged with their base, and end where one did", () => {
    const merged = mergeBoth(other({ ...later({ maxMinutes: 30 }) }));
    expect(merged.engines.base).toEqual(adaptiveRecording().engines.base);
    expect(merged.run).toMatchObject({
      rounds: { min: 3, max: 11 },
      alpha: 0.01,
      maxMinutes: 30,
      outOfTime: true,
    });
    const { run } = mergeBoth(other(), adaptiveRecording(newest()));
    expect(run).not.toHaveProperty("outOfTime");
    expect(mergeBoth(other(later({ outOfTime: true })), adaptiveRecording(newest())).run?.outOfTime).toBe(
      true,
    );
  });

  it("have all controls, the pairs of the same one numbered on", () => {
    const controls = [makeControl([1.5, 0.5]), makeControl([1], { variant: "text" })];
    const merged = mergeBoth(other({ controls }));
    expect(merged.controls?.map((control) => [testPath(control), control.pairs.length])).toEqual([
      ["int/memory/reads/oltp_point_select", 5],
      ["int/file/writes/oltp_update_non_index", 2],
      ["text/memory/reads/oltp_point_select", 1],
    ]);
    expect(merged.controls?.[0]?.pairs.map(({ round, controlNs }) => [round, controlNs / 1e7])).toEqual([
      [1, 1.01],
      [2, 0.99],
      [3, 1],
      [4, 1.5],
      [5, 0.5],
    ]);
    const { controls: _, ...without } = other();
    expect(mergeBoth(without).controls).toEqual(adaptiveRecording().controls);
  });

  it("can be written and read again", () => {
    const merged = mergeBoth(other({ controls: [makeControl([1.5])], ...baseless() }), {
      ...adaptiveRecording(),
      ...baseless(),
      tests: fullRecording().tests,
    });
    expect(parseRecording(formatRecording(merged), "merged.json")).toEqual(merged);
  });

  it("are refused where a test is in both, since each has decided on it", () => {
    expect(message(adaptiveRecording({ ...later(), tests: [makeRecord()] }))).toBe(
      "a.json and b.json cannot be merged: int/memory/reads/oltp_point_select is in both, and each has taken its own " +
        "decision on it, so that its pairs do not add up: merge shards of different tests, or measure with a single " +
        "number of rounds, such as --rounds 5",
    );
  });

  it("are refused where they decided by another rule", () => {
    const wrong = (parts: Partial<RunFacts>) => message(other(later(parts)));
    expect(wrong({ rounds: { min: 3, max: 14 } })).toBe(
      "a.json and b.json cannot be merged: the number of rounds is 3..11 and 3..14",
    );
    expect(wrong({ rounds: 5 })).toBe(
      "a.json and b.json cannot be merged: the number of rounds is 3..11 and 5",
    );
    expect(wrong({ alpha: 0.05 })).toBe("a.json and b.json cannot be merged: alpha is 0.01 and 0.05");
  });

  it("keep the pairs that the tests of each have together, whatever file is first", () => {
    const rounds = { min: 3, max: 11, together: 18 };
    const work = { statements: 1, rows: 1, changes: 0 };
    const named = (...names: readonly string[]) =>
      names.map((workload) => workingRecord(work, { variant: "text", workload }));
    const two = adaptiveRecording({ ...newest({ rounds }), tests: named("a", "b") });
    const later = { startedAt: "2026-05-22T09:01:00.000Z" };
    const ofLater = (given: Rounds, ...names: readonly string[]) =>
      adaptiveRecording({ ...newest({ ...later, rounds: given }), tests: named(...names) });
    for (const [a, b] of [
      [two, ofLater(rounds, "c", "d")],
      [ofLater(rounds, "c", "d"), two],
    ] as const)
      expect(recordedRule(mergeBoth(a, b)).rounds).toEqual({ min: 9, max: 11 });
    const steps = adaptiveRecording({ ...newest({ rounds }), tests: [] });
    expect(recordedRule(mergeBoth(ofLater(rounds, "c", "d"), steps)).rounds).toEqual({ min: 9, max: 11 });
    const four = mergeBoth(ofLater(rounds, "c", "d"), two);
    expect(recordedRule(mergeBoth(ofLater(rounds, "e", "f"), four)).rounds).toEqual({ min: 9, max: 11 });
    expect(errorMessage(() => mergeBoth(ofLater(rounds, "c", "d", "e"), two))).toBe(
      "a.json and b.json cannot be merged: the number of rounds is 9..11 for each of 2 tests and 6..11 for each of 3: " +
        "measure the same number of tests in both, or at least six in each",
    );
    expect(errorMessage(() => mergeBoth(two, ofLater({ min: 3, max: 11 }, "c", "d")))).toBe(
      "a.json and b.json cannot be merged: the number of rounds is 3..11 for each of 2 tests and 9..11 for each of 2: " +
        "measure the same number of tests in both, or at least six in each",
    );
  });

  it("are refused where one has another base or none", () => {
    const { base: _, ...without } = other().engines;
    expect(message(other({ engines: without }))).toBe(
      "a.json and b.json cannot be merged: the base is measured and not measured",
    );
    const { base, ...main } = other().engines;
    expect(
      message(other({ engines: { ...main, base: { ...(base as EngineFacts), sha256: "4".repeat(64) } } })),
    ).toBe(
      `a.json and b.json cannot be merged: the base's SHA-256 is ${"3".repeat(64)} and ${"4".repeat(64)}`,
    );
  });
});

function baseless(): Pick<Recording, "engines" | "features"> {
  const { base: _, ...engines } = adaptiveRecording().engines;
  return { engines, features: sequenceFacts([makeSequence()]) };
}
