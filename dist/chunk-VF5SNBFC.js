import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideByKind,
  intervalError,
  levelTrend,
  weightsOf
} from "./chunk-MC3KHBLL.js";
import {
  priorDegrees
} from "./chunk-JFFKG33Q.js";

// src/features/nights/history/runs/contest-trends.ts
var degrees = 2 + priorDegrees;
var sql = "contention";
function contestTrends(runs) {
  const names = [...new Set(runs.flatMap(({ contests = {} }) => Object.keys(contests)))];
  const series = names.flatMap((name) => {
    const points = pointsOf(runs, name);
    return points.length === 0 ? [] : [{ path: `contention/${name}`, points }];
  });
  const divided = divideByKind(
    runs,
    series.map(({ path, points }) => ({ name: path, points }))
  );
  return divided.map(({ points, levels }, index) => {
    const { path } = series[index];
    return { path, points, ...levelTrend(runs, [path], levels, void 0) };
  });
}
function contestOf({ contests }, name) {
  return contests !== void 0 && Object.hasOwn(contests, name) ? contests[name] : void 0;
}
function pointsOf(runs, name) {
  const found = runs.flatMap((one, run) => {
    const times = contestOf(one, name)?.times;
    return times === void 0 ? [] : [{ run, times }];
  });
  const weights = weightsOf(found.map(({ times }) => intervalError(times, degrees)));
  return found.map(({ run, times: { ratio, low, high } }, index) => ({
    ...{ run, logRatio: Math.log(ratio), weight: weights[index] ?? 1, interval: { low, high }, sql }
  }));
}

export {
  contestTrends,
  contestOf
};
