import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  changedOf,
  citeDated,
  citeRun,
  dayOf,
  describeChange,
  describeDeviation,
  describeMark,
  formatOf,
  levelsBetween,
  sparkline
} from "./shared-features-nights-history-files-history-index.js";
import {
  andList
} from "./shared-wrap-ansi-index.js";
import {
  count2 as count,
  multiplier,
  plural,
  signedHundredths,
  truncateList
} from "./shared-jstat-dist-jstat.js";

// src/features/nights/history/report/trends.ts
function trendSummary({ runs, tests }) {
  const ofState = (state) => tests.filter((one) => one.state === state).length;
  const [changed, steady, early] = [ofState("changed"), ofState("steady"), ofState("too early")];
  const [first, last] = [runs[0], runs.at(-1)];
  const days = first === void 0 || last === void 0 ? "" : ` ${daysOf(first, last)}`;
  const states = [
    `${count(changed)} changed`,
    `${count(steady)} steady`,
    ...early === 0 ? [] : [`${count(early)} too early to tell`]
  ];
  return `${plural(runs.length, "run")}${days}; ${plural(tests.length, "test")}: ${states.join(", ")}.`;
}
function processorSummary({ processors }, escapeText) {
  if (processors.length === 0) return [];
  const kinds = processors.map(({ cpu, runs }) => `${escapeText(cpu)} (${plural(runs, "run")})`);
  const named = truncateList(maxKinds, kinds, (more) => `and ${count(more)} more`).join(", ");
  return [
    `On ${count(processors.length)} kinds of processor, whose part of the multipliers is taken out: ${named}.`
  ];
}
var maxKinds = 5;
function daysOf(first, last) {
  const [from, to] = [dayOf(first), dayOf(last)];
  return from === to ? `of ${from}` : `from ${from} to ${to}`;
}
function trendText(trends, trend, escapeText, figure = newestFigure(trend)) {
  const { path, title = path, points } = trend.series;
  const logs = points.map(({ logRatio }) => logRatio);
  return {
    head: trendHead(escapeText(title), logs, figure),
    lines: trendLines(trends, trend, escapeText)
  };
}
function trendHead(name, logs, figure) {
  const drawn = sparkline(logs);
  return [name, ...drawn === "" ? [] : [drawn], figure].join(" ");
}
function newestFigure({ series: { points } }) {
  const newest = points.at(-1);
  return newest === void 0 ? "no result" : `${multiplier(Math.exp(newest.logRatio))}x`;
}
function newestInterval(trend) {
  const interval = trend.series.points.at(-1)?.interval;
  const range = interval === void 0 ? "" : ` (${multiplier(interval.low)}x to ${multiplier(interval.high)}x)`;
  return `${newestFigure(trend)}${range}`;
}
function trendLines(trends, { changes, deviation, state, series }, escapeText) {
  return [
    ...changes.map((change) => changeLine(trends, change, escapeText)),
    ...deviation === void 0 ? [] : [`too early to tell: ${describeDeviation(deviation)}`],
    ...state === "too early" && deviation === void 0 ? [`too early to tell: ${plural(series.points.length, "run")}`] : []
  ];
}
function figureSummary(title, trends) {
  return trends.length === 0 ? [] : [`${title}: of ${count(trends.length)}, ${changedOf(trends)}`];
}
var maxLevels = 4;
function allTestsFigures({ runs }, trend, escapeText) {
  const { series, changes } = trend;
  if (changes.length === 0) return newestFigure(trend);
  const levels = levelsBetween(series.points, changes).map((level) => `${multiplier(level.multiplier)}x`);
  const places = changes.map(({ firstAfter }) => citeDated(runs[firstAfter], citeRun(escapeText)));
  if (levels.length <= maxLevels) return `${levels.join(" -> ")}, changed at ${andList(places)}`;
  const times = plural(changes.length, "time");
  return `${levels[0]} -> ... -> ${levels.at(-1)}, changed ${times}, last at ${places.at(-1)}`;
}
function changeLine({ runs }, change, escapeText) {
  const cite = citeRun(escapeText);
  const places = [change.lastBefore, change.firstAfter].map((index) => citeDated(runs[index], cite)).filter((place) => place !== "");
  const marks = change.confounders.map((mark) => describeMark(mark, escapeText));
  const others = marks.length === 0 ? "" : `; which could also be because ${marks.join(", and because ")}`;
  return `${describeChange(change)} between ${places.join(" and ")}${others}`;
}

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
function incomparable(trends, values, taken) {
  const broken = trends.filter(({ breaks }) => breaks.length > 0).length;
  return broken === 0 ? "" : ` Of ${count(broken)}, some ${values} are not comparable: ${taken} in another way.`;
}
function exactTrendText(runs, { figure, path, points, changes, breaks }, escapeText) {
  const cite = (index) => citeDated(runs[index], citeRun(escapeText));
  const format = formatOf(figure);
  const newest = format(points.at(-1)?.value ?? 0);
  const logs = points.map(({ value }) => Math.log(Math.max(1, value)));
  const shown = figure === "instructions" ? newest : `${figure} ${newest}`;
  const plain = (value) => figure === "instructions" ? count(value) : format(value);
  return {
    head: trendHead(escapeText(path), logs, shown),
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
  trendSummary,
  processorSummary,
  trendText,
  newestInterval,
  trendLines,
  figureSummary,
  allTestsFigures,
  instructionSummary,
  costSummary,
  costTrends,
  shareText,
  exactTrendText
};
