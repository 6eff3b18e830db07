import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isDisputed,
  isTooWide,
  isUnmeasured
} from "./chunk-NIQHCBMM.js";

// src/report/explain/outcome-filters.ts
function withOutcome(all, outcome) {
  return withJudgement(all).filter(({ judgement }) => judgement.outcome === outcome);
}
var severity = { fail: 0, inconclusive: 1, accepted: 2, pass: 3 };
function findWorst(all) {
  return withJudgement(all).toSorted(
    ({ judgement: a }, { judgement: b }) => severity[a.outcome] - severity[b.outcome] || a.headroom - b.headroom
  )[0];
}
function baseJudgements(tests) {
  return tests.map(({ comparison, base }) => ({ comparison, judgement: base }));
}
function isAgainstBaseOnly(tests) {
  const states = tests.map(({ comparison }) => comparison.state);
  return states.includes("against base") && !states.includes("measured");
}
function shownJudgements(tests) {
  const isBaseOnly = isAgainstBaseOnly(tests);
  return { isBaseOnly, shown: isBaseOnly ? baseJudgements(tests) : tests };
}
function withoutResult(tests) {
  return tests.filter(({ comparison }) => isUnmeasured(comparison));
}
function exceeds(outcome) {
  return outcome === "fail" || outcome === "accepted";
}
function contradictsFigure({ multiplier, ceiling, outcome }) {
  return outcome !== "inconclusive" && exceeds(outcome) !== multiplier > ceiling;
}
function leavesOpen(judgement, interval) {
  if (judgement === void 0 || interval === void 0) return false;
  const isDecided = judgement.outcome !== "inconclusive" && !contradictsFigure(judgement);
  return isDecided && contains(interval, judgement.ceiling);
}
function contains({ low, high }, ceiling) {
  return low <= ceiling && ceiling < high;
}
function leftByNoise(judgement, interval) {
  if (interval === void 0 || !isTooWide(interval)) return void 0;
  if (judgement === void 0 || judgement.outcome === "inconclusive") return "nothing";
  return contains(interval, judgement.ceiling) ? "nothing" : "side";
}
function isNoisy({ comparison, judgement, base }) {
  const { own, against } = measuredFigures(comparison);
  return [leftByNoise(judgement, own?.interval), leftByNoise(base, against?.interval)].some(
    (left) => left !== void 0
  );
}
function measuredFigures(comparison) {
  if (isUnmeasured(comparison)) return {};
  const { base } = comparison;
  return {
    own: comparison.state === "measured" ? comparison : void 0,
    against: base?.state === "measured" ? base : void 0
  };
}
function isOpen({ comparison, judgement, base }) {
  const { own, against } = measuredFigures(comparison);
  return leavesOpen(judgement, own?.interval) || leavesOpen(base, against?.interval);
}
function lacksPairs(judgement) {
  const { outcome, evidence } = judgement;
  if (isDisputed(judgement)) return false;
  return outcome === "inconclusive" && evidence?.ending !== "pairs" && evidence?.ending !== "contradiction";
}
function withJudgement(all) {
  return all.flatMap(
    (one) => one.judgement === void 0 ? [] : [{ ...one, judgement: one.judgement }]
  );
}
function skippedTests({
  identicalBase,
  skipped = []
}) {
  return identicalBase === void 0 ? skipped : [];
}

export {
  withOutcome,
  findWorst,
  baseJudgements,
  isAgainstBaseOnly,
  shownJudgements,
  withoutResult,
  exceeds,
  contradictsFigure,
  leavesOpen,
  leftByNoise,
  isNoisy,
  measuredFigures,
  isOpen,
  lacksPairs,
  skippedTests
};
