import { type Reference, references } from "../model/compared.ts";
import { alphaOfMachine, type Criteria, type Rule } from "../model/criteria.ts";
import type { TestRecord } from "../model/recording.ts";
import { sectionPath, testPath } from "../model/test.ts";
import { type Measurable, type PairRange, pairsIn } from "./comparison.ts";
import type { Ending } from "./confirmation.ts";
import type { BaseGroup, ClaimState, GroupState, PlannedTrials, Trial } from "./decision-state.ts";
import { decideAverageOfRounds, decideTestsOfRounds } from "./fixed-rounds.ts";
import { alphaOfGroup, decideGroup, shareOfGroups } from "./group-claims.ts";
import { type Pair, pairsWith, ratiosTo } from "./pairs.ts";
import { replayDecision } from "./replay.ts";
import { weightsBySpread } from "./spread.ts";
import { planTrials } from "./trials.ts";

/** The pairs of a test with an engine that count, and the outcome of its claim. */
export interface DecidedSeries extends PairRange {
  /** Absent if the figure itself decides, as in a table of medians. */
  readonly claim?: ClaimState;
}

/** A test, and what is decided of it by the engine that it is compared with. */
export interface DecidedTest {
  readonly test: Measurable;
  /** Absent for a test that is compared with the base alone. */
  readonly baseline?: DecidedSeries;
  /** Absent without a base, or if the base failed. */
  readonly base?: DecidedSeries;
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
  const { rule } = criteria;
  const { rounds, precision, confirms } = rule;
  if (typeof rounds === "number") return takeRounds(tests, records, ending, criteria, rounds);
  const planned = planTrials(tests, records, criteria);
  const { decision, used } = replayDecision(planned, rounds, alphaOfMachine(rule), ending, { confirms });
  const seriesOf = (test: Measurable, path: string, reference: Reference): DecidedSeries | undefined => {
    const end = used.get(path)?.[reference] ?? 0;
    const { claim, confirmationStart = end } = decision.tests.get(path)?.[reference] ?? {};
    if (claim === undefined) return undefined;
    // Screening's pairs are left out where high ones made a suspect of the test.
    const first = claim.state === "decided" && confirmationStart < end ? confirmationStart : 0;
    const last = precision === undefined ? end : pairsWith(test.pairs, reference).length;
    return { first, end: last, claim };
  };
  const decided = planned.trials.map(({ path, run, spreadGroup }, index): [string, DecidedTest] => {
    const test = tests[index] as Measurable;
    const [baseline, base] = references.map((reference) => seriesOf(test, path, reference));
    return [path, { test, run, baseline, base, spreadGroup }];
  });
  const groups = withStates(planned.groups, decision.groups);
  return { tests: new Map(decided), sections: decision.sections, groups };
}

/** The pairs of a decided test with an engine, or the first of them up to the end of those that count. */
export function countedPairs<Other extends Reference>({ test, ...decided }: DecidedTest, reference: Other) {
  return pairsIn(test.pairs, reference, { first: 0, end: decided[reference]?.end ?? 0 });
}

/** ln(candidate / engine) of the counted pairs. */
export function countedRatios(decided: DecidedTest, reference: Reference): readonly number[] {
  return ratiosTo(countedPairs(decided, reference), reference).map(Math.log);
}

/** @param rounds that a test needs, unless its record says how many were asked for */
function takeRounds(
  tests: readonly Measurable[],
  records: readonly TestRecord[],
  ending: Ending,
  criteria: Criteria,
  rounds: number,
): DecidedTests {
  const { rule } = criteria;
  const asked = new Map(records.map((record) => [testPath(record), record.asked ?? rounds]));
  const wantedOf = (test: Measurable) => asked.get(testPath(test)) ?? rounds;
  const taken = tests.map((test) => {
    const counted = new Set<Pair>(
      references.flatMap((one) => pairsWith(test.pairs, one).slice(0, wantedOf(test))),
    );
    return { ...test, pairs: test.pairs.filter((pair) => counted.has(pair)) };
  });
  const planned = planTrials(taken, records, criteria);
  const claims = rule.byFigure === true ? undefined : decideFixed(planned, rule);
  const sections = new Map(claims?.sections);
  const decided = planned.trials.map((trial, index): [string, DecidedTest] => {
    const { path, run, spreadGroup } = trial;
    const test = tests[index] as Measurable;
    const [baseline, base] = references.map((reference): DecidedSeries | undefined => {
      const { [reference]: series } = trial;
      if (series === undefined) return undefined;
      const end = Math.min(wantedOf(test), series.logRatios.length);
      if (end >= wantedOf(test)) return { first: 0, end, claim: claims?.[reference].get(path) };
      const claim: ClaimState = { state: "unscreened", pairs: end, ending };
      if (reference === "baseline") sections.set(sectionPath(test), claim);
      return { first: 0, end, claim };
    });
    return [path, { test, run, baseline, base, spreadGroup }];
  });
  const groups = claims === undefined ? [] : withStates(planned.groups, claims.groups);
  return { tests: new Map(decided), sections, groups };
}

function withStates(
  groups: readonly BaseGroup[],
  states: ReadonlyMap<string, GroupState>,
): DecidedTests["groups"] {
  return groups.map((group) => ({ group, state: states.get(group.name) }));
}

/** Everything that an exact number of pairs decides. */
interface FixedClaims {
  /** Claims of tests, by path. */
  readonly baseline: ReadonlyMap<string, ClaimState>;
  readonly base: ReadonlyMap<string, ClaimState>;
  /** By section path. */
  readonly sections: ReadonlyMap<string, ClaimState>;
  readonly groups: ReadonlyMap<string, GroupState>;
}

/**
 * Decides by an exact number of pairs. All claims of a run share its alpha equally (Bonferroni), those against the base one half of
 * it if there is one. The shards of a plan have an alpha each, so that a test's share is the same before and after merging.
 */
function decideFixed({ trials, averageCeilings, groups }: Required<PlannedTrials>, rule: Rule): FixedClaims {
  const seriesWith = (reference: Reference) =>
    trials.flatMap(({ path, sectionPath: section, run, spreadGroup, [reference]: series }) =>
      series === undefined ? [] : [{ path, section, run, spreadGroup, ...series }],
    );
  const [main, compared] = [seriesWith("baseline"), seriesWith("base")];
  const alpha = alphaOfMachine(rule) / (compared.length === 0 ? 1 : 2);
  const averages = [...Map.groupBy(main, ({ section }) => section)].map(([path, inside]) => ({
    path,
    inside,
    runs: [...new Set(inside.map(({ run }) => run))],
  }));
  const alphaOf = shareAlpha(alpha, [...main.map(({ run }) => run), ...averages.flatMap(({ runs }) => runs)]);
  const baseAlphaOf = shareAlpha(
    alpha * (1 - shareOfGroups),
    compared.map(({ run }) => run),
  );
  const byPath = new Map(trials.map((trial) => [trial.path, trial]));
  const spreads = trials.flatMap(({ spreadGroup: group, base }) =>
    base === undefined ? [] : [{ group, logRatios: base.logRatios }],
  );
  const weightOf = weightsBySpread(spreads, 2);
  const fewestOf = (own: readonly Trial[]) => Math.min(...own.map(({ base }) => base?.logRatios.length ?? 0));
  return {
    baseline: decideTestsOfRounds(main.map((test) => ({ ...test, alpha: alphaOf(test.run) }))),
    base: decideTestsOfRounds(compared.map((test) => ({ ...test, alpha: baseAlphaOf(test.run) }))),
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
        const looks = [fewestOf(own)];
        const ofGroup = alphaOfGroup(groups, alpha * shareOfGroups, looks)(group);
        const limit = Math.log(group.ceiling.value);
        return [group.name, decideGroup(own, limit, looks, ofGroup, "pairs", weightOf)];
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
