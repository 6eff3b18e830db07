import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  citeDated,
  citeRun,
  dayOf,
  describeChange,
  describeDeviation,
  describeMark,
  levelsBetween
} from "./chunk-MC3KHBLL.js";
import {
  figureTitles
} from "./chunk-D6DZLTYL.js";
import {
  sparkline
} from "./chunk-UKE6JVZJ.js";
import {
  andList
} from "./chunk-CU2GD6RI.js";
import {
  count,
  multiplier,
  plural
} from "./chunk-T76VAKQL.js";
import {
  truncateList
} from "./chunk-AFANOJMY.js";

// src/features/nights/history/report/trends.ts
function trendSummary({ runs, tests }) {
  const ofState = (state) => tests.filter((one) => one.state === state).length;
  const [changed, steady, early] = [ofState("changed"), ofState("steady"), ofState("too early")];
  const [first, last] = [runs[0], runs.at(-1)];
  const areSteady = `${count(steady)} ${steady === 1 ? "is" : "are"} steady`;
  const days = first === void 0 || last === void 0 ? "" : ` ${daysOf(first, last)}`;
  return `${plural(runs.length, "run")}${days}: of ${plural(tests.length, "test")}, ${count(changed)} changed` + (early === 0 ? ` and ${areSteady}.` : `, ${areSteady}, and of ${count(early)} it is too early to tell.`);
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
function trendText(trends, trend, escapeText) {
  const { series, level } = trend;
  const drawn = sparkline(series.points.map(({ logRatio }) => logRatio));
  const newest = level.at(-1);
  const figure = newest === void 0 ? "no result" : `${multiplier(Math.exp(newest.logRatio))}x`;
  return {
    head: [escapeText(series.path), ...drawn === "" ? [] : [drawn], figure].join(" "),
    lines: stateLines(trends, trend, series.points.length, escapeText)
  };
}
function stateLines(trends, { changes, deviation, state }, points, escapeText) {
  return [
    ...changes.map((change) => changeLine(trends, change, escapeText)),
    ...deviation === void 0 ? [] : [`too early to tell: ${describeDeviation(deviation)}`],
    ...state === "too early" && deviation === void 0 ? [`too early to tell: ${plural(points, "run")}`] : []
  ];
}
function allTestsTrendText(trends, trend, escapeText) {
  const { points } = trend;
  const drawn = sparkline(points.map(({ logRatio }) => logRatio));
  return {
    head: ["all tests", ...drawn === "" ? [] : [drawn], allTestsFigures(trends, trend, escapeText)].join(
      " "
    ),
    lines: stateLines(trends, trend, points.length, escapeText)
  };
}
function agedSummary(trends) {
  const changed = trends.filter(({ state }) => state === "changed").length;
  return trends.length === 0 ? [] : [`Times of ageing databases: of ${count(trends.length)}, ${count(changed)} changed.`];
}
function contestSummary(trends) {
  const changed = trends.filter(({ state }) => state === "changed").length;
  return trends.length === 0 ? [] : [`Throughputs of several connections: of ${count(trends.length)}, ${count(changed)} changed.`];
}
function agedTrendText(trends, trend, escapeText) {
  const name = `age/${escapeText(trend.shape)} ${figureTitles[trend.figure]}`;
  return figureTrendText(trends, name, trend, escapeText);
}
function contestTrendText(trends, trend, escapeText) {
  return figureTrendText(trends, escapeText(trend.path), trend, escapeText);
}
function figureTrendText(trends, name, trend, escapeText) {
  const { points } = trend;
  const drawn = sparkline(points.map(({ logRatio }) => logRatio));
  const newest = points.at(-1);
  const now = newest === void 0 ? "no result" : `${multiplier(Math.exp(newest.logRatio))}x`;
  const interval = newest?.interval;
  const range = interval === void 0 ? "" : ` (${multiplier(interval.low)}x to ${multiplier(interval.high)}x)`;
  return {
    head: [name, ...drawn === "" ? [] : [drawn], `${now}${range}`].join(" "),
    lines: stateLines(trends, trend, points.length, escapeText)
  };
}
var maxLevels = 4;
function allTestsFigures({ runs }, { points, changes }, escapeText) {
  const newest = points.at(-1);
  if (newest === void 0) return "no result";
  if (changes.length === 0) return `${multiplier(Math.exp(newest.logRatio))}x`;
  const levels = levelsBetween(points, changes).map((level) => `${multiplier(level.multiplier)}x`);
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

export {
  trendSummary,
  processorSummary,
  trendText,
  allTestsTrendText,
  agedSummary,
  contestSummary,
  agedTrendText,
  contestTrendText,
  allTestsFigures
};
