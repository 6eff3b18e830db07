/**
 * The change points that apache-otava and asv find in the same series as this project. They are development tools here: fetched
 * from PyPI into a virtual environment of their own.
 *
 * usage: node bench/history-oracles.ts [--series N] [--recordings FOLDER] [--engine NAME]
 *
 * First the statistic of E-divisive, which has to be Otava's own to the last digits if points are not weighted. Then how many series
 * of 90 nights without a change each of them finds one in, and how many of those with a step of 5 or 10 %, at night 60.
 */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { correlationOfNights, leastValues } from "../src/features/history/runs/change-points.ts";
import type { TestSeries } from "../src/features/history/runs/series.ts";
import { seriesOf } from "../src/features/history/runs/series.ts";
import { toNamedSeries } from "../src/features/history/runs/trends.ts";
import { createDivider } from "../src/statistics/energy.ts";
import { RandomStream } from "../src/suite/random.ts";
import { cacheFolder, print } from "./engines.ts";
import { eDivisive, leastAbsolute, withStep } from "./history/methods.ts";
import { RecordedNights, suiteSize } from "./history/nights.ts";
import { runTool } from "./tool.ts";

const { values: options } = parseArgs({
  options: {
    series: { type: "string", default: "276" },
    recordings: { type: "string", default: path.join(cacheFolder, "aa") },
    engine: { type: "string", default: "doltlite" },
  },
});

const nights = 90;
const step = 60;

interface Answer {
  readonly statistic: number;
  readonly at: number;
  readonly otava: readonly number[];
  readonly permutations: readonly number[];
  readonly asv: readonly number[];
}

function findPython(): string {
  const folder = path.join(cacheFolder, "history-oracles");
  const python = path.join(folder, "bin/python3");
  if (existsSync(python)) return python;
  const system = { command: "python3", advice: "install Python 3 with venv and pip" };
  const requirements = fileURLToPath(new URL("requirements-oracles.txt", import.meta.url));
  runTool(system, ["-m", "venv", folder]);
  runTool({ command: python, advice: "install Python 3" }, [
    "-m",
    "pip",
    "install",
    "--quiet",
    "-r",
    requirements,
  ]);
  return python;
}

function ask(python: string, series: readonly TestSeries[]): Answer[] {
  const input = series.map(({ points }) => ({
    values: points.map(({ logRatio }) => Math.exp(logRatio)),
    weights: points.map(({ weight }) => Math.sqrt(weight)),
    least: leastValues,
  }));
  const script = fileURLToPath(new URL("history/oracles.py", import.meta.url));
  const output = execFileSync(python, [script], {
    input: JSON.stringify(input),
    encoding: "utf8",
    maxBuffer: 1e9,
    stdio: ["pipe", "pipe", "inherit"],
  });
  return JSON.parse(output);
}

/**
 * The largest relative difference of the statistic, among series in which both divide at the same place. Where fewer values than a
 * side has divide better, this project divides nothing off.
 */
function compareStatistics(series: readonly TestSeries[], answers: readonly Answer[]): string {
  const compared = series.map(({ points }, index) => {
    const values = points.map(({ logRatio }) => ({ value: Math.exp(logRatio), weight: 1 }));
    const own = createDivider(values, leastValues).step(Int32Array.from(values.keys()));
    return { own, other: answers[index] as Answer };
  });
  const divided = compared.filter(({ own }) => own.statistic > 0);
  const same = divided.filter(({ own, other }) => own.at === other.at);
  const largest = Math.max(0, ...same.map(({ own, other }) => Math.abs(own.statistic / other.statistic - 1)));
  return [
    `${divided.length} of ${compared.length} are divided here`,
    `${same.length} at the same place, with statistics that differ by at most ${largest.toExponential(1)}`,
  ].join(", ");
}

const python = findPython();
const recorded = new RecordedNights(options.recordings, options.engine);
const history = recorded.history(nights, 0.3, new RandomStream(1, "oracles"));
const count = Math.min(suiteSize, Number(options.series));
const unchanged = seriesOf(history).map(toNamedSeries);
const correlation = correlationOfNights(
  unchanged,
  unchanged.map(() => []),
);
const isNear = (at: number) => Math.abs(at - step) <= 1;

const rows = [1, 1.05, 1.1].map((size) => {
  const series = withStep(history, step, size).slice(0, count);
  process.stderr.write(`asking about a step of ${size}\n`);
  const answers = ask(python, series);
  print(`step of ${size}: ${compareStatistics(series, answers)}`);
  const own = [eDivisive, leastAbsolute(13)].map(({ findInOne }) =>
    series.map((one) => findInOne(one, nights, suiteSize, correlation)),
  );
  const all: readonly (readonly (readonly number[])[])[] = [
    ...own,
    answers.map(({ otava }) => otava),
    answers.map(({ permutations }) => permutations),
    answers.map(({ asv }) => asv),
  ];
  const name = size === 1 ? "no change" : `${Math.round(100 * (size - 1))} % at night ${step}`;
  const cell = (found: readonly (readonly number[])[]) => {
    const right = found.filter((changes) => changes.some(isNear)).length;
    const others = found.flatMap((changes) => changes.filter((at) => size === 1 || !isNear(at))).length;
    return size === 1 ? `${others} false` : `${right} found, ${others} others`;
  };
  return [name, ...all.map(cell)];
});
print(`\n${count} series of ${nights} nights of ${options.engine} against itself, 30 % of them loaded:\n`);
const headings = [
  "series",
  "this, E-divisive",
  "least absolute deviations",
  "Otava (p 0.001)",
  "Otava, permutations (p 0.01)",
  "asv",
];
print(markdownTable([headings, ...rows]));
