import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  cutToWidth,
  drawTextTable,
  isEngineTable,
  narrowTable,
  terminalWidth,
  wrap
} from "./shared-wrap-ansi-index.js";
import {
  truncateList
} from "./shared-jstat-dist-jstat.js";

// src/report/format/text-blocks.ts
var styles = { good: "success", uncertain: "warning", bad: "error", aside: "plain" };
var belowTitle = "  ";
function drawBlocks(blocks, maxItems, indent = belowTitle) {
  return blocks.flatMap((block) => {
    const title = block.kind === "section" || block.kind === "details" ? block.title : void 0;
    const { own, others } = draw(block, { maxItems, indent: title === void 0 ? indent : belowTitle });
    return [own.length === 0 || title === void 0 ? own : [heading(title), ...own], ...others].filter(
      (lines) => lines.length > 0
    );
  });
}
function draw(block, layout, style = "plain") {
  const { maxItems, indent } = layout;
  const textLines = (text, of = "plain") => linesOf(text, indent, of);
  switch (block.kind) {
    case "verdict": {
      const lines = wrap(`${block.word}: ${block.rest}`, "", "  ");
      return drawn(lines.map((text) => ({ text, style: styles[block.tone] })));
    }
    case "text": {
      if (block.text === "") return drawn([]);
      return drawn(textLines(block.lead === void 0 ? block.text : `${block.lead}: ${block.text}`, style));
    }
    case "list": {
      const { items, more } = block;
      const shown = more === void 0 ? items : truncateList(maxItems, items, more);
      return drawn(shown.flatMap((item) => textLines(item, style)));
    }
    case "code":
      return drawn(block.lines.map((text) => ({ text: `${indent}${text}`, style: "plain" })));
    case "facts":
      return drawn(block.facts.flatMap(({ label, value }) => textLines(`${label}: ${value}`)));
    case "table": {
      if (block.table === void 0 || block.table.rows.length === 0) return drawn([]);
      const table = isEngineTable(block.table) ? narrowTable(block.table) : block.table;
      if (block.asTexts) return drawn(columnTexts(table).flatMap((text) => textLines(text)));
      const lines = drawTextTable(table, block.title === void 0 ? indent : belowTitle);
      return block.title === void 0 ? drawn(lines) : titled(block.title, drawn(lines));
    }
    case "group":
      return titled(block.title, drawAll(block.blocks, { ...layout, indent: belowTitle }, block.tone));
    case "section":
      return drawAll(block.blocks, layout, block.tone);
    case "details":
      return drawAll([block.unfolded ?? [], block.blocks].flat(), layout);
    case "heading":
    case "chart":
    case "plot":
      return drawn([]);
  }
}
function drawn(own) {
  return { own, others: [] };
}
function drawAll(blocks, layout, tone) {
  const all = blocks.map((block) => draw(block, layout, tone && styles[tone]));
  return { own: all.flatMap(({ own }) => own), others: all.flatMap(({ others }) => others) };
}
function titled(title, { own, others }) {
  return { own: [], others: [own.length === 0 ? [] : [heading(title), ...own], ...others] };
}
function columnTexts({ columns, rows }) {
  return columns.slice(1).flatMap(({ heading: heading2 }, index) => {
    const known = rows.filter(({ cells }) => cells[index + 1] !== "");
    const facts = known.map(({ cells }) => `${cells[0]}: ${cells[index + 1]}`);
    return facts.length === 0 ? [] : [`${heading2}: ${facts.join("; ")}`];
  });
}
function linesOf(text, indent, style) {
  return wrap(text, indent, `${indent}  `).map((line) => ({ text: line, style }));
}
function heading(text) {
  return { text: cutToWidth(text, terminalWidth), style: "heading" };
}

export {
  drawBlocks
};
