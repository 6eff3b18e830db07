import { truncateList } from "../messages/truncate.ts";
import { rolesOf } from "../model/engine.ts";
import type { Recording } from "../model/recording.ts";
import type { Variant } from "../model/test.ts";
import type { Verdict } from "../verdict/judge.ts";
import { baseReport } from "./explain/base-report.ts";
import { lowConfidence, remedies } from "./explain/close-calls.ts";
import { durabilityWarnings } from "./explain/durability.ts";
import { engineFacts, sharedOptions } from "./explain/engine-facts.ts";
import { briefFacts, runFacts } from "./explain/facts.ts";
import { headline } from "./explain/headline.ts";
import { notes } from "./explain/notes.ts";
import { problems } from "./explain/problems.ts";
import { type EngineNames, engineNames } from "./format/engine-names.ts";
import { inMarkdown, inMarkdownCell } from "./format/escape.ts";
import { count, plural } from "./format/figures.ts";
import { drawList, drawTable, fold, joinBlocks } from "./format/markdown-blocks.ts";
import type { Table } from "./format/table.ts";
import { durabilityTable } from "./tables/durability-table.ts";
import { sectionLatencies } from "./tables/latency-table.ts";
import { type Rows, variantDetails, variantTables } from "./tables/markdown-variants.ts";
import { sectionTable } from "./tables/section-table.ts";

/** More would push the section table out of sight; the tables mark them all. */
const maxProblems = 20;

/** The tables mark them all. */
const maxLowConfidence = 5;

/** A results file may hold thousands. */
const maxWarnings = 20;

/**
 * How much a report says, most first. Each step leaves something out as a whole and says so: the statements' latencies
 * where there are any, then rows that pass, then the tests' tables and how it was measured, then everything but the verdict.
 */
export const details = [
  "full",
  "without latencies",
  "without passing rows",
  "sections only",
  "verdict only",
] as const;
export type Detail = (typeof details)[number];

/** How a report is to be. */
export interface Layout {
  readonly detail: Detail;
  /** Only this variant's rows, their tables open; all variants, folded, where absent. The verdict is the whole run's. */
  readonly variant?: Variant;
  /** A block to stand after the sections, such as a chart of them. */
  readonly chart?: string;
  /** What is left out and where it is, to be said at once. */
  readonly leftOut?: string;
}

/**
 * The report as GitHub shows it in a comment or a job summary: the verdict, what keeps the run from
 * passing, one line a section, what changed against the base, the tables of each variant, and how
 * it was measured. Ends with a line break.
 */
export function renderMarkdown(
  recording: Recording,
  verdict: Verdict,
  { detail, variant, chart = "", leftOut = "" }: Layout = { detail: "full" },
): string {
  const { word, rest } = headline(recording, verdict, inMarkdown);
  const blocks = [
    `**${word}**: ${rest}`,
    leftOut,
    ...(detail === "verdict only"
      ? []
      : sectionBlocks(recording, variant === undefined ? verdict : ofVariant(verdict, variant), chart)),
    ...(detail === "sections only" || detail === "verdict only"
      ? []
      : tableBlocks(recording, verdict, variant, detail)),
    briefFacts(recording, verdict, inMarkdown),
  ];
  return `${joinBlocks(blocks)}\n`;
}

/** What keeps the run from passing, and one line a section. */
function sectionBlocks(recording: Recording, verdict: Verdict, chart: string): string[] {
  const names = engineNames(recording);
  const warnings = truncateList(
    maxWarnings,
    recording.warnings,
    (more) => `and ${plural(more, "more warning")}`,
  );
  return [
    problemList(verdict, names),
    remedyLine(verdict),
    uncertainLine(verdict),
    verdict.sections.length === 0 ? "" : drawTable(sectionTable(verdict.sections, inMarkdownCell)),
    chart,
    baseBlock(verdict, names),
    ...durabilityWarnings(verdict, names, inMarkdown).map((warning) => `Note: ${warning}`),
    ...warnings.map((warning) => `Note: ${inMarkdown(warning)}`),
  ];
}

/** The tests' tables, what they mean, and how it was measured. */
function tableBlocks(
  recording: Recording,
  verdict: Verdict,
  variant: Variant | undefined,
  detail: "full" | "without latencies" | "without passing rows",
): string[] {
  const names = engineNames(recording);
  const rows: Rows = detail === "without passing rows" ? "not passing" : "all";
  const latencies = detail === "full" ? sectionLatencies(recording, verdict) : [];
  return [
    ...(variant === undefined
      ? variantDetails(verdict, names, rows, latencies)
      : variantTables(verdict, variant, names, rows, latencies)),
    fold("What the figures mean", drawList(notes(recording, verdict, names, inMarkdown))),
    fold("How this was measured", measuredHow(recording, verdict)),
  ];
}

/** Of a verdict, what concerns one variant; what the whole run came to stays. */
function ofVariant(verdict: Verdict, variant: Variant): Verdict {
  const own = <One extends { readonly variant: Variant }>(all: readonly One[]) =>
    all.filter((one) => one.variant === variant);
  const { measurement, changes } = verdict;
  return {
    ...verdict,
    sections: own(verdict.sections),
    ...(changes === undefined
      ? {}
      : { changes: { ...changes, found: changes.found.filter(({ test }) => test.variant === variant) } }),
    measurement:
      measurement.state === "complete" ? measurement : { ...measurement, lacking: own(measurement.lacking) },
  };
}

function problemList(verdict: Verdict, names: EngineNames): string {
  const lines = problems(verdict, names, inMarkdown).map(({ name, reason }) => `${name}: ${reason}`);
  return drawList(
    truncateList(maxProblems, lines, (more) => `and ${plural(more, "more row")}, bold in the tables`),
  );
}

function remedyLine(verdict: Verdict): string {
  const all = remedies(verdict);
  return all.length === 0 ? "" : `What would help: ${all.join("; ")}.`;
}

function uncertainLine(verdict: Verdict): string {
  const all = lowConfidence(verdict, inMarkdown);
  const shown = truncateList(
    maxLowConfidence,
    all,
    (more) => `and ${count(more)} more, marked in the tables`,
  );
  return all.length === 0 ? "" : `Passes with low confidence: ${shown.join(", ")}.`;
}

function baseBlock(verdict: Verdict, names: EngineNames): string {
  const found = baseReport(verdict, names, inMarkdown);
  if (found === undefined) return "";
  return joinBlocks([
    `**Against the base**: ${found.summary}`,
    drawList([...found.changes, ...found.commits, ...found.failures]),
  ]);
}

function measuredHow(recording: Recording, verdict: Verdict): string {
  const facts = runFacts(recording, verdict, inMarkdown).map(({ label, value }) => `${label}: ${value}`);
  const engines = engineTable(recording);
  const durability = durabilityTable(verdict, engineNames(recording), inMarkdownCell);
  return joinBlocks([
    drawList(facts),
    durability === undefined ? "" : drawTable(durability),
    engines.rows.length === 0 ? "" : drawTable(engines),
  ]);
}

/** The engines side by side, a row for each thing known of any. */
function engineTable({ engines }: Recording): Table {
  const present = rolesOf(engines).flatMap((role) => engines[role] ?? []);
  const shared = sharedOptions(engines);
  const facts = present.map((engine) => engineFacts(engine, inMarkdownCell, shared));
  const rows = (facts[0] ?? []).map(({ label }, index) => [label, ...facts.map((one) => one[index]?.value)]);
  return {
    columns: [
      { heading: "", align: "left" },
      ...present.map(({ name }) => ({ heading: inMarkdownCell(name), align: "left" }) as const),
    ],
    rows: rows
      .filter(([, ...values]) => values.some((value) => value !== undefined))
      .map((cells) => ({ cells: cells.map((cell) => cell ?? ""), alarming: false })),
  };
}
