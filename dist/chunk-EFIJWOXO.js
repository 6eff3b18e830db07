import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  formatMinChange,
  isNameOf,
  suiteOf
} from "./chunk-L2JPG5L4.js";

// src/verdict/ceilings.ts
var offeredHeadroom = 1.1;
function testCeiling(ceilings, test) {
  return ofRule(ceilings.rules, "test", (rule) => matches(rule, test)) ?? {
    value: ceilings.suites?.test?.[suiteOf(test.variant)] ?? ceilings.test
  };
}
function averageCeiling(ceilings, section) {
  const applies = (rule) => rule.for.workload === void 0 && matches(rule, section);
  return ofRule(ceilings.rules, "average", applies) ?? {
    value: ceilings.suites?.average?.[suiteOf(section.variant)] ?? ceilings.average
  };
}
function baseCeiling(ceilings, test, times) {
  const applies = (rule) => matches(rule, test);
  const set = ofRule(ceilings.rules, "base", applies) ?? { value: ceilings.base[test.storage] };
  return withMinChange(set, ceilings, applies, times);
}
function groupCeiling(ceilings, scope, times) {
  const applies = ({ for: named }) => isOfLevel(named, scope);
  const set = ofRule(ceilings.rules, "baseAverage", applies) ?? { value: ceilings.baseAverages[scope.level] };
  return withMinChange(set, ceilings, applies, times);
}
function isOfLevel(named, scope) {
  if (scope.level === "overall") return false;
  if (scope.level === "section") return named.workload === void 0 && matches({ for: named }, scope);
  const { suite, variant, storage, kind, workload } = named;
  if ((variant ?? storage ?? kind) !== void 0 || suite !== void 0 && suite !== scope.suite)
    return false;
  return scope.level === "suite" ? suite !== void 0 && workload === void 0 : workload === scope.workload;
}
function withMinChange(set, { rules, minChange }, applies, { ns, statements = 0 }) {
  const floor = mostSpecific(rules, (rule) => rule.minChange !== void 0 && applies(rule))?.minChange ?? minChange;
  if (floor === void 0) return set;
  const value = 1 + floor.ns * (floor.per === "sample" ? 1 : statements) / ns;
  return value > set.value ? { value, from: `min-change ${formatMinChange(floor)}` } : set;
}
function ruleFor({ rules }, test, sets) {
  return mostSpecific(rules, (rule) => sets(rule) && matches(rule, test));
}
function ruleScope({
  for: { suite, variant, storage, kind, workload }
}) {
  const parts = [variant ?? "*", storage ?? "*", kind ?? "*", ...workload === void 0 ? [] : [workload]];
  return `${suite === void 0 ? "" : `${suite}: `}${parts.join("/")}`;
}
function ofRule(rules, figure, applies) {
  const rule = mostSpecific(rules, (one) => one[figure] !== void 0 && applies(one));
  const value = rule?.[figure];
  if (rule === void 0 || value === void 0) return void 0;
  return { value, from: `rule ${rules.indexOf(rule) + 1} of ceilings` };
}
function mostSpecific(rules, applies) {
  return rules.filter(applies).toSorted((a, b) => specificity(a) - specificity(b)).at(-1);
}
function matches({ for: { suite, ...parts } }, target) {
  if (suite !== void 0 && suite !== suiteOf(target.variant)) return false;
  const { workload, ...section } = parts;
  if (workload !== void 0 && !isNameOf(workload, target.workload)) return false;
  return ["variant", "storage", "kind"].every(
    (part) => section[part] === void 0 || section[part] === target[part]
  );
}
function specificity({ for: { suite, variant, storage, kind, workload } }) {
  const named = (part) => part === void 0 ? 0 : 1;
  return 6 * named(workload) + 2 * (named(storage) + named(kind)) + named(variant) + named(suite) / 2;
}

export {
  offeredHeadroom,
  testCeiling,
  averageCeiling,
  baseCeiling,
  groupCeiling,
  ruleFor,
  ruleScope
};
