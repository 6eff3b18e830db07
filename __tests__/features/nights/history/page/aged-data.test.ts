import { describe, expect, it } from "vitest";
import { agedData } from "../../../../../src/features/nights/history/page/aged-data.ts";
import { exactTrends } from "../../../../../src/features/nights/history/runs/exact-trends.ts";
import { trendsOf } from "../../../../../src/features/nights/history/runs/trends.ts";
import { makeAgedHistory, makeHistory, makeHistoryRun } from "../../../../builders/histories.ts";

const runs = makeAgedHistory(24, (day) => (day < 14 ? 2 : 2.6));

describe("the figures of ageing databases on a page", () => {
  it("are multiples of SQLite's over the runs, with what changed", () => {
    const figures = agedData(trendsOf(runs), exactTrends(runs)) ?? [];
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
    const [, , disk] = agedData(trendsOf(runs), exactTrends(runs), own) ?? [];
    expect(disk?.multipliers).toHaveLength(25);
    expect(disk?.multipliers.at(-1)).toBe(5);
    expect(disk?.changes).toHaveLength(1);
    // A run without ageing databases leaves a gap.
    const [time] = agedData(trendsOf(runs), exactTrends(runs), makeHistoryRun(25)) ?? [];
    expect(time?.multipliers.at(-1)).toBeNull();
  });

  it("are none without ageing databases", () => {
    const young = makeHistory(3, ["table_scan"], () => 2);
    expect(agedData(trendsOf(young), exactTrends(young))).toBeUndefined();
  });
});
