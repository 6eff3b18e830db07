import { describe, expect, it } from "vitest";
import { type Ceilings, defaultCriteria } from "../../src/model/criteria.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import type { Failure } from "../../src/model/sample.ts";
import { exitStatus } from "../../src/verdict/conclusion.ts";
import type { Examination } from "../../src/verdict/examination.ts";
import type { Judge } from "../../src/verdict/finding.ts";
import { judge, testVerdicts, type Verdict } from "../../src/verdict/judge.ts";
import { makeRecord, pairs } from "../builders/recordings.ts";

/** A test whose multiplier is `multiplier`, exactly where that has few digits. */
function at(multiplier: number, parts: Partial<TestRecord> = {}): TestRecord {
  return makeRecord({
    workload: `workload_${multiplier}`,
    samples: pairs([10_000, 10_000 * multiplier]),
    ...parts,
  });
}

function judgeRecords(
  records: readonly TestRecord[],
  ceilings: Partial<Ceilings> = {},
  stopped?: string,
): Verdict {
  return judge(
    { tests: records, ending: "samples", ...(stopped === undefined ? {} : { stopped }) },
    {
      ceilings: { ...defaultCriteria.ceilings, ...ceilings },
      rule: { rounds: 1, alpha: 0.01, byFigure: true },
    },
  );
}

it("has one examination of each feature, whose result the feature's judge gets", () => {
  const seen: unknown[] = [];
  const found = { figures: 3 };
  let examinations = 0;
  const examination: Examination = {
    name: "examined",
    examine: () => {
      examinations++;
      return found;
    },
  };
  const judging: Judge = {
    ...{ name: "judged", noun: "figure" },
    judge: (_, __, examined) => {
      seen.push(examined.examined?.found);
      return { changes: [] };
    },
    words: { reason: () => "", title: () => "", clause: () => "" },
  };
  // The feature that judges comes first.
  const features = [{ judge: judging }, { examination }];
  const verdict = judge({ tests: [at(1.5)], ending: "samples" }, defaultCriteria, features);
  expect(examinations).toBe(1);
  expect(seen).toEqual([found]);
  expect(verdict.examined.examined?.found).toBe(found);
});

const crash: Failure = { reason: "crash", role: "candidate", message: "SIGSEGV" };

describe("a verdict", () => {
  it("passes where everything is within its ceiling", () => {
    const verdict = judgeRecords([at(1.5), at(5)]);
    expect(verdict).toMatchObject({ outcome: "pass", measurement: { state: "complete" } });
    expect(exitStatus(verdict)).toBe(0);
  });

  it("lets a figure be equal to its ceiling, and nothing above it", () => {
    expect(judgeRecords([at(6)], { average: 6 }).outcome).toBe("pass");
    const above = makeRecord({ samples: pairs([1_000_000, 6_000_000.001]) });
    expect(judgeRecords([above], { average: 9 }).outcome).toBe("fail");
  });

  it("decides on the unrounded multiplier, not on what is printed", () => {
    // 5.999 prints as 6.00 with two decimals, and so does 6.001.
    expect(judgeRecords([at(5.999)], { average: 9 }).outcome).toBe("pass");
    expect(judgeRecords([at(6.001)], { average: 9 }).outcome).toBe("fail");
  });

  it("fails for one test over its ceiling, and says how far each is from it", () => {
    const verdict = judgeRecords([at(7.5), at(1.5)]);
    expect(verdict.outcome).toBe("fail");
    // 1 - 7.5 / 6 = -0.25; 1 - 1.5 / 6 = 0.75
    expect(testVerdicts(verdict).map(({ judgement }) => judgement)).toMatchObject([
      { multiplier: 7.5, ceiling: 6, headroom: -0.25, outcome: "fail" },
      { multiplier: 1.5, ceiling: 6, headroom: 0.75, outcome: "pass" },
    ]);
    expect(exitStatus(verdict)).toBe(1);
  });

  it("fails for a section's average, though each of its tests is within its ceiling", () => {
    // (5.5 + 5) / 2 = 5.25
    const verdict = judgeRecords([at(5.5), at(5)]);
    expect(verdict.sections).toMatchObject([
      { judgement: { multiplier: 5.25, ceiling: 5, outcome: "fail" } },
    ]);
    expect(verdict.outcome).toBe("fail");
  });

  it("averages each section by itself, in report order", () => {
    const verdict = judgeRecords([at(4, { variant: "text" }), at(2, { kind: "writes" }), at(1), at(3)]);
    expect(
      verdict.sections.map(({ variant, kind, judgement }) => [variant, kind, judgement?.multiplier]),
    ).toEqual([
      ["int", "reads", 2],
      ["int", "writes", 2],
      ["text", "reads", 4],
    ]);
  });

  it("holds each test against the ceiling that applies to it", () => {
    const rules = [
      { for: { workload: "workload_7" }, test: 8 },
      { for: { kind: "reads" }, average: 9 },
    ] as const;
    expect(judgeRecords([at(7)], { rules }).outcome).toBe("pass");
    expect(judgeRecords([at(7), at(6.5)], { rules }).outcome).toBe("fail");
  });
});

describe("a measurement that is not complete", () => {
  it("never passes where a test failed, and names it", () => {
    const verdict = judgeRecords([at(1), at(2, { failures: [crash] })]);
    expect(verdict).toMatchObject({
      outcome: "fail",
      measurement: { state: "broken", lacking: [{ workload: "workload_2", failures: [crash] }] },
    });
    expect(exitStatus(verdict)).toBe(3);
  });

  it("never passes where a test has no pair", () => {
    const verdict = judgeRecords([at(1), at(2, { samples: [] })]);
    expect(verdict.measurement).toMatchObject({ state: "broken", lacking: [{ state: "missing" }] });
    expect(exitStatus(verdict)).toBe(3);
  });

  it("never passes where no test was planned", () => {
    expect(judgeRecords([])).toMatchObject({
      outcome: "fail",
      measurement: { state: "broken", lacking: [] },
    });
  });

  it("never passes where the run was stopped, though all that it has is well", () => {
    const verdict = judgeRecords([at(1)], {}, "interrupted");
    expect(verdict).toMatchObject({
      outcome: "fail",
      measurement: { state: "incomplete", stopped: "interrupted", lacking: [] },
    });
    expect(exitStatus(verdict)).toBe(3);
  });

  it("exits with 3 also where a ceiling is exceeded", () => {
    expect(exitStatus(judgeRecords([at(9), at(2, { failures: [crash] })]))).toBe(3);
  });

  it("says how many tests an average lacks", () => {
    const [section] = judgeRecords([at(1), at(2), at(9, { failures: [crash] })]).sections;
    expect(section).toMatchObject({ judgement: { multiplier: 1.5 }, missing: 1 });
  });

  it("has no average where no test has a multiplier", () => {
    const [section] = judgeRecords([at(9, { failures: [crash] })]).sections;
    expect(section).toMatchObject({ judgement: undefined, missing: 1 });
  });
});

describe("an inconclusive verdict", () => {
  const verdict: Verdict = { ...judgeRecords([at(1)]), outcome: "inconclusive" };

  it("exits with 4 only where the caller is strict", () => {
    expect(exitStatus(verdict)).toBe(0);
    expect(exitStatus(verdict, { strict: true })).toBe(4);
  });
});
