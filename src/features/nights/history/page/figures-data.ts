import type { FigureTrendData, PlottedTrend } from "../../../../page/data/page-data.ts";
import { inPage } from "../../../../report/format/escape.ts";
import { exactTrendText, shareText } from "../report/exact-trends.ts";
import { trendLines } from "../report/trends.ts";
import type { ExactTrend } from "../runs/exact-trends.ts";
import { type FigureSeries, figureTrends } from "../runs/figure-series.ts";
import type { Trends } from "../runs/trends.ts";
import { levelsData, rounded } from "./trend-data.ts";

/**
 * Figures beside the times of tests over the runs; undefined if no run has one.
 *
 * @param exact the trends of exact figures over the same runs
 */
export function figuresData(
  trends: Trends,
  series: readonly FigureSeries[],
  exact: readonly ExactTrend[],
): readonly FigureTrendData[] | undefined {
  const known = new Map(figureTrends(trends.runs, series).map((one) => [one.series.path, one]));
  const found = series.flatMap(({ path, row, figure, shortTitle, values, format }): FigureTrendData[] => {
    if (values.every((one) => one?.ratio === undefined)) return [];
    const trend = known.get(path);
    const steps = exact.find((one) => one.path === row && one.figure === `age-${figure}`);
    const texts = (role: "baseline" | "candidate") =>
      values.map((one) => {
        const value = one?.[role];
        return value === undefined ? "–" : format(value);
      });
    return [
      {
        name: inPage(shortTitle),
        multipliers: values.map((one) => rounded(one?.ratio)),
        low: values.map((one) => rounded(one?.interval?.low)),
        high: values.map((one) => rounded(one?.interval?.high)),
        baseline: texts("baseline"),
        candidate: texts("candidate"),
        ...(trend === undefined
          ? stepsData(trends, steps)
          : { ...levelsData(trend), lines: trendLines(trends, trend, inPage) }),
      },
    ];
  });
  return found.length === 0 ? undefined : found;
}

/** The levels of an exact figure are the points themselves. */
function stepsData(
  { runs }: Trends,
  trend: ExactTrend | undefined,
): Pick<FigureTrendData, "changes" | "levels" | "lines"> {
  if (trend === undefined) return { changes: [], levels: [], lines: [] };
  const changes = trend.changes.map(({ before, after, share }): PlottedTrend["changes"][number] => ({
    run: after.run,
    ratio: 1 + share,
    text: `${trend.figure} ${shareText(before.value, share)}`,
  }));
  return { changes, levels: [], lines: exactTrendText(runs, trend, inPage).lines };
}
