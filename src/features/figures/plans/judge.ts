import { type Test, testOnly, testPath } from "../../../model/test.ts";
import { multiplier, plural } from "../../../report/format/figures.ts";
import { type FeatureVerdict, type Finding, type Judge, percentOver } from "../../../verdict/finding.ts";
import { type PlansVerdict, plansVerdictOf, worstOver } from "./examine.ts";
import { workloadName } from "./explained.ts";

/**
 * A query that is slower as planned than an alternative, where `base` is 1 and `candidate` the multiple of the best alternative's time; or
 * the number of plans of a workload that are not the base's, of which none is allowed.
 */
export interface PlanFinding extends Finding {
  readonly test: Test;
  /** The number of the alternative, from 1; absent of changed plans. */
  readonly alternative?: number;
}

/** Judges chosen plans beside alternatives, and changed plans if settings ask for that. */
export const planJudge: Judge<PlanFinding, FeatureVerdict<PlanFinding>> = {
  name: "planFindings",
  noun: "plan",
  judge: ({ tests }, _, examined) => {
    const found = plansVerdictOf({ examined });
    return found && { changes: [...slowerPlans(found, tests), ...changedPlans(found, tests)] };
  },
  words: {
    reason: ({ alternative, candidate, ceiling = 0 }) =>
      alternative === undefined
        ? `${plural(candidate, "query plan")} changed`
        : `the chosen plan takes ${multiplier(candidate)}x the time of alternative ${alternative}, over ${multiplier(1 + ceiling / 100)}x`,
    title: (failed) => `plans of ${plural(failed, "query", "queries")}`,
    clause: (failed) =>
      `the ${failed === 1 ? "plan" : "plans"} of ${plural(failed, "query", "queries")} ${failed === 1 ? "exceeds its ceiling" : "exceed their ceilings"}`,
  },
};

function slowerPlans(found: PlansVerdict, tests: readonly Test[]): PlanFinding[] {
  const byPath = new Map(tests.map((test) => [testPath(test), testOnly(test)]));
  return worstOver(found).flatMap(({ test: path, ratio, alternative, ceiling = 1 }) => {
    const test = byPath.get(path);
    if (test === undefined) return [];
    const allowed = percentOver(ceiling);
    return [{ test, alternative, base: 1, candidate: ratio, ceiling: allowed, outcome: "fail" as const }];
  });
}

/** Plans are of a workload: its first test names them. */
function changedPlans({ changes, changesFail }: PlansVerdict, tests: readonly Test[]): PlanFinding[] {
  if (!changesFail) return [];
  return [...Map.groupBy(changes, ({ workload }) => workload)].flatMap(([workload, own]) => {
    const test = tests.find((one) => workloadName(one) === workload);
    if (test === undefined) return [];
    const noun = "plan-changes";
    return [
      { test: testOnly(test), noun, base: 0, candidate: own.length, ceiling: 0, outcome: "fail" as const },
    ];
  });
}
