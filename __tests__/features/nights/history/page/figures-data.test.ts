import { describe, expect, it } from "vitest";
import { figuresData } from "../../../../../src/features/nights/history/page/figures-data.ts";
import { exactTrends } from "../../../../../src/features/nights/history/runs/exact-trends.ts";
import { agedSeries, contestSeries } from "../../../../../src/features/nights/history/runs/figure-series.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { trendsOf } from "../../../../../src/features/nights/history/runs/trends.ts";
import {
  makeAgedHistory,
  makeContestedHistory,
  makeHistory,
  makeHistoryRun,
} from "../../../../builders/histories.ts";

const aged = makeAgedHistory(24, (day) => (day < 14 ? 2 : 2.6));
const contested = makeContestedHistory(
  24,
  (day, workload) => (day >= 14 && workload === "same" ? 2.6 : 2),
  0.02,
);

const agedData = (runs: readonly HistoryRun[], own?: HistoryRun) =>
  figuresData(trendsOf(runs), agedSeries(runs, own), exactTrends(runs));
const contestsData = (runs: readonly HistoryRun[], own?: HistoryRun) =>
  figuresData(trendsOf(runs), contestSeries(runs, own), []);

describe("the figures of ageing databases on a page", () => {
  it("are multiples of SQLite's over the runs, with what changed", () => {
    const figures = agedData(aged) ?? [];
    expect(figures.map(({ name }) => name)).toEqual([
      "append: time a commit",
      "append: CPU time a commit",
      "append: disk",
      "append: bytes written",
    ]);
    const [time, , disk, written] = figures;
    expect(time?.changes).toMatchObject([{ run: 14, text: expect.stringMatching(/^(?:2\d|3\d)% slower/) }]);
    expect(time?.levels).toMatchObject([
      { first: 0, last: 13 },
      { first: 14, last: 23 },
    ]);
    expect(time?.lines).toHaveLength(1);
    expect(time?.low[0]).toBeLessThan(time?.multipliers[0] ?? 0);
    expect(disk).toMatchObject({ changes: [{ run: 14, text: "age-disk +30.00%" }] });
    expect(disk?.multipliers.slice(13, 15)).toEqual([2, 2.6]);
    expect(disk?.candidate.slice(13, 15)).toEqual(["8 MB", "10.4 MB"]);
    expect(written).toMatchObject({ changes: [], lines: [] });
  });

  it("end with those of a run that is not one of the history", () => {
    const [own] = makeAgedHistory(25, () => 5).slice(-1);
    const [, , disk] = agedData(aged, own) ?? [];
    expect(disk?.multipliers).toHaveLength(25);
    expect(disk?.multipliers.at(-1)).toBe(5);
    expect(disk?.changes).toHaveLength(1);
    // A run without ageing databases leaves a gap.
    const [time] = agedData(aged, makeHistoryRun(25)) ?? [];
    expect(time?.multipliers.at(-1)).toBeNull();
  });

  it("are those of lives like the newest run's, whether it is one of the history or not", () => {
    const [other] = makeAgedHistory(25, () => 5).slice(-1);
    const own = { ...other, aged: { ...other?.aged, commits: 1000 } } as HistoryRun;
    const [time] = agedData(aged, own) ?? [];
    expect(time?.multipliers.filter((one) => one !== null)).toHaveLength(1);
    expect(time).toMatchObject({ changes: [], levels: [], lines: [] });
  });

  it("are none without ageing databases", () => {
    const young = makeHistory(3, ["table_scan"], () => 2);
    expect(agedData(young)).toBeUndefined();
  });
});

describe("the throughput of several connections on a page", () => {
  it("is a multiple of SQLite's over the runs, with what changed", () => {
    const figures = contestsData(contested) ?? [];
    expect(figures.map(({ name }) => name)).toEqual(["same/threads/4/writers", "storm/threads/4/writers"]);
    const [same, storm] = figures;
    expect(same?.changes).toMatchObject([{ run: 14, text: expect.stringMatching(/^(?:2\d|3\d)% slower/) }]);
    expect(same?.levels).toMatchObject([
      { first: 0, last: 13 },
      { first: 14, last: 23 },
    ]);
    expect(same?.lines).toHaveLength(1);
    expect(same?.low[0]).toBeLessThan(same?.multipliers[0] ?? 0);
    expect(same?.baseline[0]).toBe("20,000/s");
    expect(storm).toMatchObject({ changes: [], lines: [] });
  });

  it("ends with that of a run that is not one of the history", () => {
    const [own] = makeContestedHistory(25, () => 5, 0).slice(-1);
    const [same] = contestsData(contested, own) ?? [];
    expect(same?.multipliers).toHaveLength(25);
    expect(same?.multipliers.at(-1)).toBe(5);
    expect(same?.candidate.at(-1)).toBe("4,000/s");
    // A run without contests leaves a gap.
    const [gap] = contestsData(contested, makeHistoryRun(25)) ?? [];
    expect(gap?.multipliers.at(-1)).toBeNull();
    expect(gap?.candidate.at(-1)).toBe("–");
  });

  it("is none without contests", () => {
    expect(contestsData(makeHistory(3, ["table_scan"], () => 2))).toBeUndefined();
  });
});
