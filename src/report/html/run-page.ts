import { isSameRun, type RunComparison } from "../../history/compare.ts";
import { createRun } from "../../history/create-run.ts";
import { marksOf } from "../../history/marks.ts";
import type { Trends } from "../../history/trends.ts";
import type { Recording } from "../../model/recording.ts";
import type { Verdict } from "../../verdict/judge.ts";
import type { Reporting } from "../blocks.ts";
import { engineNames } from "../format/engine-names.ts";
import { inPage } from "../format/escape.ts";
import { multiplier, plural } from "../format/figures.ts";
import { describeChange, describeOtherFacts } from "../history/words.ts";
import { partsOf } from "../parts.ts";
import { historyData, runData as historyRunData } from "./history-data.ts";
import type { HistoryRunData, PageData, TestData } from "./page-data.ts";
import { runData } from "./run-data.ts";
import { suiteData } from "./suite-data.ts";
import { testData } from "./test-data.ts";
import { trendsByTest } from "./trend-data.ts";

/**
 * The page of a judged recording.
 *
 * @param comparison with earlier runs, which the page then shows too
 * @param features whose parts the page has
 */
export function runPage(
  recording: Recording,
  verdict: Verdict,
  comparison?: RunComparison,
  features: readonly Reporting[] = [],
): PageData {
  const parts = partsOf(features);
  const measured = testData(recording, verdict, parts);
  const own = comparison && ownRun(recording, verdict, comparison.trends);
  const newest = own && { tests: measured, rows: recording.suite?.rows };
  const trends = comparison && trendsByTest(comparison.trends, newest);
  const differing = new Map(differences(comparison).map(({ path, text }) => [path, `this run: ${text}`]));
  const tests = measured.map((test): TestData => {
    const trend = trends?.get(test.id);
    if (trend === undefined) return test;
    const difference = differing.get(test.id);
    return difference === undefined
      ? { ...test, trend }
      : { ...test, trend: { ...trend, lines: [...trend.lines, difference] } };
  });
  const run = runData(recording, verdict, tests, features, comparison);
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

/** `1.62x, 12% slower (+10% to +14%) than in the last 20 runs; the CPU changed too` */
function differences(comparison: RunComparison | undefined) {
  const last = `the last ${plural(comparison?.compared.length ?? 0, "run")}`;
  return (comparison?.differences ?? []).map((one) => ({
    path: inPage(one.trend.series.path),
    text: `${multiplier(one.multiplier)}x, ${describeChange(one)} than in ${last}${describeOtherFacts(one)}`,
  }));
}

/** The page's run beside a history; undefined if it is one of the history, whose last it then is. */
function ownRun(recording: Recording, verdict: Verdict, { runs }: Trends): HistoryRunData | undefined {
  const last = runs.at(-1);
  if (recording.run === undefined || (last !== undefined && isSameRun(last, recording.run))) return undefined;
  const run = createRun(recording, verdict);
  const own = marksOf([...runs, run]).find((one) => one.run === runs.length);
  return historyRunData(run, own?.marks ?? [], "this run");
}
