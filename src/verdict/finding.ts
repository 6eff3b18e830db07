import type { Criteria } from "../model/criteria.ts";
import type { Role } from "../model/engine.ts";
import type { Outcome } from "../model/outcome.ts";
import { type Test, testPath } from "../model/test.ts";
import type { Examined } from "./examination.ts";
import type { JudgeInput } from "./judge-input.ts";

/**
 * A figure of a feature that differs between base and candidate, such as a count of instructions. These figures are exact: noise of
 * the runner does not excuse a finding.
 */
export interface Finding {
  /** Absent if it is about the engine itself, such as the size of its file. */
  readonly test?: Test;
  /** The path of an ageing database, such as `age/append`, or of a contest, such as `contention/same/threads/4`, if it is about that. */
  readonly part?: string;
  /** Tells the findings of one test apart, such as a counter's name: untrusted text. Absent if a test has at most one finding. */
  readonly name?: string;
  /** The word for it in a results file and in acceptances, if it is not its judge's. */
  readonly noun?: string;
  /** Set if the candidate is compared with the baseline: `base` is the baseline's figure then. */
  readonly against?: "baseline";
  readonly base: number;
  readonly candidate: number;
  /** By how much the candidate may exceed the base, percent, or the largest multiple of the baseline; unlimited if absent. */
  readonly ceiling?: number;
  readonly outcome: Exclude<Outcome, "inconclusive">;
}

/** `int/memory/writes/oltp_insert`, `age/append`, `contention/same/threads/4`; `all` if the finding is about the engine itself. */
export function findingPath({ test, part }: Pick<Finding, "test" | "part">): string {
  if (part !== undefined) return part;
  return test === undefined ? "all" : testPath(test);
}

/** By how much the candidate exceeds the base, percent. A base of 0 counts as 1: any growth from it would be infinite. */
export function risePercent({ base, candidate }: Pick<Finding, "base" | "candidate">): number {
  return (100 * (candidate - base)) / Math.max(1, Math.abs(base));
}

/** A multiple as a rise, percent; without the errors of binary fractions. */
export function percentOver(multiple: number): number {
  return Number((100 * (multiple - 1)).toFixed(6));
}

/**
 * The parts of a finding whose ceiling is the largest multiple of another engine's figure: against the baseline, the finding keeps the
 * multiple and has a word of its own; against the base, the ceiling is a rise, percent.
 *
 * @param noun the word for a finding against the base
 */
export function byMultiple(
  noun: string,
  against: Role,
  multiple: number,
): Pick<Finding, "noun" | "against"> & { readonly ceiling: number } {
  return against === "baseline"
    ? { noun: `baseline-${noun}`, against, ceiling: multiple }
    : { noun, ceiling: percentOver(multiple) };
}

/** A figure that the base has, and that the candidate alone does not give: over any ceiling. */
export interface Withheld extends Omit<Finding, "candidate"> {
  readonly ceiling: number;
  /** Nobody can accept it: it has no figure that an acceptance could bound. */
  readonly outcome: "fail";
  /** The reason; may contain an engine's own words, which are untrusted. */
  readonly why: string;
}

/** A test to which a feature cannot apply its ceiling. */
export interface UndecidedTest {
  readonly test: Test;
  /** The reason, as a sentence begins; may contain an engine's own words, which are untrusted. */
  readonly why: string;
}

/** A feature's part of a verdict. */
export interface FeatureVerdict<Found extends Finding = Finding> {
  readonly changes: readonly Found[];
  /** A withheld figure over its ceiling fails a run, like a change. Absent if a feature has none. */
  readonly withheld?: readonly Withheld[];
  /** These tests leave a run inconclusive that would pass. */
  readonly undecided?: readonly UndecidedTest[];
  /** Paths of tests that take as many instructions on the candidate as on the base; absent if the feature counts none. */
  readonly sameInstructions?: ReadonlySet<string>;
}

/** How a report names findings of one feature. */
export interface FindingWords<Found extends Finding = Finding> {
  /** `130, on the base 120: 8.3% more, over 5%`. @param base the name of the engine that it is compared with, escaped */
  reason(found: Found, base: string): string;
  /** For a status, `2 counters over the base`. @param failed at least 1 */
  readonly title: (failed: number) => string;
  /** For a headline, `2 counters of the engine exceed their ceilings against the base`. @param failed at least 1 */
  readonly clause: (failed: number) => string;
  /** About figures that the candidate withholds, at least 1; absent if a feature has none. */
  readonly withheld?: {
    /** `instructions of 2 tests not counted` */
    readonly title: (withheld: number) => string;
    readonly clause: (withheld: number) => string;
  };
  /** About undecided tests, at least 1; absent if a feature has none. */
  readonly undecided?: {
    /** `instructions of 2 tests` */
    readonly title: (tests: number) => string;
    readonly clause: (tests: number) => string;
    /** @param why escaped */
    readonly reason: (why: string) => string;
    /** For the reader, `more pairs (--rounds 30)`; absent if each reason says what to do. */
    readonly remedy?: string;
  };
}

/** The remedy for limits that the samples do not prove to be exceeded. */
export const morePairs = "more pairs for these limits (--rounds 30)";

/** Judges the figures of one feature. */
export interface Judge<
  Found extends Finding = Finding,
  Judged extends FeatureVerdict<Found> = FeatureVerdict<Found>,
> {
  /** The key of its part of a verdict, and of its findings in a results file: `counters`. */
  readonly name: string;
  /** The word for one of its findings in a results file: `counter`. */
  readonly noun: string;
  /**
   * Undefined if there is nothing to judge. A method, so that a list can hold the judges of all features.
   *
   * @param examined the results of all examinations of the run
   */
  judge(input: JudgeInput, criteria: Criteria, examined: Examined): Judged | undefined;
  readonly words: FindingWords<Found>;
}

/** By the names of their judges, in the judges' order. */
export type FeatureVerdicts = Readonly<
  Record<string, { readonly judge: Judge; readonly judged: FeatureVerdict }>
>;

/** Finds one judge's part of a verdict; undefined if there was nothing to judge. @param name of the judge, which alone makes it */
export function judgedPart<Judged extends FeatureVerdict>(name: string) {
  return ({ features }: { readonly features: FeatureVerdicts }) =>
    features[name]?.judged as Judged | undefined;
}

/** The part of a feature that judges. */
export interface Judging {
  readonly judge?: Judge;
}

export function judgeFeatures(
  features: readonly Judging[],
  input: JudgeInput,
  criteria: Criteria,
  examined: Examined,
): FeatureVerdicts {
  return Object.fromEntries(
    features.flatMap(({ judge }) => {
      const judged = judge?.judge(input, criteria, examined);
      return judge === undefined || judged === undefined ? [] : [[judge.name, { judge, judged }] as const];
    }),
  );
}

/** Every feature's part of a verdict, changed. */
export function mapFeatures(
  features: FeatureVerdicts,
  change: (judged: FeatureVerdict, judge: Judge) => FeatureVerdict,
): FeatureVerdicts {
  return Object.fromEntries(
    Object.entries(features).map(([name, { judge, judged }]) => [
      name,
      { judge, judged: change(judged, judge) },
    ]),
  );
}

/** The findings of all features, with their judges. */
export function findingsOf({ features }: { readonly features: FeatureVerdicts }) {
  return Object.values(features).flatMap(({ judge, judged }) =>
    allOf(judged).map((found) => ({ judge, found })),
  );
}

/** Changes, and figures that the candidate withholds. */
export function allOf({ changes, withheld = [] }: FeatureVerdict): readonly (Finding | Withheld)[] {
  return [...changes, ...withheld];
}

/** The findings over their ceilings, by feature; features without one are left out. */
export function failingFindings({ features }: { readonly features: FeatureVerdicts }) {
  return Object.values(features).flatMap(({ judge, judged }) => {
    const failed = allOf(judged).filter(({ outcome }) => outcome === "fail");
    return failed.length === 0 ? [] : [{ judge, failed }];
  });
}

/** The words for findings over their ceilings, for each feature. */
export function failureWords(
  verdict: { readonly features: FeatureVerdicts },
  form: "title" | "clause",
): string[] {
  return failingFindings(verdict).flatMap(({ judge: { words }, failed }) => {
    const withheld = failed.filter((found) => "why" in found).length;
    const over = failed.length - withheld;
    return [
      ...(over === 0 ? [] : [words[form](over)]),
      ...(withheld === 0 || words.withheld === undefined ? [] : [words.withheld[form](withheld)]),
    ];
  });
}

/** The undecided tests, by feature; features without one are left out. */
export function undecidedFindings({ features }: { readonly features: FeatureVerdicts }) {
  return Object.values(features).flatMap(({ judge, judged: { undecided = [] } }) => {
    const words = judge.words.undecided;
    return undecided.length === 0 || words === undefined ? [] : [{ words, undecided }];
  });
}
