import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  suiteHashes
} from "./chunk-DBZAO4UF.js";
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
} from "./chunk-4A57ROIY.js";
import {
  describeIssues
} from "./chunk-YUNCV53Z.js";
import {
  mostShards,
  shardPlanSchema
} from "./chunk-LSFIN52A.js";
import {
  planTests
} from "./chunk-QVJZVUH4.js";
import {
  InputError,
  array,
  int,
  number,
  strictObject,
  testPath
} from "./chunk-AFANOJMY.js";

// src/features/machines/options.ts
var partOptions = {
  plan: option(text(), {
    help: "Plan that the command plan printed: a file, or its text",
    note: "Repeat the options that the plan was made with. For `publish`, the plan whose shards are expected.",
    offered: ["run", "action", "action publish"],
    otherwise: "none"
  }),
  shard: option(wholeNumber(1, mostShards), {
    help: "Number of the plan's shard to measure, from 1",
    offered: ["run", "action"],
    otherwise: "none"
  }),
  "confirm-elsewhere": option(flag(), {
    help: "Only what another machine confirms fails the run",
    note: "Give it to the first run, and `--confirm` to the second. [More](machines.md#confirm-elsewhere).",
    offered: ["run", "file"],
    default: false
  }),
  confirm: option(paths(), {
    help: "Results whose failing and undecided tests this machine measures again",
    offered: ["run", "action"],
    otherwise: "none"
  }),
  "confirmed-by": option(paths(), {
    help: "Results of the machine that was given --confirm with these",
    note: "A row that fails on only one machine is inconclusive.",
    offered: ["report", "action publish"],
    otherwise: "none"
  })
};
var planOptions = {
  shards: option(wholeNumber(1, mostShards), {
    brief: "Most machines that the tests are divided between",
    help: "Most machines that the tests are divided between",
    note: "Give `publish` what the plan was made with: it expects the same shards.",
    offered: ["plan", "action plan", "action publish"],
    otherwise: "none",
    requiredIn: ["plan"]
  }),
  minutes: option(numberWithin(0, maxMinutes), {
    brief: "Expected time of the longest shard",
    help: "Longest expected time of a shard; uses fewer shards if they suffice",
    note: "The real time can be longer.",
    unit: "minutes",
    offered: ["plan", "action plan", "action publish"],
    otherwise: "as many shards as allowed"
  }),
  costs: option(path("file"), {
    brief: "Results that say how long each test takes",
    help: "Results of an earlier run, which say how long tests take",
    note: "Or give `--history`.",
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
