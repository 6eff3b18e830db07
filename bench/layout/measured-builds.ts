import { globSync } from "node:fs";
import path from "node:path";
import type { Recording, TestRecord } from "../../src/model/recording.ts";
import { type Test, testOnly, testPath } from "../../src/model/test.ts";
import { chunkRatiosOf, type PairWith, pairsOf } from "../../src/verdict/pairs.ts";
import { readRun } from "../kept-run.ts";
import type { MeasuredBuild } from "./variance.ts";

/** The measurements in a folder of runs. */
export interface Measured {
  readonly recording: Recording;
  readonly tests: readonly Test[];
  /** Paths of the tests that were left out. */
  readonly short: readonly string[];
  /** Each has a layout of its own. */
  readonly builds: readonly MeasuredBuild[];
  /** They have the base's layout. */
  readonly copies: readonly MeasuredBuild[];
}

/** Fewer chunks do not keep a burst of the machine out of their median. */
const fewestChunks = 8;

/**
 * Reads a folder of runs, and leaves out the tests of which some sample has fewer than 8 chunks.
 *
 * @throws Error where runs are missing, or are not of the same tests
 */
export function readMeasured(folder: string): Measured {
  const runs = globSync("*/results.json", { cwd: folder })
    .sort()
    .map((file) => path.dirname(file));
  const all = runs.flatMap((name) => {
    const { recording } = readRun(path.join(folder, name)) ?? {};
    return recording === undefined ? [] : [{ name, recording }];
  });
  const [first] = all;
  if (first === undefined) throw new Error(`${folder} holds no recording: make some with record`);
  const named = (recording: Recording) => recording.tests.map(testPath).join(" ");
  const other = all.find(({ recording }) => named(recording) !== named(first.recording));
  if (other !== undefined) throw new Error(`${other.name} has other tests than ${first.name}`);
  const short = all.flatMap(({ recording }) => recording.tests.filter(isShort).map(testPath));
  const keep = (recording: Recording): Recording => ({
    ...recording,
    tests: recording.tests.filter((test) => !short.includes(testPath(test))),
  });
  const of = (start: string) =>
    all
      .filter(({ name }) => name.startsWith(start))
      .flatMap(({ name, recording }) => measuredIn(name, keep(recording)));
  return {
    recording: first.recording,
    tests: keep(first.recording).tests.map(testOnly),
    short: [...new Set(short)],
    builds: of("builds-"),
    copies: of("copies-"),
  };
}

function isShort({ samples }: TestRecord): boolean {
  return samples.some(({ chunks }) => (chunks?.length ?? 0) < fewestChunks);
}

/** Candidate and baseline of a run, each against the base. */
function measuredIn(run: string, recording: Recording): MeasuredBuild[] {
  return [asMeasured(run, recording), asMeasured(run, recording, asCandidate)];
}

/** The candidate of a run against its base. */
export function asMeasured(
  run: string,
  { tests }: Recording,
  change: (pair: PairWith<"baseline">) => PairWith<"baseline"> = (pair) => pair,
): MeasuredBuild {
  const logRatios = tests.map((test) => {
    const ratios = chunkRatiosOf(pairsOf(test).map(change));
    if (ratios === undefined || ratios.length < 2)
      throw new Error(`${testPath(test)} in ${run} has fewer than 2 pairs with chunks of a base`);
    return ratios;
  });
  return { run, logRatios };
}

/** The baseline in the candidate's place. */
function asCandidate({ chunks, ...pair }: PairWith<"baseline">): PairWith<"baseline"> {
  const { baseline = [], base = [] } = chunks ?? {};
  return { ...pair, candidate: pair.baseline, ...(chunks && { chunks: { candidate: baseline, base } }) };
}
