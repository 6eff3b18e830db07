import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  changeText,
  limitsOf,
  missingReason,
  testReason
} from "./chunk-BLN6ZUEM.js";
import {
  contradictsFigure
} from "./chunk-EOCHOC7L.js";
import {
  failuresReason
} from "./chunk-GQQ23JF3.js";
import {
  engineName
} from "./chunk-CU2GD6RI.js";
import {
  count,
  multiplier,
  plural
} from "./chunk-T76VAKQL.js";
import {
  isUnmeasured
} from "./chunk-JFFKG33Q.js";
import {
  testPath
} from "./chunk-AFANOJMY.js";

// src/report/explain/test-reasons.ts
function testReasons({ comparison, judgement, base }, verdict, names, escapeText) {
  if (isUnmeasured(comparison)) return [missingReason(comparison, names, escapeText, verdict)];
  const path = testPath(comparison);
  const baseName = engineName(names, "base");
  const change = verdict.changes?.found.find(({ test }) => testPath(test) === path);
  const accepted = (verdict.acceptances?.accepted ?? []).filter(({ name }) => name === path);
  return [
    ...judgement === void 0 ? [] : [reason(judgement)],
    ...base === void 0 ? [] : [reason(base, baseName)],
    ...comparison.base?.state === "failed" ? [
      `not compared with ${baseName}: ${failuresReason(comparison.base.failures, names, escapeText, verdict)}`
    ] : [],
    ...change === void 0 ? [] : [`changed against ${baseName}: ${changeText(change, baseName)}`],
    ...accepted.map(
      ({ acceptance }) => `accepted${limitsOf(acceptance, escapeText)} by ${escapeText(acceptance.by)} until ${acceptance.until}: "${escapeText(acceptance.reason)}"`
    )
  ];
}
function reason(judgement, base) {
  return judgement.outcome === "pass" ? passReason(judgement, base) : testReason(judgement, base);
}
function passReason(judgement, base) {
  const { ceiling, evidence } = judgement;
  const figure = `${multiplier(judgement.multiplier, ceiling)}x${base === void 0 ? "" : ` of ${base}`}`;
  const side = contradictsFigure(judgement) ? `but the pairs are within ${ceiling}x` : `within ${ceiling}x`;
  const how = evidence === void 0 ? "" : `: ${decidedBy(evidence)}`;
  const pairs = evidence === void 0 ? "" : `, over ${ceiling}x in ${count(evidence.over)} of ${plural(evidence.pairs, "pair")}`;
  return `${figure}, ${side}${how}${pairs}`;
}
function decidedBy({ phase, ending }) {
  if (ending !== void 0) return "with low confidence, since the pairs ended before this was certain";
  return {
    fixed: "a fixed number of pairs decides",
    screening: "screening cleared it",
    confirmation: "new pairs confirmed it",
    together: "the rounds of its tests decide"
  }[phase];
}

export {
  testReasons
};
