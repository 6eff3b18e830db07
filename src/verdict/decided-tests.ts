import { alphaOfMachine, type Criteria, type Rule } from "../model/criteria.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { TestRecord } from "../model/recording.ts";
import { sectionPath, testPath } from "../model/test.ts";
import type { Measurable } from "./comparison.ts";
import type { Ending } from "./confirmation.ts";
import type { ChangeState, ClaimState, GroupState, PlannedTrials, Trial } from "./decision.ts";
import type { BaseGroup } from "./decision-state.ts";
import { decideAverageOfRounds, decideTestsOfRounds } from "./fixed-rounds.ts";
import { alphaOfGroup, decideGroup, shareOfGroups } from "./group-claims.ts";
import { replayDecision } from "./replay.ts";
import { chunkRatiosOf, planTrials } from "./trials.ts";

/** The pairs of a test that count, and the outcomes of its claims. */
export interface DecidedTest {
  readonly test: Measurable;
  /** Pairs of its screening, before the pairs that count; 0 if no later pairs exist. */
  readonly first: number;
  /** The pairs that the rule asked for: if it asked for a precision, all there are. */
  readonly end: number;
  /** Absent if the figure itself decides, as in a table of medians; so is `baseClaim`, which is also absent without a base. */
  readonly claim?: ClaimState;
  readonly baseClaim?: ClaimState;
  readonly change?: ChangeState;
  /** The run that measured it, from 0. */
  readonly run: number;
  /** Names the tests whose ratios spread about alike; absent if that is not known. */
  readonly spreadGroup?: string;
}

export interface DecidedTests {
  /** By test path. */
  readonly tests: ReadonlyMap<string, DecidedTest>;
  /** By section path; absent if the average itself decides. */
  readonly sections: ReadonlyMap<string, ClaimState>;
  /** The tests that are compared with the base together, with the state of each claim; none if figures decide. */
  readonly groups: readonly { readonly group: BaseGroup; readonly state?: GroupState }[];
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
  const { ceilings, rule } = criteria;
  const { rounds, precision, confirms } = rule;
  if (typeof rounds === "number") return takeRounds(tests, records, ending, criteria, rounds);
  const planned = planTrials(tests, records, ceilings);
  const { decision, used } = replayDecision(
    planned,
    rounds,
    alphaOfMachine(rule),
    ending,
    omitUndefined({ confirms }),
  );
  const facts = new Map(planned.trials.map((trial) => [trial.path, trial]));
  const decided = tests.map((test): [string, DecidedTest] => {
    const path = testPath(test);
    const end = used.get(path) ?? 0;
    const { claim: own, base: baseClaim, change, confirmationStart = end } = decision.tests.get(path) ?? {};
    const claim = test.compare === "base" ? undefined : own;
    const first = confirmationStart < end ? confirmationStart : 0;
    const last = precision === undefined ? end : test.pairs.length;
    const { run = 0, spreadGroup } = facts.get(path) ?? {};
    return [
      path,
      { test, first, end: last, run, ...omitUndefined({ claim, baseClaim, change, spreadGroup }) },
    ];
  });
  const groups = withStates(planned.groups, decision.groups);
  return { tests: new Map(decided), sections: decision.sections, groups };
}

/** @param rounds that a test needs, unless its record says how many were asked for */
function takeRounds(
  tests: readonly Measurable[],
  records: readonly TestRecord[],
  ending: Ending,
  { ceilings, rule }: Criteria,
  rounds: number,
): DecidedTests {
  const asked = new Map(records.map((record) => [testPath(record), record.asked ?? rounds]));
  const wantedOf = (test: Measurable) => asked.get(testPath(test)) ?? rounds;
  const taken = tests.map((test) => ({ ...test, pairs: test.pairs.slice(0, wantedOf(test)) }));
  const planned = planTrials(taken, records, ceilings);
  const claims = rule.byFigure === true ? undefined : decideFixed(taken, planned, rule);
  const sections = new Map(claims?.sections);
  const decided = tests.map((test, index): [string, DecidedTest] => {
    const path = testPath(test);
    const end = taken[index]?.pairs.length ?? 0;
    const { run, spreadGroup } = planned.trials[index] as Trial;
    const facts = { test, first: 0, end, run, ...omitUndefined({ spreadGroup }) };
    if (end >= wantedOf(test)) return [path, { ...facts, ...claims?.tests.get(path) }];
    const claim: ClaimState = { state: "unscreened", pairs: end, ending };
    if (test.compare !== "base") sections.set(sectionPath(test), claim);
    return [path, { ...facts, claim, baseClaim: claim }];
  });
  const groups = claims === undefined ? [] : withStates(planned.groups, claims.groups);
  return { tests: new Map(decided), sections, groups };
}

function withStates(
  groups: readonly BaseGroup[],
  states: ReadonlyMap<string, GroupState>,
): DecidedTests["groups"] {
  return groups.map((group) => ({ group, ...omitUndefined({ state: states.get(group.name) }) }));
}

/** Everything that an exact number of pairs decides. */
interface FixedClaims {
  /** By test path. */
  readonly tests: ReadonlyMap<string, Pick<DecidedTest, "claim" | "baseClaim">>;
  /** By section path. */
  readonly sections: ReadonlyMap<string, ClaimState>;
  readonly groups: ReadonlyMap<string, GroupState>;
}

/**
 * Decides by an exact number of pairs. All claims of a run share its alpha equally (Bonferroni), those against the base one half of
 * it if there is one. The shards of a plan have an alpha each, so that a test's share is the same before and after merging.
 */
function decideFixed(
  tests: readonly Measurable[],
  { trials, averageCeilings, groups }: Required<PlannedTrials>,
  rule: Rule,
): FixedClaims {
  const main = trials.flatMap((trial, index) => {
    const chunkRatios = chunkRatiosOf(tests[index]?.pairs ?? [], "baseline");
    return trial.isBaseOnly === true ? [] : [{ ...trial, ...omitUndefined({ chunkRatios }) }];
  });
  const compared = trials.flatMap(({ path, run, spreadGroup, base }) =>
    base === undefined ? [] : [{ path, run, ...omitUndefined({ spreadGroup }), ...base }],
  );
  const alpha = alphaOfMachine(rule) / (compared.length === 0 ? 1 : 2);
  const bySection = Map.groupBy(main, ({ sectionPath }) => sectionPath);
  const averages = [...bySection].map(([path, inside]) => ({
    path,
    inside,
    runs: [...new Set(inside.map(({ run }) => run))],
  }));
  const alphaOf = shareAlpha(alpha, [...main.map(({ run }) => run), ...averages.flatMap(({ runs }) => runs)]);
  const baseAlphaOf = shareAlpha(
    alpha * (1 - shareOfGroups),
    compared.map(({ run }) => run),
  );
  const claims = decideTestsOfRounds(main.map((test) => ({ ...test, alpha: alphaOf(test.run) })));
  const baseClaims = decideTestsOfRounds(compared.map((test) => ({ ...test, alpha: baseAlphaOf(test.run) })));
  const byPath = new Map(trials.map((trial) => [trial.path, trial]));
  const groupAlphaOf = alphaOfGroup(groups, alpha * shareOfGroups, 1);
  return {
    tests: new Map(
      trials.map(({ path }) => [
        path,
        omitUndefined({ claim: claims.get(path), baseClaim: baseClaims.get(path) }),
      ]),
    ),
    sections: new Map(
      averages.map(({ path, inside, runs }) => {
        const ceiling = averageCeilings.get(path) ?? Number.POSITIVE_INFINITY;
        const series = inside.map(({ logRatios }) => logRatios);
        return [path, decideAverageOfRounds(series, ceiling, Math.min(...runs.map(alphaOf)))];
      }),
    ),
    groups: new Map(
      groups.map((group) => {
        const own = group.tests.map((path) => byPath.get(path) as Trial);
        const pairs = Math.min(...own.map(({ logRatios }) => logRatios.length));
        return [
          group.name,
          decideGroup(own, Math.log(group.ceiling.value), [pairs], groupAlphaOf(group), "pairs"),
        ];
      }),
    ),
  };
}

/**
 * The share of each claim of a run, all of them being as large.
 *
 * @param runs the run of each claim
 */
function shareAlpha(alpha: number, runs: readonly number[]): (run: number) => number {
  const claims = Map.groupBy(runs, (run) => run);
  return (run) => alpha / (claims.get(run)?.length ?? 1);
}
