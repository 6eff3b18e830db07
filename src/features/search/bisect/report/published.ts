import type { ReportIdentity, WorkflowRun } from "../../../../model/report-identity.ts";
import { maxCommentLength } from "../../../../report/comment.ts";
import { formatMarker } from "../../../../report/comment-marker.ts";
import { inMarkdown } from "../../../../report/format/escape.ts";
import { joinBlocks } from "../../../../report/format/markdown-blocks.ts";
import { link } from "../../../../report/source.ts";
import type { Bisection } from "../model/bisection.ts";
import { searchedPath } from "../model/searched-test.ts";
import { replaySearch } from "../search/replay.ts";
import { answerLines } from "./answer.ts";
import { renderBisection } from "./render.ts";

/** The origin of a search's report on GitHub. */
export interface SearchSource {
  readonly run: WorkflowRun;
  readonly identity: ReportIdentity;
  /** When the report was made. */
  readonly at: Date;
}

/** The name of the comment about a search: there is one for each test on a pull request. */
export function searchName({ test }: Bisection): string {
  return `bisect ${searchedPath(test)}`;
}

/** The job summary of a search. */
export function renderSearchSummary(bisection: Bisection, source: SearchSource): string {
  return `${joinBlocks([renderBisection(bisection, "markdown", 2).trim(), footer(source)])}\n`;
}

/**
 * The comment about a search, with the marker that it is found by. A comment that would be too long has only the first line of the answer.
 *
 * @param limit characters
 */
export function renderSearchComment(
  bisection: Bisection,
  source: SearchSource,
  limit: number = maxCommentLength,
): string {
  const marker = formatMarker({ name: searchName(bisection), identity: source.identity });
  const whole = `${marker}\n${renderSearchSummary(bisection, source)}`;
  if (whole.length <= limit) return whole;
  const [first = ""] = answerLines(bisection, replaySearch(bisection), inMarkdown);
  // Escaped text cannot be cut.
  const answer =
    first.length <= limit / 2
      ? first
      : `The answer for ${inMarkdown(searchedPath(bisection.test))} names too many versions to list.`;
  const rest = `The ${link("job summary", source.run.url)} has all of it.`;
  return `${marker}\n${joinBlocks([`## ${answer}`, rest, footer(source)])}\n`;
}

function footer({ run, at }: SearchSource): string {
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return `<sub>${link(`run ${run.id}`, run.url)}, attempt ${run.attempt} · ${time}</sub>`;
}
