import { sectionPath } from "../../model/test.ts";
import type { SectionVerdict, Verdict } from "../../verdict/judge.ts";
import { joinBlocks } from "../format/markdown-blocks.ts";

type Averaged = SectionVerdict & { readonly judgement: NonNullable<SectionVerdict["judgement"]> };

/** Pixels: a bar each, the scale and the title. */
const rowHeight = 22;
const headHeight = 72;

/**
 * The sections' averages and their ceilings as a Mermaid chart, which GitHub draws. Each section has three bars, drawn over
 * each other: up to the ceiling, up to the average, and up to the lesser of both. The colours suit light and dark pages.
 * https://mermaid.js.org/syntax/xyChart.html
 */
export function sectionChart({ sections }: Verdict): string {
  const averaged = sections.filter((section): section is Averaged => section.judgement !== undefined);
  if (averaged.length === 0) return "";
  const figures = averaged.map(({ judgement }) => judgement);
  const most = Math.max(...figures.flatMap(({ multiplier, ceiling }) => [multiplier, ceiling]));
  const bar = (values: readonly number[]) => `  bar [${values.map((value) => value.toFixed(2)).join(", ")}]`;
  const chart = [
    "```mermaid",
    "---",
    "config:",
    "  xyChart:",
    "    width: 800",
    `    height: ${headHeight + rowHeight * averaged.length}`,
    "    titleFontSize: 16",
    "    xAxis:",
    "      labelFontSize: 13",
    "      showTick: false",
    "    yAxis:",
    "      showTitle: false",
    "      labelFontSize: 13",
    "  themeVariables:",
    "    xyChart:",
    '      backgroundColor: "transparent"',
    '      plotColorPalette: "#9198a180, #e5534b, #4493f8"',
    "---",
    "xychart-beta horizontal",
    '  title "Average multiplier of each section, and its ceiling"',
    `  x-axis [${averaged.map((section) => `"${sectionPath(section)}"`).join(", ")}]`,
    `  y-axis "multiplier" 0 --> ${Number(most.toFixed(2))}`,
    bar(figures.map(({ ceiling }) => ceiling)),
    bar(figures.map(({ multiplier }) => multiplier)),
    bar(figures.map(({ multiplier, ceiling }) => Math.min(multiplier, ceiling))),
    "```",
  ].join("\n");
  return joinBlocks([chart, "Blue: the average. Grey: its headroom. Red: the part over the ceiling."]);
}
