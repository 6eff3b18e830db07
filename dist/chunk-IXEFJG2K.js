import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  citeRun,
  dayOf,
  formatOf
} from "./chunk-MC3KHBLL.js";
import {
  sparkline
} from "./chunk-UKE6JVZJ.js";
import {
  count,
  plural,
  signedHundredths
} from "./chunk-T76VAKQL.js";

// src/features/nights/history/report/exact-trends.ts
function instructionSummary(trends) {
  const counted = trends.filter(({ figure }) => figure === "instructions");
  if (counted.length === 0) return [];
  return [
    `Instructions: of ${plural(counted.length, "test")} that were counted, ${changedOf(counted)}` + incomparable(counted, "counts", "they were taken")
  ];
}
function costSummary(trends) {
  const costs = costTrends(trends);
  if (costs.length === 0) return [];
  return [
    `Costs besides time: of ${plural(costs.length, "figure")}, ${changedOf(costs)}` + incomparable(costs, "values", "they were measured")
  ];
}
function costTrends(trends) {
  return trends.filter(({ figure }) => figure !== "instructions");
}
function shareText(before, share) {
  return before === 0 ? "from 0" : signedHundredths(share);
}
function changedOf(trends) {
  return `${count(trends.filter(({ changes }) => changes.length > 0).length)} changed.`;
}
function incomparable(trends, values, taken) {
  const broken = trends.filter(({ breaks }) => breaks.length > 0).length;
  return broken === 0 ? "" : ` Of ${count(broken)}, some ${values} are not comparable: ${taken} in another way.`;
}
function exactTrendText(runs, { figure, path, points, changes, breaks }, escapeText) {
  const cite = (index) => {
    const run = runs[index];
    return run === void 0 ? "?" : `${citeRun(escapeText)(run)} (${dayOf(run)})`;
  };
  const format = formatOf(figure);
  const newest = format(points.at(-1)?.value ?? 0);
  const drawn = sparkline(points.map(({ value }) => Math.log(Math.max(1, value))));
  const shown = figure === "instructions" ? newest : `${figure} ${newest}`;
  const plain = (value) => figure === "instructions" ? count(value) : format(value);
  return {
    head: [escapeText(path), ...drawn === "" ? [] : [drawn], shown].join(" "),
    lines: [
      ...changes.map(
        ({ before, after, share }) => `${before.value === 0 ? "" : `${signedHundredths(share)}, `}from ${plain(before.value)} to ${plain(after.value)}, between ${cite(before.run)} and ${cite(after.run)}`
      ),
      ...breaks.map(
        ({ before, after, differs }) => `not comparable: ${cite(before)} and ${cite(after)} have not the same ${differs.join(", ")}`
      )
    ]
  };
}

export {
  instructionSummary,
  costSummary,
  costTrends,
  shareText,
  exactTrendText
};
