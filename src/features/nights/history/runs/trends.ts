import { figureConfidence } from "../../../../statistics/confidence.ts";
import { halfWidth, typicalVariance } from "../../../../statistics/moderated.ts";
import { studentTwoSided } from "../../../../statistics/student-t.ts";
import { differenceOfMeans, type WeightedMean, weightedMean } from "../../../../statistics/weighted.ts";
import { leastValues } from "./change-points.ts";
import { confoundersOf, type Mark, marksOf, type RunMarks } from "./marks.ts";
import { alternatingKinds, type Divided, divideByKind, type ProcessorKind, toValue } from "./processors.ts";
import type { HistoryRun } from "./run.ts";
import { type Bounds, type RatioPoint, type Series, seriesOf, type TestSeries } from "./series.ts";
import { tailDegrees } from "./tails.ts";

/** All tests over the runs of a history. */
export interface Trends {
  /** In order of time, at least one. */
  readonly runs: readonly HistoryRun[];
  /** The runs at which facts change that multipliers depend on. */
  readonly marks: readonly RunMarks[];
  /** The kinds of processor that take turns, whose part is taken out of all comparisons, the most frequent first; none if there are no two. */
  readonly processors: readonly ProcessorKind[];
  /** In report order. */
  readonly tests: readonly TestTrend[];
}

/** How a ratio changed: above 1 is slower than before, beside stock SQLite. */
export interface RatioChange {
  readonly ratio: number;
  /** The 95 % interval of the ratio; absent if the spread of the runs is not known. */
  readonly interval?: Bounds;
}

/** A change that runs agree on. */
export interface LevelChange extends RatioChange {
  /** The indexes of the two runs between which it happened: the last with the level before, and the first with the one after. */
  readonly lastBefore: number;
  readonly firstAfter: number;
  /** Other facts that changed there, and could be the reason instead of the engine; empty if nothing did. */
  readonly confounders: readonly Mark[];
}

/** Newest runs that differ from the runs before them, and are too few for a change. */
export interface Deviation extends RatioChange {
  /** How many runs; at least one. */
  readonly runs: number;
}

/** A series, and how it changed. */
export interface Trend<One extends Series = Series> {
  readonly series: One;
  /**
   * `changed`: its runs have at least two levels. `steady`: they have one. `too early`: there are too few runs to say, or the newest
   * ones deviate and are too few to be sure of.
   */
  readonly state: "changed" | "steady" | "too early";
  /** In order of time; none unless it has changed. */
  readonly changes: readonly LevelChange[];
  /** The points since the last change, or all. */
  readonly level: One["points"];
  readonly deviation?: Deviation;
  /** The spread of points of similar series; absent if there are too few points. */
  readonly typical?: TypicalSpread;
}

/** One test over the runs. */
export type TestTrend = Trend<TestSeries>;

/** The spread of points around their levels, of tests that spread alike. */
export interface TypicalSpread {
  /** The variance of a point of weight 1. */
  readonly variance: number;
  /** The heaviness of the tails, as degrees of freedom of Student's t; infinite for a normal distribution. */
  readonly tailDegrees: number;
}

/** The newest runs that are looked at for a deviation: with more, a change would have been found. */
const mostDeviating = 5;

/** The chance that a steady test's newest runs deviate so much, however many of them are looked at. */
const deviationLevel = 0.001;

/** @param runs in order of time, at least one */
export function trendsOf(runs: readonly HistoryRun[]): Trends {
  const tests = seriesTrends(runs, seriesOf(runs));
  return { runs, marks: marksOf(runs), processors: alternatingKinds(runs), tests };
}

/**
 * The trends of series that share one error rate.
 *
 * @param runs in order of time
 */
export function seriesTrends<One extends Series>(
  runs: readonly HistoryRun[],
  series: readonly One[],
): Trend<One>[] {
  const divided = divideByKind(runs, series);
  const typical = typicalSpreads(divided);
  return divided.map((one) => trendOf(runs, one, typical.get(one.series.group ?? "")));
}

/** The typical spread of points, by the groups of series that spread alike. */
function typicalSpreads(divided: readonly Divided[]): ReadonlyMap<string, TypicalSpread> {
  const groups = Map.groupBy(divided, ({ series }) => series.group);
  return new Map(
    [...groups].flatMap(([group, own]) => {
      if (group === undefined) return [];
      const levels = own.flatMap((one) => one.levels.filter(({ length }) => length > 1));
      if (levels.length < 2) return [];
      const variances = levels.map((level) => weightedMean(level.map(toValue)).variance);
      const values = levels.map((level) => level.map((point) => toValue(point).value));
      return [
        [
          group,
          { variance: typicalVariance(variances), tailDegrees: tailDegrees(values) ?? Infinity },
        ] as const,
      ];
    }),
  );
}

/** @param typical how points spread; undefined if that is not known */
function trendOf<One extends Series>(
  runs: readonly HistoryRun[],
  { series, levels }: Divided<One>,
  typical: TypicalSpread | undefined,
): Trend<One> {
  const changes = levels.slice(1).map((after, index): LevelChange => {
    const before = levels[index] ?? [];
    return {
      ...ratioBetween(weightedMean(before.map(toValue)), weightedMean(after.map(toValue)), typical),
      lastBefore: before.at(-1)?.run ?? 0,
      firstAfter: after[0]?.run ?? 0,
      confounders: confoundersOf(runs, series.sections, before, after),
    };
  });
  const level = levels.at(-1) ?? [];
  const deviation = deviationOf(level, typical);
  const isEarly = levels.flat().length < 2 * leastValues || deviation !== undefined;
  return {
    series,
    state: changes.length > 0 ? "changed" : isEarly ? "too early" : "steady",
    changes,
    level,
    deviation,
    typical,
  };
}

/** A level: the mean of the points from one run to another. */
interface Level {
  readonly first: number;
  readonly last: number;
  readonly multiplier: number;
}

/** The levels between changes, in order of time. */
export function levelsBetween(
  points: readonly RatioPoint[],
  changes: readonly Pick<LevelChange, "firstAfter">[],
): Level[] {
  const starts = [0, ...changes.map(({ firstAfter }) => firstAfter)];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = points.filter(({ run }) => run >= start && run < end);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ first: first.run, last: last.run, multiplier: Math.exp(weightedMean(own.map(toValue)).mean) }];
  });
}

/** @param typical how points spread; undefined if that is not known */
export function ratioBetween(
  before: WeightedMean,
  after: WeightedMean,
  typical: TypicalSpread | undefined,
): RatioChange {
  const difference = differenceOfMeans(before, after, typical?.variance);
  const value = after.mean - before.mean;
  if (difference === undefined) return { ratio: Math.exp(value) };
  const half = halfWidth(difference.squaredError, figureConfidence);
  return { ratio: Math.exp(value), interval: { low: Math.exp(value - half), high: Math.exp(value + half) } };
}

/**
 * How likely it is, if nothing changed, that two means differ as much; 1 if the spread of points is not known. The mean of a few
 * points has tails as heavy as those of single points.
 */
export function chanceOfDifference(
  before: WeightedMean,
  after: WeightedMean,
  typical: TypicalSpread | undefined,
): number {
  const difference = differenceOfMeans(before, after, typical?.variance);
  if (difference === undefined) return 1;
  const { value, degrees } = difference.squaredError;
  return studentTwoSided(
    difference.value / Math.sqrt(value),
    Math.min(degrees, typical?.tailDegrees ?? Infinity),
  );
}

/** The newest points with the most significant deviation; undefined if none deviate. */
function deviationOf(
  level: readonly RatioPoint[],
  typical: TypicalSpread | undefined,
): Deviation | undefined {
  const most = Math.min(mostDeviating, level.length - leastValues);
  if (most < 1) return undefined;
  const tried = Array.from({ length: most }, (_, index) => {
    const before = weightedMean(level.slice(0, -1 - index).map(toValue));
    const newest = weightedMean(level.slice(-1 - index).map(toValue));
    const p = most * chanceOfDifference(before, newest, typical);
    return { runs: index + 1, p, ...ratioBetween(before, newest, typical) };
  });
  const { p, ...surest } = tried.reduce((a, b) => (b.p < a.p ? b : a));
  return p <= deviationLevel ? surest : undefined;
}
