import { describe, expect, it } from "vitest";
import { limitsJudge, limitsOf, wantedForLimits } from "../../../../src/features/figures/limits/judge.ts";
import { defaultCriteria, type Rule } from "../../../../src/model/criteria.ts";
import type { FigureLimit } from "../../../../src/model/figure-limit.ts";
import { bucketOf } from "../../../../src/model/histogram.ts";
import type { TestRecord } from "../../../../src/model/recording.ts";
import { acceptRegressions } from "../../../../src/verdict/acceptances.ts";
import { verdictOf } from "../../../builders/verdicts.ts";
import { type Costs, checkOf, measured } from "../footprint/footprints.ts";

const all = { for: { storage: "file" } } as const;

function judged(limit: Omit<FigureLimit, "for">, ...tests: readonly TestRecord[]) {
  const ceilings = { ...defaultCriteria.ceilings, limits: [{ ...all, ...limit }] };
  const verdict = verdictOf(tests, { ceilings });
  const found = limitsOf(verdict);
  if (found === undefined) throw new Error("nothing was judged");
  return { ...found, verdict, reasons: found.changes.map((one) => limitsJudge.words.reason(one, "main")) };
}

function own(workload: string, costs: Costs, again?: Costs, others: Costs = costs): TestRecord {
  const checks = [checkOf("baseline", others), checkOf("base", others), checkOf("candidate", costs, again)];
  return measured(checks, { variant: "own", workload });
}

describe("a limit of an exact figure", () => {
  it("is in the figure's unit, or a row", () => {
    expect(judged({ figure: "file-bytes", atMost: 4_000_000 }, own("load", {})).reasons).toEqual([]);
    expect(judged({ figure: "file-bytes", atMost: 3_999_999 }, own("load", {})).reasons).toEqual([
      "4 MB, over the limit of 4 MB by 1 B",
    ]);
    // 2,000 rows are changed.
    expect(judged({ figure: "file-bytes", per: "row", atMost: 2000 }, own("load", {})).changes).toEqual([]);
    expect(judged({ figure: "file-bytes", per: "row", atMost: 1500 }, own("load", {})).reasons).toEqual([
      "2 kB a row, over the limit of 1.5 kB a row",
    ]);
  });

  it("is a share of another figure, of another engine, or of another workload", () => {
    const share = { atMost: 10, unit: "%" } as const;
    const twice = { atMost: 2, unit: "x" } as const;
    const small = own("one_row", { file: 4_000_000, written: 500_000 });
    expect(judged({ figure: "written-bytes", ...share, relativeTo: "file-bytes" }, small).reasons).toEqual([
      "12.5%, 500 kB, over the limit of 10% of file-bytes",
    ]);
    const more = own("load", { allocations: 50_000 }, undefined, { allocations: 20_000 });
    for (const [relativeTo, name] of [
      ["base", "the base's"],
      ["baseline", "the baseline's"],
    ] as const)
      expect(judged({ figure: "allocations", ...twice, relativeTo }, more).reasons).toEqual([
        `2.50x, 50,000, over the limit of 2x ${name}`,
      ]);
    const control = own("control", { allocations: 10_000 });
    const limit = { figure: "allocations", ...twice, relativeTo: "control" };
    const beside = judged(limit, control, own("seek", { allocations: 30_000 }));
    expect(beside.reasons).toEqual(["3.00x, 30,000, over the limit of 2x control"]);
    expect(judged(limit, control, own("seek", { allocations: 19_000 })).changes).toEqual([]);
  });

  it("is the growth over the last two steps of a sweep", () => {
    const steps = (...values: readonly number[]) =>
      values.map((written, index) => own(`grow.n=${10 ** (index + 1)}`, { written }));
    const limit = { figure: "written-bytes", growsAtMost: 1.2 };
    expect(judged(limit, ...steps(5000, 10_000, 100_000)).changes).toEqual([]);
    const squared = judged(limit, ...steps(5000, 10_000, 1_000_000));
    expect(squared.reasons).toEqual([
      "an exponent of 2.00 up to n 1,000, 1 MB, over the limit of an exponent of 1.2",
    ]);
    expect(squared.compared).toHaveLength(1);
    expect(judged({ figure: "written-bytes", growsAtMost: 0 }, ...steps(0, 0, 0)).changes).toEqual([]);
  });

  it("is not kept by a candidate that withholds the figure, or whose processes stand on both sides", () => {
    const limit = { figure: "file-bytes", atMost: 4_100_000 };
    const apart = judged(limit, own("load", { file: 4_000_000 }, { file: 5_000_000 }));
    expect(apart.withheld).toMatchObject([
      { outcome: "fail", why: "candidate: two processes gave 4 MB and 5 MB" },
    ]);
    expect(apart.verdict.outcome).toBe("fail");
    const { checks, ...test } = own("load", {});
    const without = {
      ...test,
      checks: checks.map(({ footprint, ...one }) => (one.role === "candidate" ? one : { ...one, footprint })),
    };
    expect(judged(limit, without as TestRecord).withheld).toMatchObject([
      { why: "candidate: it was not measured" },
    ]);
  });

  it("is exceeded by what another job has left out", () => {
    const limits = [
      { ...all, figure: "allocations", atMost: 5e9 },
      { ...all, figure: "file-bytes", atMost: 90, unit: "%", relativeTo: "before" },
      { ...all, figure: "counter:x", atMost: 5 },
    ] as const;
    const record = own("load", {});
    const checks = record.checks.map(({ footprint: _, ...check }) => check);
    const criteria = { ...defaultCriteria, ceilings: { ...defaultCriteria.ceilings, limits } };
    const judge = (untrusted: boolean) =>
      limitsJudge.judge(
        { tests: [{ ...record, checks }], ending: "samples" },
        { ...criteria, untrusted },
        {},
      );
    expect(judge(false)?.withheld).toEqual([]);
    expect(judge(false)?.undecided).toHaveLength(3);
    expect(judge(true)?.undecided).toEqual([]);
    expect(judge(true)?.withheld.map(({ name, outcome, why }) => `${name} ${outcome}: ${why}`)).toEqual([
      "allocations fail: it was not measured",
      "file-bytes fail: before was not measured",
      "x fail: it was not measured",
    ]);
  });

  it("leaves a run undecided if nobody measured the figure, and is listed if no test has it", () => {
    const none = judged({ figure: "instructions", atMost: 5 }, own("load", {}));
    expect(none.undecided).toMatchObject([{ why: "instructions: it was not measured" }]);
    expect(none.verdict.outcome).toBe("inconclusive");
    const limits = [{ for: { storage: "memory" }, figure: "allocations", atMost: 5 }] as const;
    const ceilings = { ...defaultCriteria.ceilings, limits };
    const other = limitsOf(verdictOf([own("load", {})], { ceilings }));
    expect(other?.unused).toEqual(limits);
  });

  it("of the slowest statements is over only if the pairs prove it", () => {
    const latency = (ns: number) => ({ counts: [[bucketOf(ns), 100]] as [number, number][], max: ns });
    const slow = (...factors: readonly number[]) => {
      const record = own("load", {});
      const samples = factors.flatMap((factor, index) =>
        (["baseline", "candidate"] as const).map((role) => ({
          ...{ role, round: index + 1, ns: 1000 * 100 },
          latencies: latency(role === "candidate" ? 1000 * factor : 1000),
        })),
      );
      return { ...record, compare: "baseline", samples } as unknown as TestRecord;
    };
    const limit = { figure: "longest", atMost: 2, unit: "x", relativeTo: "baseline" } as const;
    expect(judged(limit, slow(1.5, 1.6, 1.7, 1.5)).compared).toMatchObject([{ outcome: "pass" }]);
    const over = judged(limit, slow(4.1, 4, 4.2, 4.1));
    expect(over.reasons).toEqual(["4.10x, 4.1 µs, over the limit of 2x the baseline's"]);
    expect(judged(limit, slow(1, 9, 1.2, 8)).undecided).toMatchObject([
      { why: expect.stringContaining("which its samples do not prove") },
    ]);
    expect(judged(limit, own("load", {})).undecided).toMatchObject([{ why: "longest: it was not measured" }]);
    const wanted = (record: TestRecord, rule: Partial<Rule> = {}) => {
      const ceilings = { ...defaultCriteria.ceilings, limits: [{ ...all, ...limit }] };
      return wantedForLimits([record], { ceilings, rule: { ...defaultCriteria.rule, ...rule } });
    };
    const open = slow(1, 9, 1.2, 8);
    expect(wanted(open)).toMatchObject([{ pairs: 7, references: ["baseline"] }]);
    expect(wanted(open, { rounds: 4 })).toEqual([]);
    expect(wanted(slow(1.5, 1.6, 1.7, 1.5))).toEqual([]);
    expect(wanted(slow(...Array.from({ length: 11 }, (_, index) => 4 + index / 100)))).toEqual([]);
    expect(wanted(slow(...Array.from({ length: 11 }, (_, index) => 1 + 8 * (index % 2))))).toMatchObject([
      { pairs: 19 },
    ]);
  });

  it("of a part of the samples is that part beside another engine's", () => {
    const record = own("load", {});
    const samples = [4, 4.1, 4, 4.2].flatMap((factor, index) =>
      (["base", "candidate"] as const).map((role) => {
        const part = role === "candidate" ? Math.round(1000 * factor) : 1000;
        return { role, round: index + 1, ns: 100_000, openNs: part, commitNs: part };
      }),
    );
    const test = { ...record, compare: "base", samples } as unknown as TestRecord;
    for (const figure of ["open", "commit"])
      expect(judged({ figure, atMost: 2, unit: "x", relativeTo: "base" }, test).reasons).toEqual([
        "4.07x, 4.07 µs, over the limit of 2x the base's",
      ]);
  });

  it.each(["open", "commit"] as const)("of %s is of the tests alone that have it", (figure) => {
    const sampled = (workload: string, times: object) => {
      const samples = [1, 2, 3].map((round) => ({ role: "baseline", round, ns: 100_000, ...times }));
      return { ...own(workload, {}), samples } as unknown as TestRecord;
    };
    const beside = { figure, atMost: 2, unit: "x", relativeTo: "baseline" } as const;
    const without = judged(beside, sampled("single", {}));
    expect([without.undecided, without.unused.length]).toEqual([[], 1]);
    const others = sampled("both", { openNs: 1000, commitNs: 1000 });
    expect(judged(beside, sampled("single", {}), others).undecided).toMatchObject([
      { test: { workload: "both" }, why: `${figure}: it was not measured` },
    ]);
  });

  it("beside the base is of no test of a run without one", () => {
    const { checks, ...test } = own("load", {});
    const without = { ...test, checks: checks.filter(({ role }) => role !== "base") } as TestRecord;
    const found = judged({ figure: "allocations", atMost: 2, unit: "x", relativeTo: "base" }, without);
    expect([found.undecided, found.unused.length]).toEqual([[], 1]);
  });

  it("is accepted up to a share over it", () => {
    const { verdict } = judged({ figure: "file-bytes", atMost: 3_900_000 }, own("load", {}));
    const accept = (upTo: string) => {
      const one = {
        path: "own/file/writes/load limit-file-bytes",
        upTo,
        by: "ana",
        reason: "a new index",
        until: "2026-12-31",
      };
      return acceptRegressions({ ...verdict, accept: [one] }, new Date("2026-11-29")).outcome;
    };
    expect([verdict.outcome, accept("2%"), accept("5%")]).toEqual(["fail", "fail", "accepted"]);
  });
});
