/**
 * How often is a run red because one machine was wrong, and what is missed if another machine has to agree? Plays runs of all 276
 * tests on machines of a simulated fleet through the code of a real run. The model of a machine's noise is in noise/model.ts, that of
 * the fleet in fleet/machine.ts. The same seed gives the same figures everywhere.
 *
 * usage: node bench/fleet.ts [--runs 10000] [--power 1000] [--seed 1] [--shards 1] [--at autocommit,1.2]
 *
 * `--at` looks for one test so many times over its ceiling, in one storage, and nothing else.
 */
import os from "node:os";
import { parseArgs } from "node:util";
import { secondsInCommon, secondsOfTest } from "../src/features/fleet/costs.ts";
import { divideTests } from "../src/features/fleet/divide.ts";
import { defaultCriteria } from "../src/model/criteria.ts";
import { storages, testPath } from "../src/model/test.ts";
import { testClaim } from "../src/verdict/claims.ts";
import { print } from "./engines.ts";
import { type ConfirmedRun, playConfirmed } from "./fleet/confirmed-run.ts";
import { type Fleet, usualFleet } from "./fleet/machine.ts";
import { count, figureTable, sum } from "./noise/figures.ts";
import { playRuns, type Run } from "./noise/scenario.ts";
import { formatShare, shareInterval } from "./noise/share.ts";
import { allTests, drawSuite, type SimulatedTest, withTestAt } from "./noise/suite.ts";
import { typicalRatios } from "./noise/typical-ratio.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "10000" },
    power: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    shards: { type: "string", default: "1" },
    at: { type: "string" },
  },
});
const [runs, power, seed, shards] = [values.runs, values.power, values.seed, values.shards].map(Number) as [
  number,
  number,
  number,
  number,
];
const request = { runs, seed, noise: 1, print };
const fleets: Readonly<Record<string, Fleet>> = {
  "no machine is wrong": { ...usualFleet, bad: 0 },
  "one in 50 is wrong by 1.5x": usualFleet,
};
const scale = { rows: 100_000, engines: 2, rounds: defaultCriteria.rule.rounds.min };
const division = divideTests(allTests, shards, {
  ofTest: (test) => secondsOfTest(test, new Map(), scale),
  inCommon: (tests) => secondsInCommon(tests, scale),
}).map(({ tests }) => new Set(tests.map(testPath)));

/** The tests of each shard. */
function divide(suite: readonly SimulatedTest[]): SimulatedTest[][] {
  return division.map((paths) => suite.filter(({ path }) => paths.has(path)));
}

/** A run with one look at each row, and one with two, on fleets that are otherwise alike. */
function playBoth(run: Run, fleet: Fleet, suite: readonly SimulatedTest[]) {
  return {
    alone: playConfirmed(run, fleet, divide(suite), false),
    confirmed: playConfirmed(run, fleet, divide(suite), true),
  };
}

print(
  `${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ${os.type()} ${os.release()}, Node ${process.versions.node}`,
);
print(`seed ${seed}, ${shards} shards; in brackets intervals of 95 %\n`);
if (values.at === undefined) printFalseReds();
const typical = typicalRatios(request);
const [storageAsked, excessAsked] = values.at?.split(",") ?? [];
const cells = storages.flatMap((storage) => [1.1, 1.2, 1.5].map((excess) => ({ storage, excess })));
const wanted = cells.filter(
  ({ storage, excess }) =>
    values.at === undefined || (storage === storageAsked && excess === Number(excessAsked)),
);
if (wanted.length === 0) throw new RangeError(`--at ${values.at}: expected a storage and 1.1, 1.2 or 1.5`);
const found = wanted.map(({ storage, excess }) => {
  const results = playRuns({ ...request, runs: power }, `fleet power ${storage} ${excess}`, (run) => {
    const truth = run.truth();
    const ratio = (excess * defaultCriteria.ceilings.test) / typical[storage];
    const { suite, target } = withTestAt(drawSuite(truth), storage, ratio, truth);
    const { alone, confirmed } = playBoth(run, usualFleet, suite);
    return {
      alone: alone.confirmed.includes(testClaim(target)),
      both: confirmed.confirmed.includes(testClaim(target)),
    };
  });
  return [
    `${storage}, ${excess} times its ceiling`,
    formatShare(results.filter(({ alone }) => alone).length, power),
    formatShare(results.filter(({ both }) => both).length, power),
    formatShare(results.filter(({ alone, both }) => alone && !both).length, power),
  ];
});
print(figureTable([`${count(power)} runs each`, "found by one machine", "by two", "lost"], found));

function printFalseReds(): void {
  const falseReds = Object.entries(fleets).map(([name, fleet]) => {
    const results = playRuns(request, `fleet ${name}`, (run) => playBoth(run, fleet, drawSuite(run.truth())));
    const red = (list: readonly ConfirmedRun[]) =>
      list.filter(({ confirmed }) => confirmed.length > 0).length;
    const unsure = (list: readonly ConfirmedRun[]) =>
      list.filter(({ confirmed, undecided }) => confirmed.length === 0 && undecided.length > 0).length;
    const alone = results.map((one) => one.alone);
    const confirmed = results.map((one) => one.confirmed);
    const asked = confirmed.filter(({ pairs }) => pairs.second > 0);
    const pairs = sum(asked.map((one) => one.pairs.second)) / Math.max(1, asked.length);
    return [
      name,
      perThousand(red(alone), runs),
      perThousand(red(confirmed), runs),
      formatShare(unsure(alone), runs),
      formatShare(unsure(confirmed), runs),
      formatShare(asked.length, runs),
      pairs.toFixed(0),
    ];
  });
  print(
    figureTable(
      [
        `${count(runs)} runs each, all within`,
        "false reds of 1,000, one machine",
        "two machines",
        "inconclusive, one machine",
        "two machines",
        "runs that ask another machine",
        "its pairs",
      ],
      falseReds,
    ),
  );
  print("");
}

/** `0.4 (0.2 to 0.8)` */
function perThousand(found: number, of: number): string {
  const { low, high } = shareInterval(found, of);
  const text = (share: number) => (1000 * share).toFixed(2);
  return found === 0 ? `0 (at most ${text(high)})` : `${text(found / of)} (${text(low)} to ${text(high)})`;
}
