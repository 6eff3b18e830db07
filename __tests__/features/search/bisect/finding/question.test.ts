import { describe, expect, it } from "vitest";
import { parseRowName } from "../../../../../src/features/search/bisect/finding/named-row.ts";
import { questionOf } from "../../../../../src/features/search/bisect/finding/question.ts";
import type { Recording } from "../../../../../src/model/recording.ts";
import { planSequences } from "../../../../../src/suite/sequence/orders.ts";
import { fullRecording, makeRecord, makeRecording } from "../../../../builders/recordings.ts";
import { makeSequence, passage, sequenceFacts } from "../../../../builders/sequences.ts";
import { makeContention } from "../../../figures/contention/contests.ts";

const ask = (recording: Recording, row: string) => questionOf(recording, parseRowName(row));
const suite = { rows: 1000, seed: 7, hash: "00000000", sql: {}, statements: "prepared" } as const;
const size = { rows: 1000, seed: 7, statements: "prepared" };

const select = "int/memory/reads/oltp_point_select";
const selects = makeRecord({
  variant: "int",
  storage: "memory",
  kind: "reads",
  workload: "oltp_point_select",
});
const scans = makeRecord({ variant: "int", storage: "memory", kind: "reads", workload: "table_scan" });

describe("the question of a row", () => {
  it("has the test, its figure and the size of the run", () => {
    const recording = makeRecording({ suite, tests: [selects] });
    expect(ask(recording, select)).toEqual({ test: select, by: "time", ...size });
    expect(ask(recording, `${select} base`)).toEqual({ test: select, by: "time", ...size });
    expect(ask(recording, `${select} peak-bytes`)).toEqual({ test: select, by: "peak-bytes", ...size });
    expect(ask(recording, `${select} counter:x`)).toMatchObject({ by: "counter:x" });
    expect(ask(recording, "all engine-bytes")).toMatchObject({ test: select, by: "engine-bytes" });
    expect(ask(recording, "int/memory/reads/nothing")).toBeUndefined();
    for (const figure of ["disk", "average"]) expect(ask(recording, `${select} ${figure}`)).toBeUndefined();
  });

  it("is about the fault of a test that has one", () => {
    const failures = [{ reason: "crash", role: "candidate", message: "signal 11" }] as const;
    const recording = makeRecording({ suite, tests: [{ ...selects, failures }] });
    expect(ask(recording, select)).toMatchObject({ by: "crash" });
    const own = [{ ...failures[0], role: "baseline" }] as const;
    expect(() => ask(makeRecording({ suite, tests: [{ ...selects, failures: own }] }), select)).toThrow(
      "has no result because of the baseline, not of the candidate",
    );
  });

  it("of a mean has the tests that it is of", () => {
    const recording = makeRecording({ suite, tests: [selects, scans] });
    const tests = [select, "int/memory/reads/table_scan"];
    const average = "int/memory/reads average";
    expect(ask(recording, average)).toEqual({ test: average, by: "time", tests, ...size });
    expect(ask(recording, "oltp base")).toMatchObject({ test: "oltp base", tests });
    expect(ask(recording, "all base")).toMatchObject({ test: "all base", tests });
    expect(ask(recording, "table_scan base")).toMatchObject({ tests: ["int/memory/reads/table_scan"] });
    expect(ask(recording, "int/memory/writes average")).toBeUndefined();
    const failures = [{ reason: "crash", role: "candidate", message: "signal 11" }] as const;
    expect(() => ask(makeRecording({ suite, tests: [selects, { ...scans, failures }] }), average)).toThrow(
      'search "int/memory/reads/table_scan" first',
    );
  });

  it("is refused with settings of an engine, if they are of the row's storage", () => {
    const of = (engine: object) => {
      const { engines } = makeRecording();
      return makeRecording({
        suite,
        tests: [selects, scans],
        engines: { ...engines, candidate: { ...engines.candidate, ...engine } },
      });
    };
    const refusal = "and a search takes no settings of engines over: measure without it first";
    const wal = of({ pragmas: { file: ["journal_mode = wal"] } });
    expect(ask(wal, select)).toMatchObject({ by: "time" });
    expect(ask(wal, "all engine-bytes")).toMatchObject({ by: "engine-bytes" });
    expect(() => ask(wal, "all base")).toThrow(
      `"all" was measured with the pragma "journal_mode = wal" of the candidate, ${refusal}`,
    );
    const cache = of({ pragmas: { memory: ["cache_size = 9"] } });
    expect(() => ask(cache, select)).toThrow('with the pragma "cache_size = 9" of the candidate');
    expect(() => ask(of({ environment: { MERGE: "1" } }), select)).toThrow(
      'with the variable "MERGE" of the',
    );
  });

  it("is refused for several connections at once", () => {
    const recording = makeRecording({ suite: { ...suite, threads: 4 }, tests: [selects] });
    expect(() => ask(recording, select)).toThrow("its tests ran on 4 connections at once");
  });

  it("of a throughput of several connections is the time of an operation; faults of contests are refused", () => {
    const contested = makeRecording({ suite, tests: [selects], features: { contention: makeContention() } });
    const same = "contention/same/threads/4";
    expect(ask(contested, `${same} throughput`)).toEqual({ test: same, by: "time", ...size });
    expect(ask(contested, `${same}/writers baseline-throughput`)).toMatchObject({ test: `${same}/writers` });
    expect(() => ask(contested, same)).toThrow(
      `"${same}" is of several connections at once, whose faults differ from run to run: a search can find its throughput`,
    );
    for (const other of ["contention/same/threads/8", "contention/same/threads/40"])
      expect(ask(contested, `${other} throughput`)).toBeUndefined();
    expect(ask(makeRecording({ tests: [selects] }), `${same} throughput`)).toBeUndefined();
  });
});

describe("the question of a sequence", () => {
  const steps = planSequences({ suites: ["oltp"], storages: ["file"], seed: 7 })?.sequences[1]?.steps ?? [];
  const withCandidate = (candidate: ReturnType<typeof passage>, own = steps) => {
    const sequence = makeSequence({
      order: 2,
      steps: own,
      engines: [passage("baseline", own.length), candidate],
    });
    return fullRecording({ suite, features: sequenceFacts([sequence]) });
  };
  const wrong = passage("candidate", steps.length, { 5: { hash: "00000000000000cc" } });

  it("has its form and its fault", () => {
    expect(ask(withCandidate(wrong), "sequence/file/2")).toEqual({
      test: "sequence/file/2",
      by: "wrong",
      form: "short",
      ...size,
    });
    expect(ask(withCandidate(wrong), "sequence/file/3")).toBeUndefined();
  });

  it("is refused if nothing is wrong, or if the file brings steps of its own", () => {
    expect(() => ask(withCandidate(passage("candidate", steps.length)), "sequence/file/2")).toThrow(
      "there is no fault to find",
    );
    const own = ["DROP TABLE everything", ...steps.slice(1)];
    expect(() => ask(withCandidate(wrong, own), "sequence/file/2")).toThrow(
      "has other steps than those of this version",
    );
  });
});
