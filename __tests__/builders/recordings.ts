import type { EngineFacts } from "../../src/model/engine.ts";
import type { ControlRecord, Recording, TestRecord } from "../../src/model/recording.ts";
import type { Sample, Work } from "../../src/model/sample.ts";
import type { Test } from "../../src/model/test.ts";

/** A test that tests can do with; what is given replaces parts of it. */
export function makeTest(parts: Partial<Test> = {}): Test {
  return { variant: "int", storage: "memory", kind: "reads", workload: "oltp_point_select", ...parts };
}

/** One pair of samples for each round, in microseconds. */
export function pairs(...rounds: readonly (readonly [baseline: number, candidate: number])[]): Sample[] {
  return rounds.flatMap(([baseline, candidate], index) => [
    { role: "baseline", round: index + 1, ns: baseline * 1000 },
    { role: "candidate", round: index + 1, ns: candidate * 1000 },
  ]);
}

/** One sample of each of three engines for each round, in microseconds. */
export function trios(
  ...rounds: readonly (readonly [baseline: number, candidate: number, base: number])[]
): Sample[] {
  return rounds.flatMap(([baseline, candidate, base], index) => [
    ...pairs([baseline, candidate]).map((sample) => ({ ...sample, round: index + 1 })),
    { role: "base", round: index + 1, ns: base * 1000 },
  ]);
}

/** The baseline against itself: each ratio is a pair. */
export function makeControl(ratios: readonly number[], parts: Partial<Test> = {}): ControlRecord {
  const pairs = ratios.map((ratio, index) => ({
    round: index + 1,
    baselineNs: 10_000_000,
    controlNs: 10_000_000 * ratio,
  }));
  return { ...makeTest(parts), pairs };
}

export function makeRecord(parts: Partial<TestRecord> = {}): TestRecord {
  return { ...makeTest(), samples: pairs([10_000, 20_000]), checks: [], failures: [], ...parts };
}

/** A record whose every sample and check saw the same work. */
export function workingRecord(work: Work, parts: Partial<TestRecord> = {}): TestRecord {
  const record = makeRecord(parts);
  return {
    ...record,
    samples: record.samples.map((sample) => ({ ...sample, work })),
    checks: [
      { role: "baseline", work, hash: "00000000000000aa" },
      { role: "candidate", work, hash: "00000000000000aa" },
    ],
  };
}

export function makeRecording(parts: Partial<Recording> = {}): Recording {
  return {
    engines: { baseline: { name: "SQLite" }, candidate: { name: "DoltLite" } },
    tests: [makeRecord()],
    warnings: [],
    ...parts,
  };
}

const settings = { journal_mode: "memory", synchronous: "2", cache_size: "-2000", page_size: "4096" };

function makeEngine(name: string, digit: string, parts: Partial<EngineFacts>): EngineFacts {
  return {
    name,
    version: "3.54.1",
    sourceId: `2026-05-01 10:00:00 ${digit.repeat(64)}`,
    sha256: digit.repeat(64),
    settings: { memory: settings, file: { ...settings, journal_mode: "delete", cache_size: null } },
    isolation: { memory: "fork", file: "process" },
    ...parts,
  };
}

/** A recording in which every fact is known. */
export function fullRecording(parts: Partial<Recording> = {}): Recording {
  const work = { statements: 10_000, rows: 10_000, changes: 0 };
  return makeRecording({
    run: {
      tool: "0.1.0",
      startedAt: "2026-05-22T09:00:00.000Z",
      finishedAt: "2026-05-22T09:04:30.000Z",
      rounds: 3,
      clock: "CLOCK_MONOTONIC",
      timeline: { prepare: 70_500_000_000, "timed and taken down": 190_250_000_000 },
    },
    suite: {
      rows: 100_000,
      seed: 42,
      hash: "ab".repeat(32),
      sql: { "int/oltp_point_select": "cd".repeat(32), "int/oltp_insert": "ef".repeat(32) },
    },
    machine: {
      cpu: "AMD EPYC 7763 64-Core Processor",
      cores: 2,
      memoryBytes: 8 * 2 ** 30,
      platform: "linux-x64",
      kernel: "Linux 6.8.0",
      node: "24.21.0",
      loadBefore: 0.25,
      fileSystem: "ext4",
    },
    engines: {
      baseline: makeEngine("SQLite", "1", { origin: "built from the amalgamation, cc 12.2.0 -O2" }),
      candidate: makeEngine("DoltLite", "2", { path: "build/libdoltlite.so" }),
    },
    tests: [
      workingRecord(work, { samples: pairs([10_000, 20_000], [10_100, 20_300], [9_900, 20_400]) }),
      workingRecord(
        { statements: 5_002, rows: 0, changes: 5_000 },
        { kind: "writes", workload: "oltp_insert", samples: pairs([4_000, 9_000], [4_200, 8_800]) },
      ),
      makeRecord({
        storage: "file",
        workload: "table_scan",
        samples: [
          {
            role: "baseline",
            round: 1,
            ns: 900_000_000,
            cost: { cpuNs: 890_000_000, peakBytes: 7_340_032, minorFaults: 120, majorFaults: 0 },
          },
        ],
        failures: [
          { reason: "crash", role: "candidate", round: 1, message: "ended by SIGSEGV in SELECT count(*)" },
        ],
      }),
    ],
    warnings: ["The databases were on tmpfs."],
    ...parts,
  });
}
