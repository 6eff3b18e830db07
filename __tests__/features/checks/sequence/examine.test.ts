import { describe, expect, it } from "vitest";
import { assessSequences } from "../../../../src/features/checks/sequence/examine.ts";
import { sequence } from "../../../../src/features/checks/sequence/feature.ts";
import type { SequenceRecord } from "../../../../src/features/checks/sequence/record.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import { judge } from "../../../../src/verdict/judge.ts";
import { makeRecord } from "../../../builders/recordings.ts";
import { done, makeSequence, passage, sequenceFacts } from "../../../builders/sequences.ts";

function assessOne(parts: Partial<SequenceRecord> = {}) {
  const verdict = assessSequences([makeSequence(parts)]);
  if (verdict === undefined) throw new Error("there is a sequence");
  return verdict;
}

const right = passage("baseline", 3);

describe("engines that do the same in each step", () => {
  it("have no faults, and the sequences are counted", () => {
    const records = (["memory", "file"] as const).flatMap((storage) =>
      [1, 2, 3].map((order) => makeSequence({ storage, order })),
    );
    expect(assessSequences(records)).toEqual({
      storages: ["memory", "file"],
      orders: 3,
      steps: 3,
      sequences: 6,
      faults: [],
      baseFaults: [],
      refusals: [],
      speedUps: [],
    });
  });

  it("are not judged where there was no sequence", () => {
    expect(assessSequences(undefined)).toBeUndefined();
    expect(assessSequences([])).toBeUndefined();
  });
});

describe("an engine that does something else", () => {
  it.each([
    [
      "statements",
      { work: { ...done.work, statements: 101 } },
      "candidate executed 101 statements, baseline executed 102 statements",
    ],
    ["rows", { work: { ...done.work, rows: 1 } }, "candidate returned 1 row, baseline returned 0 rows"],
    [
      "changes",
      { work: { ...done.work, changes: 99 } },
      "candidate changed 99 rows, baseline changed 100 rows",
    ],
    [
      "values",
      { hash: "00000000000000cc" },
      "candidate returned values with the hash 00000000000000cc, baseline returned values with the hash 00000000000000aa",
    ],
    [
      "rows that are left",
      { state: { ...done.state, rows: 3997 } },
      "candidate left 3997 rows in tables and indexes, baseline left 4007 rows in tables and indexes",
    ],
    [
      "values that are left",
      { state: { ...done.state, hash: "00000000000000cc" } },
      "candidate left rows with the hash 00000000000000cc, baseline left rows with the hash 00000000000000bb",
    ],
  ])("is named with the step: %s", (_, change, message) => {
    const { faults } = assessOne({ engines: [right, passage("candidate", 3, { 2: change })] });
    expect(faults).toEqual([
      {
        role: "candidate",
        storage: "file",
        order: 1,
        step: 2,
        name: "recreate_autoincrement",
        reason: "differs",
        message,
        later: 0,
      },
    ]);
  });

  it("is named once, with how many later steps differ too", () => {
    const other = { hash: "00000000000000cc" };
    const { faults } = assessOne({
      engines: [right, passage("candidate", 3, { 1: other, 2: other, 3: other })],
    });
    expect(faults).toMatchObject([{ step: 1, later: 2 }]);
  });

  it("is wrong if it changes nothing, whatever the baseline does", () => {
    const nothing = { work: { ...done.work, changes: 0 } };
    const { faults } = assessOne({
      engines: [passage("baseline", 3, { 3: nothing }), passage("candidate", 3, { 3: nothing })],
    });
    expect(faults).toMatchObject([
      {
        role: "baseline",
        step: 3,
        reason: "error",
        message: "baseline changed 0 rows, and this step must change some",
      },
      { role: "candidate", step: 3, reason: "error" },
    ]);
  });

  it("may change nothing where it reads, or reclaims space", () => {
    const steps = ["oltp_point_select", "vacuum", "reopen"];
    const nothing = { work: { ...done.work, changes: 0 } };
    const engines = (["baseline", "candidate"] as const).map((role) =>
      passage(role, 3, { 1: nothing, 2: nothing, 3: nothing }),
    );
    expect(assessOne({ steps, engines }).faults).toEqual([]);
  });

  it("is not the candidate's fault if it is the base, unless the base is required", () => {
    const sequence = makeSequence({
      engines: [right, passage("candidate", 3), passage("base", 3, { 1: { hash: "00000000000000cc" } })],
    });
    expect(assessSequences([sequence])).toMatchObject({
      faults: [],
      baseFaults: [{ role: "base", step: 1 }],
    });
    expect(assessSequences([sequence], true)).toMatchObject({ faults: [{ role: "base" }], baseFaults: [] });
  });
});

describe("an engine that fails", () => {
  const failure = { step: 2, reason: "crash", message: "signal 11" } as const;

  it("is named with the step and its last words", () => {
    const crashed = { ...passage("candidate", 1), failure };
    expect(assessOne({ engines: [right, crashed] }).faults).toMatchObject([
      {
        role: "candidate",
        step: 2,
        name: "recreate_autoincrement",
        reason: "crash",
        message: "signal 11",
        later: 0,
      },
    ]);
  });

  it("is named with what was wrong before that", () => {
    const crashed = {
      ...passage("candidate", 2, { 1: { hash: "00000000000000cc" } }),
      failure: { ...failure, step: 3 },
    };
    expect(assessOne({ engines: [right, crashed] }).faults).toMatchObject([{ step: 1, reason: "differs" }]);
  });

  it("leaves nothing to compare if it is the baseline", () => {
    const engines = [
      { role: "baseline" as const, results: [], failure: { ...failure, step: 1 } },
      passage("candidate", 3),
    ];
    expect(assessOne({ engines }).faults).toMatchObject([{ role: "baseline", step: 1 }]);
  });
});

describe("an engine that refuses a step", () => {
  const refused = { refused: "statement: VACUUM is not supported (code 1), in VACUUM;" };
  const steps = ["oltp_update_index", "vacuum", "oltp_delete_insert"];
  const results = [done, refused, done];

  it("is named as refusing it, once, and not as wrong", () => {
    const records = [1, 2].map((order) =>
      makeSequence({ order, steps, engines: [right, { role: "candidate", results }] }),
    );
    expect(assessSequences(records)).toMatchObject({
      faults: [],
      refusals: [{ role: "candidate", name: "vacuum", message: refused.refused }],
    });
  });

  it("is wrong if the steps after it need that one, or if it is no step of this version", () => {
    for (const name of ["recreate", "no_such_step"])
      expect(
        assessOne({
          steps: ["oltp_update_index", name, "x"],
          engines: [right, { role: "candidate", results }],
        }).faults,
      ).toMatchObject([{ step: 2, reason: "error", message: refused.refused }]);
  });

  it("is no reference for the others", () => {
    const engines = [{ role: "baseline" as const, results }, passage("candidate", 3)];
    expect(assessOne({ steps, engines }).faults).toEqual([]);
  });
});

describe("a workload that is much faster in a sequence than alone", () => {
  const timed = (own: number, alone: number, baseline: number, baselineAlone: number) =>
    assessOne({
      engines: [
        passage("baseline", 3, { 3: { cpuNs: baseline, aloneCpuNs: baselineAlone } }),
        passage("candidate", 3, { 3: { cpuNs: own, aloneCpuNs: alone } }),
      ],
    }).speedUps;

  it("is named beside the baseline's", () => {
    expect(timed(100, 1000, 200, 400)).toEqual([
      {
        role: "candidate",
        storage: "file",
        order: 1,
        step: 3,
        name: "oltp_delete_insert",
        cpuNs: 100,
        aloneCpuNs: 1000,
        baseline: 2,
      },
    ]);
  });

  it("has to be three times as fast, and three times what the baseline gains", () => {
    expect(timed(100, 300, 100, 100)).toHaveLength(1);
    expect(timed(100, 299, 100, 100)).toEqual([]);
    expect(timed(100, 599, 100, 200)).toEqual([]);
    expect(timed(100, 600, 100, 200)).toHaveLength(1);
  });

  it("is not excused, nor accused, by a baseline that was slower in the sequence", () => {
    expect(timed(100, 299, 400, 100)).toEqual([]);
    expect(timed(100, 300, 400, 100)).toHaveLength(1);
  });

  it("is not taken from one time alone that something else disturbed", () => {
    const timedAlone = (order: number, aloneCpuNs: number) =>
      makeSequence({
        order,
        engines: [
          passage("baseline", 3, { 3: { cpuNs: 100, aloneCpuNs: 100 } }),
          passage("candidate", 3, { 3: { cpuNs: 100, aloneCpuNs } }),
        ],
      });
    const named = (...alone: readonly number[]) =>
      assessSequences(alone.map((ns, index) => timedAlone(index + 1, ns)))?.speedUps.map((one) => one.order);
    expect(named(900, 120, 900)).toEqual([]);
    expect(named(900, 300, 900)).toEqual([1, 2, 3]);
    // Another storage is no measure.
    const inMemory = { ...timedAlone(2, 120), storage: "memory" } as const;
    expect(assessSequences([timedAlone(1, 900), inMemory])?.speedUps).toHaveLength(1);
  });

  it("is not known where the system does not tell the time", () => {
    expect(timed(0, 300, 100, 100)).toEqual([]);
    expect(timed(100, 300, 0, 100)).toEqual([]);
  });
});

describe("the verdict on a run with sequences", () => {
  const wrong = makeSequence({
    engines: [right, passage("candidate", 3, { 2: { hash: "00000000000000cc" } })],
  });
  const judged = (tests: Parameters<typeof judge>[0]["tests"], sequences?: readonly SequenceRecord[]) =>
    judge(
      {
        tests,
        ...(sequences === undefined ? {} : { features: sequenceFacts(sequences) }),
        ending: "samples",
      },
      { ...defaultCriteria, rule: { ...defaultCriteria.rule, rounds: 1 } },
      [sequence],
    );

  it("is a measurement that failed if an engine differs", () => {
    expect(judged([makeRecord()], [makeSequence()])).toMatchObject({
      outcome: "pass",
      measurement: { state: "complete" },
    });
    expect(judged([makeRecord()], [makeSequence(), { ...wrong, order: 2 }])).toMatchObject({
      outcome: "fail",
      measurement: { state: "broken", lacking: [] },
    });
  });

  it("passes without a test if there are sequences, and fails without either", () => {
    expect(judged([], [makeSequence()])).toMatchObject({
      outcome: "pass",
      measurement: { state: "complete" },
    });
    expect(judged([], [])).toMatchObject({ outcome: "fail", measurement: { state: "broken" } });
    expect(judged([])).toMatchObject({ outcome: "fail", measurement: { state: "broken" } });
  });
});
