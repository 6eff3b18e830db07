import { exactPairs } from "./exact.ts";
import type { PointState } from "./point.ts";
import type { Observation } from "./side.ts";

/** The side of a point by whether it shows the fault: one look decides. */
export function faultStateOf({ isFaulty, untestable }: Observation): PointState {
  if (untestable !== undefined) return { state: "untestable", ...untestable };
  if (isFaulty === undefined) return { state: "unmeasured" };
  return { state: isFaulty ? "bad" : "good", pairs: exactPairs };
}

/** An end that has to be looked at, or, with a message, one that is not what the search was told. */
interface AskedEnd {
  readonly point: number;
  readonly message?: string;
}

/**
 * The end that keeps a search from beginning: the bad one, since without the fault there is nothing to find, and then the good one.
 *
 * @returns undefined if the bad end shows the fault, and the good one does not
 */
export function nextEnd(
  good: number,
  bad: number,
  states: ReadonlyMap<number, PointState>,
): AskedEnd | undefined {
  const stateOf = (point: number) => states.get(point)?.state ?? "unmeasured";
  if (stateOf(bad) === "good")
    return { point: bad, message: "it should show the fault, and does not on this machine" };
  if (stateOf(bad) !== "bad") return { point: bad };
  if (stateOf(good) === "bad")
    return { point: good, message: "it should not show the fault, and does: name an older version as good" };
  return stateOf(good) === "good" ? undefined : { point: good };
}
