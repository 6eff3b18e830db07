/**
 * Are equal engines equal in contests of several connections? Holds contests of an engine beside itself, run after run, and prints how far
 * the ratios of its throughputs are from 1, how many intervals of 95 % have 1 in them, and how long a run takes.
 *
 * usage: node bench/contention.ts [--engine sqlite|doltlite|LIBRARY] [--runs 5] [--connections 8] [--rounds 3]
 *
 * Nothing else may run beside it.
 */

import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { quantile } from "simple-statistics";
import { type ContentionComparison, compareAll } from "../src/features/contention/compare.ts";
import { Arena } from "../src/features/contention/measure.ts";
import { type Contention, cellsUpTo, windowMs } from "../src/features/contention/record.ts";
import { Workspace } from "../src/measure/workspace.ts";
import { contestWorkloads } from "../src/model/contest.ts";
import { defaultCriteria } from "../src/model/criteria.ts";
import { fetchDoltlite, fetchSqlite, print } from "./engines.ts";
import { openEngine } from "./open-engine.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "sqlite" },
    runs: { type: "string", default: "5" },
    connections: { type: "string", default: "8" },
    rounds: { type: "string", default: "3" },
  },
});
const [runs, most, rounds] = [values.runs, values.connections, values.rounds].map(Number) as [
  number,
  number,
  number,
];

async function libraryOf(engine: string): Promise<string> {
  if (engine === "sqlite") return await fetchSqlite();
  return engine === "doltlite" ? fetchDoltlite() : engine;
}

const library = await libraryOf(values.engine);

/** One run, as `--contention` makes it. @param run from 1: its seed */
async function holdAll(run: number): Promise<Contention> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "contention-"));
  const { signal } = new AbortController();
  const arena = await Arena.open({
    engines: {
      baseline: await openEngine("baseline", library),
      candidate: await openEngine("candidate", library),
    },
    workspace: new Workspace(folder, { rows: 1, seed: run, warehouses: 1 }),
    ...{ seed: run, signal },
  });
  try {
    const held = [];
    for (let round = 1; round <= rounds; round++) held.push(...(await arena.hold(round, cellsUpTo(most))));
    const { entrants } = arena;
    return await arena.holdLonger({ version: 1, most, rounds, windowMs, entrants, held });
  } finally {
    await arena.close();
    rmSync(folder, { recursive: true });
  }
}

/** By how much ratios differ from 1, whichever way; and which share of the intervals have 1 in them. */
function spreadOf(found: readonly ContentionComparison[]): string[] {
  const factors = found.map(({ ratio }) => Math.exp(Math.abs(Math.log(ratio))));
  const of = (share: number) => `${quantile(factors, share).toFixed(2)}x`;
  const covering = found.filter(({ interval }) => interval.low <= 1 && interval.high >= 1).length;
  const widths = found.map(({ interval: { low, high } }) => Math.sqrt(high / low));
  const over = found.filter(({ surely, ratio }) => surely > 1 && ratio > 1).length;
  return [
    ...[of(0.5), of(0.95), of(1)],
    ...[`${((100 * covering) / found.length).toFixed(1)}%`, `${quantile(widths, 0.5).toFixed(2)}x`],
    ...[String(over), String(found.length)],
  ];
}

const all: ContentionComparison[] = [];
const seconds: number[] = [];
let faults = 0;
for (let run = 1; run <= runs; run++) {
  const start = performance.now();
  const contention = await holdAll(run);
  seconds.push((performance.now() - start) / 1000);
  faults += contention.held.filter(({ fault }) => fault !== undefined).length;
  all.push(...compareAll(contention, defaultCriteria.rule.alpha));
}
print(
  `${values.engine} beside itself, ${runs} runs of ${rounds} rounds, up to ${most} connections, ${os.cpus().length} cores of ${os.cpus()[0]?.model}: ` +
    `${seconds.map((one) => one.toFixed(0)).join(", ")} s, ${faults} faults\n`,
);
const groups = [
  ["all", all] as const,
  ...contestWorkloads.map(
    (workload) => [workload, all.filter(({ cell }) => cell.workload === workload)] as const,
  ),
];
print(
  markdownTable(
    [
      [
        "workload",
        "median",
        "95 of 100",
        "largest",
        "intervals with 1",
        "half width",
        "surely above 1",
        "ratios",
      ],
      ...groups.flatMap(([name, found]) => (found.length === 0 ? [] : [[name, ...spreadOf(found)]])),
    ],
    { align: ["l", "r", "r", "r", "r", "r", "r", "r"] },
  ),
);
