import type { Criteria } from "../model/criteria.ts";
import { testPath } from "../model/test.ts";
import { compare, type Measurable } from "./comparison.ts";
import type { DecidedTests } from "./decided-tests.ts";
import { comparedRows, judgeGroups } from "./judge-groups.ts";

/**
 * Whether a report of these pairs would say that all tests together are slower than the base. The claim has been looked at so often as its alpha
 * pays for, and has failed: more pairs cannot make it pass.
 */
export function isSlowerOverall(
  tests: readonly Measurable[],
  decided: DecidedTests,
  criteria: Criteria,
): boolean {
  if (tests.some(({ pairs }) => pairs.length === 0)) return false;
  const ratios = new Map(
    tests.flatMap((test): [string, number][] => {
      const path = testPath(test);
      const { base } = compare(test, decided.tests.get(path));
      return base?.state === "measured" ? [[path, base.multiplier]] : [];
    }),
  );
  return judgeGroups(comparedRows(decided, ratios), decided.groups, criteria, () => 1).some(
    ({ level, judgement }) => level === "overall" && judgement.outcome === "fail",
  );
}
