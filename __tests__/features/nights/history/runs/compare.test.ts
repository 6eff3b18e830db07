import { describe, expect, it } from "vitest";
import { compareRun } from "../../../../../src/features/nights/history/runs/compare.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { machine, makeHistory, makeHistoryRun, type Truth } from "../../../../builders/histories.ts";

const workloads = ["one", "two", "three", "four"];

/** A history, and the run after it, in which one test is so many times as slow as before. */
function nextRun(days: number, factor: number, truth: Truth = () => 1.5): [HistoryRun[], HistoryRun] {
  const all = makeHistory(days + 1, workloads, (day, path) => {
    return truth(day, path) * (day === days && path.endsWith("/one") ? factor : 1);
  });
  return [all.slice(0, days), all[days] as HistoryRun];
}

describe("compareRun", () => {
  it("names the tests that are unlike all of the newest runs", () => {
    const comparison = compareRun(...nextRun(30, 1.2), false);
    expect(comparison?.compared).toHaveLength(20);
    expect(comparison?.differences.map(({ trend }) => trend.series.path)).toEqual(["int/memory/reads/one"]);
    expect(comparison?.differences[0]?.ratio).toBeCloseTo(1.2, 1);
    expect(comparison?.differences[0]?.multiplier).toBeCloseTo(1.8, 1);
    expect(comparison?.differences[0]?.points).toHaveLength(31);
  });

  it("says what could be the reason instead of the engine, if none of the newest runs has it", () => {
    const [history, run] = nextRun(30, 1.2);
    const confounders = (cpu: string, before = history) =>
      compareRun(before, { ...run, machine: { ...machine, cpu } }, false)?.differences[0]?.confounders;
    expect(confounders(machine.cpu)).toEqual([]);
    expect(confounders("B")).toEqual([{ fact: "CPU", before: machine.cpu, after: "B" }]);
    const often = history.map((one, day) => ({ ...one, machine: { ...machine, cpu: day % 2 ? "A" : "B" } }));
    expect(confounders("B", often)).toEqual([]);
  });

  it("names nothing if nothing differs", () => {
    const comparison = compareRun(...nextRun(30, 1), false);
    expect(comparison?.differences).toEqual([]);
    expect(comparison?.recentChanges).toEqual([]);
  });

  it("compares with the present level only", () => {
    const slower: Truth = (day, path) => (path.endsWith("/one") && day >= 20 ? 2 : 1.5);
    const comparison = compareRun(...nextRun(30, 1, slower), false);
    expect(comparison?.differences).toEqual([]);
    expect(comparison?.recentChanges.map(({ changes }) => changes[0]?.firstAfter)).toEqual([20]);
  });

  it("does not repeat changes that are older than the runs that it compares with", () => {
    const slower: Truth = (day, path) => (path.endsWith("/one") && day >= 10 ? 2 : 1.5);
    expect(compareRun(...nextRun(40, 1, slower), false)?.recentChanges).toEqual([]);
  });

  it("lets a run that becomes part of the history make a change certain", () => {
    const slower: Truth = (day, path) => (path.endsWith("/one") && day >= 58 ? 2 : 1.5);
    const [history, run] = nextRun(60, 1, slower);
    expect(compareRun(history, run, false)?.recentChanges).toEqual([]);
    expect(compareRun(history, run, true)?.recentChanges.map(({ changes }) => changes)).toMatchObject([
      [{ firstAfter: 58 }],
    ]);
  });

  it("ignores runs that are not older, also the run itself", () => {
    const [history, run] = nextRun(30, 1.2);
    const later = makeHistoryRun(100);
    expect(compareRun([...history, run, later], run, true)?.compared).toEqual(history.slice(10));
  });

  it("has nothing to compare with in fewer than six runs, or without a run", () => {
    const few = compareRun(...nextRun(5, 3), false);
    expect([few?.compared, few?.differences]).toEqual([[], []]);
    const [, run] = nextRun(3, 1);
    expect(compareRun([], run, false)).toBeUndefined();
  });
});
