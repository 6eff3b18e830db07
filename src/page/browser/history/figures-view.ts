import { multiplier } from "../../../report/format/figures.ts";
import { left, right, type Table } from "../../../report/format/table.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import type { FigureTrendData, HistoryData } from "../../data/page-data.ts";
import { choice, element } from "../dom.ts";
import { reasonList } from "../outcomes.ts";
import type { DrawnPlot, KeepPlot } from "../plots/plot.ts";
import { dayCell, drawTable, foldedInTurn } from "../table.ts";
import type { RunZoom } from "./run-zoom.ts";
import { createTrendPlot } from "./trend-plot.ts";

/** Figures beside the times of tests. */
export interface Figures {
  /** The place of their section on the page. */
  readonly id: "aged" | "contests";
  readonly title: string;
  /** Absent if none were measured. */
  readonly all: readonly FigureTrendData[] | undefined;
}

/** Figures over the runs: all changes, and one figure, which a reader chooses. Null if there are none. */
export function figuresView(
  { id, title, all = [] }: Figures,
  history: HistoryData,
  names: EngineNames,
  zoom: RunZoom,
  keep: KeepPlot,
): HTMLElement | null {
  const [first] = all;
  if (first === undefined) return null;
  const changes = all.flatMap(({ name, lines }) => lines.map((line) => `${name}: ${line}`));
  const place = element("div", {});
  let plot: DrawnPlot | undefined;
  const folded = foldedInTurn("Table of the figure");
  const draw = (figure: FigureTrendData) => {
    plot?.remove();
    plot = createTrendPlot(figure, `, ${figure.name}`, history, names, zoom);
    const table = folded(() => [
      drawTable(figureTable(figure, history, names), {
        caption: `${figure.name} in every run, the newest first`,
        cell: dayCell,
      }),
    ]);
    place.replaceChildren(plot.element, table);
  };
  const control = choice("Figure", Object.fromEntries(all.map(({ name }) => [name, name])), (name) =>
    draw(all.find((one) => one.name === name) ?? first),
  );
  draw(first);
  return element(
    "section",
    { "aria-labelledby": id },
    element("h2", { id }, title),
    changes.length === 0 ? element("p", {}, "No figure changed.") : reasonList(changes),
    keep({
      element: element("div", { class: "test-times" }, control, place),
      redraw: () => plot?.redraw(),
      remove: () => plot?.remove(),
    }),
  );
}

/** A figure in every run, the newest first: what its plot shows. */
function figureTable(figure: FigureTrendData, { runs }: HistoryData, names: EngineNames): Table {
  const { multipliers, low, high, changes, baseline, candidate } = figure;
  const changed = Map.groupBy(changes, ({ run }) => run);
  const rows = runs.map(({ name, day }, run) => {
    const [value, from, to] = [multipliers[run] ?? null, low[run] ?? null, high[run] ?? null];
    const cells = [
      name,
      day,
      baseline[run] ?? "–",
      candidate[run] ?? "–",
      value === null ? "–" : multiplier(value),
      from === null || to === null ? "–" : `${multiplier(from)} to ${multiplier(to)}`,
      (changed.get(run) ?? []).map(({ text }) => text).join("; "),
    ];
    return { cells, highlighted: changed.has(run) };
  });
  return {
    columns: [
      ...left("Run", "Day"),
      ...right(names.baseline, names.candidate, "Multiplier", "95%"),
      ...left("Change"),
    ],
    rows: rows.toReversed(),
  };
}
