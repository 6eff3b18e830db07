import type { Recording } from "../model/recording.ts";
import { testPath } from "../model/test.ts";
import { decisiveExaminations, failedExaminations } from "../verdict/examination.ts";
import { fasterTogether } from "../verdict/faster.ts";
import { failureWords, findingsOf } from "../verdict/finding.ts";
import { isTooNoisy, testVerdicts, type Verdict } from "../verdict/judge.ts";
import { baselineRows, baseRows, type CauseRow, rowName } from "./explain/cause-rows.ts";
import { countedTests, skippedTests, withoutResult } from "./explain/outcome-filters.ts";
import { type Escape, inMarkdown } from "./format/escape.ts";
import { besideTime, changeFigure, count, multiplier, plural } from "./format/figures.ts";
import { engineName, engineNames } from "./format/words.ts";
import { failureHeadlines, type Result } from "./result.ts";
import type { ReportSource } from "./source.ts";
import { undecided } from "./undecided.ts";

const marks = { good: "✅", uncertain: "⚠️", bad: "❌" } as const;

/** The verdict and the mark that it has. */
export interface Heading {
  readonly mark: keyof typeof marks;
  /** Escaped. */
  readonly text: string;
}

/**
 * The verdict as a heading in Markdown, which the preview of an e-mail shows: `❌ DoltLite: 4 tests slower than main, worst +21%`.
 */
export function reportHeading(result: Result, { name, remark }: ReportSource): string {
  if (result.state === "broken")
    return `${marks.bad} ${inMarkdown(name)}: ${failureHeadlines[result.failed].toLowerCase()}`;
  const { recording, verdict } = result;
  const { mark, text } = verdictHeading(recording, verdict, inMarkdown);
  const subject = inMarkdown(recording.engines.candidate.name);
  // The status is red then, whatever this run says.
  return remark === undefined
    ? `${marks[mark]} ${subject}: ${text}`
    : `${marks.bad} ${subject}: the status fails; this run: ${text}`;
}

/** The part of a recording that a heading needs. */
export type HeadedRecording = Pick<Recording, "engines" | "skipped" | "identicalBase">;

/** The verdict in few words, for a heading. */
export function verdictHeading(recording: HeadedRecording, verdict: Verdict, escapeText: Escape): Heading {
  const { measurement, outcome } = verdict;
  const skipped = skippedTests(recording);
  const others = skipped.length === 0 ? [] : [`${plural(skipped.length, "test")} not measured`];
  const joined = (...parts: readonly (readonly string[])[]) => [...parts.flat(), ...others].join("; ");
  if (measurement.state !== "complete")
    return {
      mark: "bad",
      text: joined([lack(verdict, escapeText)], overClauses(recording, verdict, "fail", escapeText)),
    };
  if (outcome === "fail") {
    const over = overClauses(recording, verdict, "fail", escapeText);
    return { mark: "bad", text: joined(over.length > 0 ? over : ["the gate fails"]) };
  }
  if (outcome === "inconclusive" && isTooNoisy(verdict))
    return { mark: "uncertain", text: "the runner is too noisy to decide" };
  if (outcome === "inconclusive") return { mark: "uncertain", text: joined([undecided(verdict)]) };
  if (outcome === "accepted") {
    const [first = "", ...more] = overClauses(recording, verdict, "accepted", escapeText);
    return { mark: "good", text: joined([first, ...more].map((clause) => `${clause}, accepted`)) };
  }
  const base = baseClause(recording, verdict, escapeText);
  const ratio = ratioClauses(recording, verdict, escapeText);
  const examined = decisiveExaminations(verdict).map(({ words, found }) => words.title(found));
  const tests = countedTests(verdict).length;
  const within =
    base !== undefined || ratio.length > 0
      ? []
      : examined.length > 0
        ? examined
        : [`${plural(tests, "test")} within ceilings`];
  return {
    mark: base?.isUnknown === true ? "uncertain" : "good",
    text: joined(base === undefined ? [] : [base.text], ratio, within),
  };
}

/** The comparisons of a pass, as its heading has them: with a base that was measured, and with the baseline. */
export function passClauses(recording: HeadedRecording, verdict: Verdict, escapeText: Escape): string[] {
  const base = recording.identicalBase === undefined ? baseClause(recording, verdict, escapeText) : undefined;
  return [...(base === undefined ? [] : [base.text]), ...ratioClauses(recording, verdict, escapeText)];
}

function ratioClauses(recording: HeadedRecording, { headline }: Verdict, escapeText: Escape): string[] {
  if (headline.baseline === undefined) return [];
  return [besideTime(multiplier(headline.baseline.multiplier), engineNames(recording, escapeText).baseline)];
}

/** Why a measurement is not complete. */
function lack(verdict: Verdict, escapeText: Escape): string {
  const { measurement } = verdict;
  const tests = testVerdicts(verdict);
  const [problem] = measurement.state === "broken" ? (measurement.problems ?? []) : [];
  if (problem !== undefined) return `${escapeText(problem.name)} does not count`;
  const without = withoutResult(tests);
  const failures = without.flatMap(({ comparison }) =>
    comparison.state === "failed" ? comparison.failures.slice(0, 1) : [],
  );
  const of = `${count(without.length)} of ${plural(tests.length, "test")}`;
  const stopped = measurement.state === "incomplete" ? "stopped early, " : "";
  const isCrash =
    failures.length === without.length &&
    failures.every(({ reason, role }) => reason === "crash" && role === "candidate");
  if (without.length === 0)
    return stopped === ""
      ? failedExaminations(verdict).join("; ") || "nothing was measured"
      : "stopped early";
  return isCrash ? `crashed in ${of}` : `${stopped}no result in ${of}`;
}

/** A clause for the base, one for the baseline, and one for each feature with figures of this outcome. */
function overClauses(
  recording: HeadedRecording,
  verdict: Verdict,
  outcome: "fail" | "accepted",
  escapeText: Escape,
): string[] {
  const isOver = (row: CauseRow) => row.outcome === outcome;
  const [bases, ceilings] = [baseRows(verdict).filter(isOver), baselineRows(verdict).filter(isOver)];
  const names = engineNames(recording, escapeText);
  const worst = Math.max(...ceilings.map(({ range }) => range[1]));
  const tests = ceilings.filter(({ isMean }) => !isMean).reduce((sum, row) => sum + row.tests.length, 0);
  const averages = ceilings.filter(({ isMean }) => isMean).length;
  const counted = [
    ...(tests === 0 ? [] : [plural(tests, "test")]),
    ...(averages === 0 ? [] : [plural(averages, "average")]),
  ].join(" and ");
  const found =
    outcome === "fail"
      ? failureWords(verdict, "title")
      : findingsOf(verdict).flatMap(({ judge, found: one }) =>
          one.outcome === "accepted" ? [judge.words.title(1)] : [],
        );
  return [
    ...(bases.length === 0 ? [] : [slowerClause(bases, engineName(names, "base"), escapeText)]),
    ...(counted === ""
      ? []
      : [`${counted} over the ceiling against ${names.baseline}, worst ${multiplier(worst)}x`]),
    ...new Set(found),
  ];
}

/** `everything 3.1% slower than main`, `4 tests slower than main, worst +21%`: rows that are slower than the base. */
function slowerClause(rows: readonly CauseRow[], base: string, escapeText: Escape): string {
  const [first] = rows as [CauseRow];
  const [ratio] = first.range;
  if (first.isMean && (rows.length === 1 || first.path === "all")) {
    const by =
      ratio < 2 ? `${changeFigure(ratio).slice(1)} slower than` : `${changeFigure(ratio)} the time of`;
    return `${rowName(first, escapeText)} ${by} ${base}`;
  }
  // A mean has tests that have not changed by themselves.
  const single = rows.filter(({ isMean }) => !isMean);
  const counted = single.length === 0 ? rows : single;
  const tests = testCount(counted);
  const worst = changeFigure(Math.max(...counted.map(({ range, most = range[1] }) => most)));
  const means = single.length === 0 ? [] : rows.filter(({ isMean }) => isMean);
  return [
    `${plural(tests, "test")} slower than ${base}, ${tests === 1 ? "by" : "worst"} ${worst}`,
    ...means.map((one) => `${rowName(one, escapeText)} ${changeFigure(one.range[0])} on average`),
  ].join("; ");
}

function testCount(rows: readonly CauseRow[]): number {
  return new Set(rows.flatMap((row) => row.tests.map(testPath))).size;
}

/** The base's part of a pass; undefined if the run has none. */
function baseClause(
  recording: HeadedRecording,
  verdict: Verdict,
  escapeText: Escape,
): { readonly text: string; readonly isUnknown?: boolean } | undefined {
  if (recording.identicalBase !== undefined) return { text: "the same file as the base" };
  if (recording.engines.base === undefined) return undefined;
  const base = engineName(engineNames(recording, escapeText), "base");
  if (verdict.headline.base === undefined) return { text: `not compared with ${base}`, isUnknown: true };
  const rows = baseRows(verdict);
  const layout = rows.filter(({ isLayoutSized }) => isLayoutSized);
  const others = rows.filter(({ isLayoutSized }) => !isLayoutSized);
  const slower = others.filter(({ range }) => range[1] > 1);
  if (slower.length > 0) return { text: `${slowerClause(slower, base, escapeText)}, within the ceiling` };
  const faster = testCount(others.filter(({ range }) => range[1] < 1));
  const differing = testCount(layout);
  const together = fasterTogether(verdict);
  const clauses = [
    ...(together === undefined
      ? [`no test slower than ${base}`, ...(faster === 0 ? [] : [`${count(faster)} faster`])]
      : [`everything ${changeFigure(together).slice(1)} faster than ${base}`, "no test slower"]),
    ...(differing === 0 ? [] : [`${count(differing)} ${differing === 1 ? "differs" : "differ"} by layout`]),
  ];
  return { text: clauses.join(", ") };
}
