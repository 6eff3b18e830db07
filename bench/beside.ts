/**
 * Are figures of pairs that are timed side by side those of pairs that are timed alone? Runs the built command line with one pair at a time
 * and with one on each processor, in turn, and prints how long each takes, and by section how far the multipliers move and how much wider
 * pairs spread. The base is a copy of the candidate with a byte at its end, so what the base's figures move by is known to be nothing.
 *
 * usage: node bench/beside.ts [--runs 4] [--jobs N] [--keep FOLDER] [options of sqlite-bench-gate run]
 *
 * Runs that FOLDER has are not made again.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { mean } from "simple-statistics";
import { features } from "../src/features.ts";
import type { Recording } from "../src/model/recording.ts";
import { testPath } from "../src/model/test.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import { varianceOf } from "../src/statistics/moderated.ts";
import { median } from "../src/statistics/summary.ts";
import { cacheFolder, fetchDoltlite, fetchSqlite, print } from "./engines.ts";
import { describeMachine } from "./recorded.ts";
import { type Figure, figuresOf, groupOf, type Reference, signedPercent } from "./repeat/agreement.ts";
import { optionsOfRun } from "./repeat/options-of-run.ts";

const { values, tokens } = parseArgs({
  options: {
    runs: { type: "string", default: "4" },
    jobs: { type: "string", default: String(os.availableParallelism()) },
    keep: { type: "string", default: path.join(cacheFolder, "beside") },
  },
  strict: false,
  tokens: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 2) throw new Error(`--runs is ${values.runs}: expected 2 or more`);
const passedOn = optionsOfRun(tokens, ["runs", "jobs", "keep"]);
const kept = String(values.keep);
const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

interface Made {
  readonly recording: Recording;
  readonly seconds: number;
}

async function makeRun(jobs: string, number: number, engines: readonly string[]): Promise<Made> {
  const out = path.join(kept, `${jobs}-at-once-${number}`);
  const clock = path.join(out, "seconds");
  if (!existsSync(clock)) {
    const start = performance.now();
    const command = [cli, "run", ...engines, "--jobs", jobs, "--quiet", "--out", out, ...passedOn];
    const child = spawn(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
    await once(child, "close");
    const seconds = (performance.now() - start) / 1000;
    print(
      `${jobs} at once: ${seconds.toFixed(1)} s, load ${os.loadavg()[0]?.toFixed(1)}, status ${child.exitCode}`,
    );
    writeFileSync(clock, String(seconds));
  }
  const file = path.join(out, "results.json");
  return {
    recording: parseRecording(readFileSync(file, "utf8"), file, features),
    seconds: Number(readFileSync(clock, "utf8")),
  };
}

/** The mean figure of a run's tests. */
const meanOf = (figures: readonly Figure[]) => mean(figures.map(({ value }) => value));

function row(section: string, alone: readonly Figure[][], beside: readonly Figure[][]): string[] {
  const of = (all: readonly Figure[][]) =>
    all.map((figures) => figures.filter(({ test }) => section === "all" || groupOf(test) === section));
  const [one, two] = [of(alone), of(beside)];
  const tests = new Set(one.flat().map(({ test }) => testPath(test)));
  const moves = [...tests].map((name) => {
    const figureOf = (all: readonly Figure[][]) =>
      mean(all.flat().flatMap(({ test, value }) => (testPath(test) === name ? [value] : [])));
    return figureOf(two) - figureOf(one);
  });
  const [first, second] = [one.map(meanOf), two.map(meanOf)];
  const error = Math.sqrt(varianceOf(first).value / first.length + varianceOf(second).value / second.length);
  const spread = (all: readonly Figure[][]) =>
    Math.sqrt(mean(all.flat().map(({ squaredError }) => squaredError)));
  return [
    section,
    String(tests.size),
    `${signedPercent(mean(second) - mean(first))} (${(100 * error).toFixed(2)})`,
    signedPercent(median(moves.map(Math.abs))).slice(1),
    signedPercent(Math.max(...moves.map(Math.abs))).slice(1),
    (spread(two) / spread(one)).toFixed(2),
  ];
}

const doltlite = fetchDoltlite();
mkdirSync(kept, { recursive: true });
const base = path.join(kept, "libdoltlite-base.so");
copyFileSync(doltlite, base);
appendFileSync(base, "\0");
const engines = ["--candidate", doltlite, "--baseline", await fetchSqlite(), "--base", base];
const made = { alone: [] as Made[], beside: [] as Made[] };
for (let number = 1; number <= runs; number++) {
  const order = [
    ["alone", "1"],
    ["beside", String(values.jobs)],
  ] as const;
  for (const [kind, jobs] of number % 2 === 1 ? order : order.toReversed())
    made[kind].push(await makeRun(jobs, number, engines));
}
print(describeMachine(made.alone[0]?.recording as Recording));
const secondsOf = (all: readonly Made[]) => median(all.map(({ seconds }) => seconds));
print(
  `one pair at a time ${secondsOf(made.alone).toFixed(1)} s, ${values.jobs} at once ${secondsOf(made.beside).toFixed(1)} s (medians of ${runs})`,
);
for (const reference of ["baseline", "base"] satisfies Reference[]) {
  const of = (all: readonly Made[]) => all.map(({ recording }) => figuresOf(recording, reference));
  const [alone, beside] = [of(made.alone), of(made.beside)];
  if (alone.flat().length === 0) continue;
  const sections = ["all", ...new Set(alone.flat().map(({ test }) => groupOf(test)))];
  const heading = [
    "section",
    "tests",
    "moves by (standard error)",
    "a test, median",
    "most",
    "a pair's spread, times",
  ];
  print(`\nAgainst the ${reference}, ${runs} runs of each:`);
  print(
    markdownTable([heading, ...sections.map((section) => row(section, alone, beside))], {
      align: ["l", "r", "r", "r", "r", "r"],
    }),
  );
}
