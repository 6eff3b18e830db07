import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  defaultsOf,
  maxNameLength,
  offeredIn,
  settingOptions
} from "./chunk-ZR23P2Z6.js";
import {
  InputError,
  dialectOf,
  formatValue,
  isServerFile,
  omitUndefined,
  roles,
  suiteCeilings
} from "./chunk-TVWLZZA2.js";

// src/options/resolve.ts
import path from "node:path";
var runOptions = offeredIn(settingOptions, "run", "plan", "file", "report");
var defaults = defaultsOf(runOptions);
function resolveRunSettings({ values: given, from, own }, part = {}) {
  const {
    candidate,
    "candidate-name": candidateName,
    "baseline-name": baselineName,
    "base-name": baseName,
    ceiling: _test,
    "average-ceiling": _average,
    ceilings: _rules,
    "base-ceilings": baseCeilings,
    rounds,
    alpha,
    precision,
    counts,
    "count-rows": countRows,
    "max-minutes": maxMinutes,
    "sample-timeout": sampleTimeout,
    "require-durability": requireDurability = false,
    "counter-ceiling": _counters,
    "cross-check": crossCheck,
    "count-ceiling": _instructions,
    accept = [],
    "require-base": requireBase = false,
    "allow-own-defaults": _onlyOfPublishing,
    "own-workloads": _files,
    "confirm-elsewhere": confirmElsewhere,
    plan: _plan,
    shard: _shard,
    shards: _shards,
    minutes: _minutes,
    costs: _costs,
    confirm: _confirm,
    "confirmed-by": _confirmedBy,
    workloads,
    resume,
    out,
    history: historyFolder,
    branch,
    ...others
  } = { ...defaults, suites: defaultSuites(given, own), ...given };
  if (candidate === void 0)
    throw new InputError(
      "no candidate is given: name the engine under test with --candidate PATH on the command line, with the action's input candidate, or with candidate in the configuration file"
    );
  if (from.variants !== void 0 && from.variants.kind !== "file" && !others.suites.includes("oltp"))
    throw new InputError(
      `variants is ${others.variants.join(", ")}, but suites is ${others.suites.join(", ")}: variants are the primary keys of the suite oltp, and other suites have tables of their own; omit variants, or add oltp to suites`
    );
  if (precision !== void 0 && typeof rounds === "number")
    throw new InputError(
      `precision is ${precision}, but rounds is ${rounds}, which gives each test exactly that many pairs: omit precision, or give a range of rounds such as 3..11`
    );
  if (requireBase && others.base === void 0)
    throw new InputError(
      "require-base is true, but no base is given: name the base branch's build with base"
    );
  if (resume !== void 0 && given.out !== void 0 && path.resolve(resume) !== path.resolve(out))
    throw new InputError(
      `--out: ${formatValue(out)} is not ${formatValue(resume)}, which --resume names: a run is resumed in its own folder, so omit --out`
    );
  const history = resolveHistory(historyFolder, branch);
  const named = roles.filter((role) => given[`${role}-name`] !== void 0);
  return {
    ...others,
    ...omitUndefined({ workloads: chosenNames(workloads) }),
    own,
    out: resume ?? out,
    ...omitUndefined({ resume, history }),
    candidate,
    candidateName: candidateName ?? distinct(engineNameOf(candidate), baselineName),
    baselineName,
    baseName,
    ...named.length === 0 ? {} : { named },
    criteria: {
      ceilings: ceilingsOf(given),
      baseCeilings: { ...defaults["base-ceilings"], ...baseCeilings },
      rule: {
        rounds,
        alpha,
        ...machinesOf(part),
        ...confirmElsewhere ? { confirmElsewhere } : {},
        ...omitUndefined({ precision, confirms: part.confirms?.claims })
      },
      ...requireDurability ? { requireDurability } : {},
      ...accept.length > 0 ? { accept } : {},
      ...requireBase ? { requireBase } : {}
    },
    confirmElsewhere,
    crossCheck,
    // The throughput of several connections says nothing of how long one statement takes.
    latencies: others.latencies || others.threads > 1,
    // Counts are exact on any machine, so a second machine has nothing to confirm.
    ...counts === "off" || part.confirms !== void 0 ? {} : { countRows },
    ...omitUndefined({ maxMinutes, sampleTimeout, planned: part.planned, tests: testsOf(part) })
  };
}
function testsOf({ planned, confirms }) {
  return confirms?.tests ?? planned?.plan.shards[planned.shard - 1];
}
function machinesOf({ planned }) {
  const { length: machines } = planned?.plan.shards ?? [1];
  return machines === 1 ? {} : { machines };
}
function resolveReportSettings({ values: given }) {
  const {
    out,
    "candidate-name": candidateName,
    "baseline-name": baselineName,
    "base-name": baseName,
    "base-ceilings": baseCeilings,
    "require-durability": requireDurability = false,
    accept = [],
    "require-base": requireBase = false,
    rounds,
    alpha,
    history: historyFolder,
    branch
  } = given;
  const { format, unit, html, strict } = { ...defaults, ...given };
  return {
    criteria: {
      ceilings: ceilingsOf(given),
      baseCeilings: { ...defaults["base-ceilings"], ...baseCeilings },
      rule: omitUndefined({ rounds, alpha }),
      ...requireDurability ? { requireDurability } : {},
      ...accept.length > 0 ? { accept } : {},
      ...requireBase ? { requireBase } : {}
    },
    format,
    unit,
    html,
    strict,
    ...omitUndefined({ out, candidateName, baselineName, baseName }),
    ...omitUndefined({ history: resolveHistory(historyFolder, branch) })
  };
}
function resolveHistory(folder, branch) {
  if (folder !== void 0) return { folder, ...omitUndefined({ branch }) };
  if (branch === void 0) return void 0;
  throw new InputError(
    `--branch is ${formatValue(branch)}, but no history is given: name its folder with --history, or omit --branch`
  );
}
function resolveUntrustedSettings(sources) {
  const { values: given, own } = sources;
  const {
    rounds,
    alpha,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    counts,
    "count-rows": countRows,
    suites,
    variants,
    storages,
    pragmas,
    out,
    unit,
    html,
    ...engines
  } = {
    ...defaults,
    suites: defaultSuites(given, own),
    ...given
  };
  const { criteria } = resolveReportSettings(sources);
  const dialect = spokenDialect(given, suites, threads);
  const baselineName = given["baseline-name"] ?? nameOfBaseline(given.baseline, dialect);
  const needsBase = suites.includes("own") && own.some(({ compare }) => compare === "base");
  const requireBase = given["require-base"] ?? (given.base !== void 0 || needsBase);
  return {
    criteria: { ...criteria, rule: { rounds, alpha }, requireBase, untrusted: true },
    selection: {
      suites,
      variants,
      storages,
      threads,
      ...omitUndefined({ workloads: chosenNames(given.workloads) })
    },
    own,
    dialect,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    ...counts === "off" ? {} : { countRows },
    pragmas,
    allowOwnDefaults: engines["allow-own-defaults"],
    out,
    unit,
    html,
    names: {
      candidate: engines["candidate-name"] ?? nameOfCandidate(engines.candidate, baselineName),
      baseline: baselineName,
      base: engines["base-name"]
    }
  };
}
function spokenDialect({ candidate }, chosen, threads) {
  if (candidate !== void 0) return dialectOf(candidate);
  return chosen.includes("server") || threads > 1 ? "mysql" : "sqlite";
}
function defaultSuites({ candidate }, own) {
  const suites = candidate !== void 0 && isServerFile(candidate) ? ["server"] : defaults.suites;
  return own.length === 0 ? suites : [...suites, "own"];
}
function chosenNames(workloads) {
  return workloads?.includes("all") ? void 0 : workloads;
}
function ceilingsOf(given) {
  const {
    ceiling: test,
    "average-ceiling": average,
    "count-ceiling": instructions,
    "counter-ceiling": counters,
    ceilings: rules
  } = { ...defaults, ...given };
  const suites = {
    ...given.ceiling === void 0 ? { test: suiteCeilings } : {},
    ...given["average-ceiling"] === void 0 ? { average: suiteCeilings } : {}
  };
  return {
    test,
    average,
    ...Object.keys(suites).length === 0 ? {} : { suites },
    instructions,
    rules,
    ...omitUndefined({ counters })
  };
}
function nameOfCandidate(candidate, baselineName) {
  return candidate === void 0 ? "candidate" : distinct(engineNameOf(candidate), baselineName);
}
function nameOfBaseline(baseline, dialect) {
  if (dialect === "sqlite") return defaults["baseline-name"];
  return baseline === void 0 ? "baseline" : engineNameOf(baseline);
}
function givenNames({ candidateName, baselineName, baseName }) {
  return omitUndefined({ candidate: candidateName, baseline: baselineName, base: baseName });
}
function distinct(candidateName, baselineName) {
  return candidateName === baselineName ? `${candidateName} (candidate)` : candidateName;
}
function engineNameOf(file) {
  const base = path.basename(file);
  const stem = base.replace(/^lib/, "").replace(/(\.so(\.\d+)*|(\.\d+)*\.dylib|\.dll|\.exe|\.ya?ml)$/, "");
  if (stem === "doltlite") return "DoltLite";
  if (stem.startsWith("sqlite3")) return "SQLite";
  return (stem === "" ? base : stem).slice(0, maxNameLength);
}

export {
  resolveRunSettings,
  resolveReportSettings,
  resolveUntrustedSettings,
  givenNames
};
