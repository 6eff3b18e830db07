import { count, shortTime } from "../../../report/format/figures.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import type { GrowthWorkloadData } from "../../data/page-data.ts";
import { element } from "../dom.ts";
import { engineLegend, engineLine, rolesIn } from "./engine-lines.ts";
import { timesAxis } from "./look.ts";
import { createPlot, type DrawnPlot } from "./plot.ts";

/** A workload's time over the rows of its table, or over a sweep's parameter, both logarithmic: the slope is the exponent. */
export function createGrowthPlot(
  { parameter, values, times }: GrowthWorkloadData,
  names: EngineNames,
): DrawnPlot {
  const roles = rolesIn(times);
  return createPlot({
    title: parameter === "rows" ? "Growth with the size of the table" : `Growth with ${parameter}`,
    control: element("span", { class: "controls" }, ...engineLegend(roles, names)),
    label: `The time of each engine for each number of ${parameter}. The table below has the figures.`,
    height: 200,
    data: () => [[...values], ...roles.map((role) => [...(times[role] ?? [])])],
    series: (ink) => roles.map((role) => engineLine(role, ink, 7)),
    scales: {
      x: { time: false, distr: 3, range: (_, low, high) => [low / 1.5, high * 1.5] },
      y: { distr: 3 },
    },
    axes: () => [
      {
        splits: () => [...values],
        filter: (_, splits) => splits,
        label: parameter,
        size: 26,
        values: (_, splits) => splits.map((split) => count(split)),
        grid: { show: false },
      },
      timesAxis,
    ],
    readout: (index) => {
      const all = roles.map((role) => `${names[role] ?? role} ${shortTime(times[role]?.[index] ?? 0)}`);
      return `${parameter} ${count(values[index] ?? 0)}: ${all.join(", ")}`;
    },
  });
}
