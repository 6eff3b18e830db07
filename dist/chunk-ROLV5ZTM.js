import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  withoutResult
} from "./chunk-CVSSDXZ2.js";
import {
  testVerdicts
} from "./chunk-SRZ3AWC3.js";
import {
  multiplier
} from "./chunk-2PV3V7CH.js";
import {
  references
} from "./chunk-VVEKGTOX.js";

// src/report/explain/all-tests.ts
var shownAs = {
  baseline: multiplier,
  base: (value) => value.toFixed(3)
};
function shownMean(headline, role) {
  const mean = headline[role];
  if (mean === void 0) return void 0;
  const shown = shownAs[role];
  const { multiplier: value, interval } = mean;
  return {
    figure: shown(value),
    ...interval && { interval: [shown(interval.low), shown(interval.high)] }
  };
}
function allTestsText({ headline }, names) {
  const clauses = references.flatMap((role) => {
    const mean = shownMean(headline, role);
    if (mean === void 0) return [];
    const { figure, interval } = mean;
    return [{ text: `${figure}x of ${names[role] ?? "the base"}`, between: interval?.join(" to ") }];
  });
  const texts = clauses.map(({ text, between }) => between === void 0 ? text : `${text} (${between})`);
  const hasInterval = clauses.some(({ between }) => between !== void 0);
  return [...texts, ...hasInterval ? ["with 95% confidence"] : []].join(", ");
}
function allTestsName(verdict) {
  return withoutResult(testVerdicts(verdict)).length === 0 ? "All tests" : "All tests with a result";
}

export {
  shownMean,
  allTestsText,
  allTestsName
};
