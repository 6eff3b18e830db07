import { type Reference, references } from "../model/compared.ts";
import { alphaOfMachine, type Criteria } from "../model/criteria.ts";
import type { TestRecord } from "../model/recording.ts";
import { testPath } from "../model/test.ts";
import { type Measurable, type PairRange, pairsIn } from "./comparison.ts";
import type { Ending } from "./confirmation.ts";
import { decide } from "./decision.ts";
import type { BaseGroup, ClaimState, GroupState, PlannedTrials } from "./decision-state.ts";
import { pairsWith, ratiosTo } from "./pairs.ts";
import { firstPairs, type PairCounts, type Replay, replayDecision } from "./replay.ts";
import { planTrials } from "./trials.ts";

/** From so many pairs on, all of which are over a ceiling, the interval of their signs has 95 %. */
const fewestSigns = 6;

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
  const planned = planTrials(tests, records, criteria);
  const alpha = alphaOfMachine(rule);
  const { decision, used } =
    typeof rounds === "number"
      ? decideByFirst(planned, askedOf(records, rounds), rounds, alpha, ending)
      : replayDecision(planned, rounds, alpha, ending, { confirms });
  const seriesOf = (test: Measurable, path: string, reference: Reference): DecidedSeries | undefined => {
    const end = used.get(path)?.[reference] ?? 0;
    const { claim, confirmationStart = end } = decision.tests.get(path)?.[reference] ?? {};
    if (claim === undefined) return undefined;
    if (rule.byFigure === true) return { first: 0, end };
    const recorded = pairsWith(test.pairs, reference).length;
    // Judged by another ceiling than it was measured by, a test has pairs that this one does not ask for. They were not selected by themselves, as
    // screening's were, and the figure is that of the run.
    if (typeof rounds !== "number" && precision === undefined && reference === "baseline") {
      const isMeasuredAgain = claim.state === "clear" && recorded - rounds.max >= end;
      if (isMeasuredAgain) return { first: rounds.max, end: recorded, claim };
    }
    // Screening's pairs are left out where high ones made a suspect of the test.
    const first = claim.state === "decided" && confirmationStart < end ? confirmationStart : 0;
    const last = precision === undefined ? end : recorded;
    const isEachOver = claim.state === "exceeded" && end >= fewestSigns;
    const failsBySigns =
      isEachOver || (claim.state === "decided" && claim.outcome === "fail" && claim.byMean !== true);
    return { first, end: last, failsBySigns, claim };
  };
  const decided = planned.trials.map(({ path, run, spreadGroup }, index): [string, DecidedTest] => {
    const test = tests[index] as Measurable;
    const [baseline, base] = references.map((reference) => seriesOf(test, path, reference));
    return [path, { test, run, baseline, base, spreadGroup }];
  });
  if (rule.byFigure === true) return { tests: new Map(decided), sections: new Map(), groups: [] };
  const groups = planned.groups.map((group) => ({ group, state: decision.groups.get(group.name) }));
  return { tests: new Map(decided), sections: decision.sections, groups };
}

/** How many rounds were asked of each test, by path. */
function askedOf(records: readonly TestRecord[], rounds: number): ReadonlyMap<string, number> {
  return new Map(records.map((record) => [testPath(record), record.asked ?? rounds]));
}

/** Decides by a fixed number of pairs of each test: the first, if there are more. */
function decideByFirst(
  planned: Required<PlannedTrials>,
  asked: ReadonlyMap<string, number>,
  rounds: number,
  alpha: number,
  ending: Ending,
): Replay {
  const wantedOf = (path: string) => asked.get(path) ?? rounds;
  const trials = planned.trials.map((trial) =>
    firstPairs(trial, { baseline: wantedOf(trial.path), base: wantedOf(trial.path) }),
  );
  const counts = trials.map(({ path, baseline, base }): [string, PairCounts] => [
    path,
    { baseline: baseline?.logRatios.length ?? 0, base: base?.logRatios.length ?? 0 },
  ]);
  const used = new Map(counts);
  const endingOf = (path: string, reference: Reference) =>
    (used.get(path)?.[reference] ?? 0) < wantedOf(path) ? ending : undefined;
  return { decision: decide({ ...planned, trials }, rounds, alpha, { endingOf }), used };
}

/** The pairs of a decided test with an engine, or the first of them up to the end of those that count. */
export function countedPairs<Other extends Reference>({ test, ...decided }: DecidedTest, reference: Other) {
  return pairsIn(test.pairs, reference, { first: 0, end: decided[reference]?.end ?? 0 });
}

/** ln(candidate / engine) of the counted pairs. */
export function countedRatios(decided: DecidedTest, reference: Reference): readonly number[] {
  return ratiosTo(countedPairs(decided, reference), reference).map(Math.log);
}
