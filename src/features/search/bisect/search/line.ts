import { figureConfidence } from "../../../../statistics/confidence.ts";
import { estimateMean, halfWidth } from "../../../../statistics/moderated.ts";
import { median } from "../../../../statistics/summary.ts";
import { endLooks, type Observation, sideOf } from "./side.ts";

/** Where good ends and bad begins, in ln(point / good). */
export interface Line {
  /** 1 if the bad end is slower than the good one, -1 if it is faster. */
  readonly direction: 1 | -1;
  /** Between 0 and the bad end's ln ratio. */
  readonly logRatio: number;
  /**
   * How far on the other side of the line, in ln, a point may be that is not taken for good, or for bad: a quarter of the way between the
   * ends, where real points are. Absent for a given line, and for counts: there it is none.
   */
  readonly slack?: number;
}

/** The result of the bad end's pairs: whether the bad end differs from the good end, and where the line is then. */
export type Ends =
  | { readonly state: "open"; readonly next: number }
  | { readonly state: "differ"; readonly line: Line; readonly pairs: number }
  | { readonly state: "alike"; readonly pairs: number };

/**
 * Ends that are nearer than this, in ln, are alike: two copies of one library differed by up to 0.6 % beside each other, by where
 * they lie in memory. Measured in bench/README.md.
 */
const leastDifference = Math.log(1.01);

/**
 * The largest error of the ends' difference, as a share of the difference. The error of the line is half as large, and the line
 * has to stay between the ends.
 */
const mostError = 0.25;

/**
 * Compares the ends. The ends have to differ on this machine by more than noise; if a line is given, the bad end has to be beyond it.
 *
 * @param bad the observation of the bad end
 * @param threshold the line as a ratio to the good end, not 1: above 1 finds slower points; halfway in ln if it is absent
 * @param alpha of the comparison
 */
export function compareEnds(bad: Observation, threshold: number | undefined, alpha: number): Ends {
  const given = threshold === undefined ? undefined : Math.log(threshold);
  const directions = given === undefined ? ([1, -1] as const) : ([given > 0 ? 1 : -1] as const);
  const least = given === undefined ? leastDifference : Math.abs(given);
  const { logRatios } = bad;
  const sides = directions.map((direction) => {
    const values = logRatios.map((value) => direction * value);
    return { direction, side: sideOf(values, least, endLooks, alpha / directions.length) };
  });
  for (const { direction, side } of sides) {
    if (side.state !== "above") continue;
    const pairs = given === undefined ? preciseLook(logRatios, side.pairs) : side.pairs;
    if (logRatios.length < pairs) return { state: "open", next: pairs };
    const logRatio = given ?? median(logRatios.slice(0, pairs)) / 2;
    const slack = given === undefined ? { slack: Math.abs(logRatio) / 2 } : {};
    return { state: "differ", line: { direction, logRatio, ...slack }, pairs };
  }
  const open = sides.flatMap(({ side }) => (side.state === "open" ? [side.next] : []));
  if (open.length > 0) return { state: "open", next: Math.min(...open) };
  return { state: "alike", pairs: Math.max(...sides.map(({ side }) => ("pairs" in side ? side.pairs : 0))) };
}

/**
 * The first look, from a given one on, at which the difference is precise enough for a line, or with too few pairs for a
 * decision.
 */
function preciseLook(logRatios: readonly number[], from: number): number {
  const later = endLooks.filter((pairs) => pairs >= from);
  const isPrecise = (pairs: number) => {
    const { mean, squaredError } = estimateMean(logRatios.slice(0, pairs));
    return halfWidth(squaredError, figureConfidence) <= mostError * Math.abs(mean);
  };
  return later.find((pairs) => logRatios.length < pairs || isPrecise(pairs)) ?? (later.at(-1) as number);
}
