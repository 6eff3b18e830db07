/**
 * How many false cases hunts in equal engines find: the hunt itself, on ratios that are drawn from recorded ones of SQLite beside itself.
 *
 * usage: node bench/hunt/simulate.ts record [--minutes 15] [--file FILE]     on a quiet machine, or beside the load in question
 *        node bench/hunt/simulate.ts [--hunts 100] [--minutes 5] [--ratio 3,1.5] [--seed 1] [--file FILE]
 *
 * A statement of a simulated hunt has a recorded statement behind it, whose ratios it takes in the order in which they were recorded, from a
 * random place on. The hunt's clock is simulated too: five minutes take some seconds.
 */
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Hunt } from "../../src/features/search/hunt/cases.ts";
import { cacheFolder, print } from "../engines.ts";
import { formatShare } from "../noise/share.ts";
import { huntEqualEngines } from "./equal-engines.ts";
import { withSqliteTwice } from "./racing.ts";
import { type RecordedRatios, readRatios, recordRatios, writeRatios } from "./recorded-ratios.ts";
import { ResampledRacer } from "./resampled-racer.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hunts: { type: "string", default: "100" },
    minutes: { type: "string" },
    ratio: { type: "string", default: "3,1.5" },
    seed: { type: "string", default: "1" },
    file: { type: "string", default: path.join(cacheFolder, "hunts", "ratios.json") },
  },
});

const { file } = options;
if (positionals[0] === "record") await record(Number(options.minutes ?? 15));
else if (existsSync(file)) await simulate(readRatios(file));
else throw new Error(`${file} is missing: node bench/hunt/simulate.ts record`);

async function record(minutes: number): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const until = performance.now() + minutes * 60_000;
  const recorded = await withSqliteTwice((racer) => recordRatios(racer, Number(options.seed), until));
  writeRatios(file, recorded);
  print(`${file}: ${recorded.series.length} statements`);
  const fresh = recorded.series.flatMap((one) => one.fresh);
  for (const line of lines()) {
    const over = fresh.filter((ratio) => ratio > line).length;
    print(`fresh pairs over ${line}x: ${formatShare(over, fresh.length)}`);
  }
}

function lines(): number[] {
  return options.ratio.split(",").map(Number);
}

async function simulate(recorded: RecordedRatios): Promise<void> {
  const hunts = Number(options.hunts);
  const minutes = Number(options.minutes ?? 5);
  for (const line of lines()) {
    const all: Hunt[] = [];
    for (let number = 0; number < hunts; number++)
      all.push(await simulateHunt(recorded, line, minutes, Number(options.seed) * 1_000_000 + number));
    const sum = (of: (one: Hunt) => number) => all.reduce((total, one) => total + of(one), 0);
    const wrong = all.filter(({ cases }) => cases.length > 0).length;
    print(
      `line ${line}x, ${hunts} hunts of ${minutes} minutes in equal engines, ${recorded.series.length} recorded statements: ` +
        `${formatShare(wrong, hunts)} with a false case; ${sum(({ cases }) => cases.length)} false cases, ` +
        `${sum(({ claims }) => claims)} claims, ${sum(({ cleared }) => cleared)} suspects cleared, ${sum(({ tried }) => tried)} statements`,
    );
  }
}

async function simulateHunt(
  recorded: RecordedRatios,
  line: number,
  minutes: number,
  seed: number,
): Promise<Hunt> {
  const racer = new ResampledRacer(recorded, seed);
  const lines = { baseline: line, base: line };
  const clock = { now: () => racer.nowMs, deadline: minutes * 60_000 };
  return await huntEqualEngines(racer, { seed, lines, ...clock });
}
