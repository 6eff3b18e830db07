import { omitUndefined } from "../../../model/omit-undefined.ts";
import type { BisectedPoint, Bisection } from "../model/bisection.ts";
import { type Search, search } from "./search.ts";
import type { Observation } from "./side.ts";

/** The state of a recorded search: a pure function of its measurements. */
export function replaySearch({ points, good, bad, by, threshold, alpha, observations }: Bisection): Search {
  const ancestry = points.map(({ parents }) => parents);
  const observed = observations.map(({ point, ...one }) => [point, observationOf(one)] as const);
  const isExact = by !== undefined;
  return search({ ancestry, good, bad, isExact, alpha, ...omitUndefined({ threshold }) }, new Map(observed));
}

/** A pair without chunks among others that have some counts as a whole. */
function observationOf({ pairs, untestable }: Omit<BisectedPoint, "point">): Observation {
  const logRatios = pairs.map(({ candidate, base }) => Math.log(candidate / base));
  const hasChunks = pairs.some((pair) => pair.chunkRatios !== undefined);
  const chunkRatios = hasChunks
    ? pairs.map((pair) => Math.log(pair.chunkRatios?.base ?? pair.candidate / pair.base))
    : undefined;
  return { logRatios, ...omitUndefined({ chunkRatios, untestable }) };
}
