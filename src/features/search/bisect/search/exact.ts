import type { Ends, Line } from "./line.ts";
import type { PointState } from "./point.ts";
import type { Observation } from "./side.ts";

/** Exact figures, such as counts of instructions, are repeatable: one measurement decides, and another would be equal. */
export const exactPairs = 1;

/** Ends that are nearer than this, in ln, are alike: any change of unrelated code can make such a difference. */
const leastDifference = Math.log(1.0005);

/**
 * Compares the ends by their exact figures. If a line is given, the bad end has to be beyond it.
 *
 * @param threshold the line as a ratio to the good end, not 1; halfway in ln if it is absent
 */
export function compareExactEnds(bad: Observation, threshold: number | undefined): Ends {
  const [logRatio] = bad.logRatios;
  if (logRatio === undefined) return { state: "open", next: exactPairs };
  const given = threshold === undefined ? undefined : Math.log(threshold);
  const direction = (given ?? logRatio) > 0 ? 1 : -1;
  const least = given === undefined ? leastDifference : Math.abs(given);
  if (direction * logRatio <= least) return { state: "alike", pairs: exactPairs };
  return {
    state: "differ",
    line: { direction, logRatio: given ?? logRatio / 2 },
    pairs: exactPairs,
  };
}

/** The side of a point by its exact figure; the figure of the good end is in every pair. */
export function exactStateOf(observed: Observation | undefined, line: Line): PointState {
  if (observed?.untestable !== undefined) return { state: "untestable", ...observed.untestable };
  const [logRatio] = observed?.logRatios ?? [];
  if (logRatio === undefined) return { state: "unmeasured" };
  const isBeyond = line.direction * logRatio > line.direction * line.logRatio;
  return { state: isBeyond ? "bad" : "good", pairs: exactPairs };
}
