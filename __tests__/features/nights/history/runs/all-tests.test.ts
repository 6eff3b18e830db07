import { describe, expect, it } from "vitest";
import { allTestsFigures, trendText } from "../../../../../src/features/nights/history/report/trends.ts";
import { allTestsTrend, multiplierOfRun } from "../../../../../src/features/nights/history/runs/all-tests.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { trendsOf } from "../../../../../src/features/nights/history/runs/trends.ts";
import { inMarkdown, inTerminal } from "../../../../../src/report/format/escape.ts";
import { machine, makeHistory, makeHistoryRun, makeHistoryTest } from "../../../../builders/histories.ts";

const workloads = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

function trendOf(runs: readonly HistoryRun[], own?: HistoryRun) {
  const trend = allTestsTrend(trendsOf(runs), own);
  if (trend === undefined) throw new Error("no test has a figure");
  return trend;
}

function textOf(runs: readonly HistoryRun[], escapeText = inTerminal) {
  const [trends, trend] = [trendsOf(runs), trendOf(runs)];
  return trendText(trends, trend, escapeText, allTestsFigures(trends, trend, escapeText));
}

const figures = (runs: readonly HistoryRun[]) =>
  trendOf(runs).series.points.map(({ logRatio }) => Math.exp(logRatio));

/** Six releases that take 12 times as long as SQLite, and later ones that take 4.7 times as long. */
const releases = makeHistory(12, workloads, (day) => (day < 6 ? 12.1 : 4.7)).map((run, day) => ({
  ...run,
  label: `0.${day}.0`,
}));

describe("all tests over the runs", () => {
  it("are the geometric mean of the tests of each run, for entries of any version", () => {
    expect(figures(releases)).toEqual(releases.map((run) => expect.closeTo(multiplierOfRun(run) ?? 0, 9)));
    expect(trendOf(releases).series.points.every(({ interval }) => interval === undefined)).toBe(true);
  });

  it("have a change between the two runs where the level changes, and its size", () => {
    const trend = trendOf(releases);
    expect(trend).toMatchObject({ state: "changed", tests: 8 });
    expect(trend.changes).toMatchObject([{ lastBefore: 5, firstAfter: 6, confounders: [] }]);
    expect(trend.changes[0]?.ratio).toBeCloseTo(4.7 / 12.1, 2);
    const { head, lines } = textOf(releases);
    expect(head).toMatch(/^all tests [▁-█]{12} 12\.\d\dx -> 4\.[67]\dx, changed at 0\.6\.0 \(2026-01-07\)$/);
    expect(lines).toEqual([expect.stringMatching(/^61% faster .+ between 0\.5\.0 .+ and 0\.6\.0 /)]);
  });

  it("show a small change of all tests that no test shows alone", () => {
    const many = Array.from({ length: 40 }, (_, index) => `test_${index}`);
    const runs = makeHistory(20, many, (day) => (day < 10 ? 1.5 : 1.53));
    expect(trendsOf(runs).tests.filter(({ state }) => state === "changed").length).toBeLessThan(20);
    expect(trendOf(runs).changes).toMatchObject([{ firstAfter: 10 }]);
  });

  it("name all of a few levels, and the first and the present one of many", () => {
    const head = (runs: readonly HistoryRun[]) => textOf(runs, inMarkdown).head;
    expect(head(makeHistory(30, workloads, (day) => (day < 10 ? 8 : day < 20 ? 4 : 2)))).toMatch(
      / (8\.0|7\.9)\dx -> (4\.0|3\.9)\dx -> (2\.0|1\.9)\dx, changed at `[0-9a-f]{10}` \(2026-01-11\) and `[0-9a-f]{10}` \(2026-01-21\)$/,
    );
    expect(head(makeHistory(60, workloads, (day) => 2 ** (6 - Math.floor(day / 12))))).toMatch(
      / 6[345]\.\d\dx -> \.\.\. -> (4\.0|3\.9)\dx, changed 4 times, last at `[0-9a-f]{10}` \(2026-02-18\)$/,
    );
  });

  it("are steady without a change, and say the newest figure", () => {
    const runs = makeHistory(12, workloads, () => 1.5);
    const text = textOf(runs);
    expect(text.head).toMatch(/^all tests [▁-█]{12} 1\.(49|50|51)x$/);
    expect(text.lines).toEqual([]);
    const few = runs.slice(0, 4);
    expect(textOf(few).lines).toEqual(["too early to tell: 4 runs"]);
  });

  it("do not change with the tests: where a run lacks one, the level that it had counts", () => {
    const runs = makeHistory(12, workloads, (_, path) => (path.endsWith("/one") ? 20 : 1.5), 0.001).map(
      (run, day) => ({ ...run, tests: day % 2 === 0 ? run.tests : run.tests.slice(1) }),
    );
    const mean = Math.exp((Math.log(20) + 7 * Math.log(1.5)) / 8);
    expect(figures(runs)).toEqual(runs.map(() => expect.closeTo(mean, 1)));
    expect(trendOf(runs)).toMatchObject({ state: "steady" });
  });

  it("leave out a run that has less than half of the tests", () => {
    const runs = releases.map((run, day) => (day === 3 ? { ...run, tests: run.tests.slice(0, 3) } : run));
    expect(trendOf(runs).series.points.map(({ run }) => run)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("have the interval of a run that keeps it and has all tests", () => {
    const average = { low: 4.6, high: 4.8 };
    const runs = releases.map((run, day) => ({
      ...run,
      ...(day >= 10 && { average }),
      ...(day === 10 && { tests: run.tests.slice(1) }),
    }));
    expect(trendOf(runs).series.points.map(({ interval }) => interval)).toEqual([
      ...Array.from({ length: 11 }, () => undefined),
      average,
    ]);
  });

  it("name what else changed where the number does", () => {
    const runs = releases.map((run, day) =>
      day < 6 ? run : { ...run, machine: { ...machine, cpu: "another" } },
    );
    expect(trendOf(runs).changes[0]?.confounders).toMatchObject([{ fact: "CPU" }]);
  });

  it("have the figure of a run beside the history, which makes no change", () => {
    const own = makeHistoryRun(12, { tests: releases[0]?.tests ?? [] });
    const trend = trendOf(releases, own);
    expect(trend.own?.run).toBe(12);
    expect(Math.exp(trend.own?.logRatio ?? 0)).toBeCloseTo(12, 0);
    expect(trend.series.points).toHaveLength(12);
    expect(trend.changes).toHaveLength(1);
  });

  it("are none if no test has a figure", () => {
    const runs = releases.map((run) => ({
      ...run,
      tests: [{ section: "int/memory/reads", workload: "one", result: "failed", pairs: 0 } as const],
    }));
    expect(allTestsTrend(trendsOf(runs))).toBeUndefined();
    expect(multiplierOfRun({ tests: runs[0]?.tests ?? [] })).toBeUndefined();
    expect(multiplierOfRun({ tests: [makeHistoryTest()] })).toBeCloseTo(1.5, 9);
  });
});
