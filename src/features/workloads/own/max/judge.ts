import { alphaOfMachine, type Criteria, type MaxCeiling } from "../../../../model/criteria.ts";
import type { TestRecord } from "../../../../model/recording.ts";
import { type Test, testOnly, testPath } from "../../../../model/test.ts";
import { plural, shortTime } from "../../../../report/format/figures.ts";
import { estimateMean, halfWidth } from "../../../../statistics/moderated.ts";
import { median } from "../../../../statistics/summary.ts";
import {
  type FeatureVerdict,
  type Finding,
  type Judge,
  judgedPart,
  morePairs,
  type UndecidedTest,
} from "../../../../verdict/finding.ts";
import type { JudgeInput } from "../../../../verdict/judge-input.ts";
import { looksOf } from "../../../../verdict/limit-looks.ts";
import type { WantedPairs } from "../../../../verdict/next-pairs.ts";
import { type MaxOfTest, maxFactsOf } from "./facts.ts";
import { scaleOf } from "./probe.ts";

/** A test with a longest time, beside the time that it took. */
export interface MaxRow extends Pick<MaxOfTest, "scaledBy" | "probeNs"> {
  readonly test: Test;
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
  /** In report order. */
  readonly rows: readonly MaxRow[];
  readonly undecided: readonly UndecidedTest[];
}

/** Undefined if no test has a longest time. */
export const maxVerdictOf = judgedPart<MaxVerdict>("max");

/**
 * A test is over its longest time if the interval of its mean, of logarithms, lies above it: by all samples, or by those of an earlier
 * look. Tests with a longest time share alpha, and so do the looks at them. One whose median alone is over it is undecided.
 */
function judgeMax({ tests, features }: JudgeInput, { rule }: Pick<Criteria, "rule">): MaxVerdict | undefined {
  const all = maxFactsOf({ features })?.max ?? [];
  if (all.length === 0) return undefined;
  const looks = looksOf(rule);
  const alpha = alphaOfLook(rule, all.length);
  const byPath = new Map(tests.map((test) => [testPath(test), test]));
  const rows = all.flatMap((max) => {
    const record = byPath.get(max.test);
    return record === undefined ? [] : rowOf(record, max, alpha, looks);
  });
  return {
    rows,
    changes: rows.flatMap(({ test, ns, samples, scaledNs, outcome }) =>
      outcome === "fail" ? [{ test, samples, base: scaledNs, candidate: ns, ceiling: 0, outcome }] : [],
    ),
    undecided: rows.flatMap((row) =>
      row.outcome === "undecided" ? [{ test: row.test, why: `${reasonOf(row)}: that can be chance` }] : [],
    ),
  };
}

function alphaOfLook(rule: Criteria["rule"], tests: number): number {
  return alphaOfMachine(rule) / Math.max(1, tests) / looksOf(rule).length;
}

/**
 * The tests of which a run needs more pairs, since the median is over the longest time and the samples do not prove it: as many as the next
 * look has. A longest time that a probe scales is known too late to ask for any.
 */
export function wantedForMax(
  records: readonly TestRecord[],
  { ceilings: { max = [] }, rule }: Pick<Criteria, "ceilings" | "rule">,
): WantedPairs[] {
  if (typeof rule.rounds === "number" || max.length === 0) return [];
  const byName = new Map(max.map((one) => [one.workload, one]));
  const limited = records.filter(({ variant, workload }) => variant === "own" && byName.has(workload));
  const looks = looksOf(rule);
  const alpha = alphaOfLook(rule, limited.length);
  return limited.flatMap((record): WantedPairs[] => {
    const { ns: limit, isScaled } = byName.get(record.workload) as MaxCeiling;
    const times = timesOf(record);
    if (isScaled || record.failures.length > 0 || times.length === 0) return [];
    if (judgeTimes(times, limit, alpha, looks).outcome !== "undecided") return [];
    const next = looks.find((look) => look > times.length);
    if (next === undefined) return [];
    const reference = record.compare === "base" ? "base" : "baseline";
    return [{ test: testOnly(record), pairs: next - times.length, references: [reference] }];
  });
}

/** Nanoseconds of the candidate's samples, in their order. */
function timesOf({ samples }: TestRecord): number[] {
  return samples.flatMap(({ role, ns }) => (role === "candidate" ? [ns] : []));
}

function rowOf(
  record: TestRecord,
  { ns: maxNs, scaledBy, probeNs }: MaxOfTest,
  alpha: number,
  looks: readonly number[],
): MaxRow[] {
  const times = timesOf(record);
  if (times.length === 0) return [];
  const scaledNs = maxNs * (scaledBy === undefined ? 1 : scaleOf(scaledBy, probeNs ?? []));
  const judged = judgeTimes(times, scaledNs, alpha, looks);
  return [{ test: testOnly(record), samples: times.length, maxNs, scaledNs, scaledBy, probeNs, ...judged }];
}

function judgeTimes(
  times: readonly number[],
  limit: number,
  alpha: number,
  looks: readonly number[],
): Pick<MaxRow, "ns" | "outcome"> {
  const ns = median(times);
  if (ns <= limit) return { ns, outcome: "pass" };
  const earlier = looks.slice(0, -1).filter((look) => look < times.length);
  const seen = [...earlier.map((look) => times.slice(0, look)), times];
  return { ns, outcome: seen.some((some) => isSurelyAbove(some, limit, alpha)) ? "fail" : "undecided" };
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
    undecided: {
      title: (tests) => `the longest times of ${plural(tests, "test")}`,
      clause: (tests) => `${plural(tests, "test")} may take longer than ${tests === 1 ? "its" : "their"} max`,
      reason: (why) => why,
      remedy: morePairs,
    },
  },
};
