import { describe, expect, it } from "vitest";
import { type CeilingRule, defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording, TestRecord } from "../../src/model/recording.ts";
import { storages, type Test, testPath } from "../../src/model/test.ts";
import { type Advised, adviseCeilings } from "../../src/report/advised-ceilings.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { type TestVerdict, testVerdicts, type Verdict } from "../../src/verdict/judge.ts";
import { judgeByOwnRule, judgeRecording } from "../../src/verdict/judge-recording.ts";
import type { Judgement } from "../../src/verdict/judgement.ts";
import { makeRecord, makeRecording, pairs } from "../builders/recordings.ts";
import { criteria, simulate } from "../builders/simulated.ts";

/** A test whose pairs have these ratios to a baseline of 10 ms. */
function measured(ratios: readonly number[], parts: Partial<TestRecord> = {}): TestRecord {
  const samples = pairs(...ratios.map((ratio) => [10_000, 10_000 * ratio] as const));
  return makeRecord({ samples: samples.map((sample) => ({ ...sample, chunks: [sample.ns] })), ...parts });
}

const judged = (recording: Recording) => judgeByOwnRule(recording, criteria);

const advise = (...runs: readonly (readonly TestRecord[])[]) =>
  adviseCeilings(runs.map((tests) => judged(makeRecording({ tests }))));

const pathsOf = (advice: readonly Advised[]) => advice.map(({ path }) => path);

describe("an advised ceiling", () => {
  const noisy = [1.9, 2, 1.8, 2.1, 1.7, 2, 1.9, 2.2];

  it("is twice as far above a figure as its interval ends, and a twentieth more", () => {
    const tests = [measured(noisy), measured(noisy.toReversed(), { workload: "index_join" })];
    const [section] = judged(makeRecording({ tests })).sections;
    const expected = section?.tests.map(({ judgement }) => {
      const { multiplier, evidence } = judgement as Judgement;
      const high = evidence?.interval.high ?? Number.NaN;
      expect(high).toBeGreaterThan(multiplier);
      return expect.closeTo((1.05 * high ** 2) / multiplier, 9);
    });
    expect(
      advise(tests)
        .slice(1)
        .map(({ advised }) => advised),
    ).toEqual(expected);
  });

  it("of an average, and of tests without turns, is half as much again at least, which a first look clears", () => {
    const calm = new Array<number>(8).fill(2);
    const [average, test] = advise([measured(calm)]);
    expect([average?.advised, test?.advised]).toEqual([expect.closeTo(3.15, 9), expect.closeTo(2.15, 1)]);
    const apart = makeRecord({ samples: pairs(...calm.map((ratio) => [10_000, 10_000 * ratio] as const)) });
    for (const { advised } of advise([apart])) expect(advised).toBeCloseTo(3.15, 9);
  });

  it("is that of the run in which the interval ends highest, beside the worst figure and the present ceiling", () => {
    const calm = measured(new Array<number>(8).fill(1.5));
    const [, alone] = advise([measured(noisy)]);
    const [average, test] = advise(
      [calm, measured(noisy, { workload: "index_join" })],
      [measured(noisy)],
      [calm],
    );
    expect(test).toMatchObject({ runs: 3, worst: 1.9, ceiling: 6, advised: alone?.advised });
    expect(average).toMatchObject({ runs: 3, ceiling: 5, path: "int/memory/reads" });
  });

  it("takes a tenth for the interval where there is none, as in a table of medians", () => {
    const medians = makeRecording({ mediansOnly: true, tests: [makeRecord({ samples: pairs([10, 25]) })] });
    for (const { advised } of adviseCeilings([judged(medians)]))
      expect(advised).toBeCloseTo(2.5 * 1.1 ** 2 * 1.05, 9);
  });

  it("is none where a run has a single pair of a test, which says nothing of its noise", () => {
    for (const one of advise([measured(noisy)], [measured([1.9])]))
      expect(one).toMatchObject({ runs: 2, advised: undefined });
  });

  it("leaves room for the mean of an irregular engine", () => {
    const tests = [measured(Array.from({ length: 30 }, (_, round) => (round % 4 === 0 ? 4 : 1)))];
    const verdict = judgeRecording(makeRecording({ tests }), { ...criteria, rule: { rounds: 30 } });
    const [{ comparison }] = testVerdicts(verdict) as [TestVerdict];
    if (comparison.state !== "measured" || comparison.irregular === undefined)
      throw new Error("not irregular");
    const [, test] = adviseCeilings([verdict]);
    expect(test?.advised).toBe(1.05 * (comparison.mean.interval?.high ?? Number.NaN));
  });

  it("is in report order, whatever the order of runs and tests", () => {
    const one = [1, 1, 1];
    const tests = [
      measured(one, { variant: "text" }),
      measured(one, { workload: "of_another_suite" }),
      measured(one, { workload: "index_join" }),
    ];
    expect(pathsOf(advise(tests, [measured(one)]))).toEqual([
      "int/memory/reads",
      "int/memory/reads/oltp_point_select",
      "int/memory/reads/index_join",
      "int/memory/reads/of_another_suite",
      "text/memory/reads",
      "text/memory/reads/oltp_point_select",
    ]);
  });

  it("is not there for tests that failed or were not measured", () => {
    const failed = measured([1, 1, 1], { failures: [{ reason: "crash", message: "SIGSEGV" }] });
    expect(advise([failed], [makeRecord({ samples: [] })])).toEqual([]);
  });
});

describe("an engine that does not change", () => {
  const tests = planTests({ suites: ["oltp"], variants: ["int"], storages });

  function rulesOf(advice: readonly Advised[]): CeilingRule[] {
    return advice.map(({ part, advised }) => {
      return { for: part, ["workload" in part ? "test" : "average"]: advised };
    });
  }

  /** The verdict on the next run of the same engine. */
  function next(truth: (test: Test) => number, runs: number, inTurns: boolean, seed: number): Verdict {
    const run = (own: number) => simulate({ multiplier: truth, tests, inTurns, seed: own }, 150);
    const advice = adviseCeilings(Array.from({ length: runs }, (_, index) => judged(run(seed + index))));
    const ceilings = { ...defaultCriteria.ceilings, rules: rulesOf(advice) };
    const later = simulate({ multiplier: truth, tests, inTurns, seed: seed + runs, ceilings }, 150);
    return judgeByOwnRule(later, { ...criteria, ceilings });
  }

  it.each([
    [1, true],
    [3, true],
    [3, false],
  ])(
    "passes its next run under ceilings of %d runs, in turns: %s",
    (runs, inTurns) => {
      const outcomes = Array.from({ length: 8 }, (_, trial) => {
        const random = new RandomStream(trial, "truth");
        const truths = new Map(tests.map((test) => [testPath(test), 1 + random.integer(0, 3_000) / 1_000]));
        return next((test) => truths.get(testPath(test)) ?? 1, runs, inTurns, 100 * trial + 1).outcome;
      });
      expect(new Set(outcomes)).toEqual(new Set(["pass"]));
    },
    60_000,
  );
});
