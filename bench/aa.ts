/**
 * Does the gate stay calm on real noise? An engine against itself, quiet and under load: real recorded rounds, resampled
 * in blocks of rounds that follow each other to runs of the whole suite, each played through the real state machine.
 *
 * usage: node bench/aa.ts [--record] [--loads LIST] [--rounds N] [--runs N] [--out FOLDER]
 *
 * With --record it measures what FOLDER does not hold yet, for which nothing else should run on the machine; without, it
 * only plays what is there.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { mean, median, sampleCorrelation } from "simple-statistics";
import { parseRecording } from "../src/results/schema.ts";
import { RandomStream } from "../src/suite/random.ts";
import { type Storage, storages } from "../src/suite/test.ts";
import { defaultBaseLines } from "../src/verdict/base-lines.ts";
import { confirmationLooks } from "../src/verdict/confirmation.ts";
import type { Trial } from "../src/verdict/decision.ts";
import { pairsOf } from "../src/verdict/pairs.ts";
import { play } from "../src/verdict/play.ts";
import { defaultRule } from "../src/verdict/rule.ts";
import { cacheFolder, fetchDoltlite, fetchSqlite, print } from "./engines.ts";
import { type LoadName, loadNames, startLoad } from "./loads.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const { values: options } = parseArgs({
  options: {
    record: { type: "boolean", default: false },
    rounds: { type: "string", default: "200" },
    runs: { type: "string", default: "1000" },
    loads: { type: "string", default: loadNames.join(",") },
    out: { type: "string", default: path.join(cacheFolder, "aa") },
  },
});

const loads = loadNames.filter((name) => options.loads.split(",").includes(name));
const engines = { SQLite: await fetchSqlite(), DoltLite: fetchDoltlite() };
const workloads = ["oltp_point_select", "oltp_update_index", "oltp_update_index_ac"];
const rows = "10000";

/** Tests in a simulated run, as many as the suite has. */
const suiteSize = 276;

/** Rounds that stay together when a run is made of recorded ones: longer than most bursts. */
const blockLength = 10;

const mostPairs = defaultRule.rounds.max + Math.max(...confirmationLooks);

/** What every test is held against. */
interface Question {
  readonly name: string;
  /** The largest ratio allowed. */
  readonly line: (storage: Storage) => number;
  /** Whether a recording's median is taken out of it. */
  readonly centred: boolean;
}

const questions: readonly Question[] = [
  {
    name: "against the base's lines (1.1 / 1.2 / 1.4)",
    line: (storage) => defaultBaseLines[storage],
    centred: false,
  },
  { name: "at 0.9 of their ceilings", line: () => 1 / 0.9, centred: false },
  // Exactly at a ceiling is where alpha is spent; off it, by whatever a recording's median is, would be another question.
  { name: "exactly at their ceilings", line: () => 1, centred: true },
];

/** ln(candidate / baseline) of every recorded round of one test. */
interface Series {
  readonly storage: Storage;
  readonly d: readonly number[];
}

function fileOf(engine: string, load: LoadName): string {
  return path.join(options.out, `${engine.toLowerCase()}-${load}`, "results.json");
}

async function record(engine: string, library: string, load: LoadName): Promise<void> {
  const folder = path.dirname(fileOf(engine, load));
  mkdirSync(folder, { recursive: true });
  process.stderr.write(`recording ${engine}, ${load}\n`);
  const same = ["--candidate", library, "--baseline", library, "--quiet", "--out", folder];
  const chosen = ["--variants", "int", "--rows", rows, "--workloads", workloads.join(",")];
  const noise = startLoad(load, folder, 1);
  const command = [cli, "run", ...same, ...chosen, "--rounds", options.rounds];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  const end = () => {
    child.kill("SIGTERM");
    noise.stop();
    process.exit(3);
  };
  process.on("SIGINT", end).on("SIGTERM", end);
  try {
    await once(child, "close");
  } finally {
    process.off("SIGINT", end).off("SIGTERM", end);
    noise.stop();
  }
}

/** A recording that was ended early is made again. */
function isRecorded(file: string): boolean {
  return existsSync(file) && parseRecording(readFileSync(file, "utf8"), file).run?.stopped === undefined;
}

function readSeries(file: string): Series[] {
  return parseRecording(readFileSync(file, "utf8"), file).tests.map((test) => ({
    storage: test.storage,
    d: pairsOf(test).map(({ baseline, candidate }) => Math.log(candidate / baseline)),
  }));
}

/** A series as long as any decision asks for: blocks of rounds that follow each other, from random places. */
function resample({ d }: Series, random: RandomStream, centre: number): number[] {
  const resampled: number[] = [];
  while (resampled.length < mostPairs) {
    const from = random.integer(0, d.length - 1);
    for (let at = 0; at < blockLength; at++) resampled.push((d[(from + at) % d.length] as number) - centre);
  }
  return resampled;
}

interface Tally {
  fails: number;
  inconclusive: number;
  pairs: number;
}

function playRuns(series: readonly Series[], { line, centred }: Question, runs: number): Tally {
  const tally = { fails: 0, inconclusive: 0, pairs: 0 };
  const centres = series.map(({ d }) => (centred ? median([...d]) : 0));
  for (let run = 0; run < runs; run++) {
    const random = new RandomStream(1, `run ${run}`);
    const trials = Array.from({ length: suiteSize }, (_, index): Trial => {
      const at = index % series.length;
      const from = series[at] as Series;
      const d = resample(from, random, centres[at] as number);
      return { section: 0, run: 0, d, line: Math.log(line(from.storage)) };
    });
    const { decision, used } = play(trials, [1e9], defaultRule.rounds, defaultRule.alpha, "samples");
    const outcomes = decision.tests.map((claim) => (claim.state === "decided" ? claim.outcome : "pass"));
    if (outcomes.includes("fail")) tally.fails++;
    if (outcomes.includes("inconclusive")) tally.inconclusive++;
    tally.pairs += used.reduce((sum, pairs) => sum + pairs, 0);
  }
  return tally;
}

function lagOne(d: readonly number[]): number {
  return sampleCorrelation([...d.slice(0, -1)], [...d.slice(1)]);
}

function spread(d: readonly number[]): number {
  const middle = median([...d]);
  return 1.4826 * median(d.map((value) => Math.abs(value - middle)));
}

if (options.record)
  for (const [engine, library] of Object.entries(engines))
    for (const load of loads) if (!isRecorded(fileOf(engine, load))) await record(engine, library, load);

print(
  `${os.cpus()[0]?.model}, ${os.availableParallelism()} cores; ${options.runs} runs of ${suiteSize} tests each`,
);
for (const engine of Object.keys(engines))
  for (const load of loads) {
    const file = fileOf(engine, load);
    if (!isRecorded(file)) continue;
    const series = readSeries(file);
    const rounds = Math.min(...series.map(({ d }) => d.length));
    const lags = series.map(({ d }) => lagOne(d));
    const spreads = storages.map((storage) => {
      const own = series.filter((one) => one.storage === storage).map(({ d }) => spread(d));
      return `${storage} ${(100 * median(own)).toFixed(1)} %`;
    });
    print(`\n${engine} against itself, ${load}: ${series.length} tests, ${rounds} rounds`);
    print(
      `  lag-1 autocorrelation of d: mean ${mean(lags).toFixed(3)}, ${Math.min(...lags).toFixed(3)} to ${Math.max(...lags).toFixed(3)}`,
    );
    print(`  spread of d (1.4826 MAD), median of the tests: ${spreads.join(", ")}`);
    for (const question of questions) {
      const { fails, inconclusive, pairs } = playRuns(series, question, Number(options.runs));
      const perTest = pairs / Number(options.runs) / suiteSize;
      print(
        `  ${question.name}: ${fails} runs fail, ${inconclusive} inconclusive, ${perTest.toFixed(2)} pairs a test`,
      );
    }
  }
