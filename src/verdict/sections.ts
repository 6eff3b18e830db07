import { kinds, type Section, sectionPath, storages, variants } from "../model/test.ts";
import { geometricMean, mean } from "../statistics/summary.ts";
import { type Comparison, isLacking, type Measured } from "./comparison.ts";
import type { RatioInterval } from "./evidence.ts";
import { averageInterval } from "./intervals.ts";

/** The parts of an average. */
export interface AverageParts {
  /** The test with the highest multiplier, which weighs most. */
  readonly highest: Measured;
  /** The average without that test; undefined if there is no other. */
  readonly without: number | undefined;
  /** The geometric mean of the same multipliers, in which a slow test weighs no more than a fast one. */
  readonly geometricMean: number;
}

/** A section's tests and their average. */
export interface ComparedSection extends Section {
  /** In the order given, at least one. */
  readonly comparisons: readonly Comparison[];
  /** The arithmetic mean of the unrounded multipliers; undefined if no test has one. */
  readonly average: number | undefined;
  /** For the average; undefined if a multiplier has none. */
  readonly interval: RatioInterval | undefined;
  readonly parts: AverageParts | undefined;
  /** How many of its tests have no result and are missing from the average. */
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

function average(
  comparisons: readonly Comparison[],
): Pick<ComparedSection, "average" | "interval" | "parts" | "missing"> {
  const measured = comparisons.filter((one) => one.state === "measured");
  const missing = comparisons.filter(isLacking).length;
  const [highest, ...others] = measured.toSorted((a, b) => b.multiplier - a.multiplier);
  if (highest === undefined) return { average: undefined, interval: undefined, parts: undefined, missing };
  const multipliers = measured.map(({ multiplier }) => multiplier);
  const without = others.length === 0 ? undefined : mean(others.map(({ multiplier }) => multiplier));
  return {
    average: mean(multipliers),
    interval: averageInterval(measured),
    parts: { highest, without, geometricMean: geometricMean(multipliers) },
    missing,
  };
}
