import { sectionPath } from "../suite/test.ts";
import type { Judged, SectionVerdict } from "../verdict/verdict.ts";
import type { Quote } from "./escape.ts";
import { count, multiplier, percent } from "./figures.ts";
import { nearest } from "./standing.ts";
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

/** `4.09 ≤ 5` */
function besideCeiling(judged: Judged | undefined): string {
  if (judged === undefined) return "-";
  return `${multiplier(judged.multiplier, judged.ceiling)} ${relations[judged.outcome]} ${judged.ceiling}`;
}

function headroom(judged: Judged | undefined): string {
  if (judged === undefined) return "-";
  return judged.headroom < 0 ? `over by ${percent(judged.headroom)}` : percent(judged.headroom);
}
