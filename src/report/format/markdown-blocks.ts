import { markdownTable } from "markdown-table";
import type { Block } from "../blocks.ts";
import type { Table } from "./table.ts";

/** Highlighted rows have their first cell in bold. Cells are not padded, to save room in a comment. */
export function drawTable({ columns, rows }: Table): string {
  const bold = (cell: string) => `**${cell}**`;
  return markdownTable(
    [
      columns.map(({ heading }) => heading),
      ...rows.map(({ cells, highlighted }) =>
        cells.map((cell, index) => (highlighted && index === 0 ? bold(cell) : cell)),
      ),
    ],
    { align: columns.map(({ align }) => align), alignDelimiters: false },
  );
}

export function drawList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/**
 * A part that a reader can unfold; nothing if it has no content. GitHub reads the content as Markdown only after an empty
 * line.
 * @param summary HTML, without untrusted text
 */
export function drawDetails(summary: string, content: string): string {
  return content === "" ? "" : `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** Blocks with an empty line between them; empty ones are left out. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== "").join("\n\n");
}

/** A block as Markdown; nothing if it has no content. */
export function drawBlock(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.lead === undefined ? block.text : `${block.lead}: ${block.text}`;
    case "list":
      return drawList(block.items);
    case "table":
      return block.table === undefined || block.table.rows.length === 0 ? "" : drawTable(block.table);
    case "details":
      return drawDetails(block.summary, joinBlocks(block.blocks.map(drawBlock)));
    case "section": {
      const [first, ...others] = block.blocks;
      const title = `**${block.title}**`;
      const opening =
        first?.kind === "text" ? [`${title}: ${first.text}`] : [title, ...(first ? [drawBlock(first)] : [])];
      return joinBlocks([...opening, ...others.map(drawBlock)]);
    }
  }
}
