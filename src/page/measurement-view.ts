import type { Block } from "../report/block.ts";
import { isEngineTable } from "../report/format/table.ts";
import type { RunData } from "../report/html/page-data.ts";
import { type Child, element } from "./dom.ts";
import { drawTable, foldedPart } from "./table.ts";

/** The meaning of the figures, and how they were measured. */
export function measurementView({ measurement }: RunData): HTMLElement {
  return element(
    "section",
    { class: "measurement", "aria-labelledby": "measurement" },
    element("h2", { id: "measurement" }, "Measurement"),
    ...measurement.map(({ title, blocks }) => foldedPart(title, () => blocks.flatMap(drawBlock))),
  );
}

/** A block as HTML; nothing if it has no content. */
function drawBlock(block: Block): Child[] {
  switch (block.kind) {
    case "text":
      if (block.text === "") return [];
      return [element("p", {}, block.lead === undefined ? block.text : `${block.lead}: ${block.text}`)];
    case "list":
      return [element("ul", {}, ...block.items.map((item) => element("li", {}, item)))];
    case "facts": {
      const facts = block.facts.flatMap(({ label, value }) => [
        element("dt", {}, label),
        element("dd", {}, value),
      ]);
      return [element("dl", { class: "facts" }, ...facts)];
    }
    case "table": {
      const { table, title = "" } = block;
      if (table === undefined || table.rows.length === 0 || isEngineTable(table)) return [];
      return [drawTable(table, { caption: title })];
    }
    default:
      return "blocks" in block ? block.blocks.flatMap(drawBlock) : [];
  }
}
