import { describe, expect, it } from "vitest";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { type TestTrend, trendsOf } from "../../../../../src/features/nights/history/runs/trends.ts";
import { machine, makeHistory, type Truth } from "../../../../builders/histories.ts";

const workloads = ["one", "two", "three", "four"];

const onlyOne =
  (ratio: (day: number) => number): Truth =>
  (day, path) =>
    path.endsWith("/one") ? ratio(day) : 1.5;

function trendOfOne(runs: readonly HistoryRun[]): TestTrend {
  const trend = trendsOf(runs).tests.find(({ series }) => series.path.endsWith("/one"));
  if (trend === undefined) throw new Error("the test has no trend");
  return trend;
}

describe("trendsOf", () => {
  it("says how large a change is, and between which runs it happened", () => {
    const runs = makeHistory(
      40,
      workloads,
      onlyOne((day) => (day < 30 ? 1.5 : 1.65)),
    );
    const { state, changes, level } = trendOfOne(runs);
    expect(state).toBe("changed");
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ lastBefore: 29, firstAfter: 30, confounders: [] });
    expect(changes[0]?.ratio).toBeCloseTo(1.1, 1);
    expect(changes[0]?.interval?.low).toBeLessThan(1.1);
    expect(changes[0]?.interval?.low).toBeGreaterThan(1.05);
    expect(changes[0]?.interval?.high).toBeGreaterThan(1.1);
    expect(changes[0]?.interval?.high).toBeLessThan(1.15);
    expect(level.map(({ run }) => run)).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
  });

  it("calls the others steady", () => {
    const runs = makeHistory(
      40,
      workloads,
      onlyOne((day) => (day < 30 ? 1.5 : 1.65)),
    );
    const others = trendsOf(runs).tests.filter(({ series }) => !series.path.endsWith("/one"));
    expect(others.map(({ state }) => state)).toEqual(["steady", "steady", "steady"]);
  });

  it("has a ratio below 1 for what became faster", () => {
    const { changes } = trendOfOne(
      makeHistory(
        40,
        workloads,
        onlyOne((day) => (day < 20 ? 1.5 : 1.2)),
      ),
    );
    expect(changes[0]?.ratio).toBeCloseTo(0.8, 1);
  });

  it("finds it too early to tell of fewer than six runs", () => {
    const { state, changes, deviation } = trendOfOne(makeHistory(5, workloads, () => 1.5));
    expect([state, changes, deviation]).toEqual(["too early", [], undefined]);
    expect(trendOfOne(makeHistory(6, workloads, () => 1.5)).state).toBe("steady");
  });

  it("finds it too early to tell if the newest runs deviate and are too few, and says by how much", () => {
    const { state, deviation } = trendOfOne(
      makeHistory(
        32,
        workloads,
        onlyOne((day) => (day < 30 ? 1.5 : 1.8)),
      ),
    );
    expect(state).toBe("too early");
    expect(deviation?.runs).toBe(2);
    expect(deviation?.ratio).toBeCloseTo(1.2, 1);
  });

  it("does not make a change of the engine of what another machine may have changed", () => {
    const runs = makeHistory(
      40,
      workloads,
      onlyOne((day) => (day < 30 ? 1.5 : 1.8)),
    ).map((run, day) => ({
      ...run,
      machine: day < 30 ? machine : { ...machine, cpu: "another" },
    }));
    const trends = trendsOf(runs);
    expect(trends.marks).toMatchObject([{ run: 30 }]);
    expect(trendOfOne(runs).changes[0]?.confounders).toEqual([
      { fact: "CPU", before: machine.cpu, after: "another" },
    ]);
  });

  it("lets a doubtful point count less", () => {
    const runs = makeHistory(20, workloads, () => 1.5).map((run, day) => ({
      ...run,
      tests: run.tests.map((test) =>
        day < 17 ? test : { ...test, candidateNs: 40_000_000, low: 0.4, high: 40 },
      ),
    }));
    const weights = trendOfOne(runs).series.points.map(({ weight }) => weight);
    expect(Math.max(...weights.slice(17))).toBeLessThan(0.01);
  });

  it("has tests that no run has measured", () => {
    const runs = makeHistory(8, workloads, () => 1.5).map((run) => ({
      ...run,
      tests: [{ section: "int/memory/reads", workload: "one", result: "failed", pairs: 0 } as const],
    }));
    expect(trendOfOne(runs)).toMatchObject({ state: "too early", changes: [], level: [] });
  });
});
