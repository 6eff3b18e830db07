import type { Acceptance, IgnoredAcceptance, Rule } from "../model/criteria.ts";
import { type Section, type Test, testPath } from "../model/test.ts";
import type { AcceptedRow } from "./accepted-row.ts";
import type { Cause } from "./causes.ts";
import { type Comparison, isUnmeasured } from "./comparison.ts";
import type { Control } from "./controls.ts";
import type { AverageEvidence, Evidence, RatioInterval } from "./evidence.ts";
import { allOf, type Finding, findingPath, type Withheld } from "./finding.ts";
import {
  type Confirmation,
  type GroupVerdict,
  type SectionVerdict,
  type TestVerdict,
  testVerdicts,
  type Verdict,
} from "./judge.ts";
import type { Judgement } from "./judgement.ts";

/**
 * A verdict as plain data: its figures, with the evidence beside each, and without samples. A results file has it for other tools
 * to read, and a history keeps a part of it. A judged value follows from the samples, so a reader of results files ignores it. A key
 * that is absent is not known, or has no meaning there.
 */
export interface JudgedRun extends Pick<Verdict, "outcome" | "pairs"> {
  /**
   * The findings of each feature, by the name of its judge, such as `counters`; one that the candidate gives no figure for has `why`.
   * A feature that judged nothing is absent.
   */
  readonly [feature: string]: unknown;
  readonly measurement: Verdict["measurement"]["state"];
  /** How samples became outcomes; the number of rounds alone if that is fixed. */
  readonly rule: Rule | Pick<Rule, "rounds">;
  /** In report order; so are the tests. */
  readonly sections: readonly JudgedSection[];
  readonly tests: readonly JudgedTest[];
  /** The baseline against itself; empty if there are none. */
  readonly controls: readonly Control[];
  /** The rows that another machine measured again; absent if none has. */
  readonly confirmation?: Omit<Confirmation, "machine">;
  /** Rows that exceed a ceiling and are accepted, and lines that do not count; absent if none were given. */
  readonly acceptances?: {
    readonly accepted: readonly JudgedAcceptance[];
    readonly ignored: readonly IgnoredAcceptance[];
  };
  /** The averages against the base; absent without one. */
  readonly groups?: readonly JudgedGroup[];
  /** The geometric means of all tests: candidate / baseline, and candidate / base. */
  readonly headline: Verdict["headline"];
  /** The changes against the base by what they have in common; absent without a base. */
  readonly causes?: readonly JudgedCause[];
}

/** A value about a test, with the path of the test, such as `int/memory/reads/oltp_point_select`, or `all` for the engine itself. */
type Named<Value extends { readonly test?: Test }> = Omit<Value, "test" | "part"> & {
  readonly test: string;
};

/** A figure beside its ceiling, and the evidence for its outcome. */
type Judged<Shown> = Omit<Judgement<Shown>, "headroom" | "evidence"> & Partial<Shown>;

interface JudgedGroup extends Pick<GroupVerdict, "level" | "name">, Partial<Judged<AverageEvidence>> {
  /** How many tests it is made of. */
  readonly tests: number;
}

interface JudgedCause extends Omit<Cause, "tests" | "alike"> {
  /** The paths. */
  readonly tests: readonly string[];
  /** How many of the tests differ like their mean: by more than half of it. */
  readonly alike: number;
}

interface JudgedSection extends Section, Partial<Judged<AverageEvidence>> {
  /** For the average of the multipliers, if the samples were taken in turns. */
  readonly multiplierInterval?: RatioInterval;
  /** How many of its tests have no multiplier, and are not in the average. */
  readonly missing: number;
  /** The path of the test with the highest multiplier. */
  readonly highest?: string;
  /** The average without that test; absent if there is no other. */
  readonly averageWithout?: number;
  /** The geometric mean of the same multipliers. */
  readonly geometricMean?: number;
}

export interface JudgedTest extends Partial<Judged<Evidence>> {
  /** The path. */
  readonly test: string;
  /**
   * `against base`: with figures of the base only; `failed`: with failures; `missing`: without a pair. The last two have no
   * figures.
   */
  readonly state: Comparison["state"];
  /** Times in nanoseconds, whose quotient is the median of the pairs' ratios. */
  readonly baselineNs?: number;
  readonly candidateNs?: number;
  /** The number of pairs behind the times and the noise: the pairs of the deciding phase. */
  readonly medianPairs?: number;
  /** For the multiplier, if the samples were taken in turns. */
  readonly multiplierInterval?: RatioInterval;
  /** The median absolute deviation of the pairs' ratios in percent of their median; absent for fewer than 3. */
  readonly noisePercent?: number;
  /** The candidate against the base. `failed`: the base has no result of this test, which is not the candidate's fault. */
  readonly base?:
    | { readonly state: "failed" }
    | ({
        readonly state: "measured";
        /** The times of both in the pairs with the base. */
        readonly baseNs: number;
        readonly candidateNs: number;
        readonly multiplier: number;
        readonly multiplierInterval?: RatioInterval;
        /** The largest multiplier allowed. Absent, as the outcome is, if changes against the base decide nothing. */
        readonly line?: number;
      } & Omit<Partial<Judged<Evidence>>, "ceiling" | "multiplier">);
}

interface JudgedAcceptance extends Acceptance {
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
  /** The largest multiplier allowed; for a counter, percent. */
  readonly ceiling?: number;
}

export function judgedRun(verdict: Verdict): JudgedRun {
  const { outcome, measurement, rule, pairs, sections, controls, features } = verdict;
  const { causes, groups, headline, acceptances, confirmation } = verdict;
  const examined = Object.entries(verdict.examined).flatMap(([name, { by, found }]) =>
    by.words === undefined ? [] : [[name, by.words.derived(found)] as const],
  );
  const found = Object.entries(features).map(
    ([name, { judged }]) => [name, allOf(judged).map(named)] as const,
  );
  return {
    outcome,
    measurement: measurement.state,
    rule: typeof rule.rounds === "number" ? { rounds: rule.rounds } : rule,
    pairs,
    sections: sections.map(judgedSection),
    tests: testVerdicts(verdict).map(judgedTest),
    controls,
    headline,
    confirmation: confirmation && withoutMachine(confirmation),
    acceptances: acceptances && {
      accepted: acceptances.accepted.map(judgedAcceptance),
      ignored: acceptances.ignored,
    },
    ...Object.fromEntries(examined),
    groups: headline.base && groups.map(judgedGroup),
    causes: headline.base && causes.map(judgedCause),
    ...(Object.fromEntries(found) as Readonly<Record<string, readonly Named<Finding | Withheld>[]>>),
  };
}

function judgedGroup({ level, name, tests, judgement }: GroupVerdict): JudgedGroup {
  return { level, name, tests: tests.length, ...judged(judgement) };
}

function judgedCause({ tests, alike, ...cause }: Cause): JudgedCause {
  return { ...cause, tests: tests.map(testPath), alike: alike.length };
}

function judgedSection(section: SectionVerdict): JudgedSection {
  const { variant, storage, kind, judgement, interval: multiplierInterval, parts, missing } = section;
  return {
    variant,
    storage,
    kind,
    ...judged(judgement),
    missing,
    multiplierInterval,
    highest: parts && testPath(parts.highest),
    averageWithout: parts?.without,
    geometricMean: parts?.geometricMean,
  };
}

function judgedTest({ comparison, judgement, base }: TestVerdict): JudgedTest {
  const { state } = comparison;
  const test = testPath(comparison);
  if (isUnmeasured(comparison)) return { test, state };
  const { timeNs, base: compared } = comparison;
  const againstBase = compared === undefined ? {} : { base: judgedBase(compared, base) };
  if (comparison.state === "against base") {
    const medianPairs = comparison.base.ratios.length;
    return { test, state, candidateNs: timeNs.candidate, medianPairs, ...againstBase };
  }
  const { ratios, interval: multiplierInterval, noisePercent } = comparison;
  return {
    test,
    state,
    baselineNs: comparison.timeNs.baseline,
    candidateNs: timeNs.candidate,
    medianPairs: ratios.length,
    multiplierInterval,
    noisePercent,
    ...judged(judgement),
    ...againstBase,
  };
}

function judgedBase(
  compared: NonNullable<Extract<Comparison, { state: "measured" }>["base"]>,
  judgement: Judgement<Evidence> | undefined,
): NonNullable<JudgedTest["base"]> {
  if (compared.state !== "measured") return { state: "failed" };
  const { timeNs, multiplier, interval: multiplierInterval } = compared;
  const { ceiling: line, ...others } = judged(judgement);
  const times = { baseNs: timeNs.base, candidateNs: timeNs.candidate };
  return {
    state: "measured",
    ...times,
    multiplier,
    multiplierInterval,
    line,
    ...others,
  };
}

function judged<Shown extends object>(judgement: Judgement<Shown> | undefined): Partial<Judged<Shown>> {
  if (judgement === undefined) return {};
  const { outcome, multiplier, ceiling, ceilingFrom, elsewhere, evidence } = judgement;
  return {
    outcome,
    multiplier,
    ceiling,
    ceilingFrom,
    elsewhere,
    ...evidence,
  } as Judged<Shown>;
}

function judgedAcceptance(row: AcceptedRow): JudgedAcceptance {
  const { name, acceptance } = row;
  if ("judgement" in row) {
    const { multiplier, ceiling } = row.judgement;
    return { row: name, against: row.against, multiplier, ceiling, ...acceptance };
  }
  const { base, candidate, ceiling, name: counter } = row.change;
  return {
    row: name,
    against: row.change.noun ?? row.judge.noun,
    base,
    candidate,
    counter,
    ceiling,
    ...acceptance,
  };
}

function named<Value extends Pick<Finding, "test" | "part">>(value: Value): Named<Value> {
  const { test: _, part: __, ...others } = value;
  return { test: findingPath(value), ...others };
}

function withoutMachine({ machine: _, ...others }: Confirmation): Omit<Confirmation, "machine"> {
  return others;
}
