import { truncateList } from "../messages/truncate.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Recording } from "../model/recording.ts";
import type { Unit } from "../model/settings.ts";
import type { Variant } from "../model/test.ts";
import { mapFeatures } from "../verdict/finding.ts";
import type { Verdict } from "../verdict/judge.ts";
import {
  blocksAt,
  type Place,
  type ReportInput,
  type Reporting,
  type ReportPart,
  type ShownHistory,
  type WordStyle,
  wordsFor,
} from "./blocks.ts";
import { lowConfidence, remedies } from "./explain/close-calls.ts";
import { briefFacts, runFacts } from "./explain/facts.ts";
import { headline } from "./explain/headline.ts";
import { notes } from "./explain/notes.ts";
import { problems } from "./explain/problems.ts";
import { type EngineNames, engineNames } from "./format/engine-names.ts";
import { inMarkdown, inMarkdownCell } from "./format/escape.ts";
import { count, plural } from "./format/figures.ts";
import { drawBlock, drawDetails, drawList, drawTable, joinBlocks } from "./format/markdown-blocks.ts";
import { partsOf } from "./parts.ts";
import { link } from "./source.ts";
import { sectionThroughputs } from "./tables/connections-table.ts";
import { engineTable } from "./tables/engine-table.ts";
import { sectionLatencies } from "./tables/latency-table.ts";
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
  /** The figure that tables show for each engine; times if absent. */
  readonly unit?: Unit;
  /** A block below the section table, such as a chart. */
  readonly chart?: string;
  /** The comparison with earlier runs; the report says nothing about earlier runs if absent. */
  readonly history?: ShownHistory;
  /** A sentence on what is left out and where it is. */
  readonly leftOut?: string;
  /** Whose parts the report has. */
  readonly features?: readonly Reporting[];
}

const wordStyle: WordStyle = {
  text: inMarkdown,
  cell: inMarkdownCell,
  shortCell: inMarkdownCell,
  shortName: inMarkdownCell,
  link: (text, url) => (url === undefined ? text : link(text, url)),
};

/** The report for a comment or a job summary on GitHub. Ends with a line break. */
export function renderMarkdown(
  recording: Recording,
  verdict: Verdict,
  layout: Layout = { detail: "full" },
): string {
  const { detail, variant, chart = "", leftOut = "", history, features = [] } = layout;
  const parts = partsOf(features);
  const shown = variant === undefined ? verdict : ofVariant(verdict, variant);
  const words = wordsFor(recording, wordStyle);
  const { names } = words;
  const input: ReportInput = {
    recording,
    verdict: shown,
    runVerdict: verdict,
    words,
    parts,
    ...omitUndefined({ variant, history }),
  };
  const drawn = (place: Place) => blocksAt(place, parts, input).map(drawBlock);
  const sectionBlocks = () => [
    problemBlock(shown, names),
    ...drawn("beside the verdict"),
    remedyBlock(shown),
    lowConfidenceBlock(shown),
    shown.sections.length === 0 ? "" : drawTable(sectionTable(shown.sections, inMarkdownCell)),
    ...drawn("with the sections"),
    chart,
    ...drawn("below the sections"),
    ...warningBlocks(recording, shown, names, parts),
  ];
  const tableBlocks = () => [
    ...variantBlocks(recording, verdict, parts, layout),
    drawDetails("What the figures mean", drawList(notes(recording, verdict, names, parts))),
    drawDetails(
      "How this was measured",
      measurementBlock(recording, verdict, parts, drawn("in the details")),
    ),
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
  const { measurement, changes, acceptances, features } = verdict;
  return {
    ...verdict,
    sections: own(verdict.sections),
    ...omitUndefined({
      acceptances: acceptances && {
        ...acceptances,
        accepted: acceptances.accepted.filter(({ name }) => name.startsWith(`${variant}/`)),
      },
      changes: changes && { ...changes, found: changes.found.filter(({ test }) => test.variant === variant) },
    }),
    features: mapFeatures(features, (judged, judge) => judge.ofVariant(judged, variant)),
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

function warningBlocks(
  { warnings }: Recording,
  verdict: Verdict,
  names: EngineNames,
  parts: readonly ReportPart[],
): string[] {
  return [
    ...parts.flatMap((part) => part.warnings?.(verdict, names, inMarkdown) ?? []),
    ...truncateList(maxWarnings, warnings.map(inMarkdown), (more) => `and ${plural(more, "more warning")}`),
  ].map((warning) => `Note: ${warning}`);
}

function variantBlocks(
  recording: Recording,
  verdict: Verdict,
  parts: readonly ReportPart[],
  { detail, variant, unit }: Layout,
): string[] {
  const names = engineNames(recording, inMarkdownCell);
  const rows: Rows = detail === "without passing rows" ? "not passing" : "all";
  const times = {
    latencies: detail === "full" ? sectionLatencies(recording, verdict) : [],
    transactions: rows === "all" ? testTransactions(recording, verdict) : [],
    throughputs: rows === "all" ? sectionThroughputs(recording, verdict) : [],
  };
  const columns = parts.flatMap((part) => part.column?.(verdict) ?? []);
  const layout = { rows, columns, ...omitUndefined({ unit }) };
  return variant === undefined
    ? variantDetails(verdict, names, layout, times)
    : variantTables(verdict, variant, names, layout, times);
}

function measurementBlock(
  recording: Recording,
  verdict: Verdict,
  parts: readonly ReportPart[],
  others: readonly string[],
): string {
  const facts = runFacts(recording, verdict, inMarkdown, parts).map(
    ({ label, value }) => `${label}: ${value}`,
  );
  const engines = engineTable(recording, verdict, inMarkdownCell);
  return joinBlocks([
    verdict.untrusted ? "As the measuring job reports, unverified where it is quoted:" : "",
    drawList(facts),
    ...others,
    engines.rows.length === 0 ? "" : drawTable(engines),
  ]);
}
