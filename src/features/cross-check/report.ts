import { at, type Block, type ReportPart } from "../../report/blocks.ts";
import { crossCheckReport } from "../../report/explain/cross-check.ts";

export const crossCheckPart: ReportPart = {
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
