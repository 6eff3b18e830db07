import { type Test, testPath } from "../../../model/test.ts";
import type { InstructionsData } from "../../../page/data/page-data.ts";
import type { OnPage } from "../../../page/data/part.ts";
import { at, type ReportPart } from "../../../report/blocks.ts";
import { type Escape, inPage } from "../../../report/format/escape.ts";
import { amountPer, count, signedHundredths } from "../../../report/format/figures.ts";
import { named, right, type Table } from "../../../report/format/table.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { type InstructionChange, type Instructions, instructionsOf } from "./compare.ts";
import { countsOf } from "./counts.ts";
import {
  countingText,
  functionText,
  functionTexts,
  instructionColumn,
  instructionNote,
  instructionReason,
  instructionTexts,
  instructionWarnings,
  mostChanges,
  uncountedReason,
} from "./words.ts";

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
};

export const instructionPage: NonNullable<OnPage["page"]> = {
  testData: (test, verdict, names) => ({ instructions: instructionData(test, verdict, names) }),
};

/** A page's data about a test's instructions; undefined if they were not to be counted. Texts are escaped. */
function instructionData(record: Test, verdict: Verdict, names: EngineNames): InstructionsData | undefined {
  const instructions = instructionsOf(verdict);
  const path = testPath(record);
  if (instructions === undefined || !instructions.asked.has(path)) return undefined;
  const isOwn = ({ test }: { readonly test: Parameters<typeof testPath>[0] }) => testPath(test) === path;
  const counted = instructions.tests.get(path);
  const { base, candidate } = counted?.instructions ?? {};
  const change = instructions.changes.find(isOwn);
  return {
    taken: counted?.instructions ?? {},
    statements: counted?.statements,
    ...(base === undefined || candidate === undefined ? {} : { change: (candidate - base) / base }),
    lines: [
      ...(change === undefined ? [] : [instructionReason(change, engineName(names, "base"))]),
      ...(change?.profile === undefined ? [] : [functionText(change.profile, verdict, inPage)]),
      ...instructions.uncounted.filter(isOwn).map(({ why }) => uncountedReason(why, verdict, inPage)),
    ],
  };
}

/** The tests whose instructions changed most against the base; undefined if none did. */
function instructionTable(
  instructions: Instructions | undefined,
  names: EngineNames,
  escapeText: Escape,
): Table | undefined {
  if (instructions === undefined || instructions.changes.length === 0) return undefined;
  return {
    columns: [
      ...named("Test"),
      ...right(engineName(names, "base"), names.candidate, "Change", "A statement", "A row"),
    ],
    rows: instructions.changes.slice(0, mostChanges).map((change) => ({
      cells: cellsOf(change, escapeText),
      highlighted: change.outcome !== "pass",
    })),
  };
}

function cellsOf(
  { test, base, candidate, share, ceiling, outcome, work }: InstructionChange,
  escapeText: Escape,
) {
  const over = outcome === "pass" ? "" : ` (over ${ceiling}%${outcome === "accepted" ? ", accepted" : ""})`;
  const rows = work.rows + work.changes;
  const change = (things: number) => (things === 0 ? "-" : signedAmount((candidate - base) / things));
  return [
    escapeText(testPath(test)),
    count(base),
    count(candidate),
    `${signedHundredths(share)}${over}`,
    change(work.statements),
    change(rows),
  ];
}

function signedAmount(value: number): string {
  return `${value < 0 ? "-" : "+"}${amountPer(Math.abs(value))}`;
}
