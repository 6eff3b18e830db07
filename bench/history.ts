/**
 * How often does a history name a change that is none, and how soon does it find one? All nights are simulated.
 *
 * usage: node bench/history.ts [false | found | back | share | report | correlated | power]... [--histories N] [--nights N] [--steps N]
 *        [--deviation PERCENT] [--rate PERCENT] [--lengths LIST] [--tests LIST]
 *
 * - false: histories in which nothing changes, looked at after every night from the sixth on; every change is a false one
 * - found: one test of 276 becomes slower, after 60 nights; how many more it takes
 * - back: one test of 276 becomes slower, and that is taken back; how often both are found
 * - share: four tests of 276 become slower; how many of the changes that a look names are others, of --rate allowed
 * - report: a run that is like the nights before it, compared with them; every difference is a false one
 * - correlated: nights that depend on the night before, or drift slowly: how often a look names a change
 * - power: one test becomes slower, among nights that depend on the night before: how often it is found within ten nights
 */

import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import {
  correlationOfNights,
  divideAll,
  falseChangeRate,
  findChangePoints,
  type NamedSeries,
} from "../src/features/nights/history/runs/change-points.ts";
import { compareRun } from "../src/features/nights/history/runs/compare.ts";
import { toNamedSeries } from "../src/features/nights/history/runs/processors.ts";
import type { HistoryRun } from "../src/features/nights/history/runs/run.ts";
import { seriesOf, type TestSeries } from "../src/features/nights/history/runs/series.ts";
import { print } from "./engines.ts";
import { type CorrelatedNoise, simulateCorrelated } from "./history/correlated.ts";
import { noises, simulateHistory, suiteSize, withStep } from "./history/nights.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    histories: { type: "string", default: "10" },
    nights: { type: "string", default: "90" },
    steps: { type: "string", default: "100" },
    deviation: { type: "string", default: "2" },
    rate: { type: "string", default: String(100 * falseChangeRate) },
    lengths: { type: "string", default: "20,60,200" },
    tests: { type: "string", default: `1,16,${suiteSize}` },
  },
});
const histories = Number(options.histories);
const nights = Number(options.nights);
const steps = Number(options.steps);
const deviation = Number(options.deviation) / 100;
const rate = Number(options.rate) / 100;

/** The ways to make histories in which nothing changes. */
const origins = noises.map((noise) => ({
  name: noise,
  history: (seed: number, count: number) => simulateHistory(count, noise, deviation, seed),
}));

/** Every change that any look at a growing history names. */
function falseChanges(history: readonly HistoryRun[]): ReadonlySet<string> {
  const series = seriesOf(history);
  const named = new Set<string>();
  for (let night = 6; night <= history.length; night++)
    for (const [index, changes] of findChangePoints(series.map((one) => until(one, night))).entries())
      for (const change of changes) named.add(`${index} ${change}`);
  return named;
}

/** A series as it is known after some nights. */
function until({ path, points }: TestSeries, nights: number): NamedSeries {
  return toNamedSeries({ path, points: points.slice(0, nights) });
}

function askFalse(): void {
  print(
    `\nChanges named in ${suiteSize} series x ${nights} nights in which nothing changes, looked at after every night:\n`,
  );
  const rows = origins.map(({ name, history }) => {
    process.stderr.write(`${name}\n`);
    const counts = Array.from(
      { length: histories },
      (_, index) => falseChanges(history(index + 1, nights)).size,
    );
    return [name, `${histories}`, (sumOf(counts) / histories).toFixed(2), `${Math.max(...counts)}`];
  });
  print(table(["noise", "histories", "changes, mean", "most"], rows));
}

/** Nights before a step. */
const nightsBefore = 60;
const nightsAfter = [3, 4, 5, 10] as const;
const sizes = [1.05, 1.1] as const;

/** A series that changes, and the correlation of neighbours in its history, where it is the only one that does. */
interface Stepped {
  readonly series: TestSeries;
  readonly correlation: number;
}

/** The change points of one series after some nights, as strict as for the only changing series of all. */
function findInOne({ series, correlation }: Stepped, night: number): number[] {
  return divideAll([until(series, night)], falseChangeRate / suiteSize, correlation)[0] ?? [];
}

/** The correlation that a look finds if hardly any series changes. */
function correlationOf(series: readonly NamedSeries[]): number {
  return correlationOfNights(
    series,
    series.map(() => []),
  );
}

/** The first series of a history, each made the only one that changes. */
function steppedOf(
  runs: readonly HistoryRun[],
  count: number,
  at: number,
  size: number,
  end?: number,
): Stepped[] {
  const correlation = correlationOf(seriesOf(runs).map(toNamedSeries));
  return withStep(runs, at, size, end)
    .slice(0, count)
    .map((series) => ({ series, correlation }));
}

/** Whether places are all among those that were named. One that is a night off is taken for right. */
function areFound(named: readonly number[], places: readonly number[]): boolean {
  return places.every((place) => named.some((at) => Math.abs(at - place) <= 1));
}

function askFound(): void {
  const count = nightsBefore + (nightsAfter.at(-1) ?? 0);
  print(
    `\nOne test of ${suiteSize} becomes slower after ${nightsBefore} nights, found within so many nights, percent of ${steps}:\n`,
  );
  const rows = origins.flatMap(({ name, history }) =>
    sizes.map((size) => {
      const series = steppedOf(history(1, count), steps, nightsBefore, size);
      const found = series.map((one) =>
        nightsAfter.find((after) => areFound(findInOne(one, nightsBefore + after), [nightsBefore])),
      );
      const shares = nightsAfter.map((after) => {
        const within = found.filter((one) => one !== undefined && one <= after).length;
        return ((100 * within) / series.length).toFixed(0);
      });
      return [name, `+${Math.round(100 * (size - 1))} %`, ...shares];
    }),
  );
  print(table(["noise", "step", ...nightsAfter.map(String)], rows));
}

/** Nights that a change lasts which is taken back, of ninety. */
const lastings = [8, 15, 30] as const;

function askBack(): void {
  print(
    `\nOne test of ${suiteSize} is slower until night ${nightsBefore} of ${nights}, for so many nights. Both changes named, percent of ${steps}:\n`,
  );
  const changes = sizes.flatMap((size) => lastings.map((lasting) => ({ size, lasting })));
  const rows = origins.map(({ name, history }) => {
    const runs = history(1, nights);
    const shares = changes.map(({ size, lasting }) => {
      const start = nightsBefore - lasting;
      const series = steppedOf(runs, steps, start, size, nightsBefore);
      const found = series.filter((one) => areFound(findInOne(one, nights), [start, nightsBefore]));
      return ((100 * found.length) / series.length).toFixed(0);
    });
    return [name, ...shares];
  });
  const headings = changes.map(
    ({ size, lasting }) => `+${Math.round(100 * (size - 1))} %, ${lasting} nights`,
  );
  print(table(["noise", ...headings], rows));
}

/** The number of tests in a history that become slower; each look names about as many. */
const changing = 4;
const changeSize = 1.12;
const nightsAfterChange = 20;

function askShare(): void {
  print(
    `\n${changing} of ${suiteSize} tests become 12 % slower; looks ${nightsAfterChange} nights later, at a rate of ${options.rate} %:\n`,
  );
  const rows = origins.map(({ name, history }) => {
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
  print(table(["noise", "looks", "changes named", "that are none", "share of a look, mean"], rows));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, one) => sum + one, 0);
}

function askReport(): void {
  print("\nRuns that are like the 40 nights before them, and a report that says otherwise:\n");
  const rows = origins.map(({ name, history }) => {
    process.stderr.write(`${name}\n`);
    const compared = Array.from({ length: 10 * histories }, (_, index) => {
      const all = history(1000 + index, 41);
      return compareRun(all.slice(0, 40), all[40] as HistoryRun, false);
    });
    const wrong = compared.filter((one) => (one?.differences.length ?? 0) > 0).length;
    const changed = compared.filter((one) => (one?.recentChanges.length ?? 0) > 0).length;
    return [name, `${compared.length}`, `${wrong}`, `${changed}`];
  });
  print(table(["noise", "runs", "with a difference", "with a change"], rows));
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
} as const;
for (const [name, ask] of Object.entries(questions))
  if (positionals.length === 0 || positionals.includes(name)) ask();
