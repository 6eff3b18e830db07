import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareExact,
  passesOf,
  riseOf
} from "./shared-results-fairness.js";
import {
  InputError,
  formatValue,
  judgedPart,
  ruleFor,
  testOnly,
  testPath,
  truncateList
} from "./shared-jstat-dist-jstat.js";

// src/features/nights/history/runs/select.ts
function pathMatcher(pattern) {
  if (pattern === void 0) return () => true;
  const parts = pattern.split("/");
  return (path) => {
    const names = path.split("/");
    return names.length === parts.length && parts.every((part, index) => part === "*" || part === names[index]);
  };
}
var leastDigits = 4;
var maxListed = 5;
function findRun(runs, name) {
  const newest = runs.at(-1);
  if (name === "newest" && newest !== void 0) return newest;
  const isCommit = name.length >= leastDigits && /^[0-9a-f]+$/.test(name);
  const called = runs.filter(({ id, run }) => id === name || run.label === name);
  const beginning = runs.filter(
    ({ id, run }) => id.startsWith(name) || isCommit && run.commit?.startsWith(name) === true
  );
  const found = called.length > 0 || name === "" ? called : beginning;
  const [one, ...others] = found;
  if (one === void 0)
    throw new InputError(
      `no run of the history is called ${formatValue(name)}: give an id of history list, a label, the beginning of a commit, or newest`
    );
  if (others.length === 0) return one;
  const ids = truncateList(
    maxListed,
    found.map(({ id }) => id),
    (more) => `${more} more`
  );
  throw new InputError(
    `${formatValue(name)} names ${found.length} runs of the history: give one of ${ids.join(", ")}`
  );
}

// src/features/figures/counters/changes.ts
function counterCeiling(ceilings, test) {
  return ruleFor(ceilings, test, (rule) => rule.counters !== void 0)?.counters ?? ceilings.counters;
}
function counterFloor(ceilings, test) {
  const rule = ruleFor(ceilings, test, (one) => one.counterFloor !== void 0);
  return rule?.counterFloor ?? ceilings.counterFloor ?? 0;
}
var countersOf = judgedPart("counters");
function compareCounters(records, ceilings) {
  const counted = records.flatMap((record) => {
    const [candidate, base] = ["candidate", "base"].map(
      (role) => record.checks.find((check) => check.role === role)
    );
    return candidate?.counters === void 0 || base === void 0 ? [] : [{ record, candidate, base }];
  });
  if (counted.length === 0) return void 0;
  const compared = counted.flatMap(({ record, candidate, base: { counters: base } }) => {
    if (candidate.counters === void 0 || base === void 0) return [];
    const test = testOnly(record);
    const ceiling = counterCeiling(ceilings, test);
    const floor = counterFloor(ceilings, test);
    const own = candidate.counters;
    const names = new Set(
      [own, base].flatMap(({ values, again = {}, unsteady = [] }) => [
        ...Object.keys(values),
        ...Object.keys(again),
        ...unsteady
      ])
    );
    return [
      {
        test,
        rows: [...names].map((name) => compareOne(test, name, own, base, ceiling, floor))
      }
    ];
  });
  const rows = compared.flatMap((one) => one.rows);
  return {
    compared: rows.filter(({ state }) => state !== "unsteady").length,
    tests: compared.length,
    changes: rows.flatMap((row) => row.state === "changed" ? [row.change] : []),
    withheld: rows.flatMap((row) => row.state === "withheld" ? [row.figure] : []),
    unsteady: counted.flatMap(({ record, candidate, base }) => {
      const own = compared.find(({ test }) => testPath(test) === testPath(record))?.rows;
      const names = base.counters === void 0 ? candidate.counters?.unsteady ?? [] : (own ?? []).flatMap((row) => row.state === "unsteady" ? [row.name] : []);
      return names.length === 0 ? [] : [{ test: testOnly(record), names }];
    }),
    uncounted: counted.flatMap(
      ({ record, base: { uncounted: why } }) => why === void 0 ? [] : [{ test: testOnly(record), why }]
    )
  };
}
function compareOne(test, name, candidate, base, ceiling, floor) {
  const isUnsteady = ({ unsteady = [] }) => unsteady.includes(name);
  if (isUnsteady(base)) return { state: "unsteady", name };
  const before = valueIn(base.values, name) ?? 0;
  const withheld = (why) => {
    const figure = { test, name, base: before, why, ceiling: ceiling ?? 0, outcome: "fail" };
    return { state: "withheld", figure };
  };
  if (isUnsteady(candidate) && candidate.again === void 0)
    return ceiling === void 0 ? { state: "unsteady", name } : withheld("two runs of the candidate gave other values, and those of the base one value");
  const values = [candidate.values, ...isUnsteady(candidate) ? [candidate.again] : []].map(
    (one) => valueIn(one, name)
  );
  const isCompared = ceiling === void 0 || before === 0 || values.some((value) => value !== void 0);
  const found = compareExact({
    candidate: isCompared ? passesOf(...values.map((value) => value ?? 0)) : void 0,
    base: { least: before, most: before },
    rise: ceiling === void 0 ? void 0 : riseOf(before, ceiling, floor)
  });
  if (found.state === "unlimited" || found.state === "unsteady") return { state: "unsteady", name };
  if (found.state === "withheld")
    return withheld(
      found.values === void 0 ? `the candidate does not report it, and the base has ${before}` : `two runs of the candidate gave ${found.values.least} and ${found.values.most}`
    );
  const { candidate: now, isOver } = found;
  if (now === before) return { state: "equal" };
  const outcome = isOver ? "fail" : "pass";
  const change = {
    test,
    name,
    base: before,
    candidate: now,
    ceiling,
    outcome
  };
  return { state: "changed", change };
}
function valueIn(values, name) {
  return values !== void 0 && Object.hasOwn(values, name) ? values[name] : void 0;
}

export {
  countersOf,
  compareCounters,
  valueIn,
  pathMatcher,
  findRun
};
