import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  formatMatrix,
  planOptions,
  shardPlanHash
} from "./chunk-FNU2Z4C3.js";
import {
  sharesReads
} from "./chunk-LDNX7VJT.js";
import {
  resolveUntrustedSettings
} from "./chunk-ZFGHYLHV.js";
import {
  readRecording
} from "./chunk-4CWBCKEI.js";
import {
  readSources
} from "./chunk-X3LTLCWR.js";
import {
  selectionOf
} from "./chunk-LSV6AOSU.js";
import {
  historyTestPath,
  readHistory
} from "./chunk-TLH7JPBZ.js";
import {
  valuesOf
} from "./chunk-4A57ROIY.js";
import {
  mostShards
} from "./chunk-LSFIN52A.js";
import {
  planTests,
  suites,
  testsOf
} from "./chunk-QVJZVUH4.js";
import {
  sweepOf
} from "./chunk-XEP54OPR.js";
import {
  InputError,
  sectionPath,
  suiteOf,
  testPath
} from "./chunk-AFANOJMY.js";

// src/features/machines/costs.ts
var usualRows = 1e5;
var pairSeconds = {
  oltp_point_select: 0.108,
  oltp_range_select: 0.058,
  oltp_sum_range: 0.0425,
  oltp_order_range: 952e-5,
  oltp_distinct_range: 0.0119,
  oltp_index_scan: 0.0182,
  select_random_points: 0.0662,
  select_random_ranges: 0.0193,
  covering_index_scan: 0.0229,
  groupby_scan: 0.101,
  index_join: 0.0158,
  index_join_scan: 0.0108,
  types_table_scan: 0.293,
  table_scan: 0.358,
  oltp_read_only: 0.427,
  oltp_bulk_insert: 0.618,
  oltp_insert: 0.0634,
  oltp_update_index: 0.292,
  oltp_update_non_index: 0.177,
  oltp_delete_insert: 0.222,
  oltp_write_only: 0.129,
  types_delete_insert: 0.0891,
  oltp_read_write: 0.342,
  oltp_bulk_insert_ac: 0.103,
  oltp_insert_ac: 0.127,
  oltp_update_index_ac: 0.15,
  oltp_update_non_index_ac: 0.109,
  oltp_delete_insert_ac: 0.133,
  oltp_write_only_ac: 0.137,
  types_delete_insert_ac: 0.104,
  oltp_read_write_ac: 0.149
};
var scans = [
  "table_scan",
  "types_table_scan",
  "groupby_scan",
  "index_join_scan",
  "oltp_index_scan",
  "covering_index_scan"
];
var setup = 0.11;
var ofVariant = 1.7;
var ofMemoryRound = 0.5;
var controlPairs = 12;
var controlPair = 0.2;
var ofShard = 1;
function secondsOfTest(test, known, scale) {
  const { pair, pairs } = known.get(testPath(test)) ?? { pair: pairOf(test, scale), pairs: scale.rounds };
  const arms = scale.engines / 2;
  const fresh = sharesReads(test) ? 0 : setup * (scale.rows / usualRows);
  return arms * ((pairs + 1) * pair + pairs * fresh);
}
function secondsInCommon(tests, { rows, engines, rounds }) {
  const size = engines / 2 * (rows / usualRows);
  const variants = new Set(tests.map(({ variant }) => variant));
  const inMemory = new Set(tests.filter(({ storage }) => storage === "memory").map(({ variant }) => variant));
  return ofShard + controlPairs * controlPair + size * (ofVariant * variants.size + ofMemoryRound * rounds * inMemory.size);
}
function pairOf(test, { rows }) {
  const { workload: name } = test;
  const seconds = pairSeconds[name];
  if (suiteOf(test.variant) === "oltp" && seconds !== void 0)
    return scans.includes(name) ? seconds * (rows / usualRows) : seconds;
  const suite = suites[suiteOf(test.variant)];
  const tests = testsOf(suites).filter(({ variant }) => suiteOf(variant) === suite.name).length;
  return suite.seconds / Math.max(1, tests) / 4;
}
function costsOfRecording({ tests }) {
  const costs = tests.flatMap((test) => {
    const of = (role) => test.samples.filter((sample) => sample.role === role).map(({ ns }) => ns);
    const [baseline, candidate] = [of("baseline"), of("candidate")];
    const pairs = Math.min(baseline.length, candidate.length);
    return pairs === 0 ? [] : [[testPath(test), { pair: (mean(baseline) + mean(candidate)) / 1e9, pairs }]];
  });
  return new Map(costs);
}
function costsOfHistory(runs) {
  const costs = /* @__PURE__ */ new Map();
  for (const run of runs)
    for (const test of run.tests) {
      const { pairs, baselineNs, candidateNs } = test;
      if (baselineNs === void 0 || candidateNs === void 0 || pairs === 0) continue;
      costs.set(historyTestPath(test), { pair: (baselineNs + candidateNs) / 1e9, pairs });
    }
  return costs;
}
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

// src/features/machines/divide.ts
var wantedBalance = 1.05;
function divideTests(tests, shards, { ofTest, inCommon }) {
  const known = new Map(tests.map((test) => [test, ofTest(test)]));
  const costs = { ofTest: (test) => known.get(test) ?? 0, inCommon };
  const count = Math.min(shards, unitsOf(tests).length);
  let parts = [...Map.groupBy(tests, sectionPath).values()];
  let best;
  for (; ; ) {
    const divided = assign(parts, count, costs);
    if (divided.every((one) => one.tests.length > 0) && (best === void 0 || longest(divided) < longest(best)))
      best = divided;
    const mean2 = divided.reduce((sum, { seconds }) => sum + seconds, 0) / count;
    if (best === divided && longest(divided) <= wantedBalance * mean2) break;
    const halved = halveLargest(parts, divided, costs);
    if (halved === void 0) break;
    parts = halved;
  }
  const order = new Map(tests.map((test, index) => [test, index]));
  return (best ?? []).map(({ tests: own, seconds }) => ({
    tests: own.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
    seconds
  })).toSorted((a, b) => b.seconds - a.seconds);
}
function assign(parts, count, { ofTest, inCommon }) {
  const weighed = parts.map((tests) => ({
    tests,
    seconds: tests.reduce((sum, test) => sum + ofTest(test), 0)
  }));
  const shares = Array.from({ length: count }, () => ({
    tests: [],
    sections: /* @__PURE__ */ new Map(),
    own: 0,
    seconds: 0
  }));
  for (const { tests, seconds } of weighed.toSorted((a, b) => b.seconds - a.seconds)) {
    const added = tests.map((test) => [sectionPath(test), test]);
    const after = shares.map((share2) => {
      const sections = new Map([...share2.sections, ...added]);
      const own = share2.own + seconds;
      return { share: share2, sections, own, seconds: own + inCommon([...sections.values()]) };
    });
    const { share, ...changed } = after.reduce((first, one) => one.seconds < first.seconds ? one : first);
    share.tests.push(...tests);
    Object.assign(share, changed);
  }
  return shares.map(({ tests, seconds }) => ({ tests, seconds }));
}
function longest(shares) {
  return Math.max(...shares.map(({ seconds }) => seconds));
}
function unitsOf(part) {
  return [...Map.groupBy(part, (test) => `${sectionPath(test)}/${sweepOf(test.workload)}`).values()];
}
function halveLargest(parts, shares, { ofTest }) {
  const secondsOf = (tests) => tests.reduce((sum, test) => sum + ofTest(test), 0);
  const [first] = shares.toSorted((a, b) => b.seconds - a.seconds);
  const inLongest = new Set(first?.tests);
  const divisible = parts.filter((part) => unitsOf(part).length > 1);
  const ofLongest = divisible.filter(([test]) => test !== void 0 && inLongest.has(test));
  const [largest] = (ofLongest.length > 0 ? ofLongest : divisible).toSorted(
    (a, b) => secondsOf(b) - secondsOf(a)
  );
  if (largest === void 0) return void 0;
  const halves = [[], []];
  const seconds = [0, 0];
  for (const unit of unitsOf(largest).toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const half = seconds[0] <= seconds[1] ? 0 : 1;
    halves[half].push(...unit);
    seconds[half] = seconds[half] + secondsOf(unit);
  }
  return [...parts.filter((part) => part !== largest), ...halves];
}

// src/features/machines/plan-shards.ts
function divideIntoShards(run, { shards, minutes, costs, scale }) {
  if (shards > mostShards)
    throw new InputError(`shards is ${shards}, and GitHub makes at most ${mostShards} jobs of a matrix`);
  const divide = (count) => divideTests(run.tests, count, {
    ofTest: (test) => secondsOfTest(test, costs, scale),
    inCommon: (tests) => secondsInCommon(tests, scale)
  });
  const counts = minutes === void 0 ? [] : Array.from({ length: shards - 1 }, (_, index) => index + 1);
  const few = counts.map(divide).find((shares2) => Math.max(...shares2.map(({ seconds }) => seconds)) <= (minutes ?? 0) * 60);
  const shares = few ?? divide(shards);
  const parts = shares.map(({ tests }) => tests.map(testPath));
  return {
    plan: { hash: shardPlanHash(run, parts), shards: parts },
    seconds: shares.map(({ seconds }) => Math.round(seconds))
  };
}

// src/features/machines/settings.ts
function resolvePlanSettings(sources, features) {
  const { shards, minutes, costs } = valuesOf(planOptions, sources.values);
  if (shards === void 0)
    throw new InputError("shards is missing: give the most machines that there are, such as 4");
  const { criteria, selection, catalogue, rows, warehouses, seed, statements, threads } = resolveUntrustedSettings(sources, features);
  const { rounds } = criteria.rule;
  const isBuilt = sources.values["base-artifact"] !== void 0 && criteria.gate !== "sqlite";
  const mayHaveBase = criteria.requireBase === true || isBuilt;
  return {
    selection,
    catalogue,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    shards,
    engines: mayHaveBase ? 3 : 2,
    rounds: typeof rounds === "number" ? rounds : rounds.min,
    minutes,
    costs,
    roots: sources.roots,
    history: selectionOf(sources.values)
  };
}

// src/features/machines/divide-run.ts
var mostRuns = 20;
function divideRun(settings, kept = [], features = []) {
  const { rows, shards, minutes, engines, rounds } = settings;
  const run = shardedRun(settings);
  const costs = readCosts(settings, features, kept);
  const scale = { rows, engines, rounds };
  const plan = divideIntoShards(run, { shards, costs, scale, minutes });
  const known = run.tests.filter((test) => costs.has(testPath(test))).length;
  return { plan, tests: run.tests.length, known };
}
function shardedRun(settings) {
  const { selection, catalogue, rows, seed, warehouses, statements, threads } = settings;
  const tests = planTests(selection, catalogue);
  return { tests, size: { rows, seed, warehouses }, statements, threads, catalogue };
}
function readCosts({ costs, roots, history, rows }, features, kept) {
  const read = history && readHistory(history.history, { last: mostRuns, branch: history.branch });
  const runs = [...kept, ...(read ?? []).map(({ run }) => run)].filter(({ suite }) => suite?.rows === rows);
  return new Map([
    ...costsOfHistory(runs),
    ...costs === void 0 ? [] : readCostsOf(costs, { rows, roots }, features)
  ]);
}
function readCostsOf(file, { rows, roots }, features) {
  const recording = readRecording(file, {}, features, roots);
  const { rows: recorded = rows } = recording.suite ?? {};
  if (recorded !== rows)
    throw new InputError(
      `${file} is of ${recorded} rows, and the plan of ${rows}: the number of rows changes how long tests take; name a run of as many rows`
    );
  return costsOfRecording(recording);
}
async function planCommand(command, { output, features }) {
  const { plan } = divideRun(resolvePlanSettings(readSources(command, features), features), [], features);
  await output.print([`${formatMatrix(plan)}
`]);
  return 0;
}

export {
  resolvePlanSettings,
  mostRuns,
  divideRun,
  shardedRun,
  planCommand
};
