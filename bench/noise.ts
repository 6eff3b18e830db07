/**
 * How often does the gate fail a clean run, and what does it find? Plays runs of all 276 tests on a simulated noisy
 * machine through the state machine that a real run goes through. The model of the noise and its parameters are in noise/model.ts. The same seed gives the same figures everywhere.
 *
 * usage: node bench/noise.ts [--runs 2000] [--seed 1] [--noise 1] [--scenario NAME]...
 */
import os from "node:os";
import { parseArgs } from "node:util";
import { print } from "./engines.ts";
import { baseScenario } from "./noise/base.ts";
import { cleanScenario } from "./noise/clean.ts";
import { controlScenario } from "./noise/controls.ts";
import { coverageScenario } from "./noise/coverage.ts";
import { fewRoundsScenario } from "./noise/few-rounds.ts";
import { count } from "./noise/figures.ts";
import { irregularScenario } from "./noise/irregular.ts";
import { type Noise, noiseTimes, type Range, usualSuite } from "./noise/model.ts";
import { powerScenario } from "./noise/power.ts";
import { regressionScenario } from "./noise/regression.ts";
import type { Request } from "./noise/scenario.ts";
import { sectionScenario } from "./noise/sections.ts";
import { allTests } from "./noise/suite.ts";

/** The scenarios that play by default; runs and noise are multiples of the given ones. */
const scenarios: Readonly<
  Record<string, { title: string; runs: number; noise: number; play: (request: Request) => void }>
> = {
  clean: { title: "all within: clean runs", runs: 1, noise: 1, play: cleanScenario },
  noisy: { title: "all within, at 1.5 times the noise", runs: 1, noise: 1.5, play: cleanScenario },
  far: {
    title: "all within, and none above 3x",
    runs: 1,
    noise: 1,
    play: (request) => cleanScenario(request, false),
  },
  power: { title: "one test at its ceiling or over it", runs: 0.5, noise: 1, play: powerScenario },
  irregular: {
    title: "an engine of which some samples are far slower",
    runs: 0.2,
    noise: 1,
    play: irregularScenario,
  },
  sections: { title: "one section near its ceiling or over it", runs: 0.5, noise: 1, play: sectionScenario },
  coverage: { title: "bounds of a section's average", runs: 10, noise: 1, play: coverageScenario },
  regression: {
    title: "one test slower than on the base",
    runs: 0.25,
    noise: 1,
    play: regressionScenario,
  },
  base: { title: "a base arm", runs: 0.5, noise: 1, play: baseScenario },
  controls: { title: "equal builds at twice the noise", runs: 1, noise: 2, play: controlScenario },
  "few-rounds": { title: "a fixed number of rounds", runs: 5, noise: 1, play: fewRoundsScenario },
  loud: { title: "equal builds at 4 times the noise", runs: 1, noise: 4, play: controlScenario },
};

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    noise: { type: "string", default: "1" },
    scenario: { type: "string", multiple: true, default: Object.keys(scenarios) },
  },
});
const [runs, seed, noise] = [Number(values.runs), Number(values.seed), Number(values.noise)];
const unknown = values.scenario.find((name) => scenarios[name] === undefined);
if (unknown !== undefined)
  throw new RangeError(`--scenario ${unknown}: expected one of ${Object.keys(scenarios).join(", ")}`);
if (!(runs >= 1 && noise > 0 && Number.isInteger(seed)))
  throw new RangeError("expected --runs of at least 1, --noise above 0 and a whole number as --seed");

print(
  `${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ${os.type()} ${os.release()}, Node ${process.versions.node}`,
);
print(`seed ${seed}, in brackets intervals of 95 %`);
describe(noiseTimes(noise)).forEach(print);
for (const name of values.scenario) {
  const scenario = scenarios[name];
  if (scenario === undefined) continue;
  const start = performance.now();
  const request = {
    runs: Math.max(1, Math.round(runs * scenario.runs)),
    seed,
    noise: noise * scenario.noise,
    print,
  };
  print(`\n## ${name}: ${scenario.title}\n`);
  scenario.play(request);
  const seconds = (performance.now() - start) / 1000;
  print(
    `\n(${seconds.toFixed(1)} s for ${count(request.runs)} runs of each kind, at ${request.noise} times the noise)`,
  );
}

/** The model in words. */
function describe({ deviation, drift, burst, outlier }: Noise): string[] {
  const { memory, file, autocommit } = deviation;
  const { near, multiplier, baseline } = usualSuite;
  const range = ({ least, most }: Range) => `${least} to ${most}`;
  return [
    `suite: ${near.tests} of ${allTests.length} tests at ${range(near.multiplier)}x, the others at ${range(multiplier)}x, the baseline's samples ${range(baseline)} s`,
    `samples: log-normal, the deviation of ln is ${memory} in memory, ${file} in file, ${autocommit} in autocommit`,
    `drift: a sine of ${drift.amplitude} in ln every ${range(drift.period)} s`,
    `bursts: every ${burst.pause} s, of ${range(burst.length)} s, ${range(burst.slowdown)} times too slow`,
    `outliers: ${outlier.baseline} of the baseline's samples, ${outlier.candidate} of the candidate's and the base's, ${range(outlier.slowdown)} times too slow`,
  ];
}
