import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  maxMinutes,
  numberWithin,
  option,
  path,
  unchanged,
  wholeNumber
} from "./chunk-LJVK4K3O.js";
import {
  describeIssues,
  mostShards,
  shardPlanSchema
} from "./chunk-S2XO2HWL.js";
import {
  InputError,
  array,
  int,
  number,
  strictObject
} from "./chunk-IHBPNJER.js";

// src/shards/matrix.ts
var entrySchema = strictObject({
  shard: int().min(1),
  shards: int().min(1).max(mostShards),
  plan: shardPlanSchema.shape.hash,
  /** The expected time of the shard. */
  seconds: number(),
  tests: shardPlanSchema.shape.shards.element
});
var matrixSchema = strictObject({ include: array(entrySchema).min(1).max(mostShards) });
function formatMatrix({ plan: { hash, shards }, seconds }) {
  const include = shards.map((tests, index) => {
    const facts = { shard: index + 1, shards: shards.length, plan: hash, seconds: seconds[index] ?? 0 };
    return { ...facts, tests };
  });
  return JSON.stringify({ include });
}
function parseMatrix(text, source) {
  const content = parseJson(text, source);
  const { data, error } = matrixSchema.safeParse(content);
  if (error !== void 0) throw new InputError(`${source}: ${describeIssues(error, content)}`);
  const [{ plan: hash, shards } = { plan: "", shards: 0 }] = data.include;
  const isWhole = data.include.length === shards && data.include.every((one, index) => one.plan === hash && one.shards === shards && one.shard === index + 1);
  if (!isWhole)
    throw new InputError(
      `${source}: expected the shards 1 to ${shards} of the plan ${hash}, as the command plan writes them`
    );
  return { hash, shards: data.include.map(({ tests }) => tests) };
}
function shardOf(plan, shard) {
  if (shard > plan.shards.length)
    throw new InputError(
      `shard: ${shard} is over ${plan.shards.length}, the shards of the plan ${plan.hash}`
    );
  return { plan, shard };
}
function parseJson(text, source) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError(
      `${source}: not JSON (${cause.message}): expected what the command plan writes`,
      {
        cause
      }
    );
  }
}

// src/features/fleet/options.ts
var planOptions = {
  shards: option(wholeNumber(1, mostShards), {
    help: "Most machines that the tests are divided between",
    offered: ["plan", "action plan"],
    otherwise: "none",
    requiredIn: ["plan"]
  }),
  minutes: option(numberWithin(0, maxMinutes), {
    help: "Time that the longest shard is expected to take at most, with fewer shards if they suffice",
    note: "It is an expectation from other runs: engines, machines and tests near their ceilings make it longer.",
    unit: "minutes",
    offered: ["plan", "action plan"],
    otherwise: "as many shards as there may be"
  }),
  costs: option(path("file"), {
    help: "Results of an earlier run, from which the plan knows how long each test takes",
    note: "A history, given with `--history`, says it too. Tests that neither has take what they took for DoltLite.",
    offered: ["plan", "action plan"],
    otherwise: "built-in figures"
  })
};
var measured = unchanged(
  "candidate",
  "config",
  "suites",
  "variants",
  "workloads",
  "own-workloads",
  "rows",
  "rounds"
);
var takenOptions = {
  plan: {
    ...measured,
    ...unchanged("base", "storages", "warehouses", "seed", "statements", "threads", "counts", "count-rows"),
    ...unchanged("history", "branch")
  },
  "action plan": {
    ...measured,
    ...unchanged("settings", "require-base", "history-branch", "history-path", "github-token")
  }
};

export {
  formatMatrix,
  parseMatrix,
  shardOf,
  planOptions,
  takenOptions
};
