/**
 * Statements that a hunt tries in a second of one processor, in SQLite beside itself, beside a plain loop in C that executes the same SQL on both
 * engines, and compares, times and keeps nothing. Processor time of all processes is counted. Linux.
 *
 * usage: node bench/hunt/speed.ts [--seconds 60] [--seed 1]
 */
import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Hunt } from "../../src/features/hunt/cases.ts";
import { toolGrammar } from "../../src/features/hunt/read-grammar.ts";
import { makeSituations, setupOf, trialOf } from "../../src/features/hunt/situation.ts";
import { trialsOfDatabase } from "../../src/features/hunt/situation-source.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { cacheFolder, fetchSqlite, print } from "../engines.ts";
import { huntEqualEngines } from "./equal-engines.ts";
import { withSqliteTwice } from "./racing.ts";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
  },
});

const seed = Number(options.seed);
const folder = path.join(cacheFolder, "hunts");
mkdirSync(folder, { recursive: true });

const [found, huntSeconds] = await processorTime(() => huntFor(Number(options.seconds) * 1000));
const file = path.join(folder, "plain.sql");
writeSql(file, found.next);
const program = await compilePlain();
const [, plainSeconds] = await processorTime(async () => {
  for (let engine = 0; engine < 2; engine++) execFileSync(program, [file]);
});
for (const one of [file, program]) rmSync(one);
const [own, plain] = [found.tried / huntSeconds, found.tried / plainSeconds];
print(
  `${found.tried} statements on ${found.next} databases: the hunt tries ${own.toFixed(0)} in a second of one processor, the plain loop ` +
    `${plain.toFixed(0)}: ${((100 * own) / plain).toFixed(0)} % (goal: at least 50 %); ${found.cases.length} cases, ${found.claims} claims, ` +
    `${found.cleared} suspects cleared, ${(found.tried / (found.elapsedMs / 1000)).toFixed(0)} statements a second of the clock`,
);

/** Seconds that this process, and processes that have ended, were on processors meanwhile. */
async function processorTime<Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> {
  const seconds = () => {
    // The fields after the name: proc_pid_stat(5). utime, stime, cutime and cstime are in hundredths on Linux.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
    return fields.slice(11, 15).reduce((sum, one) => sum + Number(one) / 100, 0);
  };
  const before = seconds();
  const result = await work();
  return [result, seconds() - before];
}

async function huntFor(ms: number): Promise<Hunt> {
  const lines = { baseline: 3, base: 1.5 };
  return await withSqliteTwice((racer) =>
    huntEqualEngines(racer, {
      ...{ seed, lines },
      now: () => performance.now(),
      deadline: performance.now() + ms,
    }),
  );
}

/** The SQL of all databases that were tried, each once: setup, and what is before, in and after each trial, with its checks. */
function writeSql(file: string, databases: number): void {
  const out = openSync(file, "w");
  for (let number = 0; number < databases; number++) {
    const random = new RandomStream(seed, `database ${number}`);
    const situations = makeSituations(trialsOfDatabase, toolGrammar(), false, random);
    const [first] = situations;
    if (first === undefined) continue;
    const sql = situations.flatMap((one, at) => {
      const trial = trialOf(one, { executions: 1, budgetMs: 1, limitMs: 250 }, at % 4 === 0);
      return [...trial.before, ...trial.timed, ...trial.check, ...trial.after];
    });
    writeSync(out, ["N", ...setupOf(first), ...sql, ""].join("\0"));
  }
  closeSync(out);
}

async function compilePlain(): Promise<string> {
  const library = await fetchSqlite();
  const plain = path.join(folder, `plain-${process.pid}`);
  const source = path.join(import.meta.dirname, "plain.c");
  execFileSync("cc", ["-O2", "-o", plain, source, library, `-Wl,-rpath,${path.dirname(library)}`]);
  return plain;
}
