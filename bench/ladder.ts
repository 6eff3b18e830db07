/**
 * Does the gate decide rightly on real samples? SQLite slowed by a known factor against SQLite, at rungs below and above
 * a ceiling of 2: the outcomes of many runs of the built command line, on two tests of every storage. The true factor of a rung on this machine is measured first, with many pairs. Nothing else should run meanwhile.
 *
 * usage: node bench/ladder.ts [--runs N] [--factors LIST] [--tests LIST] [--rows N] [--truth PAIRS] [--out FOLDER]
 *
 * Factors are times the ceiling; tests are named by their workloads. A run whose results are in FOLDER already is not made
 * again, so a ladder that was interrupted goes on where it was.
 */

import { mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { defaultCriteria, type Rounds } from "../src/model/criteria.ts";
import { storages, testPath } from "../src/model/test.ts";
import { median } from "../src/statistics/summary.ts";
import { cacheFolder, fetchSqlite, print } from "./engines.ts";
import { type KeptRun, keepRun } from "./kept-run.ts";
import { addOutcomes, climb, type Outcomes, type RungTest } from "./ladder/rung.ts";
import { describeMachine, minutesOf } from "./recorded.ts";
import { compileSlowed } from "./slowed.ts";

const ceiling = 2;

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "20" },
    factors: { type: "string", default: "0.8,0.9,1.1,1.2,1.5" },
    tests: { type: "string", default: "oltp_sum_range,oltp_write_only,oltp_write_only_ac" },
    rows: { type: "string", default: "10000" },
    truth: { type: "string", default: "100" },
    out: { type: "string", default: path.join(cacheFolder, "ladder") },
  },
});
const runs = Number(options.runs);
const truthPairs = Number(options.truth);
const factors = options.factors.split(",").map(Number);
const tooLow = factors.find((factor) => !(factor * ceiling >= 1));
if (tooLow !== undefined)
  throw new RangeError(
    `--factors ${tooLow}: an engine cannot be made faster, so at least ${1 / ceiling} is allowed`,
  );
if (!(runs >= 1 && truthPairs >= 1)) throw new RangeError("expected --runs and --truth of at least 1");

const baseline = await fetchSqlite();

function timesOf(factor: number): string {
  return String(Number((factor * ceiling).toFixed(4)));
}

async function run(name: string, candidate: string, rounds: Rounds, seed: number): Promise<KeptRun> {
  const planned = {
    candidate,
    baseline,
    workloads: options.tests.split(","),
    rounds,
    rows: Number(options.rows),
    seed,
    ceiling,
  };
  return keepRun(planned, path.join(options.out, name));
}

interface Rung {
  readonly factor: number;
  readonly tests: readonly RungTest[];
}

const minutes: number[] = [];
const kept = (made: KeptRun): KeptRun => {
  minutes.push(minutesOf(made.recording));
  return made;
};

async function measureRung(factor: number): Promise<Rung> {
  const candidate = compileSlowed(baseline, timesOf(factor), options.out);
  process.stderr.write(`${factor} times the ceiling: what it really is, ${truthPairs} pairs\n`);
  const truth = kept(await run(`truth-${factor}`, candidate, truthPairs, 1));
  if (minutes.length === 1) print(`${describeMachine(truth.recording)}, ${options.rows} rows\n`);
  const made: KeptRun[] = [];
  for (let index = 1; index <= runs; index++) {
    process.stderr.write(`${factor} times the ceiling: run ${index} of ${runs}\n`);
    made.push(kept(await run(`run-${factor}-${index}`, candidate, defaultCriteria.rule.rounds, index)));
  }
  return { factor, tests: climb(truth, made, ceiling) };
}

function outcomeCells({ pass, fail, inconclusive }: Outcomes): string[] {
  return [pass, fail, inconclusive].map(String);
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable([headings, ...rows], { align: headings.map((_, index) => (index < 2 ? "l" : "r")) });
}

mkdirSync(options.out, { recursive: true });
const rungs: Rung[] = [];
for (const factor of factors) rungs.push(await measureRung(factor));

const outcomeHeadings = ["pass", "fail", "inconclusive"];
const truthHeadings = [`multiplier of ${truthPairs} pairs`, "of them over the ceiling"];
const costHeadings = ["pairs a run, median", "most", "multiplier, median of the runs"];
print(
  table(
    ["factor", "test", "slowed by", ...truthHeadings, ...outcomeHeadings, ...costHeadings],
    rungs.flatMap(({ factor, tests }) =>
      tests.map(({ test, truth, over, outcomes, pairs, multipliers }) => [
        String(factor),
        testPath(test),
        timesOf(factor),
        truth.toFixed(3),
        `${(100 * over).toFixed(0)} %`,
        ...outcomeCells(outcomes),
        String(median(pairs)),
        String(Math.max(...pairs)),
        multipliers.length === 0 ? "" : median(multipliers).toFixed(3),
      ]),
    ),
  ),
);
print("");
print(
  table(
    ["factor", "storage", ...outcomeHeadings],
    rungs.flatMap(({ factor, tests }) =>
      storages.flatMap((storage) => {
        const own = tests.filter(({ test }) => test.storage === storage);
        const cells = outcomeCells(addOutcomes(own.map(({ outcomes }) => outcomes)));
        return own.length === 0 ? [] : [[String(factor), storage, ...cells]];
      }),
    ),
  ),
);
const total = minutes.reduce((sum, one) => sum + one, 0);
print(`\n${minutes.length} runs, which took ${total.toFixed(1)} minutes`);
