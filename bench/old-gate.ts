/**
 * A script's gate of three attempts beside this one, on the same recorded rounds of two copies of an engine: how often do equal and
 * slower candidates fail, and how long do they take? docs/from-a-script.md has the script's rule and the settings that say the same.
 *
 * usage: node bench/old-gate.ts FOLDER [--variants 4] [--runs 1000] [--noise '1,0.5,0.125'] [--scenarios 'equal,relinked']
 *   [--gates 'the defaults']
 *
 * FOLDER holds results.json, or folders with one, of a run with `--identical-base measure` and a copy of the candidate as base. The
 * script's samples follow each other, which no recording of turns shows. Two cases stand for it: its samples are as calm as those in turns,
 * or one of each pair has the slowdowns of the first half of the turns and the other those of the second. `--noise` multiplies ln of
 * all slowdowns of samples.
 */

import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { features } from "../src/features.ts";
import { type Ceilings, defaultCriteria } from "../src/model/criteria.ts";
import { keyVariants, sectionPath, type Test, testPath, workloadOfCells } from "../src/model/test.ts";
import { parseConfigFile } from "../src/options/config-file.ts";
import { mean, robustDeviation } from "../src/statistics/summary.ts";
import { baseGroups } from "../src/verdict/base-groups.ts";
import { baseCeiling } from "../src/verdict/ceilings.ts";
import type { PlannedTrials, Trial } from "../src/verdict/decision.ts";
import { replayDecision } from "../src/verdict/replay.ts";
import { stratumOf } from "../src/verdict/trials.ts";
import { farAverage, mostPairs } from "./aa/simulated-run.ts";
import { print } from "./engines.ts";
import { drawLayout } from "./layout/layout-draw.ts";
import { Variates } from "./noise/variates.ts";
import { type Moment, readRuns } from "./old-gate/moments.ts";
import { confirmGates, type Figure, mostSamples, samplesOf } from "./old-gate/rule.ts";
import { describeMachine } from "./recorded.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variants: { type: "string", default: "4" },
    runs: { type: "string", default: "1000" },
    noise: { type: "string", default: "1,0.5,0.125" },
    scenarios: { type: "string", default: "all" },
    gates: { type: "string", default: "all" },
  },
});
const [folder] = positionals;
if (folder === undefined)
  throw new Error("expected the folder of a recording whose base is a copy of the candidate");
const variants = keyVariants.slice(0, Number(options.variants));
const runs = Number(options.runs);

interface Scenario {
  readonly name: string;
  /** By how much a test is slower. */
  readonly factor: (test: Test) => number;
  /** Whether base and candidate have layouts of their own. */
  readonly isRelinked?: boolean;
}

const ofTest = (factor: number) => (test: Test) =>
  testPath(test) === "int/memory/writes/oltp_update_index" ? factor : 1;
const ofWorkload = (factor: number) => (test: Test) =>
  workloadOfCells(test) === "oltp_update_index" ? factor : 1;
const ofSection = (factor: number) => (test: Test) =>
  sectionPath(test) === "int/memory/writes" ? factor : 1;

const scenarios: readonly Scenario[] = [
  { name: "equal", factor: () => 1 },
  { name: "relinked", factor: () => 1, isRelinked: true },
  ...[1.1, 1.15, 1.25, 1.3, 1.4].map((factor) => ({ name: `a test ${factor}x`, factor: ofTest(factor) })),
  ...[1.05, 1.07, 1.1, 1.25, 1.4].map((factor) => ({
    name: `a workload ${factor}x`,
    factor: ofWorkload(factor),
  })),
  ...[1.1, 1.15, 1.2].map((factor) => ({ name: `a section ${factor}x`, factor: ofSection(factor) })),
  ...[1.025, 1.03, 1.04, 1.05, 1.1, 1.2].map((factor) => ({
    name: `everything ${factor}x`,
    factor: () => factor,
  })),
];

const recorded = readRuns(path.resolve(folder));
const suite = variants.flatMap((variant) =>
  recorded.tests.map((test, index) => ({ test: { ...test, variant }, index })),
);
const random = new Variates(1, "old gate");

/** A recorded round, and which of its two builds is the candidate. */
interface Draw {
  readonly run: number;
  readonly round: number;
  readonly isSwapped: boolean;
}

const allMoments = recorded.runs.flatMap(({ moments: [first = []] }, run) =>
  first.map((_, round) => ({ run, round })),
);

/** Moments in random order, none a second time before all were there: no run has the same moment twice. */
function drawMoments(count: number): Draw[] {
  const orders = Array.from({ length: Math.ceil(count / allMoments.length) }, () =>
    random.shuffled(allMoments),
  );
  return orders
    .flat()
    .slice(0, count)
    .map((moment) => ({ ...moment, isSwapped: random.index(2) === 1 }));
}

function momentAt({ run, round }: Draw, index: number): Moment {
  return recorded.runs[run]?.moments[index]?.[round] as Moment;
}

function signedAt(drawn: Draw, index: number, part: "logRatio" | "chunkRatio"): number {
  const value = momentAt(drawn, index)[part];
  return drawn.isSwapped ? -value : value;
}

/** ln(candidate / base) by test. */
function drawShifts({ factor, isRelinked = false }: Scenario): number[] {
  const ofLayout = isRelinked ? drawLayout(random) : undefined;
  return suite.map(({ test }) => Math.log(factor(test)) + (ofLayout?.(test) ?? 0));
}

function usualNsOf(index: number): number {
  return recorded.usualNs[index] as number;
}

/** The result of one simulated run. */
interface Played {
  /** For each gate that fails the paths of its tests. */
  readonly failing: readonly (readonly string[])[];
  readonly isInconclusive?: boolean;
  readonly breaksFirst?: boolean;
  /** The time of the samples of both builds, seconds. */
  readonly timed: number;
}

function playScript(scenario: Scenario, noise: number, inTurns: boolean): Played {
  const shifts = drawShifts(scenario);
  const parts = variants.map((variant) => {
    const own = suite.flatMap((one, place) => (one.test.variant === variant ? [{ ...one, place }] : []));
    const measure = () => {
      const draws = drawMoments(mostSamples);
      return own.map(({ test, index, place }): Figure => {
        const used = draws.slice(0, samplesOf(test)).map((one, sample) => {
          const { base, candidate } = momentAt(one, index);
          const [ofBase, ofCandidate] = one.isSwapped ? [candidate, base] : [base, candidate];
          const isBaseFirst = sample % 2 === 0;
          return inTurns
            ? { base: ofBase.whole, candidate: ofCandidate.whole }
            : {
                base: ofBase.halves[isBaseFirst ? 0 : 1],
                candidate: ofCandidate.halves[isBaseFirst ? 1 : 0],
              };
        });
        const timeOf = (slowdowns: readonly number[]) => usualNsOf(index) * middle(slowdowns) ** noise;
        return {
          path: testPath(test),
          sectionPath: sectionPath(test),
          baseNs: timeOf(used.map(({ base }) => base)),
          candidateNs: timeOf(used.map(({ candidate }) => candidate)) * Math.exp(shifts[place] as number),
        };
      });
    };
    const { confirmed, breaksFirst, made } = confirmGates(measure);
    const timed = own.map(
      ({ test, index, place }) => made * samplesOf(test) * bothNs(index, shifts[place] as number),
    );
    return { failing: confirmed.map(({ tests }) => tests), breaksFirst, timed: sum(timed) };
  });
  return {
    failing: parts.flatMap(({ failing }) => failing),
    breaksFirst: parts.some(({ breaksFirst }) => breaksFirst),
    timed: sum(parts.map(({ timed }) => timed)) / 1e9,
  };
}

/** The middle of an odd number of values. */
function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The time of a sample of each build, nanoseconds. */
function bothNs(index: number, shift: number): number {
  return usualNsOf(index) * (1 + Math.exp(shift));
}

/** The ceilings of the settings that docs/from-a-script.md shows. */
function sameNumbers(): Ceilings {
  const page = "docs/from-a-script.md";
  const text = readFileSync(fileURLToPath(new URL(`../${page}`, import.meta.url)), "utf8");
  const [, settings] = /^```yaml\n(.*?)^```$/ms.exec(text) ?? [];
  if (settings === undefined) throw new Error(`${page} shows no settings`);
  const given = parseConfigFile(settings, page, features);
  const { ceilings } = defaultCriteria;
  const { "base-ceilings": base, "base-averages": baseAverages, "min-change": minChange } = given;
  if (minChange === undefined) throw new Error(`${page} sets no min-change`);
  return {
    ...ceilings,
    base: { ...ceilings.base, ...base },
    baseAverages: { ...ceilings.baseAverages, ...baseAverages },
    minChange,
  };
}

/** No test is far from SQLite: that comparison takes the fewest pairs. */
const equalToBaseline: readonly number[] = Array.from({ length: mostPairs }, () => 0);

function gateOf(ceilings: Ceilings) {
  const measurable = suite.map(({ test, index }) => {
    const ns = usualNsOf(index);
    const pair = { candidate: ns, baseline: ns, base: ns };
    return {
      ...test,
      state: "measurable",
      pairs: [{ round: 1, ...pair }],
      unpaired: 0,
      baseFailures: [],
    } as const;
  });
  const groups = baseGroups(measurable, ceilings);
  const averageCeilings = new Map(suite.map(({ test }) => [sectionPath(test), farAverage]));
  return (scenario: Scenario, noise: number): Played => {
    const shifts = drawShifts(scenario);
    const draws = new Map<string, Draw[]>(variants.map((variant) => [variant, drawMoments(mostPairs)]));
    const trials = suite.map(({ test, index }, place): Trial => {
      const shift = shifts[place] as number;
      const own = draws.get(test.variant) ?? [];
      const base = {
        logRatios: own.map((one) => noise * signedAt(one, index, "logRatio") + shift),
        chunkRatios: own.map((one) => signedAt(one, index, "chunkRatio") + shift),
        logCeiling: Math.log(baseCeiling(ceilings, test, { ns: usualNsOf(index) }).value),
      };
      return {
        path: testPath(test),
        sectionPath: sectionPath(test),
        run: 0,
        stratum: stratumOf(test, 0),
        spreadGroup: `${test.storage} ${test.kind}`,
        baseline: { logRatios: equalToBaseline, logCeiling: Math.log(ceilings.test) },
        base,
      };
    });
    const planned: PlannedTrials = { trials, averageCeilings, groups };
    const { rounds, alpha } = defaultCriteria.rule;
    const { decision, used } = replayDecision(planned, rounds, alpha, "samples");
    const states = [
      ...groups.map(({ name, tests }) => ({ tests, state: decision.groups.get(name) })),
      ...[...decision.tests].map(([path, { base }]) => ({ tests: [path], state: base?.claim })),
    ];
    const withOutcome = (outcome: string) =>
      states.filter(({ state }) => state?.state === "decided" && state.outcome === outcome);
    const timed = suite.map(
      ({ test, index }, place) =>
        (used.get(testPath(test))?.base ?? 0) * bothNs(index, shifts[place] as number),
    );
    return {
      failing: withOutcome("fail").map(({ tests }) => tests),
      isInconclusive: withOutcome("inconclusive").length > 0,
      timed: sum(timed) / 1e9,
    };
  };
}

const gates = [
  { name: "script, as calm as turns", play: (one: Scenario, noise: number) => playScript(one, noise, true) },
  {
    name: "script, one after the other",
    play: (one: Scenario, noise: number) => playScript(one, noise, false),
  },
  { name: "the same numbers", play: gateOf(sameNumbers()) },
  { name: "the defaults", play: gateOf(defaultCriteria.ceilings) },
].filter(({ name }) => isChosen(name, options.gates));

function isChosen(name: string, list: string): boolean {
  return list === "all" || list.split(",").includes(name);
}

/** How far pairs of samples spread, percent: in turns, and one after the other. */
function spreadOf(noise: number): string {
  const of = (ratioOf: (moment: Moment) => number) => {
    const series = recorded.runs.flatMap(({ moments }) =>
      moments.map((own) => own.map((one) => Math.log(ratioOf(one)))),
    );
    return (100 * noise * robustDeviation(...series)).toFixed(1);
  };
  const inTurns = of(({ logRatio }) => Math.exp(logRatio));
  const after = of(({ base, candidate }) => candidate.halves[1] / base.halves[0]);
  return `pairs of samples spread by ${inTurns} % in turns, ${after} % one after the other`;
}

const changedPaths = ({ factor }: Scenario) =>
  new Set(suite.flatMap(({ test }) => (factor(test) > 1 ? [testPath(test)] : [])));

/** The share of runs that fail, and, for a slower candidate, that fail because of what is slower; then seconds. */
function describe(scenario: Scenario, played: readonly Played[]): string[] {
  const shareOf = (holds: (one: Played) => boolean | undefined) =>
    `${((100 * played.filter((one) => holds(one)).length) / runs).toFixed(1)} %`;
  const changed = changedPaths(scenario);
  const found = shareOf(({ failing }) => failing.some((tests) => tests.some((one) => changed.has(one))));
  const failed = shareOf(({ failing }) => failing.length > 0);
  const notFailed =
    played[0]?.breaksFirst === undefined
      ? `inconclusive ${shareOf(({ failing, isInconclusive }) => failing.length === 0 && isInconclusive)}`
      : `at first ${shareOf(({ breaksFirst }) => breaksFirst)}`;
  const seconds = mean(played.map(({ timed }) => timed)).toFixed(0);
  return [changed.size > 0 ? found : `${failed} (${notFailed})`, seconds];
}

const chosen = scenarios.filter(({ name }) => isChosen(name, options.scenarios));
print(
  `${describeMachine(recorded.recording)}; ${variants.length} variants of ${recorded.tests.length} tests, ${runs} runs each`,
);
for (const noise of options.noise.split(",").map(Number)) {
  print(`\nnoise ${noise}: ${spreadOf(noise)}\n`);
  const rows = chosen.map((scenario) => {
    process.stderr.write(`${noise}: ${scenario.name}\n`);
    return [
      scenario.name,
      ...gates.flatMap(({ play }) =>
        describe(
          scenario,
          Array.from({ length: runs }, () => play(scenario, noise)),
        ),
      ),
    ];
  });
  const headings = ["candidate", ...gates.flatMap(({ name }) => [name, "s"])];
  print(
    markdownTable([headings, ...rows], { align: headings.map((_, column) => (column === 0 ? "l" : "r")) }),
  );
}
