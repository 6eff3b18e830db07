import { createHash } from "node:crypto";
import {
  type HistoryRun,
  type HistoryTest,
  historyTestPath,
} from "../../../src/features/nights/history/runs/run.ts";
import { RandomStream } from "../../../src/suite/random.ts";
import { normal } from "../../builders/histories.ts";

/** A change that simulated runs have. */
export interface SimulatedChange {
  /** The first run that has it, from 0. */
  readonly run: number;
  /** The multiplier, divided by the multiplier of the runs before. */
  readonly ratio: number;
  readonly isOf: (path: string) => boolean;
}

export interface PastOptions {
  readonly runs: number;
  readonly changes: readonly SimulatedChange[];
  /** From this run on another machine measures, which is faster. */
  readonly newMachineAt?: number;
}

const dayMs = 86_400_000;

/** How much faster the other machine is. */
const machineRatio = 0.8;

/**
 * A history that ends like a run that was recorded: one run a day, with its figures, as much noise as its intervals say, and
 * changes at known places. The same arguments give the same history.
 */
export function simulatePast(
  last: HistoryRun,
  { runs, changes, newMachineAt = 0 }: PastOptions,
): HistoryRun[] {
  // The noise is that of each test, so that nothing says how far the mean of all is off.
  const { average: _, ...facts } = last;
  return Array.from({ length: runs }, (_, run) => {
    const back = (runs - 1 - run) * dayMs;
    const earlier = (time: string) => new Date(Date.parse(time) - back).toISOString();
    const speed = run < newMachineAt ? 1 / machineRatio : 1;
    const { machine } = last;
    return {
      ...facts,
      startedAt: earlier(last.startedAt),
      finishedAt: earlier(last.finishedAt),
      commit: createHash("sha1").update(`run ${run}`).digest("hex"),
      branch: "main",
      ...(machine === undefined || run >= newMachineAt
        ? {}
        : { machine: { ...machine, cpu: "AMD EPYC 7763 64-Core Processor" } }),
      tests: last.tests.map((test) => {
        const path = historyTestPath(test);
        const later = changes.filter((change) => change.run > run && change.isOf(path));
        return withNoise(
          test,
          new RandomStream(run, path),
          speed,
          later.reduce((all, one) => all / one.ratio, 1),
        );
      }),
    };
  });
}

function withNoise(test: HistoryTest, random: RandomStream, speed: number, ratio: number): HistoryTest {
  const { baselineNs, candidateNs, low, high } = test;
  if (baselineNs === undefined || candidateNs === undefined) return test;
  // An interval of 95 % is about four standard errors wide; a median of few pairs is rarely so far off.
  const deviation = low === undefined || high === undefined ? 0.02 : Math.min(0.06, Math.log(high / low) / 6);
  const machineNoise = speed * Math.exp(0.02 * normal(random));
  const factor = ratio * Math.exp(deviation * normal(random));
  return {
    ...test,
    result: test.result === "inconclusive" ? "pass" : test.result,
    baselineNs: Math.round(baselineNs * machineNoise),
    candidateNs: Math.round(candidateNs * machineNoise * factor),
    ...(low === undefined || high === undefined ? {} : { low: low * factor, high: high * factor }),
  };
}
