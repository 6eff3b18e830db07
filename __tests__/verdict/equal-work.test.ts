import { describe, expect, it } from "vitest";
import type { Role } from "../../src/model/engine.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import type { Work } from "../../src/model/sample.ts";
import { changedWork, checked, differences, unnamedDifferences } from "../../src/verdict/equal-work.ts";
import { makeRecord, pairs, workingRecord } from "../builders/recordings.ts";

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
          `oltp_range_select: candidate returned values with the hash ${other} in the untimed check, ` +
          "baseline returned values with the hash 00000000000000aa in the untimed check",
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
    const unchanged = workingRecord({ ...writes, changes: 0 }, { kind: "writes" });
    expect(differences(unchanged)).toMatchObject([
      { reason: "error", role: "baseline" },
      { reason: "error", role: "candidate" },
    ]);
  });

  it("still has its other counts compared", () => {
    const record = withSamples(write, "candidate", [1], { changes: 0, statements: 1 });
    expect(differences(record).map(({ reason }) => reason)).toEqual(["error", "differs"]);
  });
});

describe("the base's work", () => {
  const withBase = (change: Partial<Work>, hash = "00000000000000aa"): TestRecord => ({
    ...read,
    checks: [...read.checks, { role: "base", work: { ...reads, ...change }, hash }],
  });

  it("is compared with the baseline's, and costs the base only", () => {
    expect(differences(withBase({}, "bb".repeat(8)))).toMatchObject([{ reason: "differs", role: "base" }]);
    expect(differences(withBase({ rows: 1 }, "bb".repeat(8)))).toMatchObject([
      { role: "base", message: expect.stringContaining("base returned 1 row in") },
    ]);
  });

  it("does not hide what the candidate's values are", () => {
    const record = withCheck(withBase({ rows: 1 }), "candidate", {}, "bb".repeat(8));
    expect(differences(record).map(({ role }) => role)).toEqual(["base", undefined]);
  });

  it("is not blamed twice, and not beside a main engine's failure", () => {
    const failing = (role: Role) => ({
      ...withBase({ rows: 1 }),
      failures: [{ reason: "crash", role, message: "signal 11" } as const],
    });
    expect(unnamedDifferences(withBase({ rows: 1 }))).toMatchObject([{ role: "base" }]);
    expect(unnamedDifferences(failing("base"))).toEqual([]);
    expect(unnamedDifferences(failing("candidate"))).toEqual([]);
    const other = { ...failing("base"), checks: withCheck(read, "candidate", { rows: 1 }).checks };
    expect(unnamedDifferences(other)).toMatchObject([{ reason: "differs" }]);
  });
});

describe("an engine's work, seen twice", () => {
  const check = { role: "candidate", work: writes, hash: "00000000000000aa" } as const;
  const later = (work: Partial<Work>, hash: string = check.hash) =>
    checked({ ...check, work: { ...writes, ...work }, hash }, "when the run was resumed");

  it("is the same if counts and hashes are, or a hash is not known", () => {
    const { hash: _, ...unhashed } = later({});
    expect(changedWork("oltp_insert", checked(check), later({}))).toBeUndefined();
    expect(changedWork("oltp_insert", checked(check), unhashed)).toBeUndefined();
    expect(changedWork("oltp_insert", unhashed, checked(check))).toBeUndefined();
  });

  it.each([
    [later({ statements: 1 }), "executed 5002 statements", "executed 1 statement"],
    [later({ rows: 1 }), "returned 0 rows", "returned 1 row"],
    [later({ changes: 1 }), "changed 5000 rows", "changed 1 row"],
    [
      later({}, "00000000000000bb"),
      "returned values with the hash 00000000000000aa",
      "returned values with the hash 00000000000000bb",
    ],
    [later({ changes: 1 }, "00000000000000bb"), "changed 5000 rows", "changed 1 row"],
  ])(
    "is that engine's failure if it differs, in the first count or else the hash",
    (other, before, after) => {
      expect(changedWork("oltp_insert", checked(check), other)).toEqual({
        reason: "differs",
        role: "candidate",
        message: `oltp_insert: candidate ${before} in the untimed check, candidate ${after} when the run was resumed`,
      });
    },
  );
});
