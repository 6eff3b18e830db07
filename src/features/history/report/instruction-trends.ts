import type { Escape } from "../../../report/format/escape.ts";
import { count, plural, signedHundredths } from "../../../report/format/figures.ts";
import type { InstructionTrend } from "../runs/instruction-trends.ts";
import type { HistoryRun } from "../runs/run.ts";
import { sparkline } from "./sparkline.ts";
import { citeRun, dayOf } from "./words.ts";

/** `Instructions: of 69 tests that were counted, 3 changed.`; nothing if none were counted. */
export function instructionSummary(trends: readonly InstructionTrend[]): string[] {
  if (trends.length === 0) return [];
  const changed = trends.filter(({ changes }) => changes.length > 0).length;
  const broken = trends.filter(({ breaks }) => breaks.length > 0).length;
  const incomparable =
    broken === 0
      ? ""
      : ` Of ${count(broken)}, some counts are not comparable: they were taken in another way.`;
  return [
    `Instructions: of ${plural(trends.length, "test")} that were counted, ${count(changed)} changed.${incomparable}`,
  ];
}

/** A test's instructions over the runs, and a line for each change and for what cannot be compared. Texts are escaped. */
export function instructionTrendText(
  runs: readonly HistoryRun[],
  { path, points, changes, breaks }: InstructionTrend,
  escapeText: Escape,
): { readonly head: string; readonly lines: readonly string[] } {
  const cite = (index: number) => {
    const run = runs[index];
    return run === undefined ? "?" : `${citeRun(escapeText)(run)} (${dayOf(run)})`;
  };
  const newest = points.at(-1)?.instructions ?? 0;
  const drawn = sparkline(points.map(({ instructions }) => Math.log(instructions)));
  return {
    head: [escapeText(path), ...(drawn === "" ? [] : [drawn]), `${count(newest)} instructions`].join(" "),
    lines: [
      ...changes.map(
        ({ before, after, share }) =>
          `${signedHundredths(share)}, from ${count(before.instructions)} to ${count(after.instructions)}, between ` +
          `${cite(before.run)} and ${cite(after.run)}`,
      ),
      ...breaks.map(
        ({ before, after, differs }) =>
          `not comparable: ${cite(before)} and ${cite(after)} have not the same ${differs.join(", ")}`,
      ),
    ],
  };
}
