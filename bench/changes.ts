/**
 * Does a base arm find small changes, and only those that are there? Three engines in turns beside a C compiler on a
 * two-core machine: recorded rounds of an engine against itself, and of one that a small library slows by a known factor
 * (slowed.c), resampled in blocks to runs of all tests in memory and on file, each played through the code of a real run.
 *
 * usage: node bench/changes.ts [--record | --analyse | --cost [--loaded]] [--rounds N] [--rows N] [--runs N] [--out FOLDER]
 *
 * With --cost it runs the int variant without a base and by each gate that has one instead, and compares how long that
 * takes, beside nothing else or, with --loaded, beside the compiler.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { mean } from "simple-statistics";
import type { Recording } from "../src/model/recording.ts";
import { keyVariants, type Storage, testPath } from "../src/model/test.ts";
import { median } from "../src/statistics/summary.ts";
import { planTests } from "../src/suite/plan-tests.ts";
import { RandomStream } from "../src/suite/random.ts";
import { chunkRatiosOf, pairsOf } from "../src/verdict/pairs.ts";
import { type BaseSeries, type SimulatedRun, type SuiteTest, simulateRun } from "./changes/simulated-run.ts";
import { cacheFolder, fetchDoltlite, fetchSqlite, print } from "./engines.ts";
import { findKept, makeRun, readRun, type ShardedRun } from "./kept-run.ts";
import { startCompiler } from "./loads.ts";
import { describeMachine, minutesOf } from "./recorded.ts";
import { compileSlowed } from "./slowed.ts";

const storages = ["memory", "file"] as const satisfies readonly Storage[];

/** Two reads and two writes of each storage. */
const workloads = ["oltp_point_select", "covering_index_scan", "oltp_update_index", "oltp_write_only"];

/** Both builds of a pair are slowed: what a build loses by being slowed at all is in both. */
const slowedBase = 1.3;

/** How much slower a changed test is, injected into the recorded rounds of an engine against itself. */
const factors = [1.02, 1.03, 1.04, 1.05, 1.07, 1.1, 1.15];

/** How many tests change in the runs that the false discovery rate is counted in. */
const changedTests = 20;

const { values: options } = parseArgs({
  options: {
    record: { type: "boolean", default: false },
    analyse: { type: "boolean", default: false },
    cost: { type: "boolean", default: false },
    loaded: { type: "boolean", default: false },
    rounds: { type: "string", default: "100" },
    rows: { type: "string", default: "100000" },
    runs: { type: "string", default: "400" },
    out: { type: "string", default: path.join(cacheFolder, "changes") },
  },
});
const runs = Number(options.runs);

interface Planned {
  readonly name: string;
  readonly run: ShardedRun;
}

async function planned(): Promise<Planned[]> {
  mkdirSync(options.out, { recursive: true });
  const baseline = await fetchSqlite();
  const doltlite = fetchDoltlite();
  // Another file, as another build would be.
  const again = path.join(options.out, "libdoltlite-base.so");
  copyFileSync(doltlite, again);
  const size = { rounds: Number(options.rounds), rows: Number(options.rows), seed: 1 };
  const shared = { baseline, workloads, storages, ceiling: 1000, ...size };
  const slower = (factor: number) =>
    compileSlowed(baseline, String(Number((slowedBase * factor).toFixed(4))), options.out);
  const base = slower(1);
  return [
    { name: "the same engine", run: { ...shared, candidate: doltlite, base: again } },
    { name: "5 % slower", run: { ...shared, candidate: slower(1.05), base } },
    { name: "10 % slower", run: { ...shared, candidate: slower(1.1), base } },
  ];
}

function folderOf(name: string): string {
  return path.join(options.out, name.replaceAll(/\W+/g, "-"));
}

async function recordAll(): Promise<void> {
  const compiled = mkdtempSync(path.join(os.tmpdir(), "compiler-"));
  const compiling = startCompiler(compiled);
  try {
    for (const { name, run } of await planned()) {
      if (findKept(run, folderOf(name)) !== undefined) continue;
      process.stderr.write(`recording ${name}\n`);
      mkdirSync(folderOf(name), { recursive: true });
      const { recording } = await makeRun(run, folderOf(name));
      process.stderr.write(`  ${minutesOf(recording).toFixed(1)} minutes\n`);
    }
  } finally {
    await compiling.stop();
    rmSync(compiled, { recursive: true });
  }
}

function seriesOf({ tests }: Recording): BaseSeries[] {
  return tests.map((test) => {
    const pairs = pairsOf(test);
    return {
      storage: test.storage,
      kind: test.kind,
      logRatios: pairs.map(({ baseline, candidate }) => Math.log(candidate / baseline)),
      baseRatios: pairs.map(({ candidate, base }) => Math.log(candidate / (base as number))),
      chunkRatios: chunkRatiosOf(pairs) ?? [],
    };
  });
}

/** A test that stands exactly at no change: what its median is off by is taken out. */
function centred(series: BaseSeries): BaseSeries {
  const around = (values: readonly number[]) => values.map((value) => value - median(values));
  return { ...series, baseRatios: around(series.baseRatios), chunkRatios: around(series.chunkRatios) };
}

const suite = planTests({ suites: ["oltp"], variants: keyVariants, storages });

/** The suite of an engine against itself, of which each test takes its rounds from a recorded one of its storage and kind. */
function unchanged(series: readonly BaseSeries[]): SuiteTest[] {
  return suite.map((test, index) => {
    const alike = series.filter(({ storage, kind }) => storage === test.storage && kind === test.kind);
    return { test, series: alike[index % alike.length] as BaseSeries, factor: 1 };
  });
}

interface Played {
  readonly run: SimulatedRun;
  readonly changed: ReadonlySet<number>;
}

/** Plays runs in which some tests of a storage, others each time, have changed. */
function play(
  name: string,
  all: readonly SuiteTest[],
  storage: Storage | undefined,
  count: number,
  change: (one: SuiteTest) => SuiteTest,
): Played[] {
  return Array.from({ length: runs }, (_, index) => {
    const random = new RandomStream(1, `${name} ${index}`);
    const candidates = all.flatMap(({ test }, place) =>
      storage === undefined || test.storage === storage ? [place] : [],
    );
    const changed = new Set<number>();
    while (changed.size < count) changed.add(candidates[random.integer(0, candidates.length - 1)] as number);
    return {
      run: simulateRun(
        all.map((one, place) => (changed.has(place) ? change(one) : one)),
        random,
      ),
      changed,
    };
  });
}

function isListed({ changes }: SimulatedRun, { test }: SuiteTest): boolean {
  return changes.found.some((change) => testPath(change.test) === testPath(test));
}

/** The share of changed tests that are listed. */
function foundShare(played: readonly Played[], all: readonly SuiteTest[]): number {
  const each = played.flatMap(({ run, changed }) =>
    [...changed].map((place) => isListed(run, all[place] as SuiteTest)),
  );
  return each.filter(Boolean).length / each.length;
}

/** The mean over the runs of the share of their entries that are false. */
function falseShare(played: readonly Played[], all: readonly SuiteTest[]): number {
  return mean(
    played.map(({ run, changed }) => {
      const right = [...changed].filter((place) => isListed(run, all[place] as SuiteTest)).length;
      return (run.changes.found.length - right) / Math.max(1, run.changes.found.length);
    }),
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function pairsATest(played: readonly Played[]): string {
  return (mean(played.map(({ run }) => run.pairs)) / suite.length).toFixed(2);
}

/** The change found in 80 of 100 runs, between those played, in ln. */
function sizeFoundAt(power: number, found: readonly number[]): number | undefined {
  const above = found.findIndex((share) => share >= power);
  if (above < 1) return undefined;
  const [low = 0, high = 0] = [found[above - 1], found[above]];
  const [from, to] = [Math.log(factors[above - 1] as number), Math.log(factors[above] as number)];
  return from + ((power - low) / (high - low)) * (to - from);
}

function analyse(made: ReadonlyMap<string, Recording>): void {
  const same = made.get("the same engine");
  if (same === undefined) throw new Error(`${options.out} holds no recording: make some with --record`);
  print(`Recorded on: ${describeMachine(same)}; a C compiler beside it\n`);
  const recorded = seriesOf(same);
  const all = unchanged(recorded);
  const still = unchanged(recorded.map(centred));
  const nothing = play("nothing", all, undefined, 0, (one) => one);
  const someListed = nothing.filter(({ run }) => run.changes.found.length > 0).length / runs;
  print(
    `${runs} runs of ${suite.length} tests, ${same.tests[0]?.samples.length} samples of each recorded test.`,
  );
  print(
    `Nothing changed: ${percent(someListed)} of runs list a change, ${pairsATest(nothing)} pairs a test.\n`,
  );
  const rows = storages.map((storage) => {
    const shares = factors.map((factor) => {
      const played = play(`${storage} ${factor}`, still, storage, 1, (one) => ({ ...one, factor }));
      return foundShare(played, still);
    });
    const said = median(nothing.flatMap(({ run }) => run.changes.smallest[storage] ?? []));
    const real = sizeFoundAt(0.8, shares);
    return [
      storage,
      ...shares.map(percent),
      percent(said),
      real === undefined ? "" : percent(Math.expm1(real)),
    ];
  });
  print("One test slower by a factor that was injected: how often it is found");
  const sizes = factors.map((factor) => `${Math.round(100 * (factor - 1))} %`);
  print(markdownTable([["storage", ...sizes, "smallest, as reported", "found in 80 % of runs"], ...rows]));
  print(`\n${changedTests} tests slower by 10 %: the share of false entries, and pairs a test`);
  const many = play("many", still, undefined, changedTests, (one) => ({ ...one, factor: 1.1 }));
  print(
    `${percent(falseShare(many, still))}, ${percent(foundShare(many, still))} found, ${pairsATest(many)}`,
  );
  print(
    "\nOne test by an engine that is slowed: its factor as all rounds have it, and how often it is found",
  );
  for (const [name, recording] of made) {
    if (name === "the same engine") continue;
    const slowed = seriesOf(recording);
    for (const storage of storages) {
      const own = slowed.filter((one) => one.storage === storage);
      const truth = own.map(({ baseRatios }) => Math.exp(median(baseRatios)).toFixed(3)).join(", ");
      const played = play(name, still, storage, 1, (one) => {
        const alike = own.filter(({ kind }) => kind === one.test.kind);
        return { ...one, series: alike[one.test.workload.length % alike.length] as BaseSeries };
      });
      print(`- ${name}, ${storage} (${truth}): ${percent(foundShare(played, still))}`);
    }
  }
}

/** The gates that a pull request can have, and the options of its run besides the two engines. */
function gatesOf(base: string): [name: string, parameters: string[]][] {
  const third = ["--base", base, "--identical-base", "measure"];
  return [
    ["no base", []],
    ["gate base", [...third, "--gate", "base"]],
    ["gate both", [...third, "--gate", "both"]],
  ];
}

/** The wall clock of the int variant without a base and by each gate that has one, in turn. */
async function compareCost(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "changes-"));
  const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
  const engines = ["--candidate", fetchDoltlite(), "--baseline", await fetchSqlite()];
  const base = path.join(folder, "libdoltlite-base.so");
  copyFileSync(fetchDoltlite(), base);
  const time = async (parameters: readonly string[]) => {
    const out = path.join(folder, "out");
    const given = [cli, "run", ...engines, ...parameters, "--variants", "int", "--quiet", "--out", out];
    const start = process.hrtime.bigint();
    const child = spawn(process.execPath, given, { stdio: ["ignore", "ignore", "inherit"] });
    await once(child, "close");
    return Number(process.hrtime.bigint() - start) / 1e9;
  };
  const compiling = options.loaded ? startCompiler(folder) : undefined;
  print(options.loaded ? "Beside a compiler" : "Beside nothing else");
  try {
    const rounds: number[][] = [];
    for (let round = 1; round <= 5; round++) {
      const seconds: number[] = [];
      for (const [, parameters] of gatesOf(base)) seconds.push(await time(parameters));
      rounds.push(seconds);
      print(
        gatesOf(base)
          .map(([name], index) => `${name} ${seconds[index]?.toFixed(1)} s`)
          .join(", "),
      );
    }
    for (const [index, [name]] of gatesOf(base).entries()) {
      const ratios = rounds.map((seconds) => (seconds[index] as number) / (seconds[0] as number));
      print(
        `${name}: ${median(ratios).toFixed(2)} times a run without (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
      );
    }
  } finally {
    await compiling?.stop();
    rmSync(folder, { recursive: true });
  }
}

if (options.cost) await compareCost();
else {
  if (!options.analyse) await recordAll();
  if (!options.record) {
    const found = (await planned()).flatMap(({ name }): [string, Recording][] => {
      const run = readRun(folderOf(name));
      return run === undefined ? [] : [[name, run.recording]];
    });
    analyse(new Map(found));
  }
}
