import { describe, expect, it } from "vitest";
import {
  agedSeries,
  contestSeries,
  figureTrends,
} from "../../../../../src/features/nights/history/runs/figure-series.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import {
  machine,
  makeAgedHistory,
  makeContestedHistory,
  makeHistoryRun,
} from "../../../../builders/histories.ts";

const agedTrends = (runs: readonly HistoryRun[]) => figureTrends(runs, agedSeries(runs));
const contestTrends = (runs: readonly HistoryRun[]) => figureTrends(runs, contestSeries(runs));

const summary = (trends: ReturnType<typeof figureTrends>) =>
  trends.map(({ series: { path, points }, state, changes }) => [
    path,
    state,
    points.length,
    changes.map(({ lastBefore, firstAfter }) => [lastBefore, firstAfter]),
  ]);

describe("the times of ageing databases over the runs", () => {
  it("change where their level does", () => {
    const runs = makeAgedHistory(24, (day) => (day < 14 ? 2 : 2.6));
    expect(summary(agedTrends(runs))).toEqual([
      ["age/append time", "changed", 24, [[13, 14]]],
      ["age/append cpu", "changed", 24, [[13, 14]]],
    ]);
    const [change] = agedTrends(runs)[0]?.changes ?? [];
    expect(change?.ratio).toBeCloseTo(1.3, 1);
    expect(change?.interval?.low).toBeGreaterThan(1.2);
    expect(change?.interval?.high).toBeLessThan(1.4);
  });

  it("are steady where they do not, and have the interval of each run", () => {
    const runs = makeAgedHistory(24, () => 2);
    expect(summary(agedTrends(runs)).map(([, ...state]) => state)).toEqual([
      ["steady", 24, []],
      ["steady", 24, []],
    ]);
    const [point] = agedTrends(runs)[0]?.series.points ?? [];
    expect(point?.interval?.low).toBe(runs[0]?.aged?.shapes.append?.times?.time?.low);
    expect(point?.weight).toBeCloseTo(1, 5);
  });

  it("are too early to tell after a few runs", () => {
    expect(summary(agedTrends(makeAgedHistory(3, () => 2)))[0]?.[1]).toBe("too early");
  });

  it("leave out runs of other lives, of none, and without times", () => {
    const runs = makeAgedHistory(12, () => 2).map((run, day): HistoryRun => {
      if (day >= 6 || run.aged === undefined) return run;
      if (day < 2) return { ...run, aged: { ...run.aged, commits: 1000 } };
      if (day < 4) return { ...run, suite: { rows: 1, seed: 2, hash: "ab" } };
      const { append } = run.aged.shapes;
      const { times: _, ...bytes } = append ?? { baseline: {}, candidate: {} };
      return { ...run, aged: { ...run.aged, shapes: { append: bytes } } };
    });
    const [time] = agedTrends([...runs, makeHistoryRun(12)]);
    expect(time?.series.points.map(({ run }) => run)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(agedTrends([makeHistoryRun()])).toEqual([]);
  });

  it("name what else changed there, and no SQL of tests", () => {
    const runs = makeAgedHistory(24, (day) => (day < 14 ? 2 : 2.6)).map((run, day) =>
      day < 14
        ? run
        : { ...run, machine: { ...machine, cpu: "Another CPU" }, suite: { rows: 1, seed: 1, hash: "cd" } },
    );
    const [change] = agedTrends(runs)[0]?.changes ?? [];
    expect(change?.confounders.map(({ fact }) => fact)).toEqual(["CPU"]);
  });
});

const slowerFrom14 = (day: number, workload: string) => (day >= 14 && workload === "same" ? 2.6 : 2);

describe("the throughput of several connections over the runs", () => {
  it("changes where its level does, and is steady elsewhere", () => {
    const runs = makeContestedHistory(24, slowerFrom14, 0.02);
    expect(summary(contestTrends(runs))).toEqual([
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
    const points = contestTrends(runs)[0]?.series.points ?? [];
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
    expect(same?.series.points.map(({ run }) => run)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(contestTrends([makeHistoryRun()])).toEqual([]);
  });

  it("is that of a run alone, not of every object", () => {
    const odd = { constructor: { candidate: 100 } };
    const [series] = contestSeries([
      makeHistoryRun(0, { contests: odd }),
      makeHistoryRun(1, { contests: {} }),
    ]);
    expect(series?.values.map((one) => one?.candidate)).toEqual([100, undefined]);
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
