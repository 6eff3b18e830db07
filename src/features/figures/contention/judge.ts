import { contestPath } from "../../../model/contest.ts";
import { count, multiplier, plural } from "../../../report/format/figures.ts";
import {
  byMultiple,
  type FeatureVerdict,
  type FeatureVerdicts,
  type Finding,
  type Judge,
  judgedPart,
} from "../../../verdict/finding.ts";
import type { ContentionComparison } from "./compare.ts";
import { contentionVerdictOf, type JudgedComparison } from "./examine.ts";
import { intervalText } from "./words.ts";

/**
 * A throughput with several connections below its ceiling. `base` and `candidate` are nanoseconds an operation, so that more is worse, as in
 * other findings.
 */
export interface ContentionFinding extends Finding, Pick<ContentionComparison, "ratio" | "interval"> {
  readonly name: string;
  /** The largest multiple of the candidate's throughput. */
  readonly multiple: number;
}

/** Judges the throughput of each contest. */
export const contentionJudge: Judge<ContentionFinding, FeatureVerdict<ContentionFinding>> = {
  name: "contentionFigures",
  noun: "throughput",
  judge: (_, __, examined) => {
    const found = contentionVerdictOf({ examined });
    return found && { changes: found.comparisons.flatMap(findingOf) };
  },
  words: {
    reason: ({ base, candidate, ratio, interval, multiple }, other) =>
      `${perSecond(candidate)}, ${other} ${perSecond(base)}: ${multiplier(ratio)}x${intervalText(interval)}, over ${multiplier(multiple)}x`,
    title: (failed) => `${plural(failed, "throughput")} of several connections too low`,
    clause: (failed) =>
      `${plural(failed, "throughput")} of several connections ${failed === 1 ? "is" : "are"} too low`,
  },
};

function perSecond(ns: number): string {
  return `${count(1e9 / ns)} a second`;
}

/** Empty if no contest was held. */
export function contentionFindingsOf(verdict: {
  readonly features: FeatureVerdicts;
}): readonly ContentionFinding[] {
  return judgedPart<FeatureVerdict<ContentionFinding>>(contentionJudge.name)(verdict)?.changes ?? [];
}

function findingOf({
  cell,
  task,
  against,
  reference,
  ratio,
  interval,
  ceiling,
  isOver,
}: JudgedComparison): ContentionFinding[] {
  if (!isOver || ceiling === undefined) return [];
  const base = 1e9 / Math.max(1, reference);
  return [
    {
      part: contestPath(cell),
      name: task,
      // Against the base, the ceiling is by how much more time an operation may take.
      ...byMultiple("throughput", against, ceiling),
      ...{ base, candidate: ratio * base, ratio, interval, multiple: ceiling },
      outcome: "fail",
    },
  ];
}
