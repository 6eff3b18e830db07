import { describe, expect, it } from "vitest";
import { defaultCriteria, type Rule } from "../../src/model/criteria.ts";
import type { ControlRecord, TestRecord } from "../../src/model/recording.ts";
import type { Failure, Sample } from "../../src/model/sample.ts";
import { moneyOf } from "../../src/statistics/bets.ts";
import { exitStatus } from "../../src/verdict/conclusion.ts";
import { judge, testVerdicts, type Verdict } from "../../src/verdict/judge.ts";
import type { JudgeInput } from "../../src/verdict/judge-input.ts";
import { runEffect } from "../../src/verdict/run-effect.ts";
import { makeRecord, makeTest } from "../builders/recordings.ts";

/** A test whose pairs have these ratios to a baseline of 10 ms, and these to the base. */
function measured(
  workload: string,
  ratios: readonly number[],
  toBase?: readonly number[],
  parts: Partial<TestRecord> = {},
): TestRecord {
  const samples = ratios.flatMap((ratio, index): Sample[] => {
    const round = index + 1;
    const candidate = Math.round(10_000_000 * ratio);
    const base = toBase?.[index];
    return [
      { role: "baseline", round, ns: 10_000_000 },
      { role: "candidate", round, ns: candidate },
      ...(base === undefined ? [] : [{ role: "base", round, ns: Math.round(candidate / base) } as const]),
    ];
  });
  return makeRecord({ workload, samples, ...parts });
}

function repeated(ratio: number, times: number): number[] {
  return new Array<number>(times).fill(ratio);
}

function judgeAll(
  tests: readonly TestRecord[],
  parts: Partial<JudgeInput> = {},
  rule: Rule = defaultCriteria.rule,
): Verdict {
  return judge({ tests, ending: "samples", ...parts }, { ceilings: defaultCriteria.ceilings, rule });
}

const only = (verdict: Verdict) => testVerdicts(verdict)[0];
const calm = measured("calm", [1, 1, 1]);

describe("a verdict by screening and confirming", () => {
  it("passes what screening clears, and says with how many pairs", () => {
    const verdict = judgeAll([calm]);
    expect(verdict).toMatchObject({ outcome: "pass", pairs: { used: 3, unused: 0 } });
    expect(only(verdict)?.judgement).toMatchObject({
      outcome: "pass",
      evidence: { phase: "screening", pairs: 3, over: 0, interval: { confidence: expect.closeTo(0.75, 9) } },
    });
  });

  it("fails what fresh pairs confirm, with the pairs, the p-value and the interval that say so", () => {
    const fresh = [...repeated(6.9, 14), 5.8];
    const verdict = judgeAll([measured("slow", [...repeated(7.5, 11), ...fresh]), calm]);
    expect(verdict.outcome).toBe("fail");
    expect(exitStatus(verdict)).toBe(1);
    const slow = only(verdict);
    expect(slow?.judgement).toMatchObject({
      outcome: "fail",
      multiplier: expect.closeTo(6.9, 6),
      evidence: {
        phase: "confirmation",
        pairs: 11,
        over: 11,
        // Nobody shares alpha with the only suspect; the looks have 0.375 of it each.
        p: expect.closeTo(1 / moneyOf(11, 11) / 0.375, 12),
        alpha: 0.01,
        suspects: 1,
        // The pairs are alike: the rest is what a run adds, at a confidence of 98.8 %.
        interval: {
          low: expect.closeTo(6.9 * Math.exp(-2.53 * runEffect.shared), 2),
          high: expect.closeTo(6.9 * Math.exp(2.53 * runEffect.shared), 2),
        },
      },
    });
    // The figures are of the fresh pairs: the others were chosen for being high.
    expect(slow?.comparison).toMatchObject({ screened: 11, ratios: { length: 11 } });
  });

  it("uses no more of a recording than the rule asks for", () => {
    const verdict = judgeAll([measured("calm", [1, 1, 1, 50, 50, 50])]);
    expect(only(verdict)?.comparison).toMatchObject({ multiplier: 1, ratios: { length: 3 } });
    expect(verdict.pairs).toEqual({ used: 3, unused: 3 });
  });

  it("is inconclusive where the recording ends before the rule is satisfied", () => {
    const verdict = judgeAll([measured("near", [5.5, 6.5, 6.5]), calm]);
    expect(verdict.outcome).toBe("inconclusive");
    expect(only(verdict)?.judgement).toMatchObject({
      outcome: "inconclusive",
      evidence: { phase: "screening", ending: "samples", pairs: 3, over: 2 },
    });
    expect(exitStatus(verdict)).toBe(0);
    expect(exitStatus(verdict, { strict: true })).toBe(4);
  });

  it.each(["time", "samples"] as const)(
    "fails a test that is surely over, where pairs end early by %s",
    (ending) => {
      const slow = [24, 23.5, 25.2, 26.1, 24.4, 23.1, 24.9, 25.5];
      for (const pairs of [3, 8]) {
        const verdict = judgeAll([measured("slow", slow.slice(0, pairs)), calm], { ending });
        expect(only(verdict)?.judgement).toMatchObject({
          outcome: "fail",
          evidence: { phase: "screening", pairs, over: pairs },
        });
        expect(only(verdict)?.judgement?.evidence?.interval.low).toBeGreaterThan(6);
        expect(exitStatus(verdict)).toBe(1);
      }
      const near = judgeAll(
        [
          measured(
            "near",
            slow.map((ratio) => ratio / 4.1),
          ),
          calm,
        ],
        { ending },
      );
      expect(only(near)?.judgement).toMatchObject({ outcome: "inconclusive" });
    },
  );

  it("says where the time limit was what ended it", () => {
    const verdict = judgeAll([measured("near", [5.5, 6.5, 6.5])], { ending: "time" });
    expect(only(verdict)?.judgement?.evidence).toMatchObject({ ending: "time" });
  });

  it("is no measurement where the time was up before every test had a pair", () => {
    const verdict = judgeAll([calm, makeRecord({ workload: "unreached", samples: [] })], { ending: "time" });
    expect(verdict).toMatchObject({ outcome: "fail", measurement: { state: "incomplete" } });
    expect(exitStatus(verdict)).toBe(3);
  });

  it("can pass where the quotient of the medians is over the ceiling: the pairs decide", () => {
    // Screening clears 5 pairs below the ceiling one by one, though both medians together make 6.2.
    const samples = [
      [1, 5.9],
      [1, 5.9],
      [2, 11],
      [3, 6.2],
      [0.5, 2.9],
    ].flatMap(([baseline = 0, candidate = 0], index): Sample[] => [
      { role: "baseline", round: index + 1, ns: 1e7 * baseline },
      { role: "candidate", round: index + 1, ns: Math.round(1e7 * candidate) },
    ]);
    const verdict = judgeAll([makeRecord({ samples })]);
    expect(only(verdict)?.judgement).toMatchObject({ outcome: "pass", evidence: { over: 0 } });
  });

  it("gives a section's average the bound that decided", () => {
    const both = ["a", "b"].map((name) =>
      measured(
        name,
        Array.from({ length: 26 }, (_, i) => 5.6 + (i % 3) / 20),
      ),
    );
    const verdict = judgeAll(both);
    const [section] = verdict.sections;
    expect(section?.judgement).toMatchObject({
      outcome: "fail",
      evidence: { phase: "confirmation", pairs: 15, mean: expect.closeTo(5.65, 6), suspects: 3 },
    });
    expect(section?.judgement?.evidence?.interval.low).toBeGreaterThan(5);
  });
});

describe("the pairs of the evidence", () => {
  it("are those of the figure, also where screening cleared the test with fewer", () => {
    // (1 + 5.8) / 2 is less than 1.5 times below 5, so the average takes 5 rounds.
    const verdict = judgeAll([measured("a", repeated(1, 5)), measured("b", repeated(5.8, 5))]);
    expect(only(verdict)?.judgement?.evidence).toMatchObject({ phase: "screening", pairs: 5 });
  });

  it("are those of the figure, also where fewer of them decided", () => {
    // A mean just over 5 is decided neither way, and its tests are measured with it.
    const near = Array.from({ length: 131 }, (_, index) => 2.6 + ((index * 37) % 101) / 101);
    const verdict = judgeAll([measured("slow", repeated(7.1, 131)), measured("b", near)]);
    const { evidence } = only(verdict)?.judgement ?? {};
    expect(evidence).toMatchObject({ phase: "confirmation", pairs: 120, over: 120 });
    expect(verdict.pairs.used).toBeGreaterThan(2 * 26);
  });
});

describe("what an average is made of", () => {
  it("is said: its highest row, the average without it, the geometric mean", () => {
    const tests = [1, 2, 4].map((ratio) => measured(`at-${ratio}`, repeated(ratio, 3)));
    const verdict = judgeAll(tests);
    expect(verdict.sections[0]).toMatchObject({
      judgement: { multiplier: expect.closeTo(7 / 3, 9) },
      parts: {
        highest: { workload: "at-4" },
        without: expect.closeTo(1.5, 9),
        geometricMean: expect.closeTo(2, 9),
      },
    });
  });
});

describe("a base arm", () => {
  it("fails a test that has become slower than its storage's line allows", () => {
    const verdict = judgeAll([measured("slower", repeated(2, 26), repeated(1.3, 26)), calm]);
    expect(only(verdict)).toMatchObject({
      judgement: { outcome: "pass" },
      base: { outcome: "fail", ceiling: 1.1, multiplier: expect.closeTo(1.3, 6) },
    });
    expect(verdict.outcome).toBe("fail");
  });

  it("names changes by size, faster ones too, within their line", () => {
    const verdict = judgeAll([
      measured("a little slower", repeated(2, 23), repeated(1.04, 23)),
      measured("much faster", repeated(2, 23), repeated(0.8, 23)),
      measured("the same", repeated(2, 8), [1.01, 0.99, 1.01, 0.99, 1, 1, 1, 1]),
    ]);
    expect(verdict.outcome).toBe("pass");
    expect(verdict.causes).toMatchObject([
      { tests: [{ workload: "much faster" }], ratio: expect.closeTo(0.8, 6) },
      { tests: [{ workload: "a little slower" }], p: 1e-9 },
    ]);
  });

  it("names none where pairs disagree", () => {
    const noise = [1.01, 0.99, 1.02, 0.98, 1.0];
    expect(judgeAll([measured("the same", repeated(2, 5), noise)]).causes).toEqual([]);
  });

  it("finds none in five fixed rounds that does not stand out", () => {
    const tests = Array.from({ length: 20 }, (_, index) =>
      measured(`${index}`, repeated(1, 5), [1.01, 0.99, 1.02, 0.98, 1 + index / 1000]),
    );
    expect(judgeAll(tests, {}, { rounds: 5, alpha: 0.01 }).causes).toEqual([]);
  });

  it("costs the comparison with it and nothing else where the base crashes", () => {
    const failures: Failure[] = [{ reason: "crash", role: "base", message: "signal 11" }];
    const verdict = judgeAll([measured("x", [1, 1, 1], undefined, { failures })]);
    expect(verdict).toMatchObject({ outcome: "pass", measurement: { state: "complete" } });
    expect(only(verdict)?.comparison).toMatchObject({ base: { state: "failed", failures } });
  });
});

describe("controls", () => {
  const control = (ratios: readonly number[]): ControlRecord => ({
    ...makeTest(),
    pairs: ratios.map((ratio, index) => ({
      round: index + 1,
      baselineNs: 10_000_000,
      controlNs: Math.round(10_000_000 * ratio),
    })),
  });

  it("say how noisy the runner is, all variants together", () => {
    const text = { ...control([1.02, 0.99]), variant: "text" } as const;
    const { controls } = judgeAll([calm], { controls: [control([1.01, 1, 0.98]), text] });
    expect(controls).toMatchObject([
      { workload: "oltp_point_select", pairs: 5, ratio: expect.closeTo(1, 6) },
    ]);
    expect(controls[0]?.problem).toBeUndefined();
  });

  it("make a run inconclusive on a runner that favours a side by more than the tests are over", () => {
    const slow = measured("slow", repeated(7, 26));
    // 11 of 11 above 1.05: 1 / 2,048 = 0.0005; 9 of 9 would be 0.002.
    const verdict = judgeAll([slow, calm], { controls: [control(repeated(1.2, 11))] });
    expect(verdict.outcome).toBe("inconclusive");
    expect(verdict.controls).toMatchObject([{ problem: "biased" }]);
    expect(judgeAll([slow, calm], { controls: [control(repeated(1.2, 9))] }).outcome).toBe("fail");
    const clear = judgeAll([measured("slow", repeated(20, 26)), calm], {
      controls: [control(repeated(1.2, 11))],
    });
    expect(clear.outcome).toBe("fail");
  });

  it("that spread widely change no outcome: the pairs of each test say how far they spread", () => {
    const wild = [0.4, 2.5, 0.5, 2, 1, 0.6, 1.7];
    const verdict = judgeAll([calm], { controls: [control(wild)] });
    expect(verdict).toMatchObject({ outcome: "pass", controls: [{ problem: "noisy" }] });
  });
});

describe("fixed rounds", () => {
  it("leave the comparison with the base undecided as well", () => {
    const verdict = judgeAll([measured("short", [1, 1], [1, 1])], {}, { rounds: 5, alpha: 0.01 });
    expect(only(verdict)?.base).toMatchObject({ outcome: "inconclusive", evidence: { ending: "samples" } });
  });

  it("leave a test undecided that has fewer pairs than were asked for", () => {
    const verdict = judgeAll([measured("short", [1, 1, 1])], {}, { rounds: 5, alpha: 0.01 });
    expect(verdict.outcome).toBe("inconclusive");
    expect(only(verdict)?.judgement?.evidence).toMatchObject({ ending: "samples", pairs: 3 });
  });

  it("decide by the first of them where a recording has more", () => {
    const verdict = judgeAll([measured("x", [1, 1, 1, 9, 9, 9, 9])], {}, { rounds: 3, alpha: 0.01 });
    expect(only(verdict)?.comparison).toMatchObject({ multiplier: 1 });
  });
});

describe("merged runs", () => {
  it("keep the alpha that each had for its own suspects", () => {
    const slow = (name: string, run: number) =>
      measured(name, [...repeated(7.5, 11), ...repeated(7, 13), 5.8], undefined, { run });
    const many = Array.from({ length: 9 }, (_, index) => slow(`b${index}`, 1));
    const [first, ...others] = testVerdicts(judgeAll([slow("a", 0), ...many]));
    expect(first?.judgement).toMatchObject({ outcome: "fail", evidence: { suspects: 2 } });
    expect(others[0]?.judgement).toMatchObject({ outcome: "inconclusive" });
  });
});
