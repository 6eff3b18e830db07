import { estimateMean } from "../../../../statistics/moderated.ts";
import { pAbove, pBelow } from "../../../../statistics/sign-test.ts";
import { studentTwoSided } from "../../../../statistics/student-t.ts";
import { confirmationLooks } from "../../../../verdict/confirmation.ts";
import type { Untestable } from "../model/bisection.ts";

/** The observations of a point so far. */
export interface Observation {
  /** ln(point / good end) of each pair's whole samples, in the order in which they were measured. */
  readonly logRatios: readonly number[];
  /** Whether the point shows the fault that is searched; absent in a search by a figure. */
  readonly isFaulty?: boolean;
  /** Absent if the point can be tested. */
  readonly untestable?: Untestable;
}

/** The side of a line that the pairs of a point show. */
export type Side =
  | { readonly state: "open"; readonly next: number }
  /** The first `pairs` decided. */
  | { readonly state: "below" | "above" | "between"; readonly pairs: number }
  /** The largest number of pairs did not decide. */
  | { readonly state: "undecided"; readonly pairs: number };

/** The numbers of pairs at which the ends are compared: large enough for a line that is made of these pairs. */
export const endLooks: readonly number[] = confirmationLooks;

/** The numbers of pairs at which another point is examined: a large change needs fewer pairs. */
export const pointLooks: readonly number[] = [5, 8, 12, 18, 30, 60, 120];

/** Student's t sees small changes in even noise, the sign test sees through outliers: either may decide. */
const ways = 2;

/**
 * On which side of a line the middle of ln ratios is, by Student's t of their mean and by the sign test, at the looks alone.
 *
 * @param logRatios in the order in which they were measured
 * @param alpha of all looks together, for either side
 * @param slack how far on the other side of the line a middle may be that is not taken for one of this side, at least 0. With some, fewer
 *   pairs decide, and a middle that is near the line can be between both sides.
 */
export function sideOf(
  logRatios: readonly number[],
  line: number,
  looks: readonly number[],
  alpha: number,
  slack = 0,
): Side {
  for (const pairs of looks) {
    if (logRatios.length < pairs) return { state: "open", next: pairs };
    const seen = logRatios.slice(0, pairs);
    const mostP = alpha / looks.length / ways;
    const [low, high] = [line - slack, line + slack];
    const isAbove = Math.min(studentSides(seen, low)[0], pAbove(seen, low)) <= mostP;
    const isBelow = Math.min(studentSides(seen, high)[1], pBelow(seen, high)) <= mostP;
    if (isAbove || isBelow)
      return { state: isAbove && isBelow ? "between" : isAbove ? "above" : "below", pairs };
  }
  return { state: "undecided", pairs: looks.at(-1) ?? 0 };
}

/** The one-sided p-values of Student's t for "the mean is above the line" and "below". */
function studentSides(values: readonly number[], line: number): readonly [above: number, below: number] {
  const { mean, squaredError } = estimateMean(values);
  const t = (mean - line) / Math.sqrt(squaredError.value);
  const far = studentTwoSided(t, squaredError.degrees) / 2;
  return t > 0 ? [far, 1 - far] : [1 - far, far];
}
