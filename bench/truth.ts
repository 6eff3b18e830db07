/**
 * Are the figures of a run true? Engines of a known cost (truth/planted.ts) beside the same engine without it, by the built command line as it is
 * by default, and beside it the true ratio: whole samples of the engines alone, one after the other, in a machine that does nothing else. And how often the
 * intervals of SQLite beside a copy of itself contain 1. Run `npm run build` first.
 *
 * usage: node bench/truth.ts [--engines LIST] [--storages memory,file] [--loads alone] [--rows 10000] [--runs 1] [--samples 100] [options of run]
 *        node bench/truth.ts --equal [--base] [--storages LIST] [--loads LIST] [--rows 1000,10000,100000] [--runs 1] [options of run]
 *        node bench/truth.ts --list
 *
 * Loads are alone, loop and loops (one and two busy loops), disk (a megabyte is written and flushed each 50 ms) and processor (one only). The samples
 * that are the truth are taken alone whatever the loads are, and kept in .cache/truth/samples, from where the next run has them. "others" is the
 * share of all processors that other programs used meanwhile: where that is not small, remove the samples, and take them again.
 */
import os from "node:os";
import { parseArgs } from "node:util";
import { storages as allStorages, type Storage } from "../src/model/test.ts";
import { print } from "./engines.ts";
import { figureTable } from "./noise/figures.ts";
import { formatShare } from "./noise/share.ts";
import { optionsOfRun } from "./repeat/options-of-run.ts";
import { runEqual } from "./truth/equal-runs.ts";
import { type Beside, besideNames } from "./truth/loads.ts";
import { type Planted, plantedEngines } from "./truth/planted.ts";
import { type Row, runPlanted } from "./truth/planted-runs.ts";
import type { TrueRatio } from "./truth/true-ratio.ts";

const known = {
  engines: { type: "string" },
  storages: { type: "string" },
  loads: { type: "string" },
  rows: { type: "string" },
  runs: { type: "string", default: "1" },
  samples: { type: "string", default: "100" },
  equal: { type: "boolean", default: false },
  base: { type: "boolean", default: false },
  list: { type: "boolean", default: false },
} as const;
const { values, tokens } = parseArgs({ options: known, strict: false, tokens: true });
const more = optionsOfRun(tokens, Object.keys(known));
const runs = wholeNumber("runs", String(values.runs), 1);

if (values.list === true) for (const { name, words } of plantedEngines) print(`${name}: ${words}`);
else {
  const cpu = os.cpus()[0]?.model ?? "unknown";
  const load = os.loadavg()[0]?.toFixed(1);
  print(
    `${cpu}, ${os.availableParallelism()} processors, Node ${process.versions.node}, load ${load} before`,
  );
  if (values.equal === true) await showEqual();
  else await showPlanted();
}

async function showPlanted(): Promise<void> {
  const names = plantedEngines.map(({ name }) => name);
  const engines = chosen("engines", values.engines, names, names).map(
    (name) => plantedEngines.find((one) => one.name === name) as Planted,
  );
  const options = {
    storages: chosen<Storage>("storages", values.storages, allStorages, ["memory", "file", "autocommit"]),
    loads: chosen<Beside>("loads", values.loads, besideNames, ["alone"]),
    rows: wholeNumber("rows", String(values.rows ?? "10000"), 1),
    runs,
    samples: wholeNumber("samples", String(values.samples), 2),
    more,
  };
  const found: Row[] = [];
  for (const planted of engines)
    for await (const row of runPlanted(planted, options)) {
      found.push(row);
      process.stderr.write(`${wordsOf(row).join(" | ")}\n`);
    }
  const heading = [
    "planted",
    "beside",
    "test",
    "against",
    "true ratio",
    "mean",
    "others",
    "printed",
    "interval",
    "ceiling",
  ];
  print(`\n${figureTable([...heading, "outcome", "exit", "miss", "judged wrongly"], found.map(wordsOf))}\n`);
  for (const reference of ["base", "baseline"] as const) {
    const own = found.filter((row) => row.reference === reference);
    const missed = own.filter(({ isMissed }) => isMissed).length;
    const wrong = own.filter(({ isJudgedWrongly }) => isJudgedWrongly).length;
    print(`against the ${reference}: ${missed} of ${own.length} figures miss, ${wrong} judged wrongly`);
  }
}

function wordsOf(row: Row): string[] {
  const { planted, beside, test, reference, truth, printed, status, isMissed } = row;
  return [
    planted.name,
    beside,
    test,
    reference,
    ratioWords(truth),
    ratioWords(row.mean),
    row.others === undefined ? "" : percent(row.others),
    printed === undefined ? "none" : printed.ratio.toFixed(3),
    printed?.interval === undefined
      ? "none"
      : `${printed.interval.low.toFixed(3)} to ${printed.interval.high.toFixed(3)}`,
    printed?.ceiling === undefined ? "" : printed.ceiling.toFixed(2),
    printed?.outcome ?? "",
    String(status),
    isMissed ? "yes" : "no",
    row.isJudgedWrongly ? "yes" : "no",
  ];
}

function ratioWords({ ratio, error }: TrueRatio): string {
  return `${ratio.toFixed(3)} ± ${error.toFixed(3)}`;
}

async function showEqual(): Promise<void> {
  const sizes = String(values.rows ?? "1000,10000,100000").split(",");
  const options = {
    storages: chosen<Storage>("storages", values.storages, allStorages, allStorages),
    loads: chosen<Beside>("loads", values.loads, besideNames, ["alone", "loops", "disk", "processor"]),
    rows: sizes.map((one) => wholeNumber("rows", one, 1)),
    runs,
    isBase: values.base === true,
    more: more.some((option) => option.startsWith("--variants")) ? more : [...more, "--variants", "int,text"],
  };
  const heading = ["section", "beside", "rows", "miss 1.00", "largest error", "half width, median", "a run"];
  const found: string[][] = [];
  for await (const row of runEqual(options)) {
    const { section, beside, rows, intervals, missing, largest, halfWidth, seconds } = row;
    const share = `${missing} of ${intervals}: ${formatShare(missing, intervals)}`;
    const line = [section, beside, String(rows), share, percent(largest), percent(halfWidth)];
    found.push([...line, `${seconds.toFixed(0)} s`]);
    process.stderr.write(`${found.at(-1)?.join(" | ")}\n`);
  }
  print(`\n${figureTable(heading, found)}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The names in a list, in the order of all names. */
function chosen<Name extends string>(
  option: string,
  list: unknown,
  names: readonly Name[],
  usual: readonly Name[],
): Name[] {
  const given = list === undefined ? usual : String(list).split(",");
  const unknown = given.find((name) => !names.some((one) => one === name));
  if (unknown !== undefined) throw new RangeError(`--${option} ${unknown}: expected ${names.join(", ")}`);
  return names.filter((name) => given.includes(name));
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new RangeError(`--${option} ${text}: expected a whole number of at least ${least}`);
}
