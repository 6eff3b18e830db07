import path from "node:path";
import { commandLines, optionParts } from "../../../messages/command-lines.ts";
import { truncateList } from "../../../messages/format-value.ts";
import { shellWord } from "../../../messages/shell-word.ts";
import type { Recording } from "../../../model/recording.ts";
import { type Test, testPath } from "../../../model/test.ts";
import { ownCommand } from "../../../options/own-command.ts";
import { settingOptions } from "../../../options/table.ts";
import { newTests } from "../../../report/explain/headline.ts";
import { otherWork } from "../../../report/explain/other-work.ts";
import { problems } from "../../../report/explain/problems.ts";
import { inTerminal } from "../../../report/format/escape.ts";
import { count, multiplier, plural } from "../../../report/format/figures.ts";
import { drawTextTable, type Line, wrap } from "../../../report/format/text-layout.ts";
import { andList, engineNames } from "../../../report/format/words.ts";
import { geometricMean } from "../../../statistics/summary.ts";
import type { Cause } from "../../../verdict/causes.ts";
import { testVerdicts, type Verdict } from "../../../verdict/judge.ts";
import { baseRatios } from "../../../verdict/judge-test.ts";
import { counterTexts, counterWarnings } from "../../figures/counters/words.ts";
import { plansVerdictOf } from "../../figures/plans/examine.ts";
import { changeTexts } from "../../figures/plans/words.ts";
import { answer } from "./answer.ts";
import { averageText, causeTable, type State, shownCauses } from "./cause-table.ts";
import { differingTests, differingTexts } from "./differing.ts";
import { type CompareReport, reportFile } from "./report-input.ts";
import { hasAll, openRows, pathsOf, type Row, rowsOver } from "./rows.ts";
import type { LeftOut } from "./settings.ts";
import { restTexts, undecidedTexts } from "./undecided.ts";

/** More of one kind would push the answer out of sight. */
const mostListed = 5;

/** Costs besides time that are shown: the largest. Engines of different makers differ in hundreds. */
const mostCosts = 3;

/** The answer, then what changed by its causes, then one line for the rest. */
export function compareLines(recording: Recording, verdict: Verdict, report: CompareReport): Line[] {
  const { columns, isWhole } = report;
  const exceeded = rowsOver(recording, verdict);
  const open = openRows(verdict);
  const { causes, rows } = shownCauses(verdict, stateOf(exceeded, open));
  const slower = causes.filter((cause) => stateOf(exceeded, open)(cause) === "slower");
  const explained = new Set(slower.flatMap(pathsOf));
  const unexplained = exceeded.filter(({ paths }) => !paths.some((one) => explained.has(one)));
  const again = slower.map(patternOf).find((pattern) => pattern !== undefined);
  const most = (limit: number) => (isWhole ? Number.POSITIVE_INFINITY : limit);
  const few = (texts: readonly string[]) =>
    truncateList(most(mostListed), texts, (left) => `and ${count(left)} more: --details names them`);
  const indented = (text: string) =>
    wrap(text, "  ", "    ", columns).map((line): Line => ({ text: line, style: "plain" }));
  const { text, style } = answer(recording, verdict, report, { isSlower: exceeded.length > 0, causes });
  const isAnswer =
    verdict.measurement.state === "complete" && [causes, open, exceeded].every(({ length }) => length === 0);
  const average = averageText(verdict, causes);
  return [
    ...wrap(text, "", "  ", columns).map((line): Line => ({ text: line, style })),
    ...differingTexts(verdict, { ...report, mostListed: most(mostListed) }).flatMap(indented),
    ...(average === undefined ? [] : indented(average)),
    ...(rows.length === 0 ? [] : drawTextTable(causeTable(rows), "  ", columns)),
    ...[
      ...few(unexplained.map((row) => row.text)),
      ...few(troubles(recording, verdict)),
      ...newTests(verdict, inTerminal),
      ...costTexts(recording, verdict, report, most(mostCosts)),
      ...few(recording.warnings.map((warning) => `Note: ${inTerminal(warning)}`)),
      ...counterLines(recording, verdict),
      ...few(planTexts(recording, verdict)),
      ...undecidedTexts(
        open.filter(({ paths }) => !paths.every((one) => explained.has(one))),
        report,
        recording.run?.outOfTime !== true &&
          verdict.groups.some(({ level, judgement }) => level === "overall" && judgement.outcome === "fail"),
      ),
      ...restTexts(verdict, causes, isAnswer),
      ...sqliteTexts(verdict, report),
      ...(again === undefined
        ? []
        : [`To measure ${lastName(again)} alone, with more pairs: add --test '${again}'`]),
    ].flatMap(indented),
    ...searchLines(slower, verdict, { ...report, rows: recording.suite?.rows }, indented),
    ...[
      ...otherWork(recording),
      ...limitTexts(report),
      ...leftOutTexts(report.leftOut),
      extentText(recording, report.seconds),
    ].flatMap(indented),
  ];
}

/** The last part of a pattern that names something, such as `writes`. */
function lastName(pattern: string): string {
  return pattern.split("/").findLast((part) => part !== "*") ?? pattern;
}

/** How a cause is named: by the rows that are over their ceilings for it, or may be. */
function stateOf(exceeded: readonly Row[], open: readonly Row[]) {
  return (cause: Cause): State => {
    const concerns = (rows: readonly Row[]) => rows.some(({ paths }) => hasAll(pathsOf(cause), paths));
    if (cause.ratio < 1) return "faster";
    if (concerns(exceeded)) return "slower";
    return concerns(open) ? "slower, undecided" : "slower, within the ceilings";
  };
}

/**
 * The command that counts the instructions of the slowest test, or that finds the release which changed it, with the file that its statements
 * are in if they are the user's.
 */
function searchLines(
  slower: readonly Cause[],
  verdict: Verdict,
  {
    files,
    releases,
    ownFiles,
    out,
    rows,
  }: Pick<CompareReport, "files" | "releases" | "ownFiles" | "out"> & { readonly rows: number | undefined },
  indented: (text: string) => Line[],
): Line[] {
  const ratios = baseRatios(testVerdicts(verdict));
  const ratioOf = (test: Test) => ratios.get(testPath(test)) ?? 1;
  const [first] = slower
    .flatMap((cause) => cause.tests)
    .toSorted((one, other) => ratioOf(other) - ratioOf(one))
    .flatMap((test) => {
      const file = ownFiles?.get(test.workload);
      if (test.variant === "own" && file === undefined) return [];
      return [{ path: testPath(test), own: test.variant === "own" ? ["--own-workloads", file ?? ""] : [] }];
    });
  if (first === undefined) return [];
  const lines = (purpose: string, words: readonly string[]): Line[] => [
    ...indented(`${purpose}:`),
    ...commandLines([
      `${ownCommand()} bisect`,
      ...optionParts(words.map((word) => shellWord(inTerminal(word)))),
    ]).map((line): Line => ({ text: `    ${line}`, style: "plain" })),
  ];
  if (releases === undefined) {
    const size = rows === undefined || rows === settingOptions.rows.default ? [] : ["--rows", String(rows)];
    const words = [files.base, files.candidate, ...first.own, "--test", first.path, ...size];
    return lines("To see the functions that changed, by their instructions", words);
  }
  const { package: name, base, candidate } = releases;
  const finding = `${path.join(out, "results.json")}#${first.path}`;
  // cargo lists no versions.
  const isListed = !name.startsWith("crate:");
  const ends = isListed ? ["--good", base, "--bad", candidate] : [base, candidate];
  const words = ["--releases", name, ...ends, "--finding", finding, ...first.own];
  const between = isListed ? "" : ", with the versions to try between the two";
  return lines(`To find the release that changed it${between}`, words);
}

/** Both builds are one file: two measurements of it differ by noise alone. */
export function identicalLine({ base, candidate }: Pick<CompareReport, "base" | "candidate">): Line {
  const [one, other] = [candidate, base].map(inTerminal);
  const both = one === other ? `both are ${one}` : `${one} and ${other} are the same engine, byte for byte`;
  const text = `Not slower: ${both}; nothing was measured`;
  return { text, style: "success" };
}

/** The value of --test that names the tests of a cause, if it is not all of them. */
function patternOf({ level, path: named, tests }: Cause): string | undefined {
  if (level === "overall" || level === "suite") return undefined;
  if (level === "section") return `${named}/*`;
  const keys = new Set(tests.map(({ variant }) => variant));
  return keys.size === 1 ? named.replace(/^\*/, [...keys].join()) : named;
}

/** Tests without a result, and what no feature can judge. Tests whose engines answer differently stand above. */
function troubles(recording: Recording, verdict: Verdict): string[] {
  const names = engineNames(recording, inTerminal);
  const said = differingTests(verdict).map((test) => inTerminal(testPath(test)));
  const isSaid = (name: string) => said.some((one) => name === one || name.startsWith(`${one} and `));
  return problems(verdict, names, inTerminal)
    .filter(({ kind, name }) => (kind === "no result" && !isSaid(name)) || kind === "unjudged")
    .map(({ name, reason }) => `${name}: ${reason}`);
}

/** Figures besides time that are over their ceilings, the largest first. */
function costTexts(
  recording: Recording,
  verdict: Verdict,
  { out }: Pick<CompareReport, "out">,
  most: number,
): string[] {
  const costs = problems(verdict, engineNames(recording, inTerminal), inTerminal)
    .filter(({ kind }) => kind === "finding")
    .map(({ name, reason }) => `${name}: ${reason}`);
  return truncateList(most, costs, (left) => {
    const are =
      left === 1 ? "cost besides time is over its ceiling" : "costs besides time are over their ceilings";
    return `${count(left)} more ${are}: --details names ${left === 1 ? "it" : "them"}, and ${reportFile(out)} has all figures`;
  });
}

/** The engines' own counters that differ, if the tests ask for some, and why others are not compared. */
function counterLines(recording: Recording, verdict: Verdict): string[] {
  const names = engineNames(recording, inTerminal);
  return [...counterTexts(verdict, names, inTerminal), ...counterWarnings(verdict, names, inTerminal)];
}

/** The statements with another query plan. */
function planTexts(recording: Recording, verdict: Verdict): string[] {
  const changes = plansVerdictOf(verdict)?.changes ?? [];
  return changeTexts(changes, engineNames(recording, inTerminal), inTerminal);
}

function sqliteTexts(verdict: Verdict, { base, candidate }: CompareReport): string[] {
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
  return [
    `Against SQLite, geometric means: ${inTerminal(base)} ${multiplier(before)}x, ${inTerminal(candidate)} ${multiplier(now)}x`,
  ];
}

function limitTexts({ hasLimits = false }: CompareReport): string[] {
  return hasLimits ? ["Not judged: max of your workloads, which run judges"] : [];
}

function leftOutTexts(leftOut: LeftOut | undefined): string[] {
  if (leftOut === undefined) return [];
  return [
    `Left out to fit into the time: ${andList(leftOut.what)}. To measure all of it, add ${leftOut.options}`,
  ];
}

/** `46 tests, 5 to 9 pairs each, 41 s` */
function extentText({ tests }: Recording, seconds: number): string {
  const pairs = tests.map(({ samples }) => samples.filter(({ role }) => role === "candidate").length);
  const [fewest, most] = [Math.min(...pairs), Math.max(...pairs)];
  const each = fewest === most ? plural(most, "pair") : `${count(fewest)} to ${plural(most, "pair")}`;
  return `Measured: ${plural(tests.length, "test")}, ${each} each, in ${Math.round(seconds)} s`;
}
