/**
 * Does the gate decide rightly on real samples? SQLite slowed by a known factor against SQLite, at rungs below and above
 * a ceiling of 2: the outcomes of many runs of the built command line, on a few tests of every storage. What a rung really
 * is on this machine is measured first, with many pairs. Nothing else should run meanwhile.
 *
 * usage: node bench/ladder.ts [--runs N] [--rungs LIST] [--rows N] [--out FOLDER]
 *
 * A run whose results are in FOLDER already is not made again.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median } from "simple-statistics";
import { judgeRecording } from "../src/gate.ts";
import type { Recording } from "../src/measure/recording.ts";
import { parseRecording } from "../src/results/schema.ts";
import { testPath } from "../src/suite/test.ts";
import { defaultBaseLines } from "../src/verdict/base-lines.ts";
import { type TestVerdict, testVerdicts } from "../src/verdict/verdict.ts";
import { cacheFolder, fetchSqlite, print } from "./engines.ts";

const ceiling = 2;
const workloads = ["oltp_point_select", "oltp_update_index", "oltp_update_index_ac"];

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "20" },
    rungs: { type: "string", default: "0.8,0.9,1.1,1.2,1.5" },
    rows: { type: "string", default: "10000" },
    out: { type: "string", default: path.join(cacheFolder, "ladder") },
  },
});
const baseline = await fetchSqlite();
const start = process.hrtime.bigint();

/** SQLite slowed by a factor of at least 1, as a shared library. */
function compileSlowed(factor: number): string {
  const library = path.join(options.out, `slowed-${factor}.so`);
  const source = fileURLToPath(new URL("slowed.c", import.meta.url));
  const definitions = [`-DFACTOR=${factor}`, `-DREAL="${baseline}"`];
  execFileSync("cc", ["-O2", "-shared", "-fPIC", ...definitions, "-o", library, source, "-ldl"]);
  return library;
}

function run(name: string, candidate: string, ...parameters: readonly string[]): Recording {
  const out = path.join(options.out, name);
  const file = path.join(out, "results.json");
  if (!existsSync(file)) {
    const engines = ["--candidate", candidate, "--baseline", baseline, "--quiet", "--out", out];
    const chosen = ["--variants", "int", "--rows", options.rows, "--workloads", workloads.join(",")];
    const ceilings = ["--ceiling", String(ceiling), "--average-ceiling", "1000"];
    const command = [cli, "run", ...engines, ...chosen, ...ceilings, ...parameters];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
    if (status !== 0 && status !== 1) throw new Error(`run ${name} ended with ${status}: ${stderr}`);
  }
  return parseRecording(readFileSync(file, "utf8"), file);
}

function verdictsOf(recording: Recording): TestVerdict[] {
  const ceilings = { test: ceiling, average: 1000, rules: [] };
  return testVerdicts(judgeRecording(recording, { ceilings, baseLines: defaultBaseLines }));
}

mkdirSync(options.out, { recursive: true });
print(
  `${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ${options.rows} rows, ${options.runs} runs a rung`,
);
print("rung | test | multiplier of 60 pairs | pass / fail / inconclusive | pairs, median and most");
const totals = new Map<string, number[]>();
for (const rung of options.rungs.split(",").map(Number)) {
  const candidate = compileSlowed(ceiling * rung);
  const truth = new Map(
    verdictsOf(run(`truth-${rung}`, candidate, "--rounds", "60")).map(({ comparison, judged }) => [
      testPath(comparison),
      judged?.multiplier ?? Number.NaN,
    ]),
  );
  const runs = Array.from({ length: Number(options.runs) }, (_, index) => {
    process.stderr.write(`rung ${rung}, run ${index + 1}\n`);
    return verdictsOf(run(`run-${rung}-${index + 1}`, candidate, "--seed", String(index + 1)));
  });
  for (const [test, multiplier] of truth) {
    const same = runs.flatMap((all) => all.filter(({ comparison }) => testPath(comparison) === test));
    const outcomes = (["pass", "fail", "inconclusive"] as const).map(
      (outcome) => same.filter(({ judged }) => judged?.outcome === outcome).length,
    );
    const pairs = same.flatMap(({ comparison }) =>
      comparison.state === "measured" ? [comparison.screened + comparison.ratios.length] : [],
    );
    print(
      `${rung} | ${test} | ${multiplier.toFixed(3)} | ${outcomes.join(" / ")} | ${median(pairs)}, ${Math.max(...pairs)}`,
    );
    const storage = `${rung} ${test.split("/")[1]}`;
    totals.set(
      storage,
      outcomes.map((count, at) => count + (totals.get(storage)?.[at] ?? 0)),
    );
  }
}
print("\nrung and storage | pass / fail / inconclusive");
for (const [name, outcomes] of totals) print(`${name} | ${outcomes.join(" / ")}`);
print(`${Math.round(Number(process.hrtime.bigint() - start) / 60e9)} minutes`);
