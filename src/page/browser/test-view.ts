import { baseName } from "../../report/format/base-name.ts";
import { multiplier } from "../../report/format/figures.ts";
import type { ComparedData, PageData, TestData } from "../data/page-data.ts";
import { drawBlock } from "./blocks.ts";
import { type Child, element } from "./dom.ts";
import type { RunZoom } from "./history/run-zoom.ts";
import { runTitle } from "./history/runs-plot.ts";
import { trendParts } from "./history/trend-view.ts";
import { outcomeBadge, reasonList } from "./outcomes.ts";
import { rolesIn } from "./plots/engine-lines.ts";
import { createGrowthPlot } from "./plots/growth-plot.ts";
import { createLatencyPlot } from "./plots/latency-plot.ts";
import { createPairsPlot } from "./plots/pairs-plot.ts";
import type { KeepPlot } from "./plots/plot.ts";
import { createTimesPlot } from "./plots/times-plot.ts";
import { drawTable, foldedPart } from "./table.ts";
import { enginesTable, instructionsTable, latencyTable, pairsTable, sizesTable } from "./test-tables.ts";

/** Everything about a test, the most important first. */
export function testParts(
  test: TestData,
  page: PageData,
  zoom: RunZoom | undefined,
  keep: KeepPlot,
): Child[] {
  const { variant, storage, kind, workload, description, reasons, notes, blocks = [] } = test;
  return [
    element("p", { class: "faint place" }, `${variant} / ${storage} / ${kind}`),
    element("h2", { id: "detail-title", tabindex: -1 }, workload),
    description === undefined ? null : element("p", { class: "faint" }, description),
    earlierPart(test, page),
    ...figureParts(test, page),
    reasons.length === 0 ? null : reasonList(reasons),
    notes.length === 0 ? null : element("p", { class: "faint" }, notes.join(", ")),
    timesPart(test, page),
    ...instructionParts(test, page),
    ...pairsParts(test, page, keep),
    ...trendParts(test, page, zoom, keep),
    ...blocks.flatMap((block) => drawBlock(block)),
    ...latencyParts(test, page, keep),
    ...growthParts(test, page, keep),
  ];
}

function earlierPart({ earlierRun }: TestData, { history }: PageData): HTMLElement | null {
  if (earlierRun === undefined || history === undefined) return null;
  return element(
    "p",
    {},
    `The newest run has no such test: these figures are those of ${runTitle(history.runs[earlierRun])}.`,
  );
}

/** The multipliers in large type, to the base first, and the figures beside them. */
function figureParts({ figure, base, outcome }: TestData, { names }: PageData): Child[] {
  const shown = [
    ...(base === undefined ? [] : [{ figure: base, engine: baseName(names) }]),
    ...(figure === undefined ? [] : [{ figure, engine: names.baseline }]),
  ];
  const hasWorst = shown.some((one) => one.figure.outcome === outcome);
  return [
    // The outcome of a feature's finding, or of a test without a figure.
    hasWorst ? null : element("p", { class: "big" }, outcomeBadge(outcome)),
    ...shown.flatMap(({ figure: one, engine }) => [
      element(
        "p",
        { class: "big" },
        element(
          "span",
          {},
          element("span", { class: "multiplier" }, `${one.text}x`),
          element("span", { class: "faint" }, ` ${engine}'s time`),
        ),
        outcomeBadge(one.outcome),
      ),
      factList(one),
    ]),
  ];
}

function factList({ interval, limit }: ComparedData): HTMLElement {
  const facts = [
    ...(interval === undefined
      ? []
      : [["95% interval", `${multiplier(interval.low)}x to ${multiplier(interval.high)}x`]]),
    ...(limit === undefined
      ? []
      : [
          ["ceiling", `${limit.ceiling}x`],
          ["headroom", limit.headroom],
        ]),
  ] as const;
  return element(
    "dl",
    { class: "figures-beside" },
    ...facts.map(([label, value]) =>
      element("div", {}, element("dt", {}, label ?? ""), element("dd", {}, value ?? "")),
    ),
  );
}

/** The engines' times, with the colours that the plots have for them. */
function timesPart({ times, rows }: TestData, { names }: PageData): HTMLElement | null {
  if (times === undefined) return null;
  const roles = rolesIn(times);
  const cell = (row: number, column: number, text: string) =>
    column === 0
      ? element("span", {}, element("span", { class: `dot ${roles[row]}`, "aria-hidden": "true" }), text)
      : undefined;
  return drawTable(enginesTable(times, rows, names), { caption: "Times of the engines", cell });
}

function instructionParts({ instructions }: TestData, { names }: PageData): Child[] {
  if (instructions === undefined) return [];
  const { taken, lines } = instructions;
  return [
    rolesIn(taken).length === 0
      ? null
      : drawTable(instructionsTable(instructions, names), { caption: "Instructions of the engines" }),
    lines.length === 0 ? null : reasonList(lines),
  ];
}

function pairsParts({ pairs, figure, base }: TestData, { names }: PageData, keep: KeepPlot): Child[] {
  if (pairs === undefined) return [];
  const { rounds, left, ns } = pairs;
  const plots = [
    base && ns.base && createPairsPlot({ pairs, names, figure: base, against: "base" }),
    figure && ns.baseline && createPairsPlot({ pairs, names, figure, against: "baseline" }),
  ].filter((plot) => plot !== undefined);
  if (plots.length === 0) return [];
  return [
    ...plots.map(keep),
    keep(createTimesPlot(pairs, names)),
    left === 0
      ? null
      : element(
          "p",
          { class: "faint" },
          `The first ${rounds.length} pairs; ${left} later ones are left out for size.`,
        ),
    foldedPart("Table of the pairs", () => [
      drawTable(pairsTable(pairs, names), { caption: "Pairs in order of time" }),
    ]),
  ];
}

function latencyParts({ latencies }: TestData, { names }: PageData, keep: KeepPlot): Child[] {
  if (latencies === undefined) return [];
  const caption = "Statement latencies in microseconds";
  return [keep(createLatencyPlot(latencies, names)), drawTable(latencyTable(latencies, names), { caption })];
}

function growthParts({ growth: row }: TestData, { run, names }: PageData, keep: KeepPlot): Child[] {
  const workload = row === undefined ? undefined : run?.growth?.workloads[row];
  if (workload === undefined) return [];
  const caption = `Times for each number of ${workload.parameter}`;
  return [keep(createGrowthPlot(workload, names)), drawTable(sizesTable(workload, names), { caption })];
}
