import type { CommandWorld, Feature } from "../../commands/feature.ts";
import { comparisonOfVariant } from "../../history/compare.ts";
import type { HistoryRun } from "../../history/run.ts";
import type { HistoryCommand } from "../../options/cli-arguments.ts";
import type { Block } from "../../report/block.ts";
import { at, type ReportPart } from "../../report/blocks.ts";
import { historySentence } from "../../report/explain/history.ts";
import type { Escape } from "../../report/format/escape.ts";
import { citeRun } from "../../report/history/words.ts";
import { historyTable } from "../../report/tables/history-table.ts";

const historyReport: ReportPart = {
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

const command = async (given: HistoryCommand, world: CommandWorld) =>
  (await import("./command.ts")).historyCommand(given, world);

/** The figures of earlier runs, and what became of each test over time. */
export const history: Feature = {
  name: "history",
  report: historyReport,
  commands: {
    "history add": command,
    "history list": command,
    "history show": command,
    "history trend": command,
    "history export": command,
    "history verify": command,
  },
};
