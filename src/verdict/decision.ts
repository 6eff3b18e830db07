import { type Reference, references } from "../model/compared.ts";
import type { RoundRange } from "../model/criteria.ts";
import { fitPriors } from "../statistics/fitted-prior.ts";
import type { Variance } from "../statistics/moderated.ts";
import { fewestOfCause, nextForCause } from "./causes.ts";
import {
  type Claim,
  claimAtOnce,
  claimName,
  commonPairs,
  countSharing,
  endingOfAny,
  type OpenSeries,
  partsOf,
  screenClaims,
  spreadOf,
  suspectsOf,
} from "./claims.ts";
import {
  alphaOfLook,
  type Confirmed,
  confirmAverage,
  confirmationLooks,
  confirmTest,
  type Ending,
  secondMachineLooks,
} from "./confirmation.ts";
import type {
  BaseGroup,
  ClaimState,
  Decision,
  GroupState,
  PlannedTrials,
  TestDecision,
} from "./decision-state.ts";
import {
  decideAverageOfRounds,
  decideTestOfRounds,
  type FixedClaim,
  variancesByGroup,
} from "./fixed-rounds.ts";
import { alphaOfGroup, decideGroup, groupLooks, shareOfGroups } from "./group-claims.ts";
import { earlyLooks, fewestFar, isFarOver } from "./screening.ts";
import { typicalVariances, weightsBySpread } from "./spread.ts";

/** Facts for a decision beside the pairs. */
export interface DecideOptions {
  /** Why the test with this path gets no more pairs with an engine; undefined if it can. */
  readonly endingOf?: (path: string, reference: Reference) => Ending | undefined;
  /**
   * The names of the claims that are confirmed at once, since another machine has screened them; nothing else is claimed then.
   * Absent if this machine screens.
   */
  readonly confirms?: readonly string[];
}

/**
 * The adaptive rule as a state machine without a memory: from the pairs so far it says which tests to measure next, and beside which
 * engine, or the outcome of all of them. The rule screens every test, section average and base ceiling. When all are screened, it
 * confirms the suspects with fresh pairs only. The tests of a suspect section are suspects too, since they are measured
 * anyway. Groups of tests are compared with the base by all their pairs.
 *
 * Source: the project's measurement design; its figures are in bench/README.md.
 *
 * A fixed number of rounds decides every claim at once, by all of its pairs, none of which is wanted again.
 *
 * @param rounds of the screening, or a fixed number
 * @throws RangeError if two trials have the same path, or a section has no ceiling
 */
export function decide(
  planned: PlannedTrials,
  rounds: RoundRange | number,
  alpha: number,
  { endingOf = () => undefined, confirms }: DecideOptions = {},
): Decision {
  const { trials, groups = [] } = planned;
  const tests = new Map<string, TestDecision>();
  const open: OpenSeries[] = [];
  for (const trial of trials) {
    const own = openSeries(trial, endingOf);
    tests.set(trial.path, Object.fromEntries(own.map(({ reference, decision }) => [reference, decision])));
    open.push(...own);
  }
  if (tests.size < trials.length) throw new RangeError("two trials have the same path");
  const [main, compared] = references.map((one) => open.filter(({ reference }) => reference === one)) as [
    OpenSeries[],
    OpenSeries[],
  ];
  const decidedGroups = decideGroups(
    confirms === undefined ? groups : groups.filter(({ name }) => confirms.includes(claimName(name, "base"))),
    compared,
    typeof rounds === "number" ? undefined : earlyLooks(rounds),
    alpha / 2,
  );
  const isSlowerOverall = groups.some(
    ({ level, name }) => level === "overall" && hasFailed(decidedGroups.get(name)),
  );
  const isScreening = confirms === undefined && typeof rounds !== "number";
  const claims = isScreening
    ? screenClaims(open, planned, rounds)
    : claimAtOnce(open, planned, confirms && new Set(confirms));
  // Where everything is slower, more pairs for what has changed would take most of the time, and decide nothing.
  if (isScreening) wantCauses(compared, rounds, isSlowerOverall ? rounds.max : undefined);
  const priorsOf = (own: readonly OpenSeries[]) => fitPriors(variancesByGroup(own.map(spreadOf)));
  const isFixed = typeof rounds === "number";
  /** The claims that get no more pairs, and that screening has not cleared. */
  const ended = claims.filter(
    (one) => one.kind !== "divided" && one.screened.state !== "clear" && endingOfAny(one) !== undefined,
  );
  const priors = isFixed || ended.length > 0 ? { test: priorsOf(main), base: priorsOf(compared) } : undefined;
  const screening = claims.filter(
    (claim) =>
      claim.kind !== "divided" && claim.screened.state === "open" && endingOfAny(claim) === undefined,
  );
  const isConfirming = screening.length === 0;
  setConfirmationStarts(claims, screening);
  const suspects = suspectsOf(claims);
  const sharingWith = countSharing(suspects);
  // The base takes half of a run's alpha, so that its many suspects leave the ceilings the other half.
  const runsWithBase = new Set(trials.flatMap(({ base, run }) => (base === undefined ? [] : [run])));
  const shareOf = ({ kind, trials: own }: Claim) => {
    const half = own.some(({ trial }) => runsWithBase.has(trial.run)) ? 1 / 2 : 1;
    return kind === "base" ? half * (1 - shareOfGroups) : half;
  };

  for (const { screened, trials: own } of screening)
    if (screened.state === "open") for (const one of own) want(one, screened.next);

  /** Whether a test whose pairs have ended is over its ceiling, as surely as an exact number of pairs can say. */
  const isSurelyOver = (claim: Claim): boolean => {
    if (priors === undefined || (claim.kind !== "test" && claim.kind !== "base")) return false;
    const sharing = ended.filter(({ kind }) => kind === claim.kind).length;
    const own = (alpha * shareOf(claim)) / sharing;
    return commonPairs(claim) >= fewestFar && decideByRounds(claim, own, priors).outcome === "fail";
  };
  const confirmingLooks = confirms === undefined ? confirmationLooks : secondMachineLooks;
  const decideClaim = (claim: Claim): ClaimState => {
    const { screened } = claim;
    const ending = claim.kind === "divided" ? "samples" : endingOfAny(claim);
    if (suspects.has(claim) || (claim.kind === "divided" && screened.state === "suspect")) {
      if (!isConfirming) return { state: "open" };
      const sharing = sharingWith(claim);
      const own = alpha * shareOf(claim);
      // A test may be looked at after every pair; the looks at an average share its alpha.
      const isTest = claim.kind === "test" || claim.kind === "base";
      if (isFixed && priors !== undefined) {
        if (ending !== undefined) return { state: "unscreened", pairs: commonPairs(claim), ending };
        return decideByRounds(claim, own / sharing, priors);
      }
      const ofClaim = isTest ? own / sharing : alphaOfLook(own, sharing, confirmingLooks);
      const confirmed = confirmClaim(claim, ofClaim, ending, confirmingLooks);
      if (confirmed.state === "decided") {
        const isOpen = confirmed.outcome === "inconclusive" && ending !== undefined;
        if (isOpen && isSurelyOver(claim)) return { state: "exceeded", pairs: commonPairs(claim) };
        return { ...confirmed, alpha: ofClaim, suspects: sharing };
      }
      for (const one of claim.trials) wantFresh(one, confirmed.next);
      return { state: "open" };
    }
    if (screened.state === "clear" || screened.state === "exceeded")
      return { state: screened.state, pairs: screened.pairs };
    if (ending === undefined) return { state: "open" };
    if (claim.kind === "test" || claim.kind === "base") {
      const { logRatios, logCeiling } = claim.trials[0].series;
      const fewer = fewestFar - 1;
      if (isFarOver(logRatios, logCeiling, fewer)) return { state: "exceeded", pairs: fewer };
      if (isSurelyOver(claim)) return { state: "exceeded", pairs: commonPairs(claim) };
    }
    return { state: "unscreened", pairs: commonPairs(claim), ending };
  };

  const sections = new Map<string, ClaimState>();
  if (confirms !== undefined) setUnclaimed(open, sections);
  for (const claim of claims) {
    const state = decideClaim(claim);
    if (claim.kind === "section" || claim.kind === "divided") sections.set(claim.path, state);
    else claim.trials[0].decision.claim = state;
  }
  const isDecided = open.every(({ decision }) => decision.wanted === undefined);
  return {
    phase: isDecided ? "decided" : isConfirming ? "confirmation" : "screening",
    tests,
    sections,
    groups: decidedGroups,
  };
}

function openSeries(
  trial: PlannedTrials["trials"][number],
  endingOf: Required<DecideOptions>["endingOf"],
): OpenSeries[] {
  return references.flatMap((reference): OpenSeries[] => {
    const { [reference]: series } = trial;
    if (series === undefined) return [];
    const decision = { claim: { state: "open" }, confirmationStart: undefined, wanted: undefined } as const;
    return [{ trial, reference, series, ending: endingOf(trial.path, reference), decision: { ...decision } }];
  });
}

/**
 * @param screening the looks of it; undefined if a fixed number of rounds is looked at once
 * @param alpha of everything that is compared with the base
 */
function decideGroups(
  groups: readonly BaseGroup[],
  compared: readonly OpenSeries[],
  screening: readonly number[] | undefined,
  alpha: number,
): Map<string, GroupState> {
  const byPath = new Map(compared.map((one) => [one.trial.path, one]));
  const alphaOf = alphaOfGroup(groups, alpha * shareOfGroups, screening ? groupLooks(screening) : []);
  const weightOf = weightsBySpread(compared.map(spreadOf), 2);
  let isSlowerOverall = false;
  return new Map(
    // The largest comes first.
    groups.map((group) => {
      const own = group.tests.map((path) => byPath.get(path) as OpenSeries);
      const pairs = Math.min(...own.map(({ series }) => series.logRatios.length));
      const looks = screening === undefined ? [pairs] : groupLooks(screening);
      const isEnough = screening === undefined || (isSlowerOverall && pairs >= (screening.at(-1) ?? 0));
      const ending = own.find((one) => one.ending !== undefined)?.ending ?? (isEnough ? "pairs" : undefined);
      const limit = Math.log(group.ceiling.value);
      const state = decideGroup(
        own.map(({ trial }) => trial),
        limit,
        looks,
        alphaOf(group),
        ending,
        weightOf,
      );
      if (state.state === "open") for (const one of own) want(one, state.next);
      if (group.level === "overall") isSlowerOverall = hasFailed(state);
      return [group.name, state];
    }),
  );
}

/** Asks for the pairs that say which tests have changed. @param most pairs of a test; unlimited if absent */
function wantCauses(
  compared: readonly OpenSeries[],
  rounds: RoundRange,
  most = Number.POSITIVE_INFINITY,
): void {
  const typical = typicalVariances(compared.map(spreadOf), fewestOfCause);
  for (const one of compared) {
    const { logRatios } = one.series;
    if (one.ending !== undefined || logRatios.length >= most) continue;
    const next = nextForCause(logRatios, typical.get(one.trial.spreadGroup ?? ""), compared.length, rounds);
    if (next !== undefined) want(one, next);
  }
}

export function hasFailed(state: GroupState | undefined): boolean {
  return state?.state === "decided" && state.outcome === "fail";
}

/** Asks for this many pairs of a trial with an engine in all, or for fewer if another claim looks at them before. */
function want({ series, decision }: OpenSeries, pairs: number): void {
  // One test of a section may already have pairs that another test lacks.
  if (pairs <= series.logRatios.length) return;
  decision.wanted = Math.min(pairs, decision.wanted ?? Number.POSITIVE_INFINITY);
}

function wantFresh(one: OpenSeries, pairs: number): void {
  want(one, (one.decision.confirmationStart ?? 0) + pairs);
}

function freshOf({ decision, series }: OpenSeries): readonly number[] {
  return series.logRatios.slice(decision.confirmationStart);
}

/** A test that is measured only for another claim has no claim of its own. */
function setUnclaimed(open: readonly OpenSeries[], sections: Map<string, ClaimState>): void {
  for (const { trial, reference, series, decision } of open) {
    const clear = { state: "clear", pairs: series.logRatios.length } as const;
    decision.claim = clear;
    if (reference === "baseline") sections.set(trial.sectionPath, clear);
  }
}

/** Sets where the fresh pairs of each series begin: after the last look at any claim that is made of it. */
function setConfirmationStarts(claims: readonly Claim[], screening: readonly Claim[]): void {
  const stillScreened = new Set(screening.flatMap(({ trials }) => trials));
  for (const claim of claims.filter(({ kind }) => kind !== "divided")) {
    // If no more pairs of a claim are coming, those that all its trials have were its screening's.
    const { screened } = claim;
    const used = screened.state === "open" ? commonPairs(claim) : screened.pairs;
    for (const one of claim.trials)
      if (!stillScreened.has(one))
        one.decision.confirmationStart = Math.max(one.decision.confirmationStart ?? 0, used);
  }
}

/** Decides by a fixed number of pairs. @param priors what variances of tests are like, by the group that spreads alike */
function decideByRounds(
  claim: Claim,
  alpha: number,
  priors: Readonly<Record<"test" | "base", ReadonlyMap<string, Variance>>>,
): FixedClaim {
  const { kind, trials } = claim;
  if (kind === "section" || kind === "divided")
    return decideAverageOfRounds(
      trials.map(({ series }) => series.logRatios),
      claim.ceiling,
      alpha,
    );
  const [{ trial, series }] = trials;
  return decideTestOfRounds(series, alpha, priors[kind].get(trial.spreadGroup ?? ""));
}

function confirmClaim(
  claim: Claim,
  alpha: number,
  ending: Ending | undefined,
  looks: readonly number[],
): Confirmed {
  if (claim.kind === "divided") {
    const parts = partsOf(claim.trials).map((own) => own.map(freshOf));
    return confirmAverage(parts, claim.ceiling, alpha, "samples");
  }
  if (claim.kind === "section")
    return confirmAverage([claim.trials.map(freshOf)], claim.ceiling, alpha, ending, looks);
  const [own] = claim.trials;
  const { logCeiling, ofRun } = own.series;
  return confirmTest(freshOf(own), logCeiling, alpha, ending, looks, ofRun);
}
