import {
  createPermissionCheck,
  type PermissionCheck,
  problemOfWriters,
} from "../../../github/acceptances.ts";
import { type IssueComment, listIssueComments } from "../../../github/issue-comments.ts";
import { hasMarker } from "../../../report/comment-marker.ts";
import { dateProblem, isDate, problemOfReason, visibleLines } from "../../../verdict/acceptances.ts";
import type { FindingAcceptance } from "./plan.ts";
import { acceptanceForm, type IgnoredLine } from "./text.ts";
import type { Tracker } from "./tracker.ts";

/** The lines that accept one finding. */
export interface FoundAcceptances {
  /** The newest line that counts; absent if none does. */
  readonly acceptance?: FindingAcceptance;
  readonly ignored: readonly IgnoredLine[];
}

/** Longer lines cannot be valid, and would be printed. */
const maxLineLength = 500;

/** Reads the acceptances in the comments on issues, and asks once whether somebody may write to the repository. */
export function acceptanceReader(tracker: Tracker): (issue: number) => Promise<FoundAcceptances> {
  const canWrite = createPermissionCheck(tracker.api, tracker.repository);
  return async (issue) => await findAcceptance(await listIssueComments(tracker, issue), canWrite, new Date());
}

/** @param comments the oldest first */
export async function findAcceptance(
  comments: readonly IssueComment[],
  canWrite: PermissionCheck,
  now: Date,
): Promise<FoundAcceptances> {
  const today = now.toISOString().slice(0, 10);
  const ignored: IgnoredLine[] = [];
  let acceptance: FindingAcceptance | undefined;
  for (const { body, user, minimized } of comments) {
    // A comment of this tool quotes lines of others.
    if (hasMarker(body ?? "")) continue;
    for (const text of acceptanceLines(body ?? "")) {
      const by = user?.login ?? "a deleted user";
      const given = parseLine(text);
      const why =
        typeof given === "string"
          ? given
          : minimized !== undefined && minimized !== null
            ? "its comment is hidden"
            : (dateProblem(given, today) ?? (await problemOfWriters([user ?? undefined], canWrite)));
      if (why !== undefined) ignored.push({ text, by, why });
      else if (typeof given !== "string") acceptance = { ...given, by };
    }
  }
  return { ignored, acceptance };
}

function acceptanceLines(markdown: string): string[] {
  return visibleLines(markdown)
    .filter((line) => /^ {0,3}bench-accept\b/i.test(line))
    .map((line) => line.trim().slice(0, maxLineLength));
}

/** The parts of a line, or the reason why the line does not count. */
function parseLine(line: string): Omit<FindingAcceptance, "by"> | string {
  const [, reason, until] = /^bench-accept\s*:?\s+(\S.*?)\s+until\s+(\S+?)[.,]?$/i.exec(line) ?? [];
  if (reason === undefined || until === undefined) return `it is not of the form ${acceptanceForm}`;
  if (!isDate(until)) return `${until} is not a date of the form YYYY-MM-DD`;
  return problemOfReason(reason) ?? { reason, until };
}
