import { describe, expect, it } from "vitest";
import { defaultCriteria, type Rule } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { isTooWide } from "../../src/verdict/intervals.ts";
import { testVerdicts } from "../../src/verdict/judge.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { simulate } from "../builders/simulated.ts";

/** As in a comparison of two builds. */
const tests = planTests({ suites: ["oltp"], variants: ["int"], storages: ["memory", "file"] }).map(
  (test) => ({ ...test, compare: "base" as const }),
);
const toTheEnd: Rule = { rounds: { min: 3, max: 11 }, alpha: 0.01, precision: 10 };
const endingEarly: Rule = { ...toTheEnd, overallDecides: true };
const most = 40;

function measured(rule: Rule, change: number): Recording {
  return simulate({ multiplier: () => 1, change: () => change, tests, inTurns: true, rule }, most);
}

/** The pairs of the test that has most. */
function mostPairs(recording: Recording): number {
  return Math.max(...recording.tests.map(({ samples }) => samples.at(-1)?.round ?? 0));
}

describe("a run that ends once all tests together are slower", () => {
  it("leaves the tests at their ceilings undecided, and none whose change is not known", () => {
    expect(mostPairs(measured(toTheEnd, 1.1))).toBe(most);
    const recording = measured(endingEarly, 1.1);
    expect(mostPairs(recording)).toBeLessThan(12);
    const verdict = judgeRecording(recording, { ...defaultCriteria, rule: endingEarly });
    expect(verdict.outcome).toBe("fail");
    const [overall] = verdict.groups.filter(({ level }) => level === "overall");
    expect(overall?.judgement).toMatchObject({ outcome: "fail", evidence: { phase: "together" } });
    expect(overall?.judgement.evidence?.interval.low).toBeGreaterThan(1.05);
    for (const { base } of testVerdicts(verdict)) {
      const interval = base?.evidence?.interval;
      expect(interval === undefined || isTooWide(interval)).toBe(false);
    }
  });

  it("takes the same pairs as any other if they are not", () => {
    for (const change of [1, 0.9]) expect(measured(endingEarly, change)).toEqual(measured(toTheEnd, change));
  });
});
