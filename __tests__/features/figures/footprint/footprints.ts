import type { Footprint } from "../../../../src/model/footprint.ts";
import type { Recording, TestRecord } from "../../../../src/model/recording.ts";
import type { Check } from "../../../../src/model/sample.ts";
import { makeRecord, makeRecording, trios } from "../../../builders/recordings.ts";

const work = { statements: 2000, rows: 0, changes: 2000 };

/** The parts of a footprint that tests change, bytes and calls. */
export interface Costs {
  readonly file?: number;
  readonly written?: number;
  readonly allocations?: number;
  readonly peak?: number;
  readonly left?: number;
  readonly resident?: number;
}

/** A footprint that tests can do with: 4 MB of files, 4.2 MB written, 20,000 allocations. */
export function makeFootprint({
  file = 4_000_000,
  written = 4_200_000,
  allocations = 20_000,
  peak = 1_000_000,
  left = 0,
  resident = 5_000_000,
}: Costs = {}): Footprint {
  const files = { main: file, log: 0, others: 0 };
  return {
    files: { open: files, closed: files },
    io: { reads: 10, readBytes: 40_960, writes: 100, writeBytes: written },
    allocations: { calls: allocations, bytes: 100 * allocations, peak, left },
    residentPeak: resident,
  };
}

/** A check of an engine, with the costs of its process and, if there was one, of a second process. */
export function checkOf(role: Check["role"], costs: Costs = {}, again?: Costs): Check {
  return {
    role,
    work,
    hash: "ab".repeat(8),
    footprint: makeFootprint(costs),
    ...(again === undefined ? {} : { footprintAgain: makeFootprint({ ...costs, ...again }) }),
  };
}

/** A file-backed test of writes on three engines that are equally fast, with the checks that are given. */
export function measured(checks: readonly Check[], parts: Partial<TestRecord> = {}): TestRecord {
  return makeRecord({
    storage: "file",
    kind: "writes",
    workload: "oltp_insert",
    samples: trios([10_000, 20_000, 20_000], [10_000, 20_000, 20_000], [10_000, 20_000, 20_000]),
    checks,
    ...parts,
  });
}

/** A recording of three engines. */
export function recordingOf(tests: readonly TestRecord[], parts: Partial<Recording> = {}): Recording {
  const engines = { baseline: { name: "SQLite" }, candidate: { name: "DoltLite" }, base: { name: "main" } };
  return makeRecording({ engines, tests, ...parts });
}
