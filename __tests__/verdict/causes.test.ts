import { describe, expect, it } from "vitest";
import { Variates } from "../../bench/noise/variates.ts";
import { keyVariants, type Test, testPath, workloadOfCells } from "../../src/model/test.ts";
import { median } from "../../src/statistics/summary.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { acceptRegressions } from "../../src/verdict/acceptances.ts";
import { findCauses, nextForCause } from "../../src/verdict/causes.ts";
import { judge } from "../../src/verdict/judge.ts";
import type { ComparedRow } from "../../src/verdict/rows-mean.ts";
import { makeTest } from "../builders/recordings.ts";
import { criteria, simulate } from "../builders/simulated.ts";

/** A run of all 276 tests, or of some, whose candidate differs from the base by these factors. */
function judged(change: (test: Test) => number, some?: readonly Test[]) {
  const { tests, controls = [] } = simulate({ multiplier: () => 2, change, ...(some && { tests: some }) });
  return judge({ tests, controls, ending: "samples" }, criteria);
}

const head = "0123456789abcdef0123456789abcdef01234567";
const day = new Date("2026-11-25T00:00:00Z");
const linesOf = (verdict: ReturnType<typeof judged>) =>
  acceptRegressions(verdict, day, { head, accepted: [], ignored: [] }).acceptances?.offered ?? [];

describe("equal engines", () => {
  it("have no cause, and no average that fails", () => {
    const { causes, groups, outcome } = judged(() => 1);
    expect(causes).toEqual([]);
    expect(groups).toHaveLength(1 + 24 + 23);
    expect(outcome).toBe("pass");
  });
});

describe("a workload that is slower in all its cells", () => {
  const slow = judged((test) => (workloadOfCells(test) === "oltp_insert" ? 1.3 : 1));

  it("is one cause, and one line accepts it", () => {
    const [cause, ...others] = slow.causes;
    expect(others).toEqual([]);
    expect(cause).toMatchObject({ level: "workload", path: "*/*/*/oltp_insert", alike: { length: 12 } });
    expect(cause?.tests).toHaveLength(12);
    expect(cause?.ratio).toBeCloseTo(1.3, 1);
    const { low, high, confidence } = cause?.interval ?? { low: 0, high: 0, confidence: 0 };
    expect(confidence).toBe(0.95);
    expect(low).toBeGreaterThan(1.2);
    expect(low).toBeLessThan(cause?.ratio ?? 0);
    expect(high).toBeGreaterThan(cause?.ratio ?? 0);
    expect(high).toBeLessThan(1.4);
    expect(slow.outcome).toBe("fail");
    expect(linesOf(slow)).toMatchObject([{ path: "*/*/*/oltp_insert base", commit: head }]);
  });

  it("does not fail the averages that it moves once it is accepted", () => {
    const accepted = [
      {
        path: "*/*/*/oltp_insert base",
        upTo: "2x",
        commit: head,
        by: "Ada",
        reason: "x",
        until: "2027-01-31",
      },
    ];
    const verdict = acceptRegressions(slow, day, { head, accepted, ignored: [] });
    expect(verdict.outcome).toBe("accepted");
    const tight = [{ ...accepted[0], upTo: "1.1x" }] as typeof accepted;
    expect(acceptRegressions(slow, day, { head, accepted: tight, ignored: [] }).outcome).toBe("fail");
  });
});

describe("everything 6 % slower", () => {
  it("is a cause of all tests, with one line for them", () => {
    const slower = judged(() => 1.06);
    expect(slower.causes[0]).toMatchObject({ level: "overall", path: "all" });
    expect(slower.groups[0]).toMatchObject({ name: "all", judgement: { outcome: "fail" } });
    expect(slower.headline.base?.multiplier).toBeCloseTo(1.06, 2);
    expect(linesOf(slower)).toMatchObject([{ path: "all base" }]);
  });
});

describe("one slow test", () => {
  it("is a cause by itself, whatever averages it moves", () => {
    const path = "int/memory/reads/table_scan";
    const { causes } = judged((test) => (testPath(test) === path ? 2 : 1));
    expect(causes).toMatchObject([{ level: "test", path, alike: { length: 1 } }]);
  });
});

describe("a workload that is slower in one storage", () => {
  it("is one cause of all its variants, which one line accepts", () => {
    const slow = judged(({ storage, workload }) =>
      storage === "memory" && workload === "oltp_delete_insert" ? 1.2 : 1,
    );
    const path = "*/memory/writes/oltp_delete_insert";
    expect(slow.causes).toMatchObject([{ level: "cells", path, alike: { length: 4 } }]);
    expect(linesOf(slow)).toMatchObject([{ path: `${path} base` }]);
  });
});

describe("all writes in memory slower", () => {
  it("are one cause of all variants", () => {
    // Undecided averages make such a run measure much: two variants are enough for a path of all.
    const some = planTests({ suites: ["oltp"], variants: ["int", "text"], storages: ["memory", "file"] });
    const slower = ({ storage, kind }: Test) => (storage === "memory" && kind === "writes" ? 1.1 : 1);
    expect(judged(slower, some).causes).toMatchObject([
      { level: "cells", path: "*/memory/writes/*", alike: { length: 16 } },
    ]);
  });
});

describe("one slow test beside everything 4 % slower", () => {
  const path = "int/memory/reads/table_scan";
  const slower = judged((test) => (testPath(test) === path ? 1.6 : 1.04));

  it("is a cause of its own, with a line of its own, so that no line accepts it for all tests", () => {
    expect(slower.causes.slice(0, 2).map((cause) => cause.path)).toEqual(["all", path]);
    const [all, own] = linesOf(slower);
    expect([all?.path, own?.path]).toEqual(["all base", `${path} base`]);
    expect(all?.bound).toBeLessThan(1.3);
  });
});

describe("a single test among a hundred", () => {
  const rounds = { min: 3, max: 11 };
  const deviation = 0.01;

  /**
   * Rows of four variants of 25 workloads, with as many pairs as each needs; the first is slower by so much, in ln.
   */
  function rowsOf(random: Variates, change: number): ComparedRow[] {
    return Array.from({ length: 100 }, (_, index): ComparedRow => {
      const logRatios: number[] = [];
      const needed = () => nextForCause(logRatios, deviation ** 2, 100, rounds) ?? 0;
      while (logRatios.length < needed())
        logRatios.push((index === 0 ? change : 0) + deviation * random.normal());
      const ratio = median(logRatios.map(Math.exp));
      const test = makeTest({
        workload: `w${Math.floor(index / 4)}`,
        variant: keyVariants[index % 4] ?? "int",
      });
      return { test, group: "g", ratio, weight: 1, stratum: "s", pairs: logRatios.length, logRatios };
    });
  }
  const namedIn = (runs: number, seed: string, change: number) => {
    const random = new Variates(1, seed);
    return Array.from({ length: runs }, () => {
      const causes = findCauses(rowsOf(random, change), []);
      return causes.flatMap(({ alike }) => alike.map(testPath));
    });
  };

  it.each([
    ["3 % slower", 0.5, Math.log(1.03)],
    ["5 % slower", 0.9, Math.log(1.05)],
    ["5 % faster", 0.9, -Math.log(1.05)],
  ])("is named if it is %s, in a share of runs of %d at least", (_, share, change) => {
    const runs = namedIn(40, "slower", change);
    const first = runs.filter((names) => names.includes("int/memory/reads/w0"));
    expect(first.length).toBeGreaterThanOrEqual(share * runs.length);
  });

  it("makes no cause of its variants by two pairs that a burst has moved", () => {
    const rowOf = (logRatios: readonly number[], at: Partial<Test>, group: string, weight: number) => {
      const ratio = median(logRatios.map(Math.exp));
      return { test: makeTest(at), group, ratio, weight, stratum: group, pairs: logRatios.length, logRatios };
    };
    const moved = rowOf([1.44, 1.58, -0.02, 0.01, 0.03, 0.02, 0, 0.02], { variant: "int" }, "g", 1);
    const others = (["text", "blob", "composite"] as const).map((variant) =>
      rowOf([0.05, -0.04], { variant }, "h", 0.1),
    );
    const calm = Array.from({ length: 9 }, (_, index) =>
      rowOf(index % 2 === 0 ? [0.01, -0.01] : [-0.02, 0.02], { workload: `w${index}` }, "g", 1),
    );
    expect(findCauses([moved, ...others, ...calm], [])).toEqual([]);
  });

  it("is hardly ever named if it is as it was", () => {
    // One run of twenty may name one, and of 100 runs 11 would be three deviations more.
    expect(namedIn(100, "same", 0).filter((names) => names.length > 0).length).toBeLessThan(11);
  });

  it("is followed for its change, and not where there is none", () => {
    const sizes = rowsOf(new Variates(1, "followed"), Math.log(1.03)).map(({ pairs }) => pairs);
    expect(sizes[0]).toBeGreaterThan(5);
    expect(sizes.filter((pairs) => pairs <= 3).length).toBeGreaterThan(90);
  });
});
