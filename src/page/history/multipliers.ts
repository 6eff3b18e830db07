import type { PointsData } from "../../report/html/page-data.ts";

/** The multiplier in each run; null in those that have none. */
export function multipliersOf({ candidate, baseline }: PointsData): (number | null)[] {
  return candidate.map((ns, run) => {
    const divisor = baseline[run] ?? null;
    return ns === null || divisor === null ? null : ns / divisor;
  });
}
