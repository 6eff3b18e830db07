/**
 * Today's Dolt with its collector of garbage, and without, as they age beside MariaDB: builds Dolt (once), takes all through the ladder of
 * `age` and a steady load, and writes the report to `docs/reports/servers-age.md`.
 *
 * usage: node __tests__/servers/age.ts [--commits N] [--minutes N] [--out FOLDER] [--docs FOLDER]
 *
 * A run that is finished is not made again, and a run that was cut off is resumed.
 */

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readRun } from "../../bench/kept-run.ts";
import { describeMachine, minutesOf } from "../../bench/recorded.ts";
import { buildDolt, doltReleases } from "./dolt.ts";

const { values: options } = parseArgs({
  options: {
    commits: { type: "string", default: "4000" },
    minutes: { type: "string", default: "2" },
    out: { type: "string", default: path.join(os.tmpdir(), "servers-age") },
    docs: { type: "string", default: fileURLToPath(new URL("../../docs/reports", import.meta.url)) },
  },
});

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const points = fileURLToPath(new URL("../../examples/servers/points.yml", import.meta.url));
const folder = path.resolve(options.out);
mkdirSync(folder, { recursive: true });

const program = buildDolt("now");
const { version } = doltReleases.now;
const dolt = `server: dolt\nprogram: ${program}\n`;
const files = {
  candidate: `${dolt}name: Dolt ${version} with its collector\ncollector: true\n`,
  base: `${dolt}name: Dolt ${version}\n`,
  baseline: "server: mariadb\n",
};
const engines = Object.entries(files).flatMap(([role, text]) => {
  const file = path.join(folder, `${role}.yml`);
  writeFileSync(file, text);
  return [`--${role}`, file];
});
const ageing = [
  "--age",
  options.commits,
  "--age-cleanup",
  "CALL dolt_gc()",
  "--age-minutes",
  options.minutes,
];
// All that is looked at is the cost with age, so that one small test is enough, and no figure fails the run.
const suite = ["--suites", "own", "--own-workloads", points, "--storages", "file", "--rounds", "1"];
const ceilings = ["--ceiling", "1000", "--average-ceiling", "1000", "--gate", "sqlite"];
const resumed = existsSync(path.join(folder, "results.sqlite")) ? ["--resume", folder] : [];
const isDone = () => readRun(folder)?.derived.measurement === "complete";
if (!isDone())
  spawnSync(
    process.execPath,
    [cli, "run", ...engines, ...ageing, ...suite, ...ceilings, "--out", folder, ...resumed],
    {
      stdio: "inherit",
    },
  );
const made = readRun(folder);
if (made === undefined || !isDone())
  throw new Error(`the run in ${folder} did not measure everything: its report says why`);
const report = readFileSync(path.join(folder, "report.md"), "utf8");
writeFileSync(
  path.join(options.docs, "servers-age.md"),
  `# Dolt ${version} as it ages, with its collector and without, beside MariaDB

\`npm run test:servers\` wrote this page: \`${["--age", options.commits, "--age-minutes", options.minutes].join(" ")}\`, on ${describeMachine(made.recording)},
in ${Math.round(minutesOf(made.recording))} minutes. [age.md](../age.md#servers) says what the figures mean.

${report}`,
);
