import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isEngineTable,
  wideTable
} from "./shared-wrap-ansi-index.js";
import {
  truncateList
} from "./shared-jstat-dist-jstat.js";

// node_modules/markdown-table/index.js
function defaultStringLength(value) {
  return value.length;
}
function markdownTable(table, options) {
  const settings = options || {};
  const align = (settings.align || []).concat();
  const stringLength = settings.stringLength || defaultStringLength;
  const alignments = [];
  const cellMatrix = [];
  const sizeMatrix = [];
  const longestCellByColumn = [];
  let mostCellsPerRow = 0;
  let rowIndex = -1;
  while (++rowIndex < table.length) {
    const row2 = [];
    const sizes2 = [];
    let columnIndex2 = -1;
    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length;
    }
    while (++columnIndex2 < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex2]);
      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell);
        sizes2[columnIndex2] = size;
        if (longestCellByColumn[columnIndex2] === void 0 || size > longestCellByColumn[columnIndex2]) {
          longestCellByColumn[columnIndex2] = size;
        }
      }
      row2.push(cell);
    }
    cellMatrix[rowIndex] = row2;
    sizeMatrix[rowIndex] = sizes2;
  }
  let columnIndex = -1;
  if (typeof align === "object" && "length" in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex]);
    }
  } else {
    const code = toAlignment(align);
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code;
    }
  }
  columnIndex = -1;
  const row = [];
  const sizes = [];
  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex];
    let before = "";
    let after = "";
    if (code === 99) {
      before = ":";
      after = ":";
    } else if (code === 108) {
      before = ":";
    } else if (code === 114) {
      after = ":";
    }
    let size = settings.alignDelimiters === false ? 1 : Math.max(
      1,
      longestCellByColumn[columnIndex] - before.length - after.length
    );
    const cell = before + "-".repeat(size) + after;
    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length;
      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size;
      }
      sizes[columnIndex] = size;
    }
    row[columnIndex] = cell;
  }
  cellMatrix.splice(1, 0, row);
  sizeMatrix.splice(1, 0, sizes);
  rowIndex = -1;
  const lines = [];
  while (++rowIndex < cellMatrix.length) {
    const row2 = cellMatrix[rowIndex];
    const sizes2 = sizeMatrix[rowIndex];
    const cellsInRow = settings.fillRows === false ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
    columnIndex = -1;
    const line = [];
    while (++columnIndex < cellsInRow) {
      const cell = row2[columnIndex] || "";
      let before = "";
      let after = "";
      if (settings.alignDelimiters !== false) {
        const size = longestCellByColumn[columnIndex] - (sizes2[columnIndex] || 0);
        const code = alignments[columnIndex];
        if (code === 114) {
          before = " ".repeat(size);
        } else if (code === 99) {
          const half = size / 2;
          if (size % 2) {
            before = " ".repeat(half + 0.5);
            after = " ".repeat(half - 0.5);
          } else {
            before = " ".repeat(half);
            after = before;
          }
        } else {
          after = " ".repeat(size);
        }
      }
      if (settings.delimiterStart !== false && !columnIndex) {
        line.push("|");
      }
      if (settings.padding !== false && // Don’t add the opening space if we’re not aligning and the cell is
      // empty: there will be a closing space.
      !(settings.alignDelimiters === false && cell === "") && (settings.delimiterStart !== false || columnIndex)) {
        line.push(" ");
      }
      if (settings.alignDelimiters !== false) {
        line.push(before);
      }
      line.push(cell);
      if (settings.alignDelimiters !== false) {
        line.push(after);
      }
      if (settings.padding !== false) {
        line.push(" ");
      }
      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push("|");
      }
    }
    lines.push(
      settings.delimiterEnd === false ? line.join("").replace(/ +$/, "") : line.join("")
    );
  }
  return lines.join("\n");
}
function serialize(value) {
  return value === null || value === void 0 ? "" : String(value);
}
function toAlignment(value) {
  const code = typeof value === "string" ? value.codePointAt(0) : 0;
  return code === 67 || code === 99 ? 99 : code === 76 || code === 108 ? 108 : code === 82 || code === 114 ? 114 : 0;
}

// src/report/format/markdown-blocks.ts
function drawTable({ columns, rows }) {
  const bold = (cell) => `**${cell}**`;
  return markdownTable(
    [
      columns.map(({ heading }) => heading),
      ...rows.map(
        ({ cells, highlighted }) => cells.map((cell, index) => highlighted && index === 0 ? bold(cell) : cell)
      )
    ],
    { align: columns.map(({ align }) => align), alignDelimiters: false }
  );
}
function drawList(items) {
  return items.map((item) => `- ${item}`).join("\n");
}
function drawDetails(summary, content) {
  return content === "" ? "" : `<details>
<summary>${summary}</summary>

${content}

</details>`;
}
function joinBlocks(blocks) {
  return blocks.filter((block) => block !== "").join("\n\n");
}
var maxItems = 20;
var maxInSentence = 5;
function drawBlock(block) {
  switch (block.kind) {
    case "verdict":
      return `**${block.word}**: ${block.rest}`;
    case "text":
      return block.lead === void 0 ? block.text : `${block.lead}: ${block.text}`;
    case "list":
      return drawItems(block);
    case "code":
      return block.lines.length === 0 ? "" : drawCode(block.lines);
    case "facts":
      return drawList(block.facts.map(({ label, value }) => `${label}: ${value}`));
    case "table":
      if (block.table === void 0 || block.table.rows.length === 0) return "";
      return drawTable(isEngineTable(block.table) ? wideTable(block.table) : block.table);
    case "heading":
      return `${"#".repeat(block.depth)} ${block.text}`;
    case "group":
      return joinBlocks(block.blocks.map(drawBlock));
    case "details": {
      const { title = "", summary = title, blocks, unfolded } = block;
      const folded = drawDetails(summary, joinBlocks(blocks.map(drawBlock)));
      return unfolded === void 0 ? folded : joinBlocks([folded, drawBlock(unfolded)]);
    }
    case "chart":
      return drawChart(block.chart);
    case "plot":
      return "";
    case "section": {
      const blocks = block.blocks.filter((one) => drawBlock(one) !== "");
      const [first, ...others] = blocks;
      if (first === void 0) return "";
      const title = `**${block.title}**`;
      const opening = first.kind === "text" ? [`${title}: ${first.text}`] : [title, drawBlock(first)];
      return joinBlocks([...opening, ...others.map(drawBlock)]);
    }
  }
}
function drawCode(lines) {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  const fence = "`".repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  return [fence, ...lines, fence].join("\n");
}
function drawItems({ items, more, opening, sentence }) {
  if (items.length === 0) return "";
  const most = sentence === void 0 ? maxItems : maxInSentence;
  const shown = more === void 0 ? items : truncateList(most, items, more);
  if (sentence !== void 0) return `${sentence}: ${shown.join(", ")}.`;
  return opening === void 0 ? drawList(shown) : joinBlocks(shown.map((item) => `${opening}: ${item}`));
}
var rowHeight = 22;
var headHeight = 72;
function drawChart({ title, unit, bars, legend }) {
  if (bars.length === 0) return "";
  const most = Math.max(...bars.flatMap(({ value, limit }) => [value, limit]));
  const bar = (values) => `  bar [${values.map((value) => value.toFixed(2)).join(", ")}]`;
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
    "```"
  ].join("\n");
  return joinBlocks([chart, legend]);
}

export {
  drawTable,
  drawList,
  drawDetails,
  joinBlocks,
  drawBlock
};
