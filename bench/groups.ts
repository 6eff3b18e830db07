/**
 * Are averages against the base calm, and what do they find? Recorded rounds of a build beside its copies, made by `bench/layout.ts
 * record`, are drawn to runs of several variants, each played through the code of a real run. Layouts are drawn as that program
 * has measured them.
 *
 * usage: node bench/groups.ts FOLDER [--variants 4] [--runs 1000] [--scenarios 'equal,relinked']
 */

import path from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { defaultCriteria } from "../src/model/criteria.ts";
import { keyVariants, sectionPath, type Test, testPath, workloadOfCells } from "../src/model/test.ts";
import { mean } from "../src/statistics/summary.ts";
import { baseGroups } from "../src/verdict/base-groups.ts";
import type { PlannedTrials, Trial } from "../src/verdict/decision.ts";
import { replayDecision } from "../src/verdict/replay.ts";
import { stratumOf } from "../src/verdict/trials.ts";
import { farAverage, mostPairs } from "./aa/simulated-run.ts";
import { print } from "./engines.ts";
import { drawLayout } from "./groups/layout-draw.ts";
import { readMeasured } from "./layout/measured-builds.ts";
import { Variates } from "./noise/variates.ts";
import { describeMachine } from "./recorded.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variants: { type: "string", default: "4" },
    runs: { type: "string", default: "1000" },
    scenarios: { type: "string", default: "all" },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("expected the folder of a recording that bench/layout.ts has made");
const variants = keyVariants.slice(0, Number(options.variants));
const runs = Number(options.runs);

/** That of what all tests of a run share: bench/README.md. */
const ofRun = 0.0045;

interface Scenario {
  readonly name: string;
  /** By how much a test is slower. */
  readonly factor: (test: Test) => number;
  /** Whether base and candidate have layouts of their own. */
  readonly isRelinked?: boolean;
  readonly run?: number;
}

const slowerWorkload = (factor: number) => (test: Test) =>
  workloadOfCells(test) === "oltp_update_index" ? factor : 1;

const scenarios: readonly Scenario[] = [
  { name: "equal", factor: () => 1 },
  { name: "equal, with what a run shares", factor: () => 1, run: ofRun },
  { name: "relinked", factor: () => 1, isRelinked: true },
  { name: "everything 2.5 % slower", factor: () => 1.025 },
  { name: "everything 3 % slower", factor: () => 1.03 },
  { name: "everything 4 % slower", factor: () => 1.04 },
  { name: "a workload 5 % slower", factor: slowerWorkload(1.05) },
  { name: "a workload 7 % slower", factor: slowerWorkload(1.07) },
  {
    name: "a section 15 % slower",
    factor: (test) => (sectionPath(test) === "int/memory/writes" ? 1.15 : 1),
  },
];

const { recording, tests: recorded, copies } = readMeasured(path.resolve(folder));
const random = new Variates(1, "groups");
const suite = variants.flatMap((variant) => recorded.map((test) => ({ ...test, variant })));
const groups = baseGroups(
  suite.map((test) => ({ ...test, state: "measurable", pairs: [], unpaired: 0, baseFailures: [] })),
  defaultCriteria.ceilings,
);

/** The rounds of each copy around the mean of their test, as far apart as rounds truly are. */
const centred = copies.map(({ logRatios }) =>
  logRatios.map((values) => {
    const middle = mean(values);
    const spread = Math.sqrt(values.length / (values.length - 1));
    return values.map((value) => (value - middle) * spread);
  }),
);

function pick<One>(values: readonly One[]): One {
  return values[Math.floor(random.uniform() * values.length)] as One;
}

/** The rounds of one run: those of a variant are drawn together. */
function drawRun({ factor, isRelinked = false, run = 0 }: Scenario): PlannedTrials {
  const ofLayout = isRelinked ? drawLayout(random) : undefined;
  const shared = run * random.normal();
  const trials = variants.flatMap((variant) => {
    const rounds = Array.from({ length: mostPairs }, () => {
      const copy = pick(centred);
      return { copy, round: Math.floor(random.uniform() * (copy[0]?.length ?? 1)) };
    });
    return recorded.map((own, index): Trial => {
      const test = { ...own, variant };
      const shift = Math.log(factor(test)) + shared + (ofLayout?.(test) ?? 0);
      const logRatios = rounds.map(({ copy, round }) => (copy[index]?.[round] ?? 0) + shift);
      const base = {
        logRatios,
        chunkRatios: logRatios,
        logCeiling: Math.log(defaultCriteria.ceilings.base[test.storage]),
      };
      return {
        path: testPath(test),
        sectionPath: sectionPath(test),
        run: 0,
        stratum: stratumOf(test, 0),
        spreadGroup: `${test.storage} ${test.kind}`,
        logRatios: logRatios.map(() => 0),
        logCeiling: Math.log(defaultCriteria.ceilings.test),
        base,
      };
    });
  });
  const averageCeilings = new Map(trials.map((trial) => [trial.sectionPath, farAverage]));
  return { trials, averageCeilings, groups };
}

function play(scenario: Scenario) {
  const { rounds, alpha } = defaultCriteria.rule;
  const { decision, used } = replayDecision(drawRun(scenario), rounds, alpha, "samples");
  const failing = groups.filter(({ name }) => {
    const state = decision.groups.get(name);
    return state?.state === "decided" && state.outcome === "fail";
  });
  const failsTest = [...decision.tests.values()].some(
    ({ base }) => base?.state === "decided" && base.outcome === "fail",
  );
  return { levels: new Set(failing.map(({ level }) => level)), failsTest, pairs: mean([...used.values()]) };
}

const chosen = scenarios.filter(
  ({ name }) => options.scenarios === "all" || options.scenarios.split(",").includes(name),
);
print(
  `${describeMachine(recording)}; ${variants.length} variants of ${recorded.length} tests, ${runs} runs each\n`,
);
print(
  markdownTable(
    [
      ["candidate", "runs that fail", "overall", "section", "workload", "a test", "pairs a test"],
      ...chosen.map((scenario) => {
        const played = Array.from({ length: runs }, () => play(scenario));
        const share = (holds: (one: (typeof played)[number]) => boolean) =>
          `${((100 * played.filter(holds).length) / runs).toFixed(1)} %`;
        return [
          scenario.name,
          share(({ levels, failsTest }) => levels.size > 0 || failsTest),
          ...(["overall", "section", "workload"] as const).map((level) =>
            share(({ levels }) => levels.has(level)),
          ),
          share(({ failsTest }) => failsTest),
          mean(played.map(({ pairs }) => pairs)).toFixed(2),
        ];
      }),
    ],
    { align: ["l", "r", "r", "r", "r", "r", "r"] },
  ),
);
