import type { Acceptance, IgnoredAcceptance, Rounds } from "../../model/criteria.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import type { Outcome } from "../../model/outcome.ts";
import { type Section, type Storage, testPath } from "../../model/test.ts";
import type { Acceptances, AcceptedRow } from "../../verdict/accepted-row.ts";
import { type BaseComparison, type Comparison, isUnmeasured } from "../../verdict/comparison.ts";
import type { Control } from "../../verdict/controls.ts";
import type { AverageEvidence, Evidence, RatioInterval } from "../../verdict/evidence.ts";
import type { FeatureVerdicts, Finding } from "../../verdict/finding.ts";
import {
  type Confirmation,
  type SectionVerdict,
  type TestVerdict,
  testVerdicts,
  type Verdict,
} from "../../verdict/judge.ts";
import type { Elsewhere, Judgement } from "../../verdict/judgement.ts";
import type { SequenceVerdict } from "../../verdict/sequence.ts";

/**
 * The figures and the verdict in a results file, for other tools to read. They follow from the samples, so they are
 * ignored when the file is read back. A key that is absent is not known, or has no meaning there.
 */
export interface Derived {
  /** The findings of each feature, by the name of its judge, such as `counters`. A feature that judged nothing is absent. */
  readonly [feature: string]: unknown;
  readonly outcome: Outcome;
  readonly measurement: Verdict["measurement"]["state"];
  readonly rule: DerivedRule;
  /** Pairs that the rule asked for, of all tests together, and those that are recorded beyond them. */
  readonly pairs: Verdict["pairs"];
  /** In report order; so are the tests. */
  readonly sections: readonly DerivedSection[];
  readonly tests: readonly DerivedTest[];
  /** The baseline against itself; empty if there are none. */
  readonly controls: readonly DerivedControl[];
  /** The rows that another machine measured again; absent if none has. */
  readonly confirmation?: DerivedConfirmation;
  /** Rows that exceed a ceiling and are accepted, and lines that do not count; absent if none were given. */
  readonly acceptances?: DerivedAcceptances;
  /** The result of the sequences; absent if there were none. */
  readonly sequence?: DerivedSequence;
  /** Tests that are not as fast as on the base, the largest change first; absent without a base. */
  readonly changes?: readonly DerivedChange[];
  /** By storage, the smallest change that four of five such runs would find, as a share: 0.04 is 4 %. */
  readonly smallestChange?: Partial<Readonly<Record<Storage, number>>>;
}

/** How samples became outcomes. */
interface DerivedRule {
  /** Exactly this many pairs for each test, or the bounds of the screening. */
  readonly rounds: Rounds;
  /** The chance of any false failure that the run took; absent if the number of pairs is fixed. */
  readonly alpha?: number;
  /** Between how many shards alpha was divided; 1 if absent. */
  readonly machines?: number;
  /** Whether a confirming machine had a share of it; false if absent. */
  readonly confirmElsewhere?: boolean;
  /** The rows that the confirming machine itself was asked about. */
  readonly confirms?: readonly string[];
}

/** A figure against its line, as the summary of what follows. */
interface DerivedJudgement {
  readonly outcome: Outcome;
  /** Unrounded, as reports print it; the outcome comes from the pairs, so near the ceiling the two can differ. */
  readonly multiplier: number;
  /** The largest multiplier allowed. */
  readonly ceiling: number;
  /** The outcomes of the first machine alone, and of the confirming one; absent if that has not measured it. */
  readonly elsewhere?: Elsewhere;
}

/** How many rows fail on both machines, fail or stay undecided on one, or passed on the other; and those it has no figure of. */
type DerivedConfirmation = Pick<Confirmation, "confirmed" | "unconfirmed" | "cleared" | "missing">;

/** How an outcome came about. */
interface DerivedCourse {
  /** `screening` cleared it, or had too few pairs to; `confirmation` by fresh pairs; `fixed`: by the figure itself. */
  readonly phase: Evidence["phase"];
  /** The pairs, or for a section the rounds, that the outcome comes from. */
  readonly pairs: number;
  /** For a confirmation: the alpha of one look, and among how many suspects the run's was shared. */
  readonly alpha?: number;
  readonly suspects?: number;
  /**
   * Why measuring ended before the rule was satisfied: `pairs`, as many as a test may take; `time`, the limit; `samples`,
   * the recording has no more. Absent if it was satisfied.
   */
  readonly ending?: NonNullable<Evidence["ending"]>;
}

interface DerivedEvidence extends DerivedCourse {
  /** The pairs over the line. */
  readonly over: number;
  /** The sign test's one-sided p-values: that the median ratio is above the line, and below 1.1 times the line. */
  readonly pAbove: number;
  readonly pBelow: number;
  /** For the median ratio; `confidence` from 0 to 1. */
  readonly interval: RatioInterval;
}

interface DerivedAverageEvidence extends DerivedCourse {
  /** The mean over the tests of their median ratios: what is decided on, where `multiplier` is what people know. */
  readonly mean: number;
  /** The standard error of that mean, by a jackknife over the rounds. */
  readonly standardError: number;
  /** For that mean, by Student's t; `confidence` from 0 to 1. */
  readonly interval: RatioInterval;
}

interface DerivedSection extends Section, Partial<DerivedJudgement>, Partial<DerivedAverageEvidence> {
  /** For the average of the multipliers, if the samples were taken in turns. */
  readonly multiplierInterval?: RatioInterval;
  /** How many of its tests have no multiplier, and are not in the average. */
  readonly missing: number;
  /** The test with the highest multiplier, as in `int/memory/reads/oltp_point_select`. */
  readonly highest?: string;
  /** The average without that test; absent if there is no other. */
  readonly averageWithout?: number;
  /** The geometric mean of the same multipliers, in which a slow test weighs no more than a fast one. */
  readonly geometricMean?: number;
}

interface DerivedTest extends Partial<DerivedJudgement>, Partial<DerivedEvidence> {
  /** As in `int/memory/reads/oltp_point_select`. */
  readonly test: string;
  /**
   * `against base`: with figures of the base only; `failed`: with failures; `missing`: without a pair. The last two have no
   * figures.
   */
  readonly state: Comparison["state"];
  /** Times in nanoseconds: sums of the chunks' medians, or medians of the samples. */
  readonly baselineNs?: number;
  readonly candidateNs?: number;
  /** How many pairs the times and the noise are of: those of the phase that decided. */
  readonly medianPairs?: number;
  /** For the multiplier, if the samples were taken in turns. */
  readonly multiplierInterval?: RatioInterval;
  /** The median absolute deviation of the pairs' ratios in percent of their median; absent for fewer than 3. */
  readonly noisePercent?: number;
  /** The candidate against the base. */
  readonly base?: DerivedBase;
}

/** `failed`: the base has no result of this test, which is not the candidate's fault. */
type DerivedBase =
  | { readonly state: "failed" }
  | ({
      readonly state: "measured";
      readonly outcome: Outcome;
      /** The base's time in nanoseconds. */
      readonly baseNs: number;
      /** Candidate's time / base's time: above 1 is slower than before. */
      readonly multiplier: number;
      readonly multiplierInterval?: RatioInterval;
      /** The largest one allowed. */
      readonly line: number;
      readonly elsewhere?: Elsewhere;
    } & Partial<DerivedEvidence>);

/** One test of all variants together on which the baseline was timed against itself. */
interface DerivedControl extends Pick<Control, "storage" | "kind" | "workload"> {
  readonly pairs: number;
  /** The median ratio: 1 if the runner is fair. */
  readonly ratio: number;
  /** For that median; `confidence` from 0 to 1. */
  readonly interval: RatioInterval;
  /** The standard deviation of ln ratio, by the median absolute deviation: 0.1 is about 10 %. */
  readonly spread: number;
  /** One-sided, of the sign test, that the median is outside 0.95 to 1.05. */
  readonly p: number;
  /** Why the runner cannot be trusted; absent if it can. */
  readonly problem?: NonNullable<Control["problem"]>;
}

interface DerivedAcceptances {
  readonly accepted: readonly (Acceptance & {
    /** As in `int/memory/writes/oltp_insert` or `int/memory/writes average`; `path` may have `*`. */
    readonly row: string;
    /** Which ceiling it exceeds. */
    readonly against: string;
    /** The multiplier of a test or average. */
    readonly multiplier?: number;
    /** For a counter: its name, and how much it rose on either engine. */
    readonly counter?: string;
    readonly base?: number;
    readonly candidate?: number;
    /** The largest multiplier allowed; of a counter, percent. */
    readonly ceiling?: number;
  })[];
  readonly ignored: readonly IgnoredAcceptance[];
}

interface DerivedSequence extends Pick<SequenceVerdict, "storages" | "orders" | "steps"> {
  /** Where engines went wrong first, the base's included, and how. */
  readonly faults: SequenceVerdict["faults"];
  readonly refusals: SequenceVerdict["refusals"];
  /** CPU time in nanoseconds; `baseline`: how many times as fast the baseline was there. */
  readonly speedUps: SequenceVerdict["speedUps"];
}

/** A figure of a feature that differs between base and candidate, with what the feature says of it. */
interface DerivedFinding extends Omit<Finding, "test"> {
  readonly test: string;
}

interface DerivedChange {
  readonly test: string;
  /** The median of candidate / base: above 1 is slower than before. */
  readonly ratio: number;
  /** Two-sided, of the sign test. */
  readonly p: number;
  /** The pairs, of `pairs` fresh ones, that agree. */
  readonly agreeing: number;
  readonly pairs: number;
}

export function derive(verdict: Verdict): Derived {
  const {
    outcome,
    measurement,
    rule,
    pairs,
    sections,
    controls,
    sequence,
    changes,
    features,
    acceptances,
    confirmation,
  } = verdict;
  return {
    outcome,
    measurement: measurement.state,
    rule: typeof rule.rounds === "number" ? { rounds: rule.rounds } : rule,
    pairs,
    sections: sections.map(deriveSection),
    tests: testVerdicts(verdict).map(deriveTest),
    controls,
    ...omitUndefined({
      confirmation: confirmation && deriveConfirmation(confirmation),
      acceptances: acceptances && deriveAcceptances(acceptances),
      sequence: sequence && deriveSequence(sequence),
    }),
    ...deriveFeatures(features),
    ...(changes === undefined
      ? {}
      : {
          changes: changes.found.map(({ test, ratio, p, agreeing, pairs }) => ({
            test: testPath(test),
            ratio,
            p,
            agreeing,
            pairs,
          })),
          smallestChange: changes.smallest,
        }),
  };
}

function deriveFeatures(features: FeatureVerdicts): Readonly<Record<string, readonly DerivedFinding[]>> {
  const derived = Object.entries(features).map(([name, { judged }]) => {
    return [name, judged.changes.map((change) => ({ ...change, test: testPath(change.test) }))] as const;
  });
  return Object.fromEntries(derived);
}

function deriveConfirmation({ confirmed, unconfirmed, cleared, missing }: Confirmation): DerivedConfirmation {
  return { confirmed, unconfirmed, cleared, missing };
}

function deriveSequence(sequence: SequenceVerdict): DerivedSequence {
  const { storages, orders, steps, faults, baseFaults, refusals, speedUps } = sequence;
  return { storages, orders, steps, faults: [...faults, ...baseFaults], refusals, speedUps };
}

function deriveAcceptances({ accepted, ignored }: Acceptances): DerivedAcceptances {
  return {
    accepted: accepted.map((row) => {
      const { name, acceptance } = row;
      const against = "judge" in row ? row.judge.noun : row.against;
      return { row: name, against, ...acceptedFigures(row), ...acceptance };
    }),
    ignored,
  };
}

function acceptedFigures(row: AcceptedRow): Partial<DerivedAcceptances["accepted"][number]> {
  if ("judgement" in row) {
    const { multiplier, ceiling } = row.judgement;
    return { multiplier, ceiling };
  }
  const { base, candidate, ceiling, name: counter } = row.change;
  return { base, candidate, ...omitUndefined({ counter, ceiling }) };
}

function deriveSection({
  variant,
  storage,
  kind,
  judgement,
  interval: multiplierInterval,
  parts,
  missing,
}: SectionVerdict): DerivedSection {
  return {
    variant,
    storage,
    kind,
    ...derivedJudgement(judgement),
    ...omitUndefined({ multiplierInterval }),
    missing,
    ...averageOf(judgement?.evidence),
    ...(parts === undefined
      ? {}
      : {
          highest: testPath(parts.highest),
          ...omitUndefined({ averageWithout: parts.without }),
          geometricMean: parts.geometricMean,
        }),
  };
}

function deriveTest({ comparison, judgement, base }: TestVerdict): DerivedTest {
  const { state } = comparison;
  const head = { test: testPath(comparison), state };
  if (isUnmeasured(comparison)) return head;
  if (comparison.state === "against base") {
    const { timeNs, base: compared } = comparison;
    const figures = { candidateNs: timeNs.candidate, medianPairs: compared.ratios.length };
    return { ...head, ...figures, ...deriveBase(compared, base) };
  }
  const { timeNs, ratios, interval: multiplierInterval, noisePercent } = comparison;
  return {
    ...head,
    baselineNs: timeNs.baseline,
    candidateNs: timeNs.candidate,
    medianPairs: ratios.length,
    ...omitUndefined({ multiplierInterval, noisePercent }),
    ...derivedJudgement(judgement),
    ...evidenceOf(judgement?.evidence),
    ...deriveBase(comparison.base, base),
  };
}

function deriveBase(
  comparison: BaseComparison | undefined,
  judgement: Judgement<Evidence> | undefined,
): Pick<DerivedTest, "base"> {
  if (comparison === undefined) return {};
  if (comparison.state !== "measured" || judgement === undefined) return { base: { state: "failed" } };
  const { outcome, multiplier, ceiling, elsewhere, evidence } = judgement;
  const { timeNs, interval: multiplierInterval } = comparison;
  return {
    base: {
      state: "measured",
      outcome,
      baseNs: timeNs,
      multiplier,
      ...omitUndefined({ multiplierInterval }),
      line: ceiling,
      ...omitUndefined({ elsewhere }),
      ...evidenceOf(evidence),
    },
  };
}

function derivedJudgement(judgement: Judgement | undefined): Partial<DerivedJudgement> {
  if (judgement === undefined) return {};
  const { outcome, multiplier, ceiling, elsewhere } = judgement;
  return { outcome, multiplier, ceiling, ...omitUndefined({ elsewhere }) };
}

function evidenceOf(evidence: Evidence | undefined): Partial<DerivedEvidence> {
  if (evidence === undefined) return {};
  const { over, pAbove, pBelow, interval } = evidence;
  return { ...courseOf(evidence), over, pAbove, pBelow, interval };
}

function averageOf(evidence: AverageEvidence | undefined): Partial<DerivedAverageEvidence> {
  if (evidence === undefined) return {};
  const { mean, standardError, interval } = evidence;
  return { ...courseOf(evidence), mean, standardError, interval };
}

function courseOf({ phase, pairs, alpha, suspects, ending }: Evidence | AverageEvidence): DerivedCourse {
  return {
    phase,
    pairs,
    ...omitUndefined({ alpha, suspects, ending }),
  };
}
