import type { Ceilings } from "../../../model/criteria.ts";
import { omitUndefined } from "../../../model/omit-undefined.ts";
import type { TestRecord } from "../../../model/recording.ts";
import type { Counters as CounterValues } from "../../../model/sample.ts";
import { type Test, testOnly, testPath } from "../../../model/test.ts";
import { ruleFor } from "../../../verdict/ceilings.ts";
import type { FeatureVerdict, FeatureVerdicts, Finding, Withheld } from "../../../verdict/finding.ts";

/** A counter whose growth differs from the base's. */
export interface CounterChange extends Finding {
  readonly test: Test;
  /** The engine's name for the counter: untrusted text. */
  readonly name: string;
  /** How much it rose on either engine, as whole numbers: on the candidate, the larger of two values. */
  readonly base: number;
  readonly candidate: number;
  /** The lesser value of a second run of the candidate; absent if two runs gave one value. */
  readonly lesser?: number;
}

/** The engines' own counters on the candidate and the base. */
export interface Counters extends FeatureVerdict<CounterChange> {
  /** The number of compared counters, and of their tests. */
  readonly compared: number;
  readonly tests: number;
  /** In report order. */
  readonly changes: readonly CounterChange[];
  /** Counters with a ceiling that only the base reports, or that two runs of the candidate alone gave values that are not known. */
  readonly withheld: readonly (Withheld & { readonly test: Test; readonly name: string })[];
  /**
   * Counters that are not compared, because two runs of one engine gave them different values: of the base; or, of a test without a
   * ceiling, of any engine.
   */
  readonly unsteady: readonly { readonly test: Test; readonly names: readonly string[] }[];
  /** Tests whose counters the base does not give, with the base's reason: untrusted text. */
  readonly uncounted: readonly { readonly test: Test; readonly why: string }[];
}

/** By how much a test's counters may exceed the base's, percent; undefined if nothing limits them. */
function counterCeiling(ceilings: Ceilings, test: Test): number | undefined {
  return ruleFor(ceilings, test, (rule) => rule.counters !== undefined)?.counters ?? ceilings.counters;
}

/** A rise of a test's counters that is within any ceiling. */
function counterFloor(ceilings: Ceilings, test: Test): number {
  const rule = ruleFor(ceilings, test, (one) => one.counterFloor !== undefined);
  return rule?.counterFloor ?? ceilings.counterFloor ?? 0;
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
  const compared = counted.flatMap(({ record, candidate, base: { counters: base } }) => {
    if (candidate.counters === undefined || base === undefined) return [];
    const test = testOnly(record);
    const ceiling = counterCeiling(ceilings, test);
    const floor = counterFloor(ceilings, test);
    const own = candidate.counters;
    const names = new Set(
      [own, base].flatMap(({ values, again = {}, unsteady = [] }) => [
        ...Object.keys(values),
        ...Object.keys(again),
        ...unsteady,
      ]),
    );
    return [
      {
        test,
        rows: [...names].map((name) => compareOne(test, name, own, base, ceiling, floor)),
      },
    ];
  });
  const rows = compared.flatMap((one) => one.rows);
  return {
    compared: rows.filter(({ state }) => state !== "unsteady").length,
    tests: compared.length,
    changes: rows.flatMap((row) => (row.state === "changed" ? [row.change] : [])),
    withheld: rows.flatMap((row) => (row.state === "withheld" ? [row.figure] : [])),
    unsteady: counted.flatMap(({ record, candidate, base }) => {
      const own = compared.find(({ test }) => testPath(test) === testPath(record))?.rows;
      const names =
        base.counters === undefined
          ? (candidate.counters?.unsteady ?? [])
          : (own ?? []).flatMap((row) => (row.state === "unsteady" ? [row.name] : []));
      return names.length === 0 ? [] : [{ test: testOnly(record), names }];
    }),
    uncounted: counted.flatMap(({ record, base: { uncounted: why } }) =>
      why === undefined ? [] : [{ test: testOnly(record), why }],
    ),
  };
}

/** The result of comparing a counter of a test. */
type Compared =
  | { readonly state: "equal" }
  | { readonly state: "changed"; readonly change: CounterChange }
  | { readonly state: "withheld"; readonly figure: Counters["withheld"][number] }
  | { readonly state: "unsteady"; readonly name: string };

/**
 * A counter that the base lacks rose by 0 there. The candidate cannot lift a ceiling: one that is unsteady on it alone counts with
 * the larger of its values, and one that it no longer reports is withheld.
 *
 * @param ceiling undefined if changes are listed only
 * @param floor a rise that is within any ceiling
 */
function compareOne(
  test: Test,
  name: string,
  candidate: CounterValues,
  base: CounterValues,
  ceiling: number | undefined,
  floor: number,
): Compared {
  const isUnsteady = candidate.unsteady?.includes(name) === true;
  if (base.unsteady?.includes(name) === true || (isUnsteady && ceiling === undefined))
    return { state: "unsteady", name };
  const before = valueIn(base.values, name) ?? 0;
  const [first, second] = [valueIn(candidate.values, name), valueIn(candidate.again, name)];
  const withheld = (why: string): Compared => {
    const figure = { test, name, base: before, why, ceiling: ceiling ?? 0, outcome: "fail" as const };
    return { state: "withheld", figure };
  };
  if (isUnsteady && candidate.again === undefined)
    return withheld("two runs of the candidate gave other values, and those of the base one value");
  if (ceiling !== undefined && first === undefined && second === undefined && before !== 0)
    return withheld(`the candidate does not report it, and the base has ${before}`);
  const both = isUnsteady ? [first ?? 0, second ?? 0] : [first ?? 0];
  const [now, lesser] = [Math.max(...both), Math.min(...both)];
  if (now === before && !isUnsteady) return { state: "equal" };
  const isOver = ceiling !== undefined && now - before > Math.max(floor, (Math.abs(before) * ceiling) / 100);
  const outcome = isOver ? "fail" : "pass";
  const figures = { base: before, candidate: now, ...(isUnsteady ? { lesser } : {}) };
  return { state: "changed", change: { test, name, ...figures, ...omitUndefined({ ceiling }), outcome } };
}

function valueIn(values: CounterValues["values"] | undefined, name: string): number | undefined {
  return values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}
