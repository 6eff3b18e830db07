import { omitUndefined } from "../model/omit-undefined.ts";
import type { CommentMode } from "../model/settings.ts";
import { suiteOf, type Variant } from "../model/test.ts";
import { findingsOf } from "../verdict/finding.ts";
import { type CommentPart, formatMarker } from "./comment-marker.ts";
import { type FittedReport, fitReport } from "./fit-report.ts";
import { inMarkdown } from "./format/escape.ts";
import { joinBlocks } from "./format/markdown-blocks.ts";
import { type Layout, renderMarkdown } from "./markdown.ts";
import { brokenReport, machineOf, type Result, reportTitle } from "./result.ts";
import { footer, link, type ReportSource } from "./source.ts";

/** Characters; GitHub refuses longer comments. */
export const maxCommentLength = 65_536;

/** A result's comments: one for everything, or one for each planned variant. */
export function commentParts(
  mode: Exclude<CommentMode, "off">,
  planned: readonly Variant[],
): readonly CommentPart[] {
  return mode !== "per-variant" || planned.length === 0 ? ["all"] : planned;
}

/** Whether a result is worth a comment on a pull request that has none yet. */
export function deservesComment(mode: Exclude<CommentMode, "off">, result: Result): boolean {
  if (result.state === "broken" || mode === "single" || mode === "per-variant") return true;
  const { verdict, features = [] } = result;
  const { outcome, changes, acceptances } = verdict;
  if (mode === "on-failure") return outcome !== "pass";
  const hasChanged = (changes?.found.length ?? 0) + findingsOf(verdict).length > 0;
  const hasNews = features.some(({ report }) => report?.hasNews?.(verdict) === true);
  return outcome === "fail" || (acceptances?.accepted.length ?? 0) > 0 || hasChanged || hasNews;
}

/**
 * A comment's body: the marker that it is found by, a heading, the report and a footer. A body that would be too long leaves
 * out details, and names them.
 *
 * @param part a variant's comment has open tables, and the heading of DoltLite's own gate
 * @param limit characters
 */
export function renderComment(
  result: Result,
  part: CommentPart,
  source: ReportSource,
  limit: number = maxCommentLength,
): FittedReport {
  const marker = formatMarker({ name: source.name, part, identity: source.identity });
  const frame = (report: string) =>
    `${joinBlocks([`${marker}\n${heading(result, part, source)}`, remarkOf(source), report.trim(), footer(machineOf(result), source)])}\n`;
  if (result.state === "broken") return { text: frame(brokenReport(result, source)), detail: "full" };
  const { recording, verdict, unit, features } = result;
  const layout: Omit<Layout, "detail"> = {
    ...(part === "all" ? {} : { variant: part }),
    isBrief: true,
    ...omitUndefined({ features, unit, commitUrl: source.commitUrl }),
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

function heading(result: Result, part: CommentPart, source: ReportSource): string {
  const title = reportTitle(result, source);
  if (part === "all") return `## ${title}`;
  const isKey = suiteOf(part) === "oltp";
  return isKey ? `## Sysbench-Style Benchmark (${part} PK): ${title}` : `## Benchmark (${part}): ${title}`;
}
