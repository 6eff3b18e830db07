import type { Criteria } from "../model/criteria.ts";
import type { TestRecord } from "../model/recording.ts";
import { type Test, testPath } from "../model/test.ts";
import { assess, type Measurable } from "./comparison.ts";
import { type Decision, decide } from "./decision.ts";
import { planTrials } from "./trials.ts";

/** What to measure next, for a decision. */
export interface NextPairs {
  readonly phase: Decision["phase"];
  /** The tests of which another pair is wanted, and how many until the next look at them. */
  readonly wanted: readonly { readonly test: Test; readonly pairs: number }[];
}

/** What a run has to measure next, given everything so far; tests that have failed are not wanted again. */
export function nextPairs(records: readonly TestRecord[], criteria: Criteria): NextPairs {
  const { rule, ceilings, baseCeilings } = criteria;
  const { rounds, alpha } = rule;
  const tests = records
    .map((record) => assess(record, criteria))
    .flatMap((one): Measurable[] => {
      if (one.state === "failed") return [];
      return one.state === "measurable"
        ? [one]
        : [{ ...one, state: "measurable", pairs: [], unpaired: 0, baseFailures: [] }];
    });
  if (typeof rounds === "number") {
    const wanted = tests.flatMap((test) =>
      test.pairs.length < rounds ? [{ test, pairs: rounds - test.pairs.length }] : [],
    );
    return { phase: wanted.length > 0 ? "screening" : "decided", wanted };
  }
  const { trials, averageCeilings } = planTrials(tests, records, ceilings, baseCeilings);
  const decision = decide(trials, averageCeilings, rounds, alpha);
  return {
    phase: decision.phase,
    wanted: tests.flatMap((test) => {
      const wanted = decision.tests.get(testPath(test))?.wanted;
      return wanted === undefined ? [] : [{ test, pairs: wanted - test.pairs.length }];
    }),
  };
}
