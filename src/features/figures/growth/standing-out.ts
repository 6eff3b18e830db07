import type { Criteria } from "../../../model/criteria.ts";
import type { TestRecord } from "../../../model/recording.ts";
import { sweepsIn } from "../../../model/sweep-step.ts";
import { testOnly } from "../../../model/test.ts";
import { median } from "../../../statistics/summary.ts";
import type { WantedPairs } from "../../../verdict/next-pairs.ts";
import { comparedPairs } from "../../../verdict/pairs.ts";

/** A step stands out if its multiplier is so many times those that it is compared with, or they are so many times the step's. */
const leastFactor = 2;

/** The most steps side by side that can stand out together. More of them may be the shape that the sweep is there to show. */
const mostTogether = 2;

/** A step that stands out gets so many times its pairs in all: the later ones outnumber those that a disturbance may have met. */
const pairsInAll = 3;

/** A step that stands out from its neighbours by its first pairs. */
export interface StandingStep {
  /** The parameter's value. */
  readonly value: number;
  /** The candidate's multiplier by the first pairs, and by all; the latter absent if the step was not measured again. */
  readonly first: number;
  readonly now?: number;
}

interface Step {
  readonly value: number;
  readonly record: TestRecord;
  /** The candidate's time over that of the engine that it is compared with, of each pair. */
  readonly ratios: readonly number[];
}

/** The pairs that are missing of steps that stand out by the pairs that a run takes of every test. */
export function wantedForStandingOut(
  records: readonly TestRecord[],
  { rule }: Pick<Criteria, "rule">,
): WantedPairs[] {
  const { rounds } = rule;
  if (typeof rounds === "number") return [];
  return sweepsOf(records).flatMap((steps) => {
    const standing = standingOut(steps.map((step) => withFirst(step, rounds.max)));
    return steps.flatMap(({ record, ratios }, at): WantedPairs[] => {
      const missing = pairsInAll * rounds.max - ratios.length;
      if (missing <= 0 || !standing.has(at)) return [];
      const reference = record.compare === "base" ? "base" : "baseline";
      return [{ test: testOnly(record), pairs: missing, references: [reference] }];
    });
  });
}

/** The steps of one sweep that stand out, in any order of the records. */
export function standingSteps(records: readonly TestRecord[]): StandingStep[] {
  return sweepsOf(records).flatMap((steps) => {
    const hasMore = (step: Step) => hasMorePairs(step, steps);
    const first = steps.map((step) =>
      hasMore(step) ? withFirst(step, firstPairs(step.ratios).length) : step,
    );
    const standing = standingOut(first);
    return steps.flatMap((step, at) => {
      const { value, ratios } = step;
      if (!standing.has(at)) return [];
      if (!hasMore(step)) return [{ value, first: median(ratios) }];
      return [{ value, first: median(firstPairs(ratios)), now: median(ratios) }];
    });
  });
}

/** Whether a step has so many more pairs than others of its sweep as one that is measured again. */
function hasMorePairs(own: Step, steps: readonly Step[]): boolean {
  const fewer = steps.filter(({ ratios }) => own.ratios.length >= 2 * ratios.length);
  return fewer.length >= Math.min(2, steps.length - 1);
}

function withFirst(step: Step, pairs: number): Step {
  return { ...step, ratios: step.ratios.slice(0, pairs) };
}

function firstPairs(ratios: readonly number[]): readonly number[] {
  return ratios.slice(0, Math.ceil(ratios.length / pairsInAll));
}

/**
 * The places of steps that stand out from the steps beside them, alone or with a neighbour, or, at an end of the sweep, from the line through
 * the next two. None where they are half of the steps: nobody knows which half is the usual one.
 */
function standingOut(steps: readonly Step[]): ReadonlySet<number> {
  const inside = steps.map((_, at) => isInGroup(steps, at));
  const found = steps.flatMap((step, at) => {
    if (inside[at] === true) return [at];
    if (at !== 0 && at !== steps.length - 1) return [];
    // A step that stands out itself says nothing of another one.
    const others = steps.filter((_, index) => index !== at && inside[index] !== true);
    const [near, far] = at === 0 ? others : others.toReversed();
    if (near === undefined || far === undefined) return [];
    return differs(step, [median(near.ratios), continued(far, near, step.value)]) ? [at] : [];
  });
  return new Set(2 * found.length < steps.length ? found : []);
}

/** Whether a step is one of at most two, side by side, that all stand out from both steps around them. */
function isInGroup(steps: readonly Step[], at: number): boolean {
  for (let length = 1; length <= mostTogether; length++)
    for (let from = Math.max(1, at - length + 1); from <= at; from++) {
      const [before, after] = [steps[from - 1], steps[from + length]];
      if (before === undefined || after === undefined) continue;
      const around = [median(before.ratios), median(after.ratios)];
      if (steps.slice(from, from + length).every((step) => differs(step, around))) return true;
    }
  return false;
}

function differs({ ratios }: Step, others: readonly number[]): boolean {
  const ratio = median(ratios);
  return ratio >= leastFactor * Math.max(...others) || leastFactor * ratio <= Math.min(...others);
}

/**
 * The multiplier at a value by those of two steps, as a power of the value: a time that grows evenly is no surprise. Values that have no
 * logarithm are taken as they are.
 */
function continued(far: Step, near: Step, value: number): number {
  const scale = Math.min(far.value, near.value, value) > 0 ? Math.log : Number;
  const times = (scale(value) - scale(near.value)) / (scale(near.value) - scale(far.value));
  const ratio = median(near.ratios);
  return ratio * (ratio / median(far.ratios)) ** times;
}

/** The steps of each sweep in each section, smallest value first; without those that have no pairs. */
function sweepsOf(records: readonly TestRecord[]): Step[][] {
  const done = records.filter(({ variant, failures }) => variant === "own" && failures.length === 0);
  return sweepsIn(done).map((steps) =>
    steps
      .map(({ value, record }) => ({ value, record, ratios: ratiosOf(record) }))
      .filter(({ ratios }) => ratios.length > 0),
  );
}

/** The candidate's time over that of the engine that it is compared with, of each pair. */
function ratiosOf(record: TestRecord): number[] {
  return comparedPairs(record).flatMap(({ candidate, baseline, base }) => {
    const reference = record.compare === "base" ? base : baseline;
    return reference === undefined || reference <= 0 || candidate <= 0 ? [] : [candidate / reference];
  });
}
