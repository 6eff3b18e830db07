import { type CeilingRule, type Ceilings, formatMinChange } from "../model/criteria.ts";
import { isNameOf } from "../model/sweep-step.ts";
import { type Section, type SuiteName, suiteOf, type Test } from "../model/test.ts";

/** The largest figure allowed, and the setting that says it. */
export interface Ceiling {
  readonly value: number;
  /** `rule 2 of ceilings`, or `min-change 10ms`; absent for a setting of all tests. */
  readonly from?: string;
}

/** The ceiling for one test: the most specific rule's that sets one, see `specificity`, or else its suite's. */
export function testCeiling(ceilings: Ceilings, test: Test): Ceiling {
  return (
    ofRule(ceilings.rules, "test", (rule) => matches(rule, test)) ?? {
      value: ceilings.suites?.test?.[suiteOf(test.variant)] ?? ceilings.test,
    }
  );
}

/** The ceiling for a section's average; rules that name a workload are for tests and are left out. */
export function averageCeiling(ceilings: Ceilings, section: Section): Ceiling {
  const applies = (rule: CeilingRule) => rule.for.workload === undefined && matches(rule, section);
  return (
    ofRule(ceilings.rules, "average", applies) ?? {
      value: ceilings.suites?.average?.[suiteOf(section.variant)] ?? ceilings.average,
    }
  );
}

/** The times that candidate / base is made of: an absolute floor turns into a ratio by them. */
export interface BaseTimes {
  /** The base's time, nanoseconds: of a sample, or of one sample of each of several tests. */
  readonly ns: number;
  /** The statements in that time; a floor for a statement has no effect if it is absent. */
  readonly statements?: number;
}

/** The largest candidate / base allowed for one test: what `min-change` allows if that is more than the ceiling. */
export function baseCeiling(ceilings: Ceilings, test: Test, times: BaseTimes): Ceiling {
  const applies = (rule: CeilingRule) => matches(rule, test);
  const set = ofRule(ceilings.rules, "base", applies) ?? { value: ceilings.base[test.storage] };
  return withMinChange(set, ceilings, applies, times);
}

/** Tests that are compared with the base together: `suite` names a suite, `section` a section and `workload` a workload. */
export type GroupScope =
  | { readonly level: "overall" }
  | { readonly level: "suite"; readonly suite: SuiteName }
  | ({ readonly level: "section" } & Section)
  | { readonly level: "workload"; readonly suite: SuiteName; readonly workload: string };

/** The largest geometric mean of candidate / base allowed for a group. */
export function groupCeiling(ceilings: Ceilings, scope: GroupScope, times: BaseTimes): Ceiling {
  const applies = ({ for: named }: CeilingRule) => isOfLevel(named, scope);
  const set = ofRule(ceilings.rules, "baseAverage", applies) ?? { value: ceilings.baseAverages[scope.level] };
  return withMinChange(set, ceilings, applies, times);
}

/** A rule is for the sections that it matches, or for the suite or the workload that it names and nothing else. */
function isOfLevel(named: CeilingRule["for"], scope: GroupScope): boolean {
  if (scope.level === "overall") return false;
  if (scope.level === "section") return named.workload === undefined && matches({ for: named }, scope);
  const { suite, variant, storage, kind, workload } = named;
  if ((variant ?? storage ?? kind) !== undefined || (suite !== undefined && suite !== scope.suite))
    return false;
  return scope.level === "suite"
    ? suite !== undefined && workload === undefined
    : workload === scope.workload;
}

/** The ceiling, or what `min-change` allows if that is more. */
function withMinChange(
  set: Ceiling,
  { rules, minChange }: Ceilings,
  applies: (rule: CeilingRule) => boolean,
  { ns, statements = 0 }: BaseTimes,
): Ceiling {
  const floor =
    mostSpecific(rules, (rule) => rule.minChange !== undefined && applies(rule))?.minChange ?? minChange;
  if (floor === undefined) return set;
  const value = 1 + (floor.ns * (floor.per === "sample" ? 1 : statements)) / ns;
  return value > set.value ? { value, from: `min-change ${formatMinChange(floor)}` } : set;
}

/** The rule for one test, of those that set what is asked for: the most specific, see `specificity`; undefined if there is none. */
export function ruleFor(
  { rules }: Pick<Ceilings, "rules">,
  test: Test,
  sets: (rule: CeilingRule) => boolean,
): CeilingRule | undefined {
  return mostSpecific(rules, (rule) => sets(rule) && matches(rule, test));
}

/** `int/memory/reads`, with `*` for a part that is not named: the subject of a rule, in reports and messages. */
export function ruleScope({
  for: { suite, variant, storage, kind, workload },
}: Pick<CeilingRule, "for">): string {
  const parts = [variant ?? "*", storage ?? "*", kind ?? "*", ...(workload === undefined ? [] : [workload])];
  return `${suite === undefined ? "" : `${suite}: `}${parts.join("/")}`;
}

type Figure = "test" | "average" | "base" | "baseAverage";

function ofRule(
  rules: readonly CeilingRule[],
  figure: Figure,
  applies: (rule: CeilingRule) => boolean,
): Ceiling | undefined {
  const rule = mostSpecific(rules, (one) => one[figure] !== undefined && applies(one));
  const value = rule?.[figure];
  if (rule === undefined || value === undefined) return undefined;
  return { value, from: `rule ${rules.indexOf(rule) + 1} of ceilings` };
}

/** The later of two equally specific rules wins, so that a file can be extended at its end. */
function mostSpecific(
  rules: readonly CeilingRule[],
  applies: (rule: CeilingRule) => boolean,
): CeilingRule | undefined {
  return rules
    .filter(applies)
    .toSorted((a, b) => specificity(a) - specificity(b))
    .at(-1);
}

/** Whether a rule's parts name a test or a section. */
export function matches(
  { for: { suite, ...parts } }: Pick<CeilingRule, "for">,
  target: Section & Partial<Test>,
): boolean {
  if (suite !== undefined && suite !== suiteOf(target.variant)) return false;
  const { workload, ...section } = parts;
  if (workload !== undefined && !isNameOf(workload, target.workload)) return false;
  return (["variant", "storage", "kind"] as const).every(
    (part) => section[part] === undefined || section[part] === target[part],
  );
}

/**
 * A workload weighs more than all else together, storage and kind as much as each other and each more than the
 * variant, and the variant more than the suite. From the most specific, with * for what is not named:
 *
 *     11 variant storage kind workload     5 variant storage kind *
 *     10 *       storage kind workload     4 *       storage kind *
 *      9 variant (one of both) workload    3 variant (one of both) *
 *      8 *       (one of both) workload    2 *       (one of both) *
 *      7 variant *       *    workload     1 variant *       *    *
 *      6 *       *       *    workload     0 *       *       *    *
 */
function specificity({ for: { suite, variant, storage, kind, workload } }: CeilingRule): number {
  const named = (part: string | undefined) => (part === undefined ? 0 : 1);
  return 6 * named(workload) + 2 * (named(storage) + named(kind)) + named(variant) + named(suite) / 2;
}
