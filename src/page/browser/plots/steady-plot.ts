import { amountPer, shortBytes } from "../../../report/format/figures.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import type { SteadyLoadData } from "../../data/page-data.ts";
import { element } from "../dom.ts";
import { engineLegend, engineLine, rolesIn } from "./engine-lines.ts";
import { createPlot, type DrawnPlot } from "./plot.ts";

const figures = {
  throughput: { title: "Commits a second", text: amountPer },
  disk: { title: "Disk during the steady load", text: shortBytes },
} as const;

/** A figure of a steady load over the seconds since it began. Lines end where an engine failed. */
export function createSteadyPlot(
  load: SteadyLoadData,
  figure: keyof typeof figures,
  names: EngineNames,
): DrawnPlot {
  const { [figure]: values } = load;
  const { title, text } = figures[figure];
  const roles = rolesIn(values);
  const seconds = Math.max(...roles.map((role) => values[role]?.length ?? 0));
  return createPlot({
    title,
    control: element("span", { class: "controls" }, ...engineLegend(roles, names)),
    label: `${title} of each engine, second by second. The table below has the figures.`,
    height: 180,
    data: () => [
      Array.from({ length: seconds }, (_, second) => second + 1),
      ...roles.map((role) => Array.from({ length: seconds }, (_, second) => values[role]?.[second] ?? null)),
    ],
    series: (ink) => roles.map((role) => ({ ...engineLine(role, ink, 2, 1), points: { show: false } })),
    scales: { x: { time: false }, y: { range: (_, __, high) => [0, high * 1.05] } },
    axes: () => [
      { label: "seconds", size: 26, grid: { show: false } },
      { size: 64, values: (_, splits) => splits.map((split) => text(split)) },
    ],
    readout: (index) => {
      const all = roles.map((role) => `${names[role] ?? role} ${text(values[role]?.[index] ?? 0)}`);
      return `second ${index + 1}: ${all.join(", ")}`;
    },
  });
}
