import { shortTime } from "../../../report/format/figures.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import { latencyLevels, type TestData } from "../../data/page-data.ts";
import { element } from "../dom.ts";
import { engineLegend, engineLine, rolesIn } from "./engine-lines.ts";
import { timesAxis } from "./look.ts";
import { createPlot, type DrawnPlot } from "./plot.ts";

/** `p50`, `p99.9`, `max` */
export const levelNames = latencyLevels.map((level) =>
  level === 1 ? "max" : `p${Number((100 * level).toPrecision(4))}`,
);

/** The quantiles of each engine's statement latencies. */
export function createLatencyPlot(
  latencies: NonNullable<TestData["latencies"]>,
  names: EngineNames,
): DrawnPlot {
  const roles = rolesIn(latencies);
  return createPlot({
    title: "Statement latencies",
    control: element("span", { class: "controls" }, ...engineLegend(roles, names)),
    label:
      "The time that a share of the statements does not exceed, for each engine. The table below has the figures.",
    height: 200,
    data: () => [
      levelNames.map((_, index) => index),
      ...roles.map((role) => (latencies[role] ?? []).map((ns) => Math.max(1, ns))),
    ],
    series: (ink) => roles.map((role) => engineLine(role, ink, 6)),
    scales: {
      x: { time: false, range: [-0.4, levelNames.length - 0.6] },
      y: { distr: 3 },
    },
    axes: () => [
      { splits: () => levelNames.map((_, index) => index), values: () => levelNames, grid: { show: false } },
      timesAxis,
    ],
    readout: (index) => {
      const times = roles.map((role) => `${names[role] ?? role} ${shortTime(latencies[role]?.[index] ?? 0)}`);
      return `${levelNames[index]}: ${times.join(", ")}`;
    },
  });
}
