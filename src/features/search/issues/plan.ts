import { byUrgency, type Finding, type FindingRow, lossOf, remainingLoss, sinceOf } from "./finding.ts";
import { isUnlimited, moreKey } from "./keys.ts";
import { recoveredShare } from "./losses.ts";
import { asDuplicate, type Marker } from "./marker.ts";
import type { OwnIssue } from "./tracker.ts";

/** A person's word that a finding is known, and may stay. Texts are untrusted. */
export interface FindingAcceptance {
  readonly by: string;
  readonly reason: string;
  /** The last day, as in `2026-11-22`. */
  readonly until: string;
}

/** An issue of this tool. */
export interface KeptIssue {
  readonly issue: OwnIssue;
  readonly marker: Marker;
  readonly acceptance?: FindingAcceptance;
}

/** Why an issue is opened again. */
export type Return = "back" | "worse" | "acceptance ended";
/** Why an issue is closed. */
export type End = "recovered" | "not seen" | "accepted" | "not measured";

/** A change of an issue. */
export type Act =
  | { readonly kind: "open"; readonly finding: Finding; readonly marker: Marker }
  | {
      readonly kind: "update";
      readonly finding: Finding;
      readonly issue: OwnIssue;
      readonly marker: Marker;
    }
  | {
      readonly kind: "reopen";
      readonly finding: Finding;
      readonly issue: OwnIssue;
      readonly marker: Marker;
      readonly why: Return;
      readonly before: number;
    }
  | {
      readonly kind: "close";
      readonly finding: Finding;
      readonly issue: OwnIssue;
      readonly marker: Marker;
      readonly why: End;
      readonly acceptance?: FindingAcceptance;
    }
  /** Only the marker changes: of an issue that a person closed, whose finding has recovered. */
  | { readonly kind: "mark"; readonly issue: OwnIssue; readonly marker: Marker }
  | {
      readonly kind: "duplicate";
      readonly issue: OwnIssue;
      readonly marker: Marker;
      /** The number of the issue that stays. */
      readonly of: number;
    };

/** The facts that a plan depends on beside findings and issues. */
export interface PlanFacts {
  /** As in `2026-11-22`, UTC. */
  readonly today: string;
  /** The time of the newest run of the history, and of the oldest one that was read. */
  readonly night: string;
  readonly oldest: string;
  /** How many issues one night opens at most, besides those about the lost night and the other findings. */
  readonly mostIssues: number;
  /** The finding with a key if the newest runs do not measure it; undefined if they do, or if that is not known. */
  readonly unmeasuredOf: (key: string) => Finding | undefined;
}

/** By how much a loss has to grow until an issue is opened again that a person has closed. */
const worseFactor = 1.5;

/**
 * Everything that has to be done, so that each finding that is wrong has one open issue, and no other has one. An issue whose
 * finding was not looked for stays unchanged.
 *
 * - An issue that a person closed stays closed until its loss is half as large again, or the finding has recovered and comes back.
 * - An accepted one stays closed until its day, or until its loss is half as large again.
 * - One that a person opened again stays open.
 * - One whose tests are no longer measured is closed.
 * - The findings beyond the night's limit are in one more issue. A lost night is not limited.
 */
export function planIssues(
  looked: readonly Finding[],
  issues: readonly KeptIssue[],
  facts: PlanFacts,
): Act[] {
  const byKey = new Map<string, KeptIssue>();
  const duplicates: Act[] = [];
  for (const kept of issues.toSorted((a, b) => a.issue.number - b.issue.number)) {
    const { issue, marker } = kept;
    if (marker.state === "duplicate") continue;
    const of = byKey.get(marker.key)?.issue.number;
    if (of === undefined) byKey.set(marker.key, kept);
    else duplicates.push({ kind: "duplicate", issue, of, marker: asDuplicate(marker) });
  }
  const keys = new Set(looked.map(({ key }) => key));
  const findings = [
    ...looked.map((finding) => withoutMeasurements(finding, facts)),
    // Nobody has looked for these, since the runs that were read, or the night's results, do not have them.
    ...[...byKey.keys()].flatMap((key) => (keys.has(key) ? [] : (facts.unmeasuredOf(key) ?? []))),
  ];
  const isNew = ({ key, state }: Finding) => state === "open" && !byKey.has(key);
  // A lost night has an issue in any case: it is the most urgent finding, and the history's newest run is that of the night before.
  const isLimited = (key: string) => !isUnlimited(key);
  const opened = [...byKey.values()].filter(
    ({ marker }) => marker.night === facts.night && isLimited(marker.key),
  ).length;
  const unopened = findings.filter(isNew).toSorted(byUrgency);
  const limited = unopened.filter(({ key }) => isLimited(key));
  const others = limited.slice(Math.max(0, facts.mostIssues - opened));
  const own = unopened.filter((one) => !others.includes(one));
  const known = findings.filter((one) => !isNew(one));
  return [
    ...duplicates,
    ...[...known, moreOf(others)].flatMap((finding) => actOn(finding, byKey.get(finding.key), facts)),
    ...own.flatMap((finding) => actOn(finding, undefined, facts)),
  ];
}

/** A finding as it is if the newest runs do not measure it: what they would show is not known. */
function withoutMeasurements(finding: Finding, { unmeasuredOf }: PlanFacts): Finding {
  const { unmeasured } = unmeasuredOf(finding.key) ?? {};
  // A result is of this night.
  if (unmeasured === undefined || finding.kind === "result" || finding.state === "recovered") return finding;
  return { ...finding, unmeasured, state: unmeasured.isOver ? "gone" : finding.state };
}

/** The findings that have no issue of their own, as one. */
function moreOf(others: readonly Finding[]): Finding {
  const rows = others.flatMap((one): FindingRow[] => {
    const [row] = one.rows;
    return row === undefined ? [] : [row];
  });
  return {
    key: moreKey,
    kind: "more",
    state: rows.length === 0 ? "recovered" : "open",
    subject: "other findings",
    rows,
  };
}

/** A finding that is not wrong, as far as it is known. */
type RightFinding = Finding & { readonly state: Exclude<Finding["state"], "open"> };

function isRight(finding: Finding): finding is RightFinding {
  return finding.state !== "open";
}

function actOn(finding: Finding, kept: KeptIssue | undefined, facts: PlanFacts): Act[] {
  const now = { loss: lossOf(finding), since: sinceOf(finding)?.time ?? "" };
  if (kept === undefined) {
    if (finding.state !== "open") return [];
    const marker: Marker = { key: finding.key, state: "open", turn: 0, night: facts.night, ...now };
    return [{ kind: "open", finding, marker }];
  }
  const { issue, marker } = kept;
  return isRight(finding)
    ? actOnRight(finding, issue, marker, facts)
    : actOnWrong(finding, kept, { ...marker, ...now }, facts);
}

function actOnWrong(finding: Finding, kept: KeptIssue, now: Marker, { today }: PlanFacts): Act[] {
  const { issue, marker, acceptance } = kept;
  const turned: Marker = { ...now, state: "open", turn: marker.turn + 1 };
  if (issue.isOpen) {
    // An acceptance that was used up, because the loss grew or a person opened the issue again, does not count twice.
    const isNew = acceptance !== undefined && acceptance.until !== marker.until;
    if (marker.state === "open" && isNew && acceptance.until >= today) {
      const accepted: Marker = { ...turned, state: "accepted", until: acceptance.until };
      return [{ kind: "close", finding, issue, marker: accepted, why: "accepted", acceptance }];
    }
    return [{ kind: "update", finding, issue, marker: { ...now, state: "open" } }];
  }
  const reopen = (why: Return): Act[] => [
    { kind: "reopen", finding, issue, marker: turned, why, before: marker.loss },
  ];
  // A search for an earlier change answers nothing about this one.
  const { culprit: _, answer: __, explained: ___, ...fresh } = turned;
  // A hunt has judged the same statement again, against the same line.
  if (marker.state === "recovered" && finding.kind !== "hunt" && isLeftover(now, marker)) return [];
  if (marker.state === "recovered")
    return [{ kind: "reopen", finding, issue, marker: fresh, why: "back", before: marker.loss }];
  if (marker.state === "accepted" && (marker.until ?? "") < today) return reopen("acceptance ended");
  return now.loss >= worseFactor * marker.loss && now.loss > marker.loss ? reopen("worse") : [];
}

/** Levels are drawn anew by each look: a part of a loss that has recovered can show again without a new change. */
function isLeftover(now: Marker, marker: Marker): boolean {
  const isSame = Date.parse(now.since) <= Date.parse(marker.since) + sameChangeMs;
  return isSame && now.loss < leftoverShare * marker.loss;
}

/** Milliseconds by which the place of a change may differ between two looks. */
const sameChangeMs = 3 * 86_400_000;

/** A smaller share of a loss that has recovered opens no issue again. */
const leftoverShare = 0.6;

function actOnRight(finding: RightFinding, issue: OwnIssue, marker: Marker, { oldest }: PlanFacts): Act[] {
  if (marker.state === "recovered") return [];
  // Runs before the ones that were read may have the change, or several changes hide each other.
  const left = remainingLoss(finding.trails ?? [], marker.since);
  const isGone = marker.since >= oldest && left <= (1 - recoveredShare) * marker.loss;
  if (finding.state === "none" && (!isGone || finding.unmeasured !== undefined)) return [];
  const turned: Marker = { ...marker, state: "recovered", turn: marker.turn + 1 };
  if (!issue.isOpen) return [{ kind: "mark", issue, marker: { ...turned, turn: marker.turn } }];
  const why = ({ none: "not seen", gone: "not measured", recovered: "recovered" } as const)[finding.state];
  return [{ kind: "close", finding, issue, marker: turned, why }];
}
