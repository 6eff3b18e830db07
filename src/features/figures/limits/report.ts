import { testPath } from "../../../model/test.ts";
import { at, type ReportPart } from "../../../report/blocks.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { multiplier, plural, shortTime } from "../../../report/format/figures.ts";
import { left, named, type Table } from "../../../report/format/table.ts";
import { ruleScope } from "../../../verdict/ceilings.ts";
import { type MaxRow, maxVerdictOf } from "../../workloads/own/max/judge.ts";
import type { GrowthFinding } from "../growth/finding.ts";
import { judgedGrowthOf } from "../growth/judge.ts";
import { type LimitsVerdict, limitsOf } from "./judge.ts";
import { limitText, valueText } from "./words.ts";

/** Every figure beside its limit, so that a limit that holds is seen to be judged. */
export const limitsReport: ReportPart = {
  blocks: ({ verdict, words }) => {
    const found = limitsOf(verdict);
    if (found === undefined) return [];
    const times = (judgedGrowthOf(verdict)?.limits ?? []).filter(({ noun }) => noun === "limit-time");
    const slow = times.filter(({ outcome }) => outcome === "fail");
    const largest = (maxVerdictOf(verdict)?.rows ?? []).filter(({ isMax }) => !isMax);
    const parts = found.parts.flatMap((one) => one.found ?? []);
    const over =
      found.changes.length +
      found.withheld.length +
      slow.length +
      largest.filter(({ outcome }) => outcome === "fail").length +
      parts.filter(({ isOver }) => isOver).length;
    const counted =
      found.compared.length + found.withheld.length + times.length + largest.length + parts.length;
    const all = plural(counted, "figure with a limit", "figures with a limit");
    return at("below the sections", {
      kind: "details",
      title: `Limits: ${all}, ${over === 0 ? "none" : over} over`,
      blocks: [{ kind: "table", table: limitsTable(found, { times, largest }, words.cell) }],
    });
  },
};

function limitsTable(
  { compared, withheld, undecided, parts, unused }: LimitsVerdict,
  { times, largest }: { readonly times: readonly GrowthFinding[]; readonly largest: readonly MaxRow[] },
  escapeText: Escape,
): Table {
  /** @param value escaped */
  const row = (test: string, figure: string, value: string, limit: string, highlighted: boolean) => {
    return { cells: [escapeText(test), escapeText(figure), value, escapeText(limit)], highlighted };
  };
  return {
    columns: [...named("Test"), ...left("Figure", "Value", "At most")],
    rows: [
      ...compared.map((found) => {
        const { test, limit, outcome } = found;
        return row(testPath(test), limit.figure, valueText(found), limitText(limit), outcome === "fail");
      }),
      ...times.map(({ test, figure, control = "", candidate, largest: most, outcome }) => {
        const value = `${multiplier(figure)}x, ${shortTime(candidate)}`;
        return row(
          testPath(test),
          "time",
          value,
          `${multiplier(most)}x the time of ${control}`,
          outcome === "fail",
        );
      }),
      ...largest.map(({ test, figure, ns, maxNs, outcome }) =>
        row(testPath(test), figure, shortTime(ns), shortTime(maxNs), outcome === "fail"),
      ),
      ...parts.map(({ limit, found }) => {
        const { path = limit.part, value = "no such figure in this run", isOver = false } = found ?? {};
        return row(path, limit.figure, value, limitText(limit), isOver);
      }),
      ...withheld.map(({ test, name = "", why }) =>
        row(test === undefined ? "" : testPath(test), name, escapeText(why), "", true),
      ),
      ...undecided.map(({ test, why }) => row(testPath(test), "", escapeText(why), "", true)),
      ...unused.map((limit) =>
        row(ruleScope(limit), limit.figure, "no such test in this run", limitText(limit), false),
      ),
    ],
  };
}
