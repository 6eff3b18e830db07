import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { type Test, testPath } from "../../src/model/test.ts";
import { mean, median } from "../../src/statistics/summary.ts";
import { testVerdicts, type Verdict } from "../../src/verdict/judge.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { judgedRun } from "../../src/verdict/judged.ts";
import { createJudgement, type Judgement } from "../../src/verdict/judgement.ts";
import { drawnContradictions } from "../builders/drawn.ts";
import { generatedRuns, recordingOfRun } from "../builders/generated.ts";
import { makeRecord, makeRecording, pairs } from "../builders/recordings.ts";

function sameTests(some: readonly Test[], others: readonly Test[]): boolean {
  return some.map(testPath).toSorted().join() === others.map(testPath).toSorted().join();
}

function isBetween(mean: number, rows: readonly number[]): boolean {
  return Math.min(...rows) <= mean * (1 + 1e-9) && mean <= Math.max(...rows) * (1 + 1e-9);
}

/** Whether a figure may fail although its interval contains its ceiling: more pairs would change nothing, or may have been withheld. */
function needsNoInterval({ untrusted = false }: Verdict, { evidence }: Judgement): boolean {
  const lacksPairs = evidence?.ending === "samples" || evidence?.ending === "time";
  return (untrusted && lacksPairs) || (evidence?.phase === "screening" && evidence.pairs < 6);
}

/** The sentences in which a report contradicts itself; empty if there are none. */
function contradictions(verdict: Verdict): string[] {
  const found: string[] = [];
  const require = (holds: boolean, words: string) => {
    if (!holds) found.push(words);
  };
  const equal = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.abs(one);
  const json = judgedRun(verdict);
  const judgedOf = new Map(json.tests.map((one) => [one.test, one]));
  const judge = (name: string, judgement: Judgement) => {
    const { multiplier, ceiling, outcome, evidence } = judgement;
    const { low, high } = evidence?.interval ?? { low: multiplier, high: multiplier };
    const words = `${name}: ${multiplier} (${low} to ${high}), ceiling ${ceiling}, ${outcome}`;
    require(low <= multiplier && multiplier <= high, `not in its interval: ${words}`);
    if (outcome === "fail" && !needsNoInterval(verdict, judgement))
      require(low > ceiling, `fails below its ceiling: ${words}`);
    if (outcome === "pass") require(low <= ceiling, `passes above its ceiling: ${words}`);
  };
  for (const { comparison, judgement, base } of testVerdicts(verdict)) {
    const path = testPath(comparison);
    if (comparison.state !== "measured") continue;
    const { multiplier, timeNs, interval } = comparison;
    require(equal(timeNs.candidate / timeNs.baseline, multiplier), `${path}: times are not ${multiplier}`);
    require(interval === undefined ||
      (interval.low <= multiplier && multiplier <= interval.high), `${path}: not in its interval`);
    if (judgement !== undefined) judge(path, judgement);
    if (base !== undefined) judge(`${path} base`, base);
    const own = judgedOf.get(path);
    require(own?.multiplier === judgement?.multiplier, `${path}: results.json has ${own?.multiplier}`);
    if (comparison.base?.state === "measured") {
      const against = comparison.base;
      require(equal(
        against.timeNs.candidate / against.timeNs.base,
        against.multiplier,
      ), `${path}: times are not those of the base's ratio`);
      require(own?.base?.state === "measured" &&
        own.base.multiplier ===
          (base ?? against).multiplier, `${path}: results.json has another ratio to the base`);
    }
  }
  for (const section of verdict.sections) {
    const { judgement, tests } = section;
    if (judgement === undefined) continue;
    const figures = tests.flatMap(({ comparison }) =>
      comparison.state === "measured" ? [comparison.multiplier] : [],
    );
    const average = figures.reduce((sum, one) => sum + one, 0) / figures.length;
    require(equal(
      average,
      judgement.multiplier,
    ), `an average is ${judgement.multiplier}, and its rows' is ${average}`);
    judge("average", judgement);
  }
  const rows = new Map(
    json.tests.flatMap(({ test, base }) => (base?.state === "measured" ? [[test, base.multiplier]] : [])),
  );
  const rowsOf = (tests: readonly Test[]) => tests.map((test) => rows.get(testPath(test)) ?? Number.NaN);
  const { baseline, base } = verdict.headline;
  for (const { level, name, tests, judgement } of verdict.groups) {
    judge(name, judgement);
    const { multiplier } = judgement;
    const own = rowsOf(tests);
    const cause = verdict.causes.find((one) => one.level === level && sameTests(one.tests, tests));
    const words = `${name}: ${multiplier} of rows ${own.join(", ")}`;
    require(isBetween(multiplier, own), `not between its rows: ${words}`);
    require(cause === undefined || equal(cause.ratio, multiplier), `a cause is ${cause?.ratio}: ${words}`);
    require(level !== "overall" ||
      base?.multiplier === multiplier, `the headline is ${base?.multiplier}: ${words}`);
  }
  require(base === undefined ||
    isBetween(base.multiplier, [...rows.values()]), "the headline is not between its rows");
  const logs = testVerdicts(verdict).flatMap(({ comparison }) =>
    comparison.state === "measured" ? [Math.log(comparison.multiplier)] : [],
  );
  require(baseline === undefined ||
    equal(baseline.multiplier, Math.exp(mean(logs))), "the headline is not the geometric mean of its rows");
  for (const { path, tests, range, ratio, alike } of verdict.causes) {
    const own = rowsOf(tests);
    const words = `${path}: ${ratio} (${range.low} to ${range.high}) of rows ${own.join(", ")}`;
    require(range.low === Math.min(...own) &&
      range.high === Math.max(...own), `not the range of its rows: ${words}`);
    require(isBetween(ratio, own), `not between its rows: ${words}`);
    require(rowsOf(alike).every(
      (one) => one > 1 === ratio > 1,
    ), `alike, and on the other side of 1: ${words}`);
  }
  return found;
}

/** The sentences in which a figure is not that of whole samples, in which all that an engine does counts; empty if there are none. */
function partialFigures({ tests }: Recording, verdict: Verdict): string[] {
  const recordOf = new Map(tests.map((record) => [testPath(record), record]));
  return testVerdicts(verdict).flatMap(({ comparison }) => {
    if (comparison.state !== "measured") return [];
    const path = testPath(comparison);
    const { base } = comparison;
    const figures = [
      { role: "baseline", ...comparison },
      ...(base?.state === "measured" ? [{ role: "base", ...base }] : []),
    ];
    return figures.flatMap(({ role, multiplier, ratios, screened }) => {
      const rounds = [...Map.groupBy(recordOf.get(path)?.samples ?? [], ({ round }) => round).values()];
      const whole = rounds.flatMap((samples) => {
        const [candidate, other] = ["candidate", role].map((wanted) =>
          samples.find((sample) => sample.role === wanted),
        );
        return candidate && other ? [candidate.ns / other.ns] : [];
      });
      const expected = median(whole.slice(screened, screened + ratios.length));
      return expected === multiplier
        ? []
        : [`${path}: ${multiplier} of ${role}, and whole samples say ${expected}`];
    });
  });
}

describe("a report of any run", () => {
  it.each([false, true])(
    "has one figure for a test, in its interval, and the outcome that follows from both: untrusted %s",
    (untrusted) => {
      fc.assert(
        fc.property(generatedRuns, (run) => {
          const recording = recordingOfRun(run);
          const verdict = judgeRecording(recording, { ...defaultCriteria, untrusted }, features);
          const found = [
            ...contradictions(verdict),
            ...drawnContradictions(recording, verdict),
            ...partialFigures(recording, verdict),
          ];
          if (found.length > 0) throw new Error(found.join("\n"));
        }),
        { numRuns: 30, seed: 1, endOnFailure: true },
      );
    },
  );
  it("has the interval of its signs where a test fails by the signs of eleven pairs, two of which were interrupted", () => {
    const ratios = Array.from({ length: 40 }, (_, index) => 6.5 + 0.02 * (index % 5));
    ratios.splice(13, 2, 40, 45);
    const others = ["index_join", "table_scan", "groupby_scan", "oltp_range_select", "oltp_sum_range"];
    const rows = others.map((workload, row) => ({
      workload,
      ratios: ratios.map((_, pair) => 2 + 0.02 * ((row + pair) % 3)),
    }));
    const tests = [{ workload: "oltp_point_select", ratios }, ...rows].map((one) =>
      makeRecord({
        workload: one.workload,
        samples: pairs(...one.ratios.map((ratio) => [10_000, 10_000 * ratio] as const)).map((sample) => ({
          ...sample,
          chunks: [sample.ns],
        })),
      }),
    );
    const verdict = judgeRecording(makeRecording({ tests }), defaultCriteria, features);
    const failing = testVerdicts(verdict).filter(({ judgement }) => judgement?.outcome === "fail");
    expect(failing.map(({ judgement }) => judgement?.evidence)).toMatchObject([{ pairs: 11, over: 11 }]);
    const [{ comparison, judgement } = {}] = failing;
    expect(judgement?.evidence?.interval.low).toBeGreaterThan(6);
    expect(comparison).toMatchObject({ interval: judgement?.evidence?.interval });
  });
});

describe("a figure that fails by its pairs", () => {
  const judgedOver = (low: number, phase: "confirmation" | "fixed" | "together" | "screening") => {
    const evidence = { phase, pairs: 20, over: 14, interval: { low, high: 6, confidence: 0.95 } };
    return createJudgement(5.5, { value: 5 }, "fail", evidence);
  };

  it.each(["confirmation", "fixed", "together"] as const)(
    "is too close to decide if later pairs put its ceiling into its interval: %s",
    (phase) => {
      expect(judgedOver(5.1, phase)).toMatchObject({ outcome: "fail" });
      expect(judgedOver(4.9, phase)).toMatchObject({
        outcome: "inconclusive",
        evidence: { ending: "pairs" },
      });
    },
  );

  it("fails where more pairs would change nothing", () => {
    expect(judgedOver(4.9, "screening")).toMatchObject({ outcome: "fail" });
  });
});
