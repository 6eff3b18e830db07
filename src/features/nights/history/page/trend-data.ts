import { type SuiteName, suiteNames, suiteOf, variants } from "../../../../model/test.ts";
import type {
  AllTestsData,
  PlottedTrend,
  PointsData,
  TestData,
  TrendData,
} from "../../../../page/data/page-data.ts";
import { inPage } from "../../../../report/format/escape.ts";
import { multiplier, type ShownMean, signedHundredths } from "../../../../report/format/figures.ts";
import { suiteHash } from "../../../../suite/fingerprint.ts";
import { findWorkload } from "../../../../suite/workloads.ts";
import { costTrends, exactTrendText, shareText } from "../report/exact-trends.ts";
import { allTestsFigures, trendLines } from "../report/trends.ts";
import { describeChange, describeConfounders } from "../report/words.ts";
import { allTestsTrend } from "../runs/all-tests.ts";
import type { ExactTrend } from "../runs/exact-trends.ts";
import type { HistoryRun } from "../runs/run.ts";
import type { RatioPoint, SeriesPoint } from "../runs/series.ts";
import { levelsBetween, type TestTrend, type Trend, type Trends } from "../runs/trends.ts";

/** Significant digits: more than the precision of a figure or a plot. */
const digits = 5;

/** A run's figures of a test; nothing if it has no figure of it. */
type OwnFigures = Pick<TestData, "figure" | "times" | "instructions">;

/** A run that is not one of the history, whose figures are added as the newest. */
export interface NewestRun {
  readonly tests: readonly (Pick<TestData, "id"> & OwnFigures)[];
  /** Rows of the largest table; undefined if unknown. */
  readonly rows: number | undefined;
}

/** Each test of a history, by its id. @param exact the trends of exact figures over the same runs */
export function trendsByTest(
  trends: Trends,
  exact: readonly ExactTrend[],
  newest?: NewestRun,
): ReadonlyMap<string, TrendData> {
  const tests = new Map(newest?.tests.map((test) => [test.id, test]));
  const known = knownSuites(trends);
  const counted = new Map(
    exact.filter(({ figure }) => figure === "instructions").map((one) => [one.path, one]),
  );
  const costs = Map.groupBy(costTrends(exact), ({ path }) => path);
  return new Map(
    trends.tests.flatMap((trend) => {
      const id = inPage(trend.series.path);
      const own = newest && { figures: tests.get(id) ?? {}, rows: newest.rows };
      if (trend.series.points.length === 0) return [];
      const counts = counted.get(trend.series.path);
      const instructions = counts && countData(trends.runs, counts, own?.figures);
      const changed = (costs.get(trend.series.path) ?? []).flatMap((one) => costData(trends.runs, one));
      return [
        [
          id,
          {
            ...trendData(trends, trend, known, own),
            instructions,
            costs: changed.length === 0 ? undefined : changed,
          },
        ] as const,
      ];
    }),
  );
}

function trendData(
  trends: Trends,
  trend: TestTrend,
  known: ReadonlySet<SuiteName>,
  own: { readonly figures: OwnFigures; readonly rows: number | undefined } | undefined,
): TrendData {
  const { series, state } = trend;
  const sizes = series.points.map(({ run }) => trends.runs[run]?.suite?.rows);
  return {
    state,
    lines: trendLines(trends, trend, inPage),
    points: pointsData(trends.runs.length, series.points, own?.figures),
    ...levelsData(trend),
    repetitions: repetitionsOf(trend, known, own === undefined ? sizes : [...sizes, own.rows]),
  };
}

/** @param own of the page's run; undefined if it is one of the history */
function countData(
  runs: readonly HistoryRun[],
  trend: ExactTrend,
  own: OwnFigures | undefined,
): NonNullable<TrendData["instructions"]> {
  const byRun = new Map(trend.points.map(({ run, value }) => [run, value]));
  return {
    counts: [
      ...runs.map((_, run) => byRun.get(run) ?? null),
      ...(own === undefined ? [] : [own.instructions?.taken.candidate ?? null]),
    ],
    lines: exactTrendText(runs, trend, inPage).lines,
    changes: trend.changes.map(({ after, share }) => ({
      run: after.run,
      share,
      text: `${signedHundredths(share)} instructions`,
    })),
  };
}

/** A cost besides time that changed, or cannot be compared; nothing of the others. */
function costData(runs: readonly HistoryRun[], trend: ExactTrend): NonNullable<TrendData["costs"]> {
  const { lines } = exactTrendText(runs, trend, inPage);
  if (lines.length === 0) return [];
  const changes = trend.changes.map(({ before, after, share }) => {
    return { run: after.run, share, text: `${trend.figure} ${shareText(before.value, share)}` };
  });
  return [{ lines: lines.map((line) => `${trend.figure}: ${line}`), changes }];
}

function pointsData(runs: number, points: readonly SeriesPoint[], own: OwnFigures | undefined): PointsData {
  const byRun = new Map(points.map((point) => [point.run, point]));
  const column = (ofPoint: (point: SeriesPoint) => number | undefined, ofOwn: number | undefined) => [
    ...Array.from({ length: runs }, (_, run) => {
      const point = byRun.get(run);
      return rounded(point && ofPoint(point));
    }),
    ...(own === undefined ? [] : [rounded(ofOwn)]),
  ];
  const { figure, times } = own ?? {};
  return {
    candidate: column(({ candidateNs }) => candidateNs, times?.candidate),
    baseline: column(({ baselineNs }) => baselineNs, times?.baseline),
    low: column(({ interval }) => interval?.low, figure?.interval?.low),
    high: column(({ interval }) => interval?.high, figure?.interval?.high),
  };
}

export function levelsData({ series, changes }: Trend): Pick<PlottedTrend, "changes" | "levels"> {
  return {
    changes: changes.map((change) => ({
      run: change.firstAfter,
      ratio: round(change.ratio),
      text: `${describeChange(change)}${describeConfounders(change)}`,
    })),
    levels: levelsBetween(series.points, changes).map((level) => ({
      ...level,
      multiplier: round(level.multiplier),
    })),
  };
}

/**
 * The run's one number over the runs; undefined if none has it.
 *
 * @param own a run that is not one of the history, whose figure is added as the newest
 */
export function allTestsData(trends: Trends, own?: HistoryRun): AllTestsData | undefined {
  const trend = allTestsTrend(trends, own);
  if (trend === undefined) return undefined;
  const runs = trends.runs.length + (own === undefined ? 0 : 1);
  const byRun = new Map(
    [...trend.series.points, ...(trend.own === undefined ? [] : [trend.own])].map((point) => [
      point.run,
      point,
    ]),
  );
  const column = (ofPoint: (point: RatioPoint) => number | undefined) =>
    Array.from({ length: runs }, (_, run) => {
      const point = byRun.get(run);
      return rounded(point && ofPoint(point));
    });
  const newest = byRun.get(runs - 1);
  return {
    tests: trend.tests,
    newest: newest && shownPoint(newest),
    text: allTestsFigures(trends, trend, inPage),
    lines: trendLines(trends, trend, inPage),
    multipliers: column(({ logRatio }) => Math.exp(logRatio)),
    low: column(({ interval }) => interval?.low),
    high: column(({ interval }) => interval?.high),
    ...levelsData(trend),
  };
}

function shownPoint({ logRatio, interval }: RatioPoint): ShownMean {
  return {
    figure: multiplier(Math.exp(logRatio)),
    ...(interval && { interval: [multiplier(interval.low), multiplier(interval.high)] }),
  };
}

/** Suites whose statements in the newest run are those of this version of the tool. */
function knownSuites({ runs }: Trends): ReadonlySet<SuiteName> {
  const { rows, seed, hash, others = {} } = runs.at(-1)?.suite ?? {};
  if (rows === undefined || seed === undefined) return new Set();
  const recorded: Readonly<Record<string, string | undefined>> = { ...others, oltp: hash };
  return new Set(
    suiteNames.filter(
      (name) => recorded[name] !== undefined && recorded[name] === suiteHash({ rows, seed }, name),
    ),
  );
}

/**
 * The number of a test's repetitions in a sample. The number depends on the suite and on the rows of the tables: only times of
 * the same SQL are comparable.
 *
 * @param sizes rows of the largest table in each run
 */
function repetitionsOf(
  { series }: TestTrend,
  known: ReadonlySet<SuiteName>,
  sizes: readonly (number | undefined)[],
): number | undefined {
  const [name, , , workload = ""] = series.path.split("/");
  const variant = variants.find((one) => one === name);
  if (variant === undefined || !known.has(suiteOf(variant))) return undefined;
  const forms = new Set(series.points.map(({ sql }) => sql));
  const [rows] = sizes;
  if (rows === undefined || forms.size > 1 || sizes.some((size) => size !== rows)) return undefined;
  return findWorkload({ variant, workload })?.times(rows);
}

export function rounded(value: number | undefined): number | null {
  return value === undefined ? null : round(value);
}

function round(value: number): number {
  return Number(value.toPrecision(digits));
}
