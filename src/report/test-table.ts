import type { Unmeasured, Warning } from "../verdict/comparison.ts";
import type { Judged, SectionVerdict, TestVerdict } from "../verdict/verdict.ts";
import type { EngineNames } from "./engine-names.ts";
import type { Quote } from "./escape.ts";
import { count, microseconds, multiplier, noise } from "./figures.ts";
import type { Column, Row, Table } from "./table.ts";

/** A row before the columns that nothing is said in are left out. */
interface FullRow {
  readonly figures: readonly [test: string, baseline: string, candidate: string, multiplier: string];
  readonly noise: string;
  readonly note: string;
  readonly alarming: boolean;
}

/**
 * One section's tests and their average. The columns for noise and notes are there where a row has any.
 * @param notesShown how many notes a row may have
 */
export function testTable(
  { tests, judged, missing }: SectionVerdict,
  names: EngineNames,
  quote: Quote,
  notesShown = Number.POSITIVE_INFINITY,
): Table {
  const rows = [
    ...tests.map((test) => testRow(test, quote, notesShown)),
    averageRow(judged, missing, tests.length),
  ];
  const noisy = rows.some((row) => row.noise !== "");
  const noted = rows.some((row) => row.note !== "");
  const columns: Column[] = [
    { heading: "Test", align: "left" },
    { heading: `${quote(names.baseline)} (us)`, align: "right" },
    { heading: `${quote(names.candidate)} (us)`, align: "right" },
    { heading: "Multiplier", align: "right" },
    ...(noisy ? [{ heading: "Noise", align: "right" } as const] : []),
    ...(noted ? [{ heading: "Note", align: "left" } as const] : []),
  ];
  return { columns, rows: rows.map((row) => trim(row, noisy, noted)) };
}

function trim({ figures, noise, note, alarming }: FullRow, noisy: boolean, noted: boolean): Row {
  return { cells: [...figures, ...(noisy ? [noise] : []), ...(noted ? [note] : [])], alarming };
}

function testRow({ comparison, judged }: TestVerdict, quote: Quote, notesShown: number): FullRow {
  const name = quote(comparison.workload);
  if (comparison.state !== "measured")
    return { figures: [name, "-", "-", "-"], noise: "", note: lackNote(comparison), alarming: true };
  const { medianNs, multiplier: value, noisePercent, warnings } = comparison;
  const notes = [...outcomeNotes(judged), ...warnings.map(warningNote)].slice(0, notesShown);
  return {
    figures: [
      name,
      microseconds(medianNs.baseline),
      microseconds(medianNs.candidate),
      multiplier(value, judged?.ceiling),
    ],
    noise: noisePercent === undefined ? "" : noise(noisePercent),
    note: notes.join(", "),
    alarming: judged?.outcome !== "pass",
  };
}

function averageRow(judged: Judged | undefined, missing: number, total: number): FullRow {
  const gaps = missing > 0 ? [`${count(missing)} of ${count(total)} missing`] : [];
  return {
    figures: ["Average", "", "", judged === undefined ? "-" : multiplier(judged.multiplier, judged.ceiling)],
    noise: "",
    note: [...outcomeNotes(judged), ...gaps].join(", "),
    alarming: missing > 0 || judged?.outcome !== "pass",
  };
}

function outcomeNotes(judged: Judged | undefined): string[] {
  if (judged === undefined || judged.outcome === "pass") return [];
  return [judged.outcome === "fail" ? `over ${judged.ceiling}x` : "undecided"];
}

function lackNote(comparison: Unmeasured): string {
  if (comparison.state === "missing") return "no result";
  const reasons = { crash: "crash", error: "error", differs: "differs" } as const;
  return [...new Set(comparison.failures.map(({ reason }) => reasons[reason]))].join(", ");
}

function warningNote(warning: Warning): string {
  return warning.kind === "short" ? "under 5 ms" : `${count(warning.samples)} unpaired`;
}
