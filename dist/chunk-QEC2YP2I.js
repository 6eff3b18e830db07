import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isRow,
  parseRowPath
} from "./chunk-LJVK4K3O.js";
import {
  judgeTwoMachines,
  machineNames,
  nameMachines
} from "./chunk-C5SQA46A.js";
import {
  defaultCriteria,
  formatValue,
  judge,
  mapFeatures,
  omitUndefined,
  overallOutcome,
  perEngine,
  rolesOf,
  sectionPath,
  testPath
} from "./chunk-IHBPNJER.js";

// src/verdict/judge-recording.ts
function judgeRecording(recording, criteria, features = []) {
  const first = judgeMachines(recording, criteria, features);
  const { confirmation: second } = recording;
  if (second === void 0) return first;
  return judgeTwoMachines(first, judgeMachines(second, criteria, features), nameMachines(recording, second));
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
      ...omitUndefined({ machines, problems, stopped: run?.stopped }),
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
  const [, path, until, reason] = /^bench-accept:\s+(\S+(?: average)?)\s+until\s+(\S+),\s+(\S.*)$/.exec(line.trim()) ?? [];
  if (path === void 0 || until === void 0 || reason === void 0)
    return { text, why: `it is not of the form ${acceptanceForm}` };
  const acceptance = { path, until, reason };
  const why = problemOf(acceptance);
  return why === void 0 ? { text, acceptance } : { text, why };
}
function problemOf({
  path,
  until,
  reason
}) {
  const scope = parseRowPath(path);
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
    const { path, until, reason, by, url } = one;
    const idle = isComplete ? "no row of this name fails" : "the measurement is not complete";
    const why = problems.get(one) ?? idle;
    return { text: `${path} until ${until}, ${reason}`, by, why, ...omitUndefined({ url }) };
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
  judgeRecording,
  recordedRule,
  parseAcceptanceLines,
  acceptRegressions
};
