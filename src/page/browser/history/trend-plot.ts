import type uPlot from "uplot";
import { multiplier, signedPercent } from "../../../report/format/figures.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import type { HistoryData, LevelData, PlottedTrend, TrendData } from "../../data/page-data.ts";
import { drawMark, drawWithin } from "../plots/drawing.ts";
import { dots } from "../plots/look.ts";
import type { DrawnPlot, Ink } from "../plots/plot.ts";
import { multipliersOf } from "./group-means.ts";
import type { RunZoom } from "./run-zoom.ts";
import { createRunsPlot } from "./runs-plot.ts";

/** The trend of a test as its plot shows it. */
export function plottedTrend({ points, changes, levels }: TrendData): PlottedTrend {
  const { low, high } = points;
  return { multipliers: multipliersOf(points), low, high, changes, levels };
}

/**
 * A multiplier in each run with its interval, the levels that it had, and the changes between them.
 *
 * @param title after the engines' names
 */
export function createTrendPlot(
  trend: PlottedTrend,
  title: string,
  { runs }: HistoryData,
  names: EngineNames,
  zoom: RunZoom,
): DrawnPlot {
  const { multipliers, low: lows, high: highs, changes, levels } = trend;
  const known = multipliers.filter((one) => one !== null);
  return createRunsPlot({
    title: `${names.candidate} / ${names.baseline}${title}`,
    label:
      `The multiplier in ${known.length} runs, from ${multiplier(Math.min(...known))}x to ${multiplier(Math.max(...known))}x, ` +
      `with ${changes.length === 0 ? "no change" : changes.map(({ text }) => text).join("; ")}. The table below has them all.`,
    height: 220,
    runs,
    zoom,
    values: () => [multipliers],
    room: (first, last) => [
      ...levels
        .filter((level) => level.last >= first && level.first <= last)
        .map((level) => level.multiplier),
      ...[lows, highs].flatMap((ends) =>
        ends.slice(first, last + 1).filter((end) => end !== null && end !== undefined),
      ),
    ],
    formatValue: (value) => `${Number(value.toPrecision(6))}x`,
    series: (ink) => [dots(ink.of("candidate"), { size: runs.length > 60 ? 5 : 7 })],
    underlay: (plot, ink) => {
      drawIntervals(plot, trend, ink);
      for (const level of levels) drawStretch(plot, level, ink);
      for (const { run, ratio } of changes)
        drawMark(plot, run - 0.5, signedPercent(ratio - 1), {
          colour: ink.of(ratio > 1 ? "bad" : "good"),
          font: ink.font,
          at: "top",
          dash: [],
        });
    },
    readout: (run) => {
      const value = multipliers[run] ?? null;
      const [low, high] = [lows[run] ?? null, highs[run] ?? null];
      if (value === null) return "no figure";
      const interval = low === null || high === null ? "" : ` (${multiplier(low)}x to ${multiplier(high)}x)`;
      return `${multiplier(value)}x${interval}`;
    },
  });
}

function drawIntervals(plot: uPlot, { low: lows, high: highs }: PlottedTrend, { of }: Ink): void {
  const { ctx } = plot;
  drawWithin(plot, () => {
    ctx.globalAlpha = 0.3;
    ctx.strokeStyle = of("candidate");
    ctx.lineWidth = 1.5 * devicePixelRatio;
    ctx.beginPath();
    for (const [run, low] of lows.entries()) {
      const high = highs[run] ?? null;
      if (low === null || high === null) continue;
      const x = plot.valToPos(run, "x", true);
      ctx.moveTo(x, plot.valToPos(low, "y", true));
      ctx.lineTo(x, plot.valToPos(high, "y", true));
    }
    ctx.stroke();
  });
}

function drawStretch(plot: uPlot, level: LevelData, { of }: Ink): void {
  const { ctx } = plot;
  const y = plot.valToPos(level.multiplier, "y", true);
  drawWithin(plot, () => {
    ctx.strokeStyle = of("candidate");
    ctx.lineWidth = 2 * devicePixelRatio;
    ctx.beginPath();
    ctx.moveTo(plot.valToPos(level.first - 0.5, "x", true), y);
    ctx.lineTo(plot.valToPos(level.last + 0.5, "x", true), y);
    ctx.stroke();
  });
}
