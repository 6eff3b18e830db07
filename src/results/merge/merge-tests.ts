import type { ControlRecord, Recording, TestRecord } from "../../model/recording.ts";
import type { Check } from "../../model/sample.ts";
import { testPath } from "../../model/test.ts";
import { inReportOrder } from "../../suite/workloads.ts";
import { changedWork, checked } from "../../verdict/equal-work.ts";

/** Every test once, in report order; the rounds of later records follow those of earlier ones. */
export function mergeTests(records: readonly TestRecord[]): TestRecord[] {
  const merged = [...Map.groupBy(records, testPath).values()].map((same) => same.reduce(append));
  return merged.toSorted(inReportOrder);
}

/**
 * Gives each test the index of the run that it was measured in, and the rounds that were asked for of it; the runs of a recording that was merged before keep
 * apart.
 */
export function numberRuns(recordings: readonly Pick<Recording, "tests" | "run">[]): TestRecord[] {
  let first = 0;
  return recordings.flatMap(({ tests, run }) => {
    const offset = first;
    first += 1 + Math.max(0, ...tests.map(({ run = 0 }) => run));
    const asked = typeof run?.rounds === "number" ? { asked: run.rounds } : {};
    return tests.map((test) => ({ ...asked, ...test, run: offset + (test.run ?? 0) }));
  });
}

/** Every control once, in the order of their first pairs; later pairs of it follow the earlier ones. */
export function mergeControls(controls: readonly ControlRecord[]): ControlRecord[] {
  return [...Map.groupBy(controls, testPath).values()].map((same) => {
    const [first] = same as [ControlRecord];
    const pairs = same.flatMap((one) => one.pairs);
    return { ...first, pairs: pairs.map((pair, index) => ({ ...pair, round: index + 1 })) };
  });
}

function append({ chunkStatements, ...first }: TestRecord, next: TestRecord): TestRecord {
  const offset = Math.max(0, ...[...first.samples, ...first.failures].map(({ round }) => round ?? 0));
  return {
    ...first,
    ...(chunkStatements === undefined || chunkStatements !== next.chunkStatements ? {} : { chunkStatements }),
    ...(first.asked === undefined || next.asked === undefined ? {} : { asked: first.asked + next.asked }),
    samples: [...first.samples, ...next.samples.map((one) => ({ ...one, round: one.round + offset }))],
    checks: [...first.checks, ...next.checks.filter((check) => counterpart(first, check) === undefined)],
    failures: [
      ...first.failures,
      ...next.failures.map((one) => (one.round === undefined ? one : { ...one, round: one.round + offset })),
      // One check an engine is kept, so what differs from it is known here only.
      ...next.checks.flatMap((check) => {
        const kept = counterpart(first, check);
        return (kept && changedWork(next.workload, checked(kept), checked(check, "in another shard"))) ?? [];
      }),
    ],
  };
}

function counterpart({ checks }: Pick<TestRecord, "checks">, { role }: Check): Check | undefined {
  return checks.find((check) => check.role === role);
}
