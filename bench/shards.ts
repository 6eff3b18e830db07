/**
 * How evenly is the default suite divided between machines, and how long does each take? Balance and wall clock are computed from the
 * costs of a recorded run, with plans that know these costs, and with plans that know only the built-in figures. With `--measure 2`
 * the shards of such a plan are measured too, one after the other on this machine. Nothing else should run on it meanwhile.
 *
 * usage: node bench/shards.ts RESULTS.json [--measure N]
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  costsOfRecording,
  type KnownCosts,
  secondsInCommon,
  secondsOfTest,
} from "../src/features/fleet/costs.ts";
import { divideTests } from "../src/features/fleet/divide.ts";
import { features } from "../src/features.ts";
import { defaultCriteria } from "../src/model/criteria.ts";
import type { Test } from "../src/model/test.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import { fetchDoltlite, fetchSqlite, print } from "./engines.ts";
import { figureTable } from "./noise/figures.ts";
import { allTests } from "./noise/suite.ts";
import { describeMachine, minutesOf } from "./recorded.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const { values, positionals } = parseArgs({
  options: { measure: { type: "string" } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) throw new RangeError("name a results.json of the default suite");
const recording = parseRecording(readFileSync(file, "utf8"), file, features);
const recorded = costsOfRecording(recording);
const scale = { rows: 100_000, engines: 2, rounds: defaultCriteria.rule.rounds.min };

const secondsOf = (tests: readonly Test[], costs: KnownCosts) =>
  tests.reduce((sum, test) => sum + secondsOfTest(test, costs, scale), 0) + secondsInCommon(tests, scale);

/** The seconds of each shard by the recorded costs, if it was planned by these ones. */
function planned(count: number, costs: KnownCosts): number[] {
  const shares = divideTests(allTests, count, {
    ofTest: (test) => secondsOfTest(test, costs, scale),
    inCommon: (tests) => secondsInCommon(tests, scale),
  });
  return shares.map(({ tests }) => secondsOf(tests, recorded));
}

const mean = (seconds: readonly number[]) => seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
const overMean = (seconds: readonly number[]) => (Math.max(...seconds) / mean(seconds) - 1) * 100;
const percent = (value: number) => `${value.toFixed(1)} %`;

print(`${file}: ${describeMachine(recording)}, ${(60 * minutesOf(recording)).toFixed(0)} s`);
const rows = [1, 2, 4, 8, 16, 32].map((count) => {
  const known = planned(count, recorded);
  const unknown = planned(count, new Map());
  const sum = (seconds: readonly number[]) => seconds.reduce((total, one) => total + one, 0);
  return [
    String(count),
    `${Math.max(...known).toFixed(0)} s`,
    percent(overMean(known)),
    percent(overMean(unknown)),
    `${sum(known).toFixed(0)} s`,
  ];
});
print(
  figureTable(
    [
      "shards",
      "longest",
      "over the mean, recorded costs",
      "over the mean, built-in costs",
      "all machines together",
    ],
    rows,
  ),
);
const counts = Array.from({ length: 31 }, (_, index) => index + 2);
for (const [name, costs] of [
  ["recorded", recorded],
  ["built-in", new Map()],
] as const) {
  const worst = Math.max(...counts.map((count) => overMean(planned(count, costs))));
  print(`2 to 32 shards, ${name} costs: the longest is at most ${percent(worst)} over the mean`);
}
if (values.measure !== undefined) await measureShards(Number(values.measure));

async function measureShards(count: number): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-shards-"));
  const [candidate, baseline] = [fetchDoltlite(), await fetchSqlite()];
  const plan = path.join(folder, "plan.json");
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, [cli, ...parameters], { encoding: "utf8", maxBuffer: 2 ** 26 });
  writeFileSync(plan, run("plan", "--shards", String(count), "--costs", path.resolve(String(file))).stdout);
  const expected = JSON.parse(readFileSync(plan, "utf8")).include.map(
    ({ seconds }: { seconds: number }) => seconds,
  );
  for (let shard = 1; shard <= count; shard++) {
    const start = performance.now();
    const engines = ["--candidate", candidate, "--baseline", baseline];
    const part = ["--plan", plan, "--shard", String(shard), "--out", path.join(folder, String(shard))];
    const { status } = run("run", ...engines, ...part, "--quiet");
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    print(`shard ${shard} of ${count}: ${seconds} s (expected ${expected[shard - 1]} s), status ${status}`);
  }
  const files = Array.from({ length: count }, (_, index) => path.join(folder, `${index + 1}/results.json`));
  print(
    run("report", ...files)
      .stdout.trim()
      .split("\n")
      .slice(-2)
      .join("\n"),
  );
  rmSync(folder, { recursive: true, force: true });
}
