import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyData,
  trendsByTest
} from "./chunk-RDVCRSOH.js";
import {
  suiteData
} from "./chunk-BI2RNXJ4.js";
import {
  inPage,
  multiplier,
  plusMinus
} from "./chunk-DCOROBRQ.js";
import {
  historyTestPath
} from "./chunk-DOMTUWYU.js";
import {
  findWorkload,
  omitUndefined,
  variants
} from "./chunk-TVWLZZA2.js";

// src/features/history/page/history-page.ts
function historyPage(trends) {
  const { runs } = trends;
  const newest = new Map(
    runs.flatMap(({ tests: own }, run) => own.map((test) => [historyTestPath(test), { run, test }]))
  );
  const byTest = trendsByTest(trends);
  const tests = trends.tests.flatMap(({ series: { path } }) => {
    const found = newest.get(path);
    if (found === void 0) return [];
    const trend = byTest.get(inPage(path));
    const earlierRun = found.run === runs.length - 1 ? void 0 : found.run;
    return [{ ...testData(found.test), ...omitUndefined({ earlierRun, trend }) }];
  });
  const engines = runs.at(-1)?.engines;
  return {
    names: {
      baseline: inPage(engines?.baseline.name ?? "baseline"),
      candidate: inPage(engines?.candidate.name ?? "candidate")
    },
    suites: suiteData([], tests),
    tests,
    history: historyData(trends, tests)
  };
}
function testData(test) {
  const { section, workload, result, baselineNs, candidateNs } = test;
  const { baselineInstructions: baseline, candidateInstructions: candidate } = test;
  const hasCounts = baseline !== void 0 || candidate !== void 0;
  const [variant = "", storage = "", kind = ""] = section.split("/").map(inPage);
  const known = variants.find((one) => one === variant);
  const description = known && descriptionOf(known, workload);
  return {
    id: inPage(historyTestPath(test)),
    variant,
    storage,
    kind,
    workload: inPage(workload),
    ...omitUndefined({ description, figure: figureData(test) }),
    outcome: result === "failed" || result === "missing" ? "none" : result,
    reasons: [],
    notes: [],
    ...baselineNs === void 0 || candidateNs === void 0 ? {} : { times: { baseline: baselineNs, candidate: candidateNs } },
    ...hasCounts ? { instructions: { taken: omitUndefined({ baseline, candidate }), lines: [] } } : {}
  };
}
function descriptionOf(variant, workload) {
  return findWorkload({ variant, workload })?.description;
}
function figureData({ result, baselineNs, candidateNs, low, high }) {
  if (baselineNs === void 0 || candidateNs === void 0) return void 0;
  if (result === "failed" || result === "missing") return void 0;
  const value = candidateNs / baselineNs;
  return {
    value,
    text: multiplier(value),
    outcome: result,
    ...low === void 0 || high === void 0 ? {} : { interval: { low, high, text: plusMinus({ low, high }) } }
  };
}

export {
  historyPage
};
