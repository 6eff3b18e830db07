import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  defaultCriteria,
  judge,
  judgeTwoMachines,
  machineNames,
  nameMachines,
  overallOutcome,
  perEngine,
  rolesOf,
  roundsOfRun
} from "./shared-jstat-dist-jstat.js";

// src/verdict/judge-recording.ts
function judgeRecording(recording, criteria, features = []) {
  const judgeOne = (one) => judgeMachines(one, criteria, features);
  const judged = { ...judgeOne(recording), ...lackOfBase(recording, criteria) };
  const first = { ...judged, outcome: overallOutcome(judged) };
  const { confirmation: second } = recording;
  if (second === void 0) return first;
  return judgeTwoMachines(first, judgeOne(second), nameMachines(recording, second));
}
function judgeByOwnRule(recording, { rule: _, ...criteria }, features = []) {
  return judgeRecording(recording, criteria, features);
}
function lackOfBase({ engines, identicalBase, noBase }, { gate }) {
  if (engines.base !== void 0 || identicalBase !== void 0 || gate === "sqlite") return {};
  const isWanted = gate !== void 0 || noBase !== void 0;
  return isWanted ? { withoutBase: noBase ?? {} } : {};
}
function judgeMachines(recording, { rule, ...criteria }, features) {
  const { controls = [], run, problems } = recording;
  const names = machineNames(recording);
  const machines = recording.machines?.map((one, index) => {
    return { name: names[index] ?? "", controls: one.controls ?? [] };
  });
  const tests = rule?.rounds === void 0 ? recording.tests : recording.tests.map(({ asked: _, ...test }) => test);
  return judge(
    {
      tests,
      controls,
      machines,
      problems,
      stopped: run?.stopped,
      ending: run?.outOfTime === true ? "time" : "samples",
      engines: recording.engines,
      compileOptions: perEngine(recording.engines, ({ compileOptions }) => compileOptions),
      features: recording.features,
      uncounted: perEngine(recording.engines, ({ uncounted }) => uncounted),
      floorNs: floorsOf(recording.engines)
    },
    { ...criteria, ...neededBase(recording, criteria), rule: recordedRule(recording, rule) },
    features
  );
}
function neededBase({ identicalBase }, { untrusted = false }) {
  return identicalBase === void 0 || untrusted ? {} : { requireBase: false };
}
function floorsOf(engines) {
  const all = rolesOf(engines).flatMap((role) => Object.entries(engines[role]?.floorNs ?? {}));
  const slowest = {};
  for (const [storage, ns] of all) slowest[storage] = Math.max(ns, slowest[storage] ?? 0);
  return slowest;
}
function recordedRule({ run, plan, mediansOnly = false, tests }, given = {}) {
  const { min, max } = defaultCriteria.rule.rounds;
  const { rounds = { min, max }, alpha = defaultCriteria.rule.alpha } = run ?? {};
  const { precision, confirmElsewhere, confirms } = run ?? {};
  const machines = plan?.shards.length ?? 1;
  const recorded = {
    rounds,
    alpha,
    ...machines === 1 ? {} : { machines },
    precision,
    confirmElsewhere,
    confirms
  };
  if (mediansOnly) return { ...recorded, ...given, rounds: 1, byFigure: true };
  return { ...recorded, ...given, rounds: roundsOfRun(given.rounds ?? rounds, { tests, plan }) };
}

export {
  judgeRecording,
  judgeByOwnRule
};
