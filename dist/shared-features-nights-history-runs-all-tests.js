import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  levelsBetween,
  multiplierOf,
  seriesOf,
  seriesTrends
} from "./shared-features-nights-history-files-history-index.js";

// src/page/data/same-tests.ts
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

// src/features/nights/history/runs/all-tests.ts
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
  const [trend] = seriesTrends(runs, [
    {
      path: "all tests",
      sections: [...new Set(tests.flatMap((one) => one.series.sections))],
      points: points.filter(({ run }) => run < runs.length)
    }
  ]);
  return {
    ...trend,
    tests: found.tests,
    own: points.find(({ run }) => run === runs.length)
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
    interval: isOwn ? run.average : void 0
  };
}
function multiplierOfRun({ tests }) {
  const multipliers = tests.flatMap((test) => multiplierOf(test) ?? []);
  return multipliers.length === 0 ? void 0 : geometricMean(multipliers);
}

export {
  allTestsTrend,
  multiplierOfRun
};
