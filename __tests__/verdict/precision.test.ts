import { describe, expect, it } from "vitest";
import { defaultCriteria, type Precision } from "../../src/model/criteria.ts";
import type { TestRecord } from "../../src/model/recording.ts";
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
    const enough = inTurns("wild", around(0.2, 60));
    expect(nextPairs([calm, enough], precise(5)).phase).toBe("decided");
    const { sections, pairs: counted } = judge({ tests: [calm, enough], ending: "samples" }, precise(5));
    const [, verdict] = testVerdicts({ sections });
    const comparison = verdict?.comparison;
    if (comparison?.state !== "measured" || comparison.interval === undefined) throw new Error("no interval");
    expect(comparison.ratios).toHaveLength(60);
    expect((comparison.interval.high - comparison.interval.low) / comparison.multiplier).toBeLessThan(0.1);
    expect(counted).toEqual({ used: 63, unused: 0 });
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
    expect(wantedOf(calm, inTurns("wild", around(0.2, 60)))).toContain("calm 1");
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
});
