import { markdownTable } from "markdown-table";
import { truncateList } from "../../messages/format-value.ts";
import type { BarChart, Block, List } from "../block.ts";
import { isEngineTable, type Table, wideTable } from "./table.ts";

/** Highlighted rows have their first cell in bold. Cells are not padded, to save room in a comment. */
export function drawTable({ columns, rows }: Table): string {
  const bold = (cell: string) => `**${cell}**`;
  return markdownTable(
    [
      columns.map(({ heading }) => heading),
      ...rows.map(({ cells, highlighted }) =>
        cells.map((cell, index) => (highlighted && index === 0 ? bold(cell) : cell)),
      ),
    ],
    { align: columns.map(({ align }) => align), alignDelimiters: false },
  );
}

export function drawList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/**
 * A part that a reader can unfold; nothing if it has no content. GitHub reads the content as Markdown only after an empty
 * line.
 * @param summary HTML, without untrusted text
 */
export function drawDetails(summary: string, content: string): string {
  return content === "" ? "" : `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** Blocks with an empty line between them; empty ones are left out. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== "").join("\n\n");
}

/** More would push the tables out of sight. */
const maxItems = 20;
const maxInSentence = 5;

/** A block as Markdown; nothing if it has no content. */
export function drawBlock(block: Block): string {
  switch (block.kind) {
    case "verdict":
      return `**${block.word}**: ${block.rest}`;
    case "text":
      return block.lead === undefined ? block.text : `${block.lead}: ${block.text}`;
    case "list":
      return drawItems(block);
    case "code":
      return block.lines.length === 0 ? "" : drawCode(block.lines);
    case "facts":
      return drawList(block.facts.map(({ label, value }) => `${label}: ${value}`));
    case "table":
      if (block.table === undefined || block.table.rows.length === 0) return "";
      return drawTable(isEngineTable(block.table) ? wideTable(block.table) : block.table);
    case "heading":
      return `${"#".repeat(block.depth)} ${block.text}`;
    case "group":
      return joinBlocks(block.blocks.map(drawBlock));
    case "details": {
      const { title = "", summary = title, blocks, unfolded } = block;
      const folded = drawDetails(summary, joinBlocks(blocks.map(drawBlock)));
      return unfolded === undefined ? folded : joinBlocks([folded, drawBlock(unfolded)]);
    }
    case "chart":
      return drawChart(block.chart);
    case "section": {
      const blocks = block.blocks.filter((one) => drawBlock(one) !== "");
      const [first, ...others] = blocks;
      if (first === undefined) return "";
      const title = `**${block.title}**`;
      const opening = first.kind === "text" ? [`${title}: ${first.text}`] : [title, drawBlock(first)];
      return joinBlocks([...opening, ...others.map(drawBlock)]);
    }
  }
}

/** A fence longer than any in the lines cannot be closed by them. */
function drawCode(lines: readonly string[]): string {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  const fence = "`".repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  return [fence, ...lines, fence].join("\n");
}

function drawItems({ items, more, opening, sentence }: List): string {
  if (items.length === 0) return "";
  const most = sentence === undefined ? maxItems : maxInSentence;
  const shown = more === undefined ? items : truncateList(most, items, more);
  if (sentence !== undefined) return `${sentence}: ${shown.join(", ")}.`;
  return opening === undefined ? drawList(shown) : joinBlocks(shown.map((item) => `${opening}: ${item}`));
}

/** Pixels: a bar each, the scale and the title. */
const rowHeight = 22;
const headHeight = 72;

/**
 * A Mermaid chart, which GitHub draws. Each bar is three, drawn over each other: up to the limit, up to the value, and up to the
 * lesser of both. The colours suit light and dark pages.
 * https://mermaid.js.org/syntax/xyChart.html
 */
function drawChart({ title, unit, bars, legend }: BarChart): string {
  if (bars.length === 0) return "";
  const most = Math.max(...bars.flatMap(({ value, limit }) => [value, limit]));
  const bar = (values: readonly number[]) => `  bar [${values.map((value) => value.toFixed(2)).join(", ")}]`;
  const chart = [
    "```mermaid",
    "---",
    "config:",
    "  xyChart:",
    "    width: 800",
    `    height: ${headHeight + rowHeight * bars.length}`,
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
    `  title "${title}"`,
    `  x-axis [${bars.map(({ name }) => `"${name}"`).join(", ")}]`,
    `  y-axis "${unit}" 0 --> ${Number(most.toFixed(2))}`,
    bar(bars.map(({ limit }) => limit)),
    bar(bars.map(({ value }) => value)),
    bar(bars.map(({ value, limit }) => Math.min(value, limit))),
    "```",
  ].join("\n");
  return joinBlocks([chart, legend]);
}
