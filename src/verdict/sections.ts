import { mean } from "../statistics/summary.ts";
import { kinds, type Section, sectionPath, storages, variants } from "../suite/test.ts";
import type { Comparison } from "./comparison.ts";

/** A section's tests and their average. */
export interface ComparedSection extends Section {
  /** In the order given, at least one. */
  readonly comparisons: readonly Comparison[];
  /** The arithmetic mean of the unrounded multipliers; undefined where no test has one. */
  readonly average: number | undefined;
  /** How many of its tests have no multiplier and are missing from the average. */
  readonly missing: number;
}

/** The sections that have tests, in report order whatever the order given. */
export function compareSections(comparisons: readonly Comparison[]): ComparedSection[] {
  const bySection = Map.groupBy(comparisons, sectionPath);
  return allSections().flatMap((section) => {
    const inside = bySection.get(sectionPath(section)) ?? [];
    return inside.length === 0 ? [] : [{ ...section, comparisons: inside, ...average(inside) }];
  });
}

function allSections(): Section[] {
  return variants.flatMap((variant) =>
    storages.flatMap((storage) => kinds.map((kind) => ({ variant, storage, kind }))),
  );
}

function average(comparisons: readonly Comparison[]): Pick<ComparedSection, "average" | "missing"> {
  const multipliers = comparisons.flatMap((one) => (one.state === "measured" ? [one.multiplier] : []));
  return {
    average: multipliers.length === 0 ? undefined : mean(multipliers),
    missing: comparisons.length - multipliers.length,
  };
}
