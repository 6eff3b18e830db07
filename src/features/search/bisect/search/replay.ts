import { type BisectedPoint, type Bisection, searchedOf } from "../model/bisection.ts";
import { isFault, isTimed, type Searched } from "../model/settings.ts";
import { type Evidence, type Search, search } from "./search.ts";
import type { Observation } from "./side.ts";

/** The state of a recorded search: a pure function of its measurements. */
export function replaySearch(bisection: Bisection): Search {
  const { points, good, bad, threshold, alpha, observations } = bisection;
  const ancestry = points.map(({ parents }) => parents);
  const observed = observations.map(({ point, ...one }) => [point, observationOf(one)] as const);
  const question = { ancestry, good, bad, evidence: evidenceOf(searchedOf(bisection)), alpha };
  return search({ ...question, threshold }, new Map(observed));
}

function evidenceOf(by: Searched): Evidence {
  if (isFault(by)) return "fault";
  return isTimed(by) ? "pairs" : "exact";
}

function observationOf({ pairs, fault, untestable }: Omit<BisectedPoint, "point">): Observation {
  const logRatios = pairs.map(({ candidate, base }) => Math.log(candidate / base));
  return { logRatios, isFaulty: fault?.isShown, untestable };
}
