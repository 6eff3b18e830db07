import { globSync } from "node:fs";
import path from "node:path";
import type { Recording, TestRecord } from "../../src/model/recording.ts";
import { type Test, testOnly, testPath } from "../../src/model/test.ts";
import { mean, median } from "../../src/statistics/summary.ts";
import { comparedPairs } from "../../src/verdict/pairs.ts";
import { readRun } from "../kept-run.ts";

/** An engine's slowdown in one recorded round: its time divided by its usual time, the median of the rounds. */
interface Slowdown {
  readonly whole: number;
  /** In the first half of the time that the engines took turns, and in the second. */
  readonly halves: readonly [number, number];
}

/** The slowdowns of two builds of equal code in a recorded round of one test. */
export interface Moment {
  readonly base: Slowdown;
  readonly candidate: Slowdown;
  /** ln of the candidate's slowdown divided by the base's. */
  readonly logRatio: number;
  /** The median over chunks of ln(candidate / base), around the test's mean. */
  readonly chunkRatio: number;
}

/** Recorded rounds of all tests of a run. */
export interface RecordedRun {
  /** By test and round. */
  readonly moments: readonly (readonly Moment[])[];
}

export interface RecordedRuns {
  readonly recording: Recording;
  readonly tests: readonly Test[];
  /** The usual time of a sample of each test on the base, nanoseconds. */
  readonly usualNs: readonly number[];
  readonly runs: readonly RecordedRun[];
}

/**
 * Reads recordings in which candidate and base have equal code, be they copies or relinked.
 *
 * @param folder of a run, or of folders of runs
 * @throws Error where it holds none, they have different tests, or a test lacks a sample that was taken in turns
 */
export function readRuns(folder: string): RecordedRuns {
  const names = globSync(["results.json", "*/results.json"], { cwd: folder }).toSorted();
  const recordings = names.flatMap((name) => readRun(path.join(folder, path.dirname(name)))?.recording ?? []);
  const equal = recordings.filter(({ engines: { candidate, base } }) => {
    return base !== undefined && base.sourceId === candidate.sourceId && base.path !== candidate.path;
  });
  const [first] = equal;
  if (first === undefined)
    throw new Error(`${folder} holds no recording of a candidate and a base that are equal`);
  const namesOf = ({ tests }: Recording) => tests.map(testPath).join(" ");
  if (equal.some((one) => namesOf(one) !== namesOf(first)))
    throw new Error(`the recordings in ${folder} have different tests`);
  return {
    recording: first,
    tests: first.tests.map(testOnly),
    usualNs: first.tests.map((_, index) =>
      median(
        equal.flatMap(({ tests }) =>
          comparedPairs(tests[index] as TestRecord).flatMap(({ base }) => base ?? []),
        ),
      ),
    ),
    runs: equal.map(({ tests }) => ({ moments: tests.map(momentsOf) })),
  };
}

/** The recorded rounds of a test. @throws Error where there are fewer than 2 pairs in turns, or a sample is a single turn */
export function momentsOf(test: TestRecord): Moment[] {
  const pairs = comparedPairs(test).flatMap(({ candidate, base, chunks }) =>
    base === undefined || chunks?.base === undefined
      ? []
      : [{ base: { ns: base, chunks: chunks.base }, candidate: { ns: candidate, chunks: chunks.candidate } }],
  );
  if (pairs.length < 2)
    throw new Error(`${testPath(test)} has fewer than 2 pairs of samples in turns with a base`);
  if (pairs.some(({ base }) => base.chunks.length < 2))
    throw new Error(`${testPath(test)} has a sample of a single turn, which has no halves`);
  const bases = slowdowns(pairs.map(({ base }) => base));
  const candidates = slowdowns(pairs.map(({ candidate }) => candidate));
  const ratios = pairs.map(({ base, candidate }) =>
    median(
      candidate.chunks.map((ns, chunk) => Math.log(Math.max(1, ns) / Math.max(1, base.chunks[chunk] ?? 1))),
    ),
  );
  // Rounds are less far from their own mean than from the truth.
  const spread = Math.sqrt(pairs.length / (pairs.length - 1));
  return pairs.map((_, round) => {
    const [base, candidate] = [bases[round] as Slowdown, candidates[round] as Slowdown];
    const chunkRatio = ((ratios[round] as number) - mean(ratios)) * spread;
    return { base, candidate, logRatio: Math.log(candidate.whole / base.whole), chunkRatio };
  });
}

function slowdowns(
  samples: readonly { readonly ns: number; readonly chunks: readonly number[] }[],
): Slowdown[] {
  const usual = median(samples.map(({ ns }) => ns));
  const usualChunks = (samples[0]?.chunks ?? []).map((_, chunk) =>
    median(samples.map(({ chunks }) => chunks[chunk] as number)),
  );
  const middle = Math.floor(usualChunks.length / 2);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return samples.map(({ ns, chunks }) => {
    const of = (from: number, to?: number) => sum(chunks.slice(from, to)) / sum(usualChunks.slice(from, to));
    return { whole: ns / usual, halves: [of(0, middle), of(middle)] };
  });
}
