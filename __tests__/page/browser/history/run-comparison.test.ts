import { describe, expect, it } from "vitest";
import {
  compareRuns,
  linkedRunIds,
  linkToRuns,
} from "../../../../src/page/browser/history/run-comparison.ts";

/** A test of two runs: multipliers with the bounds of their intervals, or `null`. */
const test = (
  ...figures: readonly (readonly [multiplier: number, low?: number, high?: number] | null)[]
) => ({
  trend: {
    state: "steady",
    lines: [],
    changes: [],
    levels: [],
    points: {
      baseline: figures.map((one) => (one === null ? null : 1000)),
      candidate: figures.map((one) => (one === null ? null : 1000 * one[0])),
      low: figures.map((one) => one?.[1] ?? null),
      high: figures.map((one) => one?.[2] ?? null),
    },
  } as const,
});
const runs = [{ marks: ["CPU"] }, { marks: ["SQLite"] }, { marks: [] }, { marks: ["SQLite", "image"] }];

describe("two runs", () => {
  it("are compared by the ratio of their multipliers, whatever the speeds of the machines", () => {
    const { points } = test([2, 1.9, 2.1], [3, 2.9, 3.1]).trend;
    const onFasterMachine = {
      ...points,
      baseline: [1000, 500],
      candidate: [2000, 1500],
    };
    const { tests } = compareRuns([{ trend: { ...test().trend, points: onFasterMachine } }], runs, {
      before: 0,
      after: 1,
    });
    expect(tests).toEqual([
      {
        test: 0,
        before: { multiplier: 2, interval: { low: 1.9, high: 2.1 } },
        after: { multiplier: 3, interval: { low: 2.9, high: 3.1 } },
        ratio: 1.5,
        change: "slower",
      },
    ]);
  });

  it("have the changes beyond noise first, and of each kind the largest first", () => {
    const all = [
      test([1, 0.9, 1.1], [1.3, 1.05, 1.6]),
      test([1, 0.99, 1.01], [1.05, 1.02, 1.08]),
      test([1, 0.9, 1.1], [0.5, 0.4, 0.6]),
      test([1], [4, 3.9, 4.1]),
      test([1, 0.9, 1.1], [1.1, 1.1, 1.2]),
    ];
    const { tests, mean } = compareRuns(all, runs, { before: 0, after: 1 });
    expect(tests.map((one) => [one.test, one.change])).toEqual([
      [2, "faster"],
      [1, "slower"],
      [3, "unknown"],
      [0, "noise"],
      [4, "noise"],
    ]);
    expect(mean).toBeCloseTo((1.3 * 1.05 * 0.5 * 4 * 1.1) ** (1 / 5));
  });

  it("leave out what only one of them has, and say of how many tests", () => {
    const all = [test([1], null), test(null, [1]), test(null, null), {}];
    expect(compareRuns(all, runs, { before: 0, after: 1 })).toMatchObject({
      tests: [],
      unpaired: 2,
      mean: undefined,
    });
  });

  it.each([
    [0, 3, ["SQLite", "image"]],
    [3, 0, ["SQLite", "image"]],
    [1, 2, []],
    [2, 2, []],
  ])("%i and %i differ by what changed after the earlier one", (before, after, marks) => {
    expect(compareRuns([], runs, { before, after }).marks).toEqual(marks);
  });
});

describe("the address of a comparison", () => {
  it("names both runs, and is read as it is written", () => {
    const named = [{ id: "2026-01-01T041107.000Z" }, { id: "a/b%#" }];
    const link = linkToRuns(named, { before: 1, after: 0 });
    expect(link).toBe("#compare/a%2Fb%25%23/2026-01-01T041107.000Z");
    expect(linkedRunIds(link)).toEqual(["a/b%#", "2026-01-01T041107.000Z"]);
  });

  it.each([
    ["#test/int/memory/reads/table_scan", undefined],
    ["", undefined],
    ["#compare/", ["", ""]],
    ["#compare/one", ["one", ""]],
    ["#compare/100%/two/three", ["100%", "two"]],
  ])("%j is %j", (hash, ids) => {
    expect(linkedRunIds(hash)).toEqual(ids);
  });
});
