import type uPlot from "uplot";
import { cutApart } from "../../../messages/cut-apart.ts";
import type { HistoryRunData } from "../../data/page-data.ts";
import { element } from "../dom.ts";
import { drawMark, drawText } from "../plots/drawing.ts";
import { rangeOf } from "../plots/look.ts";
import { createPlot, type DrawnPlot, type Ink, type PlotSpec } from "../plots/plot.ts";
import { rangeBetween } from "./run-range.ts";
import { handleZoomKeys, type RunZoom } from "./run-zoom.ts";

/** A plot over the runs of a history, whichever figure it shows. */
export interface RunsPlotSpec
  extends Pick<PlotSpec, "title" | "control" | "label" | "note" | "height" | "series"> {
  readonly runs: readonly HistoryRunData[];
  readonly zoom: RunZoom;
  /** For each series a value of each run. */
  readonly values: () => readonly (readonly (number | null)[])[];
  /** Values of the shown runs that the plot has room for, beside the values of its series. */
  readonly room?: (first: number, last: number) => readonly number[];
  readonly formatValue: (value: number) => string;
  readonly underlay?: (plot: uPlot, ink: Ink) => void;
  /** The text for the run at the pointer, after its name. */
  readonly readout: (run: number) => string;
}

/** CSS pixels between the labels of two runs. */
const labelRoom = 96;
/** Room beside the runs for the labels of the other axis. */
const axisRoom = 76;

export function createRunsPlot(spec: RunsPlotSpec): DrawnPlot {
  const { runs, zoom, values, room = () => [], formatValue, underlay, readout, ...look } = spec;
  const plot = createPlot({
    ...look,
    data: () => [runs.map((_, run) => run), ...values().map((one) => [...one])],
    scales: {
      x: { time: false, range: () => [zoom.range().first - 0.5, zoom.range().last + 0.5] },
      y: {
        range: () => {
          const { first, last } = zoom.range();
          const shown = values().flatMap((one) =>
            one.slice(first, last + 1).filter((value) => value !== null),
          );
          return rangeOf([...shown, ...room(first, last)]);
        },
      },
    },
    axes: () => [
      {
        splits: (drawn) => labelledRuns(zoom, Math.floor((drawn.width - axisRoom) / labelRoom)),
        values: (_, splits) =>
          cutApart(
            splits.map((run) => runs[run]?.name ?? ""),
            maxLabel,
          ),
        grid: { show: false },
      },
      { size: axisRoom - 12, values: (_, splits) => splits.map(formatValue) },
    ],
    underlay: (drawn, ink) => {
      drawFactMarks(drawn, runs, ink);
      const { first, last } = zoom.range();
      const isEmpty = values().every((one) => one.slice(first, last + 1).every((value) => value === null));
      if (isEmpty) drawText(drawn, "no figures in these runs", ink);
      underlay?.(drawn, ink);
    },
    readout: (run) => `${runTitle(runs[run])}: ${readout(run)}`,
    onSelect: (from, to) => zoom.set(rangeBetween(from, to, zoom.runs)),
  });
  const stop = zoom.onChange(plot.redraw);
  const frame = element(
    "div",
    { class: "runs-plot", role: "group", tabindex: 0, "aria-label": `${spec.title}: ${keyHelp}` },
    plot.element,
  );
  handleZoomKeys(frame, zoom);
  return {
    element: frame,
    redraw: plot.redraw,
    remove: () => {
      stop();
      plot.remove();
    },
  };
}

const keyHelp = "arrow keys move, plus and minus zoom, zero shows all runs";

/** `0.51.3 (2026-11-03)`; the day alone if the run has no other name. */
export function runTitle(run: HistoryRunData | undefined): string {
  if (run === undefined) return "";
  return run.name === run.day ? run.day : `${run.name} (${run.day})`;
}

/** Characters of a run's name for which an axis has room. */
const maxLabel = 11;

/** Runs at equal distances, up to a maximum number. */
function labelledRuns(zoom: RunZoom, most: number): number[] {
  const { first, last } = zoom.range();
  const step = Math.max(1, Math.ceil((last - first + 1) / Math.max(1, most)));
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Where what multipliers depend on is not as in the run before. Texts that would meet are left out: the table has them. */
function drawFactMarks(plot: uPlot, runs: readonly HistoryRunData[], { of, font }: Ink): void {
  let free = Number.NEGATIVE_INFINITY;
  for (const [run, { marks }] of runs.entries()) {
    if (marks.length === 0) continue;
    const x = plot.valToPos(run - 0.5, "x");
    const text = x < free ? "" : marks.join(", ");
    if (text !== "") free = x + 8 + 6.5 * text.length;
    drawMark(plot, run - 0.5, text, { colour: of("faint"), font, at: "bottom", dash: [2, 3] });
  }
}
