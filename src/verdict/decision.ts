import type { RoundRange } from "../model/criteria.ts";
import { alphaOfLook, type Confirmed, confirmAverage, confirmTest, type Ending } from "./confirmation.ts";
import {
  baseAllowance,
  type Screened,
  screenAverage,
  screenChange,
  screeningLooks,
  screenTest,
} from "./screening.ts";

/** What is known of one test, as far as a decision goes. */
export interface Trial {
  /** The index of its section. */
  readonly section: number;
  /** What it was measured with: the suspects of one run share its alpha, and of other runs have their own. */
  readonly run: number;
  /** ln(candidate / baseline) of each pair, in round order. */
  readonly logRatios: readonly number[];
  /** The logarithm of its ceiling. */
  readonly logCeiling: number;
  /** The base arm, where there is one. */
  readonly base?: BaseTrial;
}

export interface BaseTrial {
  /** ln(candidate / base) of the same pairs, in round order. */
  readonly logRatios: readonly number[];
  /** The logarithm of the largest ratio allowed. */
  readonly logCeiling: number;
}

/** What has become of a claim that a figure is within its line. */
export type ClaimState =
  | { readonly state: "open" }
  /** Screening has cleared it after so many pairs. */
  | { readonly state: "clear"; readonly pairs: number }
  /** Fresh pairs have decided on it. */
  | (Extract<Confirmed, { state: "decided" }> & {
      /** Alpha of the look, and how many suspects share the run's: against ceilings, or against the base. */
      readonly alpha: number;
      readonly suspects: number;
    })
  /** Screening has not cleared it, and there are no more pairs to. */
  | { readonly state: "unscreened"; readonly pairs: number; readonly ending: Ending };

/** What has become of the question whether a test has changed against the base. */
export type ChangeState =
  | { readonly state: "open" }
  /** Pairs on both sides of 1: nothing to be told apart from noise. */
  | { readonly state: "unchanged" }
  /** So many fresh pairs were taken to tell, fewer than `changePairs` where they ended before. */
  | { readonly state: "tested"; readonly pairs: number };

/** The fresh pairs that a change is tested with. */
export const changePairs = 15;

/** Where a run stands; the lists are in the order of the trials and of the sections. */
export interface Decision {
  readonly phase: "screening" | "confirmation" | "decided";
  readonly tests: readonly ClaimState[];
  /** Undefined for a section without trials. */
  readonly sections: readonly (ClaimState | undefined)[];
  /** Undefined for a trial without a base. */
  readonly bases: readonly (ClaimState | undefined)[];
  readonly changes: readonly (ChangeState | undefined)[];
  /**
   * The first of its pairs that are fresh, so not of the screening; undefined for a trial whose screening has not
   * ended.
   */
  readonly confirmationStart: readonly (number | undefined)[];
  /** Pairs that each trial needs for the next look at it; undefined for one of which no more are wanted. */
  readonly wanted: readonly (number | undefined)[];
}

/** A claim and the trials that its figure is made of. */
interface Claim {
  readonly kind: "test" | "section" | "base" | "change";
  /** Of the trial, or of the section. */
  readonly index: number;
  readonly trials: readonly number[];
}

interface ScreenedClaim extends Claim {
  readonly screened: Screened;
  /** Why its trials get no more pairs, where one of them does not. */
  readonly ending: Ending | undefined;
}

/**
 * The adaptive rule as a state machine without a memory: from the pairs so far it says which tests to measure next, or
 * what has become of all of them. Every test, section average and base line is screened; when all are, what is suspect
 * is confirmed with fresh pairs only. The tests of a suspect section are suspects too, since they are measured anyway.
 *
 * Source: the project's measurement design; its figures are in bench/README.md.
 *
 * @param averages the largest average allowed, by section
 * @param ended why a trial gets no more pairs, where it does not
 */
export function decide(
  trials: readonly Trial[],
  averages: readonly number[],
  rounds: RoundRange,
  alpha: number,
  ended: (trial: number) => Ending | undefined = () => undefined,
): Decision {
  const looks = screeningLooks(rounds);
  const claims = claimsOf(trials, averages.length).map((claim): ScreenedClaim => {
    const screened = screenClaim(claim, trials, averages, looks);
    const ending = claim.trials.map(ended).find((one) => one !== undefined);
    return { ...claim, screened, ending };
  });
  const screening = claims.filter((claim) => claim.screened.state === "open" && claim.ending === undefined);
  const isConfirming = screening.length === 0;
  const confirmationStart = freshFrom(trials, claims, screening);
  const suspects = suspectsOf(claims);
  const sharingWith = countSharing(suspects, trials);
  // The base takes half of a run's alpha, so that its many suspects leave the ceilings the other half.
  const based = new Set(trials.flatMap(({ base, run }) => (base === undefined ? [] : [run])));
  const familiesOf = (claim: Claim) =>
    claim.trials.some((trial) => based.has(trialAt(trials, trial).run)) ? 2 : 1;

  const wanted: (number | undefined)[] = trials.map(() => undefined);
  const want = (claim: Claim, next: (trial: number) => number) => {
    for (const trial of claim.trials) {
      // One of a section's tests may have the pairs already that another lacks.
      if (next(trial) <= trialAt(trials, trial).logRatios.length) continue;
      wanted[trial] = Math.min(next(trial), wanted[trial] ?? Number.POSITIVE_INFINITY);
    }
  };
  for (const claim of screening) {
    const { screened } = claim;
    if (screened.state === "open") want(claim, () => screened.next);
  }

  const freshOf = (trial: number, logRatios: readonly number[]) => logRatios.slice(confirmationStart[trial]);
  const settle = (claim: ScreenedClaim): ClaimState => {
    const { screened, ending } = claim;
    if (suspects.has(claim)) {
      if (!isConfirming) return { state: "open" };
      const sharing = sharingWith(claim);
      const ofLook = alphaOfLook(alpha / familiesOf(claim), sharing);
      const confirmed = confirmClaim(claim, trials, averages, freshOf, ofLook, ending);
      if (confirmed.state === "decided") return { ...confirmed, alpha: ofLook, suspects: sharing };
      want(claim, (trial) => (confirmationStart[trial] ?? 0) + confirmed.next);
      return { state: "open" };
    }
    if (screened.state === "clear") return { state: "clear", pairs: screened.pairs };
    if (ending === undefined) return { state: "open" };
    return { state: "unscreened", pairs: commonPairs(claim, trials), ending };
  };
  const settleChange = (claim: ScreenedClaim, logRatios: readonly number[]): ChangeState => {
    const { screened, ending, index } = claim;
    if (screened.state === "clear" || (screened.state === "open" && ending !== undefined))
      return { state: "unchanged" };
    if (screened.state === "open" || !isConfirming) return { state: "open" };
    const pairs = Math.min(changePairs, freshOf(index, logRatios).length);
    if (pairs === changePairs || ending !== undefined) return { state: "tested", pairs };
    want(claim, (trial) => (confirmationStart[trial] ?? 0) + changePairs);
    return { state: "open" };
  };

  const tests: ClaimState[] = trials.map(() => ({ state: "open" }));
  const bases: (ClaimState | undefined)[] = trials.map(() => undefined);
  const changes: (ChangeState | undefined)[] = trials.map(() => undefined);
  const sections: (ClaimState | undefined)[] = averages.map(() => undefined);
  for (const claim of claims) {
    const { kind, index } = claim;
    if (kind === "change") changes[index] = settleChange(claim, baseOf(trials, index).logRatios);
    else if (kind === "test") tests[index] = settle(claim);
    else (kind === "base" ? bases : sections)[index] = settle(claim);
  }
  const isDecided = wanted.every((next) => next === undefined);
  const phase = isDecided ? "decided" : isConfirming ? "confirmation" : "screening";
  return { phase, tests, sections, bases, changes, confirmationStart, wanted };
}

function trialAt(trials: readonly Trial[], index: number): Trial {
  const trial = trials[index];
  if (trial === undefined) throw new RangeError(`there is no trial ${index}`);
  return trial;
}

function baseOf(trials: readonly Trial[], index: number): BaseTrial {
  const { base } = trialAt(trials, index);
  if (base === undefined) throw new RangeError(`trial ${index} has no base`);
  return base;
}

/** The pairs that all trials of a claim have. */
function commonPairs(claim: Claim, trials: readonly Trial[]): number {
  return Math.min(...claim.trials.map((trial) => trialAt(trials, trial).logRatios.length));
}

function claimsOf(trials: readonly Trial[], sections: number): Claim[] {
  const inSection = Array.from({ length: sections }, (): number[] => []);
  for (const [index, { section }] of trials.entries()) inSection[section]?.push(index);
  const ofTrials = trials.flatMap(({ base }, index) => {
    const kinds = base === undefined ? (["test"] as const) : (["test", "base", "change"] as const);
    return kinds.map((kind): Claim => ({ kind, index, trials: [index] }));
  });
  const ofSections = inSection.flatMap((own, index): Claim[] =>
    own.length === 0 ? [] : [{ kind: "section", index, trials: own }],
  );
  return [...ofTrials, ...ofSections];
}

function screenClaim(
  { kind, index, trials: own }: Claim,
  trials: readonly Trial[],
  averages: readonly number[],
  looks: readonly number[],
): Screened {
  if (kind === "section") {
    const series = own.map((trial) => trialAt(trials, trial).logRatios);
    return screenAverage(series, averages[index] as number, looks);
  }
  if (kind === "change") return screenChange(baseOf(trials, index).logRatios, looks);
  if (kind === "test") {
    const { logRatios, logCeiling } = trialAt(trials, index);
    return screenTest(logRatios, logCeiling, looks);
  }
  const { logRatios, logCeiling } = baseOf(trials, index);
  return screenTest(logRatios, logCeiling, looks, baseAllowance);
}

/** Where each trial's fresh pairs begin: after the last look at any claim that is made of it. */
function freshFrom(
  trials: readonly Trial[],
  claims: readonly ScreenedClaim[],
  screening: readonly ScreenedClaim[],
): (number | undefined)[] {
  const confirmationStart: (number | undefined)[] = trials.map(() => 0);
  for (const claim of claims) {
    // Of a claim that no more pairs are coming for, those that all its trials have were its screening's.
    const { screened } = claim;
    const used = screened.state === "open" ? commonPairs(claim, trials) : screened.pairs;
    for (const trial of claim.trials)
      confirmationStart[trial] = Math.max(confirmationStart[trial] ?? 0, used);
  }
  for (const claim of screening) for (const trial of claim.trials) confirmationStart[trial] = undefined;
  return confirmationStart;
}

/** The claims that are to be confirmed, but for changes: those are not held against a line. */
function suspectsOf(claims: readonly ScreenedClaim[]): ReadonlySet<ScreenedClaim> {
  const suspects = claims.filter(({ kind, screened }) => kind !== "change" && screened.state === "suspect");
  const inSuspectSection = new Set(
    suspects.flatMap(({ kind, trials }) => (kind === "section" ? trials : [])),
  );
  const promotedBySection = claims.filter(
    ({ kind, index, screened }) =>
      kind === "test" && screened.state === "clear" && inSuspectSection.has(index),
  );
  return new Set([...suspects, ...promotedBySection]);
}

/**
 * How many suspects share an alpha with a claim: those of the run, or runs, that its trials were measured in, against the
 * base or against ceilings.
 */
function countSharing(suspects: ReadonlySet<Claim>, trials: readonly Trial[]): (claim: Claim) => number {
  const familiesOf = (claim: Claim) => {
    const runs = new Set(claim.trials.map((trial) => trialAt(trials, trial).run));
    return [...runs].map((run) => `${run} ${claim.kind === "base" ? "base" : "ceilings"}`);
  };
  const counts = new Map<string, number>();
  for (const suspect of suspects)
    for (const family of familiesOf(suspect)) counts.set(family, (counts.get(family) ?? 0) + 1);
  return (claim) => Math.max(...familiesOf(claim).map((family) => counts.get(family) ?? 1));
}

function confirmClaim(
  { kind, index, trials: own }: Claim,
  trials: readonly Trial[],
  averages: readonly number[],
  freshOf: (trial: number, logRatios: readonly number[]) => readonly number[],
  alpha: number,
  ending: Ending | undefined,
): Confirmed {
  if (kind === "section") {
    const series = own.map((trial) => freshOf(trial, trialAt(trials, trial).logRatios));
    return confirmAverage(series, averages[index] as number, alpha, ending);
  }
  const { logRatios, logCeiling } = kind === "base" ? baseOf(trials, index) : trialAt(trials, index);
  return confirmTest(freshOf(index, logRatios), logCeiling, alpha, ending);
}
