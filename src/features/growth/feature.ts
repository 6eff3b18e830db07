import { perEngine } from "../../model/engine.ts";
import type { Recording } from "../../model/recording.ts";
import { testPath } from "../../model/test.ts";
import type { Block } from "../../report/block.ts";
import { at, type ReportPart } from "../../report/blocks.ts";
import { inPage } from "../../report/format/escape.ts";
import { engineNames } from "../../report/format/words.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { Feature } from "../feature.ts";
import type { GrowthData, GrowthWorkloadData, PageData } from "../html/data/page-data.ts";
import type { OnPage } from "../html/data/part.ts";
import { type GrowthSize, growthOf } from "./growth.ts";
import { growthTable } from "./table.ts";

const growthReport: ReportPart = {
  blocks: ({ recording, verdict, words }) => {
    const found = growthOf(verdict.sections, recording.suite?.rows);
    const table = growthTable(found, words.shortNames, words.shortCell);
    const blocks: Block[] = [{ kind: "table", table }];
    return at("with the sections", { kind: "details", title: "Growth with the size of the table", blocks });
  },
};

/** How times grow with the size of the table, in suites that have a workload in several sizes. */
export const growth: Feature & OnPage = {
  name: "growth",
  report: growthReport,
  page: { add: withGrowth },
};

/** Adds the table of growth, and to each of its tests the row. */
function withGrowth(page: PageData, recording: Recording, verdict: Verdict): PageData {
  const data = growthData(recording, verdict);
  if (data === undefined || page.run === undefined) return page;
  const rows = new Map(data.workloads.flatMap(({ tests }, row) => tests.map((test) => [test, row] as const)));
  const tests = page.tests.map((test, index) => {
    const row = rows.get(index);
    return row === undefined ? test : { ...test, growth: row };
  });
  return { ...page, tests, run: { ...page.run, growth: data } };
}

/** Undefined if no suite of the run says how times grow with the table. */
function growthData(recording: Recording, verdict: Verdict): GrowthData | undefined {
  const growth = growthOf(verdict.sections, recording.suite?.rows);
  const table = growthTable(growth, engineNames(recording, inPage), inPage);
  if (table === undefined) return undefined;
  const indexes = new Map(
    testVerdicts(verdict).map(({ comparison }, index) => [testPath(comparison), index]),
  );
  const workloads = growth.map(({ sizes }): GrowthWorkloadData => {
    const [first] = sizes as readonly [GrowthSize, ...GrowthSize[]];
    return {
      tests: sizes.map(({ test }) => indexes.get(testPath(test)) as number),
      rows: sizes.map(({ rows }) => rows),
      times: perEngine(first.timeNs, (_, role) => sizes.map(({ timeNs }) => timeNs[role] as number)),
    };
  });
  return { table, workloads };
}
