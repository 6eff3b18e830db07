import { priorDegrees } from "../../../../statistics/moderated.ts";
import { studentQuantile } from "../../../../statistics/student-t.ts";
import { median } from "../../../../statistics/summary.ts";
import { type HistoryRun, type HistoryTest, historyTestPath, type TestResult } from "./run.ts";

/** The ends of an interval, above 0. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** A run's multiplier, of whatever. */
export interface RatioPoint {
  /** The run's index in the history. */
  readonly run: number;
  /** ln(candidate / baseline), which a faster machine hardly changes. */
  readonly logRatio: number;
  /**
   * ln of what the run's kind of processor does to the multiplier, beside the most frequent kind: comparisons with other points leave it out.
   * Absent if that cannot be told.
   */
  readonly processor?: number;
  /** The kind of processor that it was measured on; absent if it is the run's, or unknown. */
  readonly cpu?: string;
  /** The weight of the point among the points of its series: 1 if its interval has the usual width, below 2. */
  readonly weight: number;
  /** The interval of the multiplier, with 95 % confidence; absent if the run had none. */
  readonly interval?: Bounds;
  /** The first digits of the hash of the SQL that was timed; absent if unknown, or not the SQL of one test. */
  readonly sql?: string;
}

/** A run's multiplier of a test. */
export interface SeriesPoint extends RatioPoint {
  readonly baselineNs: number;
  readonly candidateNs: number;
  /** The result of the test in that run. */
  readonly result: TestResult;
}

/** One figure over the runs of a history, as a multiple of the baseline's. */
export interface Series<Point extends RatioPoint = RatioPoint> {
  /** `int/memory/reads/oltp_point_select`, `age/append time`: unique among the series that are searched together. */
  readonly path: string;
  /** The name in reports; the path if absent. */
  readonly title?: string;
  /** Where it was measured, as in `int/memory/reads`. */
  readonly sections: readonly string[];
  /** Series of one group spread about alike: `memory/reads`. Absent if none are known to. */
  readonly group?: string;
  /** In order of time; runs without a multiplier have none. */
  readonly points: readonly Point[];
}

/** One test over the runs of a history. */
export type TestSeries = Series<SeriesPoint>;

/**
 * The series of all tests of a history that the baseline executes, in the order in which they first appear.
 *
 * @param runs in order of time
 */
export function seriesOf(runs: readonly HistoryRun[]): TestSeries[] {
  const found = new Map<string, { section: string; measured: Measured[] }>();
  // The base is another one in each run.
  const besideBase = new Set(
    runs.flatMap(({ tests }) =>
      tests.flatMap((test) => (test.base === undefined ? [] : [historyTestPath(test)])),
    ),
  );
  for (const [run, { tests }] of runs.entries())
    for (const test of tests) {
      const path = historyTestPath(test);
      if (besideBase.has(path)) continue;
      const series = found.get(path) ?? { section: test.section, measured: [] };
      found.set(path, series);
      const { baselineNs, candidateNs } = test;
      if (baselineNs !== undefined && candidateNs !== undefined)
        series.measured.push({ run, test, baselineNs, candidateNs });
    }
  return [...found].map(([path, { section, measured }]) => ({
    path,
    sections: [section],
    // Tests of a storage and kind.
    group: section.split("/").slice(1).join("/"),
    points: toPoints(measured),
  }));
}

/** A test with its times. */
interface Measured {
  readonly run: number;
  readonly test: HistoryTest;
  readonly baselineNs: number;
  readonly candidateNs: number;
}

function toPoints(measured: readonly Measured[]): SeriesPoint[] {
  const weights = weightsOf(measured.map(({ test }) => standardError(test)));
  return measured.map(({ run, test, baselineNs, candidateNs }, index) => ({
    run,
    baselineNs,
    candidateNs,
    logRatio: Math.log(candidateNs / baselineNs),
    weight: weights[index] ?? 1,
    result: test.result,
    interval: boundsOf(test),
    sql: test.sql,
    cpu: test.cpu,
  }));
}

function boundsOf({ low, high }: HistoryTest): Bounds | undefined {
  return low === undefined || high === undefined ? undefined : { low, high };
}

/**
 * The standard error of ln ratio, from the interval and the degrees of freedom that it was made with. Undefined if there is none.
 */
export function standardError(test: HistoryTest): number | undefined {
  const { pairs } = test;
  const bounds = boundsOf(test);
  if (bounds === undefined || pairs < 2) return undefined;
  return intervalError(bounds, pairs - 1 + priorDegrees);
}

/** The standard error of ln ratio. @param interval of 95 % by Student's t with so many degrees of freedom */
export function intervalError({ low, high }: Bounds, degrees: number): number {
  return Math.log(high / low) / 2 / studentQuantile(intervalQuantile, degrees);
}

/** The quantile of an interval of 95 %. */
const intervalQuantile = 0.975;

/** The weights of the points of a series. @param errors the standard errors of ln ratio; undefined of points without one */
export function weightsOf(errors: readonly (number | undefined)[]): number[] {
  const known = errors.filter((error) => error !== undefined);
  const usual = known.length === 0 ? undefined : median(known);
  return errors.map((error) => weightOf(error, usual));
}

/**
 * The inverse of the point's variance, as a multiple of the usual one. Half of the variance is taken to be equal in all runs:
 * differences between two processes are in no interval, and an interval of three pairs is not exact, so that the luckiest point
 * would outweigh all others.
 */
function weightOf(error: number | undefined, usual: number | undefined): number {
  if (error === undefined || usual === undefined || usual === 0) return 1;
  return 2 / (1 + (error / usual) ** 2);
}
