import { acceptedCount } from "./explain/acceptances.ts";
import { countedTests } from "./explain/outcome-filters.ts";
import { inTerminal } from "./format/escape.ts";
import { plural } from "./format/figures.ts";
import { verdictHeading } from "./heading.ts";
import { failureHeadlines, type Result } from "./result.ts";

/** Characters that a list of statuses has room for. */
export const maxTitleLength = 60;

/**
 * The verdict in the words of the report's heading, after a word for an outcome that these do not name. An accepted regression has its bound
 * and commit in place of them: a list of statuses shows for how long it holds.
 */
export function statusTitle(result: Result): string {
  if (result.state === "broken") return `${failureHeadlines[result.failed]}: ${inTerminal(result.message)}`;
  const { recording, verdict } = result;
  const { text } = verdictHeading(recording, verdict, inTerminal);
  const { state } = verdict.measurement;
  if (state !== "complete")
    return `${state === "incomplete" ? "Incomplete" : failureHeadlines.measurement}: ${text}`;
  if (verdict.outcome === "accepted")
    return `Passed with ${acceptedCount(verdict, inTerminal)}, ${plural(countedTests(verdict).length, "test")}`;
  return verdict.outcome === "inconclusive" ? `Inconclusive: ${text}` : text;
}
