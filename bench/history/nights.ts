import path from "node:path";
import type { HistoryRun, HistoryTest } from "../../src/features/history/runs/run.ts";
import { sectionPath, testPath } from "../../src/model/test.ts";
import { halfWidth, moderate, typicalVariance, varianceOf } from "../../src/statistics/moderated.ts";
import { median } from "../../src/statistics/summary.ts";
import type { RandomStream } from "../../src/suite/random.ts";
import { pairsOf } from "../../src/verdict/pairs.ts";
import { readRun } from "../kept-run.ts";
import { Variates } from "../noise/variates.ts";

/** A night's measurement of a test: ln(multiplier), and half the width of its interval. */
export interface NightPoint {
  readonly logRatio: number;
  readonly half: number;
}

/** A test that the nights are made of. */
interface Source {
  readonly path: string;
  readonly section: string;
  readonly workload: string;
  /** Pairs of a night. */
  readonly pairs: number;
  /** The points that may be drawn for a night. */
  readonly points: readonly NightPoint[];
}

/** Pairs of a night: as many as screening takes of most tests. */
export const pairsOfNight = 3;

/** Tests of a history, as many as the default suite has. */
export const suiteSize = 276;

/**
 * The nights that an A/A recording comes to: rounds that follow each other are one. Neither engine changes in it, so neither
 * does any series that is made of them.
 *
 * @param folder of a recording by bench/aa.ts
 * @param size how many rounds are a night
 */
function sourcesOf(folder: string, size: number): Source[] {
  const run = readRun(folder);
  if (run === undefined) throw new Error(`${folder} holds no recording: make one with bench/aa.ts --record`);
  return run.recording.tests.map((test) => {
    const pairs = pairsOf(test);
    const nights = Array.from({ length: pairs.length - size + 1 }, (_, first) =>
      pairs.slice(first, first + size),
    );
    const variances = nights.map((own) => varianceOf(own.map(logRatio)));
    const typical = typicalVariance(variances);
    return {
      path: testPath(test),
      section: sectionPath(test),
      workload: test.workload,
      pairs: size,
      points: nights.map((own, index) => {
        const { value, degrees } = moderate(variances[index] as { value: number; degrees: number }, typical);
        return {
          logRatio: median(own.map(logRatio)),
          half: halfWidth({ value: value / size, degrees }, 0.95),
        };
      }),
    };
  });
}

function logRatio({
  baseline,
  candidate,
}: {
  readonly baseline: number;
  readonly candidate: number;
}): number {
  return Math.log(candidate / baseline);
}

/** Nights of an engine against itself that never change, drawn from recordings under several loads. */
export class RecordedNights {
  readonly #quiet: readonly Source[];
  readonly #loaded: readonly (readonly Source[])[];

  /**
   * @param folder of the recordings of bench/aa.ts
   * @param pairs of a night
   */
  constructor(folder: string, engine: string, pairs = pairsOfNight) {
    this.#quiet = sourcesOf(path.join(folder, `${engine}-quiet`), pairs);
    this.#loaded = ["cpu", "fsync", "bursts"].map((load) =>
      sourcesOf(path.join(folder, `${engine}-${load}`), pairs),
    );
  }

  /** The recorded tests. */
  get tests(): readonly string[] {
    return this.#quiet.map(({ path: name }) => name);
  }

  /**
   * A history without any change. In a loaded night all tests are loaded; tests that were recorded in the same round stay together.
   *
   * @param loadedShare the share of nights that are loaded
   */
  history(nights: number, loadedShare: number, random: RandomStream): HistoryRun[] {
    return Array.from({ length: nights }, (_, night) => {
      const isLoaded = random.integer(0, 99) < 100 * loadedShare;
      const sources = isLoaded ? (this.#loaded[random.integer(0, 2)] ?? this.#quiet) : this.#quiet;
      let drawn = 0;
      const tests = Array.from({ length: suiteSize }, (_, index) => {
        const source = sources[index % sources.length] as Source;
        if (index % sources.length === 0) drawn = random.integer(0, source.points.length - 1);
        return toTest(source, index, source.points[drawn] as NightPoint);
      });
      return toRun(night, tests);
    });
  }
}

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
  const source = {
    path: "",
    section: "int/memory/reads",
    workload: "simulated",
    pairs: pairsOfNight,
    points: [],
  };
  return Array.from({ length: nights }, (_, night) => {
    const tests = Array.from({ length: suiteSize }, (_, index) =>
      toTest(source, index, { logRatio: deviation * draw(noise, variates), half: 2.8 * deviation }),
    );
    return toRun(night, tests);
  });
}

const baselineNs = 20_000_000;

function toTest(
  { section, workload, pairs }: Source,
  index: number,
  { logRatio: value, half }: NightPoint,
): HistoryTest {
  return {
    section,
    workload: `${workload}.${index}`,
    result: "pass",
    pairs,
    baselineNs,
    candidateNs: Math.round(baselineNs * Math.exp(value)),
    low: Math.exp(value - half),
    high: Math.exp(value + half),
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
