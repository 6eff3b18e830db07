/**
 * Do the figures hold still? Runs the built command line on the same engines several times, and prints how far the
 * multiplier of a test moves from one run to another, by section: the median and the 95th percentile of |difference| over
 * tests and pairs of runs, in percent. Beside a load, one C compiler works all the time.
 *
 * usage: npm run bench:repeat -- [--runs 3] [--load quiet|compiler] [--main FILE] [options of sqlite-bench-gate run]
 *
 * `--main` measures with another build of the tool, such as the dist/main.js of an earlier release.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { mean, quantile } from "simple-statistics";
import { fetchDoltlite, fetchSqlite, print } from "./engines.ts";
import { startCompiler } from "./loads.ts";

const loads = ["quiet", "compiler"] as const;

const { values, tokens } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    load: { type: "string", default: "quiet" },
    main: { type: "string", default: fileURLToPath(new URL("../dist/main.js", import.meta.url)) },
  },
  strict: false,
  tokens: true,
});
const runs = Number(values.runs);
const load = loads.find((name) => name === values.load);
if (!Number.isInteger(runs) || runs < 2) throw new Error(`--runs is ${values.runs}: expected 2 or more`);
if (load === undefined) throw new Error(`--load is ${values.load}: expected ${loads.join(" or ")}`);

/** The gate takes all options that this program does not know. */
const own = new Set(["runs", "load", "main"]);
const passedOn = tokens.flatMap((token) => {
  if (token.kind === "positional") return [token.value];
  if (token.kind !== "option" || own.has(token.name)) return [];
  return token.value === undefined || token.inlineValue === false
    ? [token.rawName]
    : [`${token.rawName}=${token.value}`];
});

/** A test's figures in one run, as the results file derives them. */
interface Figures {
  readonly test: string;
  readonly multiplier?: number;
}

const folder = mkdtempSync(path.join(os.tmpdir(), "repeat-"));

async function runOnce(index: number, engines: readonly string[]): Promise<readonly Figures[]> {
  const out = path.join(folder, String(index));
  const start = process.hrtime.bigint();
  const child = spawn(
    process.execPath,
    [String(values.main), "run", ...engines, "--out", out, "--quiet", ...passedOn],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  await once(child, "close");
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const { derived } = JSON.parse(readFileSync(path.join(out, "results.json"), "utf8"));
  print(`run ${index + 1}: ${seconds.toFixed(1)} s, exit status ${child.exitCode}, ${derived.outcome}`);
  return derived.tests;
}

/** Percent: of each test, between each two runs. */
function differences(all: readonly (readonly Figures[])[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, later] of all.entries())
    for (const earlier of all.slice(0, index))
      for (const { test, multiplier } of later) {
        const other = earlier.find((one) => one.test === test)?.multiplier;
        if (multiplier === undefined || other === undefined) throw new Error(`${test} has no multiplier`);
        const section = test.split("/").slice(1, 3).join("/");
        found.set(section, [
          ...(found.get(section) ?? []),
          100 * Math.abs(Math.log(multiplier) - Math.log(other)),
        ]);
      }
  return found;
}

function row(name: string, found: readonly number[]): string {
  const percent = (value: number) => `${value.toFixed(1)} %`;
  const at = (share: number) => percent(quantile([...found], share));
  return `| ${name} | ${found.length} | ${at(0.5)} | ${at(0.9)} | ${at(0.95)} | ${at(1)} | ${percent(mean([...found]))} |`;
}

try {
  const engines = ["--candidate", fetchDoltlite(), "--baseline", await fetchSqlite()];
  print(
    `${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ${os.type()} ${os.release()}, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(2)}`,
  );
  print(`${runs} runs, ${load === "quiet" ? "nothing beside them" : "a C compiler beside them"}`);
  const compiling = load === "compiler" ? startCompiler(folder) : undefined;
  const all: (readonly Figures[])[] = [];
  try {
    for (let index = 0; index < runs; index++) all.push(await runOnce(index, engines));
  } finally {
    await compiling?.stop();
  }
  const found = differences(all);
  print("\n| section | differences | median | 90th percentile | 95th | largest | mean |");
  print("|---|--:|--:|--:|--:|--:|--:|");
  for (const [section, own] of found) print(row(section, own));
  const of = (wanted: (section: string) => boolean) =>
    [...found].flatMap(([section, own]) => (wanted(section) ? own : []));
  print(
    row(
      "all but autocommit writes",
      of((section) => section !== "autocommit/writes"),
    ),
  );
  print(
    row(
      "all",
      of(() => true),
    ),
  );
} finally {
  rmSync(folder, { recursive: true });
}
