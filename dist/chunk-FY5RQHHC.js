import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  chanceOfDifference,
  confoundersOf,
  exactTrends,
  falseChangeRate,
  leastValues,
  partOfRun,
  ratioBetween,
  seriesOf,
  toValue,
  trendsOf
} from "./chunk-A2TM3MUW.js";
import {
  runTime
} from "./chunk-2G32BODT.js";
import {
  significant,
  weightedMean
} from "./chunk-NIQHCBMM.js";

// src/features/nights/history/runs/compare-exact.ts
function compareExact(before, run) {
  const trends = exactTrends([...before, run]).filter(
    ({ points }) => points.length > 1 && points.at(-1)?.run === before.length
  );
  if (trends.length === 0) return void 0;
  const isOwn = (after) => after === before.length;
  const incomparable = trends.flatMap(
    ({ figure, path, breaks }) => breaks.filter(({ after }) => isOwn(after)).map((one) => ({ figure, path, since: before[one.before], differs: one.differs }))
  );
  const changes = trends.flatMap(
    ({ figure, path, changes: own }) => own.filter(({ after }) => isOwn(after.run)).map((one) => ({
      figure,
      path,
      since: before[one.before.run],
      before: one.before.value,
      after: one.after.value,
      share: one.share
    }))
  );
  const byFigure = Map.groupBy(changes, ({ figure }) => figure);
  return {
    compared: trends.length - incomparable.length,
    changes: [...byFigure.values()].flatMap(
      (own) => own.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share))
    ),
    incomparable
  };
}

// src/features/nights/history/runs/compare.ts
var mostRuns = 20;
var fewestRuns = 2 * leastValues;
function compareRun(history, run, isPart) {
  const before = history.filter((one) => runTime(one) < runTime(run));
  if (before.length === 0) return void 0;
  const trends = trendsOf(isPart ? [...before, run] : before);
  const first = Math.max(0, before.length - mostRuns);
  const all = [...before, run];
  const series = new Map(seriesOf(all).map(({ path, points }) => [path, points]));
  const tests = trends.tests.flatMap((trend) => {
    const points = series.get(trend.series.path) ?? [];
    const level = trend.level.filter((one) => one.run >= first && one.run < before.length);
    const isMeasured = points.at(-1)?.run === before.length;
    return isMeasured && level.length >= fewestRuns ? [differenceOf(all, trend, level, points)] : [];
  });
  const isSignificant = significant(
    tests.map(({ p }) => p),
    falseChangeRate
  );
  const differences = tests.flatMap(
    ({ isBeyond, difference }, index) => isBeyond && isSignificant[index] ? [difference] : []
  );
  return {
    trends,
    compared: tests.length === 0 ? [] : before.slice(first),
    differences: differences.toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio))),
    recentChanges: trends.tests.filter((trend) => lastChange(trend) > first).toSorted((a, b) => lastChange(b) - lastChange(a)),
    exact: compareExact(before, run)
  };
}
function isSameRun(one, other) {
  return one.startedAt === other.startedAt && one.finishedAt === other.finishedAt;
}
function lastChange({ changes }) {
  return changes.at(-1)?.firstAfter ?? -1;
}
function differenceOf(runs, trend, level, points) {
  const { typical, series } = trend;
  const newest = points.at(-1);
  const processor = partOfRun(runs, series.points, runs[newest.run]);
  const point = { ...newest, processor: processor ?? newest.processor };
  const usual = weightedMean(level.map(toValue));
  const now = weightedMean([toValue(point)]);
  const all = level.map((one) => toValue(one).value);
  const difference = {
    trend,
    points,
    multiplier: Math.exp(point.logRatio),
    confounders: confoundersOf(runs, series.sections, level, [point]),
    ...ratioBetween(usual, now, typical)
  };
  return {
    difference,
    p: chanceOfDifference(usual, now, typical),
    isBeyond: now.mean > Math.max(...all) || now.mean < Math.min(...all)
  };
}

export {
  compareRun,
  isSameRun
};
