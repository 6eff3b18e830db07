import { alphaOfMachine, type Criteria } from "../../../model/criteria.ts";
import {
  type FigureLimit,
  isLargestTime,
  isPartLimit,
  isTimeFigure,
  limitReferences,
  shareOf,
  type TimeFigure,
} from "../../../model/figure-limit.ts";
import type { TestRecord } from "../../../model/recording.ts";
import { stepOf, sweepsIn } from "../../../model/sweep-step.ts";
import { sectionPath, type Test, testOnly } from "../../../model/test.ts";
import { plural } from "../../../report/format/figures.ts";
import { median } from "../../../statistics/summary.ts";
import { matches } from "../../../verdict/ceilings.ts";
import type { Examined } from "../../../verdict/examination.ts";
import {
  type FeatureVerdict,
  type Judge,
  judgedPart,
  morePairs,
  type UndecidedTest,
  type Withheld,
} from "../../../verdict/finding.ts";
import type { JudgeInput } from "../../../verdict/judge-input.ts";
import {
  judgeAtLooks,
  looksOf,
  missingPairs,
  nextLook,
  type VaryingLimit,
} from "../../../verdict/limit-looks.ts";
import type { WantedPairs } from "../../../verdict/next-pairs.ts";
import { candidateTimes, canHave, pairedTimes } from "../../../verdict/sampled-times.ts";
import { type CountedRecord, countsOf, withCounts } from "../counts/counts.ts";
import { compareExact, type Passes } from "../exact.ts";
import type { LimitFinding } from "./finding.ts";
import { type LimitedPart, limitedParts } from "./parts.ts";
import { type TimeRatio, timeRatio } from "./time-ratio.ts";
import { bytesBefore, divisorOf, valuesOf } from "./values.ts";
import { formatFigure, limitReason } from "./words.ts";

/** The limits of exact figures. */
export interface LimitsVerdict extends FeatureVerdict<LimitFinding> {
  /** Every figure that was compared with its limit, within or over, in the limits' order. */
  readonly compared: readonly LimitFinding[];
  /** All times of samples that limits name, but those beside other workloads, within, over or undecided. */
  readonly times: readonly LimitedTime[];
  readonly withheld: readonly Withheld[];
  readonly undecided: readonly UndecidedTest[];
  /** Figures of ageing databases and contests beside their limits, which their own judges hold them to. */
  readonly parts: readonly LimitedPart[];
  /** Limits of figures that no test of the run has. */
  readonly unused: readonly FigureLimit[];
}

/** A time that a limit names, nanoseconds. */
export interface LimitedTime {
  readonly test: Test;
  readonly figure: string;
  readonly candidate: number;
  /** Absent unless the limit is beside the baseline. */
  readonly baseline?: number;
}

/** Undefined if the settings have no limit of an exact figure. */
export const limitsOf = judgedPart<LimitsVerdict>("limits");

/** The result of a limit in one test, or in one sweep. */
type Judged =
  | { readonly compared: LimitFinding }
  | { readonly withheld: Withheld }
  | { readonly undecided: UndecidedTest }
  /** Something that it takes was not measured. */
  | { readonly unmeasured: Omit<Withheld, "test"> & UndecidedTest };

function judgeLimits(
  { tests, features }: JudgeInput,
  {
    ceilings: { limits: all = [] },
    rule,
    untrusted = false,
  }: Pick<Criteria, "ceilings" | "rule" | "untrusted">,
  examined: Examined,
): LimitsVerdict | undefined {
  if (all.length === 0) return undefined;
  const limits = all.filter((one): one is FigureLimit => !isPartLimit(one));
  const records = withCounts(tests, countsOf({ features })).filter(({ failures }) => failures.length === 0);
  const named = limits.map((limit) => {
    const own = namedBy(limit, records);
    if (limit.growsAtMost === undefined) return own.map((record) => [record]);
    // A sweep of one step grows by nothing.
    return sweepsIn(own).flatMap((steps) => (steps.length < 2 ? [] : [steps.map(({ record }) => record)]));
  });
  const looks = looksOf(rule);
  const paired = limits.flatMap((limit, index) => (isPairedTime(limit) ? (named[index] ?? []) : []));
  const alpha = alphaOfLook(rule, paired.length);
  const judged = limits.flatMap((limit, index) =>
    isJudgedElsewhere(limit)
      ? []
      : (named[index] ?? []).map((own) =>
          isPairedTime(limit)
            ? judgeTime(limit, own[0] as CountedRecord, { alpha, looks })
            : judgeOne(limit, own, records),
        ),
  );
  const compared = judged.flatMap((one) => ("compared" in one ? [one.compared] : []));
  const unmeasured = judged.flatMap((one) => ("unmeasured" in one ? [one.unmeasured] : []));
  return {
    compared,
    times: limits.flatMap((limit, index) =>
      isTimeFigure(limit.figure)
        ? (named[index] ?? []).flatMap(([record]) => limitedTime(limit, record as CountedRecord))
        : [],
    ),
    changes: compared.filter(({ outcome }) => outcome === "fail"),
    // A job that is not trusted can leave out whatever would be over a limit.
    withheld: [
      ...judged.flatMap((one) => ("withheld" in one ? [one.withheld] : [])),
      ...(untrusted ? unmeasured : []),
    ],
    undecided: [
      ...judged.flatMap((one) => ("undecided" in one ? [one.undecided] : [])),
      ...(untrusted ? [] : unmeasured.map(({ test, name, why }) => ({ test, why: `${name}: ${why}` }))),
    ],
    parts: limitedParts(all, examined),
    unused: limits.filter((_, index) => named[index]?.length === 0),
  };
}

/** None if it was not measured, or is beside another workload's. */
function limitedTime(limit: FigureLimit, record: CountedRecord): LimitedTime[] {
  const { figure } = limit;
  const found = { test: testOnly(record), figure };
  if (isPairedTime(limit)) {
    const { relativeTo } = limit;
    const both = timeRatio(pairedTimes(record, limit.figure, limit), 0.01);
    if (both === undefined) return [];
    const { candidate, reference: baseline } = both;
    return [relativeTo === "baseline" ? { ...found, candidate, baseline } : { ...found, candidate }];
  }
  const times = isLargestTime(limit) ? candidateTimes(record, figure as TimeFigure) : [];
  return times.length === 0 ? [] : [{ ...found, candidate: median(times) }];
}

/** A time beside that of another engine: pairs decide. */
interface PairedTime extends FigureLimit {
  readonly figure: TimeFigure;
}

function isPairedTime(limit: FigureLimit): limit is PairedTime {
  return isTimeFigure(limit.figure) && !isJudgedElsewhere(limit);
}

/** Largest times are the `max` of their tests, and those beside another workload or of a sweep are judged with its growth. */
function isJudgedElsewhere(limit: FigureLimit): boolean {
  return isLargestTime(limit) || limit.figure === "time";
}

/** All looks at all times share the run's alpha. */
function alphaOfLook(rule: Criteria["rule"], times: number): number {
  return alphaOfMachine(rule) / Math.max(1, times) / looksOf(rule).length;
}

/** The pairs that a run needs for the next looks at times beside other engines. */
export function wantedForLimits(
  records: readonly TestRecord[],
  { ceilings: { limits: all = [] }, rule }: Pick<Criteria, "ceilings" | "rule">,
): WantedPairs[] {
  if (typeof rule.rounds === "number") return [];
  const limits = all.filter((one): one is PairedTime => !isPartLimit(one) && isPairedTime(one));
  const asked = limits.flatMap((limit) =>
    namedBy(limit, records)
      .filter(({ failures }) => failures.length === 0)
      .map((record) => ({ limit, record })),
  );
  const looks = looksOf(rule);
  const alpha = alphaOfLook(rule, asked.length);
  return asked.flatMap(({ limit, record }): WantedPairs[] => {
    const one = varying(limit, record, alpha);
    const wanted = nextLook(one, looks);
    const reference = limit.relativeTo === "base" ? "base" : "baseline";
    return wanted === undefined ? [] : missingPairs(record, { had: one.pairs, wanted }, [reference]);
  });
}

/** A time beside that of another engine, by the pairs of its test. */
function varying(limit: PairedTime, record: TestRecord, alpha: number): VaryingLimit<TimeRatio> {
  const pairs = pairedTimes(record, limit.figure, limit);
  const most = shareOf(limit);
  return {
    judge: (count = pairs.length) => timeRatio(pairs.slice(0, count), alpha),
    standingOf: ({ ratio, surely }) => (surely > most ? "over" : ratio > most ? "unproven" : "within"),
    pairs: pairs.length,
  };
}

/** @param own the test, or the steps of the sweep, that the limit is of @param records all of the run */
function judgeOne(
  limit: FigureLimit,
  own: readonly CountedRecord[],
  records: readonly CountedRecord[],
): Judged {
  if (limit.growsAtMost !== undefined) return judgeGrowth(limit, own);
  const [record] = own as readonly [CountedRecord];
  return judgeTest(limit, record, records);
}

/** The tests of a limit that have its figure. One beside another engine is of no test that this engine did not execute: a run can have no base. */
function namedBy<Named extends TestRecord>(limit: FigureLimit, records: readonly Named[]): Named[] {
  const { relativeTo, figure } = limit;
  const isOfEngine = relativeTo === "base" || relativeTo === "baseline";
  return records.filter(
    (record) =>
      matches(limit, record) &&
      canHave(record, figure) &&
      (!isOfEngine || record.checks.some(({ role }) => role === relativeTo)),
  );
}

/** Over its limit if the lower end of its interval is; undecided if the figure alone is. */
function judgeTime(
  limit: PairedTime,
  record: CountedRecord,
  { alpha, looks }: { readonly alpha: number; readonly looks: readonly number[] },
): Judged {
  const judged = varying(limit, record, alpha);
  const found = judgeAtLooks(judged, looks);
  if (found === undefined) return unmeasured(record, limit, "it was not measured");
  const { candidate, reference } = found;
  const standing = judged.standingOf(found);
  const about = { ...aboutLimit(limit), test: testOnly(record), limit };
  const outcome = standing === "over" ? "fail" : "pass";
  const compared = { ...about, base: shareOf(limit) * reference, candidate, reference, outcome } as const;
  return standing === "unproven"
    ? {
        undecided: {
          test: about.test,
          why: `${limit.figure}: ${limitReason(compared)}, which its samples do not prove`,
        },
      }
    : { compared };
}

/** @param records all of the run, of which one can be the reference */
function judgeTest(limit: FigureLimit, record: CountedRecord, records: readonly CountedRecord[]): Judged {
  const { relativeTo, atMost = 0 } = limit;
  const divisor = divisorOf(record, limit);
  if (divisor === undefined) return unmeasured(record, limit, `it counts no ${limit.per}`);
  if (relativeTo === undefined) return judgeValue(limit, record, { most: atMost * divisor, divisor });
  const reference = referenceOf(limit, record, records);
  if (reference === undefined) return unmeasured(record, limit, `${relativeTo} was not measured`);
  // If processes disagree, the largest value counts: a limit is not exceeded by chance.
  return judgeValue(limit, record, {
    most: shareOf(limit) * reference.most,
    reference: reference.most,
    divisor,
  });
}

/** The value that a limit is a share of. */
function referenceOf(
  { figure, relativeTo = "" }: FigureLimit,
  record: CountedRecord,
  records: readonly CountedRecord[],
): Passes | undefined {
  const kind = limitReferences.find((one) => one === relativeTo);
  if (kind === "before") return bytesBefore(record);
  if (kind !== undefined) return valuesOf(record, kind, figure);
  const section = sectionPath(record);
  const other = records.find(
    ({ workload, ...one }) => workload === relativeTo && sectionPath(one) === section,
  );
  return other === undefined
    ? valuesOf(record, "candidate", relativeTo)
    : valuesOf(other, "candidate", figure);
}

/** The value and the exponent between the last two steps: what is there for any value of the parameter counts least in them. */
function judgeGrowth(limit: FigureLimit, steps: readonly CountedRecord[]): Judged {
  const { growsAtMost = 0, figure } = limit;
  const [before, last] = steps.slice(-2) as [CountedRecord, CountedRecord];
  const [from, to] = [before, last].map(({ workload }) => stepOf(workload)?.value ?? 1) as [number, number];
  const reference = valuesOf(before, "candidate", figure)?.most;
  if (reference === undefined) return unmeasured(before, limit, "it was not measured");
  const spread = to / from;
  // 0 counts as 1: from 0 any growth would be infinite.
  const judged = judgeValue(limit, last, {
    most: Math.max(1, reference) * spread ** growsAtMost,
    reference,
    divisor: 1,
  });
  if (!("compared" in judged)) return judged;
  const { candidate } = judged.compared;
  const exponent = Math.log(Math.max(1, candidate) / Math.max(1, reference)) / Math.log(spread);
  return { compared: { ...judged.compared, exponent } };
}

/** The largest value that a limit allows, of all of a test's work; and the units of work that a report divides both by. */
interface Allowed {
  readonly most: number;
  readonly reference?: number;
  readonly divisor: number;
}

function judgeValue(
  limit: FigureLimit,
  record: CountedRecord,
  { most, reference, divisor }: Allowed,
): Judged {
  const { figure } = limit;
  const about = { ...aboutLimit(limit), test: testOnly(record), limit, base: most / divisor };
  const values = valuesOf(record, "candidate", figure);
  const others = (["base", "baseline"] as const).some((role) => valuesOf(record, role, figure) !== undefined);
  if (values === undefined && !others) return unmeasured(record, limit, "it was not measured");
  const found = compareExact({ candidate: values, base: { least: most, most }, rise: 0 });
  if (found.state === "withheld") {
    const given = [found.values?.least, found.values?.most].map((one) =>
      formatFigure(figure, (one ?? 0) / divisor),
    );
    const why =
      found.values === undefined ? "it was not measured" : `two processes gave ${given.join(" and ")}`;
    return { withheld: { ...about, outcome: "fail", why: `candidate: ${why}` } };
  }
  const isOver = found.state === "compared" && found.isOver;
  const candidate = ((isOver ? values?.least : values?.most) ?? 0) / divisor;
  return { compared: { ...about, candidate, reference, outcome: isOver ? "fail" : "pass" } };
}

function unmeasured(record: CountedRecord, limit: FigureLimit, why: string): Judged {
  const found = { ...aboutLimit(limit), test: testOnly(record), base: 0, outcome: "fail" as const, why };
  return { unmeasured: found };
}

/** The parts of a finding that name its limit. */
function aboutLimit({ figure }: FigureLimit) {
  const [kind = "", counter] = figure.split(/:(.*)/);
  return { name: counter ?? figure, noun: `limit-${kind}`, ceiling: 0 };
}

export const limitsJudge: Judge<LimitFinding, LimitsVerdict> = {
  name: "limits",
  noun: "limit",
  judge: judgeLimits,
  words: {
    reason: (found) => limitReason(found),
    title: (failed) => `${plural(failed, "limit")} exceeded`,
    clause: (failed) => `${plural(failed, "figure exceeds its limit", "figures exceed their limits")}`,
    withheld: {
      title: (figures) => `${plural(figures, "limited figure")} not known`,
      clause: (figures) =>
        `${plural(figures, "figure with a limit is", "figures with limits are")} not known`,
    },
    undecided: {
      title: (tests) => `limits of ${plural(tests, "test")}`,
      clause: (tests) =>
        `limits of ${plural(tests, "test")} are about figures that were not measured or not proven`,
      reason: (why) => why,
      remedy: morePairs,
    },
  },
};
