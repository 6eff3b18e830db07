import { describe, expect, it } from "vitest";
import {
  assessDurability,
  durabilityFailures,
} from "../../../../src/features/checks/durability/durability.ts";
import type { Role } from "../../../../src/model/engine.ts";
import type { TestRecord } from "../../../../src/model/recording.ts";
import type { Calls } from "../../../../src/model/sample.ts";
import { type Storage, storages } from "../../../../src/model/test.ts";
import { commitCount } from "../../../../src/suite/commits.ts";
import { planTests } from "../../../../src/suite/plan-tests.ts";

const none: Calls = {
  fsync: 0,
  fdatasync: 0,
  syncFileRange: 0,
  msync: 0,
  otherSync: 0,
  writes: 0,
  writeBytes: 0,
  unseen: 0,
};

/** A test of 200 commits, or of one on file, checked on engines that made these calls. */
function checked(calls: Partial<Record<Role, Partial<Calls>>>, storage: Storage = "autocommit"): TestRecord {
  return {
    variant: "int",
    storage,
    kind: "writes",
    workload: storage === "autocommit" ? "oltp_insert_ac" : "oltp_insert",
    samples: [],
    checks: Object.entries(calls).map(([role, own]) => ({
      role: role as Role,
      work: { statements: 200, rows: 0, changes: 200 },
      hash: "0123456789abcdef",
      ...(own === undefined ? {} : { calls: { ...none, ...own } }),
    })),
    failures: [],
  };
}

describe("the commits of a workload", () => {
  const counts = new Map(
    planTests({ suites: ["oltp"], variants: ["int"], storages }).map((test) => [
      test.workload,
      commitCount(test),
    ]),
  );

  it("are its changes where each commits by itself, the new table's creation among them", () => {
    expect(counts.get("oltp_insert_ac")).toBe(200);
    expect(counts.get("oltp_bulk_insert_ac")).toBe(201);
    expect(counts.get("oltp_delete_insert_ac")).toBe(200);
    expect(counts.get("oltp_read_write_ac")).toBe(200);
  });

  it("are those of transactions that change something and are not rolled back, in every storage", () => {
    const test = {
      variant: "tpcc",
      storage: "file",
      kind: "writes",
      workload: "standard_mix_durable",
    } as const;
    // 32 of the 400 transactions only read, and two new orders are rolled back.
    expect(commitCount(test)).toBe(400 - 32 - 2);
    expect(commitCount({ ...test, storage: "autocommit" })).toBe(400 - 32 - 2);
  });

  it("are not known of a workload from elsewhere", () => {
    const test = { variant: "int", storage: "autocommit", kind: "writes", workload: "mine" } as const;
    expect(commitCount(test)).toBe(0);
  });

  it("are one where it is one transaction, and none where it only reads", () => {
    expect(counts.get("oltp_read_write")).toBe(1);
    expect(counts.get("oltp_point_select")).toBe(0);
  });
});

describe("durability", () => {
  it("is alike where both flush about once a commit, with whatever call", () => {
    for (const candidate of [
      { fsync: 202 },
      { fdatasync: 200 },
      { msync: 150, fsync: 49 },
      { otherSync: 200 },
    ])
      expect(assessDurability([checked({ baseline: { fsync: 202 }, candidate })])[0]?.gaps).toEqual([]);
  });

  it("is alike where neither flushes", () => {
    const record = checked({ baseline: {}, candidate: { fdatasync: 1 } });
    expect(assessDurability([record])[0]?.gaps).toEqual([]);
    expect(durabilityFailures(record)).toEqual([]);
  });

  it("has a gap where only one does, whichever it is; starting to write out is no flush", () => {
    const flushes = (record: TestRecord) => assessDurability([record])[0]?.gaps.map((gap) => gap.flushes);
    expect(flushes(checked({ baseline: { fsync: 202 }, candidate: { syncFileRange: 200 } }))).toEqual([
      { baseline: 202, candidate: 0 },
    ]);
    expect(flushes(checked({ baseline: {}, candidate: { fsync: 6 } }, "file"))).toEqual([
      { baseline: 0, candidate: 6 },
    ]);
  });

  it.each([
    ["every second commit is not flushed", 101, 202, 1],
    ["each tenth update had nothing to store, on both", 181, 182, 0],
    ["each tenth update had nothing to store, on one", 181, 200, 0],
    ["one flushes twice as often as it has to", 200, 400, 0],
    ["both leave out half of them", 100, 101, 0],
    ["half of them are flushed by one, and none by the other", 0, 100, 1],
    ["nine of ten are flushed by one, and twice by the other", 180, 400, 0],
  ])("%s: %i and %i flushes in 200 commits", (_, candidate, baseline, gaps) => {
    const record = checked({ baseline: { fsync: baseline }, candidate: { fsync: candidate } });
    expect(assessDurability([record])[0]?.gaps).toHaveLength(gaps);
    expect(durabilityFailures(record)).toHaveLength(gaps);
  });

  it("adds a section's tests up, and leaves out memory, reads and what was not counted", () => {
    const record = checked({ baseline: { fsync: 202, writeBytes: 1000 }, candidate: { fdatasync: 400 } });
    expect(
      assessDurability([
        record,
        { ...record, workload: "oltp_update_index_ac" },
        { ...record, storage: "memory" },
      ]),
    ).toEqual([
      {
        variant: "int",
        storage: "autocommit",
        kind: "writes",
        costs: {
          baseline: { commits: 400, flushes: 404, writeBytes: 2000, unseen: 0 },
          candidate: { commits: 400, flushes: 800, writeBytes: 0, unseen: 0 },
        },
        gaps: [],
        tests: 2,
      },
    ]);
    expect(assessDurability([{ ...record, checks: [] }])).toEqual([]);
  });
});

describe("durability that is required", () => {
  it("fails the test in which only one engine has it, and names that which has not", () => {
    expect(durabilityFailures(checked({ baseline: { fsync: 202 }, candidate: { fsync: 1 } }))).toEqual([
      {
        reason: "differs",
        role: "candidate",
        message:
          "durability is required, and candidate does not commit durably: " +
          "in 200 commits it flushed 1 time, baseline 202 times",
      },
    ]);
  });

  it("fails a test that was checked and not counted, and none that was not checked yet", () => {
    const uncounted = checked({ baseline: { fsync: 202 } });
    const check = {
      role: "candidate",
      work: { statements: 1, rows: 0, changes: 1 },
      hash: "0123456789abcdef",
    } as const;
    const record = { ...uncounted, checks: [...uncounted.checks, check] };
    expect(durabilityFailures(record)).toMatchObject([
      {
        reason: "differs",
        role: "candidate",
        message:
          "durability is required, and what candidate asks of the system was not counted: " +
          "that needs Linux, and in a container one that allows ptrace",
      },
    ]);
    const [reasoned] = durabilityFailures(record, { candidate: "the tool has not started it" });
    expect(reasoned?.message).toBe(
      "durability is required, and what candidate asks of the system was not counted: the tool has not started it",
    );
    expect(durabilityFailures({ ...record, checks: [] })).toEqual([]);
    const samples = [{ role: "baseline", round: 1, ns: 5 } as const];
    expect(durabilityFailures({ ...record, checks: [], samples })).toHaveLength(1);
    expect(durabilityFailures({ ...record, storage: "memory", workload: "oltp_insert" })).toEqual([]);
  });

  it("fails a test of which it is not known how often it commits", () => {
    const record = { ...checked({ baseline: { fsync: 202 }, candidate: { fsync: 202 } }), workload: "mine" };
    expect(durabilityFailures(record)).toMatchObject([{ reason: "differs", role: "baseline" }]);
  });

  it("is not believed of calls that are out of sight", () => {
    const record = checked({ baseline: { fsync: 202 }, candidate: { fsync: 202, unseen: 3 } });
    expect(durabilityFailures(record)).toMatchObject([{ reason: "differs", role: "candidate" }]);
    const hidden = checked({ baseline: { fsync: 202 }, candidate: { unseen: 3 } });
    expect(assessDurability([hidden])[0]?.gaps).toEqual([]);
  });
});
