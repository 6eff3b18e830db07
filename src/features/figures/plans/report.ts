import { rolesOf } from "../../../model/engine.ts";
import { testPath } from "../../../model/test.ts";
import type { Block } from "../../../report/block.ts";
import { at, type ReportPart, type Words } from "../../../report/blocks.ts";
import { visibleApart } from "../../../report/format/escape.ts";
import { multiplier, plural } from "../../../report/format/figures.ts";
import { left, named, right, type Table } from "../../../report/format/table.ts";
import { engineName } from "../../../report/format/words.ts";
import { type FormComparison, type PlansVerdict, plansVerdictOf, worstOver } from "./examine.ts";
import { workloadName } from "./explained.ts";
import type { WorkloadPlans } from "./record.ts";
import { changeTexts, comparisonText, faultText, planLines, planNote, problemTexts } from "./words.ts";

/** More would push the rest of a report out of sight. */
const mostListed = 20;

export const plansReport: ReportPart = {
  blocks: ({ verdict, words }) => {
    const found = plansVerdictOf(verdict);
    if (found === undefined) return [];
    const untrusted = verdict.untrusted === true;
    const changes: Block[] = [
      {
        kind: "list",
        items: changeTexts(found.changes.slice(0, mostListed), words.names, words.text),
      },
      { kind: "text", text: moreText(found.changes.length) },
    ];
    const slower: Block = {
      kind: "list",
      items: worstOver(found).map(
        (one) => `${words.text(one.test)}: ${comparisonText(one, found, words.text)}`,
      ),
    };
    const others: Block[] = [
      { kind: "table", title: "Alternatives", table: comparisonTable(found.comparisons, words) },
      {
        kind: "list",
        items: found.refusals.map((one) => {
          return `${words.text(one.test)}: ${faultText(one, words.names, words.text, untrusted)}; nothing fails by that`;
        }),
      },
      { kind: "list", items: problemTexts(found.plans.workloads, words.names, words.text, untrusted) },
    ];
    return [
      ...(slower.items.length === 0
        ? []
        : at("base", {
            kind: "section",
            title: "Plans that are slower than an alternative",
            blocks: [slower],
          })),
      ...(found.changes.length === 0
        ? []
        : at("base", { kind: "section", title: "Changed query plans", blocks: changes })),
      ...at("below the sections", {
        kind: "details",
        level: "without passing rows",
        title: "Query plans and alternatives",
        blocks: others,
      }),
    ];
  },
  notes: (verdict) => (plansVerdictOf(verdict) === undefined ? [] : [planNote]),
  testBlocks: (recording, verdict, words) => {
    const found = plansVerdictOf(verdict);
    return (test) =>
      found === undefined ? [] : plansOfTest(found, testPath(test), workloadName(test), words, recording);
  },
};

function moreText(changes: number): string {
  return changes > mostListed ? `And ${plural(changes - mostListed, "more plan")}, in results.json.` : "";
}

function comparisonTable(comparisons: readonly FormComparison[], words: Words): Table | undefined {
  if (comparisons.length === 0) return undefined;
  return {
    columns: [...named("Test", "Alternative"), ...right("Chosen plan", "Ceiling")],
    rows: comparisons.map(({ test, alternative, sql, ratio, ceiling, isOver }) => ({
      cells: [
        words.cell(test),
        `${alternative}: ${words.cell(sql)}`,
        `${multiplier(ratio)}x${isOver ? ` ${words.mark}` : ""}`,
        ceiling === undefined ? "" : `${multiplier(ceiling)}x`,
      ],
    })),
  };
}

/** The plans of a test's statements and alternatives on every engine, and how its alternatives compare. */
function plansOfTest(
  found: PlansVerdict,
  path: string,
  name: string,
  words: Words,
  recording: Parameters<NonNullable<ReportPart["testBlocks"]>>[0],
): Block[] {
  const own = found.plans.workloads.filter(
    ({ workload }) => workload === name || workload.startsWith(`${name}#`),
  );
  const comparisons = found.comparisons.filter(({ test }) => test === path);
  return [
    { kind: "table", title: "Alternatives", table: comparisonTable(comparisons, words) },
    ...own.map(({ workload, statements }): Block => {
      const title =
        workload === name ? "Query plans" : `Query plans of alternative ${workload.slice(name.length + 1)}`;
      return { kind: "table", title, table: planTable(statements, words, recording) };
    }),
  ];
}

function planTable(
  statements: WorkloadPlans["statements"],
  words: Words,
  { engines }: Parameters<NonNullable<ReportPart["testBlocks"]>>[0],
): Table {
  const roles = rolesOf(engines);
  return {
    columns: left("Statement", ...roles.map((role) => engineName(words.cellNames, role))),
    rows: statements.map(({ sql, plans }) => {
      const said = visibleApart(planLines(roles.flatMap((role) => plans[role] ?? [])));
      return {
        cells: [
          words.cell(sql),
          ...roles.map((role) => words.cell(plans[role] == null ? "not said" : (said.shift() ?? ""))),
        ],
      };
    }),
  };
}
