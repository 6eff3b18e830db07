import { styleText } from "node:util";
import type { RunComparison } from "../history/compare.ts";
import { truncateList } from "../messages/truncate.ts";
import { type EngineFacts, rolesOf } from "../model/engine.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Recording } from "../model/recording.ts";
import type { Unit } from "../model/settings.ts";
import type { SectionVerdict, Verdict } from "../verdict/judge.ts";
import {
  type Block,
  blocksAt,
  type Place,
  type ReportInput,
  type Reporting,
  type ReportPart,
  type WordStyle,
  wordsFor,
} from "./blocks.ts";
import { lowConfidence, nearMisses, nearMissShare, remedies } from "./explain/close-calls.ts";
import { engineFacts, sharedOptions } from "./explain/engine-facts.ts";
import { briefFacts, runFacts } from "./explain/facts.ts";
import { headline } from "./explain/headline.ts";
import { notes } from "./explain/notes.ts";
import { averageParts } from "./explain/outcome-reasons.ts";
import { problems } from "./explain/problems.ts";
import type { EngineNames } from "./format/engine-names.ts";
import { type Escape, escapeClaim, inTerminal } from "./format/escape.ts";
import { percent, plural } from "./format/figures.ts";
import type { Table } from "./format/table.ts";
import { cutToWidth, drawTextTable, type Line, terminalWidth, wrap } from "./format/text-layout.ts";
import { kindHeadings, storageHeadings } from "./format/words.ts";
import { partsOf } from "./parts.ts";
import {
  narrowThroughputTable,
  repeatedTexts,
  type SectionThroughput,
  sectionThroughputs,
} from "./tables/connections-table.ts";
import { narrowLatencyTable, type SectionLatencies, sectionLatencies } from "./tables/latency-table.ts";
import { sectionTable } from "./tables/section-table.ts";
import { testTable } from "./tables/test-table.ts";
import { throughputTexts } from "./tables/throughput.ts";
import {
  narrowTransactionTable,
  type TestTransactions,
  testTransactions,
  throughputText,
} from "./tables/transaction-table.ts";

/** The longest workload name of the suite has 24 columns. */
const maxNameWidth = 26;
const maxEngineNameWidth = 12;

/** A run that the time limit ended has hundreds. */
const maxProblems = 50;

const shortName: Escape = (untrusted) => cutToWidth(inTerminal(untrusted), maxNameWidth);
const shortEngineName: Escape = (untrusted) => cutToWidth(inTerminal(untrusted), maxEngineNameWidth);

/** How the report is shown. */
export interface TerminalLayout {
  /** Whether the text has colours; no colours if absent. */
  readonly colour?: boolean;
  /** The figure that tables show for each engine; times if absent. */
  readonly unit?: Unit;
  /** The comparison with earlier runs; the report says nothing about earlier runs if absent. */
  readonly history?: RunComparison;
  /** Whose parts the report has. */
  readonly features?: readonly Reporting[];
}

const wordStyle: WordStyle = {
  text: inTerminal,
  cell: inTerminal,
  shortCell: shortName,
  shortName: shortEngineName,
  link: (text, url) => (url === undefined ? text : `${text} (${inTerminal(url)})`),
};

/**
 * The report for a terminal of 100 columns. Ends with a line break. The verdict is the first line and, since the tables
 * scroll it off the screen, the last; what keeps the run from passing is right above it.
 */
export function renderTerminal(
  recording: Recording,
  verdict: Verdict,
  { colour = false, unit, history, features = [] }: TerminalLayout = {},
): string {
  const parts = partsOf(features);
  const words = wordsFor(recording, wordStyle);
  const { names, shortNames } = words;
  const input: ReportInput = {
    recording,
    verdict,
    runVerdict: verdict,
    words,
    parts,
    ...omitUndefined({ history: history && { comparison: history, hasTable: false } }),
  };
  const drawn = (place: Place) => blocksAt(place, parts, input).map((block) => blockLines(block));
  const blocks: Line[][] = [
    headlineBlock(recording, verdict),
    ...verdict.sections.map((section) => testBlock(section, shortNames, unit)),
    ...testTransactions(recording, verdict).map((test) => transactionBlock(test, shortNames)),
    ...sectionThroughputs(recording, verdict).map((section) => throughputBlock(section, shortNames)),
    ...sectionLatencies(recording, verdict).map((section) => latencyBlock(section, shortNames)),
    textBlock("What the figures mean", notes(recording, verdict, names, parts)),
    textBlock("How this was measured", measurementTexts(recording, verdict, parts)),
    ...drawn("with the sections"),
    ...drawn("in the details"),
    tableBlock("Sections", sectionTable(verdict.sections, shortName)),
    ...drawn("below the sections"),
    textBlock("Notes", [
      ...parts.flatMap((part) => part.warnings?.(verdict, names, inTerminal) ?? []),
      ...recording.warnings.map(inTerminal),
    ]),
    textBlock(`Within ${percent(nearMissShare)} of the ceiling`, nearMisses(verdict, inTerminal)),
    textBlock("Passing with low confidence", lowConfidence(verdict, inTerminal)),
    ...drawn("beside the verdict"),
    textBlock("What keeps the run from passing", problemTexts(verdict, names), "error"),
    headlineBlock(recording, verdict),
  ];
  const texts = blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => (colour ? paint(line) : line.text)).join("\n"));
  return `${texts.join("\n\n")}\n`;
}

const outcomeStyles = {
  pass: "success",
  accepted: "warning",
  fail: "error",
  inconclusive: "warning",
} as const;

function headlineBlock(recording: Recording, verdict: Verdict): Line[] {
  const { word, rest } = headline(recording, verdict, inTerminal);
  const style = outcomeStyles[verdict.outcome];
  return wrap(`${word}: ${rest}`, "", "  ").map((text) => ({ text, style }));
}

function testBlock(section: SectionVerdict, names: EngineNames, unit: Unit | undefined): Line[] {
  const { variant, storage, kind, parts } = section;
  const average = parts && averageParts(parts, shortName);
  return [
    heading(`${variant}, ${storageHeadings[storage]}, ${kindHeadings[kind]}`),
    ...drawTextTable(
      testTable(section, names, shortName, { notes: "short", ...omitUndefined({ unit }) }),
      "  ",
    ),
    ...throughputTexts(section, names, shortName, unit).flatMap((text) => textLines(text)),
    ...(average === undefined ? [] : textLines(`Average: ${average}.`)),
  ];
}

function throughputBlock(section: SectionThroughput, names: EngineNames): Line[] {
  const { variant, storage, kind } = section;
  return [
    heading(`Throughput: ${variant}, ${storageHeadings[storage]}, ${kindHeadings[kind]}`),
    ...drawTextTable(narrowThroughputTable(section, names, shortName), "  "),
    ...repeatedTexts(section, names, shortName).flatMap((text) => textLines(text)),
  ];
}

function latencyBlock(section: SectionLatencies, names: EngineNames): Line[] {
  const { variant, storage, kind } = section;
  return [
    heading(`Statement latencies: ${variant}, ${storageHeadings[storage]}, ${kindHeadings[kind]}`),
    ...drawTextTable(narrowLatencyTable(section, names, shortName), "  "),
  ];
}

function transactionBlock(test: TestTransactions, names: EngineNames): Line[] {
  const { variant, storage, kinds } = test;
  return [
    heading(`Transactions: ${variant}, ${storageHeadings[storage]}`),
    ...textLines(`${throughputText(test, names)}.`),
    ...(kinds.length === 0 ? [] : drawTextTable(narrowTransactionTable(test, names, shortName), "  ")),
  ];
}

function measurementTexts(recording: Recording, verdict: Verdict, parts: readonly ReportPart[]): string[] {
  const { engines } = recording;
  const shared = sharedOptions(engines);
  const escapeFact = escapeClaim(inTerminal, verdict);
  const facts = runFacts(recording, verdict, inTerminal, parts).map(
    ({ label, value }) => `${label}: ${value}`,
  );
  return [
    briefFacts(recording, verdict, inTerminal),
    ...facts,
    ...rolesOf(engines).flatMap((role) => engineText(engines[role], shared, escapeFact)),
  ];
}

/** Nothing if no fact about the engine is known. */
function engineText(
  engine: EngineFacts | undefined,
  shared: ReadonlySet<string>,
  escapeFact: Escape,
): string[] {
  if (engine === undefined) return [];
  const known = engineFacts(engine, escapeFact, shared).filter(({ value }) => value !== undefined);
  if (known.length === 0) return [];
  return [`${inTerminal(engine.name)}: ${known.map(({ label, value }) => `${label}: ${value}`).join("; ")}`];
}

function problemTexts(verdict: Verdict, names: EngineNames): string[] {
  const texts = problems(verdict, names, inTerminal).map(({ name, reason }) => `${name}: ${reason}`);
  const helpful = remedies(verdict);
  return [
    ...truncateList(maxProblems, texts, (more) => `and ${plural(more, "more row")}, marked in the tables`),
    ...(helpful.length === 0 ? [] : [`What would help: ${helpful.join("; ")}.`]),
  ];
}

/** A block's lines; headings of blocks within a section are left out. */
function blockLines(block: Block, inSection = false): Line[] {
  const titled = (title: string | undefined, lines: Line[]): Line[] =>
    title === undefined || inSection || lines.length === 0 ? lines : [heading(title), ...lines];
  switch (block.kind) {
    case "text":
      return textLines(block.lead === undefined ? block.text : `${block.lead}: ${block.text}`);
    case "list":
      return block.items.flatMap((item) => textLines(item));
    case "table":
      return block.table === undefined || block.table.rows.length === 0
        ? []
        : titled(block.title, drawTextTable(block.table, "  "));
    case "details":
      return titled(
        block.summary,
        block.blocks.flatMap((one) => blockLines(one, true)),
      );
    case "section":
      return titled(
        block.title,
        block.blocks.flatMap((one) => blockLines(one, true)),
      );
  }
}

/** A table under a heading; nothing if it has no rows. */
function tableBlock(title: string, table: Table | undefined): Line[] {
  if (table === undefined || table.rows.length === 0) return [];
  return [heading(title), ...drawTextTable(table, "  ")];
}

/** Wrapped texts under a heading; nothing if there are none. */
function textBlock(title: string, texts: readonly string[], style: Line["style"] = "plain"): Line[] {
  if (texts.length === 0) return [];
  return [heading(title), ...texts.flatMap((text) => textLines(text, style))];
}

function textLines(text: string, style: Line["style"] = "plain"): Line[] {
  return wrap(text, "  ", "    ").map((line) => ({ text: line, style }));
}

function heading(text: string): Line {
  return { text: cutToWidth(text, terminalWidth), style: "heading" };
}

const styles = {
  plain: [],
  heading: ["bold"],
  success: ["green"],
  warning: ["yellow"],
  error: ["red"],
} as const;

function paint({ text, style }: Line): string {
  return styleText([...styles[style]], text, { validateStream: false });
}
