import type { Reference } from "../model/compared.ts";
import type { RoundRange } from "../model/criteria.ts";
import type { Ending } from "./confirmation.ts";
import type { PlannedTrials, SeriesDecision, Trial, TrialSeries } from "./decision-state.ts";
import {
  baseAllowance,
  earlyLooks,
  type Screened,
  screenAverage,
  screeningLooks,
  screenTest,
} from "./screening.ts";
import { type Spread, typicalVariances } from "./spread.ts";

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** The pairs of a trial with one engine, and the decision so far. */
export interface OpenSeries {
  readonly trial: Trial;
  readonly reference: Reference;
  readonly series: TrialSeries;
  /** Why it gets no more pairs; undefined if it can. */
  readonly ending: Ending | undefined;
  readonly decision: Mutable<SeriesDecision>;
}

interface AverageParts {
  readonly trials: readonly OpenSeries[];
  readonly path: string;
  readonly ceiling: number;
}

/**
 * The claim to decide, its screening, and the series of trials that its figure is made of. `test` and `base` claim that a test is within its
 * ceiling against the baseline, or against the base.
 */
export type Claim = {
  readonly screened: Screened;
} & (
  | { readonly kind: "test" | "base"; readonly trials: readonly [OpenSeries] }
  /** A section, or the tests of it that one machine has measured. */
  | ({ readonly kind: "section" } & AverageParts)
  /** A section whose tests several machines have measured. */
  | ({ readonly kind: "divided" } & AverageParts)
);

/** How far the pairs of a series spread. */
export function spreadOf({ trial: { spreadGroup: group }, series: { logRatios } }: OpenSeries): Spread {
  return { group, logRatios };
}

/** Why a claim gets no more pairs: the reason of one of its trials. */
export function endingOfAny({ trials }: Claim): Ending | undefined {
  return trials.find(({ ending }) => ending !== undefined)?.ending;
}

/** The pairs that all trials of a claim have. */
export function commonPairs({ trials }: Claim): number {
  return Math.min(...trials.map(({ series }) => series.logRatios.length));
}

/** @param open the series of all trials, in their order */
export function screenClaims(
  open: readonly OpenSeries[],
  { averageCeilings, isBaselineCoarse = false }: PlannedTrials,
  rounds: RoundRange,
): Claim[] {
  const claims: Claim[] = [];
  const main = open.filter(({ reference }) => reference === "baseline");
  const compared = open.filter(({ reference }) => reference === "base");
  const looks = isBaselineCoarse && compared.length > 0 ? earlyLooks(rounds) : screeningLooks(rounds);
  const screenTests = (
    kind: "test" | "base",
    own: readonly OpenSeries[],
    at: readonly number[],
    extra = 0,
  ) => {
    const typical = typicalVariances(own.map(spreadOf), at[0] ?? 0);
    for (const one of own) {
      const { logRatios, logCeiling } = one.series;
      const facts = { extra, typicalVariance: typical.get(one.trial.spreadGroup ?? "") };
      claims.push({ kind, trials: [one], screened: screenTest(logRatios, logCeiling, at, facts) });
    }
  };
  screenTests("test", main, looks);
  screenTests("base", compared, earlyLooks(rounds), baseAllowance);
  for (const [path, trials] of Map.groupBy(main, ({ trial }) => trial.sectionPath)) {
    const ceiling = averageCeilings.get(path);
    if (ceiling === undefined) throw new RangeError(`the average of ${path} has no ceiling`);
    const parts = partsOf(trials);
    const ratiosOf = (own: readonly OpenSeries[]) => own.map(({ series }) => series.logRatios);
    // Each machine has decided its own tests by their average.
    for (const own of parts) {
      const screened = screenAverage([ratiosOf(own)], ceiling, looks);
      const name = parts.length === 1 ? path : `${path} of run ${own[0]?.trial.run}`;
      claims.push({ kind: "section", trials: own, path: name, ceiling, screened });
    }
    if (parts.length === 1) continue;
    const screened = screenAverage(parts.map(ratiosOf), ceiling, looks);
    claims.push({ kind: "divided", trials, path, ceiling, screened });
  }
  return claims;
}

/**
 * The claims that are confirmed by all of their pairs: those that another machine has left as suspects, or all if the number of pairs is fixed.
 *
 * @param names of the claims; all if it is absent
 */
export function claimAtOnce(
  open: readonly OpenSeries[],
  { averageCeilings }: PlannedTrials,
  names?: ReadonlySet<string>,
): Claim[] {
  const screened = { state: "suspect", pairs: 0 } as const;
  const isClaimed = (name: string) => names === undefined || names.has(name);
  const tests = open.flatMap((one): Claim[] => {
    const kind = one.reference === "baseline" ? "test" : "base";
    return isClaimed(claimName(one.trial.path, kind)) ? [{ kind, trials: [one], screened }] : [];
  });
  const main = open.filter(({ reference }) => reference === "baseline");
  const sections = [...Map.groupBy(main, ({ trial }) => trial.sectionPath)].flatMap(
    ([path, trials]): Claim[] => {
      const ceiling = averageCeilings.get(path);
      if (!isClaimed(claimName(path, "average")) || ceiling === undefined) return [];
      return [{ kind: "section", trials, path, ceiling, screened }];
    },
  );
  return [...tests, ...sections];
}

/** The trials of each of the machines that have measured a section. */
export function partsOf(trials: readonly OpenSeries[]): (readonly OpenSeries[])[] {
  return [...Map.groupBy(trials, ({ trial }) => trial.run).values()];
}

/** The claims to confirm. Divided averages are not among them, since they get no more pairs. */
export function suspectsOf(claims: readonly Claim[]): ReadonlySet<Claim> {
  const suspects = claims.filter(({ kind, screened }) => kind !== "divided" && screened.state === "suspect");
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
 * The number of suspects that share an alpha with a claim: the suspects of the run, or runs, that measured its trials, against the base or
 * against ceilings.
 */
export function countSharing(suspects: ReadonlySet<Claim>): (claim: Claim) => number {
  const familiesOf = ({ kind, trials }: Claim) => {
    const runs = new Set(trials.map(({ trial }) => trial.run));
    return [...runs].map((run) => `${run} ${kind === "base" ? "base" : "ceilings"}`);
  };
  const counts = new Map<string, number>();
  for (const suspect of suspects)
    for (const family of familiesOf(suspect)) counts.set(family, (counts.get(family) ?? 0) + 1);
  return (claim) => Math.max(...familiesOf(claim).map((family) => counts.get(family) ?? 1));
}

/**
 * The name of the claim that a figure is within its ceiling: `int/memory/writes/oltp_insert`, `int/memory/writes average`, or
 * `oltp_insert base` for a group of tests.
 */
export function claimName(name: string, figure: "test" | "average" | "base"): string {
  return figure === "test" ? name : `${name} ${figure}`;
}
