import { testVerdicts, type Verdict } from "../verdict/verdict.ts";
import type { EngineNames } from "./engine-names.ts";
import type { Quote } from "./escape.ts";
import { columnNotes, storageNotes, timingNote } from "./words.ts";

/** What the figures of this report mean: notes on what it does not show are left out. */
export function notes(verdict: Verdict, names: EngineNames, quote: Quote): string[] {
  const shown = new Set(verdict.sections.map(({ storage }) => storage));
  const measured = testVerdicts(verdict).flatMap(({ comparison }) =>
    comparison.state === "measured" ? [comparison] : [],
  );
  const noisy = measured.some(({ noisePercent }) => noisePercent !== undefined);
  const short = measured.some(({ warnings }) => warnings.some(({ kind }) => kind === "short"));
  return [
    ...[...shown].flatMap((storage) => storageNotes[storage]),
    timingNote,
    `Multiplier: the median of ${quote(names.candidate)} / the median of ${quote(names.baseline)}, so above 1 is slower.`,
    columnNotes.average,
    columnNotes.headroom,
    ...(noisy ? [columnNotes.noise] : []),
    ...(short ? [columnNotes.short] : []),
  ];
}
