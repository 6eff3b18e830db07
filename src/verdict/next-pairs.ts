import { type Reference, references } from "../model/compared.ts";
import { alphaOfMachine, type Criteria } from "../model/criteria.ts";
import { limits } from "../model/limits.ts";
import type { TestRecord } from "../model/recording.ts";
import { type Test, testOnly, testPath } from "../model/test.ts";
import { assess, type Measurable } from "./comparison.ts";
import { decideTests } from "./decided-tests.ts";
import { decide, hasFailed } from "./decision.ts";
import type { Decision } from "./decision-state.ts";
import { type Examining, requiredFailures } from "./examination.ts";
import { pairsWith } from "./pairs.ts";
import { impreciseTests } from "./precision.ts";
import type { PairCounts } from "./replay.ts";
import { isSlowerOverall } from "./slower-overall.ts";
import { planTrials } from "./trials.ts";

/** The next measurement for a decision. */
export interface NextPairs {
  readonly phase: Decision["phase"] | "precision";
  /** The tests of which another pair is wanted. */
  readonly wanted: readonly WantedPairs[];
}

/** The pairs of a test that a decision needs until it looks at them again. */
export interface WantedPairs {
  readonly test: Test;
  readonly pairs: number;
  /** The engines of which the next pair needs a sample beside the candidate's; all of the test if absent. */
  readonly references?: readonly Reference[];
}

/** The part of a feature whose own limits may need more pairs than the ceilings. */
export interface AsksPairs {
  /** The pairs that are missing, once the ceilings are decided; a test that several limits ask for can be there several times. */
  readonly asks?: (records: readonly TestRecord[], criteria: Criteria) => readonly WantedPairs[];
}

/**
 * The next measurement of a run, given everything so far; tests that have failed are not wanted again.
 *
 * @param features whose examinations can fail a test, and whose limits may need more pairs
 */
export function nextPairs(
  records: readonly TestRecord[],
  criteria: Criteria,
  features: readonly (Examining & AsksPairs)[] = [],
): NextPairs {
  const { rule } = criteria;
  const { rounds, precision, confirms } = rule;
  const tests = records.flatMap((record): Measurable[] => {
    const one = assess(record, criteria, requiredFailures(features, record, criteria));
    if (one.state === "failed") return [];
    if (one.state === "measurable") return [one];
    const { compare } = record;
    const nothing = { pairs: [], unpaired: 0, baseFailures: [] };
    return [{ ...one, compare, state: "measurable", ...nothing }];
  });
  if (typeof rounds === "number") {
    const wanted = tests.flatMap((test) => wantedPairs(test, { baseline: rounds, base: rounds }));
    return { phase: wanted.length > 0 ? "screening" : "decided", wanted };
  }
  const planned = planTrials(tests, records, criteria);
  const decision = decide(planned, rounds, alphaOfMachine(rule), { confirms });
  const isLast = decision.phase === "decided";
  const canEnd = rule.overallDecides === true && [...decision.groups.values()].some(hasFailed);
  const decided =
    precision !== undefined && (isLast || canEnd)
      ? decideTests(tests, records, "samples", criteria)
      : undefined;
  const isDecided = isLast || (decided !== undefined && canEnd && isSlowerOverall(tests, decided, criteria));
  const asked = isDecided ? features.flatMap(({ asks }) => asks?.(records, criteria) ?? []) : [];
  if (asked.length > 0) return { phase: "confirmation", wanted: onceEach(asked) };
  if (isDecided) {
    if (precision === undefined || decided === undefined) return { phase: "decided", wanted: [] };
    const growing = tests.filter(({ pairs }) => pairs.length > 0 && pairs.length < limits.rounds);
    const rangeOf = (test: Measurable, reference: Reference) =>
      decided.tests.get(testPath(test))?.[reference];
    const wanted = impreciseTests(growing, rangeOf, precision).map(({ reference, ...one }) => {
      return { ...one, references: [reference] };
    });
    return { phase: wanted.length === 0 ? "decided" : "precision", wanted };
  }
  return {
    phase: decision.phase,
    wanted: tests.flatMap((test) => {
      const { baseline, base } = decision.tests.get(testPath(test)) ?? {};
      return wantedPairs(test, { baseline: baseline?.wanted ?? 0, base: base?.wanted ?? 0 });
    }),
  };
}

/**
 * The first pair of a test has a sample of every engine: whether there is a base to compare with is known by its samples.
 *
 * @param needed how many pairs with each engine there have to be in all
 */
function wantedPairs(one: Measurable, needed: PairCounts): WantedPairs[] {
  const { pairs, compare } = one;
  const test = testOnly(one);
  if (pairs.length === 0) return [{ test, pairs: Math.max(needed.baseline, needed.base) }];
  const missing = references.flatMap((reference) => {
    const had = pairsWith(pairs, reference).length;
    const isCompared = had > 0 && (compare === undefined || compare === reference);
    return isCompared && had < needed[reference] ? [{ reference, pairs: needed[reference] - had }] : [];
  });
  if (missing.length === 0) return [];
  return [
    {
      test,
      pairs: Math.max(...missing.map((one) => one.pairs)),
      references: missing.map(({ reference }) => reference),
    },
  ];
}

/** Each test once, with the most pairs of all that ask for it. */
function onceEach(wanted: readonly WantedPairs[]): WantedPairs[] {
  return [...Map.groupBy(wanted, ({ test }) => testPath(test)).values()].map((own) => ({
    test: (own[0] as WantedPairs).test,
    pairs: Math.max(...own.map(({ pairs }) => pairs)),
    references: [...new Set(own.flatMap(({ references = [] }) => references))],
  }));
}
