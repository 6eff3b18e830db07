import type { PageData, TestData } from "../../data/page-data.ts";
import { type Child, element } from "../dom.ts";
import { reasonList } from "../outcomes.ts";
import type { KeepPlot } from "../plots/plot.ts";
import { dayCell, drawTable, foldedPart } from "../table.ts";
import { createZoomControls, type RunZoom } from "./run-zoom.ts";
import { createRunTimesPlot } from "./times-plot.ts";
import { createTrendPlot, plottedTrend } from "./trend-plot.ts";
import { trendTable } from "./trend-table.ts";

/** A test over the runs; nothing without a history of it. */
export function trendParts(
  { trend }: TestData,
  { history, names }: PageData,
  zoom: RunZoom | undefined,
  keep: KeepPlot,
): Child[] {
  if (trend === undefined || history === undefined || zoom === undefined) return [];
  const { remove, element: controls } = createZoomControls(zoom);
  return [
    element("h3", {}, "History", element("span", { class: "faint" }, trend.state)),
    trend.lines.length === 0 ? null : reasonList(trend.lines),
    trend.instructions === undefined || trend.instructions.lines.length === 0
      ? null
      : reasonList(trend.instructions.lines.map((line) => `instructions: ${line}`)),
    trend.costs === undefined ? null : reasonList(trend.costs.flatMap(({ lines }) => lines)),
    keep({ element: controls, remove, redraw: () => {} }),
    keep(createTrendPlot(plottedTrend(trend), " over the runs", history, names, zoom)),
    keep(createRunTimesPlot({ trend, title: "Times over the runs" }, history, names, zoom)),
    foldedPart("Table of the runs", () => [
      drawTable(trendTable(trend, history, names), {
        caption: "The test in every run, the newest first",
        cell: dayCell,
      }),
    ]),
  ];
}
