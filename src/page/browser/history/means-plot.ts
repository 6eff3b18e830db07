import { count, multiplier } from "../../../report/format/figures.ts";
import type { Table } from "../../../report/format/table.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import type { HistoryData } from "../../data/page-data.ts";
import { element } from "../dom.ts";
import { dots } from "../plots/look.ts";
import type { DrawnPlot, InkName } from "../plots/plot.ts";
import type { GroupMeans } from "./group-means.ts";
import type { RunZoom } from "./run-zoom.ts";
import { createRunsPlot } from "./runs-plot.ts";

/** A storage has a colour, and a kind a sort of line, so that no colour is needed to tell reads from writes. */
const colours: Readonly<Record<string, InkName>> = {
  memory: "candidate",
  file: "base",
  autocommit: "uncertain",
};
const dashes: Readonly<Record<string, readonly number[]>> = { reads: [], writes: [5, 3] };

/** The mean multiplier of each storage and kind over the runs. */
export function createMeansPlot(
  groups: readonly GroupMeans[],
  { runs }: HistoryData,
  names: EngineNames,
  zoom: RunZoom,
): DrawnPlot {
  return createRunsPlot({
    title: `${names.candidate} / ${names.baseline}, geometric means`,
    label: `The mean multiplier of ${groups.length} groups of tests in ${runs.length} runs. The table below has them all.`,
    height: 240,
    runs,
    zoom,
    values: () => groups.map(({ means }) => means),
    formatValue: (value) => `${Number(value.toPrecision(6))}x`,
    series: (ink) =>
      groups.map(({ storage, kind }) => {
        const { paths: _, ...series } = dots(ink.of(colours[storage] ?? "faint"), { size: 4 });
        return { ...series, width: 2, dash: [...(dashes[kind] ?? [])] };
      }),
    readout: (run) =>
      groups
        .map(({ storage, kind, means }) => {
          const mean = means[run] ?? null;
          return `${storage} ${kind} ${mean === null ? "none" : `${multiplier(mean)}x`}`;
        })
        .join(", "),
  });
}

/** Which line is which. */
export function meansLegend(groups: readonly GroupMeans[]): HTMLElement {
  return element(
    "ul",
    { class: "legend lines" },
    ...groups.map(({ storage, kind, tests }) =>
      element(
        "li",
        { class: "key" },
        element("span", { class: `line-key ${colours[storage] ?? "faint"} ${kind}`, "aria-hidden": "true" }),
        `${storage} ${kind} (${count(tests)})`,
      ),
    ),
  );
}

/** The same as figures, the newest run first. */
export function meansTable(groups: readonly GroupMeans[], { runs, allTests }: HistoryData): Table {
  const rows = runs.map(({ name, day, facts, markTexts }, run) => {
    const [low, high] = [allTests?.low[run] ?? null, allTests?.high[run] ?? null];
    const interval = low === null || high === null ? "" : ` (${multiplier(low)} to ${multiplier(high)})`;
    const all = allTests === undefined ? [] : [`${shown(allTests.multipliers[run])}${interval}`];
    const means = groups.map(({ means: own }) => shown(own[run]));
    return { cells: [name, day, ...all, ...means, [facts, ...markTexts].join("; ")], highlighted: false };
  });
  return {
    columns: [
      { heading: "Run", align: "left" },
      { heading: "Day", align: "left" },
      ...(allTests === undefined ? [] : [{ heading: "all tests", align: "right" } as const]),
      ...groups.map(({ storage, kind }) => ({ heading: `${storage} ${kind}`, align: "right" }) as const),
      { heading: "Facts", align: "left" },
    ],
    rows: rows.toReversed(),
  };
}

function shown(mean: number | null | undefined): string {
  return typeof mean === "number" ? multiplier(mean) : "–";
}
