import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  int,
  limits,
  strictObject,
  union
} from "./chunk-AFANOJMY.js";

// src/model/sweep-step.ts
function stepName({ sweep, parameter, value }) {
  return `${sweep}.${parameter}=${value}`;
}
function stepOf(workload) {
  const [, sweep, parameter, digits] = /^([a-z][a-z0-9_]*)\.([a-z][a-z0-9_]*)=([1-9]\d{0,9})$/.exec(workload) ?? [];
  if (sweep === void 0 || parameter === void 0) return void 0;
  return { sweep, parameter, value: Number(digits) };
}
function sweepOf(workload) {
  return stepOf(workload)?.sweep ?? workload;
}
function isNameOf(name, workload) {
  return workload !== void 0 && (name === workload || name === sweepOf(workload));
}

// src/model/criteria.ts
var minScreenedPairs = 3;
var allowedRounds = {
  error: `expected a number of rounds from 1 to ${limits.rounds}, or {"min": M, "max": N} with M from ${minScreenedPairs} to N`
};
var roundsSchema = union([int(), strictObject({ min: int(), max: int() })], allowedRounds).refine((value) => {
  if (typeof value === "number") return value >= 1 && value <= limits.rounds;
  return value.min >= minScreenedPairs && value.min <= value.max && value.max <= limits.rounds;
}, allowedRounds);
function formatRounds(rounds) {
  return typeof rounds === "number" ? String(rounds) : `${rounds.min}..${rounds.max}`;
}
var confirmingShare = 0.1;
function alphaOfMachine({
  alpha,
  machines = 1,
  confirmElsewhere = false,
  confirms
}) {
  const share = confirms !== void 0 ? confirmingShare : confirmElsewhere ? 1 - confirmingShare : 1;
  return share * alpha / machines;
}
var groupLevels = ["overall", "suite", "section", "workload"];
function formatMinChange({ ns, per }) {
  const [value, unit] = ns >= 1e6 ? [ns / 1e6, "ms"] : ns >= 1e3 ? [ns / 1e3, "us"] : [ns, "ns"];
  return `${value}${unit}${per === "statement" ? "/statement" : ""}`;
}
var gates = ["base", "sqlite", "both"];
function baseDecides({ gate }) {
  return gate !== "sqlite";
}
var defaultCriteria = {
  ceilings: {
    test: 6,
    average: 5,
    instructions: 1,
    footprint: 5,
    age: { base: 1.2 },
    contention: { base: 2 },
    plan: 1.5,
    base: { memory: 1.1, file: 1.2, autocommit: 1.4 },
    baseAverages: { overall: 1.025, suite: 1.025, section: 1.035, workload: 1.045 },
    rules: []
  },
  rule: { rounds: { min: 3, max: 11 }, alpha: 0.01 }
};

// src/model/compared.ts
var references = ["baseline", "base"];
function rolesOfTest({ compare }, roles) {
  const order = compare === void 0 ? roles : compare === "base" ? ["base", "candidate"] : ["baseline", "candidate"];
  return order.filter((role) => roles.includes(role));
}
function isNeeded({ compare }, role) {
  return role !== "base" || compare === "base";
}

export {
  stepName,
  stepOf,
  sweepOf,
  isNameOf,
  minScreenedPairs,
  roundsSchema,
  formatRounds,
  confirmingShare,
  alphaOfMachine,
  groupLevels,
  formatMinChange,
  gates,
  baseDecides,
  defaultCriteria,
  references,
  rolesOfTest,
  isNeeded
};
