import { roles } from "../../../model/engine.ts";
import { type Section, sectionPath, testPath } from "../../../model/test.ts";
import type { Block } from "../../../report/block.ts";
import { at, type ReportPart } from "../../../report/blocks.ts";
import { findingReason } from "../../../report/explain/failure-reason.ts";
import { bytes } from "../../../report/format/figures.ts";
import { engineName } from "../../../report/format/words.ts";
import { sectionTitle } from "../../../report/test-blocks.ts";
import { findingPath } from "../../../verdict/finding.ts";
import { footprintsOf } from "./compare.ts";
import { footprintJudge } from "./judge.ts";
import { figureTable, sectionTable, standingOut, testTable } from "./table.ts";
import {
  changeLines,
  footprintNote,
  footprintSummary,
  missingLines,
  ownAllocatorLines,
  unsteadyLines,
} from "./words.ts";

const title = "Costs besides time";

/** An output of an action has at most a megabyte: https://docs.github.com/en/actions/reference/limits */
const mostOutputs = 1000;

export const footprintReport: ReportPart = {
  blocks: ({ recording, verdict, words, isBrief }) => {
    const footprints = footprintsOf(verdict);
    if (footprints === undefined) return [];
    const { names, text, shortNames, cell } = words;
    const standing = standingOut(footprints.tests, names, text);
    const costs = standing === "" ? [] : at("costs", { kind: "text", lead: "Besides time", text: standing });
    // A comment has the changes in a line beside those of times.
    if (isBrief) return costs;
    const blocks: Block[] = [
      { kind: "table", title, table: sectionTable(footprints.tests, shortNames, cell) },
      { kind: "list", items: changeLines(verdict, names, text) },
      {
        kind: "list",
        items: [...missingLines(verdict, recording, names, text), ...ownAllocatorLines(verdict, names)],
      },
    ];
    return [
      ...costs,
      ...at("below the sections", { kind: "details", level: "without passing rows", title, blocks }),
    ];
  },
  outputs: (verdict) => {
    const { changes = [], engine } = footprintsOf(verdict) ?? {};
    const shown = changes.slice(0, mostOutputs).map((one) => ({
      ...{ test: findingPath(one), figure: one.noun ?? one.name },
      ...{ base: one.base, candidate: one.candidate, outcome: one.outcome },
    }));
    return { "footprint-changes": shown, "engine-bytes": engine?.candidate };
  },
  againstBase: footprintSummary,
  warnings: unsteadyLines,
  notes: (verdict) => ((footprintsOf(verdict)?.tests.length ?? 0) === 0 ? [] : [footprintNote]),
  suiteFacts: (verdict, names) => {
    const sizes = roles.flatMap((role) => {
      const size = footprintsOf(verdict)?.engine[role];
      return size === undefined ? [] : [`${engineName(names, role)} ${bytes(size)}`];
    });
    return sizes.length === 0 ? [] : [{ label: "Code and data of the engines", value: sizes.join(", ") }];
  },
  sectionBlocks: ({ verdict, words, isBrief }) => {
    const { shortNames, cell, isNarrow } = words;
    // A comment has no room for it, and a terminal no width.
    const tests = isBrief || isNarrow ? [] : (footprintsOf(verdict)?.tests ?? []);
    const isOf =
      (section: Section) =>
      ({ test }: { readonly test: Section }) =>
        sectionPath(test) === sectionPath(section);
    return (section) => {
      const table = testTable(tests.filter(isOf(section)), shortNames, cell);
      return table === undefined
        ? []
        : [
            {
              kind: "details",
              title: `${title}: ${sectionTitle(section)}`,
              blocks: [{ kind: "table", table }],
            },
          ];
    };
  },
  testBlocks: (_, verdict, { names, cellNames, text }) => {
    const { tests = [], changes = [], withheld = [] } = footprintsOf(verdict) ?? {};
    const byPath = new Map(tests.map((one) => [testPath(one.test), one]));
    const found = Map.groupBy([...changes, ...withheld], findingPath);
    return (test) => {
      const own = byPath.get(testPath(test));
      if (own === undefined) return [];
      const items = (found.get(testPath(test)) ?? []).map((one) => {
        const other = engineName(names, one.against ?? "base");
        return `${one.name}: ${findingReason(footprintJudge, one, other, text)}`;
      });
      return [
        // Parts of a page need different names.
        { kind: "table", title: `${title}, of this test`, table: figureTable(own, cellNames) },
        { kind: "list", items },
      ];
    };
  },
};
