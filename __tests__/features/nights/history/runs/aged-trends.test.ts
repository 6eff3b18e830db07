import { describe, expect, it } from "vitest";
import { agedTrends } from "../../../../../src/features/nights/history/runs/aged-trends.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { machine, makeAgedHistory, makeHistoryRun } from "../../../../builders/histories.ts";

const summary = (runs: readonly HistoryRun[]) =>
  agedTrends(runs).map(({ shape, figure, state, points, changes }) => [
    `${shape} ${figure}`,
    state,
    points.length,
    changes.map(({ lastBefore, firstAfter }) => [lastBefore, firstAfter]),
  ]);

describe("the times of ageing databases over the runs", () => {
  it("change where their level does", () => {
    const runs = makeAgedHistory(24, (day) => (day < 14 ? 2 : 2.6));
    expect(summary(runs)).toEqual([
      ["append time", "changed", 24, [[13, 14]]],
      ["append cpu", "changed", 24, [[13, 14]]],
    ]);
    const [change] = agedTrends(runs)[0]?.changes ?? [];
    expect(change?.ratio).toBeCloseTo(1.3, 1);
    expect(change?.interval?.low).toBeGreaterThan(1.2);
    expect(change?.interval?.high).toBeLessThan(1.4);
  });

  it("are steady where they do not, and have the interval of each run", () => {
    const runs = makeAgedHistory(24, () => 2);
    expect(summary(runs).map(([, ...state]) => state)).toEqual([
      ["steady", 24, []],
      ["steady", 24, []],
    ]);
    const [point] = agedTrends(runs)[0]?.points ?? [];
    expect(point?.interval?.low).toBe(runs[0]?.aged?.shapes.append?.times?.time?.low);
    expect(point?.weight).toBeCloseTo(1, 5);
  });

  it("are too early to tell after a few runs", () => {
    expect(summary(makeAgedHistory(3, () => 2))[0]?.[1]).toBe("too early");
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
    const [{ points }] = agedTrends([...runs, makeHistoryRun(12)]) as [ReturnType<typeof agedTrends>[0]];
    expect(points.map(({ run }) => run)).toEqual([6, 7, 8, 9, 10, 11]);
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
