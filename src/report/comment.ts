import type { CommentMode } from "../model/settings.ts";
import { formatMarker } from "./comment-marker.ts";
import { type FittedReport, fitReport } from "./fit-report.ts";
import { inMarkdown } from "./format/escape.ts";
import { joinBlocks } from "./format/markdown-blocks.ts";
import { reportHeading } from "./heading.ts";
import { type Layout, renderMarkdown } from "./markdown.ts";
import { brokenReport, machineOf, type Result } from "./result.ts";
import { footer, link, type ReportSource } from "./source.ts";

/** Characters; GitHub refuses longer comments. */
export const maxCommentLength = 65_536;

/**
 * Whether a result is worth a comment on a pull request that has none yet: by default a pass is none, so that nobody is notified.
 */
export function deservesComment(mode: Exclude<CommentMode, "off">, result: Result): boolean {
  return mode === "single" || result.state === "broken" || result.verdict.outcome !== "pass";
}

/**
 * A comment's body: the marker that it is found by, the verdict as its heading, the report and a footer. A body that would be too long leaves
 * out details, and names them.
 *
 * @param limit characters
 */
export function renderComment(
  result: Result,
  source: ReportSource,
  limit: number = maxCommentLength,
): FittedReport {
  const marker = formatMarker({ name: source.name, identity: source.identity });
  const frame = (report: string) =>
    `${joinBlocks([`${marker}\n## ${reportHeading(result, source)}`, remarkOf(source), report.trim(), footer(machineOf(result), source)])}\n`;
  if (result.state === "broken") return { text: frame(brokenReport(result, source)), detail: "full" };
  const { recording, verdict, unit, features } = result;
  const layout: Omit<Layout, "detail"> = {
    isFolded: true,
    isBrief: true,
    isHeaded: true,
    runUrl: source.run.url,
    measuredUrl: source.measuredBy?.url,
    features,
    unit,
    commitUrl: source.commitUrl,
  };
  return fitReport(
    (detail, leftOut) => frame(renderMarkdown(recording, verdict, { ...layout, detail, leftOut })),
    (text) => text.length <= limit,
    `The ${link("job summary", source.run.url)} is complete.`,
  );
}

function remarkOf({ remark }: ReportSource): string {
  return remark === undefined ? "" : `**The status fails**: ${inMarkdown(remark)}.`;
}
