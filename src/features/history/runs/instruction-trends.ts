import { isDeepStrictEqual } from "node:util";
import { leastChange } from "../../counts/compare.ts";
import { type HistoryRun, type HistoryTest, historyTestPath } from "./run.ts";

/** A run's count of a test, of the candidate. */
export interface CountPoint {
  /** The run's index in the history. */
  readonly run: number;
  readonly instructions: number;
}

/** Two successive runs that counted a test, between which the count changed. */
export interface CountChange {
  readonly before: CountPoint;
  readonly after: CountPoint;
  /** (after - before) / before. */
  readonly share: number;
}

/** Two successive runs whose counts cannot be compared, and the facts that differ. */
export interface CountBreak {
  readonly before: number;
  readonly after: number;
  /** E.g. `processor features`, `C library`. */
  readonly differs: readonly string[];
}

/** The instructions of one test over the runs. Counts are exact, so that two runs are enough. */
export interface InstructionTrend {
  readonly path: string;
  /** In order of time. */
  readonly points: readonly CountPoint[];
  /** Changes of at least the least change that a run reports. */
  readonly changes: readonly CountChange[];
  readonly breaks: readonly CountBreak[];
}

/**
 * The trends of all tests that were counted, in the order in which they first appear.
 *
 * @param runs in order of time
 */
export function instructionTrends(runs: readonly HistoryRun[]): InstructionTrend[] {
  const counted = new Map<string, Counted[]>();
  for (const [index, run] of runs.entries())
    for (const test of run.tests) {
      const { candidateInstructions: instructions } = test;
      if (instructions === undefined) continue;
      const path = historyTestPath(test);
      counted.set(path, [...(counted.get(path) ?? []), { run: index, instructions, test }]);
    }
  return [...counted].map(([path, points]) => {
    const steps = points.slice(1).map((after, index) => ({ before: points[index] as Counted, after }));
    const compared = steps.map((step) => ({ ...step, differs: differences(runs, step) }));
    return {
      path,
      points: points.map(pointOf),
      changes: compared.flatMap(({ before, after, differs }): CountChange[] => {
        const share = (after.instructions - before.instructions) / before.instructions;
        const isSeen = differs.length === 0 && Math.abs(share) >= leastChange;
        return isSeen ? [{ before: pointOf(before), after: pointOf(after), share }] : [];
      }),
      breaks: compared.flatMap(({ before, after, differs }): CountBreak[] =>
        differs.length === 0 ? [] : [{ before: before.run, after: after.run, differs }],
      ),
    };
  });
}

interface Counted extends CountPoint {
  readonly test: HistoryTest;
}

function pointOf({ run, instructions }: Counted): CountPoint {
  return { run, instructions };
}

/** Facts that keep two counts from being compared; empty if there are none. */
function differences(
  runs: readonly HistoryRun[],
  { before, after }: { readonly before: Counted; readonly after: Counted },
): string[] {
  const [old, now] = [runs[before.run]?.counting, runs[after.run]?.counting];
  if (old === undefined || now === undefined) return ["how they were counted"];
  const facts = {
    tool: "counting tool",
    valgrind: "version of Valgrind",
    cpuFeatures: "processor features",
    libc: "C library",
    rows: "number of rows",
  } as const;
  const keys = Object.keys(facts) as (keyof typeof facts)[];
  return [
    ...keys.filter((key) => !isDeepStrictEqual(old[key], now[key])).map((key) => facts[key]),
    ...(before.test.sql === after.test.sql ? [] : ["SQL"]),
  ];
}
