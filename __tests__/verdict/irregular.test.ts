import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Sample } from "../../src/model/sample.ts";
import { baseRows, rowTime } from "../../src/report/explain/cause-rows.ts";
import { testReasons } from "../../src/report/explain/test-reasons.ts";
import { shortTime } from "../../src/report/format/figures.ts";
import { rowNotes } from "../../src/report/tables/test-table.ts";
import { assess, compare, type Measured } from "../../src/verdict/comparison.ts";
import { irregularOf } from "../../src/verdict/irregular.ts";
import { judge, testVerdicts } from "../../src/verdict/judge.ts";
import { judgeTest } from "../../src/verdict/judge-test.ts";
import { makeRecord } from "../builders/recordings.ts";

const names = { candidate: "Engine", baseline: "SQLite", base: "main" };

const criteria = { ceilings: defaultCriteria.ceilings, rule: defaultCriteria.rule };

type Slow = Partial<Record<"candidate" | "baseline", (round: number) => boolean>>;

/** A test of 135 rounds in which the engines take 10 ms, but for these rounds, in which one takes 1.5 s. */
function recordOf(slow: Slow) {
  return recordOfTimes(135, (role, round) => (slow[role]?.(round) === true ? 150 : 1));
}

/** A test of rounds in which each engine takes so many times 10 ms. */
function recordOfTimes(rounds: number, times: (role: "candidate" | "baseline", round: number) => number) {
  const samples = Array.from({ length: rounds }, (_, index): Sample[] => {
    const round = index + 1;
    const ns = (role: "candidate" | "baseline") => times(role, round) * 10_000_000 + (round % 7) * 1000;
    return [
      { role: "baseline", round, ns: ns("baseline") },
      { role: "candidate", round, ns: ns("candidate") },
    ];
  }).flat();
  return makeRecord({ workload: "stalls", samples });
}

function judged(slow: Slow) {
  const verdict = judge({ tests: [recordOf(slow)], ending: "samples" }, criteria);
  const [own] = testVerdicts(verdict);
  if (own === undefined) throw new Error("the test has no verdict");
  const reasons = testReasons(own, verdict, names, (text) => text);
  return { verdict, own, reasons, notes: rowNotes(own, "full") };
}

const oneInFive = (round: number) => round % 5 === 2;

describe("an engine that is slow in one sample of five", () => {
  it("fails by its mean, and is named with how often, how much, median and mean", () => {
    const { verdict, own, reasons, notes } = judged({ candidate: oneInFive });
    expect(verdict.outcome).toBe("fail");
    expect(own.comparison).toMatchObject({
      multiplier: expect.closeTo(1, 2),
      irregular: { times: expect.closeTo(150, 0) },
    });
    const { multiplier = 0, ceiling, evidence } = own.judgement ?? {};
    expect(multiplier).toBeGreaterThan(6);
    expect(evidence?.interval.low).toBeLessThan(multiplier);
    expect(evidence?.interval.high).toBeGreaterThan(multiplier);
    expect(ceiling).toBe(6);
    expect(reasons[0]).toMatch(
      /^irregular: \d+ of \d+ samples take 149\.\d+x as long as the others; median 1\.00x; mean \d+\.\d+x, over 6x in \d+ of \d+ pairs, p = /,
    );
    expect(notes[0]).toMatch(/^over 6x by its mean \d+\.\d+x$/);
    expect(notes[1]).toBe("irregular");
  });

  it("does not pass because its first pairs were calm, if pairs for another claim were taken after them", () => {
    const record = recordOf({ candidate: (round) => round > 11 && oneInFive(round) });
    const test = assess(record);
    if (test.state !== "measurable") throw new Error("the test was not measured");
    const range = { first: 0, end: 135 };
    const decided = { test, run: 0, baseline: { ...range, claim: { state: "clear", pairs: 3 } as const } };
    const own = judgeTest(compare(test, { baseline: range }), decided, criteria, () => 1);
    expect(own.judgement).toMatchObject({ outcome: "inconclusive", evidence: { ending: "contradiction" } });
    expect(own.judgement?.multiplier).toBeGreaterThan(6);
    const verdict = judge({ tests: [record], ending: "samples" }, criteria);
    expect(testReasons(own, verdict, names, (text) => text)[0]).toMatch(
      /mean \d+\.\d+x, over 6x in 25 of 135 pairs, although earlier pairs had passed it$/,
    );
  });

  it("passes an exact number of rounds whose mean one slowest pair alone puts over the ceiling", () => {
    const slow = (round: number) => (round === 9 ? 150 : round % 3 === 0 ? 3 : 1);
    const record = recordOfTimes(24, (role, round) => (role === "candidate" ? slow(round) : 1));
    const rule = { ...criteria.rule, rounds: 24 };
    const [own] = testVerdicts(judge({ tests: [record], ending: "samples" }, { ...criteria, rule }));
    expect(own?.comparison).toMatchObject({ irregular: { slow: 8 } });
    expect(own?.judgement).toMatchObject({ outcome: "pass", multiplier: expect.closeTo(1, 2) });
  });

  it("is not found where both engines are, since that is the machine's", () => {
    const { own, notes } = judged({ candidate: oneInFive, baseline: (round) => round % 5 === 4 });
    expect(own.judgement?.outcome).toBe("pass");
    expect(own.comparison).toHaveProperty("irregular", undefined);
    expect(notes).toEqual([]);
  });

  it("has its median and its mean in the reason where SQLite is as often slow, but far less so", () => {
    const times = (role: "candidate" | "baseline", round: number) => {
      if (role === "candidate") return oneInFive(round) ? 150 : 1;
      return round % 5 === 4 ? 2.5 : 1;
    };
    const verdict = judge({ tests: [recordOfTimes(135, times)], ending: "samples" }, criteria);
    const [own] = testVerdicts(verdict);
    if (own === undefined) throw new Error("the test has no verdict");
    expect(own).toMatchObject({ comparison: { irregular: undefined }, judgement: { outcome: "fail" } });
    expect(testReasons(own, verdict, names, (text) => text)[0]).toMatch(
      /^median 1\.00x; mean \d+\.\d+x, over 6x in \d+ of \d+ pairs, p = /,
    );
  });

  it("is named where the machine makes a quarter of each engine's samples a third slower", () => {
    const ratios = Array.from({ length: 80 }, (_, index) => [20, 1.35, 1 / 1.35, 1][index % 4] as number);
    expect(irregularOf(ratios, 1)).toEqual({ slow: 20, of: 80, times: 20 });
  });

  it("says nothing of a single slow sample", () => {
    const { own } = judged({ candidate: (round) => round === 2 });
    expect(own.judgement?.outcome).toBe("pass");
    expect(own.comparison).toHaveProperty("irregular", undefined);
  });
});

describe("an engine that is slow in one sample of three, and not on the base", () => {
  const samples = Array.from({ length: 99 }, (_, index): Sample[] => {
    const round = index + 1;
    return (["baseline", "candidate", "base"] as const).map((role) => {
      const ns = (role === "candidate" && round % 3 === 2 ? 15 : 1) * 10_000_000 + (round % 7) * 1000;
      return { role, round, ns, chunks: [ns] };
    });
  }).flat();
  const record = { ...makeRecord({ workload: "stalls", samples }), chunkStatements: 1 };
  const verdict = judge({ tests: [record], ending: "samples" }, criteria);
  const [own] = testVerdicts(verdict);
  if (own?.base === undefined) throw new Error("nothing was compared with the base");
  const { base } = own;

  it("fails by its mean, which a short row says first, however wide the interval of its median is", () => {
    expect(base).toMatchObject({ outcome: "fail", multiplier: expect.closeTo(5.7, 0) });
    const wide = { low: 0.6, high: 1.6 };
    const comparison = { ...own.comparison, base: { ...(own.comparison as Measured).base, interval: wide } };
    expect(rowNotes({ ...own, comparison } as typeof own, "short")[0]).toMatch(
      /^base: over 1\.1x by its mean \d\.\d\dx$/,
    );
  });

  it("has times whose quotient is the figure that is beside them", () => {
    const [row] = baseRows(verdict);
    if (row === undefined) throw new Error("no row is about the base");
    expect(row.range[0]).toBe(base.multiplier);
    const times = rowTime(row, new Map([[row.path, own]]), "base");
    expect(times).toBe(`${shortTime(10_003_000)} → ${shortTime(10_003_000 * base.multiplier)} a sample`);
  });
});
