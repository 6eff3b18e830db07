import { truncate } from "../messages/format-value.ts";
import type { Conclusion } from "../model/outcome.ts";
import { headline } from "./explain/headline.ts";
import { problems } from "./explain/problems.ts";
import { fitReport } from "./fit-report.ts";
import { inMarkdown, inTerminal } from "./format/escape.ts";
import { plural } from "./format/figures.ts";
import { engineNames } from "./format/words.ts";
import { renderMarkdown } from "./markdown.ts";
import { brokenReport, failureHeadlines, type Judged, type Result } from "./result.ts";
import { link, type ReportSource } from "./source.ts";
import { maxTitleLength, statusTitle } from "./status-title.ts";

/** The texts of a status. */
export interface StatusReport {
  /** A line of plain text that fits a list of statuses; the summary has the complete sentence. */
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  /** The report in Markdown. */
  readonly text: string;
  /** A line for a commit status, which has no other text; at most 140 characters. */
  readonly description: string;
  readonly annotations: readonly Annotation[];
}

/** A row that keeps the run from passing, attached to the workflow's file, since no line of the sources is to blame. */
export interface Annotation {
  readonly path: string;
  readonly start_line: 1;
  readonly end_line: 1;
  readonly annotation_level: "failure" | "warning";
  readonly title: string;
  readonly message: string;
}

/** GitHub's limits: bytes for the text, characters for the others. GitHub takes longer titles, but its lists cut them. */
const limits = { title: maxTitleLength, text: 65_535, description: 140, annotationTitle: 255 } as const;

/** Nobody reads more. The text has them all. */
const maxAnnotations = 200;

/**
 * @param file the workflow's file, which annotations are attached to; undefined if unknown: then there are none
 * @param reportUrl where the rows are, e.g. the comment; the run's summary if it is absent
 */
export function renderStatus(
  result: Result,
  source: ReportSource,
  file?: string,
  reportUrl: string = source.run.url,
): StatusReport {
  const { word, rest } = statusHeadline(result);
  const whole = statusTitle(result);
  const title = truncate(whole, limits.title);
  // A commit status has no summary, and no colour for a neutral result: its line says more.
  const said = result.state === "broken" ? `${word}: ${rest}` : whole;
  const described = said.startsWith(word) ? said : `${word}: ${said}`;
  const description = truncate(
    source.remark === undefined ? described : `${source.remark} (${described})`,
    limits.description,
  );
  const remark = source.remark === undefined ? "" : `\n\nThe status fails: ${inMarkdown(source.remark)}.`;
  const summary = `${sentence(result)}${remark}\n\n${conclusionText[source.conclusion]} The ${link("job summary", source.run.url)} has the full report.`;
  if (result.state === "broken")
    return { title, description, summary, text: brokenReport(result, source), annotations: [] };
  const { recording, verdict, features } = result;
  const { text } = fitReport(
    (detail, leftOut) => renderMarkdown(recording, verdict, { detail, leftOut, features }),
    (all) => new TextEncoder().encode(all).length <= limits.text,
    `The ${link("job summary", source.run.url)} is complete.`,
  );
  return {
    title,
    description,
    summary,
    text,
    annotations: file === undefined ? [] : annotate(result, file, reportUrl),
  };
}

/** The verdict in one line of Markdown. */
function sentence(result: Result): string {
  if (result.state === "broken") return `${failureHeadlines[result.failed]}: ${inMarkdown(result.message)}`;
  const { word, rest } = headline(result.recording, result.verdict, inMarkdown);
  return `${word}: ${rest}`;
}

const conclusionText: Readonly<Record<Conclusion, string>> = {
  success: "This does not block merging.",
  neutral: "This does not block merging, but it is no pass.",
  failure: "This blocks merging if a branch rule requires this status.",
};

/** The verdict in one line of plain text. */
export function statusHeadline(result: Result): { readonly word: string; readonly rest: string } {
  if (result.state === "judged") return headline(result.recording, result.verdict, inTerminal);
  return { word: failureHeadlines[result.failed], rest: inTerminal(result.message) };
}

/** An annotation has no link of its own, so its message has one. */
function annotate({ recording, verdict }: Judged, path: string, reportUrl: string): Annotation[] {
  const all = problems(verdict, engineNames(recording, inTerminal), inTerminal);
  const shown = all.slice(0, maxAnnotations).map(({ kind, name, reason }): Annotation => {
    const level = ["fail", "finding", "no result"].includes(kind) ? "failure" : "warning";
    return note(path, level, name, `${reason}\nReport: ${reportUrl}`);
  });
  const more = all.length - shown.length;
  return more === 0
    ? shown
    : [
        ...shown,
        note(
          path,
          "warning",
          "and more",
          `${plural(more, "more row")}, bold in the report's tables\nReport: ${reportUrl}`,
        ),
      ];
}

function note(
  path: string,
  level: Annotation["annotation_level"],
  title: string,
  message: string,
): Annotation {
  return {
    path,
    start_line: 1,
    end_line: 1,
    annotation_level: level,
    title: truncate(title, limits.annotationTitle),
    message,
  };
}
