import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  checkYaml,
  citeDated,
  citeRun,
  dayOf,
  describeChange,
  describeDeviation,
  describeMark,
  parseYaml
} from "./chunk-OGA7REU3.js";
import {
  ceilingRules,
  choices,
  defaultsOf,
  isRow,
  maxNameLength,
  offeredIn,
  parseRowPath,
  schemaOf,
  settingOptions
} from "./chunk-53AVGOGP.js";
import {
  confirmVerdict,
  nameMachines
} from "./chunk-AJETUELD.js";
import {
  count,
  multiplier,
  plural,
  signedHundredths
} from "./chunk-2X3JUV6M.js";
import {
  machineNames
} from "./chunk-YAECIBRF.js";
import {
  InputError,
  defaultCriteria,
  dialectOf,
  formatValue,
  isServerFile,
  judge,
  mapFeatures,
  omitUndefined,
  overallOutcome,
  perEngine,
  roles,
  rolesOf,
  sectionPath,
  suiteCeilings,
  suites,
  testPath,
  withOwnWorkloads,
  workloadNamesOf
} from "./chunk-4YQZDUKF.js";

// src/options/config-file.ts
import { readFileSync } from "node:fs";
var fileOptions = offeredIn(settingOptions, "file");
function readConfigText(file) {
  if (file === void 0) return void 0;
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError(`configuration file "${file}" cannot be read (${cause.message})`, {
      cause
    });
  }
}
function parseConfigFile(text, fileName, catalogue = suites) {
  return checkYaml(parseYaml(text, fileName), fileName, schemaOf(optionsOf(catalogue)));
}
function optionsOf(catalogue) {
  const { workloads, ceilings } = fileOptions;
  return {
    ...fileOptions,
    workloads: { ...workloads, type: choices("workload", workloadNamesOf(catalogue)) },
    ceilings: { ...ceilings, type: ceilingRules(catalogue) }
  };
}

// src/options/resolve.ts
import path from "node:path";
var runOptions = offeredIn(settingOptions, "run", "plan", "file", "report");
var defaults = defaultsOf(runOptions);
function resolveRunSettings(source, configText, own = [], part = {}) {
  const given = { ...readConfig(source, configText, own), ...source.given };
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
  if (source.given.variants !== void 0 && !others.suites.includes("oltp"))
    throw new InputError(
      `variants is ${source.given.variants.join(", ")}, but suites is ${others.suites.join(", ")}: variants are the primary keys of the suite oltp, and other suites have tables of their own; omit variants, or add oltp to suites`
    );
  if (precision !== void 0 && typeof rounds === "number")
    throw new InputError(
      `precision is ${precision}, but rounds is ${rounds}, which gives each test exactly that many pairs: omit precision, or give a range of rounds such as 3..11`
    );
  if (requireBase && others.base === void 0)
    throw new InputError(
      "require-base is true, but no base is given: name the base branch's build with base"
    );
  if (resume !== void 0 && source.given.out !== void 0 && path.resolve(resume) !== path.resolve(out))
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
    // Counts are exact on any machine: another one has nothing to confirm.
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
function resolveReportSettings(source, configText, own = []) {
  const given = { ...readConfig(source, configText, own), ...source.given };
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
function resolveUntrustedSettings(source, configText, own = []) {
  const given = { ...readConfig(source, configText, own), ...source.given };
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
    suites: suites2,
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
  const { criteria } = resolveReportSettings(source, configText, own);
  const dialect = spokenDialect(given, suites2, threads);
  const baselineName = given["baseline-name"] ?? nameOfBaseline(given.baseline, dialect);
  const needsBase = suites2.includes("own") && own.some(({ compare }) => compare === "base");
  const requireBase = given["require-base"] ?? (given.base !== void 0 || needsBase);
  return {
    criteria: { ...criteria, rule: { rounds, alpha }, requireBase, untrusted: true },
    selection: {
      suites: suites2,
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
  const suites2 = candidate !== void 0 && isServerFile(candidate) ? ["server"] : defaults.suites;
  return own.length === 0 ? suites2 : [...suites2, "own"];
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
  const suites2 = {
    ...given.ceiling === void 0 ? { test: suiteCeilings } : {},
    ...given["average-ceiling"] === void 0 ? { average: suiteCeilings } : {}
  };
  return {
    test,
    average,
    ...Object.keys(suites2).length === 0 ? {} : { suites: suites2 },
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
function readConfig({ config }, text, own) {
  if (text === void 0) return {};
  return parseConfigFile(text, config ?? "the configuration file", withOwnWorkloads(own));
}

// src/verdict/judge-recording.ts
function judgeRecording(recording, criteria, features = []) {
  const first = judgeMachines(recording, criteria, features);
  const { confirmation: second } = recording;
  if (second === void 0) return first;
  return confirmVerdict(first, judgeMachines(second, criteria, features), nameMachines(recording, second));
}
function judgeMachines(recording, { rule, ...criteria }, features) {
  const { controls = [], sequences, run, problems } = recording;
  const names = machineNames(recording);
  const machines = recording.machines?.map((one, index) => {
    return { name: names[index] ?? "", controls: one.controls ?? [] };
  });
  const tests = rule?.rounds === void 0 ? recording.tests : recording.tests.map(({ asked: _, ...test }) => test);
  return judge(
    {
      tests,
      controls,
      ...omitUndefined({ sequences, machines, problems, stopped: run?.stopped }),
      ending: run?.outOfTime === true ? "time" : "samples",
      compileOptions: perEngine(recording.engines, ({ compileOptions }) => compileOptions),
      ...omitUndefined({ features: recording.features }),
      uncounted: omitUndefined(perEngine(recording.engines, ({ uncounted }) => uncounted)),
      floorNs: floorsOf(recording.engines)
    },
    { ...criteria, rule: recordedRule(recording, rule) },
    features
  );
}
function floorsOf(engines) {
  const all = rolesOf(engines).flatMap((role) => Object.entries(engines[role]?.floorNs ?? {}));
  const slowest = {};
  for (const [storage, ns] of all) slowest[storage] = Math.max(ns, slowest[storage] ?? 0);
  return slowest;
}
function recordedRule({ run, plan, mediansOnly = false }, given = {}) {
  const { rounds = defaultCriteria.rule.rounds, alpha = defaultCriteria.rule.alpha } = run ?? {};
  const { precision, confirmElsewhere, confirms } = run ?? {};
  const machines = plan?.shards.length ?? 1;
  const recorded = {
    rounds,
    alpha,
    ...machines === 1 ? {} : { machines },
    ...omitUndefined({ precision, confirmElsewhere, confirms })
  };
  return { ...recorded, ...given, ...mediansOnly ? { rounds: 1 } : {} };
}

// src/report/history/sparkline.ts
var bars = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
var leastSpan = Math.log(1.1);
var mostValues = 30;
function sparkline(logRatios) {
  const shown = logRatios.slice(-mostValues);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const span = Math.max(most - least, leastSpan);
  const bottom = (most + least - span) / 2;
  return shown.map((value) => {
    const height = Math.floor((value - bottom) / span * bars.length);
    return bars[Math.min(Math.max(height, 0), bars.length - 1)];
  }).join("");
}

// src/report/history/instruction-trends.ts
function instructionSummary(trends) {
  if (trends.length === 0) return [];
  const changed = trends.filter(({ changes }) => changes.length > 0).length;
  const broken = trends.filter(({ breaks }) => breaks.length > 0).length;
  const incomparable = broken === 0 ? "" : ` Of ${count(broken)}, some counts are not comparable: they were taken in another way.`;
  return [
    `Instructions: of ${plural(trends.length, "test")} that were counted, ${count(changed)} changed.${incomparable}`
  ];
}
function instructionTrendText(runs, { path: path2, points, changes, breaks }, escapeText) {
  const cite = (index) => {
    const run = runs[index];
    return run === void 0 ? "?" : `${citeRun(escapeText)(run)} (${dayOf(run)})`;
  };
  const newest = points.at(-1)?.instructions ?? 0;
  const drawn = sparkline(points.map(({ instructions }) => Math.log(instructions)));
  return {
    head: [escapeText(path2), ...drawn === "" ? [] : [drawn], `${count(newest)} instructions`].join(" "),
    lines: [
      ...changes.map(
        ({ before, after, share }) => `${signedHundredths(share)}, from ${count(before.instructions)} to ${count(after.instructions)}, between ${cite(before.run)} and ${cite(after.run)}`
      ),
      ...breaks.map(
        ({ before, after, differs }) => `not comparable: ${cite(before)} and ${cite(after)} have not the same ${differs.join(", ")}`
      )
    ]
  };
}

// src/report/history/trends.ts
function trendSummary({ runs, tests }) {
  const ofState = (state) => tests.filter((one) => one.state === state).length;
  const [changed, steady, early] = [ofState("changed"), ofState("steady"), ofState("too early")];
  const [first, last] = [runs[0], runs.at(-1)];
  const areSteady = `${count(steady)} ${steady === 1 ? "is" : "are"} steady`;
  const days = first === void 0 || last === void 0 ? "" : ` ${daysOf(first, last)}`;
  return `${plural(runs.length, "run")}${days}: of ${plural(tests.length, "test")}, ${count(changed)} changed` + (early === 0 ? ` and ${areSteady}.` : `, ${areSteady}, and of ${count(early)} it is too early to tell.`);
}
function daysOf(first, last) {
  const [from, to] = [dayOf(first), dayOf(last)];
  return from === to ? `of ${from}` : `from ${from} to ${to}`;
}
function trendText(trends, trend, escapeText) {
  const { series, changes, deviation, level, state } = trend;
  const drawn = sparkline(series.points.map(({ logRatio }) => logRatio));
  const newest = level.at(-1);
  const figure = newest === void 0 ? "no result" : `${multiplier(Math.exp(newest.logRatio))}x`;
  const early = `too early to tell: ${plural(series.points.length, "run")}`;
  return {
    head: [escapeText(series.path), ...drawn === "" ? [] : [drawn], figure].join(" "),
    lines: [
      ...changes.map((change) => changeLine(trends, change, escapeText)),
      ...deviation === void 0 ? [] : [`too early to tell: ${describeDeviation(deviation)}`],
      ...state === "too early" && deviation === void 0 ? [early] : []
    ]
  };
}
function changeLine({ runs }, change, escapeText) {
  const cite = citeRun(escapeText);
  const places = [change.lastBefore, change.firstAfter].map((index) => citeDated(runs[index], cite)).filter((place) => place !== "");
  const marks = change.confounders.map((mark) => describeMark(mark, escapeText));
  const others = marks.length === 0 ? "" : `; which could also be because ${marks.join(", and because ")}`;
  return `${describeChange(change)} between ${places.join(" and ")}${others}`;
}

// src/verdict/acceptances.ts
var maxReasonLength = 200;
var acceptanceForm = "bench-accept: PATH until YYYY-MM-DD, REASON";
var maxLineLength = 500;
function parseAcceptanceLines(markdown) {
  return visibleLines(markdown).filter((line) => /^ {0,3}bench-accept\s*:/i.test(line)).map(parseLine);
}
function visibleLines(markdown) {
  const lines = [];
  let fence;
  for (const line of markdown.replace(/<!--[\s\S]*?(?:-->|$)/g, "").split(/\r\n|\r|\n/)) {
    const [, marks] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === void 0 && marks !== void 0) fence = marks;
    else if (fence !== void 0 && marks?.startsWith(fence) && line.trim() === marks) fence = void 0;
    else if (fence === void 0) lines.push(line);
  }
  return lines;
}
function parseLine(line) {
  const text = line.trim().slice(0, maxLineLength);
  const [, path2, until, reason] = /^bench-accept:\s+(\S+(?: average)?)\s+until\s+(\S+),\s+(\S.*)$/.exec(line.trim()) ?? [];
  if (path2 === void 0 || until === void 0 || reason === void 0)
    return { text, why: `it is not of the form ${acceptanceForm}` };
  const acceptance = { path: path2, until, reason };
  const why = problemOf(acceptance);
  return why === void 0 ? { text, acceptance } : { text, why };
}
function problemOf({
  path: path2,
  until,
  reason
}) {
  const scope = parseRowPath(path2);
  if (typeof scope === "string") return scope;
  if (!isDate(until)) return `${formatValue(until)} is not a date of the form YYYY-MM-DD`;
  if (reason.trim() === "" || /[\r\n]/.test(reason)) return "its reason is not one line of text";
  if ([...reason].length > maxReasonLength) return `its reason has more than ${maxReasonLength} characters`;
  return void 0;
}
function isDate(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
function dateProblem({ until }, today) {
  if (until < today) return `it ended on ${until}`;
  const latest = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return until > latest ? `${until} is more than a year ahead` : void 0;
}
function acceptRegressions(verdict, now, given = [], ignored = []) {
  const all = [...verdict.accept ?? [], ...given];
  if (all.length === 0 && ignored.length === 0) return verdict;
  const today = now.toISOString().slice(0, 10);
  const problems = new Map(all.map((one) => [one, dateProblem(one, today) ?? problemOf(one)]));
  const isComplete = verdict.measurement.state === "complete";
  const valid = isComplete ? all.filter((one) => problems.get(one) === void 0) : [];
  const { sections, features, accepted } = acceptRows(verdict, valid);
  const used = new Set(accepted.map(({ acceptance }) => acceptance));
  const unused = all.filter((one) => !used.has(one)).map((one) => {
    const { path: path2, until, reason, by, url } = one;
    const idle = isComplete ? "no row of this name fails" : "the measurement is not complete";
    const why = problems.get(one) ?? idle;
    return { text: `${path2} until ${until}, ${reason}`, by, why, ...omitUndefined({ url }) };
  });
  return {
    ...verdict,
    outcome: overallOutcome({ ...verdict, sections, features }),
    sections,
    features,
    acceptances: { accepted, ignored: [...unused, ...ignored] }
  };
}
function acceptRows({ sections, features }, valid) {
  const scoped = valid.map((acceptance) => ({ acceptance, scope: parseRowPath(acceptance.path) }));
  const accepted = [];
  const acceptanceOf = (figure, target) => scoped.find(({ scope }) => scope.figure === figure && isRow(scope, target))?.acceptance;
  const accept = (judgement, figure, target, against) => {
    const acceptance = judgement?.outcome === "fail" ? acceptanceOf(figure, target) : void 0;
    if (judgement === void 0 || acceptance === void 0) return judgement;
    const name = figure === "test" ? testPath(target) : `${sectionPath(target)} average`;
    const changed2 = { ...judgement, outcome: "accepted" };
    accepted.push({ name, against, judgement: changed2, acceptance });
    return changed2;
  };
  const changed = sections.map((section) => {
    const tests = section.tests.map(
      ({ comparison, judgement, base }) => ({
        comparison,
        judgement: accept(judgement, "test", comparison, "ceiling"),
        base: accept(base, "test", comparison, "base")
      })
    );
    return { ...section, tests, judgement: accept(section.judgement, "average", section, "ceiling") };
  });
  const acceptFinding = (change, judge2) => {
    const acceptance = change.outcome === "fail" ? acceptanceOf("test", change.test) : void 0;
    if (acceptance === void 0) return change;
    const allowed = { ...change, outcome: "accepted" };
    accepted.push({ name: testPath(change.test), judge: judge2, change: allowed, acceptance });
    return allowed;
  };
  const acceptedFeatures = mapFeatures(features, (judged, judge2) => {
    return { ...judged, changes: judged.changes.map((change) => acceptFinding(change, judge2)) };
  });
  return { sections: changed, features: acceptedFeatures, accepted };
}

export {
  readConfigText,
  resolveRunSettings,
  resolveReportSettings,
  resolveUntrustedSettings,
  givenNames,
  judgeRecording,
  recordedRule,
  sparkline,
  instructionSummary,
  instructionTrendText,
  trendSummary,
  trendText,
  parseAcceptanceLines,
  acceptRegressions
};
