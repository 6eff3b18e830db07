import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  costsOfHistory,
  costsOfRecording,
  planShards
} from "./chunk-DQIB3N62.js";
import {
  formatMatrix
} from "./chunk-FTWSZTTV.js";
import {
  readRecording
} from "./chunk-CDGPTJKX.js";
import {
  planTests
} from "./chunk-YAECIBRF.js";
import {
  readHistory
} from "./chunk-YZEAGLV7.js";
import {
  InputError,
  omitUndefined,
  testPath,
  withOwnWorkloads
} from "./chunk-4YQZDUKF.js";

// src/commands/plan.ts
var mostRuns = 20;
function divideRun(settings, kept = [], features = []) {
  const { selection, own, dialect, rows, seed, warehouses, statements, threads } = settings;
  const { shards, minutes, engines, rounds } = settings;
  const catalogue = withOwnWorkloads(own, dialect);
  const tests = planTests(selection, catalogue);
  const costs = readCosts(settings, features, kept);
  const plan = planShards(
    { tests, size: { rows, seed, warehouses }, statements, threads, catalogue },
    { shards, costs, scale: { rows, engines, rounds }, ...omitUndefined({ minutes }) }
  );
  const known = tests.filter((test) => costs.has(testPath(test))).length;
  return { matrix: formatMatrix(plan), tests: tests.length, known };
}
function readCosts({ costs, history, rows }, features, kept) {
  const read = history && readHistory(history.folder, { last: mostRuns, ...omitUndefined({ branch: history.branch }) });
  const runs = [...kept, ...(read ?? []).map(({ run }) => run)].filter(({ suite }) => suite?.rows === rows);
  return new Map([
    ...costsOfHistory(runs),
    ...costs === void 0 ? [] : readCostsOf(costs, rows, features)
  ]);
}
function readCostsOf(file, rows, features) {
  const recording = readRecording(file, {}, features);
  const { rows: recorded = rows } = recording.suite ?? {};
  if (recorded !== rows)
    throw new InputError(
      `${file} is of ${recorded} rows, and the plan of ${rows}: tests take another time then; name a run of as many rows`
    );
  return costsOfRecording(recording);
}

export {
  mostRuns,
  divideRun
};
