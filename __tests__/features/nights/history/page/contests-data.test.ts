import { describe, expect, it } from "vitest";
import { contestsData } from "../../../../../src/features/nights/history/page/contests-data.ts";
import { trendsOf } from "../../../../../src/features/nights/history/runs/trends.ts";
import { makeContestedHistory, makeHistory, makeHistoryRun } from "../../../../builders/histories.ts";

const runs = makeContestedHistory(24, (day, workload) => (day >= 14 && workload === "same" ? 2.6 : 2), 0.02);

describe("the throughput of several connections on a page", () => {
  it("is a multiple of SQLite's over the runs, with what changed", () => {
    const figures = contestsData(trendsOf(runs)) ?? [];
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
    const [same] = contestsData(trendsOf(runs), own) ?? [];
    expect(same?.multipliers).toHaveLength(25);
    expect(same?.multipliers.at(-1)).toBe(5);
    expect(same?.candidate.at(-1)).toBe("4,000/s");
    // A run without contests leaves a gap.
    const [gap] = contestsData(trendsOf(runs), makeHistoryRun(25)) ?? [];
    expect(gap?.multipliers.at(-1)).toBeNull();
    expect(gap?.candidate.at(-1)).toBe("–");
  });

  it("is none without contests", () => {
    expect(contestsData(trendsOf(makeHistory(3, ["table_scan"], () => 2)))).toBeUndefined();
  });
});
