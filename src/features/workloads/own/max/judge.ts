import { alphaOfMachine, type Criteria } from "../../../../model/criteria.ts";
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
  type UndecidedTest,
} from "../../../../verdict/finding.ts";
import type { JudgeInput } from "../../../../verdict/judge-input.ts";
import { type MaxOfTest, maxFactsOf } from "./facts.ts";
import { scaleOf } from "./probe.ts";

/** A test with a longest time, beside the time that it took. */
export interface MaxRow extends Pick<MaxOfTest, "scaledBy" | "probeNs"> {
  readonly test: Test;
  /** The median of the candidate's samples, nanoseconds. */
  readonly ns: number;
  /** The longest time, as it is written, and on this machine. */
  readonly maxNs: number;
  readonly scaledNs: number;
  readonly outcome: "pass" | "fail" | "undecided";
}

export interface MaxVerdict extends FeatureVerdict {
  /** In report order. */
  readonly rows: readonly MaxRow[];
  readonly undecided: readonly UndecidedTest[];
}

/** Undefined if no test has a longest time. */
export const maxVerdictOf = judgedPart<MaxVerdict>("max");

/**
 * A test is over its longest time if the interval of its mean, of logarithms, lies above it: all samples count, and tests with a longest
 * time share alpha. One whose median alone is over it is undecided.
 */
function judgeMax({ tests, features }: JudgeInput, { rule }: Pick<Criteria, "rule">): MaxVerdict | undefined {
  const all = maxFactsOf({ features })?.max ?? [];
  if (all.length === 0) return undefined;
  const alpha = alphaOfMachine(rule) / all.length;
  const byPath = new Map(tests.map((test) => [testPath(test), test]));
  const rows = all.flatMap((max) => {
    const record = byPath.get(max.test);
    return record === undefined ? [] : rowOf(record, max, alpha);
  });
  return {
    rows,
    changes: rows.flatMap(({ test, ns, scaledNs, outcome }) =>
      outcome === "fail" ? [{ test, base: scaledNs, candidate: ns, ceiling: 0, outcome }] : [],
    ),
    undecided: rows.flatMap((row) =>
      row.outcome === "undecided"
        ? [
            {
              test: row.test,
              why: `its median is ${reasonOf(row.ns, row.scaledNs)}, and its samples do not tell whether by chance`,
            },
          ]
        : [],
    ),
  };
}

function rowOf(record: TestRecord, { ns: maxNs, scaledBy, probeNs }: MaxOfTest, alpha: number): MaxRow[] {
  const times = record.samples.flatMap(({ role, ns }) => (role === "candidate" ? [ns] : []));
  if (times.length === 0) return [];
  const scaledNs = maxNs * (scaledBy === undefined ? 1 : scaleOf(scaledBy, probeNs ?? []));
  const ns = median(times);
  const outcome = ns <= scaledNs ? "pass" : isSurelyAbove(times, scaledNs, alpha) ? "fail" : "undecided";
  return [{ test: testOnly(record), ns, maxNs, scaledNs, outcome, scaledBy, probeNs }];
}

/** One sample is never sure. */
function isSurelyAbove(times: readonly number[], limit: number, alpha: number): boolean {
  if (times.length < 2) return false;
  const { mean, squaredError } = estimateMean(times.map(Math.log));
  return mean - halfWidth(squaredError, 1 - 2 * alpha) > Math.log(limit);
}

/** `140 ms, over 120 ms` */
function reasonOf(ns: number, max: number): string {
  return `${shortTime(ns)}, over ${shortTime(max)}`;
}

export const maxJudge: Judge<Finding, MaxVerdict> = {
  name: "max",
  noun: "max",
  judge: judgeMax,
  words: {
    reason: ({ candidate, base }) => reasonOf(candidate, base),
    title: (failed) => `${plural(failed, "test")} over the longest time`,
    clause: (failed) =>
      `${plural(failed, "test")} ${failed === 1 ? "takes" : "take"} longer than ${failed === 1 ? "its" : "their"} max`,
    undecided: {
      title: (tests) => `the longest times of ${plural(tests, "test")}`,
      clause: (tests) => `${plural(tests, "test")} may take longer than ${tests === 1 ? "its" : "their"} max`,
      reason: (why) => why,
    },
  },
};
