import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  suiteHashes
} from "./chunk-BBCHEO2P.js";
import {
  flag,
  maxMinutes,
  numberWithin,
  option,
  path,
  paths,
  text,
  unchanged,
  valuesOf,
  wholeNumber
} from "./chunk-SGC2UI6M.js";
import {
  describeIssues
} from "./chunk-RIJE4BIS.js";
import {
  mostShards,
  shardPlanSchema
} from "./chunk-P3PPB67C.js";
import {
  planTests
} from "./chunk-HEDRCRDW.js";
import {
  InputError,
  array,
  int,
  number,
  strictObject,
  testPath
} from "./chunk-3UA7D5SN.js";

// src/features/machines/options.ts
var partOptions = {
  plan: option(text(), {
    help: "Plan from which the tests are taken: a file with what the command plan prints, or its text",
    note: "The other options must be those that the plan was made with. For the action `publish`, the plan whose shards are expected.",
    offered: ["run", "action", "action publish"],
    otherwise: "none"
  }),
  shard: option(wholeNumber(1, mostShards), {
    help: "Number of the plan's shard to measure, from 1",
    offered: ["run", "action"],
    otherwise: "none"
  }),
  "confirm-elsewhere": option(flag(), {
    help: "Another machine measures again what fails or stays undecided, and only what both say fails the run",
    note: "The other machine takes a tenth of `alpha`. Give it to the first run; the second one takes `--confirm`.",
    offered: ["run", "file"],
    default: false
  }),
  confirm: option(paths(), {
    help: "Results of another machine whose failing and undecided tests are measured, and no others",
    offered: ["run", "action"],
    otherwise: "none"
  }),
  "confirmed-by": option(paths(), {
    help: "Results of the other machine, which was given --confirm with these",
    note: "A row that fails on one machine only is inconclusive, with both figures. Written results have both machines.",
    offered: ["report", "action publish"],
    otherwise: "none"
  })
};
var planOptions = {
  shards: option(wholeNumber(1, mostShards), {
    brief: "Most machines that the tests are divided between",
    help: "Most machines that the tests are divided between",
    note: "The action `publish` makes the plan again, without `plan`, and expects its shards: give it what the plan was made with.",
    offered: ["plan", "action plan", "action publish"],
    otherwise: "none",
    requiredIn: ["plan"]
  }),
  minutes: option(numberWithin(0, maxMinutes), {
    brief: "Expected time of the longest shard",
    help: "Time that the longest shard is expected to take at most, with fewer shards if they suffice",
    note: "It is an expectation from other runs: engines, machines and tests near their ceilings make it longer.",
    unit: "minutes",
    offered: ["plan", "action plan", "action publish"],
    otherwise: "as many shards as there may be"
  }),
  costs: option(path("file"), {
    brief: "Results that say how long each test takes",
    help: "Results of an earlier run, from which the plan knows how long each test takes",
    note: "A history, given with `--history`, says it too. Tests that neither has take what they took for DoltLite.",
    offered: ["plan", "action plan"],
    otherwise: "built-in figures"
  })
};
var measured = {
  candidate: { otherwise: "the SQL is SQLite's" },
  ...unchanged("config", "suites", "variants", "workloads", "own-workloads", "rows", "rounds")
};
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
function ruleOf(given) {
  const { "confirm-elsewhere": isAsked, "confirmed-by": confirmedBy } = valuesOf(partOptions, given);
  return isAsked || confirmedBy !== void 0 ? { confirmElsewhere: true } : {};
}

// src/features/machines/matrix.ts
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
function parseMatrix(text2, source) {
  const content = parseJson(text2, source);
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
function parseJson(text2, source) {
  try {
    return JSON.parse(text2);
  } catch (cause) {
    throw new InputError(
      `${source}: not JSON (${cause.message}): expected what the command plan writes`,
      {
        cause
      }
    );
  }
}

// src/features/machines/shard-plan.ts
import { createHash } from "node:crypto";
function shardPlanHash({ tests, size: { rows, seed, warehouses = 1 }, statements, threads, catalogue }, shards) {
  const hashes = suiteHashes({ rows, seed, warehouses }, tests, { catalogue });
  const form = threads === 1 ? statements : `${statements}, ${threads} connections`;
  const what = JSON.stringify([rows, seed, warehouses, form, hashes, shards]);
  return createHash("sha256").update(what).digest("hex").slice(0, 16);
}
function requireShardPlanOf(run, plan) {
  const all = plan.shards.flat();
  const planned = new Set(all);
  const own = new Set(run.tests.map(testPath));
  const difference = [...own].find((path2) => !planned.has(path2)) ?? [...planned].find((path2) => !own.has(path2));
  const remedy = "measure with the options that the plan was made with";
  if (difference !== void 0)
    throw new InputError(
      `plan: ${difference} is ${own.has(difference) ? "not in the plan" : "in the plan, and not chosen here"}: ${remedy}`
    );
  const twice = all.length === planned.size ? void 0 : all.find((path2, index) => all.indexOf(path2) < index);
  if (twice !== void 0) throw new InputError(`plan: ${twice} is in two places: each test has one shard`);
  const hash = shardPlanHash(run, plan.shards);
  if (hash !== plan.hash)
    throw new InputError(
      `plan: it is ${plan.hash}, and with these rows, seed, warehouses, statements, threads, suites and own workloads it would be ${hash}: ` + remedy
    );
}
function requireOwnPlan({ planned, tests: _, ...settings }, catalogue) {
  if (planned === void 0) return;
  const { rows, seed, warehouses, statements, threads } = settings;
  const tests = planTests(settings, catalogue);
  requireShardPlanOf(
    { tests, size: { rows, seed, warehouses }, statements, threads, catalogue },
    planned.plan
  );
}

export {
  partOptions,
  planOptions,
  takenOptions,
  ruleOf,
  formatMatrix,
  parseMatrix,
  shardOf,
  shardPlanHash,
  requireShardPlanOf,
  requireOwnPlan
};
