import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  acceptedPath,
  baseRatios,
  findingPath,
  geometricMean,
  mapFeatures,
  overallOutcome,
  risePercent,
  rowsByCause,
  testVerdicts
} from "./chunk-NIQHCBMM.js";
import {
  offeredHeadroom
} from "./chunk-NRVWYJ6O.js";
import {
  isRow,
  parseBound,
  parseRowPath,
  unitOf
} from "./chunk-H2WPJ5RR.js";
import {
  formatValue,
  problemOfHash,
  sectionPath,
  testPath
} from "./chunk-KAFQIV6R.js";

// src/verdict/acceptances.ts
var maxReasonLength = 200;
var acceptanceForm = "bench-accept: PATH up to BOUND at COMMIT until YYYY-MM-DD, REASON";
var reasonToWrite = "REASON";
var offeredDays = 30;
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
  const [, path, upTo, commit, until, reason] = /^bench-accept:\s+(\S+(?: [a-z][a-z0-9-]*)?)(?:\s+up to\s+(\S+))?(?:\s+at\s+(\S+))?\s+until\s+(\S+),\s+(\S.*)$/.exec(
    line.trim()
  ) ?? [];
  if (path === void 0 || until === void 0 || reason === void 0)
    return { text, why: `it is not of the form ${acceptanceForm}` };
  const acceptance = { path, until, reason, upTo, commit };
  const why = problemOf(acceptance);
  return why === void 0 ? { text, acceptance } : { text, why };
}
function problemOf({
  path,
  upTo,
  commit,
  until,
  reason
}) {
  const scope = parseRowPath(path);
  if (typeof scope === "string") return scope;
  const bound = upTo === void 0 ? void 0 : parseBound(upTo, scope);
  if (typeof bound === "string") return bound;
  const hashProblem = commit === void 0 ? void 0 : problemOfHash(commit);
  if (hashProblem !== void 0) return hashProblem;
  if (!isDate(until)) return `${formatValue(until)} is not a date of the form YYYY-MM-DD`;
  if (reason.trim() === "" || /[\r\n]/.test(reason)) return "its reason is not one line of text";
  if (reason.trim() === reasonToWrite) return `${reasonToWrite} stands for the reason, which is missing`;
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
function problemFor(one, head, today) {
  const { upTo, commit } = one;
  const lacking = [
    ...upTo === void 0 ? ["a bound"] : [],
    ...head !== void 0 && commit === void 0 ? ["the commit"] : []
  ];
  if (lacking.length > 0) return `it lacks ${lacking.join(" and ")}: the form is ${acceptanceForm}`;
  if (head !== void 0 && commit !== void 0 && !head.startsWith(commit))
    return `it is about commit ${commit.slice(0, 12)}, and the head is ${head.slice(0, 12)}`;
  return dateProblem(one, today) ?? problemOf(one);
}
function acceptRegressions(verdict, now, given) {
  const { accept = [] } = verdict;
  const { head, accepted: lines = [], ignored = [] } = given ?? {};
  const today = now.toISOString().slice(0, 10);
  const isComplete = verdict.measurement.state === "complete";
  const tried = [
    ...accept.map((one) => attempt(one, void 0, today)),
    ...lines.map((one) => attempt(one, head, today))
  ];
  const { sections, groups, features, accepted, failing } = acceptRows(verdict, isComplete ? tried : []);
  const offeredUntil = new Date(now.getTime() + offeredDays * 24 * 3600 * 1e3).toISOString().slice(0, 10);
  const unused = tried.filter(({ isUsed }) => !isUsed).map((one) => {
    const { path, by, url } = one.acceptance;
    const idle = isComplete ? "no row of this name fails" : "the measurement is not complete";
    const why = one.problem ?? (one.refused && overBound(one, one.refused)) ?? idle;
    const renewal = one.refused && one.head !== void 0 ? renewed(one, one.refused, today, offeredUntil) : void 0;
    return { text: textOf(one.acceptance, path), by, why, url, renewal };
  });
  const renewedPaths = unused.flatMap(({ renewal }) => renewal?.path ?? []).map(parseRowPath);
  const unnamed = failing.filter(
    ({ figure, target, value }) => Number.isFinite(value) && !renewedPaths.some((path) => names(path, figure, target))
  );
  const rows = byCause(inAllVariants(unnamed, sections), verdict.causes);
  const offered = [...Map.groupBy(rows, ({ path }) => path)].map(([path, alike]) => {
    const bound = Math.max(...alike.map((row) => row.bound));
    return { path, bound, commit: head, until: offeredUntil };
  });
  if (tried.length === 0 && ignored.length === 0 && offered.length === 0) return verdict;
  return {
    ...verdict,
    outcome: overallOutcome({ ...verdict, sections, groups, features }),
    sections,
    groups,
    features,
    acceptances: { accepted, ignored: [...unused, ...ignored], offered }
  };
}
function attempt(acceptance, head, today) {
  const scope = parseRowPath(acceptance.path);
  return {
    acceptance,
    scope: typeof scope === "string" ? void 0 : scope,
    problem: problemFor(acceptance, head, today),
    head,
    isUsed: false
  };
}
function textOf({ upTo, commit, until, reason }, path) {
  const bound = upTo === void 0 ? "" : ` up to ${upTo}`;
  return `${path}${bound}${commit === void 0 ? "" : ` at ${commit}`} until ${until}, ${reason}`;
}
function overBound({ acceptance: { upTo }, scope }, { name, figure }) {
  const unit = unitOf(scope);
  return `${name} is ${Number(figure.toPrecision(4))}${unit}, over ${upTo}`;
}
function renewed({ acceptance, scope, head }, { figure, bound }, today, offeredUntil) {
  const { path, upTo, until, reason } = acceptance;
  const holds = upTo !== void 0 && figure <= Number(parseBound(upTo, scope));
  return {
    path,
    ...holds ? { upTo } : {},
    bound,
    commit: head,
    until: dateProblem(acceptance, today) === void 0 ? until : offeredUntil,
    reason
  };
}
function names(path, figure, target) {
  if (path.figure !== figure) return false;
  if ("part" in target) return path.part !== void 0 && isPart(path.part, target.part);
  if (path.part !== void 0) return false;
  return "length" in target ? target.every((test) => isRow(path, test)) : isRow(path, target);
}
function isPart(pattern, path) {
  const names2 = path.split("/");
  return pattern.split("/").every((name, index) => name === "*" || name === names2[index]);
}
function byCause(rows, causes) {
  const testsOf = ({ target }) => "length" in target ? target : [target];
  const ofBase = rows.filter(({ figure }) => figure === "base");
  const { caused, others } = rowsByCause(ofBase, testsOf, causes);
  const lines = [...caused].map(([{ path, tests, ratio }, touched]) => {
    const inside = new Set(tests.map(testPath));
    const covered = touched.filter((row) => testsOf(row).every((test) => inside.has(testPath(test))));
    const value = Math.max(ratio, ...covered.map((row) => row.value));
    const bound = Math.max(ratio, ...covered.map((row) => row.bound));
    return { figure: "base", target: tests, value, bound, path: `${path} base` };
  });
  return [...lines, ...rows.filter((row) => row.figure !== "base" || others.includes(row))];
}
function inAllVariants(rows, sections) {
  const pathOf = ({ storage, kind, workload }) => `*/${storage}/${kind}/${workload}`;
  const tests = sections.flatMap((section) => section.tests.map(({ comparison }) => comparison));
  const sizes = Map.groupBy(tests, pathOf);
  const over = rows.filter(({ figure }) => figure === "test");
  const whole = [...Map.groupBy(over, ({ target }) => pathOf(target))].flatMap(
    ([path, alike]) => {
      const isWhole = alike.length > 1 && alike.length === sizes.get(path)?.length;
      return isWhole ? alike.map((row) => ({ ...row, path })) : alike;
    }
  );
  return [...whole, ...rows.filter((row) => !over.includes(row))];
}
function boundOf({ evidence }, value) {
  return evidence === void 0 ? value * offeredHeadroom : Math.max(value, evidence.interval.high);
}
function acceptRows({ sections, groups, features }, tried) {
  const accepted = [];
  const failing = [];
  const acceptanceOf = (figure, target, value, name, bound) => {
    const path = figure === "test" ? name : `${name} ${figure}`;
    for (const one of tried) {
      const { acceptance, scope, problem } = one;
      if (scope === void 0 || !names(scope, figure, target)) continue;
      const upTo = acceptance.upTo === void 0 ? Number.NaN : parseBound(acceptance.upTo, scope);
      if (problem === void 0 && value <= Number(upTo)) {
        one.isUsed = true;
        return acceptance;
      }
      if (one.refused === void 0 || value > one.refused.figure)
        one.refused = { name: path, figure: value, bound };
    }
    failing.push({ figure, target, value, bound, path });
    return void 0;
  };
  const accept = (judgement, figure, target) => {
    if (judgement?.outcome !== "fail") return judgement;
    const value = Math.max(judgement.multiplier, judgement.elsewhere?.multiplier ?? 0);
    const own = figure === "average" ? sectionPath(target) : testPath(target);
    const acceptance = acceptanceOf(figure, target, value, own, boundOf(judgement, value));
    if (acceptance === void 0) return judgement;
    const name = figure === "average" ? `${own} average` : own;
    const against = figure === "base" ? "base" : "ceiling";
    const changed2 = { ...judgement, outcome: "accepted" };
    accepted.push({ name, against, judgement: changed2, acceptance });
    return changed2;
  };
  const changed = sections.map((section) => {
    const tests = section.tests.map(
      ({ comparison, judgement, base }) => ({
        comparison,
        judgement: accept(judgement, "test", comparison),
        base: accept(base, "base", comparison)
      })
    );
    return { ...section, tests, judgement: accept(section.judgement, "average", section) };
  });
  const ratios = baseRatios(testVerdicts({ sections }));
  const acceptGroup = (group) => {
    const { level, name, tests, judgement } = group;
    if (judgement.outcome !== "fail") return group;
    const value = Math.max(judgement.multiplier, judgement.elsewhere?.multiplier ?? 0);
    const acceptance = acceptedWithout(group, ratios, tried) ?? acceptanceOf("base", tests, value, acceptedPath(level, name, tests[0]), boundOf(judgement, value));
    if (acceptance === void 0) return group;
    const changed2 = { ...judgement, outcome: "accepted" };
    accepted.push({ name: `${name} base`, against: "base", judgement: changed2, acceptance });
    return { ...group, judgement: changed2 };
  };
  const acceptFinding = (change, judge) => {
    if (change.outcome !== "fail") return change;
    const path = findingPath(change);
    const { part, test = [] } = change;
    const target = part === void 0 ? test : { part };
    const rise = risePercent(change);
    const acceptance = acceptanceOf(change.noun ?? judge.noun, target, rise, path, rise * offeredHeadroom);
    if (acceptance === void 0) return change;
    const allowed = { ...change, outcome: "accepted" };
    accepted.push({ name: path, judge, change: allowed, acceptance });
    return allowed;
  };
  const acceptedFeatures = mapFeatures(features, (judged, judge) => {
    return { ...judged, changes: judged.changes.map((change) => acceptFinding(change, judge)) };
  });
  return {
    sections: changed,
    groups: groups.map(acceptGroup),
    features: acceptedFeatures,
    accepted,
    failing
  };
}
function acceptedWithout({ tests, judgement }, ratios, tried) {
  const using = /* @__PURE__ */ new Set();
  const others = tests.filter((test) => {
    const ratio = ratios.get(testPath(test)) ?? Number.POSITIVE_INFINITY;
    const by = tried.find(({ acceptance: { upTo }, scope, problem }) => {
      if (problem !== void 0 || scope === void 0 || upTo === void 0 || !names(scope, "base", test))
        return false;
      return ratio <= Number(parseBound(upTo, scope));
    });
    if (by !== void 0) using.add(by);
    return by === void 0;
  });
  const [first] = using;
  if (first === void 0) return void 0;
  const left = others.map((test) => ratios.get(testPath(test)) ?? Number.POSITIVE_INFINITY);
  if (left.length > 0 && !(geometricMean(left) <= judgement.ceiling)) return void 0;
  for (const one of using) one.isUsed = true;
  return first.acceptance;
}

export {
  maxReasonLength,
  reasonToWrite,
  parseAcceptanceLines,
  visibleLines,
  isDate,
  dateProblem,
  acceptRegressions
};
