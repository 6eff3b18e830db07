import type { Recording } from "../model/recording.ts";
import type { Verdict } from "../verdict/judge.ts";
import { atLevel, type Level } from "./block.ts";
import { blocksAt, places, type WordStyle } from "./blocks.ts";
import { inMarkdown, inMarkdownCell } from "./format/escape.ts";
import { drawBlock, joinBlocks } from "./format/markdown-blocks.ts";
import { type ReportOptions, reportBlocks } from "./report-blocks.ts";
import { link } from "./source.ts";

export interface Layout extends ReportOptions {
  readonly detail: Level;
}

const wordStyle: WordStyle = {
  text: inMarkdown,
  cell: inMarkdownCell,
  shortCell: inMarkdownCell,
  shortName: inMarkdownCell,
  link: (text, url) => (url === undefined ? text : link(text, url)),
  isNarrow: false,
  mark: "bold",
};

/** The report for a comment or a job summary on GitHub. Ends with a line break. */
export function renderMarkdown(
  recording: Recording,
  verdict: Verdict,
  { detail, ...options }: Layout = { detail: "full" },
): string {
  const all = reportBlocks(recording, verdict, wordStyle, options);
  const shown = places.flatMap((place) => atLevel(blocksAt(place, all), detail));
  return `${joinBlocks(shown.map(drawBlock))}\n`;
}
