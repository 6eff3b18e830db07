import { count, shortTime } from "../../../../report/format/figures.ts";
import type { EngineNames } from "../../../../report/format/words.ts";
import type { GrowthWorkloadData } from "../../data/page-data.ts";
import { element } from "../dom.ts";
import { engineLegend, engineLine, rolesIn } from "./engine-lines.ts";
import { timesAxis } from "./look.ts";
import { createPlot, type DrawnPlot } from "./plot.ts";

/** A workload's time over the rows of its table, both logarithmic: the slope is the exponent. */
export function createGrowthPlot({ rows, times }: GrowthWorkloadData, names: EngineNames): DrawnPlot {
  const roles = rolesIn(times);
  return createPlot({
    title: "Growth with the size of the table",
    control: element("span", { class: "controls" }, ...engineLegend(roles, names)),
    label: "The time of each engine for each size of the table. The table below has the figures.",
    height: 200,
    data: () => [[...rows], ...roles.map((role) => [...(times[role] ?? [])])],
    series: (ink) => roles.map((role) => engineLine(role, ink, 7)),
    scales: {
      x: { time: false, distr: 3, range: (_, low, high) => [low / 1.5, high * 1.5] },
      y: { distr: 3 },
    },
    axes: () => [
      {
        splits: () => [...rows],
        filter: (_, splits) => splits,
        label: "rows",
        size: 26,
        values: (_, splits) => splits.map((split) => count(split)),
        grid: { show: false },
      },
      timesAxis,
    ],
    readout: (index) => {
      const all = roles.map((role) => `${names[role] ?? role} ${shortTime(times[role]?.[index] ?? 0)}`);
      return `${count(rows[index] ?? 0)} rows: ${all.join(", ")}`;
    },
  });
}
