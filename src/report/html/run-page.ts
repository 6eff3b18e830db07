import type { RunComparison } from "../../history/compare.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import type { Recording } from "../../model/recording.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { engineNames } from "../format/engine-names.ts";
import { inPage } from "../format/escape.ts";
import { historyData } from "./history-data.ts";
import { ownRun } from "./own-run.ts";
import type { PageData, TestData } from "./page-data.ts";
import { runData } from "./run-data.ts";
import { suiteData } from "./suite-data.ts";
import { testData } from "./test-data.ts";
import { trendsByTest } from "./trend-data.ts";

/**
 * The page of a judged recording.
 *
 * @param comparison with earlier runs, which the page then shows too
 */
export function runPage(recording: Recording, verdict: Verdict, comparison?: RunComparison): PageData {
  const measured = testData(recording, verdict);
  const own = comparison && ownRun(recording, verdict, comparison.trends);
  const newest = own && { tests: measured, rows: recording.suite?.rows };
  const trends = comparison && trendsByTest(comparison.trends, newest);
  const tests = measured.map(
    (test): TestData => ({ ...test, ...omitUndefined({ trend: trends?.get(test.id) }) }),
  );
  const run = runData(recording, verdict, tests, comparison);
  for (const [row, workload] of run.growth?.workloads.entries() ?? [])
    for (const test of workload.tests) tests[test] = { ...(tests[test] as TestData), growth: row };
  return {
    names: engineNames(recording, inPage),
    suites: suiteData(verdict.sections, tests),
    tests,
    run,
    ...(comparison === undefined ? {} : { history: historyData(comparison.trends, tests, own) }),
  };
}
