import { type Test, testPath } from "../model/test.ts";
import type { Cause } from "./causes.ts";
import type { FeatureVerdicts } from "./finding.ts";
import { layoutDeviations } from "./spread.ts";

/** Differences below this many standard deviations can be layout's. */
export const mostDeviations = 3;

/**
 * Marks causes as layout-sized that are below three standard deviations of layout's effect, and of which every test takes as many
 * instructions as on the base. One with a test that was not counted on both is not marked: it may be more work.
 *
 * @param features judge which tests take as many instructions
 */
export function markLayoutSized(causes: readonly Cause[], features: FeatureVerdicts): Cause[] {
  const sets = Object.values(features).flatMap(({ judged: { sameInstructions } }) => sameInstructions ?? []);
  const isSame = (test: Test) => sets.some((paths) => paths.has(testPath(test)));
  return causes.map((cause) => {
    const isSmall = Math.abs(Math.log(cause.ratio)) < mostDeviations * layoutDeviation(cause);
    return isSmall && cause.tests.every(isSame) ? { ...cause, isLayoutSized: true } : cause;
  });
}

/** Cells of one workload are like a workload; other cells have the smallest deviation, since theirs was not measured. */
function layoutDeviation({ level, path }: Cause): number {
  if (level !== "cells") return layoutDeviations[level];
  return path.endsWith("/*") ? layoutDeviations.overall : layoutDeviations.workload;
}
