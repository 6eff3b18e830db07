/**
 * The cost of the gate itself: wall clock beside timed samples, where the rest goes, memory, start-up, generation. Runs the built
 * command line, as a user would. Nothing else should run on the machine meanwhile.
 *
 * usage: node bench/gate.ts [--variants LIST] [--rounds N|MIN..MAX] [--rows N]
 *        node bench/gate.ts --beside 5 [--variants LIST]       only the wall clock, beside that of so many rounds
 */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median } from "simple-statistics";
import { features } from "../src/features.ts";
import { keyVariants, storages } from "../src/model/test.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import { planTests } from "../src/suite/plan-tests.ts";
import { preparationStatements, timedStatements } from "../src/suite/sql.ts";
import { fetchDoltlite, fetchSqlite, print } from "./engines.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const { values: options } = parseArgs({
  options: {
    variants: { type: "string", default: "int" },
    rounds: { type: "string" },
    beside: { type: "string" },
    rows: { type: "string", default: "100000" },
  },
});
const folder = mkdtempSync(path.join(os.tmpdir(), "bench-gate-"));
const candidate = fetchDoltlite();
const baseline = await fetchSqlite();

/** The largest resident memory that a process has had, MB, as the kernel kept it. */
async function peakMemory(child: ChildProcess): Promise<number> {
  let peak = 0;
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? peak);
    } catch {
      // It has ended.
    }
  }, 100);
  await new Promise((resolve) => child.on("close", resolve));
  clearInterval(timer);
  return peak / 1024;
}

async function run(name: string, ...parameters: string[]) {
  const out = path.join(folder, name);
  const start = process.hrtime.bigint();
  const child = spawn(
    process.execPath,
    [cli, "run", "--candidate", candidate, "--baseline", baseline, "--out", out, "--quiet", ...parameters],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const memory = await peakMemory(child);
  const wall = Number(process.hrtime.bigint() - start);
  const file = path.join(out, "results.json");
  return {
    wall,
    memory,
    status: child.exitCode,
    recording: parseRecording(readFileSync(file, "utf8"), file, features),
  };
}

/** The whole run by each rule, one after the other. */
async function compareRules(rules: readonly string[]): Promise<void> {
  const walls: number[] = [];
  for (const rule of rules) {
    const chosen = ["--variants", options.variants, "--rounds", rule, "--rows", options.rows];
    const { wall, status, recording } = await run(rule, ...chosen);
    walls.push(wall);
    const pairs = recording.tests.reduce((sum, { samples }) => sum + samples.length / 2, 0);
    print(
      `--rounds ${rule}: ${milliseconds(wall)}, ${pairs} pairs, ${(pairs / recording.tests.length).toFixed(2)} a test, exit status ${status}`,
    );
  }
  const [first = 0, second = 1] = walls;
  print(
    `the wall clock of --rounds ${rules[0]} is ${(first / second).toFixed(3)} of that of --rounds ${rules[1]}`,
  );
}

const milliseconds = (ns: number) => `${Math.round(ns / 1e6).toLocaleString("en-US")} ms`;

try {
  print(
    `${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ${os.type()} ${os.release()}, Node ${process.versions.node}`,
  );

  if (options.beside !== undefined) await compareRules([options.rounds ?? "3..11", options.beside]);
  else await measureCosts(options.rounds ?? "5");
} finally {
  rmSync(folder, { recursive: true });
}

async function measureCosts(rounds: string): Promise<void> {
  const { wall, memory, status, recording } = await run(
    "whole",
    ...["--variants", options.variants, "--rounds", rounds, "--rows", options.rows],
  );
  const controls = (recording.controls ?? []).flatMap(({ pairs }) =>
    pairs.flatMap(({ baselineNs, controlNs }) => [{ ns: baselineNs }, { ns: controlNs }]),
  );
  const samples = [...recording.tests.flatMap((test) => test.samples), ...controls];
  const timed = samples.reduce((sum, { ns }) => sum + ns, 0);
  print(`\n${recording.tests.length} tests, ${rounds} rounds, ${options.rows} rows, exit status ${status}`);
  print(
    `wall clock ${milliseconds(wall)}, timed ${milliseconds(timed)} in ${samples.length} samples: ratio ${(wall / timed).toFixed(3)}`,
  );
  print("where the wall clock went:");
  let known = 0;
  for (const [part, ns] of Object.entries(recording.run?.timeline ?? {})) {
    const own = part === "timed and taken down" ? ns - timed : ns;
    known += ns;
    print(
      `  ${part.padEnd(22)} ${milliseconds(own).padStart(12)}  ${((100 * own) / timed).toFixed(1)} % of timed${own === ns ? "" : " (beyond what is timed)"}`,
    );
  }
  print(
    `  ${"own work".padEnd(22)} ${milliseconds(wall - known).padStart(12)}  ${((100 * (wall - known)) / timed).toFixed(1)} % of timed`,
  );
  print(`the tool's own peak memory: ${memory.toFixed(0)} MB`);

  const large = await run(
    "large",
    "--variants",
    "int",
    "--rounds",
    "1",
    "--rows",
    "1000000",
    "--workloads",
    "oltp_bulk_insert,oltp_point_select",
  );
  print(
    `the same at 1,000,000 rows: ${large.memory.toFixed(0)} MB (${large.recording.tests.length} tests, exit status ${large.status})`,
  );

  const helps = Array.from({ length: 20 }, () => {
    const start = process.hrtime.bigint();
    spawnSync(process.execPath, [cli, "--help"]);
    return Number(process.hrtime.bigint() - start);
  });
  print(
    `--help: median ${milliseconds(median(helps))}, slowest ${milliseconds(Math.max(...helps))} of ${helps.length}`,
  );

  const size = { rows: 100_000, seed: 1 };
  let bytes = 0;
  const start = process.hrtime.bigint();
  for (const variant of keyVariants) {
    for (const statement of preparationStatements(variant, size)) bytes += statement.length;
    const workloads = new Set(
      planTests({ suites: ["oltp"], variants: [variant], storages }).map(({ workload }) => workload),
    );
    for (const workload of workloads)
      for (const statement of timedStatements({ variant, workload }, size)) bytes += statement.length;
  }
  print(
    `generating the SQL of all four variants: ${milliseconds(Number(process.hrtime.bigint() - start))}, ${Math.round(bytes / 1e6)} MB`,
  );
}
