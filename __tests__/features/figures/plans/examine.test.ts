import { describe, expect, it } from "vitest";
import { assessPlans } from "../../../../src/features/figures/plans/examine.ts";
import { plans } from "../../../../src/features/figures/plans/feature.ts";
import { planJudge } from "../../../../src/features/figures/plans/judge.ts";
import { unchangedPlans } from "../../../../src/features/figures/plans/options.ts";
import { changeTexts, comparisonText, planWords } from "../../../../src/features/figures/plans/words.ts";
import { type Criteria, defaultCriteria } from "../../../../src/model/criteria.ts";
import { examineAll } from "../../../../src/verdict/examination.ts";
import type { JudgeInput } from "../../../../src/verdict/judge-input.ts";
import { answers, makeForms, makePlans, makeWorkload } from "./plans.ts";

const criteria: Criteria = { ...defaultCriteria, rule: { rounds: 3, alpha: 0.01 } };
const assess = (parts: Parameters<typeof makePlans>[0], by = criteria) => {
  const found = assessPlans(makePlans(parts), by);
  if (found === undefined) throw new Error("nothing was examined");
  return found;
};
const names = { baseline: "SQLite", candidate: "DoltLite", base: "main" };
const plain = (text: string) => text;
const test = { variant: "own", storage: "memory", kind: "reads", workload: "counts" } as const;
/** The findings of the judge, with its words. */
const judge = (parts: Parameters<typeof makePlans>[0], by = criteria) => {
  const input = { tests: [test], features: { plans: makePlans(parts) } } as unknown as JudgeInput;
  const changes = planJudge.judge(input, by, examineAll([plans], input, by))?.changes ?? [];
  return changes.map((one) => ({ ...one, reason: planJudge.words.reason(one, "the base") }));
};

/** Plans that begin alike for more steps and signs than a sentence has, and end so too if steps follow. */
const long = (step: string, following = 0) => {
  const steps = (from: number, length: number) =>
    Array.from({ length }, (_, at) => `SEARCH table_${from + at}`);
  return [...steps(0, 20), step, ...steps(20, following)].join("\n");
};

describe("a query that is slower than an alternative", () => {
  const found = assess({
    tests: [makeForms()],
    workloads: [
      makeWorkload({ candidate: "SCAN t" }),
      makeWorkload({ candidate: "SEARCH t" }, "own/counts#1"),
    ],
  });

  it("exceeds its ceiling, and is described with both plans", () => {
    expect(planWords.failed(found)).toBeUndefined();
    expect(judge({ tests: [makeForms()] })).toEqual([
      {
        ...{ test, alternative: 1, base: 1, candidate: 3, ceiling: 50, outcome: "fail" },
        reason: "the chosen plan takes 3.00x the time of alternative 1, over 1.50x",
      },
    ]);
    expect(found.comparisons.map((one) => comparisonText(one, found, plain))).toEqual([
      'the chosen plan takes 3.00x the time of alternative 1 "SELECT count(*) FROM t WHERE +a < :rnd(1,9);", over 1.50x; ' +
        'chosen: "SCAN t"; alternative: "SEARCH t"',
    ]);
  });

  it.each([0, 20])("shows the step in which long plans differ, with %i alike after it", (following) => {
    const late = assess({
      tests: [makeForms()],
      workloads: [
        makeWorkload({ candidate: long("SCAN last", following) }),
        makeWorkload({ candidate: long("SEARCH last USING INDEX i", following) }, "own/counts#1"),
      ],
    });
    const [text = ""] = late.comparisons.map((one) => comparisonText(one, late, plain));
    expect(text).toMatch(/; chosen: "[^"]*…[^"]*9; SCAN last[^"]*"; alternative: /);
    expect(text).toMatch(/; alternative: "[^"]*…[^"]*; SEARCH last USING INDEX i[^"]*"$/);
  });

  it("is within a ceiling that is as high, and within none", () => {
    const within = (plan: number) =>
      judge({ tests: [makeForms()] }, { ...criteria, ceilings: { ...criteria.ceilings, plan } });
    expect(within(3)).toEqual([]);
    expect(within(Number.POSITIVE_INFINITY)).toEqual([]);
  });

  it("is named once, by the best of its alternatives", () => {
    const [one] = makeForms().alternatives;
    const [slow] = makeForms({
      pairs: Array.from({ length: 12 }, () => [20, 10] as [number, number]),
    }).alternatives;
    const two = {
      ...makeForms(),
      alternatives: [slow, { ...one, pairs: Array.from({ length: 12 }, () => [30, 10] as [number, number]) }],
    };
    const both = judge({ claims: 2, tests: [two as ReturnType<typeof makeForms>] });
    expect(both.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("3.00x the time of alternative 2"),
    ]);
  });
});

describe("a form", () => {
  const faults = (...given: Parameters<typeof makeForms>) => {
    const { faults: failed, refusals } = assess({ tests: [makeForms(...given)] });
    return {
      failed: failed.map(({ role, message }) => `${role}: ${message}`),
      refused: refusals.map(({ role }) => role),
    };
  };

  it("with other results fails", () => {
    expect(faults({ answers: { baseline: answers.same, candidate: answers.other } }).failed).toEqual([
      "candidate: its results are not those of the query",
    ]);
    expect(faults({ answers: { baseline: answers.other, candidate: answers.same } }).failed).toEqual([
      "baseline: its results are not those of the query",
    ]);
  });

  it("that the baseline refuses is named only", () => {
    expect(faults({ answers: { baseline: answers.refused, candidate: answers.same } })).toEqual({
      failed: [],
      refused: ["baseline"],
    });
    expect(faults({ answers: { baseline: answers.refused, candidate: answers.refused }, pairs: [] })).toEqual(
      {
        failed: [],
        refused: ["baseline", "candidate"],
      },
    );
  });

  it("that the candidate alone refuses fails", () => {
    expect(
      faults({ answers: { baseline: answers.same, candidate: answers.refused }, pairs: [] }).failed,
    ).toEqual(["candidate: no such index: b"]);
  });

  it("that was not timed in full, or not at all, fails", () => {
    expect(faults({ pairs: [[30, 10]] }).failed).toEqual(["candidate: 1 of 11 pairs were timed"]);
    expect(faults({ answers: {}, pairs: [] }, {}).failed).toEqual([
      "candidate: it was not executed: the time of the run was over",
    ]);
  });

  it("of a query that fails itself is no alternative", () => {
    const { failed } = faults({ pairs: [] }, { baseline: answers.same, candidate: answers.refused });
    expect(failed[0]).toBe("candidate: no such index: b");
  });
});

describe("a plan that is not the base's", () => {
  const workloads = [makeWorkload({ candidate: "SCAN t", base: "SEARCH t", baseline: "SEARCH t" })];

  it("is a change, which fails only if somebody asks for that", () => {
    const listed = assess({ workloads });
    expect(listed.changes).toHaveLength(1);
    expect(judge({ workloads })).toEqual([]);
    const [failing] = judge({ workloads }, { ...criteria, requires: [unchangedPlans] });
    expect(failing).toMatchObject({ noun: "plan-changes", candidate: 1, reason: "1 query plan changed" });
    expect(changeTexts(listed.changes, names, plain)).toEqual([
      'own/counts: the plan of "SELECT count(*) FROM t WHERE a < 3;" changed: "SCAN t" on DoltLite, "SEARCH t" on main',
    ]);
  });

  // apache/spark#29860
  it("shows the step that differs, however late it comes", () => {
    const { changes } = assess({
      workloads: [makeWorkload({ candidate: long("SCAN last"), base: long("SEARCH last USING INDEX i") })],
    });
    const [text = ""] = changeTexts(changes, names, plain);
    expect(text).toMatch(/"SEARCH table_0; .*….*SEARCH table_19; SCAN last" on DoltLite/);
    expect(text).toMatch(/"SEARCH table_0; .*….*; SEARCH last USING INDEX i" on main/);
  });

  it("shows the step that differs, also if many that are alike follow it", () => {
    const [candidate, base] = ["SCAN last", "SEARCH last USING INDEX i"].map((step) => long(step, 20));
    const { changes } = assess({ workloads: [makeWorkload({ candidate, base })] });
    const [text = ""] = changeTexts(changes, names, plain);
    expect(text).toMatch(/"[^"]*…[^"]*9; SCAN last[^"]*" on DoltLite/);
    expect(text).toMatch(/"[^"]*…[^"]*9; SEARCH last USING INDEX i[^"]*" on main/);
  });

  it("shows the nesting if plans differ by that alone", () => {
    const { changes } = assess({
      workloads: [
        makeWorkload({ candidate: "UNION\n  SCAN a\n  SCAN b", base: "UNION\n  SCAN a\n    SCAN b" }),
      ],
    });
    expect(changeTexts(changes, names, plain)[0]).toContain(
      '"UNION; > SCAN a; > SCAN b" on DoltLite, "UNION; > SCAN a; > > SCAN b" on main',
    );
  });

  it("shows the part of long statements that differs", () => {
    const start = `SELECT ${"a_column, ".repeat(50)}`;
    const statements = ["1", "2"].map((value) => ({
      sql: `${start}b FROM t WHERE b = ${value} AND ${"c = 1 AND ".repeat(40)}d;`,
      plans: { candidate: "SCAN t", base: "SEARCH t" },
    }));
    const { changes } = assess({ workloads: [{ ...makeWorkload({}), statements }] });
    const [one = "", two = ""] = changeTexts(changes, names, plain);
    expect(one).toContain("b = 1 AND");
    expect(two).toContain("b = 2 AND");
  });

  it("is one too if the candidate does not say its plan, and none if nobody was asked, or the base refuses the statement", () => {
    expect(assess({ workloads: [makeWorkload({ candidate: null, base: "SCAN t" })] }).changes).toHaveLength(
      1,
    );
    expect(assess({ workloads: [makeWorkload({ candidate: "SCAN t" })] }).changes).toEqual([]);
    expect(assess({ workloads: [makeWorkload({ candidate: "SCAN t", base: null })] }).changes).toEqual([]);
    expect(assess({ workloads: [makeWorkload({ candidate: "SCAN t", base: "SCAN t" })] }).changes).toEqual(
      [],
    );
  });
});

it("results without plans say nothing", () => {
  expect(assessPlans(undefined, criteria)).toBeUndefined();
});
