import { sectionPath } from "../../model/test.ts";
import type { SectionVerdict } from "../../verdict/judge.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import {
  contradictsFigure,
  exceeds,
  findWorst,
  lacksPairs,
  shownJudgements,
} from "../explain/outcome-filters.ts";
import type { Escape } from "../format/escape.ts";
import { count, multiplier, percent } from "../format/figures.ts";
import { named, type Row, right, type Table } from "../format/table.ts";

/**
 * A row for each section: its average and its worst test, each with its ceiling, and the lesser headroom. If its tests are
 * compared with the base alone, the worst is so too, and there is no average.
 */
export function sectionTable(sections: readonly SectionVerdict[], escapeText: Escape): Table {
  return {
    columns: [
      ...named("Section"),
      ...right("Average", "Worst"),
      ...named("Worst test"),
      ...right("Headroom"),
    ],
    rows: sections.map((section) => sectionRow(section, escapeText)),
  };
}

function sectionRow(section: SectionVerdict, escapeText: Escape): Row {
  const { missing, tests } = section;
  const { isBaseOnly, shown } = shownJudgements(tests);
  const worst = findWorst(shown);
  const tightest = findWorst<{ readonly judgement: Judgement | undefined }>([section, ...shown])?.judgement;
  return {
    cells: [
      sectionPath(section),
      isBaseOnly ? "base only" : besideCeiling(section.judgement),
      `${besideCeiling(worst?.judgement)}${isBaseOnly ? " of base" : ""}`,
      worst === undefined ? "-" : escapeText(worst.comparison.workload),
      // With tests missing, the headroom means nothing.
      missing > 0 ? `${count(missing)} of ${count(tests.length)} missing` : headroom(tightest),
    ],
    highlighted: missing > 0 || tightest?.outcome !== "pass",
  };
}

const relations = { pass: "≤", accepted: ">", fail: ">", inconclusive: "≈" } as const;

/** `4.09 ≤ 5`; `6.05 ≈ 6` if the pairs contradict the figure; `2.17 ? 6` if they are too few. */
function besideCeiling(judgement: Judgement | undefined): string {
  if (judgement === undefined) return "-";
  const relation = lacksPairs(judgement)
    ? "?"
    : contradictsFigure(judgement)
      ? "≈"
      : relations[judgement.outcome];
  return `${multiplier(judgement.multiplier, judgement.ceiling)} ${relation} ${judgement.ceiling}`;
}

function headroom(judgement: Judgement | undefined): string {
  if (judgement === undefined) return "-";
  if (judgement.headroom >= 0) return percent(judgement.headroom);
  return exceeds(judgement.outcome) ? `over by ${percent(judgement.headroom)}` : "none";
}
