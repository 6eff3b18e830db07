import { defaultCriteria } from "../../src/model/criteria.ts";
import { omitUndefined } from "../../src/model/omit-undefined.ts";
import { type Storage, sectionPath, type Test, testPath } from "../../src/model/test.ts";
import type { RandomStream } from "../../src/suite/random.ts";
import type { Changes } from "../../src/verdict/changes.ts";
import type { Trial } from "../../src/verdict/decision.ts";
import { judgeChanges } from "../../src/verdict/judge-changes.ts";
import { replayDecision } from "../../src/verdict/replay.ts";
import { resampleRounds } from "../aa/resample.ts";
import { farAverage, mostPairs } from "../aa/simulated-run.ts";

/** The recorded rounds of one test with a base arm. */
export interface BaseSeries {
  readonly storage: Storage;
  readonly kind: Test["kind"];
  /** ln(candidate / baseline) of each round, in their order. */
  readonly logRatios: readonly number[];
  /** ln(candidate / base) of the same rounds. */
  readonly baseRatios: readonly number[];
  /** The median of the same over the chunks of each round. */
  readonly chunkRatios: readonly number[];
}

/** The result of a run. */
export interface SimulatedRun {
  readonly changes: Changes;
  /** Pairs of all tests together. */
  readonly pairs: number;
}

/** A test of the suite, and the recording that its rounds are taken from. */
export interface SuiteTest {
  readonly test: Test;
  readonly series: BaseSeries;
  /** The factor by which the candidate is made slower, beyond what was recorded: 1 is none. */
  readonly factor: number;
}

/** Plays a run that is made of recorded rounds through the code of a real one. */
export function simulateRun(suite: readonly SuiteTest[], random: RandomStream): SimulatedRun {
  const { rule, ceilings } = defaultCriteria;
  const trials = suite.map(({ test, series, factor }): Trial => {
    const rounds = resampleRounds(series.logRatios.length, mostPairs, random);
    const slower = Math.log(factor);
    const of = (values: readonly number[]) => rounds.map((round) => (values[round] as number) + slower);
    return {
      path: testPath(test),
      sectionPath: sectionPath(test),
      run: 0,
      spreadGroup: `${test.storage} ${test.kind}`,
      baseline: { logRatios: of(series.logRatios), logCeiling: Math.log(defaultCriteria.ceilings.test) },
      base: {
        logRatios: of(series.baseRatios),
        chunkRatios: of(series.chunkRatios),
        logCeiling: Math.log(ceilings.base[test.storage]),
      },
    };
  });
  const averageCeilings = new Map(trials.map((trial) => [trial.sectionPath, farAverage]));
  const { decision, used } = replayDecision({ trials, averageCeilings }, rule.rounds, rule.alpha, "samples");
  const decided = suite.map(({ test }, index) => {
    const { path, baseline, base, spreadGroup } = trials[index] as Trial;
    const pairs = (baseline?.logRatios ?? []).map((ratio, round) => {
      const candidate = Math.exp(ratio);
      const ns = 1e6;
      const ofChunk = ns * Math.exp(base?.chunkRatios?.[round] as number);
      return {
        round,
        baseline: 1,
        candidate,
        base: candidate / Math.exp(base?.logRatios[round] as number),
        chunks: { baseline: [ns], candidate: [ofChunk], base: [ns] },
      };
    });
    const ofBase = decision.tests.get(path)?.base;
    return {
      test: { ...test, state: "measurable", pairs, unpaired: 0, baseFailures: [] } as const,
      run: 0,
      base: { first: 0, end: used.get(path)?.base ?? 0, ...omitUndefined({ change: ofBase?.change }) },
      ...omitUndefined({ spreadGroup }),
    };
  });
  const changes = judgeChanges(decided, rule.rounds);
  if (changes === undefined) throw new Error("no test was compared with the base");
  return { changes, pairs: [...used.values()].reduce((sum, { base }) => sum + base, 0) };
}
