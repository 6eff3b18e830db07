import { describe, expect, it } from "vitest";
import { compareInstructions } from "../../../../src/features/figures/counts/compare.ts";
import { type Count, type CountedRecord, outOfTime } from "../../../../src/features/figures/counts/counts.ts";
import { features } from "../../../../src/features.ts";
import { type Acceptance, defaultCriteria } from "../../../../src/model/criteria.ts";
import { acceptRegressions } from "../../../../src/verdict/acceptances.ts";
import { judge } from "../../../../src/verdict/judge.ts";
import { makeRecord, trios } from "../../../builders/recordings.ts";
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

  it("are none of an engine that does other work where it is counted, and fail under a ceiling", () => {
    const less = withCounts([
      { role: "candidate", instructions: 1000, work: { ...work, rows: 1 } },
      { role: "base", instructions: 1_000_000, work },
    ]);
    const found = compareInstructions([less], alike, { ...ceilings, instructions: 1 });
    expect(found?.changes).toEqual([]);
    expect(found?.withheld).toMatchObject([
      {
        outcome: "fail",
        why:
          "candidate: it did other work where it was counted: 100 statements, 1 rows and 0 changes, " +
          "and base 100 statements, 50 rows and 0 changes",
      },
    ]);
  });

  it("are the same below a twentieth of a percent, if two counts of one engine are too", () => {
    const twice = withCounts([
      { role: "candidate", instructions: 1_000_000, again: 1_000_600, work },
      { role: "base", instructions: 1_000_000, work },
    ]);
    const found = compareInstructions(
      [
        counted(1_000_000, 1_000_499, { workload: "more" }),
        counted(1_000_000, 999_501, { workload: "less" }),
        counted(1_000_000, 1_000_500, { workload: "other" }),
        { ...twice, workload: "unsteady", storage: "file" },
      ],
      alike,
      ceilings,
    );
    expect([...(found?.sameInstructions ?? [])]).toEqual(["int/memory/reads/more", "int/memory/reads/less"]);
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

  it("fail above the ceiling whatever compile options the builds report", () => {
    const compileOptions = { ...alike, candidate: ["COMPILER=gcc-13", "THREADSAFE=1"] };
    const records = [
      counted(1_000_000, 3_000_000, { workload: "a" }),
      counted(1_000_000, 1_005_000, { workload: "b" }),
    ];
    const found = compareInstructions(records, compileOptions, ceilings);
    expect(found?.otherOptions).toBe("COMPILER=gcc-13 on the candidate only");
    expect(found?.changes.map(({ ceiling, outcome }) => [ceiling, outcome])).toEqual([
      [1, "fail"],
      [1, "pass"],
    ]);
    expect(compareInstructions(records, alike, ceilings)?.otherOptions).toBeUndefined();
  });

  it("fail above the ceiling if only the candidate takes another number in each count", () => {
    const twice = withCounts([
      { role: "candidate", instructions: 3_000_000, again: 2_000_000, work },
      { role: "base", instructions: 1_000_000, again: 1_000_000, work },
    ]);
    const once = counted(1_000_000, 1_400_000, { workload: "once" });
    const within = counted(1_000_000, 1_005_000, { workload: "within" });
    const found = compareInstructions([twice, once, within], alike, ceilings);
    expect(found?.changes.map(({ test, outcome }) => [test.workload, outcome])).toEqual([
      ["oltp_point_select", "fail"],
      ["once", "fail"],
    ]);
  });

  it("do not fail below the difference of two counts of the base", () => {
    const twice = withCounts([
      { role: "candidate", instructions: 1_000_000, work },
      { role: "base", instructions: 1_000_000, again: 1_500_000, work },
    ]);
    const found = compareInstructions(
      [twice, counted(1_000_000, 1_400_000, { workload: "once" })],
      alike,
      ceilings,
    );
    expect(found?.changes).toEqual([]);
    expect(found?.undecided).toHaveLength(2);
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

  it.each([
    [
      "on the candidate alone",
      { role: "candidate", uncounted: "it starts threads" },
      { role: "base", instructions: 1_000_000, work },
      {
        withheld: [{ base: 1_000_000, why: "candidate: it starts threads", ceiling: 1, outcome: "fail" }],
        undecided: [],
      },
      "fail",
    ],
    [
      "on the base",
      { role: "candidate", instructions: 1_000_000, work },
      { role: "base", uncounted: "it starts threads" },
      { withheld: [], undecided: [{ why: "base: it starts threads" }] },
      "inconclusive",
    ],
    [
      "on both",
      { role: "candidate", uncounted: "install valgrind" },
      { role: "base", uncounted: "install valgrind" },
      { withheld: [], undecided: [{ why: "candidate: install valgrind" }] },
      "inconclusive",
    ],
  ] satisfies [string, Count, Count, object, string][])(
    "never pass if a test was not counted %s",
    (_, candidate, base, expected, outcome) => {
      const record = withCounts([candidate, base]);
      expect(compareInstructions([record], alike, ceilings)).toMatchObject(expected);
      const input = { ...countedParts([record]), ending: "samples" } as const;
      const criteria = { ...defaultCriteria, rule: { rounds: 1, alpha: 0.01 } };
      expect(judge(input, criteria, features).outcome).toBe(outcome);
    },
  );

  it("are undecided if the time for the candidate's count was over, but not in another job's results", () => {
    const record = withCounts([
      { role: "candidate", uncounted: outOfTime },
      { role: "base", instructions: 1_000_000, work },
    ]);
    const found = [false, true].map((untrusted) => compareInstructions([record], alike, ceilings, untrusted));
    expect(found.map((one) => [one?.withheld.length, one?.undecided.length])).toEqual([
      [0, 1],
      [1, 0],
    ]);
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
