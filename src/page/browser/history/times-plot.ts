import type { EngineNames } from "../../../report/format/words.ts";
import type { HistoryData, TrendData } from "../../data/page-data.ts";
import { choice, element } from "../dom.ts";
import { engineLegend, engineLine } from "../plots/engine-lines.ts";
import type { DrawnPlot } from "../plots/plot.ts";
import { formatInUnit, inUnit, type TimeUnit, timeUnits, unitsOf } from "./run-times.ts";
import type { RunZoom } from "./run-zoom.ts";
import { createRunsPlot } from "./runs-plot.ts";

/** A history keeps no base. */
const roles = ["baseline", "candidate"] as const;

/** The unit that a reader chose; absent before. */
export interface ChosenUnit {
  unit?: TimeUnit;
}

/** The times of a test. */
interface TimesPlot {
  readonly trend: TrendData;
  readonly title: string;
  /** Receives a reader's choice, for the next test. */
  readonly chosen?: ChosenUnit;
}

/** The engines' times over the runs, as latencies, as a throughput or as they were measured. */
export function createRunTimesPlot(
  { trend, title, chosen = {} }: TimesPlot,
  { runs }: HistoryData,
  names: EngineNames,
  zoom: RunZoom,
): DrawnPlot {
  const { points, repetitions } = trend;
  const units = unitsOf(trend);
  let unit = units.find((one) => one === chosen.unit) ?? units[0];
  const inChosen = (ns: number | null | undefined) => inUnit(ns ?? null, unit, repetitions);
  const plot = createRunsPlot({
    title,
    control: element(
      "span",
      { class: "controls" },
      ...engineLegend(roles, names),
      units.length === 1
        ? element("span", { class: "faint" }, timeUnits[unit])
        : choice<TimeUnit>(
            element("span", { class: "for-readers" }, "Unit"),
            timeUnits,
            (now) => {
              unit = now;
              chosen.unit = now;
              plot.redraw();
            },
            unit,
          ),
    ),
    label: `The time of each engine in ${runs.length} runs. The table below has them all.`,
    height: 180,
    runs,
    zoom,
    values: () => roles.map((role) => points[role].map(inChosen)),
    formatValue: (value) => formatInUnit(value, unit),
    series: (ink) => roles.map((role) => engineLine(role, ink, runs.length > 60 ? 4 : 6)),
    readout: (run) =>
      roles
        .map((role) => {
          const value = inChosen(points[role][run]);
          return `${names[role]} ${value === null ? "none" : formatInUnit(value, unit)}`;
        })
        .join(", "),
  });
  return plot;
}
