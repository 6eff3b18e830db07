import type { FigureTrendData, PlottedTrend } from "../../../../page/data/page-data.ts";
import { inPage } from "../../../../report/format/escape.ts";
import { shortBytes, shortTime } from "../../../../report/format/figures.ts";
import { figureTitles } from "../../../figures/age/words.ts";
import { exactTrendText, shareText } from "../report/exact-trends.ts";
import { agedTrendText } from "../report/trends.ts";
import { type AgedTrend, agedTrends, comparableAged, lifeOf, newestAged } from "../runs/aged-trends.ts";
import type { ExactTrend } from "../runs/exact-trends.ts";
import type { HistoryRun } from "../runs/run.ts";
import type { Trends } from "../runs/trends.ts";
import { levelsData, rounded } from "./trend-data.ts";

/** The exact figures, in the order of reports, after the times. */
const bytes = ["disk", "written"] as const;

/** A figure of one run. */
interface Taken {
  readonly baseline: number;
  readonly candidate: number;
  readonly ratio: number;
  readonly low?: number;
  readonly high?: number;
}

/**
 * The figures of ageing databases over the runs, of lives like those of the newest run that has some; undefined if none does.
 *
 * @param exact the trends of exact figures over the same runs
 * @param own a run that is not one of the history, whose figures are added as the newest
 */
export function agedData(
  trends: Trends,
  exact: readonly ExactTrend[],
  own?: HistoryRun,
): readonly FigureTrendData[] | undefined {
  const all = own === undefined ? trends.runs : [...trends.runs, own];
  const newest = newestAged(all);
  if (newest?.aged === undefined) return undefined;
  const lives = all.map((run) => comparableAged(run, newest)?.shapes);
  const times = agedTrends(trends.runs);
  return Object.keys(newest.aged.shapes).flatMap((shape) => {
    const ofTimes = (["time", "cpu"] as const).map((figure) => {
      const trend = times.find((one) => one.shape === shape && one.figure === figure);
      const taken = lives.map((life): Taken | undefined => {
        const time = lifeOf(life, shape)?.times?.[figure];
        return time && { ...time, baseline: time.baselineNs, candidate: time.candidateNs };
      });
      return { figure, taken, format: shortTime, ...timesWords(trends, trend) };
    });
    const ofBytes = bytes.map((figure) => {
      const trend = exact.find((one) => one.path === `age/${shape}` && one.figure === `age-${figure}`);
      const taken = lives.map((life): Taken | undefined => {
        const own = lifeOf(life, shape);
        const [baseline, candidate] = [own?.baseline[figure], own?.candidate[figure]];
        if (baseline === undefined || candidate === undefined) return undefined;
        return { baseline, candidate, ratio: Math.max(1, candidate) / Math.max(1, baseline) };
      });
      return { figure, taken, format: shortBytes, ...bytesWords(trends, trend) };
    });
    return [...ofTimes, ...ofBytes].flatMap(({ figure, taken, format, ...words }): FigureTrendData[] => {
      if (taken.every((one) => one === undefined)) return [];
      const column = (of: (one: Taken) => number | undefined) => taken.map((one) => rounded(one && of(one)));
      const texts = (role: "baseline" | "candidate") =>
        taken.map((one) => (one === undefined ? "–" : format(one[role])));
      const title = figure === "written" ? "bytes written" : figureTitles[figure];
      return [
        {
          name: `${inPage(shape)}: ${title}`,
          multipliers: column(({ ratio }) => ratio),
          low: column(({ low }) => low),
          high: column(({ high }) => high),
          baseline: texts("baseline"),
          candidate: texts("candidate"),
          ...words,
        },
      ];
    });
  });
}

type Words = Pick<FigureTrendData, "changes" | "levels" | "lines">;

const none: Words = { changes: [], levels: [], lines: [] };

function timesWords(trends: Trends, trend: AgedTrend | undefined): Words {
  if (trend === undefined) return none;
  return {
    ...levelsData(trend.points, trend.changes),
    lines: agedTrendText(trends, trend, inPage).lines,
  };
}

/** The levels of bytes are the points themselves. */
function bytesWords({ runs }: Trends, trend: ExactTrend | undefined): Words {
  if (trend === undefined) return none;
  const changes = trend.changes.map(({ before, after, share }): PlottedTrend["changes"][number] => ({
    run: after.run,
    ratio: 1 + share,
    text: `${trend.figure} ${shareText(before.value, share)}`,
  }));
  return { changes, levels: [], lines: exactTrendText(runs, trend, inPage).lines };
}
