import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { Format } from "../../../model/settings.ts";
import { givenNames, resolveReportSettings } from "../../../options/resolve.ts";
import { readSources, type Source } from "../../../options/sources.ts";
import {
  type Escape,
  inMarkdown,
  inMarkdownCell,
  inTerminal,
  visible,
} from "../../../report/format/escape.ts";
import { drawList, drawTable, joinBlocks } from "../../../report/format/markdown-blocks.ts";
import type { Table } from "../../../report/format/table.ts";
import { drawTextTable, wrap } from "../../../report/format/text-layout.ts";
import { escapeFormat } from "../../../results/json/schema.ts";
import { readRecordings } from "../../../results/read.ts";
import type { CommandOutput } from "../../../terminal/output.ts";
import { acceptRegressions } from "../../../verdict/acceptances.ts";
import { judgeByOwnRule } from "../../../verdict/judge-recording.ts";
import type { CommandWorld, Feature } from "../../feature.ts";
import { addRunFile, findHistory, listRuns } from "./files/folder.ts";
import { missingRuns, readRun } from "./files/read-history.ts";
import { encodeRun, runId } from "./files/run-file.ts";
import type { HistorySelection } from "./options.ts";
import { readRuns } from "./read-runs.ts";
import { costSummary, costTrends, exactTrendText, instructionSummary } from "./report/exact-trends.ts";
import { runTable } from "./report/list.ts";
import { runBesideBase, runContests, runLines, runOthers, runTests } from "./report/run.ts";
import {
  allTestsFigures,
  figureSummary,
  newestInterval,
  processorSummary,
  trendSummary,
  trendText,
} from "./report/trends.ts";
import { allTestsTrend } from "./runs/all-tests.ts";
import { isSameRun } from "./runs/compare.ts";
import { createRun } from "./runs/create-run.ts";
import { exactTrends } from "./runs/exact-trends.ts";
import { agedSeries, contestSeries, figureTrends } from "./runs/figure-series.ts";
import { marksOf } from "./runs/marks.ts";
import { findRun, pathMatcher } from "./runs/select.ts";
import { type Trend, trendsOf } from "./runs/trends.ts";

/** Adds a run to a history. */
export interface HistoryAddCommand extends Source {
  readonly kind: "history add";
  /** Results files of one run, at least one. */
  readonly files: readonly string[];
  readonly history: string;
  readonly commit?: string;
  readonly branch?: string;
  readonly label?: string;
  /** ISO 8601, UTC. */
  readonly date?: string;
}

export interface HistoryListCommand extends HistorySelection {
  readonly kind: "history list";
  readonly format: Format;
}

export interface HistoryShowCommand {
  readonly kind: "history show";
  readonly history: string;
  /** How the run is named. */
  readonly run: string;
  readonly format: Format;
}

export interface HistoryTrendCommand extends HistorySelection {
  readonly kind: "history trend";
  /** A path with `*` for any part; changed tests if absent. */
  readonly test?: string;
  readonly format: Format;
}

export interface HistoryVerifyCommand {
  readonly kind: "history verify";
  readonly history: string;
}

export type HistoryCommand =
  | HistoryAddCommand
  | HistoryListCommand
  | HistoryShowCommand
  | HistoryTrendCommand
  | HistoryVerifyCommand;

/**
 * Executes a command about a history.
 *
 * @returns the exit status
 */
export async function historyCommand(
  command: HistoryCommand,
  { output, features }: CommandWorld,
): Promise<number> {
  switch (command.kind) {
    case "history add":
      return await add(command, output, features);
    case "history list":
      return await list(command, output);
    case "history show":
      return await show(command, output);
    case "history trend":
      return await trend(command, output);
    case "history verify":
      return await verify(command, output);
  }
}

async function add(
  command: HistoryAddCommand,
  output: CommandOutput,
  features: readonly Feature[],
): Promise<number> {
  const { files, history, commit, branch, label, date } = command;
  if (date !== undefined && Date.parse(date) > Date.now())
    throw new InputError(
      `--date: ${formatValue(date)} is in the future: give the date of the version that was measured`,
    );
  const settings = resolveReportSettings(readSources(command, features), features);
  const recording = readRecordings(files, givenNames(settings), { features });
  const verdict = acceptRegressions(judgeByOwnRule(recording, settings.criteria, features), new Date());
  const run = createRun(recording, verdict, { commit, branch, label, date });
  const file = encodeRun(run);
  const id = runId(file.path) ?? file.path;
  if (findHistory(history) === "new") output.note(visible(`${history} has no history: a new one begins`));
  else {
    // The same run may be there by the time at which it began, and by a date.
    const { date: _, ...undated } = run;
    const seconds = [file.path, encodeRun(undated).path].map((one) => one.slice(0, one.lastIndexOf("-")));
    const same = listRuns(history).filter(
      (one) => one !== file.path && seconds.some((second) => one.startsWith(second)),
    );
    const present = same.find((one) => isSameRun(readRun(history, one), run));
    if (present !== undefined)
      throw new InputError(`--history ${history}: this run is in the history already, as ${runId(present)}`);
  }
  if (addRunFile(history, file) === "present") output.note(`${id} is in the history already`);
  await output.print([`${id}\n`]);
  return 0;
}

async function list(command: HistoryListCommand, output: CommandOutput): Promise<number> {
  const runs = readRuns(command);
  const marks = marksOf(runs.map(({ run }) => run));
  const facts = runs.map(({ id, run: { tests, ...own } }) => ({ id, ...own, tests: tests.length }));
  await output.print([
    formatted(command.format, facts, ({ inCell }) => [{ table: runTable(runs, marks, inCell) }]),
  ]);
  return 0;
}

async function show(
  { history, run: name, format }: HistoryShowCommand,
  output: CommandOutput,
): Promise<number> {
  const { id, run } = findRun(readRuns({ history }), name);
  await output.print([
    formatted(format, { id, ...run }, ({ inText, inCell }) => {
      const others = [runBesideBase, runOthers, runContests].flatMap((table) => table(run, inCell) ?? []);
      return [
        { lines: runLines(id, run, inText) },
        { table: runTests(run, inCell) },
        ...others.map((table) => ({ table })),
      ];
    }),
  ]);
  return 0;
}

async function trend(command: HistoryTrendCommand, output: CommandOutput): Promise<number> {
  const trends = trendsOf(readRuns(command).map(({ run }) => run));
  const { test } = command;
  const isNamed = pathMatcher(test);
  const isShown = (path: string, { state, deviation }: Trend) =>
    test === undefined ? state === "changed" || deviation !== undefined : isNamed(path);
  const shown = trends.tests.filter((one) => isShown(one.series.path, one));
  const all = exactTrends(trends.runs);
  const exact = all.filter(({ path, changes, breaks }) =>
    test === undefined ? changes.length + breaks.length > 0 : isNamed(path),
  );
  const ageing = figureTrends(trends.runs, agedSeries(trends.runs));
  const contending = figureTrends(trends.runs, contestSeries(trends.runs));
  const aged = ageing.filter((one) => isShown(one.series.row, one));
  const contests = contending.filter((one) => isShown(one.series.row, one));
  if (test !== undefined) requireFound(shown.length + exact.length + aged.length + contests.length, test);
  const allTests = test === undefined ? allTestsTrend(trends) : undefined;
  const figures = {
    marks: trends.marks,
    ...(trends.processors.length === 0 ? {} : { processors: trends.processors }),
    ...(allTests === undefined ? {} : { allTests: { ...facts(allTests), level: allTests.level } }),
    tests: shown.map((one) => ({ test: one.series.path, ...facts(one) })),
    instructions: exact.filter(({ figure }) => figure === "instructions"),
    costs: costTrends(exact),
    ...(ageing.length === 0
      ? {}
      : {
          age: aged.map((one) => {
            const { row, figure } = one.series;
            return { shape: row.slice("age/".length), figure, ...facts(one) };
          }),
        }),
    ...(contending.length === 0
      ? {}
      : { contention: contests.map((one) => ({ path: one.series.path, ...facts(one) })) }),
  };
  await output.print([
    formatted(command.format, figures, ({ inText }) => [
      {
        lines: [
          trendSummary(trends),
          ...processorSummary(trends, inText),
          ...instructionSummary(all),
          ...costSummary(all),
          ...figureSummary("Times of ageing databases", ageing),
          ...figureSummary("Throughputs of several connections", contending),
        ],
      },
      ...[
        ...(allTests === undefined
          ? []
          : [trendText(trends, allTests, inText, allTestsFigures(trends, allTests, inText))]),
        ...shown.map((one) => trendText(trends, one, inText)),
        ...exact.map((one) => exactTrendText(trends.runs, one, inText)),
        ...[...aged, ...contests].map((one) => trendText(trends, one, inText, newestInterval(one))),
      ].map(({ head, lines }) => ({ lines: [head, ...lines], isItem: true })),
    ]),
  ]);
  return 0;
}

/** A trend in JSON, apart from its name. */
function facts({ series: { points }, level: _, ...one }: Trend) {
  return { ...one, points };
}

/** Reads the runs' files; the index only says which runs there were. */
async function verify({ history }: HistoryVerifyCommand, output: CommandOutput): Promise<number> {
  const runs = listRuns(history);
  const damaged = runs.flatMap((run) => {
    try {
      readRun(history, run);
      return [];
    } catch (cause) {
      if (!(cause instanceof InputError)) throw cause;
      return [cause.message];
    }
  });
  const missing = missingRuns(history);
  const problems = [...damaged, ...missing];
  for (const problem of problems) output.error(visible(problem));
  const all = `${runs.length} run${runs.length === 1 ? "" : "s"}`;
  const counts = [
    ...(damaged.length === 0 ? [] : [`${damaged.length} damaged`]),
    ...(missing.length === 0 ? [] : [`${missing.length} gone`]),
  ];
  await output.print([`${[all, ...(counts.length === 0 ? ["all intact"] : counts)].join(", ")}\n`]);
  return problems.length === 0 ? 0 : 2;
}

function requireFound(count: number, pattern: string): void {
  if (count === 0)
    throw new InputError(
      `--test: no test of the history is ${formatValue(pattern)}: see history show newest`,
    );
}

/** A part of a command's output. Texts are escaped. */
type Block = { readonly lines: readonly string[]; readonly isItem?: boolean } | { readonly table: Table };

/** How untrusted text is escaped where it lands. */
interface Escapes {
  readonly inText: Escape;
  readonly inCell: Escape;
}

function formatted(format: Format, value: unknown, blocks: (escapes: Escapes) => readonly Block[]): string {
  switch (format) {
    case "json":
      return `${escapeFormat(JSON.stringify(value, null, 2))}\n`;
    case "markdown":
      return `${joinBlocks(blocks({ inText: inMarkdown, inCell: inMarkdownCell }).map(drawMarkdown))}\n`;
    case "text":
      return `${blocks({ inText: inTerminal, inCell: inTerminal }).map(drawText).join("\n")}\n`;
  }
}

function drawMarkdown(block: Block): string {
  if ("table" in block) return drawTable(block.table);
  const [first = "", ...others] = block.lines;
  if (block.isItem === true) return [drawList([first]), ...others.map((line) => `  - ${line}`)].join("\n");
  return block.lines.join("\n");
}

function drawText(block: Block): string {
  if ("table" in block)
    return drawTextTable(block.table, "")
      .map(({ text }) => text)
      .join("\n");
  const indent = block.isItem === true ? "  " : "";
  return block.lines.flatMap((line, index) => wrap(line, index === 0 ? "" : indent, "    ")).join("\n");
}
