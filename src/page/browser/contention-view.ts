import { count } from "../../report/format/figures.ts";
import type { EngineNames } from "../../report/format/words.ts";
import type { ContestData, PageData, RunData } from "../data/page-data.ts";
import { element } from "./dom.ts";
import { engineLegend, engineLine, rolesIn } from "./plots/engine-lines.ts";
import { timesAxis } from "./plots/look.ts";
import { createPlot, type DrawnPlot, type KeepPlot } from "./plots/plot.ts";
import { drawTable, foldedPart } from "./table.ts";

/** Several connections at once: for each workload its plots and a table. Null if no contest was held. */
export function contentionView(
  { contention }: RunData,
  { names }: PageData,
  keep: KeepPlot,
): HTMLElement | null {
  if (contention === undefined) return null;
  return element(
    "section",
    { "aria-labelledby": "contention" },
    element("h2", { id: "contention" }, "Several connections at once"),
    ...contention.flatMap(({ name, title, table, plots }) => [
      element("h3", {}, `${name}: ${title}`),
      ...plots.map((plot) => keep(createThroughputPlot(name, plot, names))),
      foldedPart("Table of all numbers of connections", () => [
        drawTable(table, { caption: `Several connections, ${name}` }),
      ]),
    ]),
  );
}

/** Throughput over connections, both logarithmic: twice the connections have twice the throughput on a line of slope 1. */
function createThroughputPlot(
  workload: string,
  { title, connections, perSecond }: ContestData["plots"][number],
  names: EngineNames,
): DrawnPlot {
  const roles = rolesIn(perSecond);
  return createPlot({
    title,
    control: element("span", { class: "controls" }, ...engineLegend(roles, names)),
    label: `${workload}: operations a second of ${title}, with more and more connections. The table below has the figures.`,
    height: 150,
    // An axis of logarithms has no 0.
    data: () => [
      [...connections],
      ...roles.map((role) => (perSecond[role] ?? []).map((value) => value && Math.max(1, value))),
    ],
    series: (ink) => roles.map((role) => engineLine(role, ink, 7)),
    scales: {
      x: { time: false, distr: 3, range: (_, low, high) => [low / 1.2, high * 1.2] },
      y: { distr: 3 },
    },
    axes: () => [
      {
        splits: () => [...connections],
        filter: (_, splits) => splits,
        label: "connections",
        size: 26,
        values: (_, splits) => splits.map((split) => count(split)),
        grid: { show: false },
      },
      { ...timesAxis, values: (_, splits) => splits.map((split) => (split === null ? null : count(split))) },
    ],
    readout: (index) => {
      const all = roles.map((role) => {
        const value = perSecond[role]?.[index];
        return `${names[role] ?? role} ${value === null || value === undefined ? "-" : count(value)}`;
      });
      return `${count(connections[index] ?? 0)} connections: ${all.join(", ")} a second`;
    },
  });
}
