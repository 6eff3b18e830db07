/**
 * Does the gate stay calm on real noise? An engine against itself, quiet and under load: real recorded rounds, resampled
 * in blocks of rounds that follow each other to runs of the whole suite, each played through the real state machine.
 *
 * usage: node bench/aa.ts [--record | --analyse] [--engines LIST] [--loads LIST] [--rounds N] [--rows N]
 *        [--runs N] [--shuffles N] [--out FOLDER]
 *
 * With --record it only measures what FOLDER does not hold yet, for which nothing else should run on the machine; with
 * --analyse it only plays what is there; with neither it does both.
 *
 * A few hundred rounds can be unlike coins by chance, and resampled a thousand times they stay so. With --shuffles the
 * questions at a ceiling are asked of the same rounds in so many random orders too: more failures than in nearly all of
 * those come from the order, fewer say nothing against the rule.
 */

import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import type { Recording } from "../src/model/recording.ts";
import { storages } from "../src/model/test.ts";
import { mean, median, robustDeviation } from "../src/statistics/summary.ts";
import { RandomStream } from "../src/suite/random.ts";
import { type Question, questions } from "./aa/questions.ts";
import { blockLength, shuffleRounds } from "./aa/resample.ts";
import { centred, lagOne, type Series, seriesOf, sides } from "./aa/series.ts";
import { type SimulatedRun, simulateRun } from "./aa/simulated-run.ts";
import { cacheFolder, fetchDoltlite, fetchSqlite, print } from "./engines.ts";
import { findKept, makeRun, readRun, type ShardedRun } from "./kept-run.ts";
import { type LoadName, loadNames, requireStress, startLoad } from "./loads.ts";
import { describeMachine, minutesOf } from "./recorded.ts";

const engineNames = ["sqlite", "doltlite"] as const;
type EngineName = (typeof engineNames)[number];

/** A test of each storage and kind: under load, autocommit writes take a second each. */
const workloads = ["oltp_point_select", "oltp_update_index", "oltp_update_index_ac"];

/** Tests in a simulated run, as many as the suite has. */
const suiteSize = 276;

const { values: options } = parseArgs({
  options: {
    record: { type: "boolean", default: false },
    analyse: { type: "boolean", default: false },
    engines: { type: "string", default: engineNames.join(",") },
    loads: { type: "string", default: loadNames.join(",") },
    rounds: { type: "string", default: "200" },
    rows: { type: "string", default: "10000" },
    runs: { type: "string", default: "1000" },
    shuffles: { type: "string", default: "0" },
    out: { type: "string", default: path.join(cacheFolder, "aa") },
  },
});
const rounds = Number(options.rounds);
const runs = Number(options.runs);
const shuffles = Number(options.shuffles);
if (!(rounds > blockLength && runs >= 1 && shuffles >= 0))
  throw new RangeError(
    `expected --rounds above ${blockLength}, --runs of at least 1 and --shuffles of at least 0`,
  );

/** The names in a list, in the order of all names. */
function chosen<Name extends string>(option: string, list: string, names: readonly Name[]): Name[] {
  const unknown = list.split(",").find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) throw new RangeError(`${option} ${unknown}: expected ${names.join(", ")}`);
  return names.filter((name) => list.split(",").includes(name));
}

const recordings = chosen("--engines", options.engines, engineNames).flatMap((engine) =>
  chosen("--loads", options.loads, loadNames).map((load) => ({
    engine,
    load,
    folder: path.join(options.out, `${engine}-${load}`),
  })),
);

async function libraryOf(engine: EngineName): Promise<string> {
  return engine === "sqlite" ? fetchSqlite() : fetchDoltlite();
}

async function plan(engine: EngineName): Promise<ShardedRun> {
  const library = await libraryOf(engine);
  const size = { rounds, rows: Number(options.rows), seed: 1 };
  return { candidate: library, baseline: library, workloads, ...size, ceiling: 2 };
}

/** Kept only where the load was there until the end. */
async function record(planned: ShardedRun, load: LoadName, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const running = startLoad(load, unfinished, 1);
  let recording: Recording;
  try {
    ({ recording } = await makeRun(planned, unfinished));
  } finally {
    await running.stop();
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  process.stderr.write(`  ${minutesOf(recording).toFixed(1)} minutes\n`);
}

async function recordMissing(): Promise<void> {
  if (recordings.some(({ load }) => load !== "quiet")) requireStress();
  const planned = [];
  // All of them before the first is made: what is in the way is said at once, and not in half an hour.
  for (const { engine, ...rest } of recordings) {
    const made = await plan(engine);
    if (findKept(made, rest.folder) === undefined) planned.push({ engine, made, ...rest });
  }
  for (const [index, { engine, made, load, folder }] of planned.entries()) {
    process.stderr.write(`recording ${engine}, ${load}: ${index + 1} of ${planned.length}\n`);
    await record(made, load, folder);
  }
}

function percent(values: readonly number[]): string {
  return `${(100 * median(values)).toFixed(1)} %`;
}

/** `0.02 (-0.11 to 0.20)` */
function range(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}

function describeSeries(series: readonly Series[]): string[] {
  const all = series.map(({ logRatios }) => logRatios);
  const spreads = storages.map((storage) => {
    const own = series
      .filter((one) => one.storage === storage)
      .map(({ logRatios }) => robustDeviation(logRatios));
    return own.length === 0 ? "" : percent(own);
  });
  return [
    String(series.length),
    String(all[0]?.length),
    range(all.map((logRatios) => Math.exp(median(logRatios)))),
    range(all.map(lagOne)),
    range(all.map((logRatios) => lagOne(sides(logRatios)))),
    ...spreads,
  ];
}

function playRuns(series: readonly Series[], question: Question): SimulatedRun[] {
  return Array.from({ length: runs }, (_, index) =>
    simulateRun(series, question.ceilingOf, suiteSize, new RandomStream(1, `run ${index}`)),
  );
}

function failuresIn(played: readonly SimulatedRun[]): number {
  return played.filter(({ fails }) => fails > 0).length;
}

/** Failures with the rounds in random orders, `3.0 (0 to 12), 1 of 30 as many`. */
function askShuffled(series: readonly Series[], question: Question, failures: number): string {
  const counts = Array.from({ length: shuffles }, (_, index) =>
    failuresIn(playRuns(shuffleRounds(series, new RandomStream(1, `shuffle ${index}`)), question)),
  );
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const asMany = counts.filter((count) => count >= failures).length;
  return `${mean(counts).toFixed(1)} (${least} to ${most}), ${asMany} of ${shuffles} as many`;
}

function ask(recorded: readonly Series[], question: Question): string[] {
  const series = question.centred ? recorded.map(centred) : recorded;
  const played = playRuns(series, question);
  const failures = failuresIn(played);
  const pairs = played.reduce((sum, run) => sum + run.pairs, 0) / runs / suiteSize;
  return [
    String(failures),
    question.allowed,
    ...(shuffles === 0 ? [] : [question.isAtCeiling ? askShuffled(series, question, failures) : ""]),
    String(played.filter(({ inconclusive }) => inconclusive > 0).length),
    pairs.toFixed(2),
  ];
}

function table(headings: readonly string[], rows: readonly (readonly string[])[], words: number): string {
  const align = headings.map((_, index) => (index < words ? "l" : "r"));
  return markdownTable([headings, ...rows], { align });
}

function analyse(): void {
  const found = recordings.flatMap(({ engine, load, folder }) => {
    const run = readRun(folder);
    if (run === undefined) process.stderr.write(`${folder} has not been recorded\n`);
    return run === undefined ? [] : [{ name: `${engine}, ${load}`, recording: run.recording }];
  });
  const [first] = found;
  if (first === undefined) throw new Error(`${options.out} holds no recording: make some with --record`);
  print(`Recorded on: ${describeMachine(first.recording)}\n`);
  const spreads = storages.map((storage) => `spread, ${storage}`);
  print(
    table(
      ["recording", "load before", "tests", "rounds", "ratio", "lag 1 of d", "lag 1 of its side", ...spreads],
      found.map(({ name, recording }) => [
        name,
        String(recording.machine?.loadBefore ?? ""),
        ...describeSeries(seriesOf(recording)),
      ]),
      1,
    ),
  );
  print(`\n${runs} runs of ${suiteSize} tests for each line, in blocks of ${blockLength} rounds\n`);
  const rows = found.flatMap(({ name, recording }) =>
    questions.map((question) => {
      process.stderr.write(`playing ${name}: ${question.name}\n`);
      return [name, question.name, ...ask(seriesOf(recording), question)];
    }),
  );
  const reference = shuffles === 0 ? [] : ["the same, rounds shuffled"];
  const figures = [
    "runs with a failure",
    "allowed",
    ...reference,
    "runs with an inconclusive test",
    "pairs a test",
  ];
  print(table(["recording", "question", ...figures], rows, 2));
}

if (options.record || !options.analyse) await recordMissing();
if (options.analyse || !options.record) analyse();
