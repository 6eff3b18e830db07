/**
 * This program beside other ways to the same table: wall clock, how much of it is timed, and how far two runs of each way differ.
 *
 * - `classic`: a script's way, one process after the other, median of 5 samples
 * - `loop`: three samples of each test, engine by engine, and nothing else
 *
 * usage: node bench/ways.ts [--before CLI] [--rows 100000] [--storages memory,file]
 *
 * CLI is dist/cli.js of an earlier release. All ways time DoltLite beside SQLite in the int variant, each twice, one way after the other.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { quantile } from "simple-statistics";
import { compileDriver } from "../src/engines/driver-program.ts";
import { features } from "../src/features.ts";
import { storages as allStorages, type Storage, type Test, testPath } from "../src/model/test.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import { median } from "../src/statistics/summary.ts";
import { planTests } from "../src/suite/plan-tests.ts";
import { preparationStatements, timedStatements } from "../src/suite/sql.ts";
import { driverCompiler, fetchDoltlite, fetchSqlite, print } from "./engines.ts";

const { values: options } = parseArgs({
  options: {
    before: { type: "string" },
    rows: { type: "string", default: "100000" },
    storages: { type: "string", default: "memory,file" },
  },
});
const rows = Number(options.rows);
const storages = allStorages.filter((one) => options.storages.split(",").includes(one));
const size = { rows, seed: 1 };
const engines = { baseline: path.resolve(await fetchSqlite()), candidate: path.resolve(fetchDoltlite()) };
const folder = mkdtempSync(path.join(os.tmpdir(), "ways-"));

/** The result of one way. */
interface Table {
  /** Candidate / baseline, by test path. */
  readonly multipliers: ReadonlyMap<string, number>;
  readonly seconds: number;
  /** The sum of the samples, seconds. */
  readonly timed: number;
}

function measureBy(cli: string, name: string, ...more: string[]): Table {
  const out = path.join(folder, name);
  const given = ["--candidate", engines.candidate, "--baseline", engines.baseline, "--variants", "int"];
  const scope = ["--storages", storages.join(","), "--rows", String(rows), "--quiet", "--out", out, ...more];
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [cli, "run", ...given, ...scope], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const seconds = (performance.now() - start) / 1000;
  if (status === null || status > 1) throw new Error(`${name} ended with ${status}`);
  const text = readFileSync(path.join(out, "results.json"), "utf8");
  // An earlier release may have another form, but its figures have their place.
  const { derived } = JSON.parse(text) as { derived: { tests: { test: string; multiplier?: number }[] } };
  const recording = parseRecording(text, name, features);
  const samples = recording.tests.flatMap((test) => test.samples);
  rmSync(out, { recursive: true });
  return {
    multipliers: new Map(derived.tests.map(({ test, multiplier = Number.NaN }) => [test, multiplier])),
    seconds,
    timed: samples.reduce((sum, { ns }) => sum + ns, 0) / 1e9,
  };
}

const driver = (await compileDriver(driverCompiler, () => {}, new AbortController().signal)).path;

/** @returns seconds between the marks of the script */
function timeScript(engine: string, database: string, script: string): number {
  const { status, stdout, stderr } = spawnSync(driver, ["timer", database, script, "--engine", engine], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${script}: ${stderr}${stdout}`);
  return Number(stdout) / 1e6;
}

const joined = (statements: Iterable<string>) => [...statements].map((sql) => `${sql};\n`).join("");

/** The script of a test: in memory it makes its tables first, on file a copy has them. */
function scriptOf(test: Test): string {
  const file = path.join(folder, `${test.storage}-${test.workload}.sql`);
  const before = test.storage === "memory" ? joined(preparationStatements(test.variant, size)) : "";
  const timed = joined(timedStatements(test, size));
  writeFileSync(file, `${before}.print BENCH_START\n${timed}.print BENCH_END\n`);
  return file;
}

function prepareDatabases(): void {
  const script = path.join(folder, "prepare.sql");
  writeFileSync(
    script,
    `.print BENCH_START\n${joined(preparationStatements("int", size))}.print BENCH_END\n`,
  );
  for (const [role, engine] of Object.entries(engines)) {
    const database = path.join(folder, `${role}.db`);
    rmSync(database, { force: true });
    timeScript(engine, database, script);
  }
}

/** Samples in fresh processes, one after the other. */
function measureByScripts(samples: number, order: "test by test" | "engine by engine"): Table {
  const tests = planTests({ suites: ["oltp"], variants: ["int"], storages });
  const start = performance.now();
  prepareDatabases();
  let timed = 0;
  const sample = (role: "baseline" | "candidate", storage: Storage, script: string) => {
    const copy = path.join(folder, "copy.db");
    for (const side of ["", "-wal", "-shm", "-journal"]) rmSync(`${copy}${side}`, { force: true });
    if (storage !== "memory") copyFileSync(path.join(folder, `${role}.db`), copy);
    const seconds = timeScript(engines[role], storage === "memory" ? ":memory:" : copy, script);
    timed += seconds;
    return seconds;
  };
  const times = new Map<string, Record<"baseline" | "candidate", number[]>>();
  const roles = ["baseline", "candidate"] as const;
  const take = (test: Test, role: (typeof roles)[number]) => {
    const own = times.get(testPath(test)) ?? { baseline: [], candidate: [] };
    times.set(testPath(test), own);
    const script = scriptOf(test);
    for (let index = 0; index < samples; index++) own[role].push(sample(role, test.storage, script));
  };
  if (order === "test by test") for (const test of tests) for (const role of roles) take(test, role);
  else for (const role of roles) for (const test of tests) take(test, role);
  return {
    multipliers: new Map(
      [...times].map(([name, own]) => [name, median(own.candidate) / median(own.baseline)]),
    ),
    seconds: (performance.now() - start) / 1000,
    timed,
  };
}

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const { before } = options;
type Way = readonly [name: string, measure: (run: number) => Table];

const ways: readonly Way[] = [
  ["this program", (run) => measureBy(cli, `now-${run}`)],
  ["this program, `--jobs 1`", (run) => measureBy(cli, `alone-${run}`, "--jobs", "1")],
  ...(before === undefined
    ? []
    : [["the release before", (run) => measureBy(before, `before-${run}`)] satisfies Way]),
  ["classic", () => measureByScripts(5, "test by test")],
  ["loop", () => measureByScripts(3, "engine by engine")],
];

try {
  mkdirSync(folder, { recursive: true });
  const cores = os.availableParallelism();
  print(
    `${os.cpus()[0]?.model}, ${cores} cores, ${os.type()} ${os.release()}, Node ${process.versions.node}; R = ${rows}, int, ${storages.join(" and ")}`,
  );
  const lines = ways.map(([name, measure]) => {
    const [first, second] = [measure(1), measure(2)];
    const differences = [...first.multipliers].flatMap(([test, one]) => {
      const other = second.multipliers.get(test);
      return other === undefined || Number.isNaN(one) || Number.isNaN(other)
        ? []
        : [100 * Math.abs(Math.log(one / other))];
    });
    const at = (share: number) => `${quantile(differences, share).toFixed(1)} %`;
    const seconds = (first.seconds + second.seconds) / 2;
    const share = (first.timed + second.timed) / 2 / seconds;
    process.stderr.write(`${name}: ${seconds.toFixed(1)} s\n`);
    return [
      name,
      String(differences.length),
      `${seconds.toFixed(1)} s`,
      share.toFixed(2),
      (share / cores).toFixed(2),
      at(0.5),
      at(0.95),
    ];
  });
  const heading = [
    "way",
    "tests",
    "wall clock",
    "timed, of one processor",
    "of all",
    "two runs differ, median",
    "95th",
  ];
  print(markdownTable([heading, ...lines], { align: ["l", "r", "r", "r", "r", "r", "r"] }));
} finally {
  rmSync(folder, { recursive: true });
}
