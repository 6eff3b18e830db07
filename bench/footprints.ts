/**
 * The costs of engines besides time, beside those of stock SQLite: files, bytes written and read, allocations and memory, summed over the tests of a section,
 * and the size of the engine's file. The figures are exact, so that one pair of samples a test is enough and nothing has to be quiet.
 *
 * usage: node bench/footprints.ts [--releases LIST] [--variants int] [--rows 100000] [--keep FOLDER]
 *        node bench/footprints.ts --repeat N [--variants int] [--rows 100000]
 *
 * Without --releases it takes six releases of DoltLite from PyPI, the newest and five older ones; libSQL and SQLCipher always. `--keep` keeps the
 * results of each engine. `--repeat` measures SQLite beside itself N times, beside a busy loop on each processor, and counts the tests in which
 * any exact figure of any of the 2 N samples is another.
 */

import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { type Figure, testFigures } from "../src/features/footprint/figures.ts";
import { features } from "../src/features.ts";
import type { Role } from "../src/model/engine.ts";
import { differ, type Footprint } from "../src/model/footprint.ts";
import type { Recording } from "../src/model/recording.ts";
import { testPath } from "../src/model/test.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import { fetchSqlite, print } from "./engines.ts";
import { compileLibsql } from "./fetched/builds.ts";
import { fetchSqlcipher } from "./fetched/debian.ts";
import { openDoltliteReleases } from "./fetched/releases.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

const { values: options } = parseArgs({
  options: {
    releases: { type: "string" },
    variants: { type: "string", default: "int" },
    rows: { type: "string", default: "100000" },
    keep: { type: "string" },
    repeat: { type: "string" },
  },
});

/** How many releases there are beside the newest. */
const older = 5;

/** The releases with the files of their engines, the newest first. */
async function findReleases(): Promise<{ readonly name: string; readonly file: string }[]> {
  const { signal } = new AbortController();
  const source = await openDoltliteReleases();
  const all = source.points.map(({ name }) => name);
  const step = (all.length - 1) / older;
  const evenly = Array.from({ length: older + 1 }, (_, index) => all[Math.round(index * step)] as string);
  const wanted = options.releases?.split(",") ?? evenly.toReversed();
  const found: { readonly name: string; readonly file: string }[] = [];
  for (const name of wanted) {
    const point = all.indexOf(name);
    if (point < 0) throw new Error(`--releases ${name}: there are ${all.join(", ")}`);
    const built = await source.build(point, signal);
    if (built.state === "failed") process.stderr.write(`${name} is left out: ${built.message}\n`);
    else found.push({ name: `DoltLite ${name}`, file: built.engine });
  }
  return found;
}

function measure(name: string, candidate: string, baseline: string): Recording | undefined {
  const out = mkdtempSync(path.join(tmpdir(), "footprints-"));
  try {
    const tests = ["--variants", options.variants, "--rows", options.rows, "--rounds", "1"];
    const rule = ["--ceiling", "1000", "--average-ceiling", "1000", "--quiet", "--check-again"];
    const engines = ["--candidate", candidate, "--baseline", baseline];
    spawnSync(process.execPath, [cli, "run", ...engines, ...tests, ...rule, "--out", out], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const file = path.join(out, "results.json");
    if (options.keep !== undefined) {
      mkdirSync(options.keep, { recursive: true });
      copyFileSync(file, path.join(options.keep, `${name.replaceAll(/[^\w.]/g, "-")}.json`));
    }
    return parseRecording(readFileSync(file, "utf8"), file, features);
  } catch (cause) {
    process.stderr.write(`${name} is left out: ${(cause as Error).message}\n`);
    return undefined;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const sections = [
  "memory/reads",
  "memory/writes",
  "file/reads",
  "file/writes",
  "autocommit/reads",
  "autocommit/writes",
];

/** The sum over the tests of a section that both engines have the figure of. */
function sumOf(recording: Recording, section: string, role: Role, figure: Figure): number {
  const own = recording.tests.filter(({ storage, kind }) => `${storage}/${kind}` === section);
  return own.reduce((sum, { checks }) => {
    const of = (wanted: Role) => {
      const found = checks.find((check) => check.role === wanted);
      return found && figure.of(found);
    };
    const [value, other] = [of(role), of(role === "baseline" ? "candidate" : "baseline")];
    return value === undefined || other === undefined ? sum : sum + value;
  }, 0);
}

function multiple(value: number, reference: number): string {
  if (value === reference) return reference === 0 ? "-" : "1.00x";
  return reference === 0 ? `${value} B` : `${(value / reference).toFixed(2)}x`;
}

/** Prints in how many tests SQLite's figures are not the same to the byte. */
function repeat(runs: number): void {
  const loops = cpus().map(() => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
  try {
    const found = new Map<string, Footprint[]>();
    for (let index = 0; index < runs; index++)
      for (const test of measure("SQLite", baseline, baseline)?.tests ?? [])
        for (const { footprint } of test.checks) {
          const path = testPath(test);
          if (footprint !== undefined) found.set(path, [...(found.get(path) ?? []), footprint]);
        }
    const other = [...found].filter(([, own]) => own.some((one) => differ(one, own[0] as Footprint)));
    const samples = [...found.values()].map(({ length }) => length);
    print(
      `${runs} runs beside ${loops.length} busy loops: ${found.size} tests of ${Math.min(...samples)} to ${Math.max(...samples)} samples, ` +
        `${other.length} of them with another figure${other.length === 0 ? "" : `: ${other.map(([path]) => path).join(", ")}`}`,
    );
  } finally {
    for (const loop of loops) loop.kill();
  }
}

const baseline = await fetchSqlite();
if (options.repeat !== undefined) {
  repeat(Number(options.repeat));
  process.exit();
}
const engines = [
  ...(await findReleases()),
  { name: "libSQL", file: await compileLibsql() },
  { name: "SQLCipher", file: fetchSqlcipher().path },
  { name: "SQLite itself", file: baseline },
];
const measured = engines.flatMap(({ name, file }) => {
  const recording = measure(name, file, baseline);
  return recording === undefined ? [] : [{ name, recording }];
});
print(`${options.variants}, R = ${options.rows}, one process a test: the engine's sum / SQLite's\n`);
for (const section of sections) {
  const rows = measured.map(({ name, recording }) => [
    name,
    ...testFigures.map((figure) =>
      multiple(sumOf(recording, section, "candidate", figure), sumOf(recording, section, "baseline", figure)),
    ),
  ]);
  const align = ["l", ...testFigures.map(() => "r")];
  print(`${markdownTable([[section, ...testFigures.map(({ heading }) => heading)], ...rows], { align })}\n`);
}
const sizes = measured.map(({ name, recording: { engines: own } }) => {
  const [size, other] = [own.candidate.size, own.baseline.size];
  const shown = (bytes: number | undefined) =>
    bytes === undefined ? "unknown" : `${(bytes / 1e6).toFixed(2)} MB`;
  return [
    name,
    shown(size?.file),
    shown(size?.text),
    shown(size?.data),
    multiple(size?.file ?? 0, other?.file ?? 0),
  ];
});
print(
  markdownTable([["engine", "file", "text", "data", "file / SQLite's"], ...sizes], {
    align: ["l", "r", "r", "r", "r"],
  }),
);
