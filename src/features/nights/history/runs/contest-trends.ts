import { priorDegrees } from "../../../../statistics/moderated.ts";
import { divideByKind } from "./processors.ts";
import type { HistoryRun } from "./run.ts";
import { intervalError, type RatioPoint, weightsOf } from "./series.ts";
import { type LevelTrend, levelTrend } from "./trends.ts";

/** The throughput of several connections over the runs: the baseline's divided by the candidate's, so that above 1 is slower. */
export interface ContestTrend extends LevelTrend<RatioPoint> {
  /** `contention/same/threads/4/writers` */
  readonly path: string;
  /** In order of time. */
  readonly points: readonly RatioPoint[];
}

/** Degrees of freedom of an interval of three rounds. With others, all points of a series would have the same weights. */
const degrees = 2 + priorDegrees;

/** Stands for the SQL of contests, which is the driver's own: no suite's could be the reason of a change. */
const sql = "contention";

/**
 * The throughputs of all contests, in the order in which they first appear. Changes are found as those of tests are, in series of their own
 * with an error rate of their own.
 *
 * @param runs in order of time
 */
export function contestTrends(runs: readonly HistoryRun[]): ContestTrend[] {
  const names = [...new Set(runs.flatMap(({ contests = {} }) => Object.keys(contests)))];
  const series = names.flatMap((name) => {
    const points = pointsOf(runs, name);
    return points.length === 0 ? [] : [{ path: `contention/${name}`, points }];
  });
  const divided = divideByKind(
    runs,
    series.map(({ path, points }) => ({ name: path, points })),
  );
  return divided.map(({ points, levels }, index) => {
    const { path } = series[index] as (typeof series)[number];
    return { path, points, ...levelTrend(runs, [path], levels, undefined) };
  });
}

/** A contest of a run, by its name in the run. Names are untrusted: one may be that of a property of every object. */
export function contestOf(
  { contests }: Pick<HistoryRun, "contests">,
  name: string,
): NonNullable<HistoryRun["contests"]>[string] | undefined {
  return contests !== undefined && Object.hasOwn(contests, name) ? contests[name] : undefined;
}

function pointsOf(runs: readonly HistoryRun[], name: string): RatioPoint[] {
  const found = runs.flatMap((one, run) => {
    const times = contestOf(one, name)?.times;
    return times === undefined ? [] : [{ run, times }];
  });
  const weights = weightsOf(found.map(({ times }) => intervalError(times, degrees)));
  return found.map(({ run, times: { ratio, low, high } }, index) => ({
    ...{ run, logRatio: Math.log(ratio), weight: weights[index] ?? 1, interval: { low, high }, sql },
  }));
}
