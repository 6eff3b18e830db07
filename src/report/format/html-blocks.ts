import type { Block } from "../block.ts";
import { inHtml } from "./escape.ts";
import { isEngineTable, type Table, wideTable } from "./table.ts";

/** A block as lines of HTML; none if it has no content. Bar charts are left out. @param depth of a heading */
export function drawHtmlBlock(block: Block, depth = 2): string[] {
  switch (block.kind) {
    case "verdict":
      return [`<p><strong>${block.word}</strong>: ${block.rest}</p>`];
    case "text":
      if (block.text === "") return [];
      return [`<p>${block.lead === undefined ? block.text : `${block.lead}: ${block.text}`}</p>`];
    case "list":
      return drawItems(block.items);
    case "facts":
      return drawItems(block.facts.map(({ label, value }) => `${label}: ${value}`));
    case "code":
      return block.lines.length === 0
        ? []
        : [`<pre>${block.lines.map((line) => inHtml(line)).join("\n")}</pre>`];
    case "table":
      if (block.table === undefined || block.table.rows.length === 0) return [];
      return drawTable(isEngineTable(block.table) ? wideTable(block.table) : block.table);
    case "heading":
      return [`<h${block.depth}>${block.text}</h${block.depth}>`];
    case "chart":
      return [];
    case "section":
    case "group":
    case "details": {
      const unfolded = block.kind === "details" && block.unfolded !== undefined ? [block.unfolded] : [];
      const lines = [...unfolded, ...block.blocks].flatMap((one) => drawHtmlBlock(one, depth + 1));
      const { title } = block;
      return lines.length === 0 || title === undefined
        ? lines
        : [`<h${depth}>${title}</h${depth}>`, ...lines];
    }
  }
}

function drawItems(items: readonly string[]): string[] {
  return items.length === 0 ? [] : ["<ul>", ...items.map((item) => `<li>${item}</li>`), "</ul>"];
}

function drawTable({ columns, rows }: Table): string[] {
  const isFigure = (at: number) => columns[at]?.align === "right";
  const cell = (text: string, at: number) => `<td${isFigure(at) ? ' class="figure"' : ""}>${text}</td>`;
  return [
    "<table>",
    `<thead><tr>${columns.map(({ heading }) => `<th>${heading}</th>`).join("")}</tr></thead>`,
    "<tbody>",
    ...rows.map(({ cells }) => `<tr>${cells.map(cell).join("")}</tr>`),
    "</tbody>",
    "</table>",
  ];
}
