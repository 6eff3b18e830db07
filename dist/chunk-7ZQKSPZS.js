import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  findFiles
} from "./chunk-YDLHBCXP.js";
import {
  parseMatrix,
  partOptions,
  shardOf
} from "./chunk-FNU2Z4C3.js";
import {
  judgeByOwnRule
} from "./chunk-IEWU75KV.js";
import {
  resolveReportSettings
} from "./chunk-ZFGHYLHV.js";
import {
  readRecordings
} from "./chunk-4CWBCKEI.js";
import {
  addSecondMachine
} from "./chunk-SDTNTQAS.js";
import {
  openClaims,
  testsOfClaims
} from "./chunk-R22C2FVD.js";
import {
  readNamed
} from "./chunk-4CHX7P6R.js";
import {
  valuesOf
} from "./chunk-4A57ROIY.js";
import {
  InputError,
  testPath
} from "./chunk-AFANOJMY.js";

// src/features/machines/part.ts
function readMachinePart(sources, features) {
  const given = valuesOf(partOptions, sources.values);
  const planned = readPlannedShard(given, sources.roots);
  const { confirm } = given;
  if (confirm === void 0) return planned && partOfShard(planned);
  if (planned !== void 0)
    throw new InputError(
      "plan and confirm are given: what failed is confirmed by one machine; omit one of them"
    );
  const { criteria } = resolveReportSettings(sources, features);
  const first = readRecordings(confirm, {}, { features, roots: sources.roots });
  if (first.confirmation !== void 0)
    throw new InputError(`confirm: another machine has confirmed ${confirm.join(", ")} already`);
  const claims = openClaims(judgeByOwnRule(first, criteria, features));
  if (claims.length === 0) return { idle: "no row of these results fails or is undecided" };
  return { rule: { confirms: claims }, tests: testsOfClaims(claims, first.tests).map(testPath) };
}
function findFilesToConfirm(given, roots) {
  const { confirm } = valuesOf(partOptions, given);
  return confirm === void 0 ? {} : { confirm: findFiles(confirm, roots, "confirm") };
}
function addConfirmation(first, given, names, features) {
  const { "confirmed-by": files } = valuesOf(partOptions, given);
  if (files === void 0) return first;
  return addSecondMachine(
    first,
    readRecordings(files, names, { features }),
    `--confirmed-by ${files.join(",")}`
  );
}
function partOfShard(planned) {
  const { shards } = planned.plan;
  const { length: machines } = shards;
  return {
    planned,
    tests: shards[planned.shard - 1] ?? [],
    ...machines === 1 ? {} : { rule: { machines } }
  };
}
function readPlannedShard({ plan, shard }, roots) {
  if (plan === void 0 && shard === void 0) return void 0;
  if (plan === void 0)
    throw new InputError(`shard is ${shard}, but no plan is given: give the plan that has the shard`);
  if (shard === void 0)
    throw new InputError("plan is given, but no shard: give the number of the shard to measure");
  return shardOf(readPlan(plan, roots), shard);
}
function readPlan(given, roots) {
  if (given.trimStart().startsWith("{")) return parseMatrix(given, "plan");
  let text;
  try {
    text = readNamed(given, roots).toString("utf8");
  } catch (cause) {
    throw new InputError(`plan: "${given}" cannot be read (${cause.message})`, { cause });
  }
  return parseMatrix(text, given);
}

export {
  readMachinePart,
  findFilesToConfirm,
  addConfirmation,
  readPlan
};
