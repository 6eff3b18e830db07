/**
 * How does the cost of the tool itself grow? Each row runs the built command line on work of growing size, and has the processor time and the
 * peak memory of the tool's process, without those of engines and of the driver. The exponent is that between the two largest sizes, of
 * what they take beyond the smallest.
 *
 * usage: node bench/growth.ts [rows | tests | pairs | nights | hunt]... [--most N]
 *
 * - rows: `run` of a read and a bulk insert in memory, one round, SQLite beside a copy of itself
 * - tests: `report` and `html` of so many tests of three pairs, with a base
 * - pairs: `report` of 100 tests of so many pairs, with a base
 * - nights: `history add` of one night more, `history list`, and `html` of at most 500 nights, of 276 tests each
 * - hunt: `hunt` of so many seconds in a copy of SQLite
 * - --most: no size above it
 */

import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fullRecording } from "../__tests__/builders/recordings.ts";
import { addRunFile } from "../src/features/nights/history/files/folder.ts";
import { encodeRun } from "../src/features/nights/history/files/run-file.ts";
import { features } from "../src/features.ts";
import { defaultCriteria } from "../src/model/criteria.ts";
import type { Recording, TestRecord } from "../src/model/recording.ts";
import type { Sample } from "../src/model/sample.ts";
import { formatRecording } from "../src/results/json/schema.ts";
import { judgeRecording } from "../src/verdict/judge-recording.ts";
import { fetchSqlite, print } from "./engines.ts";
import { noises, simulateHistory } from "./history/nights.ts";
import { count, figureTable } from "./noise/figures.ts";
import { Variates } from "./noise/variates.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: "string", default: "1000000" } },
});
const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), "growth-"));

/** The time and memory that a command took, those of its own process. */
interface Cost {
  readonly wallSeconds: number;
  readonly processorSeconds: number;
  readonly peakMegabytes: number;
}

const meter = path.join(folder, "meter.mjs");
const metered = path.join(folder, "metered.json");
writeFileSync(
  meter,
  `import { writeFileSync } from "node:fs";
   import { isMainThread } from "node:worker_threads";
   if (isMainThread && process.argv[1] === ${JSON.stringify(cli)})
     process.on("exit", () => writeFileSync(${JSON.stringify(metered)}, JSON.stringify(process.resourceUsage())));`,
);

/** @throws Error if the command ends as no verdict does */
async function costOf(...parameters: string[]): Promise<Cost> {
  rmSync(metered, { force: true });
  const start = process.hrtime.bigint();
  const child = spawn(process.execPath, ["--import", meter, cli, ...parameters], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-2000);
  });
  const status = await new Promise((resolve) => child.on("close", resolve));
  const wallSeconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (status !== 0 && status !== 1) throw new Error(`${parameters.join(" ")} ended with ${status}: ${said}`);
  const usage = JSON.parse(readFileSync(metered, "utf8")) as NodeJS.ResourceUsage;
  return {
    wallSeconds,
    processorSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    peakMegabytes: usage.maxRSS / 1024,
  };
}

/** One kind of work, in sizes. */
interface Series {
  readonly name: string;
  readonly unit: string;
  readonly sizes: readonly number[];
  readonly costOf: (size: number) => Promise<Cost>;
}

async function measure(series: readonly Series[]): Promise<void> {
  const most = Number(options.most);
  const rows: string[][] = [];
  for (const { name, unit, sizes, costOf: measured } of series) {
    const costs: (Cost & { readonly size: number })[] = [];
    for (const size of sizes.filter((one) => one <= most)) {
      process.stderr.write(`${name}: ${count(size)} ${unit}\n`);
      costs.push({ size, ...(await measured(size)) });
    }
    rows.push([
      name,
      unit,
      costs.map(({ size }) => count(size)).join(", "),
      costs.map(({ wallSeconds }) => wallSeconds.toFixed(2)).join(", "),
      costs.map(({ processorSeconds }) => processorSeconds.toFixed(2)).join(", "),
      exponent(costs.map(({ size, processorSeconds }) => [size, processorSeconds])),
      costs.map(({ peakMegabytes }) => peakMegabytes.toFixed(0)).join(", "),
    ]);
  }
  const headings = ["work", "unit", "sizes", "wall clock, s", "processor, s", "exponent", "peak memory, MB"];
  print(figureTable(headings, rows));
}

/** Between the two largest sizes, of what they take beyond the smallest; `-` if that is too little to tell. */
function exponent(points: readonly (readonly [size: number, seconds: number])[]): string {
  const [[least, start] = [0, 0]] = points;
  const beyond = points.slice(1).map(([size, seconds]) => [size - least, seconds - start] as const);
  const [[small, less] = [1, 0], [large, more] = [1, 0]] = beyond.slice(-2);
  if (beyond.length < 2 || less <= 0.02 || more <= 0.02) return "-";
  return (Math.log(more / less) / Math.log(large / small)).toFixed(2);
}

function recordingOf(tests: number, pairs: number): Recording {
  const full = fullRecording();
  const variates = new Variates(1, `${tests} tests of ${pairs} pairs`);
  const workOf = (index: number) => {
    return { statements: 10_000, rows: 10_000, changes: index % 2 === 0 ? 0 : 10_000 };
  };
  const ns = (calm: number) => Math.round(calm * Math.exp(0.03 * variates.normal()));
  const sample = (role: Sample["role"], round: number, calm: number, work: Sample["work"]): Sample => {
    const taken = ns(calm);
    return { role, round, ns: taken, chunks: [taken], work };
  };
  const records = Array.from({ length: tests }, (_, index): TestRecord => {
    const samples = Array.from({ length: pairs }, (__, pair) => [
      sample("baseline", pair + 1, 20e6, workOf(index)),
      sample("candidate", pair + 1, 30e6, workOf(index)),
      sample("base", pair + 1, 30e6, workOf(index)),
    ]);
    return {
      variant: "int",
      storage: "memory",
      kind: index % 2 === 0 ? "reads" : "writes",
      chunkStatements: 10_000,
      workload: `generated_${index}`,
      samples: samples.flat(),
      checks: (["baseline", "candidate", "base"] as const).map((role) => {
        return { role, work: workOf(index), hash: "ab".repeat(8) };
      }),
      failures: [],
    };
  });
  return {
    engines: { ...full.engines, base: { ...full.engines.candidate, name: "main" } },
    run: { ...full.run, rounds: pairs } as Recording["run"],
    tests: records,
    warnings: [],
  };
}

function writeRun(recording: Recording, name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, formatRecording(recording, judgeRecording(recording, defaultCriteria, features)));
  return file;
}

function writeNights(nights: number): string {
  const history = path.join(folder, `history-${nights}`);
  mkdirSync(history);
  for (const run of simulateHistory(nights, noises[0], 0.02, 1)) addRunFile(history, encodeRun(run));
  return history;
}

const oneRun = ["--variants", "int", "--storages", "memory", "--rounds", "1", "--quiet"];

const questions: Readonly<Record<string, () => Promise<Series[]>>> = {
  rows: async () => {
    const baseline = await fetchSqlite();
    const candidate = path.join(folder, "libcopy.so");
    copyFileSync(baseline, candidate);
    const engines = ["--candidate", candidate, "--baseline", baseline];
    const chosen = ["--workloads", "oltp_point_select,oltp_bulk_insert", "--out", path.join(folder, "rows")];
    return [
      {
        name: "run",
        unit: "rows",
        sizes: [1e3, 1e4, 1e5, 1e6, 1e7],
        costOf: (rows) => costOf("run", ...engines, ...oneRun, ...chosen, "--rows", String(rows)),
      },
    ];
  },
  tests: async () => {
    const sizes = [10, 100, 1_000];
    const fileOf = (tests: number) => writeRun(recordingOf(tests, 3), "tests.json");
    return [
      { name: "report", unit: "tests", sizes, costOf: (tests) => costOf("report", fileOf(tests)) },
      {
        name: "html",
        unit: "tests",
        sizes,
        costOf: (tests) => costOf("html", fileOf(tests), "--out", path.join(folder, "tests.html")),
      },
    ];
  },
  pairs: async () => [
    {
      name: "report of 100 tests",
      unit: "pairs",
      sizes: [3, 10, 100, 1_000],
      costOf: (pairs) => costOf("report", writeRun(recordingOf(100, pairs), "pairs.json")),
    },
  ],
  nights: async () => {
    const sizes = [10, 100, 433, 1_000, 10_000];
    const histories = new Map<number, string>();
    const historyOf = (nights: number) => {
      const history = histories.get(nights) ?? writeNights(nights);
      histories.set(nights, history);
      return history;
    };
    const night = writeRun(recordingOf(276, 3), "night.json");
    // A page has at most 500 nights.
    const last = ["--last", "500"];
    return [
      {
        name: "html",
        unit: "nights",
        sizes,
        costOf: (nights) =>
          costOf("html", "--history", historyOf(nights), ...last, "--out", path.join(folder, "nights.html")),
      },
      {
        name: "history list",
        unit: "nights",
        sizes,
        costOf: (nights) => costOf("history", "list", "--history", historyOf(nights)),
      },
      {
        name: "history add",
        unit: "nights",
        sizes,
        costOf: (nights) => costOf("history", "add", night, "--history", historyOf(nights)),
      },
    ];
  },
  hunt: async () => {
    const candidate = path.join(folder, "libhunted.so");
    copyFileSync(await fetchSqlite(), candidate);
    return [
      {
        name: "hunt",
        unit: "seconds",
        sizes: [30, 60, 120, 240],
        costOf: (seconds) =>
          costOf(
            ...["hunt", "--candidate", candidate, "--minutes", String(seconds / 60)],
            ...["--out", path.join(folder, `hunt-${seconds}`)],
          ),
      },
    ];
  },
};

try {
  print(
    `${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ${os.type()} ${os.release()}, Node ${process.versions.node}`,
  );
  const asked = positionals.length === 0 ? Object.keys(questions) : positionals;
  const unknown = asked.find((name) => questions[name] === undefined);
  if (unknown !== undefined)
    throw new Error(`no question is ${unknown}: name ${Object.keys(questions).join(", ")}`);
  for (const name of asked) await measure((await questions[name]?.()) ?? []);
} finally {
  rmSync(folder, { recursive: true });
}
