import type { Criteria } from "../../../model/criteria.ts";
import type { TestRecord } from "../../../model/recording.ts";
import { sweepsIn } from "../../../model/sweep-step.ts";
import { testOnly } from "../../../model/test.ts";
import { median } from "../../../statistics/summary.ts";
import type { WantedPairs } from "../../../verdict/next-pairs.ts";
import { comparedPairs } from "../../../verdict/pairs.ts";

/** A step stands out if its multiplier is so many times those of both neighbours, or they are so many times the step's. */
const leastFactor = 2;

/** A step that stands out gets so many times its pairs in all: the later ones outnumber those that a disturbance may have met. */
const pairsInAll = 3;

/** A step that stood out from its neighbours and was measured again. */
export interface MeasuredAgain {
  /** The parameter's value. */
  readonly value: number;
  /** The candidate's multiplier by the first pairs, and by all. */
  readonly first: number;
  readonly now: number;
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
  return sweepsOf(records).flatMap((steps) =>
    steps.flatMap(({ record, ratios }, at): WantedPairs[] => {
      const missing = pairsInAll * rounds.max - ratios.length;
      if (missing <= 0 || !standsOut(withFirst(steps, at, rounds.max), at)) return [];
      const reference = record.compare === "base" ? "base" : "baseline";
      return [{ test: testOnly(record), pairs: missing, references: [reference] }];
    }),
  );
}

/** The steps of one sweep that were measured again since they stood out, in any order of the records. */
export function measuredAgain(records: readonly TestRecord[]): MeasuredAgain[] {
  return sweepsOf(records).flatMap((steps) =>
    steps.flatMap(({ value, ratios }, at) =>
      wasMeasuredAgain(steps, at) ? [{ value, first: median(firstPairs(ratios)), now: median(ratios) }] : [],
    ),
  );
}

/** Whether a step stood out by its first pairs, and has more pairs than its neighbours for that. */
function wasMeasuredAgain(steps: readonly Step[], at: number): boolean {
  const own = steps[at]?.ratios ?? [];
  const others = [steps[at - 1], steps[at + 1]].map((step) => step?.ratios.length ?? 0);
  if (others.some((pairs) => own.length < 2 * pairs)) return false;
  return standsOut(withFirst(steps, at, firstPairs(own).length), at);
}

/** The steps of a sweep with the first pairs alone of one of them. */
function withFirst(steps: readonly Step[], at: number, pairs: number): readonly Step[] {
  return steps.map((step, index) => (index === at ? { ...step, ratios: step.ratios.slice(0, pairs) } : step));
}

function firstPairs(ratios: readonly number[]): readonly number[] {
  return ratios.slice(0, Math.ceil(ratios.length / pairsInAll));
}

/** The ends of a sweep have one neighbour: a time that grows is no surprise there. */
function standsOut(steps: readonly Step[], at: number): boolean {
  const [before, own, after] = [steps[at - 1], steps[at], steps[at + 1]];
  if (before === undefined || own === undefined || after === undefined) return false;
  const neighbours = [before, after].map(({ ratios }) => median(ratios));
  const ratio = median(own.ratios);
  return ratio >= leastFactor * Math.max(...neighbours) || leastFactor * ratio <= Math.min(...neighbours);
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
