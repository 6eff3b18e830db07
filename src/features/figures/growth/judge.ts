import { alphaOfMachine, baseDecides, type Criteria, type GrowthCeiling } from "../../../model/criteria.ts";
import { type FigureLimit, isPartLimit, shareOf } from "../../../model/figure-limit.ts";
import type { TestRecord } from "../../../model/recording.ts";
import { sweepOf, sweepsIn } from "../../../model/sweep-step.ts";
import { sectionPath, testOnly } from "../../../model/test.ts";
import { plural } from "../../../report/format/figures.ts";
import { halfWidth, leastVariance, type Variance, varianceOf } from "../../../statistics/moderated.ts";
import { geometricMean, mean } from "../../../statistics/summary.ts";
import { matches } from "../../../verdict/ceilings.ts";
import { type FeatureVerdict, type Judge, judgedPart, morePairs } from "../../../verdict/finding.ts";
import type { JudgeInput } from "../../../verdict/judge-input.ts";
import {
  judgeAtLooks,
  looksOf,
  missingPairs,
  nextLook,
  type VaryingLimit,
} from "../../../verdict/limit-looks.ts";
import type { WantedPairs } from "../../../verdict/next-pairs.ts";
import { comparedPairs } from "../../../verdict/pairs.ts";
import { maxFactsOf } from "../../workloads/own/max/facts.ts";
import { exponentOf } from "../power-law.ts";
import type { GrowthFinding, GrowthLimit } from "./finding.ts";
import { timesOfRole } from "./growth.ts";
import { growthReason } from "./words.ts";

/** The growth of sweeps that have limits. */
export interface JudgedGrowth extends FeatureVerdict<GrowthFinding> {
  /** All limits that were judged, within or over. */
  readonly limits: readonly GrowthFinding[];
}

/** Undefined if no sweep with a limit was measured. */
export const judgedGrowthOf = judgedPart<JudgedGrowth>("growth");

export const growthJudge: Judge<GrowthFinding, JudgedGrowth> = {
  name: "growth",
  noun: "growth",
  judge: ({ tests, features }, criteria) => judgeGrowth(tests, withRecordedLimits(criteria, features)),
  words: {
    reason: growthReason,
    title: (failed) => `${plural(failed, "limit of a time", "limits of times")} exceeded`,
    clause: (failed) => `${plural(failed, "limit of a time is", "limits of times are")} exceeded`,
    undecided: {
      title: (tests) => `limited times of ${plural(tests, "test")}`,
      clause: (tests) =>
        `${plural(tests, "limited time is", "limited times are")} over the limit, and the pairs do not prove it`,
      reason: (why) => why,
      remedy: morePairs,
    },
  },
};

/** A later report does not read the files that limit the run's sweeps: the results say how. Nobody trusts another job's. */
function withRecordedLimits(criteria: Criteria, features: JudgeInput["features"]): Criteria {
  const recorded = criteria.untrusted === true ? undefined : maxFactsOf({ features })?.growth;
  const { growth = recorded, ...ceilings } = criteria.ceilings;
  return { ...criteria, ceilings: { ...ceilings, growth } };
}

/** A sweep in one section, smallest value first; or a test after its control. */
interface Sweep {
  readonly ceiling: Omit<GrowthCeiling, "workload">;
  readonly steps: readonly { readonly value: number; readonly record: TestRecord }[];
  readonly parameter: string;
  /** The workload that the time is compared with, if it is no sweep. */
  readonly control?: string;
}

type Judged = Pick<Criteria, "ceilings" | "rule" | "gate">;

/** A limit of a sweep, and its share of the run's alpha at each look. */
interface Asked {
  readonly sweep: Sweep;
  readonly limit: GrowthLimit;
  readonly alpha: number;
}

/** All looks at all limits share the run's alpha: Bonferroni's correction. */
function askedLimits(records: readonly TestRecord[], criteria: Judged, looks: readonly number[]): Asked[] {
  const { growth = [], limits = [] } = criteria.ceilings;
  const sweeps = [
    ...growth.flatMap((ceiling) =>
      sweepsOf(
        records,
        ceiling,
        (record) => record.variant === "own" && sweepOf(record.workload) === ceiling.workload,
      ),
    ),
    ...limits.flatMap((limit) =>
      !isPartLimit(limit) && limit.figure === "time" ? limitedTimes(records, limit) : [],
    ),
  ];
  const asked = sweeps.flatMap((sweep) =>
    (["ratio", "exponent", "base"] as const)
      .filter((limit) => sweep.ceiling[limit] !== undefined && (limit !== "base" || baseDecides(criteria)))
      .map((limit) => ({ sweep, limit })),
  );
  const alpha = alphaOfMachine(criteria.rule) / Math.max(1, asked.length) / looks.length;
  return asked.map((one) => ({ ...one, alpha }));
}

/** The pairs that a run needs for the next looks at growth that is over its limit, and at times of other workloads. */
export function wantedForGrowth(records: readonly TestRecord[], criteria: Criteria): WantedPairs[] {
  if (typeof criteria.rule.rounds === "number") return [];
  const looks = looksOf(criteria.rule);
  return askedLimits(records, criteria, looks).flatMap((asked): WantedPairs[] => {
    const wanted = nextLook(varying(asked), looks);
    if (wanted === undefined) return [];
    const { sweep, limit } = asked;
    return sweep.steps.flatMap(({ record }) =>
      missingPairs(
        record,
        { had: pairsFor(record, limit).length, wanted },
        limit === "base" ? ["base"] : undefined,
      ),
    );
  });
}

/** The limit of a sweep by the pairs of all steps. */
function varying({ sweep, limit, alpha }: Asked): VaryingLimit<GrowthFinding> {
  return {
    judge: (pairs) => judgeOne(pairs === undefined ? sweep : firstOf(sweep, limit, pairs), limit, alpha),
    standingOf: ({ outcome, figure, largest }) =>
      outcome === "fail" ? "over" : figure > largest ? "unproven" : "within",
    pairs: fewestOf(sweep, limit),
  };
}

/** The pairs that a limit is judged by. */
function pairsFor(record: TestRecord, limit: GrowthLimit) {
  const pairs = comparedPairs(record);
  return limit === "base" ? pairs.filter(({ base }) => base !== undefined) : pairs;
}

/** Pairs of the step that has the fewest. */
function fewestOf({ steps }: Sweep, limit: GrowthLimit): number {
  return Math.min(...steps.map(({ record }) => pairsFor(record, limit).length));
}

/** A sweep with no more than the first pairs of each step. */
function firstOf(sweep: Sweep, limit: GrowthLimit, pairs: number): Sweep {
  const steps = sweep.steps.map(({ record, ...step }) => {
    const rounds = new Set(
      pairsFor(record, limit)
        .slice(0, pairs)
        .map(({ round }) => round),
    );
    return {
      ...step,
      record: { ...record, samples: record.samples.filter(({ round }) => rounds.has(round)) },
    };
  });
  return { ...sweep, steps };
}

/**
 * Judges how the time of each sweep with a limit grows, on the candidate alone and beside the base. A figure is over its limit if the
 * lower end of its interval is, at the run's alpha divided by the number of limits and of looks. Undefined if there is none.
 */
export function judgeGrowth(records: readonly TestRecord[], criteria: Judged): JudgedGrowth | undefined {
  const looks = looksOf(criteria.rule);
  const asked = askedLimits(records, criteria, looks);
  if (asked.length === 0) return undefined;
  const limits = asked.flatMap((one) => judgeAtLooks(varying(one), looks) ?? []);
  return {
    limits,
    changes: limits.filter(({ outcome }) => outcome === "fail"),
    undecided: limits
      .filter(({ outcome, figure, largest }) => outcome === "pass" && figure > largest)
      .map((one) => ({
        test: one.test,
        why: `${growthReason(one, "base")}, which the pairs do not prove: at least ${one.surely.toPrecision(3)}`,
      })),
  };
}

function isDone(record: TestRecord): boolean {
  return record.failures.length === 0 && timesOfRole(record, "candidate").length > 0;
}

/** The limit of a setting, as sweeps, or as tests with their controls. */
function limitedTimes(records: readonly TestRecord[], limit: FigureLimit): Sweep[] {
  const { growsAtMost, relativeTo = "" } = limit;
  if (growsAtMost !== undefined)
    return sweepsOf(records, { exponent: growsAtMost }, (record) => matches(limit, record));
  return records.flatMap((record) => {
    const control = records.find(
      (one) => one.workload === relativeTo && sectionPath(one) === sectionPath(record),
    );
    if (control === undefined || control === record || !matches(limit, record)) return [];
    if (![record, control].every(isDone)) return [];
    const steps = [control, record].map((one, value) => ({ value, record: one }));
    return [{ ceiling: { ratio: shareOf(limit) }, steps, parameter: "", control: relativeTo }];
  });
}

function sweepsOf(
  records: readonly TestRecord[],
  ceiling: Sweep["ceiling"],
  isNamed: (record: TestRecord) => boolean,
): Sweep[] {
  return sweepsIn(records.filter((record) => isNamed(record) && isDone(record))).flatMap((steps): Sweep[] => {
    const { parameter = "" } = steps[0] ?? {};
    return steps.length < 2 ? [] : [{ ceiling, steps, parameter }];
  });
}

function judgeOne(sweep: Sweep, limit: GrowthLimit, alpha: number): GrowthFinding | undefined {
  const { ceiling, steps, parameter, control } = sweep;
  const [first, last] = [steps[0] as Sweep["steps"][number], steps.at(-1) as Sweep["steps"][number]];
  const span = { parameter, from: first.value, to: last.value };
  const identity = { test: testOnly(last.record), limit, ...span, control };
  const judged = (
    figure: { readonly value: number; readonly surely: number },
    largest: number,
    ends: { readonly base: number; readonly candidate: number },
    growthAtMost: number,
  ): GrowthFinding => ({
    ...identity,
    noun: control !== undefined ? "limit-time" : limit === "ratio" ? "growth" : `growth-${limit}`,
    ...ends,
    ceiling: 100 * (growthAtMost - 1),
    figure: figure.value,
    surely: figure.surely,
    largest,
    outcome: figure.surely > largest ? "fail" : "pass",
  });
  if (limit === "exponent") {
    const exponent = exponentWithin(steps, alpha);
    if (exponent === undefined) return undefined;
    const largest = ceiling.exponent ?? 0;
    const spread = last.value / first.value;
    const ends = { base: 1, candidate: spread ** exponent.value };
    return judged(exponent, largest, ends, spread ** largest);
  }
  if (limit === "ratio") {
    const logs = steps.map(({ record }) => timesOfRole(record, "candidate").map(Math.log));
    const [base = 1, candidate = 1] = [first, last].map(({ record }) =>
      geometricMean(timesOfRole(record, "candidate")),
    );
    // A floor is a ratio of the first step, as `min-change` is one of the base.
    const largest = Math.max(ceiling.ratio ?? 0, 1 + (ceiling.floorNs ?? 0) / base);
    return judged(growthBetween(logs, alpha), largest, { base, candidate }, largest);
  }
  const pairs = steps.map(({ record }) =>
    comparedPairs(record).flatMap(({ candidate, base }) => (base === undefined ? [] : [{ candidate, base }])),
  );
  if (pairs.some(({ length }) => length === 0)) return undefined;
  const logs = pairs.map((own) => own.map(({ candidate, base }) => Math.log(candidate / base)));
  // Means of the same pairs as the figure's, so that the growth of one divided by that of the other is the figure.
  const growthOfRole = (role: "base" | "candidate") => {
    const [from = 1, to = 1] = [pairs[0] ?? [], pairs.at(-1) ?? []].map((own) =>
      geometricMean(own.map((pair) => pair[role])),
    );
    return to / from;
  };
  const largest = ceiling.base ?? 0;
  const ends = { base: growthOfRole("base"), candidate: growthOfRole("candidate") };
  return judged(growthBetween(logs, alpha), largest, ends, largest);
}

/**
 * The ratio of the last step to the first, and the least that the samples allow: the difference of the means of their logarithms, whose
 * error is that of all steps together. No step of a single sample says how far it may be off, so with such steps alone nothing is sure.
 *
 * @param steps the logarithms of each step, at least 2 steps with at least 1 each
 * @param alpha the chance that the least ratio is above the true one
 */
function growthBetween(
  steps: readonly (readonly number[])[],
  alpha: number,
): { readonly value: number; readonly surely: number } {
  const [first, last] = [steps[0] ?? [], steps.at(-1) ?? []];
  const log = mean(last) - mean(first);
  const within = withinSteps(steps);
  const surely =
    within === undefined
      ? 0
      : Math.exp(
          log -
            halfWidth(
              { ...within, value: within.value * (1 / first.length + 1 / last.length) },
              1 - 2 * alpha,
            ),
        );
  return { value: Math.exp(log), surely };
}

/**
 * The exponent of the line through all samples of the candidate, and the least that the samples allow. The error of the samples counts alone, as for
 * a ratio: that growth is no straight line is no chance. Undefined with fewer than 3 samples.
 *
 * @param alpha the chance that the least exponent is above the true one
 */
function exponentWithin(
  steps: Sweep["steps"],
  alpha: number,
): { readonly value: number; readonly surely: number } | undefined {
  const times = steps.map(({ record }) => timesOfRole(record, "candidate"));
  const points = steps.flatMap(({ value }, index) => (times[index] ?? []).map((ns) => [value, ns] as const));
  if (points.length < 3) return undefined;
  const { value } = exponentOf(points, 1 - 2 * alpha);
  const within = withinSteps(times.map((own) => own.map(Math.log)));
  if (within === undefined) return { value, surely: 0 };
  const places = points.map(([x]) => Math.log(x));
  const middle = mean(places);
  const spread = places.reduce((sum, place) => sum + (place - middle) ** 2, 0);
  const error = { ...within, value: within.value / spread };
  return { value, surely: value - halfWidth(error, 1 - 2 * alpha) };
}

/** The variance of samples around the mean of their own step; undefined if each step has a single one. */
function withinSteps(steps: readonly (readonly number[])[]): Variance | undefined {
  const own = steps.filter(({ length }) => length > 1).map((logs) => varianceOf(logs));
  const degrees = own.reduce((sum, one) => sum + one.degrees, 0);
  if (degrees === 0) return undefined;
  const value = own.reduce((sum, one) => sum + one.value * one.degrees, 0) / degrees;
  return { value: Math.max(value, leastVariance), degrees };
}
