import { mean, quantile } from "simple-statistics";
import type { TestRecord } from "../../src/model/recording.ts";
import { type Test, testPath } from "../../src/model/test.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { assess, compare, type Measured } from "../../src/verdict/comparison.ts";
import { addIntervals, halfWidthPercent } from "../../src/verdict/intervals.ts";
import { noRunEffect } from "../../src/verdict/run-effect.ts";
import { draw } from "./estimates.ts";
import type { RecordedPair } from "./recorder.ts";

/** How often intervals of few rounds contain the multiplier of all rounds. */
export interface Coverage {
  readonly path: string;
  /** From 0 to 1. */
  readonly share: number;
  /** The median of half an interval's width, percent of the multiplier. */
  readonly halfWidth: number;
}

const drawn = 300;

/** The intervals are those of reports without the run's own effect, since all pairs are of one run; all tests of a drawn run are judged together. */
export function coverageOf(
  tests: readonly Test[],
  pairs: readonly RecordedPair[],
  rounds: number,
  seed = 1,
): Coverage[] {
  const random = new RandomStream(seed, `coverage ${rounds}`);
  const byTest = Map.groupBy(pairs, ({ test }) => test);
  const own = tests.map((test) => byTest.get(testPath(test)) ?? []);
  const truths = measure(tests, own).map(({ multiplier }) => multiplier);
  const hits = tests.map(() => ({ inside: 0, widths: [] as number[] }));
  for (let run = 0; run < drawn; run++) {
    const few = own.map((all) => draw(all, rounds, random));
    for (const [index, { interval, multiplier }] of measure(tests, few).entries()) {
      const truth = truths[index] as number;
      const hit = hits[index];
      if (interval === undefined || hit === undefined) throw new Error("no interval");
      if (interval.low <= truth && truth <= interval.high) hit.inside++;
      hit.widths.push(halfWidthPercent(interval, multiplier));
    }
  }
  return tests.map((test, index) => {
    const { inside, widths } = hits[index] as { inside: number; widths: number[] };
    return { path: testPath(test), share: inside / drawn, halfWidth: quantile(widths, 0.5) };
  });
}

/** `94.6 % (87 to 99 %), ±4.1 %`: of all tests, the least and the most of one, and the median half width. */
export function describeCoverage(all: readonly Coverage[]): string {
  const shares = all.map(({ share }) => 100 * share);
  const widths = all.map(({ halfWidth }) => halfWidth);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return `${mean(shares).toFixed(1)} % (${least.toFixed(0)} to ${most.toFixed(0)} %), ±${quantile(widths, 0.5).toFixed(1)} %`;
}

function measure(tests: readonly Test[], own: readonly (readonly RecordedPair[])[]): Measured[] {
  const compared = tests.map((test, index) => {
    const assessed = assess(recordOf(test, own[index] ?? []));
    if (assessed.state !== "measurable") throw new Error(`${testPath(test)} is not measured`);
    return compare(assessed);
  });
  return addIntervals(compared, noRunEffect) as Measured[];
}

function recordOf(test: Test, pairs: readonly RecordedPair[]): TestRecord {
  const samples = pairs.flatMap((pair, index) =>
    (["baseline", "candidate"] as const).map((role) => ({ role, round: index + 1, ...pair[role] })),
  );
  return { ...test, samples, checks: [], failures: [] };
}
