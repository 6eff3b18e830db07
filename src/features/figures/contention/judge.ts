import { contestPath } from "../../../model/contest.ts";
import { count, plural, shortTime } from "../../../report/format/figures.ts";
import { type FeatureVerdict, type Judge, judgedPart } from "../../../verdict/finding.ts";
import { type RatioFinding, ratioFindings, ratioText } from "../ratio.ts";
import type { LatencyComparison } from "./compare.ts";
import { contentionVerdictOf } from "./examine.ts";

/**
 * Judges the throughput of each contest, and the times of its slowest operations that have limits. A finding has nanoseconds an operation as `base` and `candidate`, so that more is worse, as in other
 * findings; against the base, its ceiling is by how much more time an operation may take.
 */
export const contentionJudge: Judge<RatioFinding, FeatureVerdict<RatioFinding>> = {
  name: "contentionFigures",
  noun: "throughput",
  judge: (_, __, examined) => {
    const found = contentionVerdictOf({ examined });
    return (
      found && {
        changes: [
          ...found.comparisons.flatMap((one) =>
            ratioFindings(one, namesOf(one), "throughput", 1e9 / Math.max(1, one.reference)),
          ),
          ...found.latencies.flatMap((one) => ratioFindings(one, namesOf(one), one.figure, one.reference)),
        ],
      }
    );
  },
  words: {
    reason: ({ base, candidate, multiple, noun = "", ...found }, other) => {
      const figure = noun.replace(/^baseline-/, "");
      const [lead, format] = figure === "throughput" ? ["", perSecond] : [`${figure} `, shortTime];
      return `${lead}${format(candidate)}, ${other} ${format(base)}: ${ratioText(found, multiple)}`;
    },
    title: (failed) =>
      `${plural(failed, "figure")} of several connections over ${failed === 1 ? "its ceiling" : "their ceilings"}`,
    clause: (failed) =>
      `${plural(failed, "figure")} of several connections ${failed === 1 ? "is" : "are"} over ${failed === 1 ? "its ceiling" : "their ceilings"}`,
  },
};

/** The parts of a finding that name its contest and its connections. */
function namesOf({ cell, task }: Pick<LatencyComparison, "cell" | "task">) {
  return { part: contestPath(cell), name: task };
}

function perSecond(ns: number): string {
  return `${count(1e9 / ns)} a second`;
}

/** Undefined if no contest was held. */
export const judgedContentionOf = judgedPart<FeatureVerdict<RatioFinding>>(contentionJudge.name);
