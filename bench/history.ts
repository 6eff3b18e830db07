/**
 * How often does a history name a change that is none, and how soon does it find one? And what does it cost?
 *
 * usage: node bench/history.ts [false | found | back | share | report | correlated | power | cost | looks | large]... [--recordings FOLDER] [--engines LIST] [--histories N]
 *        [--nights N] [--pairs N] [--steps N] [--loaded PERCENT] [--rate PERCENT] [--runs N]
 *        [--lengths LIST] [--tests LIST]
 *
 * - false: histories in which nothing changes, looked at after every night from the sixth on; every change is a false one
 * - found: one test of 276 becomes slower, after 60 nights; how many more it takes
 * - back: one test of 276 becomes slower, and that is taken back; how often both are found
 * - share: four tests of 276 become slower; how many of the changes that a look names are others, of --rate allowed
 * - report: a run that is like the nights before it, compared with them; every difference is a false one
 * - correlated: nights that depend on the night before, or drift slowly: how often a look names a change
 * - power: one test becomes slower, among nights that depend on the night before: how often it is found within ten nights
 * - cost: bytes of a run, and seconds to make the index and to find the changes of 90 nights
 * - looks: seconds to find the changes of 90 and 200 nights, by what happened in them
 * - large: seconds that `history list` and `history trend` take in a history of 10,000 runs
 *
 * Nights are made of so many rounds each (--pairs) of the recordings that bench/aa.ts makes of engines against themselves, quiet and
 * under load, and simulated.
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { addRunFile } from "../src/features/history/files/folder.ts";
import { indexName, readHistory } from "../src/features/history/files/read-history.ts";
import { encodeRun } from "../src/features/history/files/run-file.ts";
import {
  correlationOfNights,
  divideAll,
  falseChangeRate,
  findChangePoints,
  type NamedSeries,
} from "../src/features/history/runs/change-points.ts";
import { compareRun } from "../src/features/history/runs/compare.ts";
import type { HistoryRun } from "../src/features/history/runs/run.ts";
import { seriesOf, type TestSeries } from "../src/features/history/runs/series.ts";
import { toNamedSeries, trendsOf } from "../src/features/history/runs/trends.ts";
import { median } from "../src/statistics/summary.ts";
import { RandomStream } from "../src/suite/random.ts";
import { cacheFolder, print } from "./engines.ts";
import { type CorrelatedNoise, simulateCorrelated } from "./history/correlated.ts";
import { eDivisive, leastAbsolute, type Method, withStep } from "./history/methods.ts";
import { noises, pairsOfNight, RecordedNights, simulateHistory, suiteSize } from "./history/nights.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    recordings: { type: "string", default: path.join(cacheFolder, "aa") },
    engines: { type: "string", default: "sqlite,doltlite" },
    histories: { type: "string", default: "10" },
    nights: { type: "string", default: "90" },
    pairs: { type: "string", default: String(pairsOfNight) },
    steps: { type: "string", default: "100" },
    loaded: { type: "string", default: "30" },
    rate: { type: "string", default: String(100 * falseChangeRate) },
    runs: { type: "string", default: "10000" },
    lengths: { type: "string", default: "20,60,200" },
    tests: { type: "string", default: `1,16,${suiteSize}` },
  },
});
const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const histories = Number(options.histories);
const nights = Number(options.nights);
const pairs = Number(options.pairs);
const steps = Number(options.steps);
const loadedShare = Number(options.loaded) / 100;
const rate = Number(options.rate) / 100;

/** The smallest whole penalty at which least absolute deviations name about as few false changes as E-divisive does. */
const penalty = 13;
const methods = [eDivisive, leastAbsolute(penalty)];

/** Shares of nights under load. */
const loadedShares = [...new Set([0, loadedShare])];

/** A way to make histories in which nothing changes. */
interface Origin {
  readonly name: string;
  readonly history: (seed: number, nights: number) => HistoryRun[];
}

function recordedOrigins(): Origin[] {
  return options.engines.split(",").flatMap((engine) => {
    const recorded = new RecordedNights(options.recordings, engine, pairs);
    return loadedShares.map((share) => ({
      name: `${engine} against itself, ${100 * share} % of the nights loaded`,
      history: (seed: number, count: number) =>
        recorded.history(count, share, new RandomStream(seed, `nights of ${engine}`)),
    }));
  });
}

const simulatedOrigins: readonly Origin[] = noises.map((noise) => ({
  name: `simulated: ${noise}`,
  history: (seed, count) => simulateHistory(count, noise, 0.02, seed),
}));

/** Every change that any look at a growing history names. */
function falseChanges(history: readonly HistoryRun[], { find }: Method): ReadonlySet<string> {
  const series = seriesOf(history);
  const named = new Set<string>();
  for (let night = 6; night <= history.length; night++)
    for (const [index, changes] of find(series, night).entries())
      for (const change of changes) named.add(`${index} ${change}`);
  return named;
}

function askFalse(): void {
  print(
    `\nChanges named in ${suiteSize} series x ${nights} nights in which nothing changes, looked at after every night:\n`,
  );
  const rows = [...recordedOrigins(), ...simulatedOrigins].map(({ name, history }) => {
    const all = Array.from({ length: histories }, (_, index) => history(index + 1, nights));
    const counts = methods.map((method) => all.map((one) => falseChanges(one, method).size));
    const cells = counts.map(summary);
    process.stderr.write(`${name}: ${cells.join(", ")}\n`);
    return [name, ...cells];
  });
  print(table(["nights", ...methods.map(({ name }) => `${name}: mean (most)`)], rows));
}

function summary(counts: readonly number[]): string {
  const mean = sumOf(counts) / counts.length;
  return `${mean.toFixed(2)} (${Math.max(...counts)})`;
}

/** Nights before a step. */
const nightsBefore = 60;
const nightsAfter = [3, 4, 5, 10] as const;
const sizes = [1.05, 1.1] as const;

/** How many nights after a step it is found; undefined if it is not. */
function nightsUntilFound({ series, correlation }: Stepped, { findInOne }: Method): number | undefined {
  return nightsAfter.find((after) =>
    areFound(findInOne(series, nightsBefore + after, suiteSize, correlation), [nightsBefore]),
  );
}

/** A series that changes, and the correlation of neighbours in its history, where it is the only one that does. */
interface Stepped {
  readonly series: TestSeries;
  readonly correlation: number;
}

/** The correlation that a look finds if hardly any series changes. */
function correlationOf(series: readonly NamedSeries[]): number {
  return correlationOfNights(
    series,
    series.map(() => []),
  );
}

function steppedOf(runs: readonly HistoryRun[], at: number, size: number, until?: number): Stepped[] {
  const correlation = correlationOf(seriesOf(runs).map(toNamedSeries));
  return withStep(runs, at, size, until).map((series) => ({ series, correlation }));
}

function askFound(): void {
  const count = nightsBefore + (nightsAfter.at(-1) ?? 0);
  for (const engine of options.engines.split(",")) {
    const recorded = new RecordedNights(options.recordings, engine, pairs);
    const each = Math.ceil((steps * recorded.tests.length) / suiteSize);
    for (const size of sizes) {
      const heading = `one test of ${suiteSize} becomes ${Math.round(100 * (size - 1))} % slower after ${nightsBefore} nights`;
      print(
        `\n${engine}, ${options.loaded} % of the nights loaded, ${pairs} pairs a night: ${heading}. Found within so many nights, percent:\n`,
      );
      const all = Array.from({ length: each }, (_, index) =>
        steppedOf(recorded.history(count, loadedShare, new RandomStream(index, "steps")), nightsBefore, size),
      ).flat();
      const groups = Map.groupBy(all, ({ series }) => series.path.replace(/\.\d+$/, ""));
      const rows = [...groups].flatMap(([name, series]) =>
        methods.map((method) => {
          const some = series.slice(0, steps);
          const found = some.map((one) => nightsUntilFound(one, method));
          const within = nightsAfter.map((after) => found.filter((one = Infinity) => one <= after).length);
          const shares = within.map((one) => ((100 * one) / some.length).toFixed(0));
          process.stderr.write(`${name}: ${method.name}: ${shares.join(" ")}\n`);
          return [name, method.name, ...shares];
        }),
      );
      print(table(["test", "method", ...nightsAfter.map(String)], rows));
    }
  }
}

/** Whether places are all among those that were named. One that is a night off is taken for right. */
function areFound(named: readonly number[], places: readonly number[]): boolean {
  return places.every((place) => named.some((at) => Math.abs(at - place) <= 1));
}

/** Nights that a change lasts which is taken back, of ninety. */
const lastings = [8, 15, 30] as const;

function askBack(): void {
  for (const engine of options.engines.split(",")) {
    const recorded = new RecordedNights(options.recordings, engine, pairs);
    print(
      `\n${engine}, ${options.loaded} % of the nights loaded: one test of ${suiteSize} is slower until night ${nightsBefore} of ${nights}, ` +
        `for so many nights. Both changes named, percent:\n`,
    );
    const changes = sizes.flatMap((size) => lastings.map((lasting) => ({ size, lasting })));
    const all = Array.from({ length: histories }, (_, index) =>
      recorded.history(nights, loadedShare, new RandomStream(index, "back")),
    );
    const rows = methods.map((method) => [
      method.name,
      ...changes.map(({ size, lasting }) => {
        const start = nightsBefore - lasting;
        const series = all.flatMap((runs) =>
          steppedOf(runs, start, size, nightsBefore).slice(0, recorded.tests.length),
        );
        const found = series.filter((one) =>
          areFound(method.findInOne(one.series, nights, suiteSize, one.correlation), [start, nightsBefore]),
        );
        return ((100 * found.length) / series.length).toFixed(0);
      }),
    ]);
    const headings = changes.map(
      ({ size, lasting }) => `+${Math.round(100 * (size - 1))} %, ${lasting} nights`,
    );
    print(table(["method", ...headings], rows));
  }
}

/** The number of tests in a history that become slower; each look names about as many. */
const changing = 4;
const changeSize = 1.12;
const nightsAfterChange = 20;

function askShare(): void {
  print(
    `\n${changing} of ${suiteSize} tests become 12 % slower; looks ${nightsAfterChange} nights later, at a rate of ${options.rate} %:\n`,
  );
  const rows = [...recordedOrigins(), ...simulatedOrigins].map(({ name, history }) => {
    process.stderr.write(`${name}\n`);
    const count = nightsBefore + nightsAfterChange;
    const looks = Array.from({ length: 10 * histories }, (_, index) => {
      const runs = history(2000 + index, count);
      const slower = withStep(runs, nightsBefore, changeSize).slice(0, changing);
      const all = [...slower, ...seriesOf(runs).slice(changing)];
      const found = findChangePoints(all.map(toNamedSeries), rate);
      const isTrue = (at: number, index: number) => index < changing && Math.abs(at - nightsBefore) <= 1;
      const wrong = found.map((changes, index) => changes.filter((at) => !isTrue(at, index)).length);
      return { named: found.flat().length, wrong: sumOf(wrong) };
    });
    const named = sumOf(looks.map((look) => look.named));
    const wrong = sumOf(looks.map((look) => look.wrong));
    const shares = looks.map((look) => (look.named === 0 ? 0 : look.wrong / look.named));
    const share = `${((100 * sumOf(shares)) / looks.length).toFixed(1)} %`;
    return [name, `${looks.length}`, `${named}`, `${wrong}`, share];
  });
  print(table(["nights", "looks", "changes named", "that are none", "share of a look, mean"], rows));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, one) => sum + one, 0);
}

function askReport(): void {
  print("\nRuns that are like the 40 nights before them, and a report that says otherwise:\n");
  const rows = [...recordedOrigins(), ...simulatedOrigins].map(({ name, history }) => {
    process.stderr.write(`${name}\n`);
    const compared = Array.from({ length: 10 * histories }, (_, index) => {
      const all = history(1000 + index, 41);
      return compareRun(all.slice(0, 40), all[40] as HistoryRun, false);
    });
    const wrong = compared.filter((one) => (one?.differences.length ?? 0) > 0).length;
    const changed = compared.filter((one) => (one?.recentChanges.length ?? 0) > 0).length;
    return [name, `${compared.length}`, `${wrong}`, `${changed}`];
  });
  print(table(["nights", "runs", "with a difference", "with a change"], rows));
}

/** Looks at one series for each number of them; the more series, the longer a look takes. */
const looksByTests = new Map([
  [1, 1],
  [16, 1 / 4],
  [suiteSize, 1 / 20],
]);
const correlations = [0, 0.1, 0.2, 0.3, 0.5];
const walks = [0.01, 0.02, 0.05];

/** As if nights did not depend on each other, or with the correlation that the history itself shows. */
const ways = {
  independent: (series: readonly NamedSeries[], allowed: number) => divideAll(series, allowed, 0),
  correlated: findChangePoints,
};

function askCorrelated(): void {
  const noises = [
    ...correlations.map((correlation) => ({ name: `correlation ${correlation}`, correlation, walk: 0 })),
    ...walks.map((walk) => ({ name: `a walk of ${walk} a night`, correlation: 0, walk })),
  ];
  for (const length of options.lengths.split(",").map(Number))
    for (const tests of options.tests.split(",").map(Number)) {
      const looks = Math.ceil(100 * histories * (looksByTests.get(tests) ?? 1));
      const rows = noises.map((noise) => {
        const counts = Object.values(ways).map((find) => looksWithChange(looks, tests, length, noise, find));
        const shares = counts.map((count) => `${((100 * count) / looks).toFixed(1)} %`);
        process.stderr.write(`${tests} tests, ${length} nights, ${noise.name}: ${shares.join(", ")}\n`);
        return [noise.name, ...shares];
      });
      print(
        `\nOf ${looks} looks at ${tests} tests and ${length} nights without a change, so many name one, of ${options.rate} % allowed:\n`,
      );
      print(table(["nights", ...Object.keys(ways)], rows));
    }
}

function looksWithChange(
  looks: number,
  tests: number,
  length: number,
  noise: CorrelatedNoise,
  find: (series: readonly NamedSeries[], rate: number) => number[][],
): number {
  return Array.from({ length: looks }, (_, look) => simulateCorrelated(tests, length, noise, look)).filter(
    (series) => find(series, rate).flat().length > 0,
  ).length;
}

/** Steps in standard deviations of a night: 5 and 10 % where a night has 2 %, and smaller ones. */
const stepSizes = [1.5, 2, 2.4, 4.9];

/** How often a step of one test is found within ten nights, beside others that do not change. */
function askPower(): void {
  const length = nightsBefore + 10;
  for (const tests of options.tests.split(",").map(Number)) {
    const rows = correlations.slice(0, 4).map((correlation) => {
      const found = stepSizes.map((size) => {
        const hits = [0, 0];
        for (let look = 0; look < steps; look++) {
          const series = simulateCorrelated(tests, length, { correlation, walk: 0 }, look);
          const [first, ...others] = series as [NamedSeries, ...NamedSeries[]];
          const values = first.values.map(({ value, weight }, night) => ({
            value: value + (night < nightsBefore ? 0 : size),
            weight,
          }));
          const changed = { ...first, values };
          const found = correlationOf([changed, ...others]);
          for (const [index, known] of [0, found].entries()) {
            const places = divideAll([changed], rate / tests, known)[0] ?? [];
            if (areFound(places, [nightsBefore])) hits[index] = (hits[index] ?? 0) + 1;
          }
        }
        return hits.map((count) => ((100 * count) / steps).toFixed(0)).join(" / ");
      });
      process.stderr.write(`${tests} tests, correlation ${correlation}: ${found.join(", ")}\n`);
      return [`${correlation}`, ...found];
    });
    print(
      `\nOne of ${tests} tests slower after ${nightsBefore} nights, found within ten, percent of ${steps}, before / now, by the step in standard deviations:\n`,
    );
    print(table(["correlation", ...stepSizes.map(String)], rows));
  }
}

function askCost(): void {
  const folder = mkdtempSync(path.join(tmpdir(), "history-"));
  try {
    const runs = simulateHistory(nights, "normal", 0.02, 1);
    const files = runs.map(encodeRun);
    for (const file of files) addRunFile(folder, file);
    const seconds = (work: () => unknown) => {
      const start = performance.now();
      work();
      return ((performance.now() - start) / 1000).toFixed(2);
    };
    const times = Array.from({ length: 5 }, () => {
      rmSync(path.join(folder, indexName), { force: true });
      return [
        seconds(() => readHistory(folder)),
        seconds(() => readHistory(folder)),
        seconds(() => trendsOf(runs)),
      ];
    });
    const middle = (column: number) => median(times.map((row) => Number(row[column]))).toFixed(2);
    print(
      `\n${nights} simulated runs of ${suiteSize} tests, ${median(files.map(({ content }) => content.length))} bytes each`,
    );
    print(`make the index: ${middle(0)} s; read it: ${middle(1)} s; find changes: ${middle(2)} s`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long a look takes, by what happened in the nights that it looks at. */
function askLooks(): void {
  const lengths = [90, 200];
  const changes = [1, 4, 40].flatMap((tests) => [
    { tests, lasting: Infinity, words: `${tests} slower for good` },
    { tests, lasting: 10, words: `${tests} slower for ten nights` },
  ]);
  const rows = [{ tests: 0, lasting: 0, words: "none" }, ...changes].map(({ tests, lasting, words }) => {
    const cells = lengths.map((count) => {
      const times = Array.from({ length: 3 }, (_, seed) => {
        const runs = simulateHistory(count, "normal", 0.02, seed);
        const at = Math.round(0.6 * count);
        const slower = withStep(runs, at, 1.1, at + lasting).slice(0, tests);
        const series = [...slower, ...seriesOf(runs).slice(tests)].map(toNamedSeries);
        const start = performance.now();
        findChangePoints(series);
        return (performance.now() - start) / 1000;
      });
      return `${median(times).toFixed(1)} (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})`;
    });
    return [words, ...cells];
  });
  print(
    `\nSeconds of a look at simulated runs, of ${suiteSize} tests so many +10 %; median of three histories:\n`,
  );
  print(table(["tests that change", ...lengths.map((count) => `${count} runs`)], rows));
}

function askLarge(): void {
  const folder = mkdtempSync(path.join(tmpdir(), "history-"));
  try {
    const simulated = simulateHistory(1000, "normal", 0.02, 1);
    const first = Date.UTC(2000, 0, 1);
    for (let night = 0; night < Number(options.runs); night++) {
      const startedAt = new Date(first + night * 86_400_000).toISOString();
      const run = simulated[night % simulated.length] as HistoryRun;
      addRunFile(folder, encodeRun({ ...run, startedAt, finishedAt: startedAt }));
    }
    const test = seriesOf(simulated.slice(0, 1))[0]?.path ?? "";
    const commands = { list: ["list"], trend: ["trend"], "trend of one test": ["trend", "--test", test] };
    const rows = Object.entries(commands).map(([name, command]) => [
      name,
      // The first one finds no index, and makes it.
      ...Array.from({ length: 4 }, () => secondsOfCommand(["history", ...command, "--history", folder])),
    ]);
    print(
      `\n${options.runs} simulated runs of ${suiteSize} tests: seconds of whole commands, one after the other`,
    );
    print(table(["history", "1st", "2nd", "3rd", "4th"], rows));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws if the command fails */
function secondsOfCommand(parameters: readonly string[]): string {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [cli, ...parameters], {
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${parameters.join(" ")} ended with ${status}: ${stderr}`);
  return ((performance.now() - start) / 1000).toFixed(2);
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable([headings, ...rows], { align: headings.map((_, index) => (index === 0 ? "l" : "r")) });
}

const questions = {
  false: askFalse,
  found: askFound,
  back: askBack,
  share: askShare,
  report: askReport,
  correlated: askCorrelated,
  power: askPower,
  cost: askCost,
  looks: askLooks,
  large: askLarge,
} as const;
for (const [name, ask] of Object.entries(questions))
  if (positionals.length === 0 || positionals.includes(name)) ask();
