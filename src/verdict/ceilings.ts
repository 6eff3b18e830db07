import type { CeilingRule, Ceilings } from "../model/criteria.ts";
import { type Section, suiteOf, type Test } from "../model/test.ts";

/** The ceiling for one test: the most specific rule's that sets one, see `specificity`, or else its suite's. */
export function testCeiling(ceilings: Ceilings, test: Test): number {
  return (
    mostSpecific(ceilings.rules, "test", (rule) => matches(rule, test)) ??
    ceilings.suites?.test?.[suiteOf(test.variant)] ??
    ceilings.test
  );
}

/** The ceiling for a section's average; rules that name a workload are for tests and are left out. */
export function averageCeiling(ceilings: Ceilings, section: Section): number {
  const applies = (rule: CeilingRule) => rule.for.workload === undefined && matches(rule, section);
  return (
    mostSpecific(ceilings.rules, "average", applies) ??
    ceilings.suites?.average?.[suiteOf(section.variant)] ??
    ceilings.average
  );
}

/** By how much a test's counters may exceed the base's, percent: the most specific rule's that says so; undefined if none does. */
export function counterCeiling(ceilings: Ceilings, test: Test): number | undefined {
  return mostSpecific(ceilings.rules, "counters", (rule) => matches(rule, test)) ?? ceilings.counters;
}

/** By how much a test's instructions may exceed the base's, percent: by the same rule as for counters. */
export function instructionCeiling(ceilings: Ceilings, test: Test): number | undefined {
  return mostSpecific(ceilings.rules, "instructions", (rule) => matches(rule, test)) ?? ceilings.instructions;
}

/** `int/memory/reads`, with `*` for a part that is not named: the subject of a rule, in reports and messages. */
export function ruleScope({ for: { variant, storage, kind, workload } }: CeilingRule): string {
  const parts = [variant ?? "*", storage ?? "*", kind ?? "*", ...(workload === undefined ? [] : [workload])];
  return parts.join("/");
}

/** The later of two equally specific rules wins, so that a file can be extended at its end. */
function mostSpecific(
  rules: readonly CeilingRule[],
  figure: "test" | "average" | "counters" | "instructions",
  applies: (rule: CeilingRule) => boolean,
): number | undefined {
  return rules
    .filter((rule) => rule[figure] !== undefined && applies(rule))
    .toSorted((a, b) => specificity(a) - specificity(b))
    .at(-1)?.[figure];
}

function matches({ for: parts }: CeilingRule, target: Partial<Test>): boolean {
  return (["variant", "storage", "kind", "workload"] as const).every(
    (part) => parts[part] === undefined || parts[part] === target[part],
  );
}

/**
 * A workload weighs more than all else together, storage and kind as much as each other and each more than the
 * variant. From the most specific, with * for what is not named:
 *
 *     11 variant storage kind workload     5 variant storage kind *
 *     10 *       storage kind workload     4 *       storage kind *
 *      9 variant (one of both) workload    3 variant (one of both) *
 *      8 *       (one of both) workload    2 *       (one of both) *
 *      7 variant *       *    workload     1 variant *       *    *
 *      6 *       *       *    workload     0 *       *       *    *
 */
function specificity({ for: { variant, storage, kind, workload } }: CeilingRule): number {
  const named = (part: string | undefined) => (part === undefined ? 0 : 1);
  return 6 * named(workload) + 2 * (named(storage) + named(kind)) + named(variant);
}
