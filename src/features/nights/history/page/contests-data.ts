import type { FigureTrendData } from "../../../../page/data/page-data.ts";
import { inPage } from "../../../../report/format/escape.ts";
import { count } from "../../../../report/format/figures.ts";
import { contestTrendText } from "../report/trends.ts";
import { contestOf, contestTrends } from "../runs/contest-trends.ts";
import type { HistoryRun } from "../runs/run.ts";
import type { Trends } from "../runs/trends.ts";
import { levelsData, rounded } from "./trend-data.ts";

/**
 * The throughputs of several connections over the runs; undefined if no run has one with an interval.
 *
 * @param own a run that is not one of the history, whose figures are added as the newest
 */
export function contestsData(trends: Trends, own?: HistoryRun): readonly FigureTrendData[] | undefined {
  const all = own === undefined ? trends.runs : [...trends.runs, own];
  const known = new Map(contestTrends(trends.runs).map((one) => [one.path, one]));
  const names = [...new Set(all.flatMap(({ contests = {} }) => Object.keys(contests)))];
  const found = names.flatMap((name): FigureTrendData[] => {
    const taken = all.map((run) => contestOf(run, name));
    if (taken.every((one) => one?.times === undefined)) return [];
    const trend = known.get(`contention/${name}`);
    const texts = (role: "baseline" | "candidate") =>
      taken.map((one) => {
        const perSecond = one?.[role];
        return perSecond === undefined ? "–" : `${count(perSecond)}/s`;
      });
    const column = (of: "ratio" | "low" | "high") => taken.map((one) => rounded(one?.times?.[of]));
    return [
      {
        name: inPage(name),
        multipliers: column("ratio"),
        low: column("low"),
        high: column("high"),
        baseline: texts("baseline"),
        candidate: texts("candidate"),
        ...(trend === undefined
          ? { changes: [], levels: [], lines: [] }
          : {
              ...levelsData(trend.points, trend.changes),
              lines: contestTrendText(trends, trend, inPage).lines,
            }),
      },
    ];
  });
  return found.length === 0 ? undefined : found;
}
