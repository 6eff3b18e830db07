import { perEngine } from "../../model/engine.ts";
import type { Recording } from "../../model/recording.ts";
import { testPath } from "../../model/test.ts";
import { type GrowthSize, growthOf } from "../../verdict/growth.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import { engineNames } from "../format/engine-names.ts";
import { inPage } from "../format/escape.ts";
import { growthTable } from "../tables/growth-table.ts";
import type { GrowthData, GrowthWorkloadData } from "./page-data.ts";

/** Undefined if no suite of the run says how times grow with the table. */
export function growthData(recording: Recording, verdict: Verdict): GrowthData | undefined {
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
