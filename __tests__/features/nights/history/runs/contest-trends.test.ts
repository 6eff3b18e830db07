import { describe, expect, it } from "vitest";
import { contestOf, contestTrends } from "../../../../../src/features/nights/history/runs/contest-trends.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { machine, makeContestedHistory, makeHistoryRun } from "../../../../builders/histories.ts";

const summary = (runs: readonly HistoryRun[]) =>
  contestTrends(runs).map(({ path, state, points, changes }) => [
    path,
    state,
    points.length,
    changes.map(({ lastBefore, firstAfter }) => [lastBefore, firstAfter]),
  ]);

const slowerFrom14 = (day: number, workload: string) => (day >= 14 && workload === "same" ? 2.6 : 2);

describe("the throughput of several connections over the runs", () => {
  it("changes where its level does, and is steady elsewhere", () => {
    const runs = makeContestedHistory(24, slowerFrom14, 0.02);
    expect(summary(runs)).toEqual([
      ["contention/same/threads/4/writers", "changed", 24, [[13, 14]]],
      ["contention/storm/threads/4/writers", "steady", 24, []],
    ]);
    const [change] = contestTrends(runs)[0]?.changes ?? [];
    // Above 1 is slower.
    expect(change?.ratio).toBeCloseTo(1.3, 1);
    expect(change?.interval?.low).toBeGreaterThan(1.2);
    expect(change?.interval?.high).toBeLessThan(1.4);
  });

  it("has the interval of each run, and a smaller weight where that is wide", () => {
    const runs = makeContestedHistory(12, () => 2).map((run, day): HistoryRun => {
      const { "same/threads/4/writers": same } = run.contests ?? {};
      if (day !== 3 || same?.times === undefined) return run;
      const times = { ...same.times, low: same.times.low / 4, high: same.times.high * 4 };
      return { ...run, contests: { "same/threads/4/writers": { ...same, times } } };
    });
    const points = contestTrends(runs)[0]?.points ?? [];
    expect(points[0]?.interval?.low).toBe(runs[0]?.contests?.["same/threads/4/writers"]?.times?.low);
    expect(points[0]?.weight).toBeCloseTo(1, 5);
    expect(points[3]?.weight).toBeLessThan(0.1);
  });

  it("leaves out runs without contests or without an interval", () => {
    const runs = makeContestedHistory(8, () => 2).map(
      (run, day): HistoryRun =>
        day < 2 ? { ...run, contests: { "same/threads/4/writers": { candidate: 100 } } } : run,
    );
    const [same] = contestTrends([...runs, makeHistoryRun(8)]);
    expect(same?.points.map(({ run }) => run)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(contestTrends([makeHistoryRun()])).toEqual([]);
  });

  it("is that of a run alone, not of every object", () => {
    expect(contestOf({ contests: {} }, "constructor")).toBeUndefined();
    expect(contestOf({}, "constructor")).toBeUndefined();
  });

  it("names what else changed there, and no SQL of tests", () => {
    const runs = makeContestedHistory(24, slowerFrom14, 0.02).map((run, day) =>
      day < 14
        ? run
        : { ...run, machine: { ...machine, cpu: "Another CPU" }, suite: { rows: 1, seed: 1, hash: "cd" } },
    );
    const [change] = contestTrends(runs)[0]?.changes ?? [];
    expect(change?.confounders.map(({ fact }) => fact)).toEqual(["CPU"]);
  });
});
