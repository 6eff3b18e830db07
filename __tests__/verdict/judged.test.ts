import { describe, expect, it } from "vitest";
import type { Rule } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { judge } from "../../src/verdict/judge.ts";
import { judgedRun } from "../../src/verdict/judged.ts";
import { fullRecording, makeControl, makeRecord, trios } from "../builders/recordings.ts";
import { adaptiveRecording, criteria } from "../results/recordings.ts";

function figures({ tests, controls = [] }: Partial<Recording> & Pick<Recording, "tests">, rule?: Rule) {
  return judgedRun(
    judge({ tests, controls, ending: "samples" }, rule === undefined ? criteria : { ...criteria, rule }),
  );
}

/** Rounds in which the candidate takes `ratio` times the baseline and `change` times the base. */
const rounds = (times: number, ratio: number, change = 1) =>
  trios(
    ...Array.from(
      { length: times },
      (_, index) => [10_000 + index, 10_000 * ratio, (10_000 * ratio) / change] as const,
    ),
  );

describe("figures for other tools", () => {
  it("say how it was decided and what it took", () => {
    expect(figures(adaptiveRecording())).toMatchObject({
      outcome: "fail",
      measurement: "broken",
      rule: { rounds: { min: 3, max: 11 }, alpha: 0.01 },
      pairs: { used: 6, unused: 0 },
    });
    expect(figures(fullRecording(), { rounds: 2, alpha: 0.01 })).toMatchObject({
      rule: { rounds: 2 },
      pairs: { used: 4, unused: 1 },
    });
  });

  it("have the pairs, the chances and the interval of each test", () => {
    /** An end of an interval, with what a run adds: 1.15 times 0.6 % at a confidence of 75 %, in quadrature. */
    const withRun = (middle: number, end: number) => {
      const away = Math.log(end / middle);
      return expect.closeTo(middle * Math.exp(Math.sign(away) * Math.hypot(away, 1.15 * 0.006)), 4);
    };
    const [reads, , crashed] = figures(adaptiveRecording()).tests;
    expect(reads).toEqual({
      test: "int/memory/reads/oltp_point_select",
      state: "measured",
      baselineNs: 10_000_000,
      candidateNs: expect.closeTo((10_000_000 * 20_300) / 10_100, 3),
      medianPairs: 3,
      noisePercent: expect.closeTo(0.49, 2),
      outcome: "pass",
      multiplier: expect.closeTo(20_300 / 10_100, 9),
      ceiling: 6,
      phase: "screening",
      pairs: 3,
      over: 0,
      interval: {
        low: withRun(20_300 / 10_100, 2),
        high: withRun(20_300 / 10_100, 20_400 / 9_900),
        confidence: expect.closeTo(0.75, 9),
      },
      base: {
        state: "measured",
        outcome: "inconclusive",
        baseNs: 19_000_000,
        candidateNs: expect.closeTo((19_000_000 * 20_300) / 19_100, 3),
        multiplier: expect.closeTo(20_300 / 19_100, 9),
        line: 1.1,
        phase: "screening",
        pairs: 3,
        ending: "samples",
        over: 0,
        interval: {
          low: withRun(20_300 / 19_100, 20_000 / 19_000),
          high: withRun(20_300 / 19_100, 20_400 / 18_900),
          confidence: expect.closeTo(0.75, 9),
        },
      },
    });
    expect(crashed).toEqual({ test: "int/file/reads/table_scan", state: "failed" });
  });

  it("say what confirmed a failure, and among how many", () => {
    const { tests, outcome } = figures({ tests: [makeRecord({ samples: rounds(26, 7) })] });
    expect(outcome).toBe("fail");
    expect(tests[0]).toMatchObject({
      outcome: "fail",
      phase: "confirmation",
      pairs: 15,
      over: 15,
      medianPairs: 15,
      suspects: 2,
      alpha: 0.01 / 2 / 2, // half of it is the base's
    });
    expect(tests[0]?.ending).toBeUndefined();
  });

  it("decide by the figure itself where the rounds are fixed", () => {
    const { tests, sections } = figures(
      { tests: [makeRecord({ samples: rounds(3, 7) })] },
      { rounds: 3, alpha: 0.01 },
    );
    expect(tests[0]).toMatchObject({ outcome: "fail", phase: "fixed", pairs: 3, over: 3 });
    expect(sections[0]).toMatchObject({ outcome: "fail", phase: "fixed", pairs: 3 });
  });

  it("have each section's average, what it is made of, and how sure it is", () => {
    const tests = [
      makeRecord({ samples: rounds(3, 1) }),
      makeRecord({ workload: "index_join", samples: rounds(3, 4) }),
      makeRecord({ workload: "table_scan", samples: [] }),
    ];
    const [section] = figures({ tests }).sections;
    expect(section).toEqual({
      variant: "int",
      storage: "memory",
      kind: "reads",
      outcome: "pass",
      multiplier: expect.closeTo(2.5, 3),
      ceiling: 5,
      missing: 1,
      phase: "screening",
      pairs: 3,
      mean: expect.closeTo(2.5, 3),
      standardError: expect.closeTo(0.0002, 3),
      // The pairs are alike: the rest is what a run adds.
      interval: {
        low: expect.closeTo(2.5 * (1 - 1.957 * 0.006), 3),
        high: expect.closeTo(2.5 * (1 + 1.957 * 0.006), 3),
        confidence: 0.95,
      },
      highest: "int/memory/reads/index_join",
      averageWithout: expect.closeTo(1, 3),
      geometricMean: expect.closeTo(2, 3),
    });
    const alone = figures({ tests: tests.slice(0, 1) }).sections[0];
    expect(alone?.averageWithout).toBeUndefined();
    const nothing = figures({ tests: tests.slice(2) }).sections[0];
    expect(nothing).toEqual({ variant: "int", storage: "memory", kind: "reads", missing: 1 });
  });

  it("name what has changed against the base", () => {
    const tests = [
      makeRecord({ samples: rounds(23, 2, 1.05) }),
      makeRecord({
        workload: "index_join",
        samples: rounds(8, 2).map((sample) =>
          sample.role === "base" && sample.round % 2 === 0 ? { ...sample, ns: 21_000_000 } : sample,
        ),
      }),
    ];
    expect(figures({ tests }).causes).toEqual([
      {
        level: "test",
        path: "int/memory/reads/oltp_point_select",
        tests: ["int/memory/reads/oltp_point_select"],
        alike: 1,
        ratio: expect.closeTo(1.05, 9),
        range: { low: expect.closeTo(1.05, 9), high: expect.closeTo(1.05, 9) },
        p: 1e-9,
      },
    ]);
    expect(figures(fullRecording())?.causes).toBeUndefined();
  });

  it("say of a base without a result that it failed", () => {
    const failed = makeRecord({
      samples: rounds(3, 2).filter(({ role }) => role !== "base"),
      failures: [{ reason: "crash", role: "base", message: "SIGSEGV" }],
    });
    expect(figures({ tests: [failed] }).tests[0]).toMatchObject({
      state: "measured",
      base: { state: "failed" },
    });
  });

  it("show what the controls say of the runner", () => {
    const { controls, outcome } = figures({
      tests: [makeRecord({ samples: rounds(3, 2) })],
      controls: [makeControl(new Array(12).fill(1.2))],
    });
    expect(outcome).toBe("inconclusive");
    expect(controls).toEqual([
      {
        storage: "memory",
        kind: "reads",
        workload: "oltp_point_select",
        pairs: 12,
        ratio: expect.closeTo(1.2, 9),
        interval: {
          low: expect.closeTo(1.2, 9),
          high: expect.closeTo(1.2, 9),
          confidence: expect.closeTo(0.961, 3),
        },
        spread: expect.closeTo(0, 9),
        p: expect.closeTo(0.5 ** 12, 9),
        problem: "biased",
      },
    ]);
  });
});
