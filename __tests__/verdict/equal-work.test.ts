import { describe, expect, it } from "vitest";
import type { Role } from "../../src/model/engine.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import type { Work } from "../../src/model/sample.ts";
import { differences } from "../../src/verdict/equal-work.ts";
import { makeRecord, pairs, workingRecord } from "../recordings.ts";

const reads: Work = { statements: 1_000, rows: 9_970, changes: 0 };
const writes: Work = { statements: 5_002, rows: 0, changes: 5_000 };

const read = workingRecord(reads, { workload: "oltp_range_select", samples: pairs([1, 1], [1, 1], [1, 1]) });
const write = workingRecord(writes, {
  kind: "writes",
  workload: "oltp_insert",
  samples: pairs([1, 1], [1, 1]),
});

/** The record with other work in the samples of one engine in some rounds. */
function withSamples(
  record: TestRecord,
  role: Role,
  rounds: readonly number[],
  change: Partial<Work>,
): TestRecord {
  const samples = record.samples.map((sample) =>
    sample.role === role && rounds.includes(sample.round) && sample.work !== undefined
      ? { ...sample, work: { ...sample.work, ...change } }
      : sample,
  );
  return { ...record, samples };
}

function withCheck(record: TestRecord, role: Role, change: Partial<Work>, hash?: string): TestRecord {
  const checks = record.checks.map((check) =>
    check.role === role ? { ...check, work: { ...check.work, ...change }, hash: hash ?? check.hash } : check,
  );
  return { ...record, checks };
}

describe("the work of both engines", () => {
  it("is the same where all counts and hashes are", () => {
    expect(differences(read)).toEqual([]);
    expect(differences(write)).toEqual([]);
  });

  it("is taken to be the same where nothing is known of it", () => {
    expect(differences(makeRecord())).toEqual([]);
    expect(differences(makeRecord({ samples: [] }))).toEqual([]);
  });

  it("differs where a sample returned other rows than the baseline did in the check", () => {
    expect(differences(withSamples(read, "candidate", [2, 3], { rows: 9_969 }))).toEqual([
      {
        reason: "differs",
        round: 2,
        message:
          "oltp_range_select: candidate returned 9969 rows in round 2, baseline returned 9970 rows in the untimed check",
      },
    ]);
  });

  it("differs where an engine does not agree with itself, and names that engine", () => {
    expect(differences(withSamples(read, "baseline", [3], { rows: 1 }))).toEqual([
      expect.objectContaining({ reason: "differs", role: "baseline", round: 3 }),
    ]);
  });

  it("differs in each count by itself", () => {
    const record = withSamples(write, "candidate", [1], { statements: 5_001, changes: 4_999 });
    expect(differences(record).map(({ message }) => message)).toEqual([
      "oltp_insert: candidate executed 5001 statements in round 1, baseline executed 5002 statements in the untimed check",
      "oltp_insert: candidate changed 4999 rows in round 1, baseline changed 5000 rows in the untimed check",
    ]);
  });

  it("is compared between the samples where there is no check", () => {
    const record = { ...withSamples(read, "candidate", [1], { rows: 3 }), checks: [] };
    expect(differences(record)).toEqual([
      expect.objectContaining({
        message:
          "oltp_range_select: candidate returned 3 rows in round 1, baseline returned 9970 rows in round 1",
      }),
    ]);
  });

  it("differs where as many rows have other values", () => {
    const other = "0123456789abcdef";
    expect(differences(withCheck(read, "candidate", {}, other))).toEqual([
      {
        reason: "differs",
        message:
          "oltp_range_select: as many rows, but other values: " +
          `baseline's hash is 00000000000000aa, candidate's ${other}`,
      },
    ]);
  });

  it("says nothing of values where the number of rows differs", () => {
    const failures = differences(withCheck(read, "candidate", { rows: 1 }, "0123456789abcdef"));
    expect(failures.map(({ message }) => message)).toEqual([
      "oltp_range_select: candidate returned 1 row in the untimed check, baseline returned 9970 rows in the untimed check",
    ]);
  });
});

describe("a workload of writes", () => {
  it("that changed nothing on one engine is that engine's error", () => {
    expect(differences(withSamples(write, "candidate", [1, 2], { changes: 0 }))).toEqual([
      {
        reason: "error",
        role: "candidate",
        round: 1,
        message:
          "oltp_insert: candidate changed 0 rows in round 1, and a workload of writes must change some",
      },
    ]);
  });

  it("that changed nothing on both engines is an error of both, although they agree", () => {
    const idle = workingRecord({ ...writes, changes: 0 }, { kind: "writes" });
    expect(differences(idle)).toMatchObject([
      { reason: "error", role: "baseline" },
      { reason: "error", role: "candidate" },
    ]);
  });

  it("still has its other counts compared", () => {
    const record = withSamples(write, "candidate", [1], { changes: 0, statements: 1 });
    expect(differences(record).map(({ reason }) => reason)).toEqual(["error", "differs"]);
  });
});
