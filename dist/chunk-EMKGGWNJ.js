import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideByKind,
  intervalError,
  levelTrend,
  weightsOf
} from "./chunk-MC3KHBLL.js";

// src/features/nights/history/runs/aged-trends.ts
var agedTimes = ["time", "cpu"];
var degrees = 7;
function comparableAged(run, other) {
  const isAlike = run.aged?.commits === other?.aged?.commits && run.suite?.seed === other?.suite?.seed;
  return isAlike ? run.aged : void 0;
}
function newestAged(runs) {
  return runs.findLast(({ aged }) => aged !== void 0);
}
function agedTrends(runs) {
  const newest = newestAged(runs);
  const lives = runs.map((run) => comparableAged(run, newest)?.shapes ?? {});
  const shapes = [...new Set(lives.flatMap((own) => Object.keys(own)))];
  const series = shapes.flatMap(
    (shape) => agedTimes.flatMap((figure) => {
      const points = pointsOf(lives, shape, figure, `${newest?.suite?.seed}`);
      return points.length === 0 ? [] : [{ shape, figure, points }];
    })
  );
  const divided = divideByKind(
    runs,
    series.map(({ shape, figure, points }) => ({ name: `age/${shape} ${figure}`, points }))
  );
  return divided.map(({ points, levels }, index) => {
    const { shape, figure } = series[index];
    return { shape, figure, points, ...levelTrend(runs, [`age/${shape}`], levels, void 0) };
  });
}
function lifeOf(lives, shape) {
  return lives !== void 0 && Object.hasOwn(lives, shape) ? lives[shape] : void 0;
}
function pointsOf(lives, shape, figure, sql) {
  const found = lives.flatMap((own, run) => {
    const time = lifeOf(own, shape)?.times?.[figure];
    return time === void 0 ? [] : [{ run, time }];
  });
  const weights = weightsOf(found.map(({ time }) => intervalError(time, degrees)));
  return found.map(({ run, time: { ratio, low, high } }, index) => ({
    ...{ run, logRatio: Math.log(ratio), weight: weights[index] ?? 1, interval: { low, high }, sql }
  }));
}

export {
  comparableAged,
  newestAged,
  agedTrends,
  lifeOf
};
