import { comparisonOfVariant } from "../history/compare.ts";
import type { HistoryRun } from "../history/run.ts";
import { growthOf } from "../verdict/growth.ts";
import { instructionsOf } from "../verdict/instructions.ts";
import type { Block, Place, PlacedBlock, ReportPart } from "./blocks.ts";
import { acceptedTexts, ignoredTexts } from "./explain/acceptances.ts";
import { baseDetails, baseReport } from "./explain/base-report.ts";
import { crossCheckReport } from "./explain/cross-check.ts";
import { historySentence } from "./explain/history.ts";
import { functionTexts, instructionTexts } from "./explain/instructions.ts";
import type { Escape } from "./format/escape.ts";
import { citeRun } from "./history/words.ts";
import { durabilityTable } from "./tables/durability-table.ts";
import { growthTable } from "./tables/growth-table.ts";
import { historyTable } from "./tables/history-table.ts";
import { instructionTable } from "./tables/instruction-table.ts";
import { machineTable } from "./tables/machine-table.ts";

const at = (place: Place, ...blocks: Block[]): PlacedBlock[] => blocks.map((block) => ({ place, block }));

const acceptances: ReportPart = {
  name: "acceptances",
  blocks: ({ verdict, words: { text, link } }) => {
    const items = [...acceptedTexts(verdict, text, link), ...ignoredTexts(verdict, text, link)];
    if (items.length === 0) return [];
    const blocks: Block[] = [{ kind: "list", items }];
    return at("beside the verdict", { kind: "section", title: "Accepted regressions", blocks });
  },
};

const growth: ReportPart = {
  name: "growth",
  blocks: ({ recording, verdict, words }) => {
    const found = growthOf(verdict.sections, recording.suite?.rows);
    const table = growthTable(found, words.shortNames, words.shortCell);
    const blocks: Block[] = [{ kind: "table", table }];
    return at("with the sections", { kind: "details", summary: "Growth with the size of the table", blocks });
  },
};

const machines: ReportPart = {
  name: "machines",
  blocks: ({ recording, runVerdict, words }) => {
    const table = machineTable(recording, runVerdict, words.shortCell);
    return at("in the details", { kind: "table", title: "Machines", table });
  },
};

const durability: ReportPart = {
  name: "durability",
  blocks: ({ recording, runVerdict, words }) => {
    const table = durabilityTable(runVerdict, words.cellNames, recording.machine?.flushNs);
    return at("in the details", { kind: "table", title: "What each commit asked of the system", table });
  },
};

const base: ReportPart = {
  name: "base",
  blocks: ({ verdict, words }) => {
    const found = baseReport(verdict, words.names, words.text);
    if (found === undefined) return [];
    const blocks: Block[] = [
      { kind: "text", text: found.summary },
      { kind: "list", items: baseDetails(found) },
    ];
    return at("below the sections", { kind: "section", title: "Against the base", blocks });
  },
};

const instructions: ReportPart = {
  name: "instructions",
  blocks: ({ verdict, words }) => {
    const [summary, ...others] = instructionTexts(verdict, words.names, words.text);
    if (summary === undefined) return [];
    const table = instructionTable(instructionsOf(verdict), words.shortNames, words.cell);
    const items = functionTexts(verdict, words.text);
    return at(
      "below the sections",
      {
        kind: "section",
        title: "Instructions against the base",
        blocks: [
          { kind: "text", lead: "Instructions", text: summary.replace(/^Instructions: /, "") },
          ...others.map((text) => ({ kind: "text", text }) as const),
        ],
      },
      { kind: "table", title: "Instructions that changed", table },
      { kind: "details", summary: "The functions that changed", blocks: [{ kind: "list", items }] },
    );
  },
};

const crossCheck: ReportPart = {
  name: "cross-check",
  blocks: ({ recording, runVerdict, words }) => {
    const report = crossCheckReport(recording, runVerdict, words.text);
    if (report === undefined) return [];
    const table: Block = { kind: "table", table: report.table };
    const blocks: Block[] = [
      { kind: "text", text: report.summary },
      { kind: "details", summary: "What it has measured", blocks: [table] },
    ];
    return at("below the sections", { kind: "section", title: "Cross-check", blocks });
  },
};

const history: ReportPart = {
  name: "history",
  blocks: ({ history, variant, words }) => {
    if (history === undefined) return [];
    const { comparison: all, hasTable, commitUrl } = history;
    const comparison = variant === undefined ? all : comparisonOfVariant(all, variant);
    const cite = (escapeText: Escape) => (run: HistoryRun) =>
      words.link(citeRun(escapeText)(run), run.commit === undefined ? undefined : commitUrl?.(run.commit));
    const sentence = historySentence(comparison, words.text, cite(words.text));
    if (sentence === undefined) return [];
    const table = hasTable ? historyTable(comparison, words.cell, cite(words.cell)) : undefined;
    const blocks: Block[] = [
      { kind: "text", text: sentence },
      { kind: "table", table },
    ];
    return at("below the sections", { kind: "section", title: "Against earlier runs", blocks });
  },
};

/** The parts of a report that the core does not need, in the order in which they stand at one place. */
export const featureParts: readonly ReportPart[] = [
  acceptances,
  growth,
  machines,
  durability,
  base,
  instructions,
  crossCheck,
  history,
];
