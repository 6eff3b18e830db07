import type { Recording } from "../model/recording.ts";
import type { Variant } from "../model/test.ts";
import { type CommentPart, formatMarker } from "./comment-marker.ts";
import { type FittedReport, fitReport } from "./fit-report.ts";
import { engineNames } from "./format/engine-names.ts";
import { inMarkdown } from "./format/escape.ts";
import { joinBlocks } from "./format/markdown-blocks.ts";
import { type Layout, renderMarkdown } from "./markdown.ts";
import { type Broken, failureHeadlines, type Result } from "./result.ts";
import { footer, link, type ReportSource } from "./source.ts";

/** Characters of a comment's body that GitHub takes: what is longer is refused as a whole. */
export const maxCommentLength = 65_536;

/** The parts that a result is shown in: one comment for all of it, or one for each variant that was planned. */
export function commentParts(
  way: "single" | "per-variant",
  planned: readonly Variant[],
): readonly CommentPart[] {
  return way === "single" || planned.length === 0 ? ["all"] : planned;
}

/**
 * A comment's body: the marker that it is found by, a heading, the report, where it comes from. What does not fit is left
 * out in steps, and what was left out is said.
 *
 * @param part a variant's comment has the tables open and the heading that people know them by
 */
export function renderComment(
  result: Result,
  part: CommentPart,
  source: ReportSource,
  limit: number = maxCommentLength,
): FittedReport {
  const marker = formatMarker({ name: source.name, part, run: source.run });
  const frame = (report: string) =>
    `${joinBlocks([`${marker}\n${heading(result, part, source)}`, report.trim(), footer(result, source)])}\n`;
  if (result.state === "broken") return { text: frame(brokenReport(result, source)), detail: "full" };
  const { recording, verdict } = result;
  const layout: Pick<Layout, "variant"> = part === "all" ? {} : { variant: part };
  return fitReport(
    (detail, leftOut) => frame(renderMarkdown(recording, verdict, { ...layout, detail, leftOut })),
    (text) => text.length <= limit,
    `The ${link("job summary", source.run.url)} is complete.`,
  );
}

/** What there is to say where nothing could be judged. */
export function brokenReport({ failed, message }: Broken, { run }: ReportSource): string {
  const log = `The log of the ${link("run", run.url)} has the output of the engines and of the tool.`;
  return joinBlocks([
    `**${failureHeadlines[failed]}**: ${inMarkdown(message)}`,
    failed === "measurement" ? `Nothing was judged. ${log}` : log,
  ]);
}

function heading(result: Result, part: CommentPart, { name }: ReportSource): string {
  const subject = result.state === "broken" ? inMarkdown(name) : engineTitle(result.recording);
  return part === "all" ? `## ${subject}` : `## Sysbench-Style Benchmark (${part} PK): ${subject}`;
}

/** `DoltLite vs SQLite` */
export function engineTitle(recording: Pick<Recording, "engines">): string {
  const { candidate, baseline } = engineNames(recording, inMarkdown);
  return `${candidate} vs ${baseline}`;
}
