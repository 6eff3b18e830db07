import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawBlock,
  joinBlocks
} from "./chunk-44MRJHN2.js";
import {
  reportBlocks
} from "./chunk-TQM4XNLR.js";
import {
  blocksAt,
  places
} from "./chunk-IBCYPEES.js";
import {
  inMarkdown,
  inMarkdownCell
} from "./chunk-5D5RNC76.js";

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

// src/report/source.ts
function footer(machine, { name, commit, run, measuredBy, at, runner }) {
  const measured = machine ?? (runner && inMarkdown(runner));
  const from = measuredBy === void 0 ? link(`run ${run.id}`, run.url) : `measured by ${link(`run ${run.id}`, measuredBy.url)}`;
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [
    `<sub>Commit ${commit}`,
    `${from}, attempt ${run.attempt}`,
    time,
    ...measured === void 0 ? [] : [`on ${measured}`],
    `${inMarkdown(name)}</sub>`
  ].join(" \xB7 ");
}
function link(text, url) {
  return `[${text}](${url.replace(/[\s()<>[\]\\]/g, encodeURIComponent)})`;
}

// src/report/markdown.ts
var wordStyle = {
  text: inMarkdown,
  cell: inMarkdownCell,
  shortCell: inMarkdownCell,
  shortName: inMarkdownCell,
  link: (text, url) => url === void 0 ? text : link(text, url),
  isNarrow: false,
  mark: "bold"
};
function renderMarkdown(recording, verdict, { detail, ...options } = { detail: "full" }) {
  const all = reportBlocks(recording, verdict, wordStyle, options);
  const shown = places.flatMap((place) => atLevel(blocksAt(place, all), detail));
  return `${joinBlocks(shown.map(drawBlock))}
`;
}

export {
  levels,
  footer,
  link,
  renderMarkdown
};
