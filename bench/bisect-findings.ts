/**
 * How often `bisect --finding` names the commit that brought a fault, with real builds: generated repositories of an engine, each with one
 * planted fault, a tenth of commits that do not build, and one that does something else wrong.
 *
 * usage: node bench/bisect-findings.ts [--seeds FIRST..LAST] [--kinds TEXT] [--out FOLDER] [--summary]
 *
 * It runs what is in dist. Each search is a line of FOLDER/searches.jsonl. A search that has one is not made again; --kinds chooses those
 * whose name has the text, and --summary only says what is there.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { median } from "../src/statistics/summary.ts";
import { findingKinds } from "./bisect/finding-kinds.ts";
import { type FoundFinding, foundFindingSchema, searchFinding } from "./bisect/finding-search.ts";
import { cacheFolder, fetchSqlite, print } from "./engines.ts";

const { values: options } = parseArgs({
  options: {
    seeds: { type: "string", default: "1..10" },
    kinds: { type: "string", default: "" },
    out: { type: "string", default: path.join(cacheFolder, "bisect-findings") },
    summary: { type: "boolean", default: false },
  },
});
const [first, last] = options.seeds.split("..").map(Number);
if (!(first !== undefined && last !== undefined && first >= 1 && first <= last))
  throw new RangeError(`--seeds ${options.seeds}: expected the first and the last, as in 1..10`);
const file = path.join(options.out, "searches.jsonl");

function readFound(): FoundFinding[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => foundFindingSchema.parse(JSON.parse(line)));
}

async function searchAll(from: number, to: number): Promise<void> {
  mkdirSync(options.out, { recursive: true });
  const sqlite = path.resolve(await fetchSqlite());
  for (const kind of findingKinds.filter(({ name }) => name.includes(options.kinds)))
    for (let seed = from; seed <= to; seed++) {
      if (readFound().some((one) => one.seed === seed && one.kind === kind.name)) continue;
      const line = JSON.stringify(await searchFinding(kind, { seed, sqlite, folder: options.out }));
      appendFileSync(file, `${line}\n`);
      process.stderr.write(`${line}\n`);
    }
}

function summarise(found: readonly FoundFinding[]): string {
  const rows = [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, own]) => {
    const count = (wanted: (one: FoundFinding) => boolean) => own.filter(wanted).length;
    const looks = own.map((one) => one.measured);
    return [
      kind,
      own.length,
      count(({ outcome }) => outcome === "named"),
      count(({ outcome }) => outcome === "range"),
      count(({ outcome }) => outcome === "wrong"),
      count(({ outcome }) => outcome === "none"),
      `${median(looks)} (${Math.max(...looks)})`,
      median(own.map(({ seconds }) => seconds)),
    ].map(String);
  });
  const headings = [
    "kind",
    "planted",
    "named",
    "a right range",
    "named wrongly",
    "no answer",
    "versions looked at, median (most)",
    "seconds",
  ];
  return markdownTable([headings, ...rows]);
}

if (!options.summary) await searchAll(first, last);
const found = readFound();
if (found.length > 0) print(summarise(found));
