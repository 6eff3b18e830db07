import { countsOf } from "../../model/instructions.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import { at, type ReportPart } from "../../report/blocks.ts";
import {
  countingText,
  functionTexts,
  instructionColumn,
  instructionNote,
  instructionTexts,
  instructionWarnings,
} from "../../report/explain/instructions.ts";
import { instructionData } from "../../report/html/instruction-data.ts";
import { instructionTable } from "../../report/tables/instruction-table.ts";
import { instructionsOf } from "../../verdict/instructions.ts";

export const instructionReport: ReportPart = {
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
      { kind: "details", title: "The functions that changed", blocks: [{ kind: "list", items }] },
    );
  },
  warnings: (verdict, _, escapeText) => instructionWarnings(verdict, escapeText),
  notes: (verdict) => ((instructionsOf(verdict)?.tests.size ?? 0) === 0 ? [] : [instructionNote]),
  facts: (recording, escapeFact) => {
    const counts = countsOf(recording);
    return counts === undefined ? [] : [{ label: "Instructions", value: countingText(counts, escapeFact) }];
  },
  column: instructionColumn,
  testData: (test, verdict, names) => omitUndefined({ instructions: instructionData(test, verdict, names) }),
};
