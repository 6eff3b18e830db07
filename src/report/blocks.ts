import type { RunComparison } from "../history/compare.ts";
import type { Recording } from "../model/recording.ts";
import type { Variant } from "../model/test.ts";
import type { Verdict } from "../verdict/judge.ts";
import { type EngineNames, engineNames } from "./format/engine-names.ts";
import type { Escape } from "./format/escape.ts";
import type { Table } from "./format/table.ts";

/**
 * A piece of a report, before a renderer draws it. All texts are already escaped, with the `Words` of that renderer.
 * A renderer leaves out a block without content.
 */
export type Block =
  /** @property lead printed before the text and a colon, unless a section's title takes its place */
  | { readonly kind: "text"; readonly text: string; readonly lead?: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** @property title printed only where a table stands alone, as on a terminal */
  | { readonly kind: "table"; readonly table: Table | undefined; readonly title?: string }
  /** Blocks under a title. In Markdown, the title opens the first block if that is a text. */
  | { readonly kind: "section"; readonly title: string; readonly blocks: readonly Block[] }
  /**
   * Blocks that a reader can unfold. A terminal prints them unfolded, without the summary if they are part of a section.
   * @property summary HTML, without untrusted text
   */
  | { readonly kind: "details"; readonly summary: string; readonly blocks: readonly Block[] };

/** Where in a report a block stands. Each renderer has its own order of places. */
export type Place = "beside the verdict" | "with the sections" | "below the sections" | "in the details";

export interface PlacedBlock {
  readonly place: Place;
  readonly block: Block;
}

/** How one renderer escapes and shortens texts. Parts of a report take all words from here. */
export interface Words {
  /** For running text. */
  readonly text: Escape;
  /** For a table's cell, in full. */
  readonly cell: Escape;
  /** For a table's cell, cut if the tables are narrow. */
  readonly shortCell: Escape;
  /** The engines' names in running text. */
  readonly names: EngineNames;
  /** The engines' names in tables, in full. */
  readonly cellNames: EngineNames;
  /** The engines' names in tables, cut if the tables are narrow. */
  readonly shortNames: EngineNames;
  /**
   * A text with the address that it refers to; the text alone if there is none.
   * @param text escaped
   */
  link(text: string, url: string | undefined): string;
}

export interface WordStyle extends Pick<Words, "text" | "cell" | "shortCell" | "link"> {
  readonly shortName: Escape;
}

export function wordsFor(recording: Pick<Recording, "engines">, { shortName, ...style }: WordStyle): Words {
  return {
    ...style,
    names: engineNames(recording, style.text),
    cellNames: engineNames(recording, style.cell),
    shortNames: engineNames(recording, shortName),
  };
}

/** A comparison with earlier runs, and how much of it is shown. */
export interface ShownHistory {
  readonly comparison: RunComparison;
  /** Whether tests are drawn in a table, or only named in a sentence. */
  readonly hasTable: boolean;
  /** The address of a commit, of which the hash is escaped; if absent, commits are no links. */
  readonly commitUrl?: (commit: string) => string;
}

export interface ReportInput {
  readonly recording: Recording;
  /** The run's verdict, with only the variant's sections and changes if the report is about one variant. */
  readonly verdict: Verdict;
  /** The run's verdict with all variants. */
  readonly runVerdict: Verdict;
  /** The variant that the report is about; all if absent. */
  readonly variant?: Variant;
  /** The comparison with earlier runs; the report says nothing about earlier runs if absent. */
  readonly history?: ShownHistory;
  readonly words: Words;
}

/** One subject of a report. A part has no blocks if the recording and its verdict say nothing about the subject. */
export interface ReportPart {
  readonly name: string;
  blocks(input: ReportInput): readonly PlacedBlock[];
}

/** The blocks of one place, in the order of the parts. */
export function blocksAt(place: Place, parts: readonly ReportPart[], input: ReportInput): Block[] {
  return parts
    .flatMap((part) => part.blocks(input))
    .filter((placed) => placed.place === place)
    .map(({ block }) => block);
}
