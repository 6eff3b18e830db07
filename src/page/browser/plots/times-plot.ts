import { shortTime } from "../../../report/format/figures.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import type { PairsData } from "../../data/page-data.ts";
import { element } from "../dom.ts";
import { engineLegend, engineLine, rolesIn } from "./engine-lines.ts";
import { rangeOf, wholeSteps } from "./look.ts";
import { createPlot, type DrawnPlot } from "./plot.ts";

/** The times of each engine in order of time, which shows a machine that became slower. */
export function createTimesPlot({ ns }: PairsData, names: EngineNames): DrawnPlot {
  const roles = rolesIn(ns);
  const number = ns.candidate.length;
  const all = roles.flatMap((role) => (ns[role] ?? []).filter((one) => one !== null));
  return createPlot({
    title: "Times in order of time",
    control: element("span", { class: "controls" }, ...engineLegend(roles, names)),
    label: `The time of each engine in ${number} pairs. The table below has them all.`,
    height: 160,
    data: () => [
      Array.from({ length: number }, (_, index) => index + 1),
      ...roles.map((role) => [...(ns[role] ?? [])]),
    ],
    series: (ink) => roles.map((role) => engineLine(role, ink, 6, 1)),
    scales: {
      x: { time: false, range: [0.5, number + 0.5] },
      y: { range: rangeOf(all) },
    },
    axes: () => [
      { incrs: wholeSteps, grid: { show: false } },
      { size: 64, values: (_, splits) => splits.map(shortTime) },
    ],
    readout: (index) => {
      const times = roles.map((role) => `${names[role] ?? role} ${shortTime(ns[role]?.[index] ?? 0)}`);
      return `pair ${index + 1}: ${times.join(", ")}`;
    },
  });
}
