import { styleText } from "node:util";
import { truncateList } from "../messages/truncate.ts";
import { rolesOf } from "../model/engine.ts";
import type { Recording } from "../model/recording.ts";
import type { SectionVerdict, Verdict } from "../verdict/judge.ts";
import { baseReport } from "./explain/base-report.ts";
import { lowConfidence, nearMisses, nearShare, remedies } from "./explain/close-calls.ts";
import { durabilityWarnings } from "./explain/durability.ts";
import { engineFacts, sharedOptions } from "./explain/engine-facts.ts";
import { briefFacts, runFacts } from "./explain/facts.ts";
import { headline } from "./explain/headline.ts";
import { notes } from "./explain/notes.ts";
import { averageParts } from "./explain/outcome-reasons.ts";
import { problems } from "./explain/problems.ts";
import { type EngineNames, engineNames } from "./format/engine-names.ts";
import { type Escape, inTerminal } from "./format/escape.ts";
import { percent, plural } from "./format/figures.ts";
import { cutToWidth, drawTextTable, type Line, terminalWidth, wrap } from "./format/text-layout.ts";
import { kindHeadings, storageHeadings } from "./format/words.ts";
import { durabilityTable } from "./tables/durability-table.ts";
import { narrowLatencyTable, type SectionLatencies, sectionLatencies } from "./tables/latency-table.ts";
import { sectionTable } from "./tables/section-table.ts";
import { testTable } from "./tables/test-table.ts";

/** What a table has room for: the longest workload name is 24 long. */
const maxNameWidth = 26;
const maxEngineNameWidth = 12;

/** A run that the time limit cut short has hundreds. */
const maxProblems = 50;

const quoteName: Escape = (untrusted) => cutToWidth(inTerminal(untrusted), maxNameWidth);

/**
 * The report for a terminal of 100 columns. The verdict is its first line, and its last, since the tables push the
 * first out of sight; what keeps the run from passing stands right above the last. Ends with a line break.
 */
export function renderTerminal(
  recording: Recording,
  verdict: Verdict,
  { colour = false }: { readonly colour?: boolean } = {},
): string {
  const names = engineNames(recording);
  const blocks: Line[][] = [
    sentence(recording, verdict),
    ...verdict.sections.map((section) => sectionLines(section, names)),
    ...sectionLatencies(recording, verdict).map((section) => latencyLines(section, names)),
    block("What the figures mean", notes(recording, verdict, names, inTerminal)),
    block("How this was measured", measuredHow(recording, verdict)),
    commitLines(verdict, names),
    verdict.sections.length === 0
      ? []
      : [heading("Sections"), ...drawTextTable(sectionTable(verdict.sections, quoteName), "  ")],
    baseTextLines(verdict, names),
    block("Notes", [
      ...durabilityWarnings(verdict, names, inTerminal),
      ...recording.warnings.map(inTerminal),
    ]),
    block(`Within ${percent(nearShare)} of the ceiling`, nearMisses(verdict, inTerminal)),
    block("Passing with low confidence", lowConfidence(verdict, inTerminal)),
    block("What keeps the run from passing", problemTexts(verdict, names), "alarm"),
    sentence(recording, verdict),
  ];
  const texts = blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => (colour ? paint(line) : line.text)).join("\n"));
  return `${texts.join("\n\n")}\n`;
}

/** The verdict in one sentence. */
function sentence(recording: Recording, verdict: Verdict): Line[] {
  const { word, rest } = headline(recording, verdict, inTerminal);
  const look = { pass: "good", fail: "alarm", inconclusive: "doubt" } as const;
  return wrap(`${word}: ${rest}`, "", "  ").map((text) => ({ text, look: look[verdict.outcome] }));
}

function sectionLines(section: SectionVerdict, names: EngineNames): Line[] {
  const { variant, storage, kind, parts } = section;
  const average = parts && averageParts(parts, quoteName);
  return [
    heading(`${variant}, ${storageHeadings[storage]}, ${kindHeadings[kind]}`),
    ...drawTextTable(testTable(section, shortened(names), quoteName, "short"), "  "),
    ...(average === undefined ? [] : lines(`Average: ${average}.`)),
  ];
}

function shortened({ baseline, candidate, base }: EngineNames): EngineNames {
  const short = (name: string) => cutToWidth(inTerminal(name), maxEngineNameWidth);
  return {
    baseline: short(baseline),
    candidate: short(candidate),
    ...(base === undefined ? {} : { base: short(base) }),
  };
}

function latencyLines(section: SectionLatencies, names: EngineNames): Line[] {
  const { variant, storage, kind } = section;
  return [
    heading(`Statement latencies: ${variant}, ${storageHeadings[storage]}, ${kindHeadings[kind]}`),
    ...drawTextTable(narrowLatencyTable(section, shortened(names), quoteName), "  "),
  ];
}

function baseTextLines(verdict: Verdict, names: EngineNames): Line[] {
  const found = baseReport(verdict, names, inTerminal);
  if (found === undefined) return [];
  return block("Against the base", [found.summary, ...found.changes, ...found.commits, ...found.failures]);
}

function commitLines(verdict: Verdict, names: EngineNames): Line[] {
  const table = durabilityTable(verdict, names, inTerminal);
  return table === undefined
    ? []
    : [heading("What each commit asked of the system"), ...drawTextTable(table, "  ")];
}

function measuredHow(recording: Recording, verdict: Verdict): string[] {
  const engines = rolesOf(recording.engines).flatMap((role) => {
    const engine = recording.engines[role];
    if (engine === undefined) return [];
    const known = engineFacts(engine, inTerminal, sharedOptions(recording.engines)).filter(
      ({ value }) => value !== undefined,
    );
    const facts = known.map(({ label, value }) => `${label}: ${value}`).join("; ");
    return facts === "" ? [] : [`${inTerminal(engine.name)}: ${facts}`];
  });
  const facts = runFacts(recording, verdict, inTerminal).map(({ label, value }) => `${label}: ${value}`);
  return [briefFacts(recording, verdict, inTerminal), ...facts, ...engines];
}

function problemTexts(verdict: Verdict, names: EngineNames): string[] {
  const texts = problems(verdict, names, inTerminal).map(({ name, reason }) => `${name}: ${reason}`);
  const helpful = remedies(verdict);
  return [
    ...truncateList(maxProblems, texts, (more) => `and ${plural(more, "more row")}, marked in the tables`),
    ...(helpful.length === 0 ? [] : [`What would help: ${helpful.join("; ")}.`]),
  ];
}

/** Wrapped lines under a heading; nothing where there are none. */
function block(title: string, texts: readonly string[], look: Line["look"] = "plain"): Line[] {
  if (texts.length === 0) return [];
  return [heading(title), ...texts.flatMap((text) => lines(text, look))];
}

function lines(text: string, look: Line["look"] = "plain"): Line[] {
  return wrap(text, "  ", "    ").map((line) => ({ text: line, look }));
}

function heading(text: string): Line {
  return { text: cutToWidth(text, terminalWidth), look: "heading" };
}

const looks = { plain: [], heading: ["bold"], good: ["green"], doubt: ["yellow"], alarm: ["red"] } as const;

function paint({ text, look }: Line): string {
  return styleText([...looks[look]], text, { validateStream: false });
}
