import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isDisputed,
  isUnmeasured
} from "./chunk-QDESIQPF.js";

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
  const { ceiling, outcome } = judgement;
  const isContained = interval.low <= ceiling && ceiling < interval.high;
  return isContained && outcome !== "inconclusive" && !contradictsFigure(judgement);
}
function isOpen({ comparison, judgement, base }) {
  if (isUnmeasured(comparison)) return false;
  const { base: compared } = comparison;
  return leavesOpen(judgement, comparison.state === "measured" ? comparison.interval : void 0) || leavesOpen(base, compared?.state === "measured" ? compared.interval : void 0);
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
  isOpen,
  lacksPairs,
  skippedTests
};
