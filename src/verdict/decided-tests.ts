import { alphaOfMachine, type Criteria } from "../model/criteria.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { TestRecord } from "../model/recording.ts";
import { sectionPath, testPath } from "../model/test.ts";
import type { Measurable } from "./comparison.ts";
import type { Ending } from "./confirmation.ts";
import type { ChangeState, ClaimState } from "./decision.ts";
import { replayDecision } from "./replay.ts";
import { planTrials, spreadGroup } from "./trials.ts";

/** The pairs of a test that count, and the outcomes of its claims. */
export interface DecidedTest {
  readonly test: Measurable;
  /** Pairs of its screening, before the pairs that count; 0 if no later pairs exist. */
  readonly first: number;
  /** The pairs that the rule asked for: if it asked for a precision, all there are. */
  readonly end: number;
  /** Absent if the figure itself decides; so is `baseClaim`, which is also absent without a base. */
  readonly claim?: ClaimState;
  readonly baseClaim?: ClaimState;
  readonly change?: ChangeState;
  /** Names the tests whose ratios spread about alike; absent if that is not known. */
  readonly spreadGroup?: string;
}

export interface DecidedTests {
  /** By test path. */
  readonly tests: ReadonlyMap<string, DecidedTest>;
  /** By section path; absent if the average itself decides. */
  readonly sections: ReadonlyMap<string, ClaimState>;
}

/**
 * Decides by a fixed number of rounds, or by screening and confirming.
 *
 * @param records at least the records of the tests
 * @param ending why a test has no more pairs
 */
export function decideTests(
  tests: readonly Measurable[],
  records: readonly TestRecord[],
  ending: Ending,
  criteria: Criteria,
): DecidedTests {
  const { ceilings, baseCeilings, rule } = criteria;
  const { rounds, precision, confirms } = rule;
  if (typeof rounds === "number") return takeRounds(tests, records, ending, rounds);
  const { trials, averageCeilings } = planTrials(tests, records, ceilings, baseCeilings);
  const { decision, used } = replayDecision(
    trials,
    averageCeilings,
    rounds,
    alphaOfMachine(rule),
    ending,
    omitUndefined({ confirms }),
  );
  const groups = new Map(trials.map((trial) => [trial.path, trial]));
  const decided = tests.map((test): [string, DecidedTest] => {
    const path = testPath(test);
    const end = used.get(path) ?? 0;
    const { claim: own, base: baseClaim, change, confirmationStart = end } = decision.tests.get(path) ?? {};
    const claim = test.compare === "base" ? undefined : own;
    const first = confirmationStart < end ? confirmationStart : 0;
    const last = precision === undefined ? end : test.pairs.length;
    const { spreadGroup } = groups.get(path) ?? {};
    return [path, { test, first, end: last, ...omitUndefined({ claim, baseClaim, change, spreadGroup }) }];
  });
  return { tests: new Map(decided), sections: decision.sections };
}

/** @param rounds that a test needs, unless its record says how many were asked for */
function takeRounds(
  tests: readonly Measurable[],
  records: readonly TestRecord[],
  ending: Ending,
  rounds: number,
): DecidedTests {
  const asked = new Map(records.map((record) => [testPath(record), record.asked ?? rounds]));
  const runs = new Map(records.map((record) => [testPath(record), record.run ?? 0]));
  const claims = new Map<string, ClaimState>();
  const decided = tests.map((test): [string, DecidedTest] => {
    const path = testPath(test);
    const wanted = asked.get(path) ?? rounds;
    const pairs = test.pairs.length;
    const end = Math.min(wanted, pairs);
    const facts = {
      test,
      first: 0,
      end,
      ...omitUndefined({ spreadGroup: spreadGroup(test, runs.get(path) ?? 0) }),
    };
    if (pairs >= wanted) return [path, facts];
    const claim: ClaimState = { state: "unscreened", pairs, ending };
    const section = sectionPath(test);
    if (test.compare !== "base" && !claims.has(section)) claims.set(section, claim);
    return [path, { ...facts, claim, baseClaim: claim }];
  });
  return { tests: new Map(decided), sections: claims };
}
