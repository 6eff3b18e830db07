import { brokenReport, engineTitle } from "./comment.ts";
import { type FittedReport, fitReport } from "./fit-report.ts";
import { inMarkdown } from "./format/escape.ts";
import { joinBlocks } from "./format/markdown-blocks.ts";
import { renderMarkdown } from "./markdown.ts";
import type { Result } from "./result.ts";
import { footer, type ReportSource } from "./source.ts";
import { sectionChart } from "./tables/section-chart.ts";

/** Bytes of a step's job summary that GitHub shows: of what is longer it shows nothing. */
export const maxSummaryBytes = 1024 * 1024;

/** The job summary: the whole report and a chart of the sections' averages, and where it comes from. */
export function renderSummary(
  result: Result,
  source: ReportSource,
  limit: number = maxSummaryBytes,
): FittedReport {
  const frame = (title: string, report: string) =>
    `${joinBlocks([`## ${title}`, report.trim(), footer(result, source)])}\n`;
  if (result.state === "broken") {
    const report = brokenReport(result, source);
    return { text: frame(inMarkdown(source.name), report), detail: "full" };
  }
  const { recording, verdict } = result;
  const title = engineTitle(recording);
  const chart = sectionChart(verdict);
  return fitReport(
    (detail, leftOut) => frame(title, renderMarkdown(recording, verdict, { detail, chart, leftOut })),
    (text) => new TextEncoder().encode(text).length <= limit,
    "The results file is complete.",
  );
}
