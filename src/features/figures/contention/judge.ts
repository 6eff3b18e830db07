import { contestPath } from "../../../model/contest.ts";
import { count, plural } from "../../../report/format/figures.ts";
import { type FeatureVerdict, type Judge, judgedPart } from "../../../verdict/finding.ts";
import { type RatioFinding, ratioFindings, ratioText } from "../ratio.ts";
import { contentionVerdictOf } from "./examine.ts";

/**
 * Judges the throughput of each contest. A finding has nanoseconds an operation as `base` and `candidate`, so that more is worse, as in other
 * findings; against the base, its ceiling is by how much more time an operation may take.
 */
export const contentionJudge: Judge<RatioFinding, FeatureVerdict<RatioFinding>> = {
  name: "contentionFigures",
  noun: "throughput",
  judge: (_, __, examined) => {
    const found = contentionVerdictOf({ examined });
    return (
      found && {
        changes: found.comparisons.flatMap((one) =>
          ratioFindings(
            one,
            { part: contestPath(one.cell), name: one.task },
            "throughput",
            1e9 / Math.max(1, one.reference),
          ),
        ),
      }
    );
  },
  words: {
    reason: ({ base, candidate, multiple, ...found }, other) =>
      `${perSecond(candidate)}, ${other} ${perSecond(base)}: ${ratioText(found, multiple)}`,
    title: (failed) => `${plural(failed, "throughput")} of several connections too low`,
    clause: (failed) =>
      `${plural(failed, "throughput")} of several connections ${failed === 1 ? "is" : "are"} too low`,
  },
};

function perSecond(ns: number): string {
  return `${count(1e9 / ns)} a second`;
}

/** Undefined if no contest was held. */
export const judgedContentionOf = judgedPart<FeatureVerdict<RatioFinding>>(contentionJudge.name);
