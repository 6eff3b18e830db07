import { describe, expect, it } from "vitest";
import {
  judgedGrowthOf,
  judgeGrowth,
  wantedForGrowth,
} from "../../../../src/features/figures/growth/judge.ts";
import { growthReason } from "../../../../src/features/figures/growth/words.ts";
import { features } from "../../../../src/features.ts";
import { defaultCriteria, type GrowthCeiling, type Rule } from "../../../../src/model/criteria.ts";
import type { TestRecord } from "../../../../src/model/recording.ts";
import { acceptRegressions } from "../../../../src/verdict/acceptances.ts";
import { nextPairs } from "../../../../src/verdict/next-pairs.ts";
import { makeRecord, trios } from "../../../builders/recordings.ts";
import { verdictOf } from "../../../builders/verdicts.ts";

/** Rounds that differ by a percent or two, as those of a calm machine do. */
const noise = [1, 1.02, 0.99, 1.01, 0.98, 1, 1.01];

function step(depth: number, candidate: number, base = 1000, factors: readonly number[] = noise): TestRecord {
  return makeRecord({
    variant: "own",
    storage: "file",
    compare: "base",
    workload: `dolt_log.depth=${depth}`,
    samples: trios(...factors.map((one) => [1, candidate * one, base] as const)).filter(
      ({ role }) => role !== "baseline",
    ),
  });
}

function judged(records: readonly TestRecord[], limits: Omit<GrowthCeiling, "workload">) {
  const ceilings = { ...defaultCriteria.ceilings, growth: [{ workload: "dolt_log", ...limits }] };
  return judgeGrowth(records, { ...defaultCriteria, ceilings });
}

const flat = [step(1, 1000), step(10, 1010), step(100, 1020), step(1000, 1030)];
const growing = [step(1, 1000), step(10, 1100), step(100, 2000), step(1000, 9000)];

describe("the limits of a sweep", () => {
  it("are kept by a time that stays, and broken by one that grows", () => {
    expect(judged(flat, { ratio: 1.25, exponent: 0.1, base: 1.2 })).toMatchObject({
      changes: [],
      undecided: [],
      limits: [{ limit: "ratio" }, { limit: "exponent" }, { limit: "base" }],
    });
    const found = judged(growing, { ratio: 1.25, exponent: 0.1, base: 1.2 });
    expect(found?.changes.map(({ noun, test }) => [test.workload, noun])).toEqual([
      ["dolt_log.depth=1000", "growth"],
      ["dolt_log.depth=1000", "growth-exponent"],
      ["dolt_log.depth=1000", "growth-base"],
    ]);
    const [ratio, exponent, base] = (found?.changes ?? []).map((one) => growthReason(one, "main"));
    expect(ratio).toMatch(
      /^grows 9\.00x from depth 1 to 1,000 \(1 ms to 9\.01 ms\), surely at least 8\.\d\dx, over 1\.25x$/,
    );
    expect(exponent).toMatch(
      /^grows with depth to the power of 0\.3\d from depth 1 to 1,000, surely at least 0\.\d\d, over 0\.1$/,
    );
    expect(base).toMatch(
      /^grows 9\.00x from depth 1 to 1,000, on main 1\.00x: 9\.00x of that, surely at least 8\.\d\dx, over 1\.20x$/,
    );
  });

  it("say growths of candidate and base whose quotient is the figure, whichever samples were slow", () => {
    const bursts = [1, 1, 1, 1, 1.3, 4, 6];
    const records = [step(1, 1000), step(1000, 9000, 2000, bursts)];
    const [found] = judged(records, { base: 1.2 })?.limits ?? [];
    expect((found?.candidate ?? 0) / (found?.base ?? 0)).toBeCloseTo(found?.figure ?? 0, 10);
  });

  it("let a difference below the floor pass", () => {
    const short = [step(1, 10), step(1000, 40)];
    expect(judged(short, { ratio: 1.25 })?.changes).toHaveLength(1);
    expect(judged(short, { ratio: 1.25, floorNs: 1e6 })?.changes).toEqual([]);
    expect(judged(growing, { ratio: 1.25, floorNs: 1e6 })?.changes).toHaveLength(1);
  });

  it("are not broken by one slow sample, nor by samples that say nothing of their noise", () => {
    const burst = [step(1, 1000), step(1000, 1000, 1000, [1, 1, 1, 1, 1, 1, 9])];
    expect(judged(burst, { ratio: 1.25 })?.changes).toEqual([]);
    const single = [step(1, 1000, 1000, [1]), step(1000, 9000, 1000, [1])];
    const found = judged(single, { ratio: 1.25 });
    expect(found?.changes).toEqual([]);
    expect(found?.undecided).toHaveLength(1);
    expect(found?.undecided?.[0]?.why).toMatch(/^grows 9\.00x from depth 1 .* which the pairs do not prove/);
  });

  it("are not judged without two measured steps, or where another sweep is meant", () => {
    expect(judged([step(1000, 9)], { ratio: 1.25 })).toBeUndefined();
    const failed = { ...step(1000, 9000), failures: [{ role: "candidate", reason: "error", message: "x" }] };
    expect(judged([step(1, 1), failed as TestRecord], { ratio: 1.25 })).toBeUndefined();
    const other = growing.map((one) => ({ ...one, workload: one.workload.replace("dolt_log", "dolt_diff") }));
    expect(judged(other, { ratio: 1.25 })).toBeUndefined();
    expect(judgeGrowth(growing, defaultCriteria)).toBeUndefined();
  });

  it("fail a run, in which they can be accepted up to a bound", () => {
    const ceilings = {
      ...defaultCriteria.ceilings,
      base: { memory: 100, file: 100, autocommit: 100 },
      baseAverages: { overall: 100, suite: 100, section: 100, workload: 100 },
    };
    const limited = { ...ceilings, growth: [{ workload: "dolt_log", ratio: 1.25 }] };
    const verdict = verdictOf(growing, { rounds: 7, ceilings: limited });
    expect(verdict.outcome).toBe("fail");
    expect(judgedGrowthOf(verdict)?.changes).toHaveLength(1);
    expect(verdictOf(growing, { rounds: 7, ceilings }).outcome).toBe("pass");
    const accept = (path: string, upTo: string) => {
      const one = { path, upTo, by: "Ada", reason: "walks the history for now", until: "2026-12-31" };
      return acceptRegressions({ ...verdict, accept: [one] }, new Date("2026-12-01")).outcome;
    };
    expect(accept("own/file/reads/dolt_log.depth=1000 growth", "900%")).toBe("accepted");
    expect(accept("own/*/*/dolt_log growth", "900%")).toBe("accepted");
    expect(accept("own/*/*/dolt_log growth", "700%")).toBe("fail");
    expect(accept("own/*/*/dolt_log growth-exponent", "900%")).toBe("fail");
  });

  describe("whose figure the pairs do not prove", () => {
    const wanted = (
      records: readonly TestRecord[],
      rounds: Rule["rounds"] = { min: 3, max: 11 },
      ratio = 1.25,
    ) => {
      const ceilings = { ...defaultCriteria.ceilings, growth: [{ workload: "dolt_log", ratio }] };
      return wantedForGrowth(records, { ceilings, rule: { rounds, alpha: 0.01 } });
    };
    /** Steps with this many pairs, each of which is far off, around a growth of 1.5. */
    const noisy = (pairs: number) => {
      const factors = Array.from({ length: pairs }, (_, index) => (index % 2 === 0 ? 0.5 : 2));
      return [step(1, 1000, 1000, factors), step(1000, 1500, 1000, factors)];
    };
    const asked = (records: readonly TestRecord[]) =>
      wanted(records).map(({ test, pairs, references }) => [test.workload, pairs, references]);

    it("ask for the pairs of the next look, of each step and beside the engine that it is compared with", () => {
      const depths = (pairs: number) =>
        [1, 1000].map((depth) => [`dolt_log.depth=${depth}`, pairs, ["base"]]);
      expect(asked(noisy(4))).toEqual(depths(7));
      expect(asked(noisy(10))).toEqual(depths(1));
      expect(asked(noisy(11))).toEqual(depths(19));
      expect(asked(noisy(29))).toEqual(depths(1));
      expect(asked(noisy(30))).toEqual(depths(30));
      expect(asked(noisy(120))).toEqual([]);
      const [few, many] = [noisy(11)[0] as TestRecord, noisy(20)[1] as TestRecord];
      expect(asked([few, many]).map(([, pairs]) => pairs)).toEqual([19, 10]);
    });

    it("ask for none if they are within the limit or proved, nor in a run of fixed rounds", () => {
      expect(wanted(flat)).toEqual([]);
      expect(wanted(growing.map((one) => ({ ...one, samples: one.samples.slice(0, 6) })))).toHaveLength(4);
      const proved = [
        step(1, 1000, 1000, [...noise, ...noise]),
        step(1000, 9000, 1000, [...noise, ...noise]),
      ];
      expect(wanted(proved)).toEqual([]);
      expect(wanted(noisy(5), 5)).toEqual([]);
      expect(wanted(noisy(5), { min: 3, max: 11 }, 2)).toEqual([]);
    });

    it("are asked for by a run, once its ceilings are decided", () => {
      const ceilings = {
        ...defaultCriteria.ceilings,
        base: { memory: 100, file: 100, autocommit: 100 },
        baseAverages: { overall: 100, suite: 100, section: 100, workload: 100 },
        growth: [{ workload: "dolt_log", ratio: 1.25 }],
      };
      const next = (records: readonly TestRecord[]) =>
        nextPairs(records, { ...defaultCriteria, ceilings }, features);
      expect(next([step(1, 1000), step(1000, 1000)].map((one) => ({ ...one, samples: [] }))).phase).toBe(
        "screening",
      );
      // Causes against the base take twice the pairs of screening.
      expect(next(noisy(22))).toMatchObject({
        phase: "confirmation",
        wanted: [{ pairs: 8 }, { pairs: 8 }],
      });
      expect(next([step(1, 1000), step(1000, 1000)])).toEqual({ phase: "decided", wanted: [] });
    });

    it("are judged by the look that proves them, whatever came later", () => {
      const late = Array.from({ length: 19 }, (_, index) => (index % 2 === 0 ? 0.2 : 5));
      const first = [...noise, ...noise.slice(0, 4)];
      const records = [step(1, 1000, 1000, [...first, ...late]), step(1000, 2000, 1000, [...first, ...late])];
      expect(judged(records, { ratio: 1.25 })?.changes).toHaveLength(1);
      expect(
        judged(
          records.map((one) => ({ ...one, samples: one.samples.slice(22) })),
          { ratio: 1.25 },
        )?.changes,
      ).toEqual([]);
    });
  });

  it("rarely fail equal steps that are measured until they are decided", () => {
    let state = 11;
    const uniform = () => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const ceilings = { ...defaultCriteria.ceilings, growth: [{ workload: "dolt_log", ratio: 1 }] };
    const criteria = { ceilings, rule: { rounds: { min: 3, max: 11 }, alpha: 0.05 } };
    const runs = Array.from({ length: 400 }, () => {
      const factors = [1, 1000].map(() => Array.from({ length: 120 }, () => Math.exp(0.1 * normal())));
      const taken = (pairs: number) =>
        [1, 1000].map((depth, index) => step(depth, 1000, 1000, factors[index]?.slice(0, pairs)));
      let pairs = 3;
      for (;;) {
        const [asked] = wantedForGrowth(taken(pairs), criteria);
        if (asked === undefined) return (judgeGrowth(taken(pairs), criteria)?.changes.length ?? 0) > 0;
        pairs += asked.pairs;
      }
    });
    const failed = runs.filter((hasFailed) => hasFailed).length;
    expect(failed).toBeGreaterThan(0);
    expect(failed).toBeLessThanOrEqual(400 * 0.06);
  });

  it("rarely fail equal steps: at most one of a hundred runs, also when few pairs tell the noise", () => {
    // Deterministic noise of 10 %, so that the count is the same in each run.
    let state = 7;
    const uniform = () => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const factors = () => [0, 1, 2].map(() => Math.exp(0.1 * normal()));
    const runs = Array.from({ length: 2000 }, () => {
      const steps = [1, 10, 100, 1000].map((depth) => step(depth, 1000, 1000, factors()));
      return judged(steps, { ratio: 1 })?.changes.length ?? 0;
    });
    const failed = runs.filter((count) => count > 0).length;
    expect(failed).toBeGreaterThan(0);
    expect(failed).toBeLessThanOrEqual(2000 * 0.015);
  });
});
