import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  instructionTrends
} from "./chunk-DCMJPXB7.js";
import {
  chanceOfDifference,
  confoundersOf,
  falseChangeRate,
  leastValues,
  ratioBetween,
  seriesOf,
  toValue,
  trendsOf,
  weightedMean
} from "./chunk-SN4PNLVH.js";
import {
  readHistory,
  runId,
  runTime
} from "./chunk-UIWU7IE4.js";
import {
  instructionsOf
} from "./chunk-HBERWSWT.js";
import {
  countsOf
} from "./chunk-JRSOVAJU.js";
import {
  judgedRun
} from "./chunk-GTPQOVS4.js";
import {
  significant
} from "./chunk-FK63ORSE.js";
import {
  InputError,
  formatValue,
  omitUndefined
} from "./chunk-ULWFNPWD.js";

// src/features/history/read-runs.ts
import path from "node:path";
function readRuns({ history, branch, last }) {
  const runs = readHistory(history, omitUndefined({ branch, last }));
  if (runs.length === 0)
    throw new InputError(
      branch === void 0 ? `--history ${history}: the history has no runs: add one with history add` : `--branch: no run of the history ${path.basename(history)} is of ${formatValue(branch)}: see history list`
    );
  return runs.map((one) => ({ id: runId(one.path) ?? one.path, run: one.run }));
}

// src/features/history/runs/compare-counts.ts
function compareCounts(before, run) {
  const trends = instructionTrends([...before, run]).filter(
    ({ points }) => points.length > 1 && points.at(-1)?.run === before.length
  );
  if (trends.length === 0) return void 0;
  const isOwn = (after) => after === before.length;
  const incomparable = trends.flatMap(
    ({ path: path2, breaks }) => breaks.filter(({ after }) => isOwn(after)).map((one) => ({ path: path2, since: before[one.before], differs: one.differs }))
  );
  const changes = trends.flatMap(
    ({ path: path2, changes: own }) => own.filter(({ after }) => isOwn(after.run)).map((one) => ({
      path: path2,
      since: before[one.before.run],
      before: one.before.instructions,
      after: one.after.instructions,
      share: one.share
    }))
  );
  return {
    compared: trends.length - incomparable.length,
    changes: changes.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share)),
    incomparable
  };
}

// src/features/history/runs/compare.ts
var mostRuns = 20;
var fewestRuns = 2 * leastValues;
function compareRun(history, run, isPart) {
  const before = history.filter((one) => runTime(one) < runTime(run));
  if (before.length === 0) return void 0;
  const trends = trendsOf(isPart ? [...before, run] : before);
  const first = Math.max(0, before.length - mostRuns);
  const all = [...before, run];
  const series = new Map(seriesOf(all).map(({ path: path2, points }) => [path2, points]));
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
    ...omitUndefined({ counts: compareCounts(before, run) })
  };
}
function comparisonOfVariant(comparison, variant) {
  const isOwn = ({ series }) => series.section.startsWith(`${variant}/`);
  const isOfVariant = ({ path: path2 }) => path2.startsWith(`${variant}/`);
  const { counts, ...others } = comparison;
  return {
    ...others,
    ...counts === void 0 ? {} : {
      counts: {
        ...counts,
        changes: counts.changes.filter(isOfVariant),
        incomparable: counts.incomparable.filter(isOfVariant)
      }
    },
    differences: comparison.differences.filter(({ trend }) => isOwn(trend)),
    recentChanges: comparison.recentChanges.filter(isOwn)
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
  const point = points.at(-1);
  const usual = weightedMean(level.map(toValue));
  const now = weightedMean([toValue(point)]);
  const all = level.map(({ logRatio }) => logRatio);
  const difference = {
    trend,
    points,
    multiplier: Math.exp(point.logRatio),
    confounders: confoundersOf(runs, series.section, level, [point]),
    ...ratioBetween(usual, now, typical)
  };
  return {
    difference,
    p: chanceOfDifference(usual, now, typical),
    isBeyond: point.logRatio > Math.max(...all) || point.logRatio < Math.min(...all)
  };
}

// src/features/history/runs/create-run.ts
var boundDigits = 5;
function createRun(recording, verdict, identity = {}) {
  const { run, origin, suite, engines } = recording;
  const machine = commonMachine(recording);
  if (run === void 0)
    throw new InputError(
      "the results do not say when they were measured, as a table of medians does not: add a results.json of a run"
    );
  const counts = countsOf(recording);
  const instructions = instructionsOf(verdict);
  const tests = judgedRun(verdict).tests.flatMap(
    (test) => (
      // Left out: the base differs from run to run, so that figures against it are not comparable.
      test.state === "against base" ? [] : [testOf(test, suite, instructions)]
    )
  );
  if (tests.length === 0)
    throw new InputError(
      "the run has no tests against the baseline, and a history keeps nothing else: add a run that times some"
    );
  const { interval } = verdict.headline.baseline ?? {};
  const { branch, label, image, date } = identity;
  const commit = identity.commit ?? origin?.head ?? origin?.checkedOut;
  return {
    tool: run.tool,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    outcome: verdict.outcome,
    measurement: verdict.measurement.state,
    ...omitUndefined({ date, commit, branch, label }),
    ...origin === void 0 ? {} : { origin: originOf(origin) },
    ...machine === void 0 ? {} : { machine: machineOf(machine, image) },
    ...suite === void 0 ? {} : { suite: suiteOf(suite) },
    engines: { baseline: engineOf(engines.baseline), candidate: engineOf(engines.candidate) },
    ...interval === void 0 ? {} : { average: { low: bound(interval.low), high: bound(interval.high) } },
    ...counts?.environment === void 0 ? {} : { counting: { rows: counts.rows, ...counts.environment } },
    tests
  };
}
function originOf({ run, attempt, repository }) {
  return { run, attempt, ...omitUndefined({ repository }) };
}
function commonMachine({ machine, machines = [] }) {
  const kinds = new Set(machines.map((one) => `${one.machine?.cores} of ${one.machine?.cpu}`));
  return kinds.size > 1 ? void 0 : machine;
}
function machineOf(machine, image) {
  return { ...machine, ...omitUndefined({ image }) };
}
function suiteOf({ rows, seed, hash, others, statements, threads }) {
  return { rows, seed, hash, ...omitUndefined({ others, statements, threads }) };
}
function engineOf(facts) {
  const { name, version, ownVersion, sourceId, sha256, kind } = facts;
  return {
    name,
    ...omitUndefined({ version, ownVersion, sourceId, sha256, kind, settings: settingsOf(facts) })
  };
}
function settingsOf({ settings = {}, variantSettings = {} }) {
  const entries = [
    ...Object.entries(settings),
    ...Object.entries(variantSettings).flatMap(
      ([variant, own]) => Object.entries(own).map(([storage, values]) => [`${variant}/${storage}`, values])
    )
  ].map(([where, values]) => [where, describeSettings(values)]);
  return entries.length === 0 ? void 0 : Object.fromEntries(entries);
}
function describeSettings(values) {
  return Object.entries(values).flatMap(([pragma, value]) => value === null ? [] : [`${pragma} ${value}`]).join(", ");
}
function testOf(judged, suite, instructions) {
  const { state, outcome, medianPairs = 0, baselineNs, candidateNs, multiplierInterval: interval } = judged;
  const [variant, storage, kind, workload] = judged.test.split("/");
  const sql = suite?.sql[`${variant}/${workload}`]?.slice(0, 12);
  const { baseline: baselineInstructions, candidate: candidateInstructions } = instructions?.tests.get(judged.test)?.instructions ?? {};
  const test = {
    section: `${variant}/${storage}/${kind}`,
    workload,
    ...omitUndefined({ baselineInstructions, candidateInstructions, sql })
  };
  if (outcome === void 0 || baselineNs === void 0 || candidateNs === void 0)
    return { ...test, result: state === "missing" ? state : "failed", pairs: 0 };
  return {
    ...test,
    result: outcome,
    pairs: medianPairs,
    baselineNs: wholeNs(baselineNs),
    candidateNs: wholeNs(candidateNs),
    ...interval === void 0 ? {} : { low: bound(interval.low), high: bound(interval.high) }
  };
}
function wholeNs(ns) {
  return Math.max(1, Math.round(ns));
}
function bound(value) {
  return Number(value.toPrecision(boundDigits));
}

export {
  readRuns,
  compareRun,
  comparisonOfVariant,
  isSameRun,
  createRun
};
