import type { Ceilings } from "../../../model/criteria.ts";
import type { TestRecord } from "../../../model/recording.ts";
import type { Counters as CounterValues } from "../../../model/sample.ts";
import { type Test, testOnly, testPath } from "../../../model/test.ts";
import { ruleFor } from "../../../verdict/ceilings.ts";
import { type FeatureVerdict, type Finding, judgedPart, type Withheld } from "../../../verdict/finding.ts";
import { compareExact, passesOf, riseOf } from "../exact.ts";

/** A counter whose growth differs from the base's. */
export interface CounterChange extends Finding {
  readonly test: Test;
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
  /** Counters with a ceiling that only the base reports, or that two runs of the candidate alone gave values on both sides of it, or that are not known. */
  readonly withheld: readonly (Withheld & { readonly test: Test; readonly name: string })[];
  /**
   * Counters that are not compared, because two runs of one engine gave them different values: of the base; or of the candidate, without a
   * ceiling or within it.
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
export const countersOf = judgedPart<Counters>("counters");

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
 * A counter that the base lacks rose by 0 there. One that the candidate no longer reports rose by 0 where nothing limits it.
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
  const isUnsteady = ({ unsteady = [] }: CounterValues) => unsteady.includes(name);
  if (isUnsteady(base)) return { state: "unsteady", name };
  const before = valueIn(base.values, name) ?? 0;
  const withheld = (why: string): Compared => {
    const figure = { test, name, base: before, why, ceiling: ceiling ?? 0, outcome: "fail" as const };
    return { state: "withheld", figure };
  };
  if (isUnsteady(candidate) && candidate.again === undefined)
    return ceiling === undefined
      ? { state: "unsteady", name }
      : withheld("two runs of the candidate gave other values, and those of the base one value");
  const values = [candidate.values, ...(isUnsteady(candidate) ? [candidate.again] : [])].map((one) =>
    valueIn(one, name),
  );
  const isCompared = ceiling === undefined || before === 0 || values.some((value) => value !== undefined);
  const found = compareExact({
    candidate: isCompared ? passesOf(...values.map((value) => value ?? 0)) : undefined,
    base: { least: before, most: before },
    rise: ceiling === undefined ? undefined : riseOf(before, ceiling, floor),
  });
  if (found.state === "unlimited" || found.state === "unsteady") return { state: "unsteady", name };
  if (found.state === "withheld")
    return withheld(
      found.values === undefined
        ? `the candidate does not report it, and the base has ${before}`
        : `two runs of the candidate gave ${found.values.least} and ${found.values.most}`,
    );
  const { candidate: now, isOver } = found;
  if (now === before) return { state: "equal" };
  const outcome = isOver ? "fail" : "pass";
  const change = {
    test,
    name,
    base: before,
    candidate: now,
    ceiling,
    outcome,
  } as const;
  return { state: "changed", change };
}

/** A counter's value by its name, which is untrusted text; undefined without one. */
export function valueIn(values: CounterValues["values"] | undefined, name: string): number | undefined {
  return values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}
