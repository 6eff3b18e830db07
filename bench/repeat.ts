/**
 * Do the figures hold still? Runs the built command line on the same engines several times, and prints how far the
 * multiplier of a test moves from one run to another, by section: the median and the 95th percentile of |difference| over
 * tests and pairs of runs, in percent. Then it prints whether that is what the pairs of a run predict, or a run adds something of its
 * own, against each engine (repeat/agreement.ts). Beside a load, one C compiler works all the time.
 *
 * usage: npm run bench:repeat -- [--runs 3] [--load quiet|compiler] [--main FILE] [--base-copy] [--keep FOLDER] [options of sqlite-bench-gate run]
 *        npm run bench:repeat -- --from FOLDER
 *
 * `--main` measures with another build of the tool, such as the dist/main.js of an earlier release. `--base-copy` adds a base: a copy of
 * the candidate with a byte at its end, so that it is another file. `--keep` keeps the results of each run, which `--from` reads again.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { mean, quantile } from "simple-statistics";
import { features } from "../src/features.ts";
import type { Recording } from "../src/model/recording.ts";
import { testPath } from "../src/model/test.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import { median } from "../src/statistics/summary.ts";
import { fetchDoltlite, fetchSqlite, print } from "./engines.ts";
import { startCompiler } from "./loads.ts";
import { describeMachine } from "./recorded.ts";
import { agreementOf, type Figure, figuresOf, groupOf, signedPercent } from "./repeat/agreement.ts";
import { optionsOfRun } from "./repeat/options-of-run.ts";

const loads = ["quiet", "compiler"] as const;

const { values, tokens } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    load: { type: "string", default: "quiet" },
    main: { type: "string", default: fileURLToPath(new URL("../dist/main.js", import.meta.url)) },
    "base-copy": { type: "boolean", default: false },
    keep: { type: "string" },
    from: { type: "string" },
  },
  strict: false,
  tokens: true,
});
const runs = Number(values.runs);
const load = loads.find((name) => name === values.load);
if (!Number.isInteger(runs) || runs < 2) throw new Error(`--runs is ${values.runs}: expected 2 or more`);
if (load === undefined) throw new Error(`--load is ${values.load}: expected ${loads.join(" or ")}`);

const passedOn = optionsOfRun(tokens, ["runs", "load", "main", "base-copy", "keep", "from"]);

const references = ["baseline", "base"] as const;

const folder = mkdtempSync(path.join(os.tmpdir(), "repeat-"));

/** @returns the results file */
async function runOnce(index: number, engines: readonly string[]): Promise<string> {
  const out = path.join(folder, String(index));
  const start = process.hrtime.bigint();
  const child = spawn(
    process.execPath,
    [String(values.main), "run", ...engines, "--out", out, "--quiet", ...passedOn],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  await once(child, "close");
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const file = path.join(out, "results.json");
  const { derived } = JSON.parse(readFileSync(file, "utf8"));
  print(
    `run ${index + 1}: ${seconds.toFixed(1)} s, load ${os.loadavg()[0]?.toFixed(1)}, exit status ${child.exitCode}, ${derived.outcome}`,
  );
  if (values.keep !== undefined) copyFileSync(file, path.join(String(values.keep), `${index + 1}.json`));
  return file;
}

function read(file: string): Recording {
  return parseRecording(readFileSync(file, "utf8"), file, features);
}

async function measure(): Promise<Recording[]> {
  const candidate = fetchDoltlite();
  const engines = ["--candidate", candidate, "--baseline", await fetchSqlite()];
  if (values.keep !== undefined) mkdirSync(String(values.keep), { recursive: true });
  if (values["base-copy"] === true) {
    const copy = path.join(folder, path.basename(candidate));
    copyFileSync(candidate, copy);
    appendFileSync(copy, "\0");
    engines.push("--base", copy);
  }
  print(`${runs} runs, ${load === "quiet" ? "nothing beside them" : "a C compiler beside them"}`);
  const compiling = load === "compiler" ? startCompiler(folder) : undefined;
  const files: string[] = [];
  try {
    for (let index = 0; index < runs; index++) files.push(await runOnce(index, engines));
  } finally {
    await compiling?.stop();
  }
  return files.map(read);
}

/** The runs that `--keep` has kept, in order. */
function readKept(kept: string): Recording[] {
  const names = readdirSync(kept).filter((name) => /^\d+\.json$/.test(name));
  if (names.length < 2) throw new Error(`${kept} has ${names.length} runs: expected 2 or more`);
  return names
    .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .map((name) => read(path.join(kept, name)));
}

/** Percent: of each test, between each two runs. */
function differences(all: readonly (readonly Figure[])[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, later] of all.entries())
    for (const earlier of all.slice(0, index))
      for (const { test, value } of later) {
        const other = earlier.find((one) => testPath(one.test) === testPath(test))?.value;
        if (other === undefined) throw new Error(`${testPath(test)} has no multiplier`);
        const section = groupOf(test);
        found.set(section, [...(found.get(section) ?? []), 100 * Math.abs(value - other)]);
      }
  return found;
}

function row(name: string, found: readonly number[]): string {
  const shown = (value: number) => `${value.toFixed(1)} %`;
  const at = (share: number) => shown(quantile([...found], share));
  return `| ${name} | ${found.length} | ${at(0.5)} | ${at(0.9)} | ${at(0.95)} | ${at(1)} | ${shown(mean([...found]))} |`;
}

function printDifferences(figures: readonly (readonly Figure[])[]): void {
  const found = differences(figures);
  print("\n| section | differences | median | 90th percentile | 95th | largest | mean |");
  print("|---|--:|--:|--:|--:|--:|--:|");
  for (const [section, own] of found) print(row(section, own));
  const of = (wanted: (section: string) => boolean) =>
    [...found].flatMap(([section, own]) => (wanted(section) ? own : []));
  const isCalm = (section: string) => section !== "autocommit/writes";
  print(row("all but autocommit writes", of(isCalm)));
  const isAny = () => true;
  print(row("all", of(isAny)));
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const alignment = ["l", ...Array.from({ length: 7 }, () => "r")];

function printAgreement(figures: readonly (readonly Figure[])[]): void {
  const groups = ["all", ...new Set(figures.flat().map(({ test }) => groupOf(test)))];
  const rows = groups.map((group) => {
    const own = figures.map((run) => run.filter(({ test }) => group === "all" || groupOf(test) === group));
    const { tests, ratios, own: added, shared, covered } = agreementOf(own);
    const [middle, most] = [median(ratios), Math.max(...ratios)];
    const found = [mean([...ratios]), middle, most].map((ratio) => ratio.toFixed(2));
    return [group, String(tests), ...found, signedPercent(added), signedPercent(shared), percent(covered)];
  });
  const heading = [
    "variance between runs / predicted",
    "tests",
    "mean",
    "median",
    "most",
    "a test's own",
    "shared",
    "within intervals",
  ];
  print(`\n${markdownTable([heading, ...rows], { align: alignment })}`);
}

try {
  const recordings = values.from === undefined ? await measure() : readKept(String(values.from));
  print(describeMachine(recordings[0] as Recording));
  for (const reference of references) {
    const figures = recordings.map((recording) => figuresOf(recording, reference));
    if (figures.every(({ length }) => length === 0)) continue;
    print(`\nAgainst the ${reference}, ${recordings.length} runs:`);
    printDifferences(figures);
    printAgreement(figures);
  }
} finally {
  rmSync(folder, { recursive: true });
}
