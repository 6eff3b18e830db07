import { alphaOfMachine, type Criteria, type MaxCeiling } from "../../../../model/criteria.ts";
import { isLargestTime, type TimeFigure } from "../../../../model/figure-limit.ts";
import type { TestRecord } from "../../../../model/recording.ts";
import { type Test, testOnly, testPath } from "../../../../model/test.ts";
import { plural, shortTime } from "../../../../report/format/figures.ts";
import { estimateMean, halfWidth } from "../../../../statistics/moderated.ts";
import { median } from "../../../../statistics/summary.ts";
import { matches } from "../../../../verdict/ceilings.ts";
import {
  type FeatureVerdict,
  type Finding,
  type Judge,
  judgedPart,
  morePairs,
  type UndecidedTest,
  type Withheld,
} from "../../../../verdict/finding.ts";
import type { JudgeInput } from "../../../../verdict/judge-input.ts";
import {
  judgeAtLooks,
  looksOf,
  missingPairs,
  nextLook,
  type Standing,
  type VaryingLimit,
} from "../../../../verdict/limit-looks.ts";
import type { WantedPairs } from "../../../../verdict/next-pairs.ts";
import { candidateTimes, canHave } from "../../../../verdict/sampled-times.ts";
import { type MaxOfTest, maxFactsOf } from "./facts.ts";
import { scaleOf } from "./probe.ts";

/** A test with a longest time, beside the time that it took. */
export interface MaxRow extends Pick<MaxOfTest, "scaledBy" | "probeNs"> {
  readonly test: Test;
  readonly figure: TimeFigure;
  /** Whether the workload sets it, as its `max`, and not a limit of the settings. */
  readonly isMax: boolean;
  /** The median of the candidate's samples, nanoseconds. */
  readonly ns: number;
  readonly samples: number;
  /** The longest time, as it is written, and on this machine. */
  readonly maxNs: number;
  readonly scaledNs: number;
  readonly outcome: "pass" | "fail" | "undecided";
}

/** A test over its longest time. */
export interface MaxFinding extends Finding {
  readonly test: Test;
  readonly samples: number;
}

export interface MaxVerdict extends FeatureVerdict<MaxFinding> {
  /** In report order; those of the settings' limits last. */
  readonly rows: readonly MaxRow[];
  readonly withheld: readonly Withheld[];
  readonly undecided: readonly UndecidedTest[];
}

/** Undefined if no test has a longest time. */
export const maxVerdictOf = judgedPart<MaxVerdict>("max");

/** A figure of a test with its longest time. */
interface Limited extends Omit<MaxRow, "test" | "ns" | "samples" | "outcome"> {
  readonly record: TestRecord;
}

/**
 * A test is over its longest time if the interval of its mean, of logarithms, lies above it. Longest times share alpha, and so do the looks
 * at them. One whose median alone is over it is undecided.
 */
function judgeMax(
  { tests, features }: JudgeInput,
  { rule, ceilings, untrusted = false }: Pick<Criteria, "ceilings" | "rule" | "untrusted">,
): MaxVerdict | undefined {
  const all = maxFactsOf({ features })?.max ?? [];
  const ofSettings = limitedBy(ceilings.limits, tests);
  if (all.length + ofSettings.length === 0) return undefined;
  const byPath = new Map(tests.map((test) => [testPath(test), test]));
  const ofTests = all.flatMap(({ test, ns: maxNs, scaledBy, probeNs }): Limited[] => {
    const record = byPath.get(test);
    const scaledNs = maxNs * (scaledBy === undefined ? 1 : scaleOf(scaledBy, probeNs ?? []));
    return record === undefined
      ? []
      : [{ record, figure: "time", isMax: true, maxNs, scaledNs, scaledBy, probeNs }];
  });
  const looks = looksOf(rule);
  const alpha = alphaOfLook(rule, all.length + ofSettings.length);
  const rows = [...ofTests, ...ofSettings].flatMap((one): MaxRow[] => {
    const { record, ...row } = one;
    const times = timesOf(one);
    const outcome = judgeAtLooks(varying(one, alpha), looks);
    return outcome === undefined
      ? []
      : [{ ...row, test: testOnly(record), samples: times.length, ns: median(times), outcome }];
  });
  const unmeasured = ofSettings.flatMap((one) => {
    const { record, figure, maxNs } = one;
    const found = {
      test: testOnly(record),
      ...nameOf(one),
      base: maxNs,
      ceiling: 0,
      outcome: "fail",
    } as const;
    const isMissing = timesOf(one).length === 0 && record.failures.length === 0;
    return isMissing ? [{ ...found, figure, why: "it was not measured" }] : [];
  });
  return {
    rows,
    changes: rows.flatMap(({ samples, ns, scaledNs, outcome, ...row }) => {
      const found = { test: row.test, samples, base: scaledNs, candidate: ns, ceiling: 0 } as const;
      return outcome === "fail" ? [{ ...found, ...nameOf(row), outcome }] : [];
    }),
    // A job that is not trusted can leave out whatever would be over a limit.
    withheld: untrusted ? unmeasured.map(({ figure: _, ...found }) => found) : [],
    undecided: [
      ...rows.flatMap((row) => {
        const figure = row.isMax ? "" : `${row.figure}: `;
        return row.outcome === "undecided"
          ? [{ test: row.test, why: `${figure}${reasonOf(row)}: that can be chance` }]
          : [];
      }),
      ...(untrusted ? [] : unmeasured.map(({ test, figure, why }) => ({ test, why: `${figure}: ${why}` }))),
    ],
  };
}

/** The parts of a finding that name its figure; none of a workload's own `max`. */
function nameOf({ isMax, figure }: Pick<MaxRow, "isMax" | "figure">): Pick<Finding, "name" | "noun"> {
  return isMax ? {} : { name: figure, noun: `limit-${figure}` };
}

function alphaOfLook(rule: Criteria["rule"], tests: number): number {
  return alphaOfMachine(rule) / Math.max(1, tests) / looksOf(rule).length;
}

/** The tests that largest times of the settings name, and that have such a time. */
function limitedBy(limits: Criteria["ceilings"]["limits"] = [], records: readonly TestRecord[]): Limited[] {
  return limits.filter(isLargestTime).flatMap((limit) =>
    records
      .filter((record) => matches(limit, record) && canHave(record, limit.figure))
      .map((record): Limited => {
        const { figure, atMost } = limit;
        return { record, figure: figure as TimeFigure, isMax: false, maxNs: atMost, scaledNs: atMost };
      }),
  );
}

/** The pairs that a run needs for the next looks at longest times. One that a probe scales is known too late to ask for any. */
export function wantedForMax(
  records: readonly TestRecord[],
  { ceilings: { max = [], limits }, rule }: Pick<Criteria, "ceilings" | "rule">,
): WantedPairs[] {
  if (typeof rule.rounds === "number") return [];
  const byName = new Map(max.map((one) => [one.workload, one]));
  const ofTests = records.flatMap((record): (Limited & Pick<MaxCeiling, "isScaled">)[] => {
    const own = record.variant === "own" ? byName.get(record.workload) : undefined;
    if (own === undefined) return [];
    const { ns, isScaled } = own;
    return [{ record, figure: "time", isMax: true, maxNs: ns, scaledNs: ns, isScaled }];
  });
  const ofSettings: typeof ofTests = limitedBy(limits, records);
  const looks = looksOf(rule);
  const alpha = alphaOfLook(rule, ofTests.length + ofSettings.length);
  return [...ofTests, ...ofSettings].flatMap((one): WantedPairs[] => {
    const { record, isScaled } = one;
    if (isScaled === true || record.failures.length > 0) return [];
    const wanted = nextLook(varying(one, alpha), looks);
    return wanted === undefined ? [] : missingPairs(record, { had: timesOf(one).length, wanted });
  });
}

function timesOf({ record, figure }: Limited): number[] {
  return candidateTimes(record, figure);
}

const standings = { pass: "within", fail: "over", undecided: "unproven" } as const satisfies Record<
  MaxRow["outcome"],
  Standing
>;

/** A longest time by the samples of its test. */
function varying(one: Limited, alpha: number): VaryingLimit<MaxRow["outcome"]> {
  const times = timesOf(one);
  return {
    judge: (pairs = times.length) => {
      const some = times.slice(0, pairs);
      if (some.length === 0) return undefined;
      if (median(some) <= one.scaledNs) return "pass";
      return isSurelyAbove(some, one.scaledNs, alpha) ? "fail" : "undecided";
    },
    standingOf: (outcome) => standings[outcome],
    pairs: times.length,
  };
}

/** One sample is never sure. */
function isSurelyAbove(times: readonly number[], limit: number, alpha: number): boolean {
  if (times.length < 2) return false;
  const { mean, squaredError } = estimateMean(times.map(Math.log));
  return mean - halfWidth(squaredError, 1 - 2 * alpha) > Math.log(limit);
}

/** `the median of 11 samples is 140 ms, over 120 ms` */
function reasonOf({ ns, samples, scaledNs }: Pick<MaxRow, "ns" | "samples" | "scaledNs">): string {
  return `the median of ${plural(samples, "sample")} is ${shortTime(ns)}, over ${shortTime(scaledNs)}`;
}

export const maxJudge: Judge<MaxFinding, MaxVerdict> = {
  name: "max",
  noun: "max",
  judge: judgeMax,
  words: {
    reason: ({ candidate, base, samples }) => reasonOf({ ns: candidate, samples, scaledNs: base }),
    title: (failed) => `${plural(failed, "test")} over the longest time`,
    clause: (failed) =>
      `${plural(failed, "test")} ${failed === 1 ? "takes" : "take"} longer than ${failed === 1 ? "its" : "their"} max`,
    withheld: {
      title: (figures) => `${plural(figures, "limited time")} not known`,
      clause: (figures) => `${plural(figures, "time with a limit is", "times with limits are")} not known`,
    },
    undecided: {
      title: (tests) => `the longest times of ${plural(tests, "test")}`,
      clause: (tests) => `${plural(tests, "test")} may take longer than ${tests === 1 ? "its" : "their"} max`,
      reason: (why) => why,
      remedy: morePairs,
    },
  },
};
