import { describe, expect, it } from "vitest";
import { type Ceilings, defaultCriteria } from "../../src/model/criteria.ts";
import type { Role } from "../../src/model/engine.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import type { Failure, Sample } from "../../src/model/sample.ts";
import { assess, type Comparison, compare } from "../../src/verdict/comparison.ts";
import { makeRecord, makeTest, pairs, trios, workingRecord } from "../builders/recordings.ts";

function compareAll(record: TestRecord): Comparison {
  const assessed = assess(record);
  return assessed.state === "measurable" ? compare(assessed) : assessed;
}

describe("a comparison", () => {
  it("has the unrounded quotient of both times as multiplier", () => {
    // Ratios 1.4746, 1.55 and 1.4286: 30510 / 20691 = 1.47455...
    const samples = pairs([20_691, 30_510], [20_000, 31_000], [21_000, 30_000]);
    expect(compareAll(makeRecord({ samples }))).toMatchObject({
      state: "measured",
      ...makeTest(),
      timeNs: { baseline: 20_691_000, candidate: 30_510_000 },
      multiplier: 30_510 / 20_691,
    });
  });

  it("takes the median of the pairs' ratios: a slow round falls out of them", () => {
    // Ratios 1, 4, 2.5: median 2.5, of 20 ms. Medians of the samples would be 20 and 40 ms.
    const comparison = compareAll(
      makeRecord({ samples: pairs([30_000, 30_000], [10_000, 40_000], [20_000, 50_000]) }),
    );
    expect(comparison).toMatchObject({
      timeNs: { baseline: 20_000_000, candidate: 50_000_000 },
      multiplier: 2.5,
      ratios: [1, 4, 2.5],
    });
  });

  /** A sample of three chunks of 10 ms each, or of what is given. */
  const inTurns = (role: Role, round: number, chunks = [10, 10, 10]): Sample => {
    const ns = chunks.map((milliseconds) => milliseconds * 1_000_000);
    return { role, round, ns: ns.reduce((sum, one) => sum + one, 0), chunks: ns };
  };

  it.each([
    ["of which one is 1.6x", [10, 16, 10], 1.2],
    ["of which one stalls", [10, 10, 100], 4],
    ["of which two are faster and one stalls", [8, 8, 29], 1.5],
  ])("is of whole samples, also if they have chunks %s", (_, chunks, multiplier) => {
    const samples = [1, 2, 3].flatMap((round) => [
      inTurns("baseline", round),
      inTurns("candidate", round, chunks),
      inTurns("base", round),
    ]);
    const whole = { multiplier, ratios: [multiplier, multiplier, multiplier] };
    expect(compareAll(makeRecord({ samples }))).toMatchObject({
      ...whole,
      inTurns: true,
      base: { state: "measured", ...whole },
    });
    const againstBase = makeRecord({ samples, compare: "base" });
    expect(compareAll(againstBase)).toMatchObject({ state: "against base", base: whole });
  });

  it("gives the noise of three pairs and more", () => {
    // Ratios 2, 2.2, 2.5: median 2.2, deviations 0.2, 0, 0.3: 0.2 / 2.2 = 9.09 %.
    const samples = pairs([10_000, 20_000], [10_000, 22_000], [10_000, 25_000]);
    const comparison = compareAll(makeRecord({ samples }));
    expect(comparison).toHaveProperty("noisePercent", expect.closeTo(9.0909, 4));
    expect(compareAll(makeRecord({ samples: samples.slice(2) }))).toMatchObject({ noisePercent: undefined });
  });

  it("pairs samples by round, whatever their order", () => {
    const samples = pairs([10_000, 20_000], [20_000, 50_000]).reverse();
    expect(compareAll(makeRecord({ samples }))).toMatchObject({ ratios: [2, 2.5] });
  });

  it("leaves out samples without a partner, and says so", () => {
    const samples = [...pairs([10_000, 20_000]), { role: "baseline", round: 2, ns: 90_000_000 } as const];
    expect(compareAll(makeRecord({ samples }))).toMatchObject({
      timeNs: { baseline: 10_000_000 },
      warnings: [{ kind: "unpaired", samples: 1 }],
    });
  });

  it("warns where the faster engine takes under 5 ms", () => {
    const warnings = (baseline: number, candidate: number) =>
      compareAll(makeRecord({ samples: pairs([baseline, candidate]) }));
    expect(warnings(4_999, 9_000)).toMatchObject({ warnings: [{ kind: "short" }] });
    expect(warnings(9_000, 4_999)).toMatchObject({ warnings: [{ kind: "short" }] });
    expect(warnings(5_000, 5_000)).toMatchObject({ warnings: [] });
  });
});

describe("a base without a sample of the last round", () => {
  const samples = trios([10, 20, 20], [10, 20, 20]).slice(0, -1);

  it("costs that round of the base alone, and each figure is of its own pairs", () => {
    const [first, second] = [trios([10, 20, 20]), trios([10, 40, 10])];
    const later = second.filter(({ role }) => role !== "base").map((one) => ({ ...one, round: 2 }));
    expect(compareAll(makeRecord({ samples: [...first, ...later] }))).toMatchObject({
      ratios: [2, 4],
      timeNs: { candidate: 30_000 },
      base: { state: "measured", ratios: [1], timeNs: { base: 20_000, candidate: 20_000 } },
    });
  });

  it("costs that round of the baseline alone, if it is the baseline that lacks it", () => {
    const [first, second] = [trios([10, 20, 20]), trios([10, 40, 10])];
    const later = second.filter(({ role }) => role !== "baseline").map((one) => ({ ...one, round: 2 }));
    expect(compareAll(makeRecord({ samples: [...first, ...later] }))).toMatchObject({
      ratios: [2],
      base: { state: "measured", ratios: [1, 4] },
      warnings: [{ kind: "short" }],
    });
  });

  it("costs no round if it failed, since no round compares it", () => {
    const failures: Failure[] = [{ reason: "crash", role: "base", message: "SIGSEGV" }];
    expect(compareAll(makeRecord({ samples, failures }))).toMatchObject({
      ratios: [2, 2],
      base: { state: "failed", failures },
    });
  });
});

describe("a test that is compared with the base alone", () => {
  const refusal: Failure = {
    reason: "error",
    role: "base",
    message: "statement: no such function: f (code 1), in SELECT f();",
  };
  const checked = workingRecord({ statements: 1, rows: 1, changes: 0 }).checks.filter(
    ({ role }) => role === "candidate",
  );
  const assessed = (failures: readonly Failure[], others: Partial<TestRecord> = {}) =>
    assess(makeRecord({ samples: [], compare: "base", checks: checked, failures, ...others }));

  it("is new if the base refuses what the candidate executes", () => {
    expect(assessed([refusal])).toMatchObject({ state: "failed", isNew: true, failures: [refusal] });
  });

  it.each<[string, readonly Failure[]]>([
    ["the base crashes", [{ ...refusal, reason: "crash" }]],
    ["the base takes too long", [{ ...refusal, reason: "timeout" }]],
    ["the base answers otherwise", [{ ...refusal, reason: "differs" }]],
    ["the disk of the base fails", [{ ...refusal, message: "statement: disk I/O error (code 10)" }]],
    ["the base refuses it after its check", [{ ...refusal, round: 1 }]],
    ["the candidate refuses it too", [refusal, { ...refusal, role: "candidate" }]],
  ])("has failed if %s", (_, failures) => {
    expect(assessed(failures)).not.toHaveProperty("isNew");
  });

  it.each<[string, Partial<Ceilings>]>([
    ["a longest time", { max: [{ workload: "a", ns: 1 }] }],
    ["growth of its sweep", { growth: [{ workload: "a", ratio: 2 }] }],
    ["a limit", { limits: [{ for: { workload: "a" }, figure: "time", atMost: 1 }] }],
  ])("has failed if %s is limited, which nobody knows", (_, limited) => {
    const record = makeRecord({
      samples: [],
      compare: "base",
      checks: checked,
      failures: [refusal],
      workload: "a",
    });
    const ceilings = { ...defaultCriteria.ceilings, ...limited };
    expect(assess(record, { ceilings })).not.toHaveProperty("isNew");
    expect(assess({ ...record, workload: "b" }, { ceilings: { ...ceilings, limits: [] } })).toHaveProperty(
      "isNew",
    );
  });

  it("has failed if the candidate has no check, or the base is required", () => {
    expect(assessed([refusal], { checks: [] })).not.toHaveProperty("isNew");
    const record = makeRecord({ samples: [], compare: "base", checks: checked, failures: [refusal] });
    expect(assess(record, { requireBase: true })).not.toHaveProperty("isNew");
  });
});

describe("a test without a result", () => {
  const failures: Failure[] = [{ reason: "crash", role: "candidate", round: 3, message: "SIGSEGV" }];

  it("has no multiplier where anything failed, however many pairs there are", () => {
    const comparison = compareAll(makeRecord({ samples: pairs([1, 2], [1, 2]), failures }));
    expect(comparison).toMatchObject({ ...makeTest(), state: "failed", failures });
  });

  it("has no multiplier without a pair, and says how many samples there are", () => {
    const samples = [
      { role: "baseline", round: 1, ns: 5 },
      { role: "candidate", round: 2, ns: 5 },
      { role: "candidate", round: 3, ns: 5 },
    ] as const;
    expect(compareAll(makeRecord({ samples }))).toEqual({
      ...makeTest(),
      state: "missing",
      samples: { baseline: 1, candidate: 2 },
    });
    expect(compareAll(makeRecord({ samples: [] }))).toMatchObject({ state: "missing" });
  });

  it("is found out where a file says that other work was done, though it lists no failure", () => {
    const record = workingRecord({ statements: 1, rows: 5, changes: 0 });
    const [check, other] = record.checks;
    if (check === undefined || other === undefined) throw new Error("two checks are expected");
    const edited = { ...record, checks: [check, { ...other, hash: "ff".repeat(8) }] };
    expect(compareAll(record).state).toBe("measured");
    expect(compareAll(edited)).toMatchObject({ state: "failed", failures: [{ reason: "differs" }] });
  });
});
