import type { HistoryRun, HistoryTest } from "../../src/features/nights/history/runs/run.ts";
import { seriesOf, type TestSeries } from "../../src/features/nights/history/runs/series.ts";
import { Variates } from "../noise/variates.ts";

/** Pairs of a night: as many as screening takes of most tests. */
const pairsOfNight = 3;

/** Tests of a history, as many as the default suite has. */
export const suiteSize = 276;

/** The kinds of noise that are simulated, each with a standard deviation of 1. */
export const noises = ["normal", "Laplace", "normal, one night in ten four times as wild"] as const;
export type Noise = (typeof noises)[number];

const scaleOfWild = Math.sqrt(0.9 + 0.1 * 16);

function draw(noise: Noise, variates: Variates): number {
  switch (noise) {
    case "normal":
      return variates.normal();
    case "Laplace":
      return ((variates.uniform() < 0.5 ? -1 : 1) * variates.exponential(1)) / Math.SQRT2;
    case "normal, one night in ten four times as wild":
      return (variates.normal() * (variates.uniform() < 0.1 ? 4 : 1)) / scaleOfWild;
  }
}

/** A simulated history without any change, in which intervals know nothing of wild nights. */
export function simulateHistory(nights: number, noise: Noise, deviation: number, seed: number): HistoryRun[] {
  const variates = new Variates(seed, `history of ${noise} noise`);
  return Array.from({ length: nights }, (_, night) => {
    const tests = Array.from({ length: suiteSize }, (_, index) =>
      toTest(index, deviation * draw(noise, variates), 2.8 * deviation),
    );
    return toRun(night, tests);
  });
}

const baselineNs = 20_000_000;

/** @param half the width of half an interval */
function toTest(index: number, logRatio: number, half: number): HistoryTest {
  return {
    section: "int/memory/reads",
    workload: `simulated.${index}`,
    result: "pass",
    pairs: pairsOfNight,
    baselineNs,
    candidateNs: Math.round(baselineNs * Math.exp(logRatio)),
    low: Math.exp(logRatio - half),
    high: Math.exp(logRatio + half),
  };
}

function toRun(night: number, tests: readonly HistoryTest[]): HistoryRun {
  const at = new Date(Date.UTC(2026, 0, 1 + night)).toISOString();
  const engines = { baseline: { name: "SQLite" }, candidate: { name: "engine" } };
  return {
    tool: "bench",
    startedAt: at,
    finishedAt: at,
    outcome: "pass",
    measurement: "complete",
    branch: "main",
    engines,
    tests,
  };
}

/** A history's series, with every test made slower from a night on, until another. */
export function withStep(
  runs: readonly HistoryRun[],
  at: number,
  size: number,
  until = Infinity,
): TestSeries[] {
  return seriesOf(runs).map((series) => ({
    ...series,
    points: series.points.map((point) => ({
      ...point,
      logRatio: point.logRatio + (point.run < at || point.run >= until ? 0 : Math.log(size)),
    })),
  }));
}
