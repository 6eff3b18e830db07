import { formatValue } from "../messages/format-value.ts";
import type { Acceptance, IgnoredAcceptance } from "../model/criteria.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import { type Section, sectionPath, type Test, testPath } from "../model/test.ts";
import { isRow, parseRowPath, type RowPath } from "../suite/row-path.ts";
import type { AcceptedRow } from "./accepted-row.ts";
import { type Finding, type Judge, mapFeatures } from "./finding.ts";
import type { Verdict } from "./judge.ts";
import type { TestVerdict } from "./judge-test.ts";
import type { Judgement } from "./judgement.ts";
import { overallOutcome } from "./overall.ts";

/** Code points. */
export const maxReasonLength = 200;

/** A line that accepts, as people write it. */
export const acceptanceForm = "bench-accept: PATH until YYYY-MM-DD, REASON";

/** A line of a text, as an acceptance or with the reason why it is not an acceptance. */
export type AcceptanceLine = Pick<IgnoredAcceptance, "text"> &
  (
    | { readonly acceptance: Pick<Acceptance, "path" | "reason" | "until"> }
    | { readonly acceptance?: undefined; readonly why: string }
  );

/** Longer ones cannot be valid, and would be printed. */
const maxLineLength = 500;

/**
 * The lines of a description or comment that begin with `bench-accept:`. Text that a reader does not see as an acceptance is skipped: quotations, code blocks and HTML comments.
 */
export function parseAcceptanceLines(markdown: string): AcceptanceLine[] {
  return visibleLines(markdown)
    .filter((line) => /^ {0,3}bench-accept\s*:/i.test(line))
    .map(parseLine);
}

function visibleLines(markdown: string): string[] {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.replace(/<!--[\s\S]*?(?:-->|$)/g, "").split(/\r\n|\r|\n/)) {
    const [, marks] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined && marks !== undefined) fence = marks;
    else if (fence !== undefined && marks?.startsWith(fence) && line.trim() === marks) fence = undefined;
    else if (fence === undefined) lines.push(line);
  }
  return lines;
}

function parseLine(line: string): AcceptanceLine {
  const text = line.trim().slice(0, maxLineLength);
  const [, path, until, reason] =
    /^bench-accept:\s+(\S+(?: average)?)\s+until\s+(\S+),\s+(\S.*)$/.exec(line.trim()) ?? [];
  if (path === undefined || until === undefined || reason === undefined)
    return { text, why: `it is not of the form ${acceptanceForm}` };
  const acceptance = { path, until, reason };
  const why = problemOf(acceptance);
  return why === undefined ? { text, acceptance } : { text, why };
}

/** The fault in an acceptance's form; undefined for a correct acceptance. */
export function problemOf({
  path,
  until,
  reason,
}: Pick<Acceptance, "path" | "until" | "reason">): string | undefined {
  const scope = parseRowPath(path);
  if (typeof scope === "string") return scope;
  if (!isDate(until)) return `${formatValue(until)} is not a date of the form YYYY-MM-DD`;
  if (reason.trim() === "" || /[\r\n]/.test(reason)) return "its reason is not one line of text";
  if ([...reason].length > maxReasonLength) return `its reason has more than ${maxReasonLength} characters`;
  return undefined;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Why an acceptance does not count on a day, in UTC; undefined if it does. */
function dateProblem({ until }: Acceptance, today: string): string | undefined {
  if (until < today) return `it ended on ${until}`;
  const latest = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return until > latest ? `${until} is more than a year ahead` : undefined;
}

/**
 * The verdict with the failing rows accepted that somebody accepts. Only a ceiling that is exceeded can be accepted: no test
 * without a result, whatever the reason, and nothing undecided.
 *
 * @param given in addition to the acceptances of the verdict's criteria; the earlier of two for one row counts
 * @param ignored acceptances that are listed and do not count
 */
export function acceptRegressions(
  verdict: Verdict,
  now: Date,
  given: readonly Acceptance[] = [],
  ignored: readonly IgnoredAcceptance[] = [],
): Verdict {
  const all = [...(verdict.accept ?? []), ...given];
  if (all.length === 0 && ignored.length === 0) return verdict;
  const today = now.toISOString().slice(0, 10);
  const problems = new Map(all.map((one) => [one, dateProblem(one, today) ?? problemOf(one)]));
  const isComplete = verdict.measurement.state === "complete";
  const valid = isComplete ? all.filter((one) => problems.get(one) === undefined) : [];
  const { sections, features, accepted } = acceptRows(verdict, valid);
  const used = new Set(accepted.map(({ acceptance }) => acceptance));
  const unused = all
    .filter((one) => !used.has(one))
    .map((one): IgnoredAcceptance => {
      const { path, until, reason, by, url } = one;
      const idle = isComplete ? "no row of this name fails" : "the measurement is not complete";
      const why = problems.get(one) ?? idle;
      return { text: `${path} until ${until}, ${reason}`, by, why, ...omitUndefined({ url }) };
    });
  return {
    ...verdict,
    outcome: overallOutcome({ ...verdict, sections, features }),
    sections,
    features,
    acceptances: { accepted, ignored: [...unused, ...ignored] },
  };
}

function acceptRows({ sections, features }: Verdict, valid: readonly Acceptance[]) {
  const scoped = valid.map((acceptance) => ({ acceptance, scope: parseRowPath(acceptance.path) as RowPath }));
  const accepted: AcceptedRow[] = [];
  const acceptanceOf = (figure: RowPath["figure"], target: Section & Partial<Test>) =>
    scoped.find(({ scope }) => scope.figure === figure && isRow(scope, target))?.acceptance;
  const accept = <Own extends Judgement<unknown>>(
    judgement: Own | undefined,
    figure: RowPath["figure"],
    target: Section & Partial<Test>,
    against: "ceiling" | "base",
  ): Own | undefined => {
    const acceptance = judgement?.outcome === "fail" ? acceptanceOf(figure, target) : undefined;
    if (judgement === undefined || acceptance === undefined) return judgement;
    const name = figure === "test" ? testPath(target as Test) : `${sectionPath(target)} average`;
    const changed = { ...judgement, outcome: "accepted" as const };
    accepted.push({ name, against, judgement: changed as unknown as Judgement, acceptance });
    return changed;
  };
  const changed = sections.map((section) => {
    const tests = section.tests.map(
      ({ comparison, judgement, base }): TestVerdict => ({
        comparison,
        judgement: accept(judgement, "test", comparison, "ceiling"),
        base: accept(base, "test", comparison, "base"),
      }),
    );
    return { ...section, tests, judgement: accept(section.judgement, "average", section, "ceiling") };
  });
  const acceptFinding = (change: Finding, judge: Judge): Finding => {
    const acceptance = change.outcome === "fail" ? acceptanceOf("test", change.test) : undefined;
    if (acceptance === undefined) return change;
    const allowed: Finding = { ...change, outcome: "accepted" };
    accepted.push({ name: testPath(change.test), judge, change: allowed, acceptance });
    return allowed;
  };
  const acceptedFeatures = mapFeatures(features, (judged, judge) => {
    return { ...judged, changes: judged.changes.map((change) => acceptFinding(change, judge)) };
  });
  return { sections: changed, features: acceptedFeatures, accepted };
}
