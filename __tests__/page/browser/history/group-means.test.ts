import { describe, expect, it } from "vitest";
import { groupMeans } from "../../../../src/page/browser/history/group-means.ts";
import type { LevelData } from "../../../../src/page/data/page-data.ts";

const test = (multipliers: readonly (number | null)[], levels: readonly LevelData[] = [], kind = "reads") => {
  const nothing = multipliers.map(() => null);
  const baseline = multipliers.map((one) => (one === null ? null : 1000));
  const candidate = multipliers.map((one) => (one === null ? null : 1000 * one));
  const points = { candidate, baseline, low: nothing, high: nothing };
  return {
    storage: "memory",
    kind,
    trend: { state: "steady", lines: [], points, changes: [], levels },
  } as const;
};

describe("the mean of a group", () => {
  it("is geometric, of each storage and kind by itself", () => {
    expect(groupMeans([test([1, 2]), test([4, 8]), test([3, 3], [], "writes")], 2)).toEqual([
      { storage: "memory", kind: "reads", tests: 2, means: [expect.closeTo(2), expect.closeTo(4)] },
      { storage: "memory", kind: "writes", tests: 1, means: [expect.closeTo(3), expect.closeTo(3)] },
    ]);
  });

  it("takes the level of a test for a run that has no figure of it, so that it does not change with the tests", () => {
    const levels = [
      { first: 0, last: 0, multiplier: 9 },
      { first: 2, last: 3, multiplier: 4 },
    ];
    const [group] = groupMeans([test([9, null, 4, null], levels), test([1, 1, 1, 1])], 4);
    expect(group?.means).toEqual([9, 9, 4, 4].map((level) => expect.closeTo(Math.sqrt(level))));
  });

  it("is none where a run has less than half of the tests", () => {
    const [group] = groupMeans([test([1, null]), test([1, null]), test([1, 1])], 2);
    expect(group?.means).toEqual([1, null]);
  });

  it("is of the tests that there are now, from when they came", () => {
    const runs = 12;
    const from = (first: number, last: number, multiplier: number) =>
      test(
        Array.from({ length: runs }, (_, run) => (run >= first && run <= last ? multiplier : null)),
        [{ first, last, multiplier }],
      );
    const [grown] = groupMeans([from(0, 11, 1), from(8, 11, 2), from(8, 11, 4)], runs);
    expect(grown?.means).toEqual(Array.from({ length: runs }, () => expect.closeTo(2)));
    const [replaced] = groupMeans([from(0, 4, 9), from(0, 4, 9), from(4, 11, 3)], runs);
    expect(replaced).toMatchObject({ tests: 1 });
    expect(replaced?.means.map((mean) => mean && Math.round(mean))).toEqual(
      Array.from({ length: runs }, (_, run) => (run < 4 ? null : 3)),
    );
    const [gone] = groupMeans([from(0, 4, 9)], runs);
    expect(gone?.means.filter((mean) => mean !== null)).toHaveLength(5);
  });

  it("is none of tests without a history", () => {
    expect(groupMeans([{ storage: "memory", kind: "reads" }], 3)).toEqual([]);
  });
});
