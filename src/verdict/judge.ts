/**
 * The way from samples to a verdict, one file a step:
 *
 * - comparison.ts: which samples are pairs, and the engines' medians; equal-work.ts: what makes a test invalid
 * - decided-tests.ts: which pairs decide each test and section, by screening.ts and confirmation.ts in decision.ts
 * - judge-section.ts, judge-test.ts: figures and outcomes, with the evidence for each
 * - examination.ts: the examinations of features, which can make a test or a run invalid
 * - judge-groups.ts: averages against the base, and the geometric means of all tests
 * - causes.ts: what has changed against the base, by what it has in common
 * - finding.ts: the findings of features, beside times; layout.ts: the causes that are no larger than a linker makes
 * - rows.ts: the judged figures, listed and changed in one place
 * - controls.ts: whether the runner is biased; overall.ts: the run's own outcome
 * - second-machine.ts: another machine's result for the rows that fail or are undecided; applied after judging
 * - acceptances.ts: which failing rows somebody accepts; applied after judging
 */

import { references } from "../model/compared.ts";
import type { Criteria } from "../model/criteria.ts";
import type { Outcome } from "../model/outcome.ts";
import type { MachineFacts, MissingBase } from "../model/recording.ts";
import { testPath } from "../model/test.ts";
import type { Acceptances } from "./accepted-row.ts";
import { type Cause, findCauses } from "./causes.ts";
import { assess, type Comparison, compare } from "./comparison.ts";
import { assessControls, assessMachines, biasOf, type Control } from "./controls.ts";
import { countedPairs, type DecidedTest, decideTests } from "./decided-tests.ts";
import { type Examined, type Examining, examineAll, requiredFailures } from "./examination.ts";
import { type FeatureVerdicts, type Judging, judgeFeatures } from "./finding.ts";
import { addIntervals } from "./intervals.ts";
import { comparedRows, type GroupVerdict, type Headline, headlineOf, judgeGroups } from "./judge-groups.ts";
import type { JudgeInput } from "./judge-input.ts";
import { judgeSections, type SectionVerdict } from "./judge-section.ts";
import { baseRatios, type TestVerdict } from "./judge-test.ts";
import { markLayoutSized } from "./layout.ts";
import { assessMeasurement, type Measurement, overallOutcome } from "./overall.ts";
import { type JudgedRows, rowsOf } from "./rows.ts";

export type { GroupVerdict, Headline, MeanRatio } from "./judge-groups.ts";
export type { SectionVerdict } from "./judge-section.ts";
export type { TestVerdict } from "./judge-test.ts";

/** The result of a run. */
export interface Verdict extends Criteria {
  /** `fail` also if the measurement is not complete; `pass` says that everything planned is within its ceilings. */
  readonly outcome: Outcome;
  readonly measurement: Measurement;
  /** In report order. */
  readonly sections: readonly SectionVerdict[];
  /** Empty if none were measured. */
  readonly controls: readonly Control[];
  /** The averages against the base: all tests first, then suites, sections and workloads; empty without a base. */
  readonly groups: readonly GroupVerdict[];
  /** The geometric means of all tests. */
  readonly headline: Headline;
  /** The changes against the base, by what they have in common: what explains most first; empty without a base. */
  readonly causes: readonly Cause[];
  /** Results of the features' examinations; a feature with nothing to examine is absent. */
  readonly examined: Examined;
  /** Judgements of features beside times; a feature without figures is absent. */
  readonly features: FeatureVerdicts;
  /** Pairs of all tests together: those that the rule asked for, and further recorded ones. */
  readonly pairs: { readonly used: number; readonly unused: number };
  /** Absent if none were given. */
  readonly acceptances?: Acceptances;
  /** Set if a comparison with the base was wanted and the run has no base; with the cause if that is known. */
  readonly withoutBase?: Partial<MissingBase>;
  /** Another machine's result for the rows that fail or are undecided; absent if none was asked. */
  readonly confirmation?: Confirmation;
}

/** Judges a recording: a pure function of the samples, so that any run can be judged again. */
export function judge(
  input: JudgeInput,
  criteria: Criteria,
  features: readonly (Judging & Examining)[] = [],
): Verdict {
  const { tests, controls = [], machines, problems, uncounted, stopped, ending, floorNs } = input;
  const assessed = tests.map((record) =>
    assess(record, criteria, requiredFailures(features, record, criteria, uncounted)),
  );
  const measurable = assessed.filter((one) => one.state === "measurable");
  const decided = decideTests(measurable, tests, ending, criteria);
  const comparisons = addIntervals(
    assessed.map((one): Comparison => {
      if (one.state !== "measurable") return one;
      const { baseline, base } = decided.tests.get(testPath(one)) as DecidedTest;
      return compare(one, { baseline, base, floorNs: floorNs?.[one.storage] });
    }),
  );
  const assessedControls = machines === undefined ? assessControls(controls) : assessMachines(machines);
  const bias = biasOf(assessedControls, criteria.untrusted);
  const sections = judgeSections(comparisons, decided, criteria, bias);
  const compared = comparedRows(decided, baseRatios(testVerdicts({ sections })));
  const groups = judgeGroups(compared, decided.groups, criteria, bias);
  const planned = decided.groups.map(({ group }) => group);
  const examined = examineAll(features, input, criteria);
  const measurement = assessMeasurement(comparisons, examined, stopped, ending, problems);
  const found = judgeFeatures(features, input, criteria, examined);
  const used = [...decided.tests.values()].reduce((sum, one) => sum + usedPairs(one), 0);
  const recorded = measurable.reduce((sum, { pairs }) => sum + pairs.length, 0);
  return {
    ...criteria,
    outcome: overallOutcome({ sections, groups, measurement, features: found }),
    measurement,
    sections,
    controls: assessedControls,
    groups,
    headline: headlineOf(comparisons, decided, compared),
    causes: markLayoutSized(findCauses(compared, planned), found),
    examined,
    features: found,
    pairs: { used, unused: recorded - used },
  };
}

/** The pairs of a test that count, whichever engines they are with. */
function usedPairs(decided: DecidedTest): number {
  return new Set(references.flatMap((one) => countedPairs(decided, one).map(({ round }) => round))).size;
}

/** Every test's verdict, in report order. */
export function testVerdicts({ sections }: Pick<Verdict, "sections">): TestVerdict[] {
  return sections.flatMap(({ tests }) => tests);
}

/** Whether figures are so near to their ceilings that a biased runner could decide on them. */
export function isTooNoisy(verdict: JudgedRows): boolean {
  return rowsOf(verdict).some(({ judgement }) => judgement.bias !== undefined);
}

/** The rows that another machine was asked about, and their results. */
export interface Confirmation {
  /** Rows that fail on both machines. */
  readonly confirmed: number;
  /** Rows that fail on the first machine only, or were undecided there and are not within their ceilings on the other. */
  readonly unconfirmed: number;
  /** Rows that were undecided, and are within their ceilings on the other machine. */
  readonly cleared: number;
  /** The other machine; absent if nothing is known of it. */
  readonly machine?: MachineFacts;
  /** Names of the rows that the other machine was to measure, and has no figure of. */
  readonly missing: readonly string[];
}
