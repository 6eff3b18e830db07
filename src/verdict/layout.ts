import { type Test, testPath } from "../model/test.ts";
import type { Cause } from "./causes.ts";
import type { Change } from "./changes.ts";
import type { FeatureVerdicts } from "./finding.ts";
import { layoutDeviations } from "./spread.ts";

/** Differences below this many standard deviations can be layout's. */
export const mostDeviations = 3;

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
