import { PublishError } from "../../../github/request-errors.ts";
import type { FoundAcceptances } from "./acceptance.ts";
import type { Finding } from "./finding.ts";
import { asDuplicate, formatMarker, type Marker, parseMarker, turnMarker, withMarker } from "./marker.ts";
import { type Act, type KeptIssue, type PlanFacts, planIssues } from "./plan.ts";
import { type Culprit, type IgnoredLine, issueText, says, type TextSource } from "./text.ts";
import {
  commentOnce,
  createIssue,
  ensureLabel,
  listOwnIssues,
  type OwnIssue,
  type Tracker,
  updateIssue,
} from "./tracker.ts";

/** The result of a change of an issue that people may want to hear about. */
export interface IssueEvent {
  readonly event: "opened" | "reopened" | "closed";
  readonly key: string;
  readonly kind: Finding["kind"];
  readonly number: number;
  readonly title: string;
  readonly url: string;
}

/** The issues after a look. */
export interface Synced {
  readonly events: readonly IssueEvent[];
  /** The open and the closed issues of findings, by key. */
  readonly issues: ReadonlyMap<string, KeptIssue>;
  /** Failures and refusals, a line each. */
  readonly warnings: readonly string[];
  /** Whether everything was written, and looked at afterwards; otherwise the next night does the rest. */
  readonly isComplete: boolean;
}

/** The parts that keeping issues needs beside findings. */
export interface SyncOptions extends PlanFacts {
  readonly source: TextSource;
  /** The label of all issues; none if empty. */
  readonly label: string;
  /** The culprit of a finding; an issue that has one keeps it. */
  readonly culpritOf: (finding: Finding, marker: Marker | undefined) => Promise<Culprit | undefined>;
  readonly acceptancesOf: (issue: number) => Promise<FoundAcceptances>;
}

const labelFacts = { color: "d93f0b", description: "Found by the nightly benchmark" };

/**
 * Opens, updates and closes issues, so that each finding that is wrong has one. Everything is looked up before it is written, so that a
 * second look with the same findings changes nothing, and a look that was interrupted is completed by the next one.
 *
 * @throws PublishError if the issues cannot be listed; other failures are warnings
 */
export async function syncIssues(
  tracker: Tracker,
  findings: readonly Finding[],
  options: SyncOptions,
): Promise<Synced> {
  const warnings: string[] = [];
  const ignored = new Map<number, readonly IgnoredLine[]>();
  const kept = await keptIssues(tracker, options, ignored, warnings);
  const acts = planIssues(findings, kept, options);
  const events: IssueEvent[] = [];
  const created: OwnIssue[] = [];
  let isComplete = true;
  let labels: readonly string[] | undefined;
  for (const act of acts) {
    try {
      if (act.kind !== "open") {
        const event = await change(tracker, act, options, ignored, warnings);
        if (event !== undefined) events.push(event);
        continue;
      }
      labels ??= await labelsFor(tracker, options.label, warnings);
      const { finding } = act;
      const { marker, text } = await textFor(act, options, []);
      const isSame = (one: OwnIssue) => {
        const other = parseMarker(one.body);
        return other?.key === marker.key && other.state !== "duplicate";
      };
      const issue = await createIssue(tracker, text, labels, isSame);
      created.push(issue);
      events.push(eventOf("opened", finding, issue, text.title));
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      isComplete = false;
      warnings.push(`${act.marker.key}: ${cause.message}`);
      // Another request would be refused as well, and count against the limit.
      if (cause.refused || isLimit(cause)) break;
    }
  }
  // People are to hear of the issues that were changed, also if GitHub does not answer any more.
  const withdrawn = new Set<number>();
  let issues = [...kept.map(({ issue }) => issue), ...created];
  try {
    issues = await listOwnIssues(tracker);
    await withdrawDuplicates(tracker, created, issues, withdrawn);
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    isComplete = false;
    warnings.push(`the issues after this look are not known: ${cause.message}`);
  }
  return {
    events: events.filter(({ number }) => !withdrawn.has(number)),
    issues: byKey(issues),
    warnings,
    isComplete,
  };
}

/** Whether GitHub asks for fewer requests. */
function isLimit({ message }: PublishError): boolean {
  return /rate limit/i.test(message);
}

async function keptIssues(
  tracker: Tracker,
  { acceptancesOf }: SyncOptions,
  ignored: Map<number, readonly IgnoredLine[]>,
  warnings: string[],
): Promise<KeptIssue[]> {
  const kept: KeptIssue[] = [];
  for (const issue of await listOwnIssues(tracker)) {
    const marker = parseMarker(issue.body);
    if (marker === undefined) continue;
    const isAsked = issue.isOpen && issue.comments > 0 && marker.state === "open";
    try {
      const found: FoundAcceptances = isAsked ? await acceptancesOf(issue.number) : { ignored: [] };
      const { ignored: lines, ...accepted } = found;
      ignored.set(issue.number, lines);
      kept.push({ issue, marker, ...accepted });
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      warnings.push(`issue ${issue.number}: ${cause.message}; so nothing is accepted`);
      kept.push({ issue, marker });
    }
  }
  return kept;
}

function byKey(issues: readonly OwnIssue[]): Map<string, KeptIssue> {
  const found = new Map<string, KeptIssue>();
  for (const issue of issues) {
    const marker = parseMarker(issue.body);
    if (marker !== undefined && marker.state !== "duplicate" && !found.has(marker.key))
      found.set(marker.key, { issue, marker });
  }
  return found;
}

async function labelsFor(tracker: Tracker, label: string, warnings: string[]): Promise<readonly string[]> {
  if (label === "") return [];
  const why = await ensureLabel(tracker, label, labelFacts);
  if (why === undefined) return [label];
  warnings.push(`the issues are opened without the label ${label}: ${why}`);
  return [];
}

async function textFor(
  act: Extract<Act, { finding: Finding }>,
  { culpritOf, source }: SyncOptions,
  ignored: readonly IgnoredLine[],
) {
  const culprit = await culpritOf(act.finding, act.kind === "open" ? undefined : act.marker);
  const { id, answer, explained } = culprit ?? {};
  const marker: Marker = {
    ...act.marker,
    ...(id === undefined ? {} : { culprit: id.slice(0, 100), explained }),
    ...(answer === undefined ? {} : { answer: answer.slice(0, 2000) }),
  };
  return { marker, text: issueText(act.finding, formatMarker(marker), { culprit, ignored }, source) };
}

async function change(
  tracker: Tracker,
  act: Exclude<Act, { kind: "open" }>,
  options: SyncOptions,
  ignored: ReadonlyMap<number, readonly IgnoredLine[]>,
  warnings: string[],
): Promise<IssueEvent | undefined> {
  const { issue, marker } = act;
  const night = options.today;
  switch (act.kind) {
    case "update": {
      const { text } = await textFor(act, options, ignored.get(issue.number) ?? []);
      if (text.title !== issue.title || text.body.trim() !== issue.body.trim())
        await updateIssue(tracker, issue.number, text);
      return undefined;
    }
    case "mark":
      await updateIssue(tracker, issue.number, { body: withMarker(issue.body, marker) });
      return undefined;
    case "duplicate":
      await end(tracker, issue, marker, says.duplicate(act.of), "not_planned", warnings);
      return undefined;
    case "close": {
      const word =
        act.why === "accepted" && act.acceptance !== undefined
          ? says.accepted(act.acceptance)
          : act.why === "not seen"
            ? says.notSeen(night)
            : act.why === "not measured"
              ? says.notMeasured(act.finding, options.source)
              : says.recovered(act.finding, night);
      const reason = act.why === "recovered" ? "completed" : "not_planned";
      await end(tracker, issue, marker, word, reason, warnings);
      return eventOf("closed", act.finding, issue, issue.title);
    }
    case "reopen": {
      const word = says.returned(act.why, act.finding, act.before);
      await say(tracker, issue, marker, word, warnings);
      const { text } = await textFor(act, options, []);
      await updateIssue(tracker, issue.number, text, "reopened");
      return eventOf("reopened", act.finding, issue, text.title);
    }
  }
}

/** The comment comes first: it is found by its turn if the change of the issue fails. */
async function end(
  tracker: Tracker,
  issue: OwnIssue,
  marker: Marker,
  word: string,
  reason: "completed" | "not_planned",
  warnings: string[],
): Promise<void> {
  await say(tracker, issue, marker, word, warnings);
  await updateIssue(tracker, issue.number, { body: withMarker(issue.body, marker, word) }, reason);
}

async function say(
  tracker: Tracker,
  { number, isLocked }: OwnIssue,
  { turn }: Marker,
  word: string,
  warnings: string[],
): Promise<void> {
  const isSaid = await commentOnce(tracker, number, turnMarker(turn), word);
  if (!isSaid && !isLocked)
    warnings.push(`issue ${number} takes no comment: its text alone says what is new`);
}

/**
 * Two nights that run at once can both open an issue: the younger one closes itself as a duplicate of the older one.
 *
 * @param present the issues after this look
 * @param withdrawn gets the numbers of the issues that were closed
 * @throws PublishError
 */
async function withdrawDuplicates(
  tracker: Tracker,
  created: readonly OwnIssue[],
  present: readonly OwnIssue[],
  withdrawn: Set<number>,
): Promise<void> {
  const numbers = new Set(created.map(({ number }) => number));
  const oldest = byKey(present);
  for (const issue of present.filter(({ number }) => numbers.has(number))) {
    const marker = parseMarker(issue.body);
    const first = marker && oldest.get(marker.key)?.issue.number;
    if (marker === undefined || first === undefined) continue;
    if (first === issue.number || marker.state === "duplicate") continue;
    await end(tracker, issue, asDuplicate(marker), says.duplicate(first), "not_planned", []);
    withdrawn.add(issue.number);
  }
}

function eventOf(
  event: IssueEvent["event"],
  { key, kind }: Finding,
  { number, url }: OwnIssue,
  title: string,
): IssueEvent {
  return { event, key, kind, number, title, url };
}
