import { geometricMean, meansOfSameTests } from "../../../../page/data/same-tests.ts";
import { type HistoryRun, multiplierOf } from "./run.ts";
import { type RatioPoint, seriesOf } from "./series.ts";
import { levelsBetween, seriesTrends, type Trend, type Trends } from "./trends.ts";

/** The geometric mean of all tests over the runs, always of the same tests: those of the newest runs. Runs with less than half of them have no point. */
export interface AllTestsTrend extends Trend {
  /** How many tests it is made of. */
  readonly tests: number;
  /** The point of a run that is not one of the history; absent if there is no such run, or it has less than half of the tests. */
  readonly own?: RatioPoint;
}

/**
 * The trend of the run's one number, which is made of the figures that a history keeps of each test. Its changes are found as those of a
 * test are, in a series of its own with an error rate of its own.
 *
 * @param own a run that is not one of the history
 * @returns undefined if no test has a figure
 */
export function allTestsTrend({ runs, tests }: Trends, own?: HistoryRun): AllTestsTrend | undefined {
  const all = own === undefined ? runs : [...runs, own];
  const changes = new Map(tests.map((one) => [one.series.path, one.changes]));
  const series = seriesOf(all).map(({ path, points }) => {
    const byRun = new Map(points.map(({ run, logRatio }) => [run, Math.exp(logRatio)]));
    return {
      multipliers: all.map((_, run) => byRun.get(run) ?? null),
      levels: levelsBetween(points, changes.get(path) ?? []),
    };
  });
  const found = meansOfSameTests(series, all.length);
  if (found === undefined) return undefined;
  const points = all.flatMap((run, index) => {
    const mean = found.means[index] ?? null;
    return mean === null ? [] : [pointOf(run, index, mean)];
  });
  const [trend] = seriesTrends(runs, [
    {
      path: "all tests",
      sections: [...new Set(tests.flatMap((one) => one.series.sections))],
      points: points.filter(({ run }) => run < runs.length),
    },
  ]);
  return {
    ...(trend as Trend),
    tests: found.tests,
    own: points.find(({ run }) => run === runs.length),
  };
}

/** A point has the interval of the run if it is made of the figures of the run alone. */
function pointOf(run: HistoryRun, index: number, mean: number): RatioPoint {
  const own = multiplierOfRun(run);
  const isOwn = own !== undefined && Math.abs(mean / own - 1) < 1e-9;
  return {
    run: index,
    logRatio: Math.log(mean),
    // The noise of a night is in all tests, and in no interval.
    weight: 1,
    interval: isOwn ? run.average : undefined,
  };
}

/** The geometric mean of the tests that a run has; undefined if none has a figure. */
export function multiplierOfRun({ tests }: Pick<HistoryRun, "tests">): number | undefined {
  const multipliers = tests.flatMap((test) => multiplierOf(test) ?? []);
  return multipliers.length === 0 ? undefined : geometricMean(multipliers);
}
