import type { PointState } from "../../src/features/search/bisect/search/point.ts";
import { type Answer, search } from "../../src/features/search/bisect/search/search.ts";
import type { Observation } from "../../src/features/search/bisect/search/side.ts";
import type { Variates } from "../noise/variates.ts";
import { type ChangedHistory, isChanged } from "./history.ts";

/** The disturbance of a measurement, in ln. */
export interface Disturbance {
  /** The standard deviation of a pair's ln ratio, as recorded in memory. */
  readonly deviation: number;
  /** How many pairs are outliers, and by how much: as likely too high as too low. */
  readonly outliers: { readonly share: number; readonly size: number };
  /** The standard deviation of what a build differs from another of the same source, by where it lies in memory. */
  readonly layout: number;
}

/** The outcome of a search. */
export interface SimulatedSearch {
  readonly answer: Answer;
  /** How many commits were measured against the good one, the bad one included. */
  readonly measured: number;
  /** How many were built: measured ones, broken ones, and the good one. */
  readonly built: number;
  readonly pairs: number;
  /** Whether some commit contradicted itself. */
  readonly isFlaky: boolean;
}

/** Plays a search through the code of a real one: from the oldest point to the newest. */
export function simulateSearch(
  history: ChangedHistory,
  { deviation, outliers, layout }: Disturbance,
  random: Variates,
  alpha: number,
): SimulatedSearch {
  const { ancestry, change, broken } = history;
  const bad = ancestry.length - 1;
  const question = { ancestry, good: 0, bad, alpha };
  const observations = new Map<number, Observation>();
  const middles = ancestry.map((_, point) => {
    return (isChanged(history, point) ? change : 0) + layout * random.normal();
  });
  const pair = (point: number) => {
    const outlier = random.uniform() < outliers.share ? (random.uniform() < 0.5 ? -1 : 1) * outliers.size : 0;
    return (middles[point] as number) + deviation * random.normal() + outlier;
  };
  for (;;) {
    const { next, states } = search(question, observations);
    if (next.kind === "answer") return summarise(next.answer, observations, [...states.values()]);
    const { logRatios = [] } = observations.get(next.point) ?? {};
    const reason = broken.get(next.point);
    const more = Array.from({ length: next.pairs - logRatios.length }, () => pair(next.point));
    observations.set(
      next.point,
      reason === undefined
        ? { logRatios: [...logRatios, ...more] }
        : { logRatios, untestable: { reason, message: "broken" } },
    );
  }
}

function summarise(
  answer: Answer,
  observations: ReadonlyMap<number, Observation>,
  states: readonly PointState[],
): SimulatedSearch {
  const all = [...observations];
  return {
    answer,
    measured: all.filter(([point, { logRatios }]) => point !== 0 && logRatios.length > 0).length,
    built: new Set([0, ...observations.keys()]).size,
    pairs: all.reduce((sum, [, { logRatios }]) => sum + logRatios.length, 0),
    isFlaky: states.some((one) => one.state === "untestable" && one.reason === "inconsistent"),
  };
}
