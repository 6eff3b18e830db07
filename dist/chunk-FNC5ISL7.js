import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  link
} from "./chunk-SDZDGPHX.js";
import {
  drawBlock,
  drawDetails,
  joinBlocks
} from "./chunk-QMMUTUXM.js";
import {
  foldedText,
  reportBlocks
} from "./chunk-DOWFUOIP.js";
import {
  blocksAt,
  places
} from "./chunk-KYA2BZ6W.js";
import {
  inMarkdown,
  inMarkdownCell
} from "./chunk-NRVWYJ6O.js";

// src/report/block.ts
var levels = [
  "everything",
  "full",
  "without latencies",
  "without passing rows",
  "sections only",
  "verdict only"
];
function titledTable(title, table) {
  return {
    kind: "group",
    title,
    blocks: [
      { kind: "heading", depth: 4, text: title },
      { kind: "table", table }
    ]
  };
}
function atLevel(blocks, level) {
  return blocks.flatMap((block) => {
    if (block.level !== void 0 && levels.indexOf(level) > levels.indexOf(block.level)) {
      const unfolded = block.kind === "details" ? block.unfolded ?? [] : [];
      return atLevel([block.shorter ?? [], unfolded].flat(), level);
    }
    return "blocks" in block ? [{ ...block, blocks: atLevel(block.blocks, level) }] : [block];
  });
}

// src/report/markdown.ts
var firstFolded = places.indexOf("evidence");
var wordStyle = {
  text: inMarkdown,
  cell: inMarkdownCell,
  link: (text, url) => url === void 0 ? text : link(text, url),
  isNarrow: false,
  mark: "bold"
};
function renderMarkdown(recording, verdict, { detail, isFolded = false, ...options } = { detail: "full" }) {
  const all = reportBlocks(recording, verdict, wordStyle, options);
  const drawn = (some) => joinBlocks(some.flatMap((place) => atLevel(blocksAt(place, all), detail)).map(drawBlock));
  if (!isFolded) return `${drawn(places)}
`;
  const summary = `Details: ${foldedText(verdict, all)}`;
  return `${joinBlocks([drawn(places.slice(0, firstFolded)), drawDetails(summary, drawn(places.slice(firstFolded)))])}
`;
}

export {
  levels,
  titledTable,
  renderMarkdown
};
