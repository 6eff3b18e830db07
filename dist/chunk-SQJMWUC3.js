import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  allTestsName,
  allTestsText
} from "./chunk-IMFDB3X3.js";
import {
  foldedText
} from "./chunk-KGA6R7JX.js";
import {
  reportBlocks
} from "./chunk-D7C6R76D.js";
import {
  cutToWidth,
  drawTextTable,
  paint,
  stringWidth,
  terminalWidth,
  wrap
} from "./chunk-T4F32VRC.js";
import {
  at,
  blocksAt
} from "./chunk-C242JXLI.js";
import {
  isEngineTable,
  narrowTable
} from "./chunk-HFCMDWS4.js";
import {
  engineName,
  engineNames
} from "./chunk-G3DXSO4L.js";
import {
  inTerminal
} from "./chunk-ZNNZ5Q42.js";
import {
  cutApart
} from "./chunk-NRXSNEHM.js";
import {
  perEngine,
  rolesOf,
  truncateList
} from "./chunk-3UA7D5SN.js";

// src/report/format/text-blocks.ts
var styles = { good: "success", uncertain: "warning", bad: "error", aside: "plain" };
function drawBlocks(blocks, maxItems2) {
  return blocks.flatMap((block) => {
    const title = block.kind === "section" || block.kind === "details" ? block.title : void 0;
    const { own, others } = draw(block, maxItems2);
    return [own.length === 0 || title === void 0 ? own : [heading(title), ...own], ...others].filter(
      (lines) => lines.length > 0
    );
  });
}
function draw(block, maxItems2, style = "plain") {
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
      const shown = more === void 0 ? items : truncateList(maxItems2, items, more);
      return drawn(shown.flatMap((item) => textLines(item, style)));
    }
    case "code":
      return drawn(block.lines.flatMap((line) => textLines(line)));
    case "facts":
      return drawn(block.facts.flatMap(({ label, value }) => textLines(`${label}: ${value}`)));
    case "table": {
      if (block.table === void 0 || block.table.rows.length === 0) return drawn([]);
      const table = isEngineTable(block.table) ? narrowTable(block.table) : block.table;
      if (block.asTexts) return drawn(columnTexts(table).flatMap((text) => textLines(text)));
      const lines = drawTextTable(table, "  ");
      return block.title === void 0 ? drawn(lines) : titled(block.title, drawn(lines));
    }
    case "group":
      return titled(block.title, drawAll(block.blocks, maxItems2, block.tone));
    case "section":
      return drawAll(block.blocks, maxItems2, block.tone);
    case "details":
      return drawAll([block.unfolded ?? [], block.blocks].flat(), maxItems2);
    case "heading":
    case "chart":
      return drawn([]);
  }
}
function drawn(own) {
  return { own, others: [] };
}
function drawAll(blocks, maxItems2, tone) {
  const all = blocks.map((block) => draw(block, maxItems2, tone && styles[tone]));
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
function textLines(text, style = "plain") {
  return wrap(text, "  ", "    ").map((line) => ({ text: line, style }));
}
function heading(text) {
  return { text: cutToWidth(text, terminalWidth), style: "heading" };
}

// src/report/terminal.ts
var maxEngineNameWidth = 12;
function shortNames(names) {
  const roles = rolesOf(names);
  const cut = cutApart(
    roles.map((role) => engineName(names, role)),
    maxEngineNameWidth,
    stringWidth
  );
  return perEngine(names, (_, role) => cut[roles.indexOf(role)] ?? "");
}
var wordStyle = {
  text: inTerminal,
  cell: inTerminal,
  shortNames,
  link: (text, url) => url === void 0 ? text : `${text} (${inTerminal(url)})`,
  isNarrow: true,
  mark: "marked"
};
var firstScreen = [
  "verdict",
  "problems",
  "base",
  "baseline",
  "below the sections",
  "costs",
  "notes",
  "what to do"
];
var fewLines = 14;
var maxItems = { first: 5, whole: 50 };
var wholeOrder = [
  "verdict",
  "tests",
  "meaning",
  "measurement",
  "with the sections",
  "sections",
  "below the sections",
  "notes",
  "confidence",
  "evidence",
  "what to do",
  "baseline",
  "costs",
  "base",
  "problems",
  "verdict"
];
function renderTerminal(recording, verdict, { colour = false, isFirstScreen = false, ...options } = {}) {
  const all = reportBlocks(recording, verdict, wordStyle, {
    ...options,
    isBrief: true
  });
  const number = at("base", {
    kind: "text",
    lead: allTestsName(verdict),
    text: allTestsText(verdict, shortNames(engineNames(recording, inTerminal)))
  });
  const paragraphs = isFirstScreen ? drawBlocks(firstBlocks(verdict, all), maxItems.first) : drawBlocks(
    wholeOrder.flatMap((place) => blocksAt(place, [...all, ...number])),
    maxItems.whole
  );
  const texts = paragraphs.map((lines) => lines.map((line) => colour ? paint(line) : line.text).join("\n"));
  return `${texts.join("\n\n")}
`;
}
function firstBlocks(verdict, all) {
  const lines = verdict.sections.reduce((sum, { tests }) => sum + tests.length + 3, 0);
  const tables = lines > fewLines ? [] : blocksAt("tests", all);
  const isOpen = ({ kind, level }) => kind !== "details" && level !== "everything";
  const [sentence = [], ...others] = firstScreen.map((place) => blocksAt(place, all).filter(isOpen));
  const below = all.filter(({ place }) => place !== "notes");
  const rest = { kind: "text", text: `--details shows ${foldedText(verdict, below)}.` };
  return [...sentence, ...tables, ...others.flat(), rest];
}

export {
  renderTerminal
};
