/**
 * The cost of counting instructions, and how far counts agree with times. Runs the built command line, as a user would.
 *
 * usage: node bench/counts.ts cost [--variants LIST] [--suites LIST] [--base FILE]
 *                                                         the pass on its own: base and candidate are two files of one build, unless
 *                                                         another build is the base, so that functions are looked for too
 *        node bench/counts.ts agreement                  DoltLite / SQLite by instructions beside the same by time
 *        node bench/counts.ts builds                     SQLite compiled in other ways, by instructions and by time
 */

import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median, quantile } from "simple-statistics";
import { type CountedRecord, countsOf, withCounts } from "../src/features/counts/counts.ts";
import { features } from "../src/features.ts";
import { defaultCriteria } from "../src/model/criteria.ts";
import type { Recording } from "../src/model/recording.ts";
import { testPath } from "../src/model/test.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import { testVerdicts } from "../src/verdict/judge.ts";
import { judgeRecording } from "../src/verdict/judge-recording.ts";
import { fetchDoltlite, fetchSqlite, print } from "./engines.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const amalgamation = fileURLToPath(
  new URL("../node_modules/better-sqlite3/deps/sqlite3/sqlite3.c", import.meta.url),
);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variants: { type: "string", default: "int,composite,blob,text" },
    suites: { type: "string", default: "oltp" },
    base: { type: "string" },
  },
});
const folder = mkdtempSync(path.join(os.tmpdir(), "bench-counts-"));

function run(...parameters: string[]): Recording {
  const out = path.join(folder, "results");
  const ceilings = ["--ceiling", "1000", "--average-ceiling", "1000", "--count-ceiling", "1000"];
  const { status } = spawnSync(
    process.execPath,
    [cli, "run", "--out", out, "--counts", "instructions", "--quiet", ...ceilings, ...parameters],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0 && status !== 1) throw new Error(`the run ended with status ${status}`);
  const file = path.join(out, "results.json");
  return parseRecording(readFileSync(file, "utf8"), file, features);
}

/** Seconds of the pass, of which no other part of a run is. */
async function cost(): Promise<void> {
  const base = path.join(folder, "libbase.so");
  copyFileSync(options.base ?? fetchDoltlite(), base);
  const engines = [
    "--candidate",
    fetchDoltlite(),
    "--base",
    base,
    "--identical-base",
    "measure",
    "--baseline",
    await fetchSqlite(),
  ];
  const size = [
    "--suites",
    options.suites,
    "--variants",
    options.variants,
    "--rows",
    "1000",
    "--rounds",
    "1",
  ];
  const recording = run(...engines, ...size);
  const counts = (countsOf(recording)?.tests ?? []).flatMap(({ counts }) => counts);
  const taken = counts.flatMap((one) => ("instructions" in one ? [one] : []));
  const seconds = (recording.run?.timeline?.["count instructions"] ?? 0) / 1e9;
  const different = withCounts(recording.tests, countsOf(recording)).filter(
    (test) => instructionsOf(test, "base") !== instructionsOf(test, "candidate"),
  );
  const instructions = taken.reduce((sum, one) => sum + one.instructions + (one.again ?? 0), 0);
  print(`${recording.tests.length} tests of three engines, ${counts.length} counts, ${seconds.toFixed(1)} s`);
  print(
    `${(instructions / 1e9).toFixed(1)} billion instructions, ${counts.length - taken.length} tests not counted`,
  );
  print(
    `counted twice: ${taken.filter(({ again }) => again !== undefined).length}, with another count: ${taken.filter(({ instructions, again = instructions }) => again !== instructions).length}`,
  );
  const profiled = (countsOf(recording)?.tests ?? []).filter(({ profile }) => profile !== undefined).length;
  print(`${different.length} tests with another count on the base; functions of ${profiled}`);
}

function instructionsOf(test: CountedRecord, role: string): number {
  const count = test.counts?.find((one) => one.role === role);
  return count !== undefined && "instructions" in count ? count.instructions : Number.NaN;
}

/** ln of the multiplier by instructions / that by time, of each test. */
function disagreements(recording: Recording): { readonly test: string; readonly value: number }[] {
  const verdict = judgeRecording(recording, { ...defaultCriteria }, features);
  const multipliers = new Map(
    testVerdicts(verdict).flatMap(({ comparison }) =>
      comparison.state === "measured" ? [[testPath(comparison), comparison.multiplier] as const] : [],
    ),
  );
  return withCounts(recording.tests, countsOf(recording)).flatMap((test) => {
    const byTime = multipliers.get(testPath(test));
    const byCount = instructionsOf(test, "candidate") / instructionsOf(test, "baseline");
    return byTime === undefined || Number.isNaN(byCount)
      ? []
      : [{ test: testPath(test), value: Math.log(byCount / byTime) }];
  });
}

function summarise(name: string, recording: Recording): void {
  const all = disagreements(recording);
  const sizes = all.map(({ value }) => Math.abs(value));
  const worst = all.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))[0];
  const percent = (value: number) => `${(100 * (Math.exp(value) - 1)).toFixed(1)} %`;
  print(
    `${name}: ${all.length} tests; by instructions beside by time, median ${percent(median(sizes))}, 90th percentile ` +
      `${percent(quantile(sizes, 0.9))}, worst ${percent(worst?.value ?? 0)} in ${worst?.test}`,
  );
}

async function agreement(): Promise<void> {
  const engines = ["--candidate", fetchDoltlite(), "--baseline", await fetchSqlite()];
  const size = ["--variants", "int", "--storages", "memory", "--rows", "10000", "--count-rows", "10000"];
  summarise("DoltLite / SQLite in memory", run(...engines, ...size, "--rounds", "15"));
}

/** Builds of the same source: what the compiler does is as large in time as in instructions, or not. */
async function builds(): Promise<void> {
  for (const level of ["-O1", "-O3", "-Os"]) {
    const library = path.join(folder, `libsqlite3${level}.so`);
    const flags = [level, "-DSQLITE_THREADSAFE=1", "-shared", "-fPIC", "-w"];
    execFileSync("cc", [...flags, "-o", library, amalgamation, "-lpthread", "-lm", "-ldl"]);
    const engines = ["--candidate", library, "--baseline", await fetchSqlite()];
    const size = ["--variants", "int", "--storages", "memory", "--rows", "10000", "--count-rows", "10000"];
    const recording = run(...engines, ...size, "--rounds", "15");
    const ratios = withCounts(recording.tests, countsOf(recording)).map(
      (test) => instructionsOf(test, "candidate") / instructionsOf(test, "baseline"),
    );
    const verdict = judgeRecording(recording, { ...defaultCriteria }, features);
    const times = testVerdicts(verdict).flatMap(({ comparison }) =>
      comparison.state === "measured" ? [comparison.multiplier] : [],
    );
    print(
      `${level} / -O2: instructions ${median(ratios).toFixed(3)}, time ${median(times).toFixed(3)} (medians of tests)`,
    );
  }
}

const programs: Readonly<Record<string, () => Promise<void>>> = { cost, agreement, builds };
try {
  for (const name of positionals.length === 0 ? Object.keys(programs) : positionals) {
    const program = programs[name];
    if (program === undefined) throw new Error(`"${name}" is none of ${Object.keys(programs).join(", ")}`);
    await program();
  }
} finally {
  rmSync(folder, { recursive: true });
}
