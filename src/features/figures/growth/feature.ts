import type { Role } from "../../../model/engine.ts";
import type { Recording } from "../../../model/recording.ts";
import { testPath } from "../../../model/test.ts";
import type { GrowthData, GrowthWorkloadData, PageData } from "../../../page/data/page-data.ts";
import type { OnPage } from "../../../page/data/part.ts";
import type { Block } from "../../../report/block.ts";
import { at, type ReportPart } from "../../../report/blocks.ts";
import { inPage } from "../../../report/format/escape.ts";
import { engineNames } from "../../../report/format/words.ts";
import { testVerdicts, type Verdict } from "../../../verdict/judge.ts";
import type { Feature } from "../../feature.ts";
import { growthOf, type OfEngines } from "./growth.ts";
import { growthJudge, judgedGrowthOf, wantedForGrowth } from "./judge.ts";
import { wantedForStandingOut } from "./standing-out.ts";
import { growthGroups } from "./table.ts";

const growthReport: ReportPart = {
  blocks: ({ recording, verdict, words }) => {
    const found = growthOf(verdict.sections, recording.tests, recording.suite?.rows);
    const limits = judgedGrowthOf(verdict)?.limits ?? [];
    const groups = growthGroups(found, limits, words.shortNames, words.cell);
    return at(
      "with the sections",
      ...groups.map(({ title, table }): Block => {
        return { kind: "details", title, blocks: [{ kind: "table", table }] };
      }),
    );
  },
};

/** How times grow with the size of the table, or with the parameter of a sweep; and the limits of sweeps. */
export const growth: Feature & OnPage = {
  name: "growth",
  asks: (records, criteria) => [
    ...wantedForGrowth(records, criteria),
    ...wantedForStandingOut(records, criteria),
  ],
  judge: growthJudge,
  report: growthReport,
  page: { add: withGrowth },
};

/** Adds the tables of growth, and to each of its tests the row. */
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

/** Undefined if nothing in the run says how times grow. */
function growthData(recording: Recording, verdict: Verdict): GrowthData | undefined {
  const found = growthOf(verdict.sections, recording.tests, recording.suite?.rows);
  const limits = judgedGrowthOf(verdict)?.limits ?? [];
  const groups = growthGroups(found, limits, engineNames(recording, inPage), inPage);
  if (groups.length === 0) return undefined;
  const indexes = new Map(
    testVerdicts(verdict).map(({ comparison }, index) => [testPath(comparison), index]),
  );
  const workloads = groups
    .flatMap(({ growth: own }) => own)
    .map(({ steps, parameter }): GrowthWorkloadData => {
      const known = Object.keys(steps[0]?.timeNs ?? {}) as Role[];
      const times = known.map((role) => [role, steps.map(({ timeNs }) => timeNs[role] ?? 0)] as const);
      return {
        tests: steps.map(({ test }) => indexes.get(testPath(test)) as number),
        parameter: inPage(parameter),
        values: steps.map(({ value }) => value),
        times: Object.fromEntries(times) as OfEngines<readonly number[]>,
      };
    });
  return { tables: groups.map(({ title, table }) => ({ title, table })), workloads };
}
