import { count, shortBytes, shortTime } from "../../../../report/format/figures.ts";
import { priorDegrees } from "../../../../statistics/moderated.ts";
import { figureTitles } from "../../../figures/age/words.ts";
import type { HistoryRun } from "./run.ts";
import { type Bounds, intervalError, type RatioPoint, type Series, weightsOf } from "./series.ts";
import { seriesTrends, type Trend } from "./trends.ts";

/** A run's value of a figure on both engines. */
interface FigureValue {
  readonly baseline: number | undefined;
  readonly candidate: number;
  /** The multiple of the baseline's, above 1 if that is worse; undefined if it is not known. */
  readonly ratio: number | undefined;
  /** With 95 % confidence; undefined if the figure is exact. */
  readonly interval?: Bounds;
}

/** A figure beside the times of tests over the runs of a history. One that is exact has no points: see `exactTrends`. */
export interface FigureSeries extends Series {
  /** `age/append`, `contention/same/threads/4/writers`: as a user names it. */
  readonly row: string;
  /** `time`, `throughput` */
  readonly figure: string;
  /** `append: time a commit`, `same/threads/4/writers`: no two of one kind have the same. */
  readonly shortTitle: string;
  /** One for each run; undefined for runs without the figure. */
  readonly values: readonly (FigureValue | undefined)[];
  readonly format: (value: number) => string;
}

/** The trends of the figures that are not exact. They are searched together, with an error rate of their own. */
export function figureTrends(
  runs: readonly HistoryRun[],
  series: readonly FigureSeries[],
): Trend<FigureSeries>[] {
  return seriesTrends(
    runs,
    series.filter(({ points }) => points.length > 0),
  );
}

/** The ratios of the last rung have so many degrees of freedom: there are eight, one for each block. */
const degreesOfRung = 7;

/** In the order of reports: those with an interval, and those that are exact. */
const agedFigures = ["time", "cpu", "disk", "written"] as const;

type Lives = NonNullable<HistoryRun["aged"]>["shapes"];

/**
 * The figures of ageing databases, in the order in which shapes first appear. Runs count whose lives had as many commits and the same seed
 * as in the newest of them.
 *
 * @param runs in order of time
 * @param own a run that is not one of the history, whose values are added as the newest
 */
export function agedSeries(runs: readonly HistoryRun[], own?: HistoryRun): FigureSeries[] {
  const all = own === undefined ? runs : [...runs, own];
  const newest = all.findLast(({ aged }) => aged !== undefined);
  const lives = all.map(({ aged, suite }): Lives | undefined =>
    aged?.commits === newest?.aged?.commits && suite?.seed === newest?.suite?.seed ? aged?.shapes : undefined,
  );
  return namesIn(lives).flatMap((shape) =>
    agedFigures.map((figure): FigureSeries => {
      const values = lives.map((life) => agedValue(ownValue(life, shape), figure));
      const isTime = figure === "time" || figure === "cpu";
      return {
        ...{
          path: `age/${shape} ${figure}`,
          row: `age/${shape}`,
          figure,
          sections: [`age/${shape}`],
          values,
        },
        title: `age/${shape} ${figureTitles[figure]}`,
        shortTitle: `${shape}: ${figure === "written" ? "bytes written" : figureTitles[figure]}`,
        format: isTime ? shortTime : shortBytes,
        // The seed stands for the SQL of the lives, so that no other suite's could be the reason of a change.
        points: pointsOf(values.slice(0, runs.length), degreesOfRung, `${newest?.suite?.seed}`),
      };
    }),
  );
}

function agedValue(
  life: Lives[string] | undefined,
  figure: (typeof agedFigures)[number],
): FigureValue | undefined {
  if (figure === "time" || figure === "cpu") {
    const time = life?.times?.[figure];
    return (
      time && { baseline: time.baselineNs, candidate: time.candidateNs, ratio: time.ratio, interval: time }
    );
  }
  const [baseline, candidate] = [life?.baseline[figure], life?.candidate[figure]];
  if (baseline === undefined || candidate === undefined) return undefined;
  return { baseline, candidate, ratio: Math.max(1, candidate) / Math.max(1, baseline) };
}

/** Degrees of freedom of an interval of three rounds. With others, all points of a series would have the same weights. */
const degreesOfRounds = 2 + priorDegrees;

/**
 * The throughputs of several connections, in the order in which they first appear: the baseline's divided by the candidate's, so that above
 * 1 is slower.
 *
 * @param runs in order of time
 * @param own a run that is not one of the history, whose values are added as the newest
 */
export function contestSeries(runs: readonly HistoryRun[], own?: HistoryRun): FigureSeries[] {
  const contests = [...runs, ...(own === undefined ? [] : [own])].map((run) => run.contests);
  return namesIn(contests).map((name): FigureSeries => {
    const path = `contention/${name}`;
    const values = contests.map((held): FigureValue | undefined => {
      const found = ownValue(held, name);
      return (
        found && {
          baseline: found.baseline,
          candidate: found.candidate,
          ratio: found.times?.ratio,
          interval: found.times,
        }
      );
    });
    return {
      ...{ path, row: path, figure: "throughput", sections: [path], shortTitle: name, values },
      format: (perSecond) => `${count(perSecond)}/s`,
      // The SQL of contests is the driver's own: no suite's could be the reason of a change.
      points: pointsOf(values.slice(0, runs.length), degreesOfRounds, "contention"),
    };
  });
}

function namesIn(all: readonly (Readonly<Record<string, unknown>> | undefined)[]): string[] {
  return [...new Set(all.flatMap((own = {}) => Object.keys(own)))];
}

/** The value of a name, which is untrusted: it may be that of a property of every object. */
function ownValue<Value>(own: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return own !== undefined && Object.hasOwn(own, name) ? own[name] : undefined;
}

/** The points of the runs whose value has an interval. @param degrees of freedom of the interval */
function pointsOf(values: readonly (FigureValue | undefined)[], degrees: number, sql: string): RatioPoint[] {
  const found = values.flatMap((value, run) => {
    const { ratio, interval } = value ?? {};
    return ratio === undefined || interval === undefined ? [] : [{ run, ratio, interval }];
  });
  const weights = weightsOf(found.map(({ interval }) => intervalError(interval, degrees)));
  return found.map(({ run, ratio, interval: { low, high } }, index) => ({
    ...{ run, logRatio: Math.log(ratio), weight: weights[index] ?? 1, interval: { low, high }, sql },
  }));
}
