import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  contentionVerdictOf,
  rowsOf
} from "./chunk-QNJG6V46.js";
import {
  figuresOf,
  footprintsOf
} from "./chunk-XEJV74EK.js";
import {
  instructionsOf
} from "./chunk-F5YNXU4L.js";
import {
  ageVerdictOf,
  isOfCommits,
  lastBytes
} from "./chunk-PFJ5GFNK.js";
import {
  figureOf
} from "./chunk-GWLEWOSY.js";
import {
  readHistory,
  runId
} from "./chunk-2G32BODT.js";
import {
  countsOf
} from "./chunk-675X243B.js";
import {
  judgedRun
} from "./chunk-M23SOQUR.js";
import {
  InputError,
  contestPath,
  formatValue,
  testPath
} from "./chunk-KAFQIV6R.js";

// src/features/nights/history/read-runs.ts
import path from "node:path";
function readRuns({ history, branch, last }) {
  const runs = readHistory(history, { branch, last });
  if (runs.length === 0)
    throw new InputError(
      branch === void 0 ? `--history ${history}: the history has no runs: add one with history add` : `--branch: no run of the history ${path.basename(history)} is of ${formatValue(branch)}: see history list`
    );
  return runs.map((one) => ({ id: runId(one.path) ?? one.path, run: one.run }));
}

// src/features/nights/history/runs/create-run.ts
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
  const { tests: measured = [], engine: bytes = {}, unsteady = [] } = footprintsOf(verdict) ?? {};
  const unsteadyNames = Map.groupBy(unsteady, ({ test }) => testPath(test));
  const footprints = new Map(
    measured.map((one) => {
      const path2 = testPath(one.test);
      return [path2, footprintOf(one, new Set(unsteadyNames.get(path2)?.map(({ name }) => name)))];
    })
  );
  const tests = judgedRun(verdict).tests.flatMap(
    (test) => (
      // Left out: the base differs from run to run, so that figures against it are not comparable.
      test.state === "against base" ? [] : [testOf(test, suite, instructions, footprints.get(test.test))]
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
    date,
    commit,
    branch,
    label,
    ...origin === void 0 ? {} : { origin: originOf(origin) },
    ...machine === void 0 ? {} : { machine: machineOf(machine, image) },
    ...suite === void 0 ? {} : { suite: suiteOf(suite) },
    engines: {
      baseline: engineOf(engines.baseline, bytes.baseline),
      candidate: engineOf(engines.candidate, bytes.candidate)
    },
    ...interval === void 0 ? {} : { average: { low: bound(interval.low), high: bound(interval.high) } },
    aged: agedOf(verdict),
    contests: contestsOf(verdict),
    ...counts?.environment === void 0 ? {} : { counting: { rows: counts.rows, ...counts.environment } },
    tests
  };
}
function agedOf(verdict) {
  const { age, comparisons = [] } = ageVerdictOf(verdict) ?? {};
  const shapes = (age?.shapes ?? []).flatMap(({ shape, engines }) => {
    const figures = (role) => {
      const life = engines.find((one) => one.role === role);
      return life && age && lastBytes(life, age.commits);
    };
    const [baseline, candidate] = [figures("baseline"), figures("candidate")];
    return baseline === void 0 || candidate === void 0 ? [] : [[shape, { baseline, candidate, ...agedTimesOf(comparisons, shape) }]];
  });
  if (age === void 0 || shapes.length === 0) return void 0;
  return { commits: age.commits, shapes: Object.fromEntries(shapes) };
}
function agedTimesOf(comparisons, shape) {
  const times = comparisons.flatMap(({ figure, against, candidate, reference, ratio, interval, ...one }) => {
    const isOwn = one.shape === shape && against === "baseline" && isOfCommits(figure);
    if (!isOwn || interval === void 0) return [];
    const [baselineNs, candidateNs] = [wholeNs(reference.value), wholeNs(candidate.value)];
    const bounds = { ratio: bound(ratio), low: bound(interval.low), high: bound(interval.high) };
    return [[figure, { baselineNs, candidateNs, ...bounds }]];
  });
  return times.length === 0 ? {} : { times: Object.fromEntries(times) };
}
var throughputDigits = 4;
function contestsOf(verdict) {
  const { contention, comparisons = [] } = contentionVerdictOf(verdict) ?? {};
  if (contention === void 0) return void 0;
  const entries = rowsOf(contention).flatMap(
    ({ workload, mode, task, ladder }) => ladder.flatMap((connections) => {
      const rate = (role) => {
        const value = figuresOf(contention, role, { workload, mode, connections }, task)?.perSecond;
        return value === void 0 ? void 0 : Number(value.toPrecision(throughputDigits));
      };
      const [baseline, candidate] = [rate("baseline"), rate("candidate")];
      if (candidate === void 0) return [];
      const name = `${workload}/${mode}/${connections}/${task}`;
      const times = timesOf(comparisons, `contention/${name}`);
      return [[name, { candidate, baseline, times }]];
    })
  );
  return entries.length === 0 ? void 0 : Object.fromEntries(entries);
}
function timesOf(comparisons, path2) {
  const found = comparisons.find(
    ({ cell, task, against }) => against === "baseline" && `${contestPath(cell)}/${task}` === path2
  );
  return found && {
    ratio: bound(found.ratio),
    low: bound(found.interval.low),
    high: bound(found.interval.high)
  };
}
function originOf({ run, attempt, repository }) {
  return { run, attempt, repository };
}
function commonMachine({ machine, machines = [] }) {
  const kinds = new Set(machines.map((one) => `${one.machine?.cores} of ${one.machine?.cpu}`));
  return kinds.size > 1 ? void 0 : machine;
}
function machineOf(machine, image) {
  return { ...machine, image };
}
function suiteOf({ rows, seed, hash, others, statements, threads }) {
  return { rows, seed, hash, others, statements, threads };
}
function engineOf(facts, bytes) {
  const { name, version, ownVersion, sourceId, sha256, kind } = facts;
  return {
    name,
    version,
    ownVersion,
    sourceId,
    sha256,
    bytes,
    kind,
    settings: settingsOf(facts)
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
function testOf(judged, suite, instructions, footprint) {
  const { state, outcome, medianPairs = 0, baselineNs, candidateNs, multiplierInterval: interval } = judged;
  const [variant, storage, kind, workload] = judged.test.split("/");
  const sql = suite?.sql[`${variant}/${workload}`]?.slice(0, 12);
  const { baseline: baselineInstructions, candidate: candidateInstructions } = instructions?.tests.get(judged.test)?.instructions ?? {};
  const test = {
    section: `${variant}/${storage}/${kind}`,
    workload,
    baselineInstructions,
    candidateInstructions,
    footprint,
    sql
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
function footprintOf({ values: { baseline, candidate } }, unsteady) {
  const exact = (values) => Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => figureOf(name).isExact && !unsteady.has(name)
    )
  );
  return { baseline: baseline && exact(baseline), candidate: candidate && exact(candidate) };
}
function wholeNs(ns) {
  return Math.max(1, Math.round(ns));
}
function bound(value) {
  return Number(value.toPrecision(boundDigits));
}

export {
  readRuns,
  createRun
};
