import { type Criteria, defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording, RunFacts, TestRecord } from "../../src/model/recording.ts";
import type { Check } from "../../src/model/sample.ts";
import { fullRecording, makeControl, trios } from "../builders/recordings.ts";
import { makeSequence, passage, sequenceFacts } from "../builders/sequences.ts";

export const criteria: Criteria = {
  ceilings: defaultCriteria.ceilings,
  rule: defaultCriteria.rule,
};

/** The facts of a run that decided by itself how much to measure. */
export function newest(parts: Partial<RunFacts> = {}): { readonly run: RunFacts } {
  const { run } = fullRecording();
  if (run === undefined) throw new Error("a full recording has a run");
  return {
    run: { ...run, tool: "0.2.0", rounds: { min: 3, max: 11 }, alpha: 0.01, maxMinutes: 20, ...parts },
  };
}

/** A recording in which every fact is known: with a base, controls and a range of rounds; and sequences. */
export function adaptiveRecording(parts: Partial<Recording> = {}): Recording {
  const full = fullRecording();
  const [reads, writes, crashed] = full.tests as [TestRecord, TestRecord, TestRecord];
  const { candidate } = full.engines;
  return {
    ...full,
    ...newest({ outOfTime: true }),
    origin: { run: 4001, attempt: 1, head: "a".repeat(40), checkedOut: "d".repeat(40), base: "main" },
    engines: {
      ...full.engines,
      base: { ...candidate, name: "DoltLite main", path: "base/libdoltlite.so", sha256: "3".repeat(64) },
    },
    tests: [
      withBase(reads, [
        [10_000, 20_000, 19_000],
        [10_100, 20_300, 19_100],
        [9_900, 20_400, 18_900],
      ]),
      withBase(writes, [
        [4_000, 9_000, 9_100],
        [4_200, 8_800, 8_700],
        [4_100, 8_900, 8_900],
      ]),
      crashed,
    ],
    controls: [
      makeControl([1.01, 0.99, 1]),
      makeControl([1.02, 0.98], { storage: "file", kind: "writes", workload: "oltp_update_non_index" }),
    ],
    features: sequenceFacts([
      makeSequence({
        engines: [
          passage("baseline", 3, { 1: { cpuNs: 400_000, aloneCpuNs: 500_000 } }),
          passage("candidate", 3, { 1: { cpuNs: 900_000, aloneCpuNs: 1_000_000 } }),
          passage("base", 3),
        ],
      }),
    ]),
    ...parts,
  };
}

function withBase(
  record: TestRecord,
  rounds: readonly (readonly [baseline: number, candidate: number, base: number])[],
): TestRecord {
  const [first] = record.checks as [Check];
  return {
    ...record,
    samples: trios(...rounds).map((sample) => ({ ...sample, work: first.work })),
    checks: [...record.checks, { ...first, role: "base" }],
  };
}
