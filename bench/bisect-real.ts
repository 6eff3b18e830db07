/**
 * The same with real builds and real pairs: generated repositories of 90 commits of SQLite, slowed (slowed.c), of which one is 10 %
 * slower than the one before, a tenth do not build, and one more crashes; beside them, bursts of load on all processors.
 *
 * usage: node bench/bisect-real.ts [--seeds FIRST..LAST] [--rows N] [--load NAME] [--out FOLDER] [--summary]
 *
 * Each search is a line of FOLDER/searches.jsonl. A seed that has one is not searched again, and a search that was killed is resumed;
 * --summary only says what is there.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { median } from "../src/statistics/summary.ts";
import { type Outcome, outcomeSchema, searchReally } from "./bisect/real-search.ts";
import { cacheFolder, fetchSqlite, print } from "./engines.ts";
import { loadNames } from "./loads.ts";

const { values: options } = parseArgs({
  options: {
    seeds: { type: "string", default: "1..100" },
    rows: { type: "string", default: "10000" },
    load: { type: "string", default: "bursts" },
    out: { type: "string", default: path.join(cacheFolder, "bisect-real") },
    summary: { type: "boolean", default: false },
  },
});
const [first, last] = options.seeds.split("..").map(Number);
if (!(first !== undefined && last !== undefined && first >= 1 && first <= last))
  throw new RangeError(`--seeds ${options.seeds}: expected the first and the last, as in 1..100`);
const load = loadNames.find((name) => name === options.load);
if (load === undefined)
  throw new RangeError(`--load ${options.load}: expected one of ${loadNames.join(", ")}`);

const file = path.join(options.out, "searches.jsonl");

function readOutcomes(): Outcome[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => outcomeSchema.parse(JSON.parse(line)));
}

async function searchAll(from: number, to: number): Promise<void> {
  mkdirSync(options.out, { recursive: true });
  const sqlite = path.resolve(await fetchSqlite());
  for (let seed = from; seed <= to; seed++) {
    if (readOutcomes().some((one) => one.seed === seed)) continue;
    const folder = path.join(options.out, `seed-${seed}`);
    const outcome = await searchReally({
      seed,
      sqlite,
      rows: Number(options.rows),
      load: load ?? "quiet",
      folder,
    });
    const line = JSON.stringify(outcome);
    appendFileSync(file, `${line}\n`);
    process.stderr.write(`${line}\n`);
    for (const large of ["repository", "cache"])
      rmSync(path.join(folder, large), { recursive: true, force: true });
  }
}

function summarise(outcomes: readonly Outcome[]): string {
  const of = (figure: (one: Outcome) => number) => {
    const all = outcomes.map(figure);
    return `${Number(median(all).toFixed(1))} (${Math.max(...all)})`;
  };
  const count = (wanted: (one: Outcome) => boolean) => outcomes.filter(wanted).length;
  const isWrong = (one: Outcome) => one.answer === "point" && !one.right;
  const rows: [string, string | number][] = [
    ["searches", outcomes.length],
    ["right", count(({ right }) => right)],
    ["one commit", count(({ answer }) => answer === "point")],
    ["a range", count(({ answer }) => answer === "range")],
    ["wrong commit", count(isWrong)],
    ["of these silently", count((one) => isWrong(one) && !one.flaky)],
    ["said flaky", count(({ flaky }) => flaky)],
    ["commits measured, median (most)", of(({ measured }) => measured)],
    ["built", of(({ built }) => built)],
    ["pairs", of(({ pairs }) => pairs)],
    ["minutes", of(({ seconds }) => Math.round(seconds / 6) / 10)],
  ];
  return markdownTable([["", ""], ...rows.map(([name, figure]) => [name, String(figure)])]);
}

if (!options.summary) await searchAll(first, last);
const outcomes = readOutcomes();
if (outcomes.length > 0) print(summarise(outcomes));
