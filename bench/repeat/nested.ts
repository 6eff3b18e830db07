import { mean } from "simple-statistics";
import type { Recording, TestRecord } from "../../src/model/recording.ts";
import { type Test, testPath } from "../../src/model/test.ts";
import { varianceOf } from "../../src/statistics/moderated.ts";
import { median } from "../../src/statistics/summary.ts";
import { groupOf, type Reference } from "./agreement.ts";
import { type ChunkedPair, chunkedPairs } from "./chunked-pairs.ts";

/**
 * Where the variance of a test's figure comes from: runs, the processes of a run, and the sample within a process. Squared, of ln ratios.
 * A random-effects model of three levels: Kalibera and Jones, Rigorous benchmarking in reasonable time, ISMM 2013,
 * https://doi.org/10.1145/2491894.2464160
 */
export interface Levels {
  readonly run: number;
  readonly process: number;
  readonly sample: number;
}

/** The levels of some tests, and what they predict. */
export interface NestedRow {
  readonly name: string;
  readonly tests: number;
  /** The median over tests, clear of the few that a burst hit. A level below 0 is one that is not there. */
  readonly levels: Levels;
}

/**
 * The components of a test, from the medians of chunk ratios: a pair's two halves tell the error of a sample, pairs of a run differ by
 * their processes and that error, and runs differ by everything.
 *
 * @param runs the pairs of each run; at least 2 runs of at least 2 pairs
 */
export function levelsOf(runs: readonly (readonly ChunkedPair[])[]): Levels {
  // Halves have ratios of their own, such as before and after a table has grown, which is no error.
  const sample = varianceOf(runs.flat().map(({ first, second }) => first - second)).value / 4;
  const within = mean(runs.map((pairs) => varianceOf(pairs.map(({ whole }) => whole)).value));
  const means = runs.map((pairs) => mean(pairs.map(({ whole }) => whole)));
  const fewest = Math.min(...runs.map(({ length }) => length));
  return { sample, process: within - sample, run: varianceOf(means).value - within / fewest };
}

/** By section of all variants together, and all but autocommit writes. */
export function nestedRows(runs: readonly Recording[], reference: Reference): NestedRow[] {
  const [first] = runs;
  if (first === undefined) return [];
  const found = first.tests.flatMap((test) => {
    const pairs = runs.map((run) => chunkedPairs(recordOf(run, test), reference));
    return pairs.some(({ length }) => length < 2) ? [] : [{ test, levels: levelsOf(pairs) }];
  });
  const isCalm = (test: Test) => groupOf(test) !== "autocommit/writes";
  const sections = [...Map.groupBy(found, ({ test }) => groupOf(test))];
  const all = ["all but autocommit writes", found.filter(({ test }) => isCalm(test))] as const;
  return [...sections, all].flatMap(([name, own]) => {
    if (own.length === 0) return [];
    const of = (level: keyof Levels) => median(own.map(({ levels }) => levels[level]));
    return [
      { name, tests: own.length, levels: { run: of("run"), process: of("process"), sample: of("sample") } },
    ];
  });
}

/** The standard deviation of a figure of one run of so many pairs, whose samples are so many times as long. */
export function predictedDeviation({ run, process, sample }: Levels, pairs: number, length = 1): number {
  return Math.sqrt(Math.max(0, run) + (Math.max(0, process) + sample / length) / pairs);
}

function recordOf({ tests }: Recording, wanted: Test): TestRecord {
  const found = tests.find((test) => testPath(test) === testPath(wanted));
  if (found === undefined) throw new RangeError(`${testPath(wanted)} is not in every run`);
  return found;
}
