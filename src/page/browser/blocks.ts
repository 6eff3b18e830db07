import type { Block } from "../../report/block.ts";
import { isEngineTable, narrowTable } from "../../report/format/table.ts";
import { type Child, element } from "./dom.ts";
import { drawTable } from "./table.ts";

/**
 * A block as HTML; nothing if it has no content.
 *
 * @param caption of a table without a title
 */
export function drawBlock(block: Block, caption = ""): Child[] {
  switch (block.kind) {
    case "text":
      if (block.text === "") return [];
      return [element("p", {}, block.lead === undefined ? block.text : `${block.lead}: ${block.text}`)];
    case "list":
      if (block.items.length === 0) return [];
      return [element("ul", {}, ...block.items.map((item) => element("li", {}, item)))];
    case "code":
      if (block.lines.length === 0) return [];
      return [element("pre", {}, block.lines.join("\n"))];
    case "facts": {
      const facts = block.facts.flatMap(({ label, value }) => [
        element("dt", {}, label),
        element("dd", {}, value),
      ]);
      return [element("dl", { class: "facts" }, ...facts)];
    }
    case "table": {
      const { table, title = caption } = block;
      if (table === undefined || table.rows.length === 0) return [];
      return [drawTable(isEngineTable(table) ? narrowTable(table) : table, { caption: title })];
    }
    default:
      if (!("blocks" in block)) return [];
      return block.blocks.flatMap((one) => drawBlock(one, block.title));
  }
}
