/**
 * Do turns calm the figures, and do they shift them? DoltLite and SQLite, R = 100,000, fresh processes every round.
 *
 * usage: node bench/lockstep.ts turns ROUNDS [PART OF A TEST'S NAME]
 *          turns of several lengths beside samples one after the other: bias, and the spread of figures of three rounds
 *        node bench/lockstep.ts bias ROUNDS [PART] [MS,MS...]
 *          turns as a run has them, or of several lengths, beside samples one after the other on the same processor: the shift
 *          of the multiplier, and the spread of figures of three rounds
 *        node bench/lockstep.ts shared ROUNDS [PART]
 *          all reads in a process that they share, beside each in its own
 *        node bench/lockstep.ts record FILE ROUNDS [PART]
 *          pairs as a run takes them, a line of JSON each; goes on where a file ends
 *        node bench/lockstep.ts estimates FILE
 *          how far figures of three rounds are from those of all, by several estimators
 *        node bench/lockstep.ts coverage FILE
 *          how often the intervals of 3 to 20 rounds contain the multiplier of all
 */

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import os from "node:os";
import { mean } from "simple-statistics";
import { type Test, testPath } from "../src/model/test.ts";
import { median, robustDeviation } from "../src/statistics/summary.ts";
import { planTests } from "../src/suite/plan-tests.ts";
import { print } from "./engines.ts";
import { coverageOf, describeCoverage } from "./lockstep/coverage.ts";
import {
  type Estimator,
  ofChunks,
  ofMedians,
  ofPlainChunks,
  ofRatios,
  spreadOf,
} from "./lockstep/estimates.ts";
import { type Method, methodOfRuns, type RecordedPair, Recorder } from "./lockstep/recorder.ts";

const rows = 100_000;
const few = 3;

/** A turn that no sample is longer than: the whole of one sample, then the whole of the other. */
const wholeMs = 1e9;

const sampled = [
  "memory/reads: oltp_point_select oltp_sum_range select_random_ranges index_join_scan table_scan",
  "memory/writes: oltp_update_index oltp_insert oltp_write_only",
  "file/reads: oltp_point_select oltp_order_range select_random_ranges covering_index_scan",
  "file/writes: oltp_update_index oltp_insert oltp_write_only",
  "autocommit/reads: oltp_range_select",
  "autocommit/writes: oltp_update_index_ac oltp_insert_ac oltp_delete_insert_ac oltp_read_write_ac",
];

/** Twenty tests of all storages and kinds. */
const tests: readonly Test[] = sampled.flatMap((line) => {
  const [section = "", names = ""] = line.split(": ");
  const all = planTests({ suites: ["oltp"], variants: ["int"], storages: ["memory", "file", "autocommit"] });
  return names.split(" ").map((name) => {
    const found = all.find((test) => testPath(test) === `int/${section}/${name}`);
    if (found === undefined) throw new Error(`${section}/${name} is no test`);
    return found;
  });
});

const alone: Method = { label: "one after the other" };
const turnMethods = [0.5, 1, 2, 8].flatMap((turnMs): Method[] => [
  { label: `${turnMs} ms, one processor`, turnMs, processor: "shared" },
  { label: `${turnMs} ms, any processor`, turnMs, processor: "any" },
]);

const [command, ...rest] = process.argv.slice(2);

switch (command) {
  case "turns":
    await compareMethods(withPart(tests, rest[1]), Number(rest[0]), [alone, ...turnMethods]);
    break;
  case "bias":
    await measureBias(withPart(tests, rest[1]), Number(rest[0]), rest[2]?.split(",").map(Number));
    break;
  case "shared": {
    const own: Method = { label: "each in its own", turnMs: 1, processor: "shared" };
    const reads = planTests({ suites: ["oltp"], variants: ["int"], storages: ["memory", "file"] }).filter(
      ({ kind }) => kind === "reads",
    );
    const together: Method = { ...own, label: "in a shared process", sharesReads: true };
    await compareMethods(withPart(reads, rest[1]), Number(rest[0]), [own, together]);
    break;
  }
  case "record":
    await record(String(rest[0]), withPart(tests, rest[2]), Number(rest[1]));
    break;
  case "estimates":
    compareEstimators(readPairs(String(rest[0])));
    break;
  case "coverage":
    printCoverage(readPairs(String(rest[0])));
    break;
  default:
    throw new Error(`${command} is no command: expected turns, bias, shared, record, estimates or coverage`);
}

function withPart(all: readonly Test[], part = ""): Test[] {
  return all.filter((test) => part.split(",").some((one) => testPath(test).includes(one)));
}

async function takeRounds(
  chosen: readonly Test[],
  first: number,
  last: number,
  methods: (test: Test) => readonly Method[],
  onPair: (pair: RecordedPair) => void,
): Promise<void> {
  const recorder = await Recorder.open(chosen, rows);
  try {
    for (let round = first; round <= last; round++)
      for await (const pair of recorder.round(round, chosen, methods)) onPair(pair);
  } finally {
    recorder.close();
  }
}

/** How much a figure is above another, percent. */
function above(value: number, reference: number): string {
  const percent = 100 * (value / reference - 1);
  return `${percent < 0 ? "" : "+"}${percent.toFixed(1)} %`;
}

async function compareMethods(
  chosen: readonly Test[],
  rounds: number,
  methods: readonly Method[],
): Promise<void> {
  const pairs: RecordedPair[] = [];
  await takeRounds(
    chosen,
    1,
    rounds,
    () => methods,
    (pair) => pairs.push(pair),
  );
  print(`${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ${rounds} rounds`);
  print(
    "| test | method | SQLite | DoltLite | multiplier | off after 3 rounds: median, 90th percentile, worst | beyond the timed |",
  );
  print("|---|---|--:|--:|--:|--:|--:|");
  for (const test of chosen) {
    const own = pairs.filter((pair) => pair.test === testPath(test));
    const of = ({ label }: Method) => own.filter(({ method }) => method === label);
    const reference = figuresOf(of(methods[0] as Method));
    for (const method of methods) {
      const taken = of(method);
      const { baseline, candidate, multiplier, estimate } = figuresOf(taken);
      const { median, p90, largest } = spreadOf(taken, few, estimate);
      const beyond = mean(taken.map(({ wallNs, baseline: a, candidate: b }) => wallNs - a.ns - b.ns)) / 1e6;
      print(
        `| ${testPath(test)} | ${method.label} | ${above(baseline, reference.baseline)} | ` +
          `${above(candidate, reference.candidate)} | ${above(multiplier, reference.multiplier)} | ` +
          `${median.toFixed(1)}, ${p90.toFixed(1)}, ${largest.toFixed(1)} % | ${beyond.toFixed(1)} ms |`,
      );
    }
  }
}

function figuresOf(pairs: readonly RecordedPair[]) {
  const estimate: Estimator = pairs[0]?.baseline.chunks === undefined ? ofMedians : ofChunks;
  const middle = (of: (pair: RecordedPair) => number) =>
    pairs.map(of).toSorted((a, b) => a - b)[pairs.length >> 1] ?? 0;
  return {
    estimate,
    baseline: middle(({ baseline }) => baseline.ns),
    candidate: middle(({ candidate }) => candidate.ns),
    multiplier: estimate(pairs),
  };
}

/**
 * The interval is that of the difference of two medians of ln ratios, from the spread of both (1.57 for the median's error).
 *
 * @param lengths of turns, milliseconds; as a run has them if absent
 */
async function measureBias(
  chosen: readonly Test[],
  rounds: number,
  lengths?: readonly number[],
): Promise<void> {
  const methods = (test: Test): Method[] => {
    const { processor = "shared", turnMs = 0 } = methodOfRuns(test);
    return [
      { label: "one after the other", turnMs: wholeMs, processor },
      ...(lengths ?? [turnMs]).map((ms): Method => ({ label: `turns of ${ms} ms`, turnMs: ms, processor })),
    ];
  };
  const pairs: RecordedPair[] = [];
  await takeRounds(chosen, 1, rounds, methods, (pair) => pairs.push(pair));
  print(`${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ${rounds} rounds`);
  print(
    "| test | method | multiplier | shift | its interval of 95 % | off after 3 rounds: median, 90th percentile |",
  );
  print("|---|---|--:|--:|--:|--:|");
  const percent = (value: number) => `${value < 0 ? "" : "+"}${(100 * value).toFixed(1)} %`;
  for (const test of chosen) {
    const own = pairs.filter((pair) => pair.test === testPath(test));
    const of = ({ label }: Method) => own.filter(({ method }) => method === label);
    const logs = (all: readonly RecordedPair[]) =>
      all.map(({ baseline, candidate }) => Math.log(candidate.ns / baseline.ns));
    const [reference, ...others] = methods(test) as [Method, ...Method[]];
    const whole = logs(of(reference));
    for (const method of [reference, ...others]) {
      const turns = logs(of(method));
      const shift = median(turns) - median(whole);
      const error = Math.sqrt(
        [whole, turns].reduce((sum, all) => sum + (1.57 * robustDeviation(all) ** 2) / all.length, 0),
      );
      const { median: mid, p90 } = spreadOf(of(method), few, method === reference ? ofMedians : ofChunks);
      const shifted =
        method === reference
          ? " | "
          : `${percent(shift)} | ${percent(shift - 1.96 * error)} to ${percent(shift + 1.96 * error)}`;
      print(
        `| ${testPath(test)} | ${method.label} | ${Math.exp(median(turns)).toFixed(3)} | ${shifted} | ` +
          `${mid.toFixed(1)}, ${p90.toFixed(1)} % |`,
      );
    }
  }
}

async function record(file: string, chosen: readonly Test[], rounds: number): Promise<void> {
  const last = existsSync(file) ? Math.max(0, ...readPairs(file).map(({ round }) => round)) : 0;
  await takeRounds(
    chosen,
    last + 1,
    rounds,
    (test) => [methodOfRuns(test)],
    (pair) => appendFileSync(file, `${JSON.stringify(pair)}\n`),
  );
}

function readPairs(file: string): RecordedPair[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

function compareEstimators(pairs: readonly RecordedPair[]): void {
  const estimators = {
    "medians of samples": ofMedians,
    "medians of chunks": ofPlainChunks,
    "the same, divided by what slows all": ofChunks,
    "median of the pairs' ratios": ofRatios,
  };
  print("| test | estimator | off after 3 rounds: median, 90th percentile, worst |");
  print("|---|---|--:|");
  for (const [name, estimate] of Object.entries(estimators)) {
    const all = [...Map.groupBy(pairs, ({ test }) => test)].map(([test, own]) => {
      const spread = spreadOf(own, few, estimate);
      print(
        `| ${test} | ${name} | ${spread.median.toFixed(1)}, ${spread.p90.toFixed(1)}, ${spread.largest.toFixed(1)} % |`,
      );
      return spread;
    });
    const mid = mean(all.map(({ median }) => median));
    print(`| mean of all | ${name} | ${mid.toFixed(2)}, ${mean(all.map(({ p90 }) => p90)).toFixed(2)} % |`);
  }
}

function printCoverage(pairs: readonly RecordedPair[]): void {
  const recorded = new Set(pairs.map(({ test }) => test));
  const chosen = tests.filter((test) => recorded.has(testPath(test)));
  print("| rounds | coverage of 95 % intervals: all tests (least and most of one), median half width |");
  print("|--:|--:|");
  for (const rounds of [3, 5, 8, 11, 20])
    print(`| ${rounds} | ${describeCoverage(coverageOf(chosen, pairs, rounds))} |`);
}
