import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  catalogueOf,
  defaultsOf,
  maxNameLength,
  offeredIn,
  settingOptions,
  withoutUndefined
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  cutApart,
  dialectOf,
  formatValue,
  isServerFile,
  isUsedAlike,
  needLatencies,
  roles,
  suiteCeilings
} from "./shared-jstat-dist-jstat.js";

// src/options/resolve.ts
import path from "node:path";

// src/options/use-names.ts
var leastName = 16;
var sameAsCandidate = "same";
function baseFile(base, candidate, use) {
  if (base !== sameAsCandidate) return base;
  if (!isUsedAlike(use)) return candidate;
  throw new InputError(
    "base is same, the candidate's file, but environment and pragmas of the base are the candidate's too, so that nothing is compared: give one of them a variable in environment, or other pragmas"
  );
}
function namesOfUses(name, use) {
  const [candidate, base] = [settingsOf("candidate", use), settingsOf("base", use)];
  const different = [.../* @__PURE__ */ new Set([...candidate.keys(), ...base.keys()])].filter(
    (setting) => candidate.get(setting) !== base.get(setting)
  );
  const nameWith = (own2) => {
    const has = different.filter((setting) => own2.has(setting)).map((setting) => `${setting}=${own2.get(setting)}`);
    const lacks = different.filter((setting) => !own2.has(setting));
    const parts = [
      ...has.length === 0 ? [] : [`with ${has.join(", ")}`],
      ...lacks.length === 0 ? [] : [`without ${lacks.join(", ")}`]
    ];
    const use2 = parts.join(" ");
    return `${cutApart([name], Math.max(leastName, maxNameLength - use2.length - 1))} ${use2}`;
  };
  const [own, other] = [nameWith(candidate), nameWith(base)];
  const [shown = own, shownOther = other] = cutApart([own, other], maxNameLength);
  return own === other ? { candidate: name, base: "base" } : { candidate: shown, base: shownOther };
}
function settingsOf(role, { environment, pragmas }) {
  const asked = Object.values(pragmas[role] ?? {}).flat().map(partsOf);
  return new Map([
    ...Object.entries(environment[role] ?? {}),
    ...[...Map.groupBy(asked, ([setting]) => setting)].map(
      ([setting, all]) => [setting, [...new Set(all.map(([, value]) => value))].join("/")]
    )
  ]);
}
function partsOf(pragma) {
  const [setting = "", value = ""] = pragma.replace(/^PRAGMA\s+/i, "").replace(/;$/, "").split("=");
  return [setting.trim(), value.trim()];
}

// src/options/resolve.ts
var runOptions = offeredIn(settingOptions, "run", "file", "report");
var defaults = defaultsOf(runOptions);
function resolveRunSettings({ values: given, from, contents, roots }, features, part = {}) {
  const settings = { ...defaults, suites: defaultSuites(given, contents), ...given };
  const { candidate, suites, variants, rounds, resume, out } = settings;
  const { "require-base": requireBase = false } = settings;
  if (candidate === void 0)
    throw new InputError(
      "no candidate is given: name the engine under test with --candidate PATH on the command line, with the action's input candidate, or with candidate in the configuration file"
    );
  if (from.variants !== void 0 && from.variants.kind !== "file" && !suites.includes("oltp"))
    throw new InputError(
      `variants is ${variants.join(", ")}, but suites is ${suites.join(", ")}: variants are the primary keys of the suite oltp, and other suites have tables of their own; omit variants, or add oltp to suites`
    );
  const precision = precisionOf(settings);
  const use = { pragmas: settings.pragmas, environment: given.environment ?? {} };
  const base = baseFile(settings.base, candidate, use);
  if (requireBase && base === void 0)
    throw new InputError(
      "require-base is true, but no base is given: name the base branch's build with base"
    );
  if (resume !== void 0 && given.out !== void 0 && path.resolve(resume) !== path.resolve(out))
    throw new InputError(
      `--out: ${formatValue(out)} is not ${formatValue(resume)}, which --resume names: a run is resumed in its own folder, so omit --out`
    );
  const named = roles.filter((role) => given[`${role}-name`] !== void 0);
  const { "baseline-name": baselineName, alpha, threads, workloads } = settings;
  const { "max-minutes": maxMinutes, "sample-timeout": sampleTimeout, baseline } = settings;
  return {
    candidate,
    baseline,
    base,
    ...namesOf(given, distinct(engineNameOf(candidate), baselineName)),
    baselineName,
    ...named.length === 0 ? {} : { named },
    rows: settings.rows,
    warehouses: settings.warehouses,
    suites,
    variants,
    storages: settings.storages,
    ...withoutParts(given, features),
    workloads: chosenNames(workloads),
    planned: part.planned,
    tests: part.tests,
    contents,
    maxMinutes,
    sampleTimeout,
    jobs: settings.jobs,
    seed: settings.seed,
    statements: settings.statements,
    threads,
    // The throughput of several connections says nothing of how long one statement takes.
    latencies: settings.latencies || threads > 1 || needLatencies(settings.limits),
    keptDatabases: settings["kept-databases"],
    confine: settings.confine,
    ...use,
    identicalBase: settings["identical-base"],
    roots,
    engineVersion: given["engine-version"],
    criteria: {
      ...criteriaOf({ values: given, contents }, features),
      rule: { rounds, alpha, precision, ...beforeConfirming(given), ...part.rule }
    },
    given,
    out: resume ?? out,
    resume,
    format: settings.format,
    details: settings.details,
    unit: settings.unit,
    quiet: settings.quiet,
    strict: settings.strict
  };
}
function criteriaOf({ values: given, contents }, features) {
  const { gate, "require-base": requireBase, accept = [] } = given;
  const requires = features.flatMap((feature) => feature.requires?.(given) ?? []);
  return {
    gate,
    ceilings: ceilingsOf(given, contents, features),
    ...requires.length > 0 ? { requires } : {},
    ...accept.length > 0 ? { accept: accept.map(({ "up-to": upTo, ...one }) => ({ ...one, upTo })) } : {},
    ...requireBase === true ? { requireBase } : {}
  };
}
function withoutParts(given, features) {
  const without = features.flatMap((feature) => feature.without?.(given) ?? []);
  return without.length === 0 ? {} : { without };
}
function beforeConfirming({
  "confirm-elsewhere": isAsked = false,
  "confirmed-by": confirmedBy
}) {
  return isAsked || confirmedBy !== void 0 ? { confirmElsewhere: true } : {};
}
function resolveReportSettings({ values: given, contents }, features) {
  const {
    out,
    "candidate-name": candidateName,
    "baseline-name": baselineName,
    "base-name": baseName,
    rounds,
    alpha
  } = given;
  const { format, details, unit, strict } = { ...defaults, ...given };
  return {
    criteria: {
      ...criteriaOf({ values: given, contents }, features),
      rule: withoutUndefined({ rounds, alpha })
    },
    format,
    details,
    unit,
    strict,
    given,
    out,
    candidateName,
    baselineName,
    baseName
  };
}
function resolveUntrustedSettings(sources, features) {
  const { values: given, contents } = sources;
  const {
    rounds,
    alpha,
    precision: percent,
    budget,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    suites,
    variants,
    storages,
    pragmas,
    environment = {},
    out,
    unit
  } = { ...defaults, suites: defaultSuites(given, contents), ...given };
  const { criteria } = resolveReportSettings(sources, features);
  const precision = precisionOf({ rounds, precision: percent, budget });
  const rule = { rounds, alpha, precision, ...beforeConfirming(given) };
  const dialect = spokenDialect(given, suites, threads);
  const baselineName = given["baseline-name"] ?? nameOfBaseline(given.baseline, dialect);
  const { candidateName, baseName } = namesOf(given, nameOfCandidate(given.candidate, baselineName));
  const catalogue = catalogueOf(features, contents, dialect, given);
  const needsBase = suites.some(
    (name) => catalogue[name].workloads.some(({ compare }) => compare === "base")
  );
  const requireBase = given["require-base"] ?? (given.base !== void 0 || needsBase);
  return {
    criteria: { ...criteria, rule, requireBase, untrusted: true },
    selection: {
      suites,
      variants,
      storages,
      threads,
      ...withoutParts(given, features),
      workloads: chosenNames(given.workloads)
    },
    catalogue,
    dialect,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    given,
    contents,
    pragmas,
    environment,
    out,
    unit,
    names: {
      candidate: candidateName,
      baseline: baselineName,
      base: baseName
    }
  };
}
function spokenDialect({ candidate }, chosen, threads) {
  if (candidate !== void 0) return dialectOf(candidate);
  return chosen.includes("server") || threads > 1 ? "mysql" : "sqlite";
}
function defaultSuites({ candidate }, contents) {
  const suites = candidate !== void 0 && isServerFile(candidate) ? ["server"] : defaults.suites;
  return [...suites, ...Object.keys(contents)];
}
function chosenNames(workloads) {
  return workloads?.includes("all") ? void 0 : workloads;
}
function ceilingsOf(given, contents, features) {
  const { ceiling: test, "average-ceiling": average, ceilings: rules, limits } = { ...defaults, ...given };
  const suites = {
    ...given.ceiling === void 0 ? { test: suiteCeilings } : {},
    ...given["average-ceiling"] === void 0 ? { average: suiteCeilings } : {}
  };
  return {
    test,
    average,
    base: { ...defaults["base-ceilings"], ...given["base-ceilings"] },
    baseAverages: { ...defaults["base-averages"], ...given["base-averages"] },
    minChange: given["min-change"],
    ...Object.keys(suites).length === 0 ? {} : { suites },
    rules,
    ...limits.length === 0 ? {} : { limits },
    ...Object.assign({}, ...features.map(({ ceilings }) => ceilings?.(given, contents)))
  };
}
function namesOf({ base, "candidate-name": candidate, "base-name": ofBase, pragmas = {}, environment = {} }, usual) {
  const names = base === sameAsCandidate ? namesOfUses(candidate ?? usual, { pragmas, environment }) : { candidate: candidate ?? usual, base: defaults["base-name"] };
  return { candidateName: names.candidate, baseName: ofBase ?? names.base };
}
function nameOfCandidate(candidate, baselineName) {
  return candidate === void 0 ? "candidate" : distinct(engineNameOf(candidate), baselineName);
}
function nameOfBaseline(baseline, dialect) {
  if (dialect === "sqlite") return defaults["baseline-name"];
  return baseline === void 0 ? "baseline" : engineNameOf(baseline);
}
function givenNames({ candidateName, baselineName, baseName }) {
  return { candidate: candidateName, baseline: baselineName, base: baseName };
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
function precisionOf({
  rounds,
  precision,
  budget
}) {
  if (precision !== void 0 && budget !== void 0)
    throw new InputError(
      `precision is ${precision} and budget is ${budget}: omit one, since pairs end with a precision or with a time`
    );
  const [name, value] = precision === void 0 ? ["budget", budget] : ["precision", precision];
  if (value !== void 0 && typeof rounds === "number")
    throw new InputError(
      `${name} is ${value}, but rounds is ${rounds}, which gives each test exactly that many pairs: omit ${name}, or give a range of rounds such as 3..11`
    );
  return precision ?? (budget === void 0 ? void 0 : { minutes: budget });
}

export {
  namesOfUses,
  resolveRunSettings,
  resolveReportSettings,
  resolveUntrustedSettings,
  givenNames,
  engineNameOf
};
