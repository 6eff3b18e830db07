import type { Outcome } from "../../model/outcome.ts";
import type { Recording } from "../../model/recording.ts";
import {
  type Comparison,
  isLacking,
  isNew,
  isUnmeasured,
  type Measured,
  type MeasuredBase,
} from "../../verdict/comparison.ts";
import type { RatioInterval } from "../../verdict/evidence.ts";
import { isTooWide } from "../../verdict/intervals.ts";
import { type TestVerdict, testVerdicts, type Verdict } from "../../verdict/judge.ts";
import { isDisputed, type Judgement } from "../../verdict/judgement.ts";

/** A test or a section, with a judgement if there is a figure to compare with a ceiling. */
interface Judgeable {
  readonly judgement: Judgement | undefined;
}

type WithJudgement<One extends Judgeable> = One & {
  readonly judgement: NonNullable<One["judgement"]>;
};

/** The tests or sections with this outcome. */
export function withOutcome<One extends Judgeable>(
  all: readonly One[],
  outcome: Judgement["outcome"],
): WithJudgement<One>[] {
  return withJudgement(all).filter(({ judgement }) => judgement.outcome === outcome);
}

const severity = { fail: 0, inconclusive: 1, accepted: 2, pass: 3 } as const;

/** The one with the worst outcome, and among equals the least headroom; undefined if none has a judgement. */
export function findWorst<One extends Judgeable>(all: readonly One[]): WithJudgement<One> | undefined {
  return withJudgement(all).toSorted(
    ({ judgement: a }, { judgement: b }) =>
      severity[a.outcome] - severity[b.outcome] || a.headroom - b.headroom,
  )[0];
}

/** The tests with their judgements against the base. */
export function baseJudgements(tests: readonly TestVerdict[]) {
  return tests.map(({ comparison, base }) => ({ comparison, judgement: base }));
}

/** Whether tests have results, and none against the baseline. */
export function isAgainstBaseOnly(tests: readonly TestVerdict[]): boolean {
  const states = tests.map(({ comparison }) => comparison.state);
  return states.includes("against base") && !states.includes("measured");
}

/** The tests with the judgements that they are shown by: against the base, if none has a result against the baseline. */
export function shownJudgements(tests: readonly TestVerdict[]): {
  readonly isBaseOnly: boolean;
  readonly shown: readonly Pick<TestVerdict, "comparison" | "judgement">[];
} {
  const isBaseOnly = isAgainstBaseOnly(tests);
  return { isBaseOnly, shown: isBaseOnly ? baseJudgements(tests) : tests };
}

/** The tests that have no figure at all, and should have one. */
export function withoutResult(tests: readonly TestVerdict[]): TestVerdict[] {
  return tests.filter(({ comparison }) => isLacking(comparison));
}

/** The tests that have a figure, or should have one. */
export function countedTests(sections: Pick<Verdict, "sections">): TestVerdict[] {
  return testVerdicts(sections).filter(({ comparison }) => !isNew(comparison));
}

/** Whether the pairs say that the ceiling is exceeded, accepted or not. */
export function exceeds(outcome: Outcome): boolean {
  return outcome === "fail" || outcome === "accepted";
}

/** Whether the figure is on the other side of its ceiling than the outcome, which the pairs decide. */
export function contradictsFigure({ multiplier, ceiling, outcome }: Judgement): boolean {
  return outcome !== "inconclusive" && exceeds(outcome) !== multiplier > ceiling;
}

/**
 * Whether the pairs decide on a figure, and its interval still has both sides of the ceiling: a reader cannot conclude from the interval
 * what the outcome says.
 */
export function leavesOpen(judgement: Judgement | undefined, interval: RatioInterval | undefined): boolean {
  if (judgement === undefined || interval === undefined) return false;
  const isDecided = judgement.outcome !== "inconclusive" && !contradictsFigure(judgement);
  return isDecided && contains(interval, judgement.ceiling);
}

function contains({ low, high }: RatioInterval, ceiling: number): boolean {
  return low <= ceiling && ceiling < high;
}

/**
 * How much of a row's answer noise leaves, if the interval is too wide: `nothing`, or the `side` of the ceiling that the outcome names.
 * Undefined for an interval that is narrow enough. An engine that is over its ceiling by its mean is so whatever its median, the row's
 * figure, is.
 */
export function leftByNoise(
  judgement: Judgement | undefined,
  row: Pick<MeasuredBase, "multiplier" | "interval"> | undefined,
): "nothing" | "side" | undefined {
  const interval = row?.interval;
  if (interval === undefined || !isTooWide(interval)) return undefined;
  if (judgement === undefined || judgement.outcome === "inconclusive") return "nothing";
  if (exceeds(judgement.outcome) && judgement.multiplier !== row?.multiplier) return "side";
  return contains(interval, judgement.ceiling) ? "nothing" : "side";
}

/** Whether a test's interval is too wide, against the baseline or the base. */
export function isNoisy({ comparison, judgement, base }: TestVerdict): boolean {
  const { own, against } = measuredFigures(comparison);
  return [leftByNoise(judgement, own), leftByNoise(base, against)].some((left) => left !== undefined);
}

/** The figures of a test, against the baseline and against the base. */
export function measuredFigures(comparison: Comparison): {
  readonly own?: Measured;
  readonly against?: MeasuredBase;
} {
  if (isUnmeasured(comparison)) return {};
  const { base } = comparison;
  return {
    own: comparison.state === "measured" ? comparison : undefined,
    against: base?.state === "measured" ? base : undefined,
  };
}

/** Whether a test's interval leaves open on which side of a ceiling it is, against the baseline or the base. */
export function isOpen({ comparison, judgement, base }: TestVerdict): boolean {
  const { own, against } = measuredFigures(comparison);
  return leavesOpen(judgement, own?.interval) || leavesOpen(base, against?.interval);
}

/** Whether a judgement is undecided for want of pairs that the rule allows. */
export function lacksPairs(judgement: Judgement): boolean {
  const { outcome, evidence } = judgement;
  if (isDisputed(judgement)) return false;
  return outcome === "inconclusive" && evidence?.ending !== "pairs" && evidence?.ending !== "contradiction";
}

function withJudgement<One extends Judgeable>(all: readonly One[]): WithJudgement<One>[] {
  return all.flatMap((one) =>
    one.judgement === undefined ? [] : [{ ...one, judgement: one.judgement } as WithJudgement<One>],
  );
}

/** Tests that were chosen and not measured, for lack of a base: none is missed where the base is the candidate's file. */
export function skippedTests({
  identicalBase,
  skipped = [],
}: Pick<Recording, "identicalBase" | "skipped">): NonNullable<Recording["skipped"]> {
  return identicalBase === undefined ? skipped : [];
}
