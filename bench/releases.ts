/**
 * The history of an engine's releases: each wheel of DoltLite on PyPI against the same stock SQLite, the oldest first, into a history.
 *
 * usage: node bench/releases.ts [--from VERSION] [--to VERSION] [--versions LIST | --every N] [--history FOLDER] [--variants LIST]
 *        [--storages LIST] [--workloads LIST] [--rows N] [--rounds RANGE]
 *
 * Without --versions it takes every N-th release (default: each one), and always the newest. Releases that the history has are left out,
 * so that an interrupted program goes on. It runs the code of all these releases.
 */

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findHistory } from "../src/features/history/files/folder.ts";
import { readHistory } from "../src/features/history/files/read-history.ts";
import { cacheFolder, fetchSqlite, newestDoltlite, print } from "./engines.ts";
import { openDoltliteReleases } from "./fetched/releases.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

const { values: options } = parseArgs({
  options: {
    from: { type: "string", default: "0.11.2" },
    to: { type: "string", default: newestDoltlite },
    versions: { type: "string" },
    every: { type: "string", default: "1" },
    history: { type: "string", default: path.join(cacheFolder, "releases") },
    variants: { type: "string", default: "int" },
    storages: { type: "string", default: "memory,file,autocommit" },
    workloads: {
      type: "string",
      default:
        "oltp_point_select,oltp_range_select,table_scan,oltp_insert,oltp_update_index,oltp_insert_ac,oltp_update_index_ac",
    },
    rows: { type: "string", default: "100000" },
    rounds: { type: "string", default: "3..8" },
  },
});

const source = await openDoltliteReleases(options.from, options.to);

/** The releases to measure, the oldest first. */
function chosenReleases(): string[] {
  const all = source.points.map(({ name }) => name);
  if (options.versions === undefined)
    return all.filter((_, index) => (all.length - 1 - index) % Number(options.every) === 0);
  const wanted = options.versions.split(",");
  const unknown = wanted.find((version) => !all.includes(version));
  if (unknown !== undefined)
    throw new Error(
      `--versions ${unknown}: from ${options.from} to ${options.to} there are ${all.join(", ")}`,
    );
  return all.filter((version) => wanted.includes(version));
}

/** Why a release has no run in the history; undefined if it has one now. */
async function measure(version: string, baseline: string): Promise<string | undefined> {
  const point = source.points.findIndex(({ name }) => name === version);
  const built = await source.build(point, new AbortController().signal);
  if (built.state === "failed") return built.message;
  const out = mkdtempSync(path.join(tmpdir(), "release-"));
  try {
    const engines = ["--candidate", built.engine, "--baseline", baseline];
    const { variants, storages, workloads, rows, rounds, history } = options;
    const tests = ["--variants", variants, "--storages", storages, "--workloads", workloads, "--rows", rows];
    // Averages and ceilings decide nothing here.
    const rule = ["--rounds", rounds, "--ceiling", "1000", "--average-ceiling", "1000"];
    runCommandLine(["run", ...engines, ...tests, ...rule, "--quiet", "--out", out]);
    const results = path.join(out, "results.json");
    if (!existsSync(results)) return "it cannot be measured";
    const added = runCommandLine(["history", "add", results, "--history", history, "--label", version]);
    return added === 0 ? undefined : "its run cannot be added";
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** @returns the exit status; what it says is on standard error */
function runCommandLine(parameters: readonly string[]): number | null {
  return spawnSync(process.execPath, [cli, ...parameters], { stdio: ["ignore", "ignore", "inherit"] }).status;
}

const versions = chosenReleases();
const known =
  findHistory(options.history) === "new" ? [] : readHistory(options.history).map(({ run }) => run.label);
const place = (version: string) => source.points.findIndex(({ name }) => name === version);
const missing = versions.filter((version) => !known.includes(version));
const late = missing.find((version) =>
  known.some((label) => label !== undefined && place(version) < place(label)),
);
if (late !== undefined)
  throw new Error(
    `${options.history} has newer releases than ${late}, and runs are in order of time: name another --history`,
  );
print(`${versions.length} releases, ${missing.length} of them to measure`);
const baseline = await fetchSqlite();
for (const [index, version] of missing.entries()) {
  process.stderr.write(`${index + 1} of ${missing.length}: ${version}\n`);
  const problem = await measure(version, baseline);
  if (problem !== undefined) process.stderr.write(`${version} is left out: ${problem}\n`);
}
spawnSync(process.execPath, [cli, "history", "trend", "--history", options.history, "--test", "*/*/*/*"], {
  stdio: ["ignore", "inherit", "inherit"],
});
