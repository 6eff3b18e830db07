import { type Variant, variants } from "../../../../model/test.ts";
import type { ComparedData, PageData, TestData } from "../../../../page/data/page-data.ts";
import { suiteData } from "../../../../page/data/suite-data.ts";
import { inPage } from "../../../../report/format/escape.ts";
import { multiplier, plusMinus } from "../../../../report/format/figures.ts";
import { findWorkload } from "../../../../suite/workloads.ts";
import { exactTrends } from "../runs/exact-trends.ts";
import { type HistoryTest, historyTestPath, isWithoutFigure } from "../runs/run.ts";
import type { Trends } from "../runs/trends.ts";
import { historyData } from "./history-data.ts";
import { trendsByTest } from "./trend-data.ts";

/** The page of a history alone: each test with its figures in the newest run that has it, and its trend. */
export function historyPage(trends: Trends): PageData {
  const { runs } = trends;
  const newest = new Map(
    runs.flatMap(({ tests: own }, run) => own.map((test) => [historyTestPath(test), { run, test }] as const)),
  );
  const exact = exactTrends(runs);
  const byTest = trendsByTest(trends, exact);
  const tests = trends.tests.flatMap(({ series: { path } }): TestData[] => {
    const found = newest.get(path);
    if (found === undefined) return [];
    const trend = byTest.get(inPage(path));
    const earlierRun = found.run === runs.length - 1 ? undefined : found.run;
    return [{ ...testData(found.test), earlierRun, trend }];
  });
  const engines = runs.at(-1)?.engines;
  return {
    names: {
      baseline: inPage(engines?.baseline.name ?? "baseline"),
      candidate: inPage(engines?.candidate.name ?? "candidate"),
    },
    suites: suiteData([], tests),
    tests,
    history: historyData(trends, exact, tests),
  };
}

function testData(test: HistoryTest): TestData {
  const { section, workload, result, baselineNs, candidateNs } = test;
  const { baselineInstructions: baseline, candidateInstructions: candidate } = test;
  const hasCounts = baseline !== undefined || candidate !== undefined;
  const [variant = "", storage = "", kind = ""] = section.split("/").map(inPage);
  const known = variants.find((one) => one === variant);
  const description = known && descriptionOf(known, workload);
  return {
    id: inPage(historyTestPath(test)),
    variant,
    storage,
    kind,
    workload: inPage(workload),
    description,
    figure: figureData(test),
    outcome: isWithoutFigure(result) ? "none" : result,
    reasons: [],
    notes: [],
    ...(baselineNs === undefined || candidateNs === undefined
      ? {}
      : { times: { baseline: baselineNs, candidate: candidateNs } }),
    ...(hasCounts ? { instructions: { taken: { baseline, candidate }, lines: [] } } : {}),
  };
}

function descriptionOf(variant: Variant, workload: string): string | undefined {
  return findWorkload({ variant, workload })?.description;
}

/** Undefined if it has none. */
function figureData({ result, baselineNs, candidateNs, low, high }: HistoryTest): ComparedData | undefined {
  if (baselineNs === undefined || candidateNs === undefined) return undefined;
  if (isWithoutFigure(result)) return undefined;
  const value = candidateNs / baselineNs;
  return {
    value,
    text: multiplier(value),
    outcome: result,
    ...(low === undefined || high === undefined
      ? {}
      : { interval: { low, high, text: plusMinus({ low, high }) } }),
  };
}
