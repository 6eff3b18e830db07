/**
 * Dolt of 2022 and today's beside MariaDB: builds both (once), runs the suites `server` and `tpcc` on each, and `sequence` on today's, and writes what came of it
 * to `docs/reports/servers-dolt*.md`. Each Dolt has a MariaDB beside it that flushes commits as it does itself: today's does, that of 2022
 * does not.
 *
 * usage: node __tests__/servers/main.ts [--rows N] [--rounds N] [--old-rounds N] [--out FOLDER] [--docs FOLDER]
 *
 * A run that has measured everything is not made again, nor one in which only Dolt of 2022 has failed tests; `--out` has its results. Its path is short: a socket's path has at most 107 bytes.
 */

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type KeptRun, readRun } from "../../bench/kept-run.ts";
import { buildDolt, doltReleases } from "./dolt.ts";
import { type TrendRelease, trendPage } from "./trend.ts";

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "10000" },
    rounds: { type: "string", default: "5" },
    // A round of Dolt of 2022 takes as long as ten of today's.
    "old-rounds": { type: "string", default: "2" },
    out: { type: "string", default: path.join(os.tmpdir(), "servers-dolt") },
    docs: { type: "string", default: fileURLToPath(new URL("../../docs/reports", import.meta.url)) },
  },
});

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

/** Dolt of 2022 has no sockets and none of today's settings; both are reached by a port, and so is MariaDB. */
function doltFile(name: TrendRelease): string {
  const { version } = doltReleases[name];
  const program = buildDolt(name);
  if (name === "now") return `server: dolt\nname: Dolt ${version}\nprogram: ${program}\nconnect: port\n`;
  return `name: Dolt ${version}
start: [${program}, sql-server, --config, "{config}"]
config: |
  log_level: warning
  data_dir: "{data}"
  listener:
    host: 127.0.0.1
    port: {port}
  user:
    name: root
    password: ""
connect: port
`;
}

/** 1 flushes each commit; 2 writes it, and flushes once a second. */
const flushes: Readonly<Record<TrendRelease, 1 | 2>> = { old: 2, now: 1 };

function mariadbFile(name: TrendRelease): string {
  return `server: mariadb\nconnect: port\nsettings:\n  innodb_flush_log_at_trx_commit: ${flushes[name]}\n`;
}

/**
 * Whether a run measured everything that it could: what fails on Dolt of 2022 is what it cannot do, and the page shows it as failed.
 */
function isWhole(name: TrendRelease, { recording, derived }: KeptRun): boolean {
  if (derived.measurement === "complete") return true;
  const failed = recording.tests.filter(({ failures }) => failures.length > 0);
  const failsElsewhere = failed.some(({ failures }) => failures.some(({ role }) => role === "baseline"));
  const measured = recording.tests.filter(
    ({ failures, samples }) => failures.length === 0 && samples.length > 0,
  );
  const isComplete = measured.length + failed.length === recording.tests.length;
  return name === "old" && recording.run?.stopped === undefined && isComplete && !failsElsewhere;
}

/** @throws Error if a run did not measure everything that it could */
function runServers(name: TrendRelease): KeptRun {
  const { version } = doltReleases[name];
  const folder = path.resolve(options.out, version);
  const done = readRun(folder);
  if (done !== undefined && isWhole(name, done)) return done;
  mkdirSync(folder, { recursive: true });
  const write = (file: string, text: string) => {
    writeFileSync(path.join(folder, file), text);
    return path.join(folder, file);
  };
  const engines = [
    ...["--candidate", write("dolt.yml", doltFile(name))],
    ...["--baseline", write("mariadb.yml", mariadbFile(name))],
  ];
  // Sequences fail on Dolt of 2022: docs/suites.md says in which steps.
  const suites = name === "old" ? "server,tpcc" : "server,tpcc,sequence";
  const size = ["--suites", suites, "--storages", "file", "--rows", options.rows, "--seed", "1"];
  const rounds = options[name === "old" ? "old-rounds" : "rounds"];
  const rule = ["--rounds", rounds, "--latencies", "--ceiling", "1000", "--average-ceiling", "1000"];
  // A mix of TPC-C takes Dolt of 2022 minutes.
  const patience = name === "old" ? ["--sample-timeout", "1200"] : [];
  spawnSync(process.execPath, [cli, "run", ...engines, ...size, ...rule, ...patience, "--out", folder], {
    stdio: "inherit",
  });
  const made = readRun(folder);
  if (made === undefined) throw new Error(`the run in ${folder} has no results`);
  if (!isWhole(name, made))
    throw new Error(`the run in ${folder} did not measure everything: its report says why`);
  return made;
}

const now = runServers("now");
const runs = { old: runServers("old"), now };
for (const name of ["old", "now"] as const) {
  const { version, date } = doltReleases[name];
  const report = readFileSync(path.join(options.out, version, "report.md"), "utf8");
  writeFileSync(
    path.join(options.docs, `servers-dolt-${version}.md`),
    `# Dolt ${version} beside MariaDB\n\nDolt of ${date}; [servers-dolt.md](servers-dolt.md) says how this was measured.\n\n${report}`,
  );
}
writeFileSync(path.join(options.docs, "servers-dolt.md"), trendPage(runs));
