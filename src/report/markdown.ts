import type { Recording } from "../model/recording.ts";
import type { Verdict } from "../verdict/judge.ts";
import { atLevel, type Level } from "./block.ts";
import { blocksAt, type Place, places, type WordStyle } from "./blocks.ts";
import { foldedText } from "./folded.ts";
import { inMarkdown, inMarkdownCell } from "./format/escape.ts";
import { drawBlock, drawDetails, joinBlocks } from "./format/markdown-blocks.ts";
import { type ReportOptions, reportBlocks } from "./report-blocks.ts";
import { link } from "./source.ts";

export interface Layout extends ReportOptions {
  readonly detail: Level;
  /** Whether a reader has to unfold all that is below the verdict, its causes and what to do. */
  readonly isFolded?: boolean;
}

/** The first place that is folded. */
const firstFolded = places.indexOf("evidence");

const wordStyle: WordStyle = {
  text: inMarkdown,
  cell: inMarkdownCell,
  link: (text, url) => (url === undefined ? text : link(text, url)),
  isNarrow: false,
  mark: "bold",
};

/** The report for a comment or a job summary on GitHub. Ends with a line break. */
export function renderMarkdown(
  recording: Recording,
  verdict: Verdict,
  { detail, isFolded = false, ...options }: Layout = { detail: "full" },
): string {
  const all = reportBlocks(recording, verdict, wordStyle, options);
  const drawn = (some: readonly Place[]) =>
    joinBlocks(some.flatMap((place) => atLevel(blocksAt(place, all), detail)).map(drawBlock));
  if (!isFolded) return `${drawn(places)}\n`;
  const summary = `Details: ${foldedText(verdict, all)}`;
  return `${joinBlocks([drawn(places.slice(0, firstFolded)), drawDetails(summary, drawn(places.slice(firstFolded)))])}\n`;
}
