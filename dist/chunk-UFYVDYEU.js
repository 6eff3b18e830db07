import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  link
} from "./chunk-BX26EJ44.js";
import {
  reportBlocks
} from "./chunk-AA4O4S3P.js";
import {
  blocksAt,
  places
} from "./chunk-G7HIH6LC.js";
import {
  drawBlock,
  drawDetails,
  joinBlocks
} from "./chunk-SCL3E7JP.js";
import {
  inMarkdown,
  inMarkdownCell,
  plural
} from "./chunk-ZNNZ5Q42.js";

// src/report/block.ts
var levels = [
  "everything",
  "full",
  "without latencies",
  "without passing rows",
  "sections only",
  "verdict only"
];
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
  const { sections } = verdict;
  const tests = sections.reduce((sum, one) => sum + one.tests.length, 0);
  const notes = blocksAt("notes", all).flatMap((block) => "blocks" in block ? block.blocks : []).flatMap((block) => block.kind === "list" && block.opening !== void 0 ? block.items : []).length;
  const counted = [
    plural(sections.length, "section"),
    plural(tests, "test"),
    ...notes === 0 ? [] : [plural(notes, "note")]
  ].join(", ");
  const summary = `Details: ${counted}, and how this was measured`;
  return `${joinBlocks([drawn(places.slice(0, firstFolded)), drawDetails(summary, drawn(places.slice(firstFolded)))])}
`;
}

export {
  levels,
  renderMarkdown
};
