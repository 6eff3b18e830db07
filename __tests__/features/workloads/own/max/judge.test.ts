import { describe, expect, it } from "vitest";
import type { MaxOfTest } from "../../../../../src/features/workloads/own/max/facts.ts";
import { maxJudge, wantedForMax } from "../../../../../src/features/workloads/own/max/judge.ts";
import { defaultCriteria, type MaxCeiling, type Rule } from "../../../../../src/model/criteria.ts";
import type { TimeFigure } from "../../../../../src/model/figure-limit.ts";
import { testOnly, testPath } from "../../../../../src/model/test.ts";
import { makeRecord, makeTest, pairs } from "../../../../builders/recordings.ts";

const test = makeTest({ variant: "own", workload: "commits" });

/** Judges a candidate that took so many milliseconds, with a longest time of 100 ms. */
function judged(times: readonly number[], parts: Partial<MaxOfTest> = {}) {
  const samples = pairs(...times.map((ms) => [50_000, ms * 1000] as const));
  const max = [{ test: testPath(test), ns: 100e6, ...parts }];
  const input = { tests: [makeRecord({ ...test, samples })], features: { own: { version: 1, max } } };
  return maxJudge.judge({ ...input, ending: "settled" as never }, defaultCriteria, {});
}

const outcomeOf = (...given: Parameters<typeof judged>) =>
  judged(...given)?.rows.map(({ outcome }) => outcome);

describe("a longest time", () => {
  it("is nothing to judge where no test has one", () => {
    expect(
      maxJudge.judge({ tests: [makeRecord()], ending: "settled" as never }, defaultCriteria, {}),
    ).toBeUndefined();
  });

  it("passes a test whose median is within it, whatever one sample took", () => {
    expect(outcomeOf([90, 95, 99])).toEqual(["pass"]);
    expect(outcomeOf([90, 95, 5000])).toEqual(["pass"]);
    expect(outcomeOf([100, 100, 100])).toEqual(["pass"]);
  });

  it("fails a test that is surely over it, with its figures", () => {
    const found = judged([200, 201, 202, 200, 199]);
    expect(found?.changes).toMatchObject([{ test, base: 100e6, candidate: 200e6, outcome: "fail" }]);
    expect(found?.undecided).toEqual([]);
    expect(maxJudge.words.reason(found?.changes[0] as never, "base")).toBe(
      "the median of 5 samples is 200 ms, over 100 ms",
    );
  });

  it("is undecided where chance can explain it, and with one sample", () => {
    for (const times of [[101, 102, 90, 110, 103], [5000], [90, 150, 160]]) {
      const found = judged(times);
      expect(found?.changes).toEqual([]);
      expect(found?.undecided).toHaveLength(1);
    }
    expect(judged([150, 250, 180])?.undecided).toEqual([
      {
        test: testOnly(test),
        why: "the median of 3 samples is 180 ms, over 100 ms: that can be chance",
      },
    ]);
  });

  it("fails by the samples of an earlier look, which later ones do not undo", () => {
    const proof = Array.from({ length: 11 }, (_, index) => 120 + (index % 3));
    expect(outcomeOf([...proof, 60, 900, 100, 140])).toEqual(["fail"]);
  });

  it("asks for more pairs up to the next look, while the samples do not prove that it is exceeded", () => {
    const wanted = (times: readonly number[], parts: Partial<MaxCeiling> = {}, rule: Partial<Rule> = {}) => {
      const samples = pairs(...times.map((ms) => [50_000, ms * 1000] as const));
      const max = [{ workload: test.workload, ns: 100e6, ...parts }];
      const criteria = {
        ceilings: { ...defaultCriteria.ceilings, max },
        rule: { ...defaultCriteria.rule, ...rule },
      };
      return wantedForMax([makeRecord({ ...test, samples })], criteria);
    };
    const open = [150, 250, 180];
    expect(wanted(open)).toEqual([{ test: testOnly(test), pairs: 8, references: ["baseline"] }]);
    expect(wanted([90, 95, 99])).toEqual([]);
    // Between two looks nothing is decided.
    expect(wanted([200, 201, 202, 200, 199])).toMatchObject([{ pairs: 6 }]);
    expect(wanted(Array.from({ length: 11 }, (_, index) => 200 + (index % 3)))).toEqual([]);
    expect(wanted(open, { isScaled: true })).toEqual([]);
    expect(wanted(open, {}, { rounds: 3 })).toEqual([]);
    expect(wanted(Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? 99 : 101.5)))).toEqual([]);
  });

  it("can be a limit of the settings, of any time of a sample", () => {
    const ofSettings = (figure: TimeFigure, untrusted = false) => {
      const samples = pairs(...[200, 201, 202, 200].map((ms) => [50_000, ms * 1000] as const)).map((one) => ({
        ...one,
        commitNs: one.ns - 50e6,
      }));
      const limits = [{ for: { workload: "commits" }, figure, atMost: 100e6, unit: "ns" }] as const;
      const ceilings = { ...defaultCriteria.ceilings, limits };
      // Without the time of a COMMIT, and within the limit of any other.
      const single = makeRecord({ ...test, storage: "autocommit", samples: pairs([50_000, 60_000]) });
      const input = { tests: [makeRecord({ ...test, samples }), single], ending: "settled" as never };
      return maxJudge.judge(input, { ...defaultCriteria, ceilings, untrusted }, {});
    };
    expect(ofSettings("time")?.changes).toMatchObject([
      { noun: "limit-time", name: "time", base: 100e6, candidate: 200.5e6, outcome: "fail" },
    ]);
    expect(ofSettings("commit")).toMatchObject({
      changes: [{ noun: "limit-commit", candidate: 150.5e6 }],
      undecided: [],
    });
    expect(ofSettings("commit", true)?.withheld).toEqual([]);
    expect(ofSettings("p99")?.undecided[0]).toMatchObject({ why: "p99: it was not measured" });
    expect(ofSettings("p99", true)?.withheld[0]).toMatchObject({ noun: "limit-p99", outcome: "fail" });
  });

  it("grows with the slower of two probes, never shrinks, and at most tenfold", () => {
    const over = [200, 201, 202, 200, 199];
    const scaled = (first: number, last: number) =>
      judged(over, { scaledBy: "fsync", probeNs: [first * 1e6, last * 1e6] })?.rows[0];
    expect(scaled(1, 1.5)).toMatchObject({ scaledNs: 150e6, outcome: "fail" });
    expect(scaled(3, 1)).toMatchObject({ scaledNs: 300e6, outcome: "pass" });
    expect(scaled(0.01, 0.02)).toMatchObject({ scaledNs: 100e6, outcome: "fail" });
    expect(scaled(1e6, 1e6)).toMatchObject({ scaledNs: 1000e6, outcome: "pass" });
  });

  it("shares alpha between tests", () => {
    const times = [104, 105, 104.5, 105.5, 104];
    expect(outcomeOf(times)).toEqual(["fail"]);
    const own = makeRecord({ ...test, samples: pairs(...times.map((ms) => [50_000, ms * 1000] as const)) });
    const max = Array.from({ length: 1000 }, (_, index) => ({
      test: index === 0 ? testPath(test) : `own/file/reads/other_${index}`,
      ns: 100e6,
    }));
    const input = { tests: [own], features: { own: { version: 1, max } }, ending: "settled" as never };
    expect(maxJudge.judge(input, defaultCriteria, {})?.rows.map(({ outcome }) => outcome)).toEqual([
      "undecided",
    ]);
  });
});
