import { count, shortBytes, shortTime } from "../../report/format/figures.ts";
import type { EngineNames } from "../../report/format/words.ts";
import type { AgedShapeData, PageData, RunData } from "../data/page-data.ts";
import { colourClass } from "./cell-figures.ts";
import { element } from "./dom.ts";
import { engineLegend, engineLine, rolesIn } from "./plots/engine-lines.ts";
import { timesAxis } from "./plots/look.ts";
import { createPlot, type DrawnPlot, type KeepPlot } from "./plots/plot.ts";
import { createSteadyPlot } from "./plots/steady-plot.ts";
import { drawTable, foldedPart } from "./table.ts";

/** The cost of databases as they age: for each shape of life two plots and a table. Null if none were aged. */
export function ageView({ age }: RunData, { names }: PageData, keep: KeepPlot): HTMLElement | null {
  if (age === undefined) return null;
  const { steady } = age;
  return element(
    "section",
    { "aria-labelledby": "age" },
    element("h2", { id: "age" }, "Databases as they age"),
    ...age.overviews.flatMap((overview) => [
      element("h3", {}, overview.title),
      drawTable(overview.table, {
        caption: overview.title,
        cellClass: (row, column) => {
          const ratio = overview.ratios[row]?.[column - 1] ?? null;
          return ratio === null ? null : colourClass(ratio);
        },
        cell: (row, column, text) =>
          column === 0
            ? undefined
            : element("span", { title: overview.values[row]?.[column - 1] ?? "" }, text),
      }),
    ]),
    ...age.shapes.flatMap((shape) => [
      element("h3", {}, `${shape.name}: ${shape.title}`),
      keep(createAgePlot(shape, "times", names)),
      keep(createAgePlot(shape, "disk", names)),
      foldedPart("Table of the rungs", () => [drawTable(shape.table, { caption: `Rungs of ${shape.name}` })]),
    ]),
    ...(steady === undefined
      ? []
      : [
          element("h3", {}, "A steady load"),
          keep(createSteadyPlot(steady, "throughput", names)),
          keep(createSteadyPlot(steady, "disk", names)),
          foldedPart("Table of the steady load", () => [drawTable(steady.table, { caption: "Steady load" })]),
        ]),
    element("h3", {}, "After closing and cleaning up"),
    drawTable(age.cleaned, { caption: "Files after closing and cleaning up" }),
  );
}

const figures = {
  times: { title: "Time a commit", text: shortTime },
  disk: { title: "Disk", text: shortBytes },
} as const;

/** A figure over commits, both logarithmic: the slope is the exponent. */
function createAgePlot(shape: AgedShapeData, figure: keyof typeof figures, names: EngineNames): DrawnPlot {
  const { commits, [figure]: values } = shape;
  const { title, text } = figures[figure];
  const roles = rolesIn(values);
  return createPlot({
    title,
    control: element("span", { class: "controls" }, ...engineLegend(roles, names)),
    label: `${title} of each engine after more and more commits. The table below has the figures.`,
    height: 180,
    data: () => [[...commits], ...roles.map((role) => [...(values[role] ?? [])])],
    series: (ink) => roles.map((role) => engineLine(role, ink, 7)),
    scales: {
      x: { time: false, distr: 3, range: (_, low, high) => [low / 1.5, high * 1.5] },
      y: { distr: 3 },
    },
    axes: () => [
      {
        splits: () => [...commits],
        filter: (_, splits) => splits,
        label: "commits",
        size: 26,
        values: (_, splits) => splits.map((split) => count(split)),
        grid: { show: false },
      },
      { ...timesAxis, values: (_, splits) => splits.map((split) => (split === null ? null : text(split))) },
    ],
    readout: (index) => {
      const all = roles.map((role) => `${names[role] ?? role} ${text(values[role]?.[index] ?? 0)}`);
      return `${count(commits[index] ?? 0)} commits: ${all.join(", ")}`;
    },
  });
}
