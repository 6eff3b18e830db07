import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  citeDated,
  citeRun,
  dayOf,
  describeChange,
  describeDeviation,
  describeMark,
  divideAt,
  findChangePoints,
  levelTrend,
  levelsBetween,
  seriesOf,
  toValue
} from "./chunk-SN4PNLVH.js";
import {
  historyTestPath
} from "./chunk-UIWU7IE4.js";
import {
  leastChange
} from "./chunk-HBERWSWT.js";
import {
  andList
} from "./chunk-BJXOAZEW.js";
import {
  count,
  multiplier,
  plural,
  signedHundredths
} from "./chunk-KHYT7LJU.js";
import {
  omitUndefined
} from "./chunk-ULWFNPWD.js";

// src/features/history/report/sparkline.ts
var bars = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
var leastSpan = Math.log(1.1);
var mostValues = 30;
function sparkline(logRatios) {
  const shown = logRatios.slice(-mostValues);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const span = Math.max(most - least, leastSpan);
  const bottom = (most + least - span) / 2;
  return shown.map((value) => {
    const height = Math.floor((value - bottom) / span * bars.length);
    return bars[Math.min(Math.max(height, 0), bars.length - 1)];
  }).join("");
}

// src/features/history/report/instruction-trends.ts
function instructionSummary(trends) {
  if (trends.length === 0) return [];
  const changed = trends.filter(({ changes }) => changes.length > 0).length;
  const broken = trends.filter(({ breaks }) => breaks.length > 0).length;
  const incomparable = broken === 0 ? "" : ` Of ${count(broken)}, some counts are not comparable: they were taken in another way.`;
  return [
    `Instructions: of ${plural(trends.length, "test")} that were counted, ${count(changed)} changed.${incomparable}`
  ];
}
function instructionTrendText(runs, { path, points, changes, breaks }, escapeText) {
  const cite = (index) => {
    const run = runs[index];
    return run === void 0 ? "?" : `${citeRun(escapeText)(run)} (${dayOf(run)})`;
  };
  const newest = points.at(-1)?.instructions ?? 0;
  const drawn = sparkline(points.map(({ instructions }) => Math.log(instructions)));
  return {
    head: [escapeText(path), ...drawn === "" ? [] : [drawn], `${count(newest)} instructions`].join(" "),
    lines: [
      ...changes.map(
        ({ before, after, share }) => `${signedHundredths(share)}, from ${count(before.instructions)} to ${count(after.instructions)}, between ${cite(before.run)} and ${cite(after.run)}`
      ),
      ...breaks.map(
        ({ before, after, differs }) => `not comparable: ${cite(before)} and ${cite(after)} have not the same ${differs.join(", ")}`
      )
    ]
  };
}

// src/features/history/report/trends.ts
function trendSummary({ runs, tests }) {
  const ofState = (state) => tests.filter((one) => one.state === state).length;
  const [changed, steady, early] = [ofState("changed"), ofState("steady"), ofState("too early")];
  const [first, last] = [runs[0], runs.at(-1)];
  const areSteady = `${count(steady)} ${steady === 1 ? "is" : "are"} steady`;
  const days = first === void 0 || last === void 0 ? "" : ` ${daysOf(first, last)}`;
  return `${plural(runs.length, "run")}${days}: of ${plural(tests.length, "test")}, ${count(changed)} changed` + (early === 0 ? ` and ${areSteady}.` : `, ${areSteady}, and of ${count(early)} it is too early to tell.`);
}
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

// src/features/html/data/same-tests.ts
function meansOfSameTests(tests, runs) {
  const all = tests.map(withEnds).filter(({ last }) => last >= 0);
  if (all.length === 0) return void 0;
  const present = all.filter(({ last }) => last + goneAfter >= runs - 1);
  const chosen = present.length === 0 ? all : present;
  const means = Array.from({ length: runs }, (_, run) => {
    const there = chosen.filter(({ first }) => run >= first);
    const measured = there.filter(({ multipliers }) => typeof multipliers[run] === "number").length;
    if (measured === 0 || 2 * measured < there.length) return null;
    return geometricMean(chosen.map((test) => valueAt(test, run)));
  });
  return { tests: chosen.length, means };
}
var goneAfter = 5;
function withEnds({ multipliers, levels }) {
  const isKnown = (one) => one !== null;
  return {
    multipliers,
    levels,
    first: multipliers.findIndex(isKnown),
    last: multipliers.findLastIndex(isKnown)
  };
}
function valueAt({ multipliers, levels }, run) {
  const value = multipliers[run];
  if (typeof value === "number") return value;
  const level = levels.findLast(({ first }) => first <= run) ?? levels[0];
  return level?.multiplier ?? 1;
}
function geometricMean(values) {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

// src/features/history/runs/all-tests.ts
function allTestsTrend({ runs, tests }, own) {
  const all = own === void 0 ? runs : [...runs, own];
  const changes = new Map(tests.map((one) => [one.series.path, one.changes]));
  const series = seriesOf(all).map(({ path, points: points2 }) => {
    const byRun = new Map(points2.map(({ run, logRatio }) => [run, Math.exp(logRatio)]));
    return {
      multipliers: all.map((_, run) => byRun.get(run) ?? null),
      levels: levelsBetween(points2, changes.get(path) ?? [])
    };
  });
  const found = meansOfSameTests(series, all.length);
  if (found === void 0) return void 0;
  const points = all.flatMap((run, index) => {
    const mean = found.means[index] ?? null;
    return mean === null ? [] : [pointOf(run, index, mean)];
  });
  const kept = points.filter(({ run }) => run < runs.length);
  const [places = []] = findChangePoints([{ name: "all tests", values: kept.map(toValue) }]);
  const sections = [...new Set(tests.map((one) => one.series.section))];
  return {
    tests: found.tests,
    points: kept,
    ...omitUndefined({ own: points.find(({ run }) => run === runs.length) }),
    ...levelTrend(runs, sections, divideAt(kept, places), void 0)
  };
}
function pointOf(run, index, mean) {
  const own = multiplierOfRun(run);
  const isOwn = own !== void 0 && Math.abs(mean / own - 1) < 1e-9;
  return {
    run: index,
    logRatio: Math.log(mean),
    // The noise of a night is in all tests, and in no interval.
    weight: 1,
    ...omitUndefined({ interval: isOwn ? run.average : void 0 })
  };
}
function multiplierOfRun({ tests }) {
  const multipliers = tests.flatMap(
    ({ baselineNs, candidateNs }) => baselineNs === void 0 || candidateNs === void 0 ? [] : [candidateNs / baselineNs]
  );
  return multipliers.length === 0 ? void 0 : geometricMean(multipliers);
}

// src/features/history/runs/instruction-trends.ts
import { isDeepStrictEqual } from "node:util";
function instructionTrends(runs) {
  const counted = /* @__PURE__ */ new Map();
  for (const [index, run] of runs.entries())
    for (const test of run.tests) {
      const { candidateInstructions: instructions } = test;
      if (instructions === void 0) continue;
      const path = historyTestPath(test);
      counted.set(path, [...counted.get(path) ?? [], { run: index, instructions, test }]);
    }
  return [...counted].map(([path, points]) => {
    const steps = points.slice(1).map((after, index) => ({ before: points[index], after }));
    const compared = steps.map((step) => ({ ...step, differs: differences(runs, step) }));
    return {
      path,
      points: points.map(pointOf2),
      changes: compared.flatMap(({ before, after, differs }) => {
        const share = (after.instructions - before.instructions) / before.instructions;
        const isSeen = differs.length === 0 && Math.abs(share) >= leastChange;
        return isSeen ? [{ before: pointOf2(before), after: pointOf2(after), share }] : [];
      }),
      breaks: compared.flatMap(
        ({ before, after, differs }) => differs.length === 0 ? [] : [{ before: before.run, after: after.run, differs }]
      )
    };
  });
}
function pointOf2({ run, instructions }) {
  return { run, instructions };
}
function differences(runs, { before, after }) {
  const [old, now] = [runs[before.run]?.counting, runs[after.run]?.counting];
  if (old === void 0 || now === void 0) return ["how they were counted"];
  const facts = {
    tool: "counting tool",
    valgrind: "version of Valgrind",
    cpuFeatures: "processor features",
    libc: "C library",
    rows: "number of rows"
  };
  const keys = Object.keys(facts);
  return [
    ...keys.filter((key) => !isDeepStrictEqual(old[key], now[key])).map((key) => facts[key]),
    ...before.test.sql === after.test.sql ? [] : ["SQL"]
  ];
}

export {
  sparkline,
  instructionSummary,
  instructionTrendText,
  trendSummary,
  trendText,
  allTestsTrendText,
  allTestsFigures,
  allTestsTrend,
  multiplierOfRun,
  instructionTrends
};
