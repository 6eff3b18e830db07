import { describe, expect, it } from "vitest";
import { compareInstructions } from "../../../src/features/counts/compare.ts";
import type { Count, CountedRecord } from "../../../src/features/counts/counts.ts";
import { features } from "../../../src/features.ts";
import { type Acceptance, defaultCriteria } from "../../../src/model/criteria.ts";
import { acceptRegressions } from "../../../src/verdict/acceptances.ts";
import { judge } from "../../../src/verdict/judge.ts";
import { makeRecord, trios } from "../../builders/recordings.ts";
import { countedParts } from "./counted.ts";

const work = { statements: 100, rows: 50, changes: 0 };
const { ceilings } = defaultCriteria;
const alike = { baseline: [], candidate: ["THREADSAFE=1"], base: ["THREADSAFE=1"] };

function counted(base: number, candidate: number, parts: Partial<CountedRecord> = {}): CountedRecord {
  return withCounts(
    [
      { role: "baseline", instructions: 900_000, work },
      { role: "candidate", instructions: candidate, work },
      { role: "base", instructions: base, work },
    ],
    parts,
  );
}

function withCounts(counts: Count[], parts: Partial<CountedRecord> = {}): CountedRecord {
  return { ...makeRecord({ samples: trios([10_000, 20_000, 20_000]) }), counts, ...parts };
}

describe("instructions against the base", () => {
  it("are nothing if none were asked for", () => {
    expect(compareInstructions([makeRecord()], alike, ceilings)).toBeUndefined();
  });

  it("list changes of a twentieth of a percent, the largest first", () => {
    const found = compareInstructions(
      [
        counted(1_000_000, 1_000_499, { workload: "a" }),
        counted(1_000_000, 1_000_500, { workload: "b" }),
        counted(1_000_000, 995_000, { workload: "c" }),
      ],
      alike,
      ceilings,
    );
    expect(found).toMatchObject({
      sessions: [{ variant: "int", storage: "memory", compared: 3, repeated: 0, floor: 0 }],
      uncounted: [],
      undecided: [],
    });
    expect(found?.changes.map(({ test, share }) => [test.workload, share])).toEqual([
      ["c", -0.005],
      ["b", 0.0005],
    ]);
  });

  it("fail above the ceiling, not at it", () => {
    const outcomes = [1_010_000, 1_010_001].map(
      (candidate) =>
        compareInstructions([counted(1_000_000, candidate)], alike, ceilings)?.changes[0]?.outcome,
    );
    expect(outcomes).toEqual(["pass", "fail"]);
  });

  it("fail above a ceiling that is smaller than the changes that are listed", () => {
    const small = { ...ceilings, instructions: 0.01 };
    const records = [
      counted(1_000_000, 1_000_400, { workload: "a" }),
      counted(1_000_000, 1_000_050, { workload: "b" }),
      counted(1_000_000, 999_600, { workload: "c" }),
    ];
    const found = compareInstructions(records, alike, small);
    expect(found?.changes).toMatchObject([
      { test: { workload: "a" }, share: 0.0004, ceiling: 0.01, outcome: "fail" },
    ]);
  });

  it("take a rule for a part of the suite before the ceiling", () => {
    const rules = [{ for: { storage: "memory" as const }, instructions: 5 }];
    const found = compareInstructions([counted(1_000_000, 1_040_000)], alike, { ...ceilings, rules });
    expect(found?.changes).toMatchObject([{ ceiling: 5, outcome: "pass" }]);
  });

  it("are not judged if the builds report other compile options", () => {
    const compileOptions = { ...alike, candidate: ["COMPILER=gcc-13", "THREADSAFE=1"] };
    const found = compareInstructions([counted(1_000_000, 2_000_000)], compileOptions, ceilings);
    expect(found?.unjudged).toBe("COMPILER=gcc-13 on the candidate only");
    expect(found?.changes).toMatchObject([{ outcome: "pass" }]);
    expect(found?.changes[0]).not.toHaveProperty("ceiling");
  });

  it("do not list what is below the difference of two counts in the same session", () => {
    const twice = withCounts([
      { role: "candidate", instructions: 1_000_000, again: 1_004_000, work },
      { role: "base", instructions: 1_000_000, work },
    ]);
    const others = [
      counted(1_000_000, 1_003_000, { workload: "a" }),
      counted(1_000_000, 1_005_000, { workload: "b" }),
    ];
    const found = compareInstructions([twice, ...others], alike, ceilings);
    expect(found?.sessions).toMatchObject([{ compared: 3, repeated: 1, floor: expect.closeTo(0.004) }]);
    expect(found?.changes.map(({ test }) => test.workload)).toEqual(["b"]);
    expect(found?.undecided).toEqual([]);
  });

  it.each([
    ["candidate", 1_080_000, 1_000_000],
    ["base", 1_000_000, 1_080_000],
  ] as const)("list no change if only one count of the %s was larger", (odd, candidate, base) => {
    const record = withCounts([
      { role: "candidate", instructions: candidate, work, ...(odd === "candidate" && { again: base }) },
      { role: "base", instructions: base, work, ...(odd === "base" && { again: candidate }) },
    ]);
    const found = compareInstructions([record], alike, ceilings);
    expect(found?.sessions[0]?.floor).toBeCloseTo(0.08);
    expect(found?.changes).toEqual([]);
  });

  it("are undecided if two counts differ by more than the ceiling", () => {
    const twice = withCounts([
      { role: "candidate", instructions: 1_000_000, again: 1_040_000, work },
      { role: "base", instructions: 1_000_000, work },
    ]);
    const found = compareInstructions([twice], alike, ceilings);
    expect(found?.undecided).toMatchObject([{ why: "two counts of one engine differ by more than 1%" }]);
  });

  it("are undecided of a test that was not counted, and never pass", () => {
    const record = withCounts([
      { role: "candidate", uncounted: "it starts threads" },
      { role: "base", instructions: 1_000_000, work },
    ]);
    const found = compareInstructions([record], alike, ceilings);
    expect(found?.undecided).toMatchObject([{ why: "candidate: it starts threads" }]);
    expect(
      judge(
        { ...countedParts([record]), ending: "samples" },
        { ...defaultCriteria, rule: { rounds: 1, alpha: 0.01 } },
        features,
      ).outcome,
    ).toBe("inconclusive");
  });

  it("have no ceiling without a base", () => {
    const record = withCounts([
      { role: "baseline", instructions: 1_000_000, work },
      { role: "candidate", uncounted: "a shell" },
    ]);
    expect(compareInstructions([record], alike, ceilings)).toMatchObject({
      sessions: [{ compared: 0 }],
      undecided: [],
      uncounted: [{ why: "candidate: a shell" }],
    });
  });
});

describe("a run whose instructions exceed a ceiling", () => {
  const criteria = { ...defaultCriteria, rule: { rounds: 1, alpha: 0.01 } };
  const verdict = judge(
    { ...countedParts([counted(1_000_000, 1_020_000)]), compileOptions: alike, ending: "samples" },
    criteria,
    features,
  );

  it("fails", () => {
    expect(verdict.outcome).toBe("fail");
  });

  it("passes if somebody accepts it", () => {
    const acceptance = {
      path: "int/memory/reads/oltp_point_select instructions",
      upTo: "2%",
      commit: "a".repeat(12),
      by: "maintainer",
      reason: "safer",
      until: "2027-01-31",
    };
    const accept = (one: Acceptance) =>
      acceptRegressions(verdict, new Date("2027-01-01T00:00:00Z"), {
        head: "a".repeat(40),
        accepted: [one],
        ignored: [],
      });
    expect(accept({ ...acceptance, upTo: "1.9%" }).outcome).toBe("fail");
    const accepted = accept(acceptance);
    expect(accepted.outcome).toBe("accepted");
    expect(accepted.acceptances?.accepted).toMatchObject([
      { judge: { noun: "instructions" }, change: { outcome: "accepted" } },
    ]);
  });
});
