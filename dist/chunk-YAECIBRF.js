import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  findWorkload,
  isTimedIn,
  omitUndefined,
  storages,
  suiteNames,
  suiteOf,
  suites,
  testPath,
  unknownName,
  variants,
  variantsOf,
  workloadNamesOf
} from "./chunk-4YQZDUKF.js";

// src/suite/plan.ts
function planTests(selection, catalogue = suites) {
  const { suites: chosen, workloads, tests: paths, threads = 1 } = selection;
  const names = workloadNamesOf(catalogue);
  const unknown = workloads?.find((name) => !names.includes(name));
  if (unknown !== void 0) throw new InputError(`workloads: ${unknownName("workload", unknown, names)}`);
  if (chosen.includes("own") && catalogue.own.workloads.length === 0)
    throw new InputError(
      "suites names own, but there are no own workloads: name their files with own-workloads"
    );
  const isChosen = (test) => chosen.includes(suiteOf(test.variant)) && (suiteOf(test.variant) !== "oltp" || selection.variants.includes(test.variant)) && selection.storages.includes(test.storage) && (workloads === void 0 || workloads.includes(test.workload)) && (paths === void 0 || paths.includes(testPath(test))) && (threads === 1 || findWorkload(test, catalogue)?.divides === true);
  const tests = testsOf(catalogue).filter(isChosen);
  if (tests.length === 0 && !chosen.includes("sequence")) throw new InputError(nothingLeft(selection));
  return tests;
}
function requireDialect(chosen, spoken, catalogue = suites) {
  const speaks = (name) => (catalogue[name].dialect ?? "sqlite") === spoken;
  const other = chosen.find((name) => !speaks(name));
  if (other === void 0) return;
  const possible = suiteNames.filter(speaks).join(", ") || "none";
  const [written, engines] = spoken === "mysql" ? ["SQLite's", "servers, which speak MySQL's"] : ["MySQL's", "not servers, and speak SQLite's"];
  throw new InputError(
    `suite ${other} is written in ${written} SQL, but the engines are ${engines}: choose from the suites ${possible}`
  );
}
function findRunnable(tests, hasBase) {
  const skips = ({ compare }) => compare === "base" && !hasBase;
  return { tests: tests.filter((test) => !skips(test)), skipped: tests.filter(skips) };
}
function testsOf(catalogue) {
  return suiteNames.flatMap(
    (suite) => variantsOf(suite).flatMap(
      (variant) => storages.flatMap(
        (storage) => catalogue[suite].workloads.filter((workload) => isTimedIn(workload, variant) && workload.storages.includes(storage)).map(({ kind, name, compare }) => {
          return { variant, storage, kind, workload: name, ...omitUndefined({ compare }) };
        })
      )
    )
  );
}
var allTests = testsOf(suites);
function hasSuite(tests, suite) {
  return tests.some(({ variant }) => suiteOf(variant) === suite);
}
function variantsIn(tests) {
  return variants.filter((variant) => tests.some((test) => test.variant === variant));
}
function nothingLeft({ suites: suites2, variants: variants2, storages: storages2, workloads = ["all"], threads = 1 }) {
  const chosen = Object.entries({ suites: suites2, variants: variants2, storages: storages2, workloads });
  const parts = chosen.map(([what, names]) => `${what} ${names.join(", ") || "none"}`);
  return `nothing to test with ${[...parts, ...threads === 1 ? [] : [`threads ${threads}`]].join("; ")}`;
}

// src/verdict/machines.ts
function machineNames({ machines = [], plan }) {
  const name = ({ shard }, index) => shard === void 0 || plan === void 0 ? `machine ${index + 1}` : shardName(shard, plan.shards.length);
  return machines.map(name);
}
function shardName(shard, shards) {
  return `shard ${shard} of ${shards}`;
}

export {
  planTests,
  requireDialect,
  findRunnable,
  testsOf,
  allTests,
  hasSuite,
  variantsIn,
  machineNames,
  shardName
};
