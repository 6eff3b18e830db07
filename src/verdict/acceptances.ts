import { formatValue, problemOfHash } from "../messages/format-value.ts";
import type { Acceptance, IgnoredAcceptance, OfferedAcceptance } from "../model/criteria.ts";
import { type Test, testPath } from "../model/test.ts";
import { geometricMean } from "../statistics/summary.ts";
import { isRow, parseBound, parseRowPath, type RowPath, unitOf } from "../suite/row-path.ts";
import type { AcceptedRow } from "./accepted-row.ts";
import { acceptedPath, type Cause, rowsByCause } from "./causes.ts";
import { type Finding, findingPath, type Judge, mapFeatures, risePercent } from "./finding.ts";
import { testVerdicts, type Verdict } from "./judge.ts";
import { baseRatios } from "./judge-test.ts";
import type { Judgement } from "./judgement.ts";
import { offeredHeadroom } from "./offered-headroom.ts";
import { overallOutcome } from "./overall.ts";
import { mapRows, type Row } from "./rows.ts";

/** Code points. */
const maxReasonLength = 200;

/** A line that accepts, as people write it. */
export const acceptanceForm = "bench-accept: PATH up to BOUND at COMMIT until YYYY-MM-DD, REASON";

/** Stands for the reason in a line that a report offers, and is none. */
export const reasonToWrite = "REASON";

/** Stands for the name of the person who accepts, in a line that a report offers for a file. */
export const nameToWrite = "NAME";

/** Days until an offered line ends. */
const offeredDays = 30;

/** A line of a text, as an acceptance or with the reason why it is not an acceptance. */
export type AcceptanceLine = Pick<IgnoredAcceptance, "text"> &
  (
    | { readonly acceptance: Omit<Acceptance, "by" | "url"> }
    | { readonly acceptance?: undefined; readonly why: string }
  );

/** Lines that people wrote about one pull request. */
export interface GivenAcceptances {
  /** The full hash of the judged commit, which acceptances have to name. */
  readonly head: string;
  readonly accepted: readonly Acceptance[];
  /** Lines that do not count, and are listed. */
  readonly ignored: readonly IgnoredAcceptance[];
}

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

/** The lines that a reader sees as text of its own: no quotations, code blocks and HTML comments. */
export function visibleLines(markdown: string): string[] {
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

/** A line without bound and commit is an acceptance too, so that the verdict can say what is missing. */
function parseLine(line: string): AcceptanceLine {
  const text = line.trim().slice(0, maxLineLength);
  const [, path, upTo, commit, until, reason] =
    /^bench-accept:\s+(\S+(?: [a-z][a-z0-9-]*)?)(?:\s+up to\s+(\S+))?(?:\s+at\s+(\S+))?\s+until\s+(\S+),\s+(\S.*)$/.exec(
      line.trim(),
    ) ?? [];
  if (path === undefined || until === undefined || reason === undefined)
    return { text, why: `it is not of the form ${acceptanceForm}` };
  const acceptance = { path, until, reason, upTo, commit };
  const why = problemOf(acceptance);
  return why === undefined ? { text, acceptance } : { text, why };
}

/** The fault in an acceptance's form; undefined for a correct acceptance. */
export function problemOf({
  path,
  upTo,
  commit,
  until,
  reason,
}: Omit<Acceptance, "by" | "url">): string | undefined {
  const scope = parseRowPath(path);
  if (typeof scope === "string") return scope;
  const bound = upTo === undefined ? undefined : parseBound(upTo, scope);
  if (typeof bound === "string") return bound;
  const hashProblem = commit === undefined ? undefined : problemOfHash(commit);
  if (hashProblem !== undefined) return hashProblem;
  if (!isDate(until)) return `${formatValue(until)} is not a date of the form YYYY-MM-DD`;
  return problemOfReason(reason);
}

/** Why a text is no reason; undefined if it is one. */
export function problemOfReason(reason: string): string | undefined {
  if (reason.trim() === "" || /[\r\n]/.test(reason)) return "its reason is not one line of text";
  if (reason.trim() === reasonToWrite) return `write the reason in place of ${reasonToWrite}`;
  if ([...reason].length > maxReasonLength) return `its reason has more than ${maxReasonLength} characters`;
  return undefined;
}

/** Whether a text is a date of the form YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Why an acceptance does not count on a day; undefined if it does.
 *
 * @param today as in `2026-11-22`, UTC
 */
export function dateProblem({ until }: Pick<Acceptance, "until">, today: string): string | undefined {
  if (until < today) return `it ended on ${until}`;
  const latest = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return until > latest ? `${until} is more than a year ahead` : undefined;
}

/** Why an acceptance does not count, whatever the row's figure is; undefined if it does. */
function problemFor(one: Acceptance, head: string | undefined, today: string): string | undefined {
  const { upTo, commit } = one;
  const lacking = [
    ...(upTo === undefined ? ["a bound"] : []),
    ...(head !== undefined && commit === undefined ? ["the commit"] : []),
  ];
  if (lacking.length > 0) return `it lacks ${lacking.join(" and ")}: the form is ${acceptanceForm}`;
  if (head !== undefined && commit !== undefined && !head.startsWith(commit))
    return `it is about commit ${commit.slice(0, 12)}, and the head is ${head.slice(0, 12)}`;
  if (head === undefined && one.by.trim() === nameToWrite)
    return `write your name in place of ${nameToWrite}`;
  return dateProblem(one, today) ?? problemOf(one);
}

/** An acceptance, and what became of it. */
interface Tried {
  readonly acceptance: Acceptance;
  readonly scope: RowPath | undefined;
  /** As in `problemFor`. */
  readonly problem: string | undefined;
  /** The head, if the acceptance is a line about a pull request. */
  readonly head?: string;
  isUsed: boolean;
  /** The largest figure of the failing rows that it names and does not accept. */
  refused?: { readonly name: string; readonly figure: number; readonly bound: number };
}

/**
 * The verdict with the failing rows accepted that somebody accepts. Only a ceiling that is exceeded can be accepted: no test
 * without a result, whatever the reason, and nothing undecided. An acceptance ends with its day, with a figure over its bound, and,
 * if it was written about a pull request, with the next commit.
 *
 * @param given in addition to the acceptances of the verdict's criteria; the earlier of two for one row counts
 */
export function acceptRegressions(verdict: Verdict, now: Date, given?: GivenAcceptances): Verdict {
  const { accept = [] } = verdict;
  const { head, accepted: lines = [], ignored = [] } = given ?? {};
  const today = now.toISOString().slice(0, 10);
  const isComplete = verdict.measurement.state === "complete";
  const tried = [
    ...accept.map((one) => attempt(one, undefined, today)),
    ...lines.map((one) => attempt(one, head, today)),
  ];
  const { sections, groups, features, accepted, failing } = acceptRows(verdict, isComplete ? tried : []);
  const offeredUntil = new Date(now.getTime() + offeredDays * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const unused = tried
    .filter(({ isUsed }) => !isUsed)
    .map((one): IgnoredAcceptance => {
      const { path, by, url } = one.acceptance;
      const idle = isComplete ? "no row of this name fails" : "the measurement is not complete";
      const why = one.problem ?? (one.refused && overBound(one, one.refused)) ?? idle;
      const renewal =
        one.refused && one.head !== undefined ? renewed(one, one.refused, today, offeredUntil) : undefined;
      return { text: textOf(one.acceptance, path), by, why, url, renewal };
    });
  const renewedPaths = unused.flatMap(({ renewal }) => renewal?.path ?? []).map(parseRowPath) as RowPath[];
  const unnamed = failing.filter(
    ({ figure, target, value }) =>
      Number.isFinite(value) && !renewedPaths.some((path) => names(path, figure, target)),
  );
  const rows = byCause(inAllVariants(unnamed, sections), verdict.causes);
  const offered = [...Map.groupBy(rows, ({ path }) => path)].map(([path, alike]): OfferedAcceptance => {
    const bound = Math.max(...alike.map((row) => row.bound));
    return { path, bound, commit: head, until: offeredUntil };
  });
  if (tried.length === 0 && ignored.length === 0 && offered.length === 0) return verdict;
  return {
    ...verdict,
    outcome: overallOutcome({ ...verdict, sections, groups, features }),
    sections,
    groups,
    features,
    acceptances: { accepted, ignored: [...unused, ...ignored], offered },
  };
}

function attempt(acceptance: Acceptance, head: string | undefined, today: string): Tried {
  const scope = parseRowPath(acceptance.path);
  return {
    acceptance,
    scope: typeof scope === "string" ? undefined : scope,
    problem: problemFor(acceptance, head, today),
    head,
    isUsed: false,
  };
}

/** As a person writes it, without the word that begins the line. */
function textOf({ upTo, commit, until, reason }: Acceptance, path: string): string {
  const bound = upTo === undefined ? "" : ` up to ${upTo}`;
  return `${path}${bound}${commit === undefined ? "" : ` at ${commit}`} until ${until}, ${reason}`;
}

function overBound(
  { acceptance: { upTo }, scope }: Tried,
  { name, figure }: NonNullable<Tried["refused"]>,
): string {
  const unit = unitOf(scope as RowPath);
  return `${name} is ${Number(figure.toPrecision(4))}${unit}, over ${upTo}`;
}

/** The line that would count: with the same bound and day, as far as these still hold. */
function renewed(
  { acceptance, scope, head }: Tried,
  { figure, bound }: NonNullable<Tried["refused"]>,
  today: string,
  offeredUntil: string,
): OfferedAcceptance {
  const { path, upTo, until, reason } = acceptance;
  const holds = upTo !== undefined && figure <= Number(parseBound(upTo, scope as RowPath));
  return {
    path,
    ...(holds ? { upTo } : {}),
    bound,
    commit: head as string,
    until: dateProblem(acceptance, today) === undefined ? until : offeredUntil,
    reason,
  };
}

/** The databases of a shape of life, or a contest of several connections. */
type Part = Required<Pick<Finding, "part">>;

/** A test, a section, the tests of an average against the base, ageing databases, or a contest. */
type Target = Row["target"] | Part;

/** A figure over its ceiling. */
interface OverRow {
  readonly figure: RowPath["figure"];
  readonly target: Target;
  /** A multiplier, or percent. */
  readonly value: number;
  /** The least bound that is offered for it: see OfferedAcceptance. */
  readonly bound: number;
  /** As in an acceptance. */
  readonly path: string;
}

/** An average against the base is named by what names all its tests. */
function names(path: RowPath, figure: RowPath["figure"], target: Target): boolean {
  if (path.figure !== figure) return false;
  if ("part" in target) return path.part !== undefined && isPart(path.part, target.part);
  if (path.part !== undefined) return false;
  return "length" in target ? target.every((test) => isRow(path, test)) : isRow(path, target);
}

/** @param pattern a path, in which `*` stands for any part */
function isPart(pattern: string, path: string): boolean {
  const names = path.split("/");
  return pattern.split("/").every((name, index) => name === "*" || name === names[index]);
}

/**
 * Rows against the base that have one cause take one line, which names the cause: the tests and averages inside of it fail for it,
 * and the averages beyond it are likely within their ceilings without it.
 */
function byCause(rows: readonly OverRow[], causes: readonly Cause[]): OverRow[] {
  const testsOf = ({ target }: OverRow) => ("length" in target ? target : [target as Test]);
  const ofBase = rows.filter(({ figure }) => figure === "base");
  const { caused, others } = rowsByCause(ofBase, testsOf, causes);
  const lines = [...caused].flatMap(([{ path, tests, ratio }, touched]): readonly OverRow[] => {
    const inside = new Set(tests.map(testPath));
    const covered = touched.filter((row) => testsOf(row).every((test) => inside.has(testPath(test))));
    // All rows inside are accepted, and an average beyond is over its ceiling all the same: the cause's line would be offered again and again.
    if (covered.length === 0) return touched;
    const value = Math.max(ratio, ...covered.map((row) => row.value));
    const bound = Math.max(ratio, ...covered.map((row) => row.bound));
    return [{ figure: "base", target: tests, value, bound, path: `${path} base` }];
  });
  return [...lines, ...rows.filter((row) => row.figure !== "base" || others.includes(row))];
}

/** Tests of a workload that are over their ceilings in every variant of a storage take one line. */
function inAllVariants(rows: readonly OverRow[], sections: Verdict["sections"]): OverRow[] {
  const pathOf = ({ storage, kind, workload }: Test) => `*/${storage}/${kind}/${workload}`;
  const tests = sections.flatMap((section) => section.tests.map(({ comparison }) => comparison));
  const sizes = Map.groupBy(tests, pathOf);
  const over = rows.filter(({ figure }) => figure === "test");
  const whole = [...Map.groupBy(over, ({ target }) => pathOf(target as Test))].flatMap(
    ([path, alike]): OverRow[] => {
      const isWhole = alike.length > 1 && alike.length === sizes.get(path)?.length;
      return isWhole ? alike.map((row) => ({ ...row, path })) : alike;
    },
  );
  return [...whole, ...rows.filter((row) => !over.includes(row))];
}

/** The larger figure, if two machines have measured a row. */
function worstOf({ multiplier, elsewhere }: Judgement): number {
  return Math.max(multiplier, elsewhere?.multiplier ?? 0);
}

/** The upper end of a figure's interval, or what another machine has measured if that is more; without an interval, it has headroom. */
export function upperEnd(judgement: Judgement): number {
  const worst = worstOf(judgement);
  const { high, confidence } = judgement.evidence?.interval ?? { high: worst, confidence: 0 };
  return confidence === 0 ? worst * offeredHeadroom : Math.max(worst, high);
}

function acceptRows(verdict: Verdict, tried: readonly Tried[]) {
  const accepted: AcceptedRow[] = [];
  const failing: OverRow[] = [];
  /** Undefined if nobody accepts the figure. */
  const acceptanceOf = (
    figure: RowPath["figure"],
    target: Target,
    value: number,
    name: string,
    bound: number,
  ): Acceptance | undefined => {
    const path = figure === "test" ? name : `${name} ${figure}`;
    for (const one of tried) {
      const { acceptance, scope, problem } = one;
      if (scope === undefined || !names(scope, figure, target)) continue;
      const upTo = acceptance.upTo === undefined ? Number.NaN : parseBound(acceptance.upTo, scope);
      if (problem === undefined && value <= Number(upTo)) {
        one.isUsed = true;
        return acceptance;
      }
      if (one.refused === undefined || value > one.refused.figure)
        one.refused = { name: path, figure: value, bound };
    }
    failing.push({ figure, target, value, bound, path });
    return undefined;
  };
  const ratios = baseRatios(testVerdicts(verdict));
  const accept = (row: Row): Partial<Judgement> => {
    const { figure, name: own, level, target, tests, judgement } = row;
    if (judgement.outcome !== "fail") return {};
    const value = worstOf(judgement);
    const path = level === undefined ? own : acceptedPath(level, own, tests[0]);
    const acceptance =
      (level === undefined ? undefined : acceptedWithout(row, ratios, tried)) ??
      acceptanceOf(figure, target, value, path, upperEnd(judgement));
    if (acceptance === undefined) return {};
    const name = figure === "average" || level !== undefined ? row.claim : own;
    const changed = { outcome: "accepted" } as const;
    const against = figure === "base" ? "base" : "ceiling";
    accepted.push({ name, against, judgement: { ...judgement, ...changed }, acceptance });
    return changed;
  };
  const acceptFinding = (change: Finding, judge: Judge): Finding => {
    if (change.outcome !== "fail") return change;
    const path = findingPath(change);
    const { part, test = [] } = change;
    const target = part === undefined ? test : { part };
    const rise = risePercent(change);
    const acceptance = acceptanceOf(change.noun ?? judge.noun, target, rise, path, rise * offeredHeadroom);
    if (acceptance === undefined) return change;
    const allowed: Finding = { ...change, outcome: "accepted" };
    accepted.push({ name: path, judge, change: allowed, acceptance });
    return allowed;
  };
  return {
    ...mapRows(verdict, accept),
    features: mapFeatures(verdict.features, (judged, judge) => {
      return { ...judged, changes: judged.changes.map((change) => acceptFinding(change, judge)) };
    }),
    accepted,
    failing,
  };
}

/**
 * The acceptance of a part of the tests without which an average against the base is within its ceiling; undefined if none is.
 *
 * @param ratios of the tests, candidate / base, by path
 */
function acceptedWithout(
  { tests, judgement }: Row,
  ratios: ReadonlyMap<string, number>,
  tried: readonly Tried[],
): Acceptance | undefined {
  const using = new Set<Tried>();
  const others = tests.filter((test) => {
    const ratio = ratios.get(testPath(test)) ?? Number.POSITIVE_INFINITY;
    const by = tried.find(({ acceptance: { upTo }, scope, problem }) => {
      if (problem !== undefined || scope === undefined || upTo === undefined || !names(scope, "base", test))
        return false;
      return ratio <= Number(parseBound(upTo, scope));
    });
    if (by !== undefined) using.add(by);
    return by === undefined;
  });
  const [first] = using;
  if (first === undefined) return undefined;
  const left = others.map((test) => ratios.get(testPath(test)) ?? Number.POSITIVE_INFINITY);
  if (left.length > 0 && !(geometricMean(left) <= judgement.ceiling)) return undefined;
  for (const one of using) one.isUsed = true;
  return first.acceptance;
}
