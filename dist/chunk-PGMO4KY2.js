import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  suiteHashes
} from "./chunk-5FDMWSIY.js";
import {
  InputError,
  testPath
} from "./chunk-IHBPNJER.js";

// src/shards/shard-plan.ts
import { createHash } from "node:crypto";
function shardPlanHash({ tests, size: { rows, seed, warehouses = 1 }, statements, threads, catalogue }, shards) {
  const hashes = suiteHashes({ rows, seed, warehouses }, tests, { catalogue });
  const form = threads === 1 ? statements : `${statements}, ${threads} connections`;
  const what = JSON.stringify([rows, seed, warehouses, form, hashes, shards]);
  return createHash("sha256").update(what).digest("hex").slice(0, 16);
}
function requireShardPlanOf(run, plan) {
  const planned = new Set(plan.shards.flat());
  const own = new Set(run.tests.map(testPath));
  const difference = [...own].find((path) => !planned.has(path)) ?? [...planned].find((path) => !own.has(path));
  const remedy = "measure with the options that the plan was made with";
  if (difference !== void 0)
    throw new InputError(
      `plan: ${difference} is ${own.has(difference) ? "not in the plan" : "in the plan, and not chosen here"}: ${remedy}`
    );
  const hash = shardPlanHash(run, plan.shards);
  if (hash !== plan.hash)
    throw new InputError(
      `plan: it is ${plan.hash}, and with these rows, seed, warehouses, statements, threads, suites and own workloads it would be ${hash}: ` + remedy
    );
}

export {
  shardPlanHash,
  requireShardPlanOf
};
