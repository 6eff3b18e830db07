import { comparisonOfVariant, type RunComparison } from "../history/compare.ts";
import type { HistoryRun } from "../history/run.ts";
import { truncateList } from "../messages/truncate.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Recording } from "../model/recording.ts";
import type { Unit } from "../model/settings.ts";
import type { Variant } from "../model/test.ts";
import { growthOf } from "../verdict/growth.ts";
import { instructionsOfVariant } from "../verdict/instructions.ts";
import type { Verdict } from "../verdict/judge.ts";
import { acceptedTexts, ignoredTexts } from "./explain/acceptances.ts";
import { baseDetails, baseReport } from "./explain/base-report.ts";
import { lowConfidence, remedies } from "./explain/close-calls.ts";
import { crossCheckReport } from "./explain/cross-check.ts";
import { briefFacts, runFacts } from "./explain/facts.ts";
import { headline } from "./explain/headline.ts";
import { historySentence } from "./explain/history.ts";
import { functionTexts, instructionTexts } from "./explain/instructions.ts";
import { notes } from "./explain/notes.ts";
import { problems } from "./explain/problems.ts";
import { warningTexts } from "./explain/warnings.ts";
import { type EngineNames, engineNames } from "./format/engine-names.ts";
import { type Escape, inMarkdown, inMarkdownCell } from "./format/escape.ts";
import { count, plural } from "./format/figures.ts";
import { drawDetails, drawList, drawTable, joinBlocks } from "./format/markdown-blocks.ts";
import { citeRun } from "./history/words.ts";
import { link } from "./source.ts";
import { sectionThroughputs } from "./tables/connections-table.ts";
import { durabilityTable } from "./tables/durability-table.ts";
import { engineTable } from "./tables/engine-table.ts";
import { growthTable } from "./tables/growth-table.ts";
import { historyTable } from "./tables/history-table.ts";
import { instructionTable } from "./tables/instruction-table.ts";
import { sectionLatencies } from "./tables/latency-table.ts";
import { machineTable } from "./tables/machine-table.ts";
import { type Rows, variantDetails, variantTables } from "./tables/markdown-variants.ts";
import { sectionTable } from "./tables/section-table.ts";
import { testTransactions } from "./tables/transaction-table.ts";

/** More would push the section table out of sight. The tables mark all of them. */
const maxProblems = 20;
const maxLowConfidence = 5;

/** A results file may have thousands. */
const maxWarnings = 20;

/**
 * How much a report says, from everything to the verdict alone. Each step leaves out one thing completely: the statement
 * latencies, the rows of passing tests and the times of transactions, the tables and how the run was measured, the sections.
 */
export const details = [
  "full",
  "without latencies",
  "without passing rows",
  "sections only",
  "verdict only",
] as const;
export type Detail = (typeof details)[number];

export interface Layout {
  readonly detail: Detail;
  /** Only this variant's rows, with open tables; if absent, all variants, folded. The verdict is always the run's. */
  readonly variant?: Variant;
  /** What the tables show of each engine; times if absent. */
  readonly unit?: Unit;
  /** A block below the section table, such as a chart. */
  readonly chart?: string;
  /** The runs before; if absent, nothing is said of them. */
  readonly history?: ShownHistory;
  /** A sentence on what is left out and where it is. */
  readonly leftOut?: string;
}

/** A comparison with earlier runs, and how much of it is shown. */
export interface ShownHistory {
  readonly comparison: RunComparison;
  /** Whether tests are drawn in a table, or only named in a sentence. */
  readonly hasTable: boolean;
  /** The address of a commit, of which the hash is escaped; if absent, commits are no links. */
  readonly commitUrl?: (commit: string) => string;
}

/** The report for a comment or a job summary on GitHub. Ends with a line break. */
export function renderMarkdown(
  recording: Recording,
  verdict: Verdict,
  layout: Layout = { detail: "full" },
): string {
  const { detail, variant, chart = "", leftOut = "", history } = layout;
  const names = engineNames(recording, inMarkdown);
  const shown = variant === undefined ? verdict : ofVariant(verdict, variant);
  const sectionBlocks = () => [
    problemBlock(shown, names),
    acceptedBlock(shown),
    remedyBlock(shown),
    lowConfidenceBlock(shown),
    shown.sections.length === 0 ? "" : drawTable(sectionTable(shown.sections, inMarkdownCell)),
    growthBlock(recording, shown),
    chart,
    baseBlock(shown, names),
    instructionBlock(shown, engineNames(recording, inMarkdownCell)),
    crossCheckBlock(recording, verdict),
    history === undefined ? "" : historyBlock(history, variant),
    ...warningBlocks(recording, shown, names),
  ];
  const tableBlocks = () => [
    ...variantBlocks(recording, verdict, layout),
    drawDetails("What the figures mean", drawList(notes(recording, verdict, names))),
    drawDetails("How this was measured", measurementBlock(recording, verdict)),
  ];
  const blocks = [
    headlineBlock(recording, verdict),
    leftOut,
    ...(detail === "verdict only" ? [] : sectionBlocks()),
    ...(detail === "verdict only" || detail === "sections only" ? [] : tableBlocks()),
    briefFacts(recording, verdict, inMarkdown),
  ];
  return `${joinBlocks(blocks)}\n`;
}

/** The verdict with one variant's sections, changes and missing tests. Its outcome is still the run's. */
function ofVariant(verdict: Verdict, variant: Variant): Verdict {
  const own = <One extends { readonly variant: Variant }>(all: readonly One[]) =>
    all.filter((one) => one.variant === variant);
  const { measurement, changes, counters, instructions, acceptances } = verdict;
  return {
    ...verdict,
    sections: own(verdict.sections),
    ...omitUndefined({
      acceptances: acceptances && {
        ...acceptances,
        accepted: acceptances.accepted.filter(({ name }) => name.startsWith(`${variant}/`)),
      },
      changes: changes && { ...changes, found: changes.found.filter(({ test }) => test.variant === variant) },
      instructions: instructions && instructionsOfVariant(instructions, variant),
      counters: counters && {
        ...counters,
        changes: counters.changes.filter(({ test }) => test.variant === variant),
      },
    }),
    measurement:
      measurement.state === "complete" ? measurement : { ...measurement, lacking: own(measurement.lacking) },
  };
}

function headlineBlock(recording: Recording, verdict: Verdict): string {
  const { word, rest } = headline(recording, verdict, inMarkdown);
  return `**${word}**: ${rest}`;
}

function problemBlock(verdict: Verdict, names: EngineNames): string {
  const lines = problems(verdict, names, inMarkdown).map(({ name, reason }) => `${name}: ${reason}`);
  return drawList(
    truncateList(maxProblems, lines, (more) => `and ${plural(more, "more row")}, bold in the tables`),
  );
}

function acceptedBlock(verdict: Verdict): string {
  const lines = [...acceptedTexts(verdict, inMarkdown, cite), ...ignoredTexts(verdict, inMarkdown, cite)];
  return lines.length === 0 ? "" : joinBlocks(["**Accepted regressions**", drawList(lines)]);
}

function cite(author: string, url: string | undefined): string {
  return url === undefined ? author : link(author, url);
}

function remedyBlock(verdict: Verdict): string {
  const all = remedies(verdict);
  return all.length === 0 ? "" : `What would help: ${all.join("; ")}.`;
}

function lowConfidenceBlock(verdict: Verdict): string {
  const all = lowConfidence(verdict, inMarkdown);
  const shown = truncateList(
    maxLowConfidence,
    all,
    (more) => `and ${count(more)} more, marked in the tables`,
  );
  return all.length === 0 ? "" : `Passes with low confidence: ${shown.join(", ")}.`;
}

function growthBlock(recording: Recording, { sections }: Verdict): string {
  const growth = growthOf(sections, recording.suite?.rows);
  const table = growthTable(growth, engineNames(recording, inMarkdownCell), inMarkdownCell);
  return table === undefined ? "" : drawDetails("Growth with the size of the table", drawTable(table));
}

function baseBlock(verdict: Verdict, names: EngineNames): string {
  const found = baseReport(verdict, names, inMarkdown);
  if (found === undefined) return "";
  return joinBlocks([`**Against the base**: ${found.summary}`, drawList(baseDetails(found))]);
}

function instructionBlock(verdict: Verdict, names: EngineNames): string {
  const [summary, ...others] = instructionTexts(verdict, names, inMarkdown);
  if (summary === undefined) return "";
  const table = instructionTable(verdict.instructions, names, inMarkdownCell);
  return joinBlocks([
    summary.replace(/^Instructions:/, "**Instructions against the base**:"),
    ...others,
    table === undefined ? "" : drawTable(table),
    drawDetails("The functions that changed", drawList(functionTexts(verdict, inMarkdown))),
  ]);
}

/** Nothing if no other program was asked. */
function crossCheckBlock(recording: Recording, verdict: Verdict): string {
  const report = crossCheckReport(recording, verdict, inMarkdown);
  if (report === undefined) return "";
  const table = report.table === undefined ? "" : drawTable(report.table);
  return joinBlocks([`**Cross-check**: ${report.summary}`, drawDetails("What it has measured", table)]);
}

/** Nothing if nothing changed. */
function historyBlock(
  { comparison: all, hasTable, commitUrl }: ShownHistory,
  variant: Variant | undefined,
): string {
  const comparison = variant === undefined ? all : comparisonOfVariant(all, variant);
  const cite = (escapeText: Escape) => (run: HistoryRun) =>
    commitUrl === undefined || run.commit === undefined
      ? citeRun(escapeText)(run)
      : link(citeRun(escapeText)(run), commitUrl(run.commit));
  const sentence = historySentence(comparison, inMarkdown, cite(inMarkdown));
  if (sentence === undefined) return "";
  const table = hasTable ? drawTable(historyTable(comparison, inMarkdownCell, cite(inMarkdownCell))) : "";
  return joinBlocks([`**Against earlier runs**: ${sentence}`, table]);
}

function warningBlocks({ warnings }: Recording, verdict: Verdict, names: EngineNames): string[] {
  return [
    ...warningTexts(verdict, names, inMarkdown),
    ...truncateList(maxWarnings, warnings.map(inMarkdown), (more) => `and ${plural(more, "more warning")}`),
  ].map((warning) => `Note: ${warning}`);
}

function variantBlocks(recording: Recording, verdict: Verdict, { detail, variant, unit }: Layout): string[] {
  const names = engineNames(recording, inMarkdownCell);
  const rows: Rows = detail === "without passing rows" ? "not passing" : "all";
  const times = {
    latencies: detail === "full" ? sectionLatencies(recording, verdict) : [],
    transactions: rows === "all" ? testTransactions(recording, verdict) : [],
    throughputs: rows === "all" ? sectionThroughputs(recording, verdict) : [],
  };
  return variant === undefined
    ? variantDetails(
        verdict,
        names,
        { rows, ...omitUndefined({ unit, instructions: verdict.instructions?.tests }) },
        times,
      )
    : variantTables(
        verdict,
        variant,
        names,
        { rows, ...omitUndefined({ unit, instructions: verdict.instructions?.tests }) },
        times,
      );
}

function measurementBlock(recording: Recording, verdict: Verdict): string {
  const facts = runFacts(recording, verdict, inMarkdown).map(({ label, value }) => `${label}: ${value}`);
  const engines = engineTable(recording, verdict, inMarkdownCell);
  const machines = machineTable(recording, verdict, inMarkdownCell);
  const durability = durabilityTable(
    verdict,
    engineNames(recording, inMarkdownCell),
    recording.machine?.flushNs,
  );
  return joinBlocks([
    verdict.untrusted ? "As the measuring job reports, unverified where it is quoted:" : "",
    drawList(facts),
    machines === undefined ? "" : drawTable(machines),
    durability === undefined ? "" : drawTable(durability),
    engines.rows.length === 0 ? "" : drawTable(engines),
  ]);
}
