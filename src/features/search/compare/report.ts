import { truncateList } from "../../../messages/format-value.ts";
import { shellWord } from "../../../messages/shell-word.ts";
import type { Recording } from "../../../model/recording.ts";
import { storages, testPath } from "../../../model/test.ts";
import { baseJudgements, withOutcome } from "../../../report/explain/outcome-filters.ts";
import { groupReason, testReason } from "../../../report/explain/outcome-reasons.ts";
import { problems } from "../../../report/explain/problems.ts";
import { inTerminal } from "../../../report/format/escape.ts";
import { count, multiplier, percent, plural, signedPercent } from "../../../report/format/figures.ts";
import { left, named } from "../../../report/format/table.ts";
import { drawTextTable, type Line, wrap } from "../../../report/format/text-layout.ts";
import { andList, engineNames, storagePhrases } from "../../../report/format/words.ts";
import { geometricMean } from "../../../statistics/summary.ts";
import type { Cause } from "../../../verdict/causes.ts";
import { testVerdicts, type Verdict } from "../../../verdict/judge.ts";
import { baseRatios } from "../../../verdict/judge-test.ts";
import { counterTexts, counterWarnings } from "../../figures/counters/words.ts";
import { plansVerdictOf } from "../../figures/plans/examine.ts";
import { changeTexts } from "../../figures/plans/words.ts";
import type { LeftOut } from "./settings.ts";

/** The parts of a report beside the verdict. */
export interface CompareReport {
  /** The names of both engines, untrusted. */
  readonly base: string;
  readonly candidate: string;
  /** The files of both engines. */
  readonly files: { readonly base: string; readonly candidate: string };
  /** The files of the user's own workloads, by the workloads' names; absent if there are none. */
  readonly ownFiles?: ReadonlyMap<string, string>;
  readonly leftOut?: LeftOut;
  /** The time of the measuring. */
  readonly seconds: number;
  /** The limit of that time, minutes. */
  readonly minutes: number;
}

/** More would push the verdict out of sight. */
const mostListed = 20;

/** Tests that are named because the time did not decide them. */
const mostUndecided = 4;

/** How a cause is named. */
type State = "slower" | "slower, undecided" | "slower, within the ceilings" | "faster";

/** A figure against the base, and the tests that it is made of. */
interface Row {
  readonly paths: readonly string[];
  /** `int/memory/writes base average: 1.034x of main, over 1.01x ...` */
  readonly text: string;
}

/** The answer, then what changed by its causes, then one line for the rest. */
export function compareLines(recording: Recording, verdict: Verdict, report: CompareReport): Line[] {
  const exceeded = rowsWith("fail", recording, verdict);
  const open = rowsWith("inconclusive", recording, verdict);
  const causes = verdict.causes.filter((cause) => !isInOther(cause, verdict.causes));
  const concerns = (rows: readonly Row[], cause: Cause) =>
    cause.ratio > 1 && rows.some(({ paths }) => hasAll(pathsOf(cause), paths));
  const isOver = (cause: Cause) => concerns(exceeded, cause);
  const stateOf = (cause: Cause): State => {
    if (cause.ratio < 1) return "faster";
    if (isOver(cause)) return "slower";
    return concerns(open, cause) ? "slower, undecided" : "slower, within the ceilings";
  };
  const slower = causes.filter(isOver);
  const explained = new Set(slower.flatMap(pathsOf));
  const unexplained = exceeded.filter(({ paths }) => !paths.some((path) => explained.has(path)));
  const again = slower.map(patternOf).find((pattern) => pattern !== undefined);
  const more = (left: number) => `and ${count(left)} more, in report.md`;
  return [
    answer(recording, verdict, report, exceeded.length > 0),
    ...causeTable(causes, stateOf),
    ...truncateList(
      mostListed,
      unexplained.map(({ text }) => text),
      more,
    ).flatMap((text) => indented(text)),
    ...troubles(recording, verdict, more),
    ...counterLines(recording, verdict),
    ...planLines(recording, verdict, more),
    ...restLines(verdict, report),
    ...sqliteLines(verdict, report),
    ...(again === undefined ? [] : indented(`To measure this alone, with more pairs: add --test '${again}'`)),
    ...functionsLine(slower, report),
    ...leftOutLines(report.leftOut),
    ...indented(extentText(recording, report.seconds)),
  ];
}

/** The command that counts the instructions of a slower test, with the file that its statements are in if they are the user's. */
function functionsLine(
  slower: readonly Cause[],
  { files, ownFiles }: Pick<CompareReport, "files" | "ownFiles">,
): Line[] {
  const commands = slower
    .flatMap((cause) => cause.tests)
    .flatMap((test) => {
      const file = ownFiles?.get(test.workload);
      if (test.variant !== "own") return [["--test", testPath(test)]];
      return file === undefined ? [] : [["--own-workloads", file, "--test", testPath(test)]];
    });
  const [command] = commands;
  if (command === undefined) return [];
  const words = [files.base, files.candidate, ...command].map((word) => shellWord(inTerminal(word)));
  return indented(
    `To see the functions that changed, by their instructions: bisect --engines ${words.join(" ")}`,
  );
}

/** Both builds are one file: two measurements of it differ by noise alone. */
export function identicalLine({ base, candidate }: Pick<CompareReport, "base" | "candidate">): Line {
  const text = `Not slower: ${inTerminal(candidate)} and ${inTerminal(base)} are the same engine, byte for byte; nothing was measured`;
  return { text, style: "success" };
}

/** @param isSlower whether a time exceeds a ceiling, and not another figure alone */
function answer(
  { run }: Recording,
  verdict: Verdict,
  { base, candidate, minutes }: CompareReport,
  isSlower: boolean,
): Line {
  const { outcome, measurement } = verdict;
  const [own, other] = [inTerminal(candidate), inTerminal(base)];
  if (measurement.state === "incomplete") {
    const advice = run?.outOfTime === true ? `: ${moreTime(minutes)}, or fewer tests with --test` : "";
    return { text: `No answer: ${inTerminal(measurement.stopped)}${advice}`, style: "error" };
  }
  if (measurement.state === "broken")
    return { text: `No answer: tests have no result on ${own} or ${other}`, style: "error" };
  const texts = {
    fail: isSlower
      ? `Slower: ${own} is slower than ${other}`
      : `Over a ceiling: ${own} costs more than ${other}, and is not slower`,
    inconclusive: `Undecided: ${own} is not slower than ${other} except perhaps in ${undecidedText(verdict)}`,
    accepted: `Slower, and accepted: ${own} is slower than ${other}`,
    pass: `Not slower: ${own} is within the ceilings of ${other}`,
  };
  const styles = { fail: "error", inconclusive: "warning", accepted: "success", pass: "success" } as const;
  return { text: texts[outcome], style: styles[outcome] };
}

/** The averages and tests with this outcome against the base. */
function rowsWith(wanted: "fail" | "inconclusive", recording: Recording, verdict: Verdict): Row[] {
  const base = engineNames(recording, inTerminal).base ?? "base";
  const groups = withOutcome(verdict.groups, wanted).map(({ name, tests, judgement }): Row => {
    return { paths: tests.map(testPath), text: `${inTerminal(name)}: ${groupReason(judgement, base)}` };
  });
  const tests = withOutcome(baseJudgements(testVerdicts(verdict)), wanted).map(
    ({ comparison, judgement }): Row => {
      const path = testPath(comparison);
      return { paths: [path], text: `${inTerminal(path)}: ${testReason(judgement, base)}` };
    },
  );
  return [...groups, ...tests];
}

function pathsOf({ tests }: Cause): string[] {
  return tests.map(testPath);
}

function hasAll(paths: readonly string[], wanted: readonly string[]): boolean {
  const all = new Set(paths);
  return wanted.every((path) => all.has(path));
}

/** Whether a single test is named although it is one of several that differ in the same direction. */
function isInOther(cause: Cause, causes: readonly Cause[]): boolean {
  return (
    cause.level === "test" &&
    causes.some(
      (other) =>
        other.tests.length > 1 &&
        other.ratio > 1 === cause.ratio > 1 &&
        hasAll(pathsOf(other), pathsOf(cause)),
    )
  );
}

function causeTable(causes: readonly Cause[], stateOf: (cause: Cause) => State): Line[] {
  if (causes.length === 0) return [];
  const rows = causes
    .map((cause) => ({ cause, state: stateOf(cause) }))
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || b.cause.ratio - a.cause.ratio)
    .map(({ cause, state }) => ({
      cells: [
        state,
        cause.level === "overall" ? "all tests" : inTerminal(cause.path.replace(/^(\*\/){3}/, "")),
        changeOf(cause),
        cause.tests.length === 1 ? "1 test" : `${cause.alike.length} of ${cause.tests.length} tests`,
      ],
      highlighted: state === "slower",
    }));
  const columns = [...left(""), ...named("what"), ...left("change", "in")];
  return drawTextTable({ columns, rows }, "  ");
}

const order: readonly State[] = ["slower", "slower, undecided", "slower, within the ceilings", "faster"];

/** `+12%`, or `+12% (+9% to +15%)` of tests that differ. */
function changeOf({ ratio, range }: Cause): string {
  const [mean, low, high] = [ratio, range.low, range.high].map((one) => signedPercent(one - 1));
  return low === high ? `${mean}` : `${mean} (${low} to ${high})`;
}

/** The value of --test that names the tests of a cause, if it is not all of them. */
function patternOf({ level, path, tests }: Cause): string | undefined {
  if (level === "overall" || level === "suite") return undefined;
  if (level === "section") return `${path}/*`;
  const keys = new Set(tests.map(({ variant }) => variant));
  return keys.size === 1 ? path.replace(/^\*/, [...keys].join()) : path;
}

/** Tests without a result, and figures besides time that are over their ceilings. */
function troubles(recording: Recording, verdict: Verdict, more: (left: number) => string): Line[] {
  const names = engineNames(recording, inTerminal);
  const lacking = problems(verdict, names, inTerminal).filter(
    ({ kind }) => kind === "no result" || kind === "finding" || kind === "unjudged",
  );
  const listed = truncateList(
    mostListed,
    lacking.map(({ name, reason }) => `${name}: ${reason}`),
    more,
  );
  return listed.flatMap((text) => indented(text));
}

/** The engines' own counters that differ, if the tests ask for some, and why others are not compared. */
function counterLines(recording: Recording, verdict: Verdict): Line[] {
  const names = engineNames(recording, inTerminal);
  return [
    ...counterTexts(verdict, names, inTerminal),
    ...counterWarnings(verdict, names, inTerminal),
  ].flatMap((text) => indented(text));
}

/** The statements with another query plan. */
function planLines(recording: Recording, verdict: Verdict, more: (left: number) => string): Line[] {
  const changes = plansVerdictOf(verdict)?.changes ?? [];
  const texts = changeTexts(changes, engineNames(recording, inTerminal), inTerminal);
  return truncateList(mostListed, texts, more).flatMap((text) => indented(text));
}

/** `3 tests and 1 average` */
function undecidedText({ groups, sections }: Verdict): string {
  const tests = withOutcome(baseJudgements(testVerdicts({ sections })), "inconclusive").length;
  const averages = withOutcome(groups, "inconclusive").length;
  return andList([
    ...(tests === 0 ? [] : [plural(tests, "test")]),
    ...(averages === 0 ? [] : [plural(averages, "average")]),
  ]);
}

function moreTime(minutes: number): string {
  return `give more with --max-minutes ${Math.ceil(3 * minutes)}`;
}

/** The tests that no cause names: `44 of 46 tests did not change: a change of about 3% in memory would show`. */
function restLines({ causes, changes, sections }: Verdict, { minutes }: CompareReport): Line[] {
  const named = new Set(causes.flatMap(pathsOf));
  const all = baseJudgements(testVerdicts({ sections }));
  const rest = all.filter(({ comparison }) => !named.has(testPath(comparison)));
  const undecided = withOutcome(rest, "inconclusive").map(({ comparison }) =>
    inTerminal(testPath(comparison)),
  );
  const passed = withOutcome(rest, "pass").length;
  const sizes = storages.flatMap((storage) => {
    const size = changes?.smallest[storage];
    return size === undefined ? [] : [`${percent(size)} ${storagePhrases[storage]}`];
  });
  const detectable =
    sizes.length === 0
      ? "too few pairs to show any change"
      : `a change of about ${andList(sizes)} would show`;
  const open = truncateList(mostUndecided, undecided, (left) => `${count(left)} more`);
  return [
    ...(open.length === 0 ? [] : indented(`Undecided in the time: ${andList(open)}: ${moreTime(minutes)}`)),
    ...(passed === 0
      ? []
      : indented(`${count(passed)} of ${plural(all.length, "test")} did not change: ${detectable}`)),
  ];
}

function sqliteLines(verdict: Verdict, { base, candidate }: CompareReport): Line[] {
  const tests = testVerdicts(verdict);
  const ratios = baseRatios(tests);
  const figures = tests.flatMap(({ comparison }) => {
    const ratio = ratios.get(testPath(comparison));
    if (comparison.state !== "measured" || ratio === undefined) return [];
    return [{ now: comparison.multiplier, before: comparison.multiplier / ratio }];
  });
  if (figures.length === 0) return [];
  const now = geometricMean(figures.map((one) => one.now));
  const before = geometricMean(figures.map((one) => one.before));
  return indented(
    `Against SQLite, geometric means: ${inTerminal(base)} ${multiplier(before)}x, ${inTerminal(candidate)} ${multiplier(now)}x`,
  );
}

function leftOutLines(leftOut: LeftOut | undefined): Line[] {
  if (leftOut === undefined) return [];
  return indented(
    `Left out to fit into the time: ${andList(leftOut.what)}. To measure all of it, add ${leftOut.options}`,
  );
}

/** `46 tests, 5 to 9 pairs each, 41 s` */
function extentText({ tests }: Recording, seconds: number): string {
  const pairs = tests.map(({ samples }) => samples.filter(({ role }) => role === "candidate").length);
  const [fewest, most] = [Math.min(...pairs), Math.max(...pairs)];
  const each = fewest === most ? plural(most, "pair") : `${count(fewest)} to ${plural(most, "pair")}`;
  return `Measured: ${plural(tests.length, "test")}, ${each} each, in ${Math.round(seconds)} s`;
}

function indented(text: string): Line[] {
  return wrap(text, "  ", "    ").map((line) => ({ text: line, style: "plain" }));
}
