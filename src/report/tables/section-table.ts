import { sectionPath } from "../../model/test.ts";
import type { SectionVerdict } from "../../verdict/judge.ts";
import type { Judged } from "../../verdict/judgement.ts";
import { isAtOdds, isCutShort, nearest } from "../explain/outcome-filters.ts";
import type { Quote } from "../format/escape.ts";
import { count, multiplier, percent } from "../format/figures.ts";
import type { Row, Table } from "./table.ts";

/** One line a section: its average and its worst test, each beside its ceiling, and what is left of the nearer one. */
export function sectionTable(sections: readonly SectionVerdict[], quote: Quote): Table {
  return {
    columns: [
      { heading: "Section", align: "left" },
      { heading: "Average", align: "right" },
      { heading: "Worst", align: "right" },
      { heading: "Worst test", align: "left" },
      { heading: "Headroom", align: "right" },
    ],
    rows: sections.map((section) => sectionRow(section, quote)),
  };
}

function sectionRow(section: SectionVerdict, quote: Quote): Row {
  const { missing, tests } = section;
  const worst = nearest(tests);
  const tightest = nearest([section, ...tests])?.judged;
  return {
    cells: [
      sectionPath(section),
      besideCeiling(section.judged),
      besideCeiling(worst?.judged),
      worst === undefined ? "-" : quote(worst.comparison.workload),
      // A figure that lacks tests has no headroom to rely on.
      missing > 0 ? `${count(missing)} of ${count(tests.length)} missing` : headroom(tightest),
    ],
    alarming: missing > 0 || tightest?.outcome !== "pass",
  };
}

const relations = { pass: "≤", fail: ">", inconclusive: "≈" } as const;

/** `4.09 ≤ 5`; `6.05 ≈ 6` where the pairs do not say what the figure does, `2.17 ? 6` of too few. */
function besideCeiling(judged: Judged | undefined): string {
  if (judged === undefined) return "-";
  const relation = isCutShort(judged) ? "?" : isAtOdds(judged) ? "≈" : relations[judged.outcome];
  return `${multiplier(judged.multiplier, judged.ceiling)} ${relation} ${judged.ceiling}`;
}

function headroom(judged: Judged | undefined): string {
  if (judged === undefined) return "-";
  if (judged.headroom >= 0) return percent(judged.headroom);
  return judged.outcome === "fail" ? `over by ${percent(judged.headroom)}` : "none";
}
