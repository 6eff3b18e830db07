import { testPath } from "../../model/test.ts";
import type { InstructionChange, Instructions } from "../../verdict/instructions.ts";
import { mostChanges } from "../explain/instructions.ts";
import { type EngineNames, engineName } from "../format/engine-names.ts";
import type { Escape } from "../format/escape.ts";
import { amountPer, count, signedHundredths } from "../format/figures.ts";
import type { Table } from "../format/table.ts";

/** The tests whose instructions changed most against the base; undefined if none did. */
export function instructionTable(
  instructions: Instructions | undefined,
  names: EngineNames,
  escapeText: Escape,
): Table | undefined {
  if (instructions === undefined || instructions.changes.length === 0) return undefined;
  return {
    columns: [
      { heading: "Test", align: "left" },
      { heading: engineName(names, "base"), align: "right" },
      { heading: names.candidate, align: "right" },
      { heading: "Change", align: "right" },
      { heading: "A statement", align: "right" },
      { heading: "A row", align: "right" },
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
