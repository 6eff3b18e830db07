/**
 * TPC-C with 1, 4 and 16 connections: the newest Dolt with its collector of garbage and without it, beside MariaDB. Builds Dolt (once), makes a run
 * for each number of connections, and writes what came of them to `docs/reports/servers-connections.md`.
 *
 * usage: node bench/servers/connections.ts [--rows N] [--rounds N] [--warehouses N] [--out FOLDER] [--docs FOLDER]
 *
 * A run that has measured everything is not made again. The path of `--out` is short: a socket's path has at most 107 bytes.
 */

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type KeptRun, readRun } from "../kept-run.ts";
import { connectionsPage } from "./connections-page.ts";
import { buildDolt, doltReleases } from "./dolt.ts";

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "2000" },
    rounds: { type: "string", default: "5" },
    // The same tables for every number of connections: each connection needs one of its own.
    warehouses: { type: "string", default: "16" },
    out: { type: "string", default: path.join(os.tmpdir(), "servers-connections") },
    docs: { type: "string", default: fileURLToPath(new URL("../../docs/reports", import.meta.url)) },
  },
});

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

function writeServers(folder: string): string[] {
  const { version } = doltReleases.newest;
  const dolt = `server: dolt\nprogram: ${buildDolt("newest")}\n`;
  const files = {
    candidate: `${dolt}name: Dolt ${version} with its collector\ncollector: true\n`,
    base: `${dolt}name: Dolt ${version}\n`,
    baseline: "server: mariadb\n",
  };
  return Object.entries(files).flatMap(([role, text]) => {
    const file = path.join(folder, `${role}.yml`);
    writeFileSync(file, text);
    return [`--${role}`, file];
  });
}

const isWhole = (run: KeptRun | undefined) => run?.derived.measurement === "complete";

/** @throws Error if the run did not measure everything */
function runConnections(connections: number): KeptRun {
  const folder = path.resolve(options.out, String(connections));
  const done = readRun(folder);
  if (done !== undefined && isWhole(done)) return done;
  mkdirSync(folder, { recursive: true });
  const size = ["--rows", options.rows, "--warehouses", options.warehouses, "--threads", String(connections)];
  const suite = ["--suites", "tpcc", "--storages", "file", "--seed", "1", "--latencies"];
  const rule = [
    "--rounds",
    options.rounds,
    "--ceiling",
    "1000",
    "--average-ceiling",
    "1000",
    "--gate",
    "sqlite",
  ];
  const command = [cli, "run", ...writeServers(folder), ...size, ...suite, ...rule, "--out", folder];
  spawnSync(process.execPath, command, { stdio: "inherit" });
  const made = readRun(folder);
  if (made === undefined || !isWhole(made))
    throw new Error(`the run in ${folder} did not measure everything: its report says why`);
  return made;
}

const runs = [1, 4, 16].map((connections) => ({ connections, run: runConnections(connections) }));
writeFileSync(path.join(options.docs, "servers-connections.md"), connectionsPage(runs, doltReleases.newest));
