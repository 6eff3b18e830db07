/**
 * How much does the layout of a build move times? SQLite is linked several times from one object, each time with its functions in
 * another order, and the builds are measured against one of them. The figures of builds differ by more than the noise
 * of rounds: that is the layout. Copies of one build beside itself are the control.
 *
 * usage: node bench/layout.ts record FOLDER [--builds 8] [--copies 2] [--moved 1] [--rounds 6] [--rows 10000] [--variants int]
 *                                           [--storages memory,file,autocommit]
 *        node bench/layout.ts figures FOLDER
 *        node bench/layout.ts noise FOLDER
 *
 * A run measures two builds, as candidate and as baseline, against the same base. With --moved 0.02, one function in 50 is somewhere
 * else, and not all of them. `noise` divides the noise of any recording with a base.
 */

import path from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { mean, sampleVariance } from "simple-statistics";
import { formatRounds } from "../src/model/criteria.ts";
import { keyVariants, sectionPath, storages, type Test, testPath } from "../src/model/test.ts";
import { robustDeviation } from "../src/statistics/summary.ts";
import { planTests } from "../src/suite/plan-tests.ts";
import { print } from "./engines.ts";
import { keepRun, readRun, type ShardedRun } from "./kept-run.ts";
import { asMeasured, readMeasured } from "./layout/measured-builds.ts";
import { copyOf, type Order, relink } from "./layout/relink.ts";
import {
  figureOf,
  type Group,
  layoutCovariance,
  layoutVariance,
  type MeasuredBuild,
  noiseParts,
  roundsOf,
  type Variance,
  withoutOutliers,
} from "./layout/variance.ts";
import { describeMachine, minutesOf } from "./recorded.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    builds: { type: "string", default: "8" },
    copies: { type: "string", default: "2" },
    moved: { type: "string", default: "1" },
    rounds: { type: "string", default: "6" },
    rows: { type: "string", default: "10000" },
    variants: { type: "string", default: "int" },
    storages: { type: "string", default: storages.join(",") },
  },
});

/** The names in a list, in the order of all names. */
function chosen<Name extends string>(option: string, list: string, names: readonly Name[]): Name[] {
  const unknown = list.split(",").find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) throw new RangeError(`${option} ${unknown}: expected ${names.join(", ")}`);
  return names.filter((name) => list.split(",").includes(name));
}

/** Numbers from 1 two by two, as a run measures them. */
function pairsUpTo(option: string, value: string): [number, number][] {
  const count = Number(value);
  if (!(Number.isInteger(count / 2) && count >= 2))
    throw new RangeError(`${option} ${value}: expected an even number of at least 2`);
  return Array.from({ length: count / 2 }, (_, index) => [2 * index + 1, 2 * index + 2]);
}

async function record(folder: string): Promise<void> {
  const moved = Number(options.moved);
  if (!(moved > 0 && moved <= 1)) throw new RangeError(`--moved ${options.moved}: expected above 0 to 1`);
  const base: Order = { build: 0, moved };
  const selection = {
    variants: chosen("--variants", options.variants, keyVariants),
    storages: chosen("--storages", options.storages, storages),
  };
  const tests = planTests({ suites: ["oltp"], ...selection });
  const shared = {
    ...selection,
    base: await relink(base),
    workloads: [...new Set(tests.map(({ workload }) => workload))],
    rounds: Number(options.rounds),
    rows: Number(options.rows),
    seed: 1,
    ceiling: 1000,
  };
  const runs: [string, ShardedRun][] = [];
  for (const [one, other] of pairsUpTo("--copies", options.copies)) {
    const engines = { candidate: await copyOf(base, one), baseline: await copyOf(base, other) };
    runs.push([`copies-${one}-${other}`, { ...shared, ...engines }]);
  }
  for (const [one, other] of pairsUpTo("--builds", options.builds)) {
    const engines = {
      candidate: await relink({ build: one, moved }),
      baseline: await relink({ build: other, moved }),
    };
    runs.push([`builds-${one}-${other}`, { ...shared, ...engines }]);
  }
  for (const [name, run] of runs) {
    process.stderr.write(`recording ${name}\n`);
    const { recording } = await keepRun(run, path.join(folder, name));
    process.stderr.write(`  ${minutesOf(recording).toFixed(1)} minutes\n`);
  }
}

/** A variance of fewer says nothing. */
const fewestBuilds = 4;

/** The groups of tests with one name. */
function groupsOf(tests: readonly Test[], nameOf: (test: Test) => string): Group[] {
  const places = tests.map((_, place) => place);
  return [...Map.groupBy(places, (place) => nameOf(tests[place] as Test)).values()];
}

/** With autocommit it is the same workload. */
function workloadOf({ workload }: Test): string {
  return workload.replace(/_ac$/, "");
}

/** A standard deviation in percent, e.g. `1.20 %`; 0 where noise explains all, `unknown` where no two tests are of the kind. */
function percent(variance: number): string {
  if (!Number.isFinite(variance)) return "unknown";
  return `${(100 * Math.sqrt(Math.max(0, variance))).toFixed(2)} %`;
}

/** `1.20 % (0.90 to 1.60 %)` */
function withInterval({ value, low, high }: Variance, times = 1): string {
  if (!Number.isFinite(value)) return percent(value);
  return `${percent(times * value)} (${percent(times * low).slice(0, -2)} to ${percent(times * high)})`;
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable([headings, ...rows], { align: headings.map((_, index) => (index === 0 ? "l" : "r")) });
}

/** The figure that is farthest from 0 in odd rounds and in even rounds, as the nearer of the two has it. */
function largest(builds: readonly MeasuredBuild[], groups: readonly Group[]): string {
  const rounds = roundsOf(builds);
  const figures = builds.flatMap((build) =>
    groups.map((group) => {
      const of = (first: number) =>
        figureOf(
          build,
          group,
          rounds.filter((round) => round % 2 === first),
        );
      const [even, odd] = [of(0), of(1)];
      if (Math.sign(even) !== Math.sign(odd)) return 0;
      return Math.abs(even) < Math.abs(odd) ? even : odd;
    }),
  );
  const [first = 0] = figures.toSorted((a, b) => Math.abs(b) - Math.abs(a));
  return `${(100 * Math.expm1(first)).toFixed(1)} %`;
}

function describeLayout(
  builds: readonly MeasuredBuild[],
  copies: readonly MeasuredBuild[],
  tests: readonly Test[],
): void {
  const all = groupsOf(tests, () => "");
  const single = groupsOf(tests, testPath);
  const sections = groupsOf(tests, sectionPath);
  const levels: [string, Group[]][] = [
    ["overall", all],
    ["section", sections],
    ["workload", groupsOf(tests, workloadOf)],
    ["test", single],
    ...sections.map((section): [string, Group[]] => [
      `tests of ${sectionPath(tests[section[0] as number] as Test)}`,
      section.map((place) => [place]),
    ]),
  ];
  const rows = levels.map(([name, groups]) => {
    const variance = layoutVariance(builds, groups);
    return [
      name,
      String(groups.length),
      withInterval(variance),
      withInterval(variance, 2),
      copies.length < fewestBuilds ? "" : withInterval(layoutVariance(copies, groups)),
      percent(variance.noise),
      largest(builds, groups),
    ];
  });
  const deviations = ["sd of a build", "sd of a ratio of two builds", "sd of a copy", "noise of a figure"];
  print(table(["level", "figures a build", ...deviations, "largest in both halves"], rows));

  const total = layoutVariance(builds, single).value;
  const shared = (groups: readonly Group[]) => layoutCovariance(builds, groups);
  const cells = groupsOf(tests, workloadOf);
  const squares = cells.reduce((sum, { length }) => sum + length ** 2, 0);
  const pairs = (count: number) => count * (count - 1);
  const inWorkloads = cells.reduce((sum, { length }) => sum + pairs(length), 0);
  const workload = shared(cells);
  const apart = (shared(all) * pairs(tests.length) - workload * inWorkloads) / (tests.length ** 2 - squares);
  const alike: [string, number][] = [
    ["two tests of one workload", workload],
    ["two tests of different workloads", apart],
    ["two tests of one section", shared(sections)],
    [
      "one workload and storage, two variants",
      shared(groupsOf(tests, (test) => `${workloadOf(test)} ${test.storage}`)),
    ],
    [
      "one workload and variant, two storages",
      shared(groupsOf(tests, (test) => `${workloadOf(test)} ${test.variant}`)),
    ],
  ];
  const known = alike.filter(([, covariance]) => Number.isFinite(covariance));
  print(
    `\n${table(
      ["what layout does to", "correlation"],
      known.map(([name, covariance]) => [name, (covariance / total).toFixed(2)]),
    )}`,
  );
  if (!Number.isFinite(apart + workload)) return;
  const parts = { "all tests": apart, "a workload": workload - apart, "a test": total - workload };
  print(
    `\n${table(
      ["what layout does to", "sd of a build", "share of its variance"],
      Object.entries(parts).map(([name, part]) => [
        `${name} alone`,
        percent(part),
        `${((100 * part) / total).toFixed(0)} %`,
      ]),
    )}`,
  );
}

function describeNoise(
  names: Readonly<Record<string, readonly MeasuredBuild[]>>,
  tests: readonly Test[],
): void {
  const clusters = groupsOf(tests, ({ variant, storage }) => `${variant}/${storage}`);
  const rows = Object.entries(names).flatMap(([name, builds]) => {
    if (builds.length === 0) return [];
    const kept = { [name]: builds, [`${name}, without outliers`]: withoutOutliers(builds) };
    return Object.entries(kept).map(([label, some]) => {
      const { round, cluster, pair } = noiseParts(some, clusters);
      return [label, ...[round, cluster, pair].map((part) => withInterval(part))];
    });
  });
  const headings = ["noise of a pair, sd", "all tests of a round", "a variant and storage of a round"];
  print(`\n${table([...headings, "a pair alone"], rows)}`);
}

/** How far a pair is from the others of its build and test: of all pairs, and by their middle half. */
function describePairs(builds: readonly MeasuredBuild[], tests: readonly Test[]): void {
  const rows = groupsOf(tests, sectionPath).map((section) => {
    const series = builds.flatMap(({ logRatios }) => section.map((test) => logRatios[test] ?? []));
    const all = percent(mean(series.map((values) => sampleVariance([...values]))));
    return [sectionPath(tests[section[0] as number] as Test), all, percent(robustDeviation(...series) ** 2)];
  });
  print(`\n${table(["section", "sd of a pair", "the same by the median deviation"], rows)}`);
}

function describe(folder: string): void {
  const { recording, tests, short, builds, copies } = readMeasured(folder);
  const rounds = recording.run && formatRounds(recording.run.rounds);
  print(`Recorded on: ${describeMachine(recording)}, load before ${recording.machine?.loadBefore}`);
  if (short.length > 0) print(`Too short: ${short.join(", ")}`);
  print(`${builds.length} builds, ${tests.length} tests, ${rounds} rounds, R = ${recording.suite?.rows}\n`);
  describeLayout(builds, copies, tests);
  describeNoise({ copies, builds }, tests);
  describePairs([...copies, ...builds], tests);
}

const [command, place] = positionals;
if (place === undefined) throw new Error("name a command and a folder, as the head of this file says");
if (command === "record") await record(place);
else if (command === "figures") describe(place);
else if (command === "noise") {
  const { recording } = readRun(place) ?? {};
  if (recording === undefined) throw new Error(`${place} holds no results.json`);
  const measured = [asMeasured(place, recording)];
  describeNoise({ pairs: measured }, recording.tests);
  describePairs(measured, recording.tests);
} else throw new Error(`${command}: expected record, figures or noise`);
