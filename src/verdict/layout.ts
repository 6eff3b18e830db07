import type { GroupLevel } from "../model/criteria.ts";
import { type Test, testPath } from "../model/test.ts";
import type { Cause } from "./causes.ts";
import type { Change } from "./changes.ts";
import type { FeatureVerdicts } from "./finding.ts";

/**
 * By how much two builds of one source differ because the linker put their functions in another order: the standard deviation of
 * ln(candidate / base). Source: `node bench/layout.ts`, all functions shuffled, 16 builds, in bench/README.md. A suite was not measured:
 * it has the deviation of all tests, which is the smallest.
 */
const layoutDeviations: Readonly<Record<GroupLevel | "test", number>> = {
  test: 0.0144,
  workload: 0.0129,
  section: 0.009,
  suite: 0.0073,
  overall: 0.0073,
};

/** Differences below this many standard deviations can be layout's. */
const mostDeviations = 3;

/**
 * Marks differences from the base as layout-sized that are below three standard deviations of layout's effect, and of which every test
 * takes as many instructions as on the base. One with a test that was not counted on both is not marked: it may be more work.
 *
 * @param features judge which tests take as many instructions
 */
export function markLayoutSized<Difference extends Cause | Change>(
  differences: readonly Difference[],
  features: FeatureVerdicts,
): Difference[] {
  const sets = Object.values(features).flatMap(({ judged: { sameInstructions } }) => sameInstructions ?? []);
  const isSame = (test: Test) => sets.some((paths) => paths.has(testPath(test)));
  return differences.map((one) => {
    const tests: readonly Test[] = "tests" in one ? one.tests : [one.test];
    const isSmall = Math.abs(Math.log(one.ratio)) < mostDeviations * layoutDeviation(one);
    return isSmall && tests.every(isSame) ? { ...one, isLayoutSized: true } : one;
  });
}

/** Cells of one workload are like a workload; other cells have the smallest deviation, since theirs was not measured. */
function layoutDeviation(difference: Cause | Change): number {
  if (!("level" in difference)) return layoutDeviations.test;
  const { level, path } = difference;
  if (level !== "cells") return layoutDeviations[level];
  return path.endsWith("/*") ? layoutDeviations.overall : layoutDeviations.workload;
}
