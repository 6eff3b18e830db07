import { once } from "node:events";
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { findChangePoints } from "../../src/features/history/runs/change-points.ts";
import { seriesOf } from "../../src/features/history/runs/series.ts";
import { toNamedSeries, trendsOf } from "../../src/features/history/runs/trends.ts";
import { findingsOfHistory } from "../../src/features/issues/from-history.ts";
import { type Noise, simulateHistory } from "../history/nights.ts";

/** Before the sixth night, no change can be found. */
export const firstLook = 6;

/** A history in which nothing changes. */
export interface SteadyHistory {
  readonly nights: number;
  readonly tests: number;
  readonly noise: Noise;
  readonly seed: number;
}

/** The standard deviation of a night, as ln. */
const deviation = 0.02;

/** How many findings of a history in which nothing changes become issues, looked at after every night. */
function falseIssues({ nights, tests, noise, seed }: SteadyHistory): number {
  const runs = simulateHistory(nights, noise, deviation, seed).map((run) => ({
    ...run,
    tests: run.tests.slice(0, tests),
  }));
  // All nights are equally exact here, so that a value weighs the same in every look.
  const series = seriesOf(runs).map(toNamedSeries);
  const opened = new Set<string>();
  for (let night = firstLook; night <= runs.length; night++) {
    const seen = series.map(({ name, values }) => ({ name, values: values.slice(0, night) }));
    // Without a change there is no finding, which most looks end with.
    if (findChangePoints(seen).every((places) => places.length === 0)) continue;
    for (const { key, state } of findingsOfHistory(trendsOf(runs.slice(0, night))))
      if (state === "open") opened.add(key);
  }
  return opened.size;
}

/** The false issues of each history, on all processors. @param told is called after each history */
export async function countFalseIssues(
  histories: readonly SteadyHistory[],
  told: (history: SteadyHistory, issues: number) => void,
): Promise<number[]> {
  const counted: number[] = [];
  let next = 0;
  const work = async () => {
    const worker = new Worker(new URL(import.meta.url));
    try {
      for (let index = next++; index < histories.length; index = next++) {
        const history = histories[index] as SteadyHistory;
        worker.postMessage(history);
        const [issues] = (await once(worker, "message")) as [number];
        counted[index] = issues;
        told(history, issues);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), histories.length) }, work));
  return counted;
}

if (!isMainThread)
  parentPort?.on("message", (history: SteadyHistory) => parentPort?.postMessage(falseIssues(history)));
