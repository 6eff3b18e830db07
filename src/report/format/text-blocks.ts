import { truncateList } from "../../messages/format-value.ts";
import type { Block, Tone } from "../block.ts";
import { isEngineTable, narrowTable, type Table } from "./table.ts";
import { cutToWidth, drawTextTable, type Line, terminalWidth, wrap } from "./text-layout.ts";

const styles = { good: "success", uncertain: "warning", bad: "error", aside: "plain" } as const;

/** The lines of a block in its paragraph, and later paragraphs with titles of their own. */
interface Drawn {
  readonly own: Line[];
  readonly others: Line[][];
}

/** How blocks are laid out. */
interface Layout {
  /** The most items of a list that says how many more there are. */
  readonly maxItems: number;
  readonly indent: string;
}

/** The indent of what stands below a title. */
const belowTitle = "  ";

/**
 * Blocks as paragraphs; a chart, a heading and a block without content are left out.
 *
 * @param maxItems of a list that says how many more there are
 * @param indent of blocks that have no title
 */
export function drawBlocks(blocks: readonly Block[], maxItems: number, indent = belowTitle): Line[][] {
  return blocks.flatMap((block) => {
    const title = block.kind === "section" || block.kind === "details" ? block.title : undefined;
    const { own, others } = draw(block, { maxItems, indent: title === undefined ? indent : belowTitle });
    return [own.length === 0 || title === undefined ? own : [heading(title), ...own], ...others].filter(
      (lines) => lines.length > 0,
    );
  });
}

function draw(block: Block, layout: Layout, style: Line["style"] = "plain"): Drawn {
  const { maxItems, indent } = layout;
  const textLines = (text: string, of: Line["style"] = "plain") => linesOf(text, indent, of);
  switch (block.kind) {
    case "verdict": {
      const lines = wrap(`${block.word}: ${block.rest}`, "", "  ");
      return drawn(lines.map((text) => ({ text, style: styles[block.tone] })));
    }
    case "text": {
      if (block.text === "") return drawn([]);
      return drawn(textLines(block.lead === undefined ? block.text : `${block.lead}: ${block.text}`, style));
    }
    case "list": {
      const { items, more } = block;
      const shown = more === undefined ? items : truncateList(maxItems, items, more);
      return drawn(shown.flatMap((item) => textLines(item, style)));
    }
    case "code":
      // Not wrapped: a line that is copied has no line end of the report's own.
      return drawn(block.lines.map((text) => ({ text: `${indent}${text}`, style: "plain" })));
    case "facts":
      return drawn(block.facts.flatMap(({ label, value }) => textLines(`${label}: ${value}`)));
    case "table": {
      if (block.table === undefined || block.table.rows.length === 0) return drawn([]);
      const table = isEngineTable(block.table) ? narrowTable(block.table) : block.table;
      if (block.asTexts) return drawn(columnTexts(table).flatMap((text) => textLines(text)));
      const lines = drawTextTable(table, block.title === undefined ? indent : belowTitle);
      return block.title === undefined ? drawn(lines) : titled(block.title, drawn(lines));
    }
    case "group":
      return titled(block.title, drawAll(block.blocks, { ...layout, indent: belowTitle }, block.tone));
    case "section":
      return drawAll(block.blocks, layout, block.tone);
    case "details":
      return drawAll([block.unfolded ?? [], block.blocks].flat(), layout);
    case "heading":
    case "chart":
      return drawn([]);
  }
}

function drawn(own: Line[]): Drawn {
  return { own, others: [] };
}

function drawAll(blocks: readonly Block[], layout: Layout, tone?: Tone): Drawn {
  const all = blocks.map((block) => draw(block, layout, tone && styles[tone]));
  return { own: all.flatMap(({ own }) => own), others: all.flatMap(({ others }) => others) };
}

function titled(title: string, { own, others }: Drawn): Drawn {
  return { own: [], others: [own.length === 0 ? [] : [heading(title), ...own], ...others] };
}

/** `SQLite: Version: 3.54.1; Build: ...`: a text for each column after the first, which names its cells. */
function columnTexts({ columns, rows }: Table): string[] {
  return columns.slice(1).flatMap(({ heading }, index) => {
    const known = rows.filter(({ cells }) => cells[index + 1] !== "");
    const facts = known.map(({ cells }) => `${cells[0]}: ${cells[index + 1]}`);
    return facts.length === 0 ? [] : [`${heading}: ${facts.join("; ")}`];
  });
}

function linesOf(text: string, indent: string, style: Line["style"]): Line[] {
  return wrap(text, indent, `${indent}  `).map((line) => ({ text: line, style }));
}

function heading(text: string): Line {
  return { text: cutToWidth(text, terminalWidth), style: "heading" };
}
