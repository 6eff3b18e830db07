import { alphaOfMachine, type Criteria } from "../model/criteria.ts";
import { limits } from "../model/limits.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { TestRecord } from "../model/recording.ts";
import { type Test, testPath } from "../model/test.ts";
import { assess, type Measurable } from "./comparison.ts";
import { decideTests } from "./decided-tests.ts";
import { type Decision, decide } from "./decision.ts";
import { type Examining, requiredFailures } from "./examination.ts";
import { impreciseTests } from "./precision.ts";
import { planTrials } from "./trials.ts";

/** The next measurement for a decision. */
export interface NextPairs {
  readonly phase: Decision["phase"] | "precision";
  /** The tests of which another pair is wanted, and how many until the next look at them. */
  readonly wanted: readonly { readonly test: Test; readonly pairs: number }[];
}

/**
 * The next measurement of a run, given everything so far; tests that have failed are not wanted again.
 *
 * @param features whose examinations can fail a test
 */
export function nextPairs(
  records: readonly TestRecord[],
  criteria: Criteria,
  features: readonly Examining[] = [],
): NextPairs {
  const { rule, ceilings } = criteria;
  const { rounds, precision, confirms } = rule;
  const tests = records.flatMap((record): Measurable[] => {
    const one = assess(record, criteria, requiredFailures(features, record, criteria));
    if (one.state === "failed") return [];
    if (one.state === "measurable") return [one];
    const { compare } = record;
    const nothing = { pairs: [], unpaired: 0, baseFailures: [] };
    return [{ ...one, ...omitUndefined({ compare }), state: "measurable", ...nothing }];
  });
  if (typeof rounds === "number") {
    const wanted = tests.flatMap((test) =>
      test.pairs.length < rounds ? [{ test, pairs: rounds - test.pairs.length }] : [],
    );
    return { phase: wanted.length > 0 ? "screening" : "decided", wanted };
  }
  const planned = planTrials(tests, records, ceilings);
  const decision = decide(planned, rounds, alphaOfMachine(rule), omitUndefined({ confirms }));
  if (decision.phase === "decided" && precision !== undefined) {
    const decided = decideTests(tests, records, "samples", criteria).tests;
    const growing = tests.filter(({ pairs }) => pairs.length > 0 && pairs.length < limits.rounds);
    const wanted = impreciseTests(growing, (test) => decided.get(testPath(test))?.first ?? 0, precision);
    return { phase: wanted.length === 0 ? "decided" : "precision", wanted };
  }
  return {
    phase: decision.phase,
    wanted: tests.flatMap((test) => {
      const wanted = decision.tests.get(testPath(test))?.wanted;
      return wanted === undefined ? [] : [{ test, pairs: wanted - test.pairs.length }];
    }),
  };
}
