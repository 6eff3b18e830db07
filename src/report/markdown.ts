import { type Recording, roles } from "../measure/recording.ts";
import type { Verdict } from "../verdict/verdict.ts";
import { engineFacts } from "./engine-facts.ts";
import { engineNames } from "./engine-names.ts";
import { inMarkdown, inMarkdownCell } from "./escape.ts";
import { briefFacts, runFacts } from "./facts.ts";
import { counted } from "./figures.ts";
import { headline } from "./headline.ts";
import { drawList, drawTable, fold, joinBlocks } from "./markdown-blocks.ts";
import { variantDetails } from "./markdown-variants.ts";
import { notes } from "./notes.ts";
import { problems } from "./problems.ts";
import { sectionTable } from "./section-table.ts";
import type { Table } from "./table.ts";

/** More would push the section table out of sight; the tables mark them all. */
const mostProblems = 20;

/**
 * The report as GitHub shows it in a comment or a job summary: the verdict, what keeps the run from passing, one
 * line a section, the tables of each variant folded, and how it was measured. Ends with a line break.
 */
export function renderMarkdown(recording: Recording, verdict: Verdict): string {
  const names = engineNames(recording);
  const { word, rest } = headline(verdict, inMarkdown);
  const blocks = [
    `**${word}**: ${rest}`,
    problemList(recording, verdict),
    verdict.sections.length === 0 ? "" : drawTable(sectionTable(verdict.sections, inMarkdownCell)),
    ...recording.warnings.map((warning) => `Note: ${inMarkdown(warning)}`),
    ...variantDetails(verdict, names),
    fold("What the figures mean", drawList(notes(verdict, names, inMarkdown))),
    fold("How this was measured", measuredHow(recording, verdict)),
    briefFacts(recording, verdict, inMarkdown),
  ];
  return `${joinBlocks(blocks)}\n`;
}

function problemList(recording: Recording, verdict: Verdict): string {
  const all = problems(verdict, engineNames(recording), inMarkdown);
  const more = all.length - mostProblems;
  return drawList([
    ...all.slice(0, mostProblems).map(({ name, reason }) => `${name}: ${reason}`),
    ...(more > 0 ? [`and ${counted(more, "more row")}, bold in the tables`] : []),
  ]);
}

function measuredHow(recording: Recording, verdict: Verdict): string {
  const facts = runFacts(recording, verdict, inMarkdown).map(({ label, value }) => `${label}: ${value}`);
  const engines = engineTable(recording);
  return joinBlocks([drawList(facts), engines.rows.length === 0 ? "" : drawTable(engines)]);
}

/** The engines side by side, a row for each thing known of either. */
function engineTable({ engines }: Recording): Table {
  const [baseline, candidate] = roles.map((role) => engineFacts(engines[role], inMarkdownCell));
  const rows = (baseline ?? []).map(({ label, value }, index) => [label, value, candidate?.[index]?.value]);
  return {
    columns: [
      { heading: "", align: "left" },
      ...roles.map((role) => ({ heading: inMarkdownCell(engines[role].name), align: "left" }) as const),
    ],
    rows: rows
      .filter(([, ...values]) => values.some((value) => value !== undefined))
      .map((cells) => ({ cells: cells.map((cell) => cell ?? ""), alarming: false })),
  };
}
