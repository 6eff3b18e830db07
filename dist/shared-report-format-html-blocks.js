import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawBlock,
  drawBlocks,
  drawList,
  isEngineTable,
  joinBlocks,
  wideTable,
  wrap
} from "./shared-wrap-ansi-index.js";
import {
  inHtml,
  inMarkdown,
  inMarkdownCell,
  inTerminal
} from "./shared-jstat-dist-jstat.js";

// src/report/format/html-blocks.ts
function drawHtmlBlock(block, depth = 2) {
  switch (block.kind) {
    case "verdict":
      return [`<p><strong>${block.word}</strong>: ${block.rest}</p>`];
    case "text":
      if (block.text === "") return [];
      return [`<p>${block.lead === void 0 ? block.text : `${block.lead}: ${block.text}`}</p>`];
    case "list":
      return drawItems(block.items);
    case "facts":
      return drawItems(block.facts.map(({ label, value }) => `${label}: ${value}`));
    case "code":
      return block.lines.length === 0 ? [] : [`<pre>${block.lines.map((line) => inHtml(line)).join("\n")}</pre>`];
    case "table":
      if (block.table === void 0 || block.table.rows.length === 0) return [];
      return drawTable(isEngineTable(block.table) ? wideTable(block.table) : block.table);
    case "heading":
      return [`<h${block.depth}>${block.text}</h${block.depth}>`];
    case "chart":
      return [];
    case "section":
    case "group":
    case "details": {
      const unfolded = block.kind === "details" && block.unfolded !== void 0 ? [block.unfolded] : [];
      const lines = [...unfolded, ...block.blocks].flatMap((one) => drawHtmlBlock(one, depth + 1));
      const { title } = block;
      return lines.length === 0 || title === void 0 ? lines : [`<h${depth}>${title}</h${depth}>`, ...lines];
    }
  }
}
function drawItems(items) {
  return items.length === 0 ? [] : ["<ul>", ...items.map((item) => `<li>${item}</li>`), "</ul>"];
}
function drawTable({ columns, rows }) {
  const isFigure = (at) => columns[at]?.align === "right";
  const cell = (text, at) => `<td${isFigure(at) ? ' class="figure"' : ""}>${text}</td>`;
  return [
    "<table>",
    `<thead><tr>${columns.map(({ heading }) => `<th>${heading}</th>`).join("")}</tr></thead>`,
    "<tbody>",
    ...rows.map(({ cells }) => `<tr>${cells.map(cell).join("")}</tr>`),
    "</tbody>",
    "</table>"
  ];
}

// src/report/html-document.ts
function htmlDocument(title, style, body) {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body.join("\n")}
</body>
</html>
`;
}

// src/report/document.ts
var wordsOf = {
  text: { form: "text", text: inTerminal, cell: inTerminal },
  markdown: { form: "markdown", text: inMarkdown, cell: inMarkdownCell },
  html: { form: "html", text: inHtml, cell: inHtml }
};
function drawDocument(form, make, depth = 1) {
  const { answer, blocks } = make(wordsOf[form]);
  const [first = "", ...others] = answer;
  switch (form) {
    case "text": {
      const paragraphs = [
        answer.flatMap((line) => wrap(line, "", "  ")),
        ...drawBlocks(blocks, Number.POSITIVE_INFINITY, "").map((lines) => lines.map(({ text }) => text))
      ];
      return `${paragraphs.map((lines) => lines.join("\n")).join("\n\n")}
`;
    }
    case "markdown":
      return `${joinBlocks([`${"#".repeat(depth)} ${first}`, drawList(others), ...blocks.map(drawBlock)])}
`;
    case "html": {
      const sentences = others.map((line) => `<p>${line}</p>`);
      return htmlDocument(first, pageStyle, [
        `<h1>${first}</h1>`,
        ...sentences,
        ...blocks.flatMap((block) => drawHtmlBlock(block))
      ]);
    }
  }
}
var pageStyle = `
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --grid: #d1d9e0; --page: #fff; --good: #1a7f37; --bad: #cf222e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --quiet: #9198a1; --grid: #3d444d; --page: #0d1117; --good: #3fb950; --bad: #f85149; }
}
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
h1 { font-size: 1.25rem; }
h2 { font-size: 1rem; }
pre { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.2rem 0.7rem; text-align: left; border-bottom: 1px solid var(--grid); }
.figure { text-align: right; font-variant-numeric: tabular-nums; }
`;

export {
  drawDocument
};
