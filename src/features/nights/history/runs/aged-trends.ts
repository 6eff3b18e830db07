import { divideByKind } from "./processors.ts";
import type { HistoryRun } from "./run.ts";
import { intervalError, type RatioPoint, weightsOf } from "./series.ts";
import { type LevelTrend, levelTrend } from "./trends.ts";

/** The times that a history keeps of ageing databases: a commit of the last rung, by the clock and on a processor. */
const agedTimes = ["time", "cpu"] as const;
type AgedTimeName = (typeof agedTimes)[number];

/** A time of an ageing database over the runs. */
export interface AgedTrend extends LevelTrend<RatioPoint> {
  /** `append` */
  readonly shape: string;
  readonly figure: AgedTimeName;
  /** In order of time. */
  readonly points: readonly RatioPoint[];
}

/** The ratios of the last rung have so many degrees of freedom: there are eight, one for each block. */
const degrees = 7;

/** The figures of ageing databases in a run that are comparable with those of another one: undefined if its lives were others. */
export function comparableAged(run: HistoryRun, other: HistoryRun | undefined): HistoryRun["aged"] {
  const isAlike = run.aged?.commits === other?.aged?.commits && run.suite?.seed === other?.suite?.seed;
  return isAlike ? run.aged : undefined;
}

/** The newest run in which databases aged; undefined if none did. */
export function newestAged(runs: readonly HistoryRun[]): HistoryRun | undefined {
  return runs.findLast(({ aged }) => aged !== undefined);
}

/**
 * The times of ageing databases, in the order in which shapes first appear. Runs count whose lives had as many commits and the same seed as
 * in the newest of them. Changes are found as those of tests are, in series of their own with an error rate of their own.
 *
 * @param runs in order of time
 */
export function agedTrends(runs: readonly HistoryRun[]): AgedTrend[] {
  const newest = newestAged(runs);
  const lives = runs.map((run) => comparableAged(run, newest)?.shapes ?? {});
  const shapes = [...new Set(lives.flatMap((own) => Object.keys(own)))];
  const series = shapes.flatMap((shape) =>
    agedTimes.flatMap((figure) => {
      const points = pointsOf(lives, shape, figure, `${newest?.suite?.seed}`);
      return points.length === 0 ? [] : [{ shape, figure, points }];
    }),
  );
  const divided = divideByKind(
    runs,
    series.map(({ shape, figure, points }) => ({ name: `age/${shape} ${figure}`, points })),
  );
  return divided.map(({ points, levels }, index) => {
    const { shape, figure } = series[index] as (typeof series)[number];
    return { shape, figure, points, ...levelTrend(runs, [`age/${shape}`], levels, undefined) };
  });
}

/** The life of a shape in a run. Names of shapes are untrusted: one may be that of a property of every object. */
export function lifeOf(lives: Lives | undefined, shape: string): Lives[string] | undefined {
  return lives !== undefined && Object.hasOwn(lives, shape) ? lives[shape] : undefined;
}

type Lives = NonNullable<HistoryRun["aged"]>["shapes"];

/** @param sql stands for the SQL of the lives, so that no other suite's could be the reason of a change */
function pointsOf(lives: readonly Lives[], shape: string, figure: AgedTimeName, sql: string): RatioPoint[] {
  const found = lives.flatMap((own, run) => {
    const time = lifeOf(own, shape)?.times?.[figure];
    return time === undefined ? [] : [{ run, time }];
  });
  const weights = weightsOf(found.map(({ time }) => intervalError(time, degrees)));
  return found.map(({ run, time: { ratio, low, high } }, index) => ({
    ...{ run, logRatio: Math.log(ratio), weight: weights[index] ?? 1, interval: { low, high }, sql },
  }));
}
