import type { Outcome } from "../../model/outcome.ts";
import { testPath } from "../../model/test.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { Words } from "../blocks.ts";
import { layoutText } from "../explain/base-report.ts";
import { type CauseRow, rowExtent, rowName, rowTime } from "../explain/cause-rows.ts";
import { changeFigure, changeFigures, multiplier } from "../format/figures.ts";
import { type Column, left, named, type Row, right, type Table } from "../format/table.ts";
import { engineName } from "../format/words.ts";

const outcomeWords: Readonly<Record<Outcome, string>> = {
  fail: "over its ceiling",
  inconclusive: "undecided",
  accepted: "accepted",
  pass: "within its ceiling",
};

/** The same beside the ceiling, where lines are short. */
const shortOutcomeWords: typeof outcomeWords = {
  fail: "over",
  inconclusive: "undecided",
  accepted: "accepted",
  pass: "within",
};

/** The ceiling of an average is for the arithmetic mean; against the base, a mean is the geometric one. */
const meanWords = { baseline: " on average", base: " (geometric mean)" } as const;

/**
 * A row for each cause: its tests, by how much they differ, the ceiling, and the time of a statement, which narrow reports leave out.
 *
 * @param other the engine that the candidate is compared with
 */
export function causeTable(
  rows: readonly CauseRow[],
  verdict: Verdict,
  { cell, shortNames, isNarrow }: Pick<Words, "cell" | "shortNames" | "isNarrow">,
  other: "baseline" | "base",
): Table {
  const verdicts = new Map(testVerdicts(verdict).map((one) => [testPath(one.comparison), one]));
  const figures = ({ range: [low, high], interval }: CauseRow): string[] => {
    const all = [low, high, ...(interval === undefined ? [] : [interval.low, interval.high])];
    return other === "base" ? changeFigures(...all) : all.map((value) => `${multiplier(value)}x`);
  };
  const limit = other === "base" ? changeFigure : (value: number) => `${value}x`;
  const byLayout = isNarrow ? "as many instructions: layout" : layoutText(engineName(shortNames, other));
  const meanOf = ({ among }: CauseRow) => (isNarrow ? ` mean of ${among}` : meanWords[other]);
  const verdictOf = (row: CauseRow): string => {
    if (row.isLayoutSized && row.outcome === "pass") return byLayout;
    const words = isNarrow ? shortOutcomeWords : outcomeWords;
    const judged = row.outcome === "inconclusive" && row.lacksPairs ? "too few pairs" : words[row.outcome];
    const word = isFaster(row) ? (isUnchanged(row) ? "about as fast" : "faster") : judged;
    return row.isLayoutSized ? `${word}; ${byLayout}` : word;
  };
  const columns: [Column, (row: CauseRow) => string][] = [
    [named("Tests")[0] as Column, (row) => rowName(row, cell)],
    [
      right(`Time vs ${engineName(shortNames, other)}`)[0] as Column,
      (row) => `${between(figures(row).slice(0, 2))}${row.isMean ? meanOf(row) : ""}`,
    ],
    [left("95% confidence")[0] as Column, (row) => between(figures(row).slice(2))],
    [left("In")[0] as Column, (row) => (isNarrow && row.isMean ? "" : rowExtent(row))],
    [
      right("Ceiling")[0] as Column,
      (row) =>
        isFaster(row)
          ? ""
          : between(
              [row.ceilings[0], row.ceilings.at(-1)].map((one) =>
                one === undefined ? undefined : limit(one),
              ),
            ),
    ],
    [
      left(
        `A statement: ${engineName(shortNames, other)} → ${engineName(shortNames, "candidate")}`,
      )[0] as Column,
      (row) => (isNarrow ? "" : rowTime(row, verdicts, other)),
    ],
    [left("Verdict")[0] as Column, verdictOf],
  ];
  const filled = columns.filter(([, text]) => rows.some((row) => text(row) !== ""));
  return {
    columns: filled.map(([column]) => column),
    rows: rows.map((row): Row => {
      return { cells: filled.map(([, text]) => text(row)), highlighted: row.outcome === "fail" };
    }),
  };
}

function isFaster({ outcome, range: [, high] }: CauseRow): boolean {
  return outcome === "pass" && high < 1;
}

/** A test that stands out from a group by being as it was: no interval below 1 says that it is faster. */
function isUnchanged({ range: [low], interval }: CauseRow): boolean {
  return interval === undefined ? changeFigure(low) === changeFigure(1) : interval.high >= 1;
}

/** `+15% to +21%`; one figure if both are the same. */
function between([low, high]: readonly (string | undefined)[]): string {
  if (low === undefined || high === undefined) return "";
  return low === high ? low : `${low} to ${high}`;
}
