/**
 * Makes the reports and pictures of the documents anew, from runs of what is built: docs/reports/oltp.md and docs/reports/suites.md, the
 * beginning of a report that README quotes, and the pictures in docs. It takes about 20 minutes, with nothing beside it.
 *
 * usage: node scripts/examples.ts [--out FOLDER] [--pictures]
 *
 * FOLDER, .cache/examples by default, keeps the runs: one that is complete is not made again. With --pictures only pictures are drawn, of the
 * runs that are there.
 */

import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fetchDoltlite, fetchSqlite } from "../bench/engines.ts";
import { replaceGenerated } from "./generate/between.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const docs = path.join(root, "docs");

const { values: options } = parseArgs({
  options: {
    out: { type: "string", default: path.join(root, ".cache/examples") },
    pictures: { type: "boolean", default: false },
  },
});

/** The suites that have a section in docs/reports/suites.md, in its order. */
const suites = ["types", "raw", "scale", "cold", "tpcc", "sequence"];

/** Statuses of a run that has measured everything: what it says of ceilings is for the report. */
const complete = [0, 1];

/** The folder of a run of DoltLite beside SQLite, which is made if it is not there. */
function runOf(name: string, parameters: readonly string[], sqlite: string): string {
  const folder = path.join(options.out, name);
  if (existsSync(path.join(folder, "report.md"))) return folder;
  process.stderr.write(`measuring ${name}\n`);
  const engines = ["--candidate", fetchDoltlite(), "--candidate-name", "DoltLite", "--baseline", sqlite];
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const given = ["dist/cli.js", "run", ...engines, ...parameters, "--quiet", "--out", unfinished];
  const { status } = spawnSync(process.execPath, given, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status === null || !complete.includes(status)) throw new Error(`the run ${name} ended with ${status}`);
  renameSync(unfinished, folder);
  return folder;
}

function reportOf(folder: string): string {
  return readFileSync(path.join(folder, "report.md"), "utf8").trim();
}

/** The verdict and the first sections of a report, as a quotation. */
function beginningOf(report: string): string {
  const lines = report.split("\n");
  const table = lines.findIndex((line) => line.startsWith("| Section "));
  if (table < 0) throw new Error("the report has no table of sections");
  const verdict = lines[0] ?? "";
  return [verdict, "", ...lines.slice(table, table + 4)].map((line) => `> ${line}`.trimEnd()).join("\n");
}

function writeReports(sqlite: string): void {
  const oltp = reportOf(runOf("oltp", [], sqlite));
  writeFileSync(path.join(docs, "reports/oltp.md"), `${oltp}\n`);
  const readme = path.join(root, "README.md");
  const text = readFileSync(readme, "utf8");
  writeFileSync(readme, replaceGenerated("README.md", text, "report", beginningOf(oltp)));
  const sections = suites.map((suite) => {
    const report = reportOf(runOf(suite, ["--suites", suite], sqlite));
    return `## ${suite}\n\n\`run --suites ${suite}\`\n\n${report}\n`;
  });
  const head = `# Reports of the suites

DoltLite beside SQLite, each suite with its default size. The report of the default suite is [oltp.md](oltp.md), and
[suites.md](../suites.md) says what the others time.
`;
  writeFileSync(path.join(docs, "reports/suites.md"), [head, ...sections].join("\n"));
}

/** Draws the pictures that the documents show, and no others. */
function drawPictures(): void {
  const drawn = mkdtempSync(path.join(os.tmpdir(), "pictures-"));
  try {
    const shown = readdirSync(docs)
      .filter((file) => file.endsWith(".png"))
      .map((file) => file.replace(/\.png$/, ""));
    const only = shown.flatMap((name) => ["--only", name]);
    const made = [
      "--results",
      path.join(options.out, "oltp/results.json"),
      "--history",
      path.join(root, "examples/releases"),
    ];
    execFileSync(process.execPath, ["scripts/pictures/main.ts", ...only, ...made, "--out", drawn], {
      cwd: root,
      stdio: "inherit",
    });
    for (const name of shown)
      writeFileSync(path.join(docs, `${name}.png`), readFileSync(path.join(drawn, `${name}.png`)));
  } finally {
    rmSync(drawn, { recursive: true });
  }
}

mkdirSync(options.out, { recursive: true });
// A path of this machine is no part of a document.
if (!options.pictures) writeReports(`./${path.relative(root, await fetchSqlite())}`);
drawPictures();
