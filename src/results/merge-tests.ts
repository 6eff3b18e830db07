import type { Check, Failure, TestRecord } from "../measure/recording.ts";
import { kinds, storages, type Test, testPath, variants } from "../suite/test.ts";
import { workloadNames } from "../suite/workloads.ts";

/** Every test once, in report order; the rounds of later records follow those of earlier ones. */
export function mergeTests(records: readonly TestRecord[]): TestRecord[] {
  const merged = [...Map.groupBy(records, testPath).values()].map((same) => same.reduce(append));
  return merged.toSorted((a, b) => compareKeys(sortKey(a), sortKey(b)));
}

function append(first: TestRecord, next: TestRecord): TestRecord {
  const offset = Math.max(0, ...[...first.samples, ...first.failures].map(({ round }) => round ?? 0));
  return {
    ...first,
    samples: [...first.samples, ...next.samples.map((one) => ({ ...one, round: one.round + offset }))],
    checks: [...first.checks, ...next.checks.filter((check) => counterpart(first, check) === undefined)],
    failures: [
      ...first.failures,
      ...next.failures.map((one) => (one.round === undefined ? one : { ...one, round: one.round + offset })),
      ...next.checks.flatMap((check) => contradiction(next, check, counterpart(first, check))),
    ],
  };
}

function counterpart({ checks }: TestRecord, { role }: Check): Check | undefined {
  return checks.find((check) => check.role === role);
}

/** Counts that differ are found from the samples, hashes only here: one check an engine is kept. */
function contradiction({ workload }: Test, later: Check, earlier: Check | undefined): Failure[] {
  if (earlier === undefined || earlier.hash === later.hash) return [];
  const { role } = later;
  const message =
    `${workload}: ${role} gave other values in another shard: ` +
    `the hashes are ${earlier.hash} and ${later.hash}`;
  return [{ reason: "differs", role, message }];
}

/** Workloads that the suite does not know come last, as they came. */
function sortKey({ variant, storage, kind, workload }: Test): number[] {
  const place = workloadNames.indexOf(workload);
  return [
    variants.indexOf(variant),
    storages.indexOf(storage),
    kinds.indexOf(kind),
    place < 0 ? workloadNames.length : place,
  ];
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((part, at) => part !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
