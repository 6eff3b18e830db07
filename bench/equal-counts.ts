/**
 * Would equal counts of instructions spare the base arm? Measures neighbouring releases of DoltLite beside each other, counts their
 * instructions too, and prints by section how many tests have equal counts, by how much the times of these tests differ, and how long the
 * base arm and the counting take.
 *
 * usage: node bench/equal-counts.ts [--releases 0.51.1,0.51.2,0.51.3] [--keep FOLDER] [options of sqlite-bench-gate run]
 *
 * Each release but the first is the candidate, with the one before it in the list as the base. Runs that FOLDER has are not made again. It runs
 * the code of these releases. Nothing else may run beside it.
 */

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { compareInstructions } from "../src/features/counts/compare.ts";
import { countsOf, withCounts } from "../src/features/counts/counts.ts";
import { features } from "../src/features.ts";
import { defaultCriteria } from "../src/model/criteria.ts";
import type { Recording, TestRecord } from "../src/model/recording.ts";
import { testPath } from "../src/model/test.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import { median } from "../src/statistics/summary.ts";
import { cacheFolder, fetchSqlite, print } from "./engines.ts";
import { openDoltliteReleases } from "./fetched/releases.ts";
import { describeMachine, minutesOf } from "./recorded.ts";
import { figuresOf, groupOf } from "./repeat/agreement.ts";
import { optionsOfRun } from "./repeat/options-of-run.ts";

const { values, tokens } = parseArgs({
  options: {
    releases: { type: "string", default: "0.51.1,0.51.2,0.51.3" },
    keep: { type: "string", default: path.join(cacheFolder, "equal-counts") },
  },
  strict: false,
  tokens: true,
});
const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const passedOn = optionsOfRun(tokens, ["releases", "keep"]);

async function fetchReleases(): Promise<{ readonly version: string; readonly engine: string }[]> {
  const { signal } = new AbortController();
  const source = await openDoltliteReleases();
  const all = source.points.map(({ name }) => name);
  const found: { readonly version: string; readonly engine: string }[] = [];
  for (const version of String(values.releases).split(",")) {
    const point = all.indexOf(version);
    if (point < 0) throw new Error(`--releases ${version}: there are ${all.join(", ")}`);
    const built = await source.build(point, signal);
    if (built.state === "failed") throw new Error(`${version}: ${built.message}`);
    found.push({ version, engine: built.engine });
  }
  return found;
}

function measure(name: string, engines: readonly string[]): Recording {
  const out = path.join(String(values.keep), name);
  const file = path.join(out, "results.json");
  if (!existsSync(file)) {
    const rule = ["--counts", "instructions", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet"];
    const command = [cli, "run", ...engines, ...rule, "--out", out, ...passedOn];
    spawnSync(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  }
  return parseRecording(readFileSync(file, "utf8"), file, features);
}

/** Milliseconds that the base's samples took on a processor, without making ready. */
function baseMs({ samples }: TestRecord): number {
  return samples.reduce((sum, { role, ns }) => (role === "base" ? sum + ns / 1e6 : sum), 0);
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function printRun(name: string, recording: Recording): void {
  const counts = countsOf(recording);
  const records = withCounts(recording.tests, counts);
  const options = { baseline: undefined, candidate: undefined };
  const judged = compareInstructions(records, options, defaultCriteria.ceilings);
  const equal = judged?.sameInstructions ?? new Set<string>();
  const changes = new Map(figuresOf(recording, "base").map(({ test, value }) => [testPath(test), value]));
  const seconds = (part: string) => (recording.run?.timeline?.[part] ?? 0) / 1e9;
  print(
    `\n${name}: ${(60 * minutesOf(recording)).toFixed(0)} s, of which ${seconds("count instructions").toFixed(0)} s counting\n`,
  );
  const rows = [...Map.groupBy(recording.tests, groupOf)].map(([group, own]) => {
    const same = own.filter((test) => equal.has(testPath(test)));
    const apart = same.flatMap((test) => {
      const value = changes.get(testPath(test));
      return value === undefined ? [] : [Math.abs(Math.expm1(value))];
    });
    const sorted = apart.toSorted((one, other) => one - other);
    return [
      group,
      `${same.length} of ${own.length}`,
      ...(sorted.length === 0
        ? ["", "", ""]
        : [
            percent(median(sorted)),
            percent(sorted[Math.floor(0.95 * sorted.length)] ?? 0),
            percent(sorted.at(-1) ?? 0),
          ]),
      `${(same.reduce((sum, test) => sum + baseMs(test), 0) / 1000).toFixed(1)} s`,
    ];
  });
  print(
    markdownTable([
      [
        "section",
        "equal counts",
        "their times differ: median",
        "95th percentile",
        "most",
        "their base's samples",
      ],
      ...rows,
    ]),
  );
}

const baseline = await fetchSqlite();
const releases = await fetchReleases();
for (const [index, { version, engine }] of releases.entries()) {
  const before = releases[index - 1];
  if (before === undefined) continue;
  const engines = ["--candidate", engine, "--baseline", baseline, "--base", before.engine];
  const recording = measure(`${before.version}-${version}`, engines);
  if (index === 1) print(describeMachine(recording));
  printRun(`${version} beside ${before.version}`, recording);
}
