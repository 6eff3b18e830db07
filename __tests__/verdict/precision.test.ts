import { describe, expect, it } from "vitest";
import { defaultCriteria, type Precision } from "../../src/model/criteria.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import { normalQuantile } from "../../src/statistics/summary.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { isTooWide } from "../../src/verdict/intervals.ts";
import { judge, testVerdicts } from "../../src/verdict/judge.ts";
import { nextPairs } from "../../src/verdict/next-pairs.ts";
import { makeRecord, pairs } from "../builders/recordings.ts";

const precise = (precision: Precision) => ({
  ...defaultCriteria,
  rule: { ...defaultCriteria.rule, precision },
});

/** A record whose samples were taken in turns, each in one chunk. */
function inTurns(workload: string, ratios: readonly number[]): TestRecord {
  const record = makeRecord({
    workload,
    chunkStatements: 1,
    samples: pairs(...ratios.map((ratio) => [10_000, 10_000 * ratio] as const)),
  });
  return { ...record, samples: record.samples.map((sample) => ({ ...sample, chunks: [sample.ns] })) };
}

/** Ratios around 1 that spread by this share. */
const around = (spread: number, count: number) =>
  Array.from({ length: count }, (_, index) => 1 + spread * ((index % 3) - 1));

describe("a precision", () => {
  const calm = inTurns("calm", around(0.001, 3));
  const wild = inTurns("wild", around(0.2, 3));

  it("asks for more pairs of the tests whose interval is too wide, once all is decided", () => {
    const { phase, wanted } = nextPairs([calm, wild], precise(10));
    expect(phase).toBe("precision");
    expect(wanted.map(({ test }) => test.workload)).toEqual(["wild"]);
    expect(wanted[0]?.pairs).toBeGreaterThan(0);
  });

  it("asks for nothing before that, and nothing of who does not ask for it", () => {
    const undecided = inTurns("undecided", around(0.001, 2));
    expect(nextPairs([undecided, wild], precise(1)).phase).toBe("screening");
    expect(nextPairs([calm, wild], defaultCriteria)).toEqual({ phase: "decided", wanted: [] });
  });

  it("is reached with enough pairs, which all count", () => {
    const enough = inTurns("wild", around(0.2, 90));
    expect(nextPairs([calm, enough], precise(5)).phase).toBe("decided");
    const { sections, pairs: counted } = judge({ tests: [calm, enough], ending: "samples" }, precise(5));
    const [, verdict] = testVerdicts({ sections });
    const comparison = verdict?.comparison;
    if (comparison?.state !== "measured" || comparison.interval === undefined) throw new Error("no interval");
    expect(comparison.ratios).toHaveLength(90);
    expect((comparison.interval.high - comparison.interval.low) / comparison.multiplier).toBeLessThan(0.1);
    expect(counted).toEqual({ used: 93, unused: 0 });
  });

  it("is that of the pairs: more of them do not narrow what a run adds", () => {
    const many = inTurns("calm", around(0.001, 100));
    expect(nextPairs([many], precise(0.5)).phase).toBe("decided");
  });

  it("cannot be asked of samples that were not taken in turns", () => {
    const whole = makeRecord({ workload: "whole", samples: pairs([10, 8], [10, 10], [10, 13]) });
    expect(nextPairs([whole], precise(1)).phase).toBe("decided");
  });
});

describe("a budget in time", () => {
  const budget = precise({ minutes: 2 });
  const wantedOf = (...tests: readonly TestRecord[]) =>
    nextPairs(tests, budget).wanted.map(({ test, pairs: more }) => `${test.workload} ${more}`);

  it("asks for a pair of the tests that it narrows most, once all is decided, and never ends by itself", () => {
    const calm = inTurns("calm", around(0.01, 3));
    expect(wantedOf(calm, inTurns("wild", around(0.2, 3)))).toEqual(["wild 1"]);
    expect(wantedOf(calm, inTurns("wild", around(0.2, 90)))).toContain("calm 1");
    expect(wantedOf(inTurns("calm", around(0.001, 100)))).toEqual(["calm 1"]);
    expect(nextPairs([inTurns("undecided", around(0.001, 2))], budget).phase).toBe("screening");
  });

  it("asks for pairs of a short test before those of one that takes ten times as long", () => {
    const short = inTurns("short", around(0.05, 3));
    const long = inTurns("long", around(0.05, 3));
    const slower = long.samples.map((sample) => ({
      ...sample,
      ns: 1e5 * sample.ns,
      chunks: [1e5 * sample.ns],
    }));
    expect(wantedOf(short, { ...long, samples: slower })).toEqual(["short 1"]);
  });

  it("counts all pairs", () => {
    const many = inTurns("many", around(0.01, 30));
    expect(judge({ tests: [many], ending: "samples" }, budget).pairs).toEqual({ used: 30, unused: 0 });
  });

  /** A test whose pairs' ratios have this standard deviation, in ln, and whose samples take so long. */
  const noisy = (seed: number, workload: string, deviation: number, ms: number) => {
    const random = new RandomStream(seed, workload);
    const ratio = () => Math.exp(deviation * normalQuantile(random.integer(1, 999) / 1000));
    return { workload, ms, ratio };
  };

  /** How many of eight long and noisy tests, beside many short ones, have no answer before and after a budget. */
  function simulate(seed: number, minutes: number): { readonly before: number; readonly after: number } {
    const tests = [
      ...Array.from({ length: 8 }, (_, index) => noisy(seed, `long ${index}`, 0.3, 3_000)),
      ...Array.from({ length: 60 }, (_, index) => noisy(seed, `short ${index}`, 0.1, 5)),
    ];
    const byName = new Map(
      tests.map(({ ratio, ...test }) => [
        test.workload,
        { ...test, ratio, had: [ratio(), ratio(), ratio()] },
      ]),
    );
    const records = () =>
      [...byName.values()].map(({ workload, ms, had }): TestRecord => {
        const record = inTurns(workload, had);
        const samples = record.samples.map((sample) => {
          const ns = (sample.ns * ms) / 10;
          return { ...sample, ns, chunks: [ns] };
        });
        return { ...record, kind: ms > 1_000 ? "writes" : "reads", samples };
      });
    const withoutAnswer = () => {
      const { sections } = judge({ tests: records(), ending: "samples" }, budget);
      const intervals = testVerdicts({ sections }).flatMap(({ comparison }) =>
        comparison.state === "measured" ? (comparison.interval ?? []) : [],
      );
      expect(intervals).toHaveLength(tests.length);
      return intervals.filter(isTooWide).length;
    };
    const before = withoutAnswer();
    for (let leftMs = minutes * 60_000; leftMs > 0; ) {
      for (const { test } of nextPairs(records(), budget).wanted) {
        const { ms, ratio, had } = byName.get(test.workload) ?? {};
        if (ms === undefined || ratio === undefined) throw new Error(`${test.workload} is no test`);
        had?.push(ratio());
        leftMs -= 2 * ms + 100;
      }
    }
    return { before, after: withoutAnswer() };
  }

  it("takes pairs of rows that are too noisy to say before those of precise ones", () => {
    const runs = [1, 2, 3, 4, 5, 6].map((seed) => simulate(seed, 5));
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
    const [before, after] = [sum(runs.map((run) => run.before)), sum(runs.map((run) => run.after))];
    expect(before).toBeGreaterThan(30);
    // By what a pair narrows for its time alone, one of them stays.
    expect(after).toBe(0);
  });
});
