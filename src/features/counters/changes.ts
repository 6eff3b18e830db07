import type { Ceilings } from "../../model/criteria.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import type { TestRecord } from "../../model/recording.ts";
import type { Check } from "../../model/sample.ts";
import { type Test, testOnly } from "../../model/test.ts";
import { counterCeiling } from "../../verdict/ceilings.ts";
import type { FeatureVerdict, FeatureVerdicts, Finding } from "../../verdict/finding.ts";

/** A counter whose growth differs from the base's. */
export interface CounterChange extends Finding {
  /** The engine's name for the counter: untrusted text. */
  readonly name: string;
  /** How much it rose on either engine, as whole numbers. */
  readonly base: number;
  readonly candidate: number;
}

/** The engines' own counters on the candidate and the base. */
export interface Counters extends FeatureVerdict<CounterChange> {
  /** The number of compared counters, and of their tests. */
  readonly compared: number;
  readonly tests: number;
  /** In report order. */
  readonly changes: readonly CounterChange[];
  /** Counters to which two runs of one engine gave different values, so that they cannot be compared. */
  readonly unsteady: readonly { readonly test: Test; readonly names: readonly string[] }[];
  /** Tests whose counters the base does not give, with the base's reason: untrusted text. */
  readonly uncounted: readonly { readonly test: Test; readonly why: string }[];
}

/** Undefined if no test has any. */
export function countersOf({ features }: { readonly features: FeatureVerdicts }): Counters | undefined {
  return features.counters?.judged as Counters | undefined;
}

/** Compares the counters of each test that both engines have checked; undefined if no test has any. */
export function compareCounters(records: readonly TestRecord[], ceilings: Ceilings): Counters | undefined {
  const counted = records.flatMap((record) => {
    const [candidate, base] = (["candidate", "base"] as const).map((role) =>
      record.checks.find((check) => check.role === role),
    );
    return candidate?.counters === undefined || base === undefined ? [] : [{ record, candidate, base }];
  });
  if (counted.length === 0) return undefined;
  const compared = counted.flatMap(({ record, candidate, base }) => {
    const names = steadyNames(candidate, base);
    return base.counters === undefined ? [] : [{ test: testOnly(record), names, candidate, base }];
  });
  return {
    compared: compared.reduce((sum, { names }) => sum + names.length, 0),
    tests: compared.length,
    changes: compared.flatMap(({ test, names, candidate, base }) =>
      names.flatMap((name) => changeOf(test, name, candidate, base, ceilings)),
    ),
    unsteady: counted.flatMap(({ record, candidate, base }) => {
      const names = unsteadyNames(candidate, base);
      return names.length === 0 ? [] : [{ test: testOnly(record), names }];
    }),
    uncounted: counted.flatMap(({ record, base: { uncounted: why } }) =>
      why === undefined ? [] : [{ test: testOnly(record), why }],
    ),
  };
}

function unsteadyNames(...checks: readonly Check[]): string[] {
  return [...new Set(checks.flatMap(({ counters }) => counters?.unsteady ?? []))];
}

function steadyNames(...checks: readonly Check[]): string[] {
  const unsteady = unsteadyNames(...checks);
  const names = new Set(checks.flatMap(({ counters }) => Object.keys(counters?.values ?? {})));
  return [...names].filter((name) => !unsteady.includes(name));
}

/** Empty if the counter rose equally on both engines. A counter that one engine lacks rose by 0 there. */
function changeOf(
  test: Test,
  name: string,
  candidate: Check,
  base: Check,
  ceilings: Ceilings,
): CounterChange[] {
  const [now, before] = [candidate, base].map(({ counters }) => valueIn(counters?.values, name)) as [
    number,
    number,
  ];
  if (now === before) return [];
  const ceiling = counterCeiling(ceilings, test);
  const isOver = ceiling !== undefined && now - before > (Math.abs(before) * ceiling) / 100;
  const outcome = isOver ? "fail" : "pass";
  return [{ test, name, base: before, candidate: now, ...omitUndefined({ ceiling }), outcome }];
}

function valueIn(values: Readonly<Record<string, number>> | undefined, name: string): number {
  return values !== undefined && Object.hasOwn(values, name) ? (values[name] ?? 0) : 0;
}
