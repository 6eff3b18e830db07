import { type FittedReport, fitReport } from "./fit-report.ts";
import { joinBlocks } from "./format/markdown-blocks.ts";
import { reportHeading } from "./heading.ts";
import { renderMarkdown } from "./markdown.ts";
import { brokenReport, machineOf, type Result } from "./result.ts";
import { footer, type ReportSource } from "./source.ts";

/** Bytes; GitHub shows nothing of a longer job summary. */
export const maxSummaryBytes = 1024 * 1024;

/** The job summary: the verdict as its heading, the report with a chart of the sections' averages, and a footer. */
export function renderSummary(
  result: Result,
  source: ReportSource,
  limit: number = maxSummaryBytes,
): FittedReport {
  const title = `## ${reportHeading(result, source)}`;
  const frame = (report: string) =>
    `${joinBlocks([title, report.trim(), footer(machineOf(result), source)])}\n`;
  if (result.state === "broken") return { text: frame(brokenReport(result, source)), detail: "full" };
  const { recording, verdict, unit, features } = result;
  const layout = {
    hasCharts: true,
    isHeaded: true,
    unit,
    features,
    commitUrl: source.commitUrl,
  };
  return fitReport(
    (detail, leftOut) => frame(renderMarkdown(recording, verdict, { ...layout, detail, leftOut })),
    (text) => new TextEncoder().encode(text).length <= limit,
    "The results file is complete.",
  );
}
