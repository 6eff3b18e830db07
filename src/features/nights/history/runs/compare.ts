import { weightedMean } from "../../../../statistics/weighted.ts";
import { significant } from "../../benjamini-hochberg.ts";
import { falseChangeRate, leastValues } from "./change-points.ts";
import { compareExact, type ExactComparison } from "./compare-exact.ts";
import { confoundersOf, type Mark } from "./marks.ts";
import { partOfPoint, toValue } from "./processors.ts";
import { type HistoryRun, runTime } from "./run.ts";
import { type SeriesPoint, seriesOf } from "./series.ts";
import {
  chanceOfDifference,
  type RatioChange,
  ratioBetween,
  type TestTrend,
  type Trends,
  trendsOf,
} from "./trends.ts";

/** A test of a run that differs from the newest runs of a history. */
export interface TestDifference extends RatioChange {
  readonly trend: TestTrend;
  /** The test's points, the run's own last. */
  readonly points: readonly SeriesPoint[];
  /** The multiplier now. */
  readonly multiplier: number;
  /** Facts of the run that no other run shares: each could be the reason instead of the engine. */
  readonly confounders: readonly Mark[];
}

/** A run compared with the runs before it. */
export interface RunComparison {
  /** Trends of the runs before it, and of the run itself if it is one of the history. */
  readonly trends: Trends;
  /** The newest of the runs before it, which it is compared with, in order of time; none if no test can be. */
  readonly compared: readonly HistoryRun[];
  /** Tests that differ from all of these runs, the largest difference first. */
  readonly differences: readonly TestDifference[];
  /** Tests whose level changed within these runs, the latest change first. */
  readonly recentChanges: readonly TestTrend[];
  /** The exact figures of the run, such as instructions; absent if the run or the earlier runs have none. */
  readonly exact?: ExactComparison;
}

/** The newest runs that a run is compared with. */
const mostRuns = 20;

/** Fewer runs of a level are not enough for a comparison. */
const fewestRuns = 2 * leastValues;

/**
 * Compares a run with the newest runs before it, or as many of them as a test has had its present level. A test differs if it is
 * beyond all of these, and by more than chance explains: by Student's t, with a false discovery rate over all tests.
 *
 * @param history runs in order of time; later ones than the run do not count
 * @param isPart whether the run is one of the history, so that it can be the last that makes a change certain
 * @returns undefined if there is no run before it
 */
export function compareRun(
  history: readonly HistoryRun[],
  run: HistoryRun,
  isPart: boolean,
): RunComparison | undefined {
  const before = history.filter((one) => runTime(one) < runTime(run));
  if (before.length === 0) return undefined;
  const trends = trendsOf(isPart ? [...before, run] : before);
  const first = Math.max(0, before.length - mostRuns);
  const all = [...before, run];
  const series = new Map(seriesOf(all).map(({ path, points }) => [path, points]));
  const tests = trends.tests.flatMap((trend) => {
    const points = series.get(trend.series.path) ?? [];
    const level = trend.level.filter((one) => one.run >= first && one.run < before.length);
    const isMeasured = points.at(-1)?.run === before.length;
    return isMeasured && level.length >= fewestRuns ? [differenceOf(all, trend, level, points)] : [];
  });
  const isSignificant = significant(
    tests.map(({ p }) => p),
    falseChangeRate,
  );
  const differences = tests.flatMap(({ isBeyond, difference }, index) =>
    isBeyond && isSignificant[index] ? [difference] : [],
  );
  return {
    trends,
    compared: tests.length === 0 ? [] : before.slice(first),
    differences: differences.toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio))),
    recentChanges: trends.tests
      .filter((trend) => lastChange(trend) > first)
      .toSorted((a, b) => lastChange(b) - lastChange(a)),
    exact: compareExact(before, run),
  };
}

/** When a run was measured, which identifies a run of an engine. */
type RunTimes = Pick<HistoryRun, "startedAt" | "finishedAt">;

/** Whether two runs are of one measurement, whatever their names. */
export function isSameRun(one: RunTimes, other: RunTimes): boolean {
  return one.startedAt === other.startedAt && one.finishedAt === other.finishedAt;
}

/** The index of the first run of the present level; -1 if it never changed. */
function lastChange({ changes }: TestTrend): number {
  return changes.at(-1)?.firstAfter ?? -1;
}

/** @param points of the test, the run's own last */
function differenceOf(
  runs: readonly HistoryRun[],
  trend: TestTrend,
  level: readonly SeriesPoint[],
  points: readonly SeriesPoint[],
) {
  const { typical, series } = trend;
  const newest = points.at(-1) as SeriesPoint;
  const processor = partOfPoint(runs, series.points, newest);
  const point = { ...newest, processor: processor ?? newest.processor };
  const usual = weightedMean(level.map(toValue));
  const now = weightedMean([toValue(point)]);
  const all = level.map((one) => toValue(one).value);
  const difference: TestDifference = {
    trend,
    points,
    multiplier: Math.exp(point.logRatio),
    confounders: confoundersOf(runs, series.sections, level, [point]),
    ...ratioBetween(usual, now, typical),
  };
  return {
    difference,
    p: chanceOfDifference(usual, now, typical),
    isBeyond: now.mean > Math.max(...all) || now.mean < Math.min(...all),
  };
}
