import type { EngineTable, Table } from "./format/table.ts";

/** How much a report says, from everything to the verdict alone. Each step leaves out one thing completely. */
export const levels = [
  "everything",
  "full",
  "without latencies",
  "without passing rows",
  "sections only",
  "verdict only",
] as const;
export type Level = (typeof levels)[number];

/**
 * A piece of a report, before a renderer draws it. All texts are already escaped, with the `Words` of that renderer.
 * A renderer leaves out a block without content.
 */
export type Block = Content & {
  /** The shortest report that has the block; every report if absent. */
  readonly level?: Level;
  /** Take the block's place in shorter reports. */
  readonly shorter?: readonly Block[];
};

type Content =
  | { readonly kind: "verdict"; readonly word: string; readonly rest: string; readonly tone: Tone }
  /** @property lead printed before the text and a colon, unless a section's title takes its place */
  | { readonly kind: "text"; readonly text: string; readonly lead?: string }
  | List
  /** Lines to copy, which are visible text, and not escaped. */
  | { readonly kind: "code"; readonly lines: readonly string[] }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  /**
   * @property title printed only where a table stands alone, as on a terminal
   * @property asTexts whether narrow reports print a text for each column after the first, since its cells are sentences
   */
  | {
      readonly kind: "table";
      readonly table: Table | EngineTable | undefined;
      readonly title?: string;
      readonly asTexts?: boolean;
    }
  /** Left out where the titles of tables and groups say the same. */
  | { readonly kind: "heading"; readonly depth: number; readonly text: string }
  /** Blocks under a title. In Markdown, the title opens the first block if that is a text. */
  | {
      readonly kind: "section";
      readonly title: string;
      readonly tone?: Tone;
      readonly blocks: readonly Block[];
    }
  /** Blocks that belong together. Markdown leaves the title out. */
  | {
      readonly kind: "group";
      readonly title: string;
      readonly tone?: Tone;
      readonly blocks: readonly Block[];
    }
  /**
   * Blocks that a reader can unfold. A terminal prints them unfolded, without the title if they are part of a section.
   * @property title as text; none for blocks with titles of their own
   * @property summary HTML, without untrusted text; the title if absent
   * @property unfolded stands outside, and stays in shorter reports
   */
  | {
      readonly kind: "details";
      readonly title?: string;
      readonly summary?: string;
      readonly blocks: readonly Block[];
      readonly unfolded?: Block;
    }
  | { readonly kind: "chart"; readonly chart: BarChart };

export interface List {
  readonly kind: "list";
  readonly items: readonly string[];
  /** Says how many items are left out; a renderer cuts no list without it. */
  readonly more?: (left: number) => string;
  /** In Markdown, each item is a paragraph that begins with this word. */
  readonly opening?: string;
  /** In Markdown, the list is a sentence that begins with these words. */
  readonly sentence?: string;
}

/** How a reader should take a block. */
export type Tone = "good" | "uncertain" | "bad" | "aside";

/** Bars from 0, each with a limit. */
export interface BarChart {
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly { readonly name: string; readonly value: number; readonly limit: number }[];
  /** The meaning of the colours. */
  readonly legend: string;
}

/** A table under a title, which every form of a report has. */
export function titledTable(title: string, table: Table): Block {
  return {
    kind: "group",
    title,
    blocks: [
      { kind: "heading", depth: 4, text: title },
      { kind: "table", table },
    ],
  };
}

/** The blocks of a report of that level. */
export function atLevel(blocks: readonly Block[], level: Level): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.level !== undefined && levels.indexOf(level) > levels.indexOf(block.level)) {
      const unfolded = block.kind === "details" ? (block.unfolded ?? []) : [];
      return atLevel([block.shorter ?? [], unfolded].flat(), level);
    }
    return "blocks" in block ? [{ ...block, blocks: atLevel(block.blocks, level) }] : [block];
  });
}

/** A fact about how a run was measured. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}
