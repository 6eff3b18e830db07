import type { RoundRange } from "../model/criteria.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import { changeSeries } from "./changes.ts";
import { alphaOfLook, type Confirmed, confirmAverage, confirmTest, type Ending } from "./confirmation.ts";
import {
  baseAllowance,
  type Screened,
  screenAverage,
  screenChange,
  screeningLooks,
  screenTest,
} from "./screening.ts";
import { typicalVariances } from "./spread.ts";

/** What is known of one test, as far as a decision goes. */
export interface Trial {
  /** Of the test: no two trials have the same. */
  readonly path: string;
  readonly sectionPath: string;
  /** The run that measured it: the suspects of one run share its alpha, and those of other runs have their own. */
  readonly run: number;
  /**
   * Names the tests whose ratios spread about alike. Absent if its samples were not taken in turns: how those spread differs from
   * test to test.
   */
  readonly spreadGroup?: string;
  /** ln(candidate / baseline) of each pair, in round order. */
  readonly logRatios: readonly number[];
  /** The logarithm of its ceiling. */
  readonly logCeiling: number;
  /** Absent without a base arm. */
  readonly base?: BaseTrial;
  /**
   * Whether it is compared with the base alone: then its ratios and its ceiling are those of `base`, and no claim against the
   * baseline is made of them. False if absent.
   */
  readonly isBaseOnly?: boolean;
}

export interface BaseTrial {
  /** ln(candidate / base) of the same pairs, in round order. */
  readonly logRatios: readonly number[];
  /** The median of the same over the chunks of each pair; absent if the samples were not taken in turns. */
  readonly chunkRatios?: readonly number[];
  /** The logarithm of the largest ratio allowed. */
  readonly logCeiling: number;
}

/** The largest average allowed in each section, by section path. */
export type AverageCeilings = ReadonlyMap<string, number>;

/** The state of the claim that a figure is within its ceiling. */
export type ClaimState =
  | { readonly state: "open" }
  /** Screening cleared it after this many pairs. */
  | { readonly state: "clear"; readonly pairs: number }
  /** Fresh pairs decided it. */
  | (Extract<Confirmed, { state: "decided" }> & {
      /** Alpha of the look, and how many suspects share the run's: against ceilings, or against the base. */
      readonly alpha: number;
      readonly suspects: number;
    })
  /** Screening did not clear it, and the pairs ended. */
  | { readonly state: "unscreened"; readonly pairs: number; readonly ending: Ending };

/** The state of the question whether a test has changed against the base. */
export type ChangeState =
  | { readonly state: "open" }
  /** At some look it was too small to be told from noise by the last. */
  | { readonly state: "unchanged" }
  /** Tested with this many pairs. */
  | { readonly state: "tested"; readonly pairs: number };

/** Where one test stands. */
export interface TestDecision {
  /** Open for ever if it is compared with the base alone. */
  readonly claim: ClaimState;
  /** Undefined without a base, as `change` is. */
  readonly base: ClaimState | undefined;
  readonly change: ChangeState | undefined;
  /** How many of its pairs were screening's: the later ones are fresh. Undefined until its screening has ended. */
  readonly confirmationStart: number | undefined;
  /** How many pairs it needs in all for the next look at it; undefined if no more are wanted. */
  readonly wanted: number | undefined;
}

/** Where a run stands. */
export interface Decision {
  readonly phase: "screening" | "confirmation" | "decided";
  /** By test path, in the order of the trials. */
  readonly tests: ReadonlyMap<string, TestDecision>;
  /** By section path. */
  readonly sections: ReadonlyMap<string, ClaimState>;
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** A trial, and its decision while that is made. */
interface OpenTrial {
  readonly trial: Trial;
  /** Why it gets no more pairs; undefined if it can. */
  readonly ending: Ending | undefined;
  readonly decision: Mutable<TestDecision>;
}

/** What has to be decided, what screening says of it, and the trials that its figure is made of. */
type Claim = { readonly screened: Screened } & (
  | { readonly kind: "test"; readonly trials: readonly [OpenTrial] }
  | { readonly kind: "base"; readonly trials: readonly [OpenTrial]; readonly base: BaseTrial }
  | { readonly kind: "change"; readonly trials: readonly [OpenTrial] }
  | {
      readonly kind: "section";
      readonly trials: readonly OpenTrial[];
      readonly path: string;
      readonly ceiling: number;
    }
);

/** A claim that a figure is within its ceiling. */
type CeilingClaim = Exclude<Claim, { kind: "change" }>;

/**
 * The adaptive rule as a state machine without a memory: from the pairs so far it says which tests to measure next, or
 * the outcome of all of them. It screens every test, section average and base ceiling. When all are screened, it
 * confirms the suspects with fresh pairs only. The tests of a suspect section are suspects too, since they are measured
 * anyway.
 *
 * Source: the project's measurement design; its figures are in bench/README.md.
 *
 * @param averageCeilings of every section that has a trial
 * @param endingOf why the test with this path gets no more pairs; undefined if it can
 * @throws RangeError if two trials have the same path, or a section has no ceiling
 */
export function decide(
  trials: readonly Trial[],
  averageCeilings: AverageCeilings,
  rounds: RoundRange,
  alpha: number,
  endingOf: (path: string) => Ending | undefined = () => undefined,
): Decision {
  const open = trials.map(
    (trial): OpenTrial => ({ trial, ending: endingOf(trial.path), decision: undecided() }),
  );
  const tests = new Map<string, TestDecision>();
  for (const { trial, decision } of open) tests.set(trial.path, decision);
  if (tests.size < trials.length) throw new RangeError("two trials have the same path");
  const claims = screenClaims(open, averageCeilings, rounds);
  const screening = claims.filter(
    (claim) => claim.screened.state === "open" && endingOfAny(claim) === undefined,
  );
  const isConfirming = screening.length === 0;
  setConfirmationStarts(claims, screening);
  const suspects = suspectsOf(claims);
  const sharingWith = countSharing(suspects);
  // The base takes half of a run's alpha, so that its many suspects leave the ceilings the other half.
  const runsWithBase = new Set(trials.flatMap(({ base, run }) => (base === undefined ? [] : [run])));
  const familiesOf = (claim: Claim) =>
    claim.trials.some(({ trial }) => runsWithBase.has(trial.run)) ? 2 : 1;

  for (const { screened, trials: own } of screening)
    if (screened.state === "open") for (const one of own) want(one, screened.next);

  const decideClaim = (claim: CeilingClaim): ClaimState => {
    const { screened } = claim;
    const ending = endingOfAny(claim);
    if (suspects.has(claim)) {
      if (!isConfirming) return { state: "open" };
      const sharing = sharingWith(claim);
      const ofLook = alphaOfLook(alpha / familiesOf(claim), sharing);
      const confirmed = confirmClaim(claim, ofLook, ending);
      if (confirmed.state === "decided") return { ...confirmed, alpha: ofLook, suspects: sharing };
      for (const one of claim.trials) wantFresh(one, confirmed.next);
      return { state: "open" };
    }
    if (screened.state === "clear") return { state: "clear", pairs: screened.pairs };
    if (ending === undefined) return { state: "open" };
    return { state: "unscreened", pairs: commonPairs(claim), ending };
  };
  const decideChange = (screened: Screened, { ending }: OpenTrial): ChangeState => {
    if (screened.state === "suspect") return { state: "tested", pairs: screened.pairs };
    return screened.state === "open" && ending === undefined ? { state: "open" } : { state: "unchanged" };
  };

  const sections = new Map<string, ClaimState>();
  for (const claim of claims) {
    if (claim.kind === "section") {
      sections.set(claim.path, decideClaim(claim));
      continue;
    }
    const [own] = claim.trials;
    if (claim.kind === "test") own.decision.claim = decideClaim(claim);
    else if (claim.kind === "base") own.decision.base = decideClaim(claim);
    else own.decision.change = decideChange(claim.screened, own);
  }
  const isDecided = open.every(({ decision }) => decision.wanted === undefined);
  return { phase: isDecided ? "decided" : isConfirming ? "confirmation" : "screening", tests, sections };
}

function undecided(): TestDecision {
  return {
    claim: { state: "open" },
    base: undefined,
    change: undefined,
    confirmationStart: undefined,
    wanted: undefined,
  };
}

/** Asks for this many pairs of a trial in all, or for fewer if another claim looks at it before. */
function want({ trial, decision }: OpenTrial, pairs: number): void {
  // One of a section's tests may have the pairs already that another lacks.
  if (pairs <= trial.logRatios.length) return;
  decision.wanted = Math.min(pairs, decision.wanted ?? Number.POSITIVE_INFINITY);
}

function wantFresh(one: OpenTrial, pairs: number): void {
  want(one, (one.decision.confirmationStart ?? 0) + pairs);
}

function freshOf({ decision }: OpenTrial, logRatios: readonly number[]): readonly number[] {
  return logRatios.slice(decision.confirmationStart);
}

/** The pairs that all trials of a claim have. */
function commonPairs({ trials }: Claim): number {
  return Math.min(...trials.map(({ trial }) => trial.logRatios.length));
}

/** Why a claim gets no more pairs: because one of its trials does not. */
function endingOfAny({ trials }: Claim): Ending | undefined {
  return trials.find(({ ending }) => ending !== undefined)?.ending;
}

function screenClaims(
  open: readonly OpenTrial[],
  averageCeilings: AverageCeilings,
  rounds: RoundRange,
): Claim[] {
  const claims: Claim[] = [];
  const looks = screeningLooks(rounds);
  const first = looks[0] ?? 0;
  const main = open.filter(({ trial }) => trial.isBaseOnly !== true);
  const spreads = main.map(({ trial: { spreadGroup, logRatios } }) => ({ group: spreadGroup, logRatios }));
  const typical = typicalVariances(spreads, first);
  const compared = open.filter(({ trial }) => trial.base !== undefined);
  const series = changeSeries(
    compared.flatMap(({ trial: { spreadGroup, base } }) =>
      base === undefined ? [] : [{ spreadGroup, ...base }],
    ),
    first,
  );
  const seriesOf = new Map(compared.map((one, index) => [one, series[index] ?? []]));
  for (const one of open) {
    const { logRatios, logCeiling, base, spreadGroup = "" } = one.trial;
    const trials = [one] as const;
    const facts = omitUndefined({ typicalVariance: typical.get(spreadGroup) });
    if (one.trial.isBaseOnly !== true)
      claims.push({ kind: "test", trials, screened: screenTest(logRatios, logCeiling, looks, facts) });
    if (base === undefined) continue;
    const own = seriesOf.get(one) ?? [];
    const baseFacts = {
      extra: baseAllowance,
      ...omitUndefined({ typicalVariance: own[0]?.typicalVariance }),
    };
    const screened = screenTest(base.logRatios, base.logCeiling, looks, baseFacts);
    const change = screenChange(own, rounds, compared.length);
    claims.push({ kind: "base", trials, base, screened }, { kind: "change", trials, screened: change });
  }
  for (const [path, trials] of Map.groupBy(main, ({ trial }) => trial.sectionPath)) {
    const ceiling = averageCeilings.get(path);
    if (ceiling === undefined) throw new RangeError(`the average of ${path} has no ceiling`);
    const series = trials.map(({ trial }) => trial.logRatios);
    claims.push({ kind: "section", trials, path, ceiling, screened: screenAverage(series, ceiling, looks) });
  }
  return claims;
}

/** Sets where the fresh pairs of each trial begin: after the last look at any claim that is made of it. */
function setConfirmationStarts(claims: readonly Claim[], screening: readonly Claim[]): void {
  const stillScreened = new Set(screening.flatMap(({ trials }) => trials));
  for (const claim of claims) {
    // If no more pairs of a claim are coming, those that all its trials have were its screening's.
    const { screened } = claim;
    const used = screened.state === "open" ? commonPairs(claim) : screened.pairs;
    for (const one of claim.trials)
      if (!stillScreened.has(one))
        one.decision.confirmationStart = Math.max(one.decision.confirmationStart ?? 0, used);
  }
}

/** The claims to confirm. Changes are none of them: no ceiling applies to those. */
function suspectsOf(claims: readonly Claim[]): ReadonlySet<Claim> {
  const suspects = claims.filter(({ kind, screened }) => kind !== "change" && screened.state === "suspect");
  const inSuspectSection = new Set(
    suspects.flatMap(({ kind, trials }) => (kind === "section" ? trials : [])),
  );
  const promotedBySection = claims.filter(
    ({ kind, trials: [own], screened }) =>
      kind === "test" && screened.state === "clear" && own !== undefined && inSuspectSection.has(own),
  );
  return new Set([...suspects, ...promotedBySection]);
}

/**
 * How many suspects share an alpha with a claim: those of the run, or runs, that measured its trials, against the base or
 * against ceilings.
 */
function countSharing(suspects: ReadonlySet<Claim>): (claim: Claim) => number {
  const familiesOf = ({ kind, trials }: Claim) => {
    const runs = new Set(trials.map(({ trial }) => trial.run));
    return [...runs].map((run) => `${run} ${kind === "base" ? "base" : "ceilings"}`);
  };
  const counts = new Map<string, number>();
  for (const suspect of suspects)
    for (const family of familiesOf(suspect)) counts.set(family, (counts.get(family) ?? 0) + 1);
  return (claim) => Math.max(...familiesOf(claim).map((family) => counts.get(family) ?? 1));
}

function confirmClaim(claim: CeilingClaim, alpha: number, ending: Ending | undefined): Confirmed {
  if (claim.kind === "section") {
    const series = claim.trials.map((one) => freshOf(one, one.trial.logRatios));
    return confirmAverage(series, claim.ceiling, alpha, ending);
  }
  const [own] = claim.trials;
  const { logRatios, logCeiling } = claim.kind === "test" ? own.trial : claim.base;
  return confirmTest(freshOf(own, logRatios), logCeiling, alpha, ending);
}
