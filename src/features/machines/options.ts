import type { Rule } from "../../model/criteria.ts";
import { mostShards } from "../../model/shard-plan.ts";
import { unchanged } from "../../options/offering.ts";
import { type GivenOptions, option, valuesOf } from "../../options/option.ts";
import { flag, maxMinutes, numberWithin, path, paths, text, wholeNumber } from "../../options/value-types.ts";

/** The part of a run that a machine measures, and the machine that confirms. */
export const partOptions = {
  plan: option(text(), {
    help: "Plan that the command plan printed: a file, or its text",
    note: "Repeat the options that the plan was made with. For `publish`, the plan whose shards are expected.",
    offered: ["run", "action", "action publish"],
    otherwise: "none",
  }),
  shard: option(wholeNumber(1, mostShards), {
    help: "Number of the plan's shard to measure, from 1",
    offered: ["run", "action"],
    otherwise: "none",
  }),
  "confirm-elsewhere": option(flag(), {
    help: "Only what another machine confirms fails the run",
    note: "Give it to the first run, and `--confirm` to the second. [More](machines.md#confirm-elsewhere).",
    offered: ["run", "file"],
    default: false,
  }),
  confirm: option(paths(), {
    help: "Results whose failing and undecided tests this machine measures again",
    offered: ["run", "action"],
    otherwise: "none",
  }),
  "confirmed-by": option(paths(), {
    help: "Results of the machine that was given --confirm with these",
    note: "A row that fails on only one machine is inconclusive.",
    offered: ["report", "action publish"],
    otherwise: "none",
  }),
};

/** How a run is divided between machines. */
export const planOptions = {
  shards: option(wholeNumber(1, mostShards), {
    brief: "Most machines that the tests are divided between",
    help: "Most machines that the tests are divided between",
    note: "Give `publish` what the plan was made with: it expects the same shards.",
    offered: ["plan", "action plan", "action publish"],
    otherwise: "none",
    requiredIn: ["plan"],
  }),
  minutes: option(numberWithin(0, maxMinutes), {
    brief: "Expected time of the longest shard",
    help: "Longest expected time of a shard; uses fewer shards if they suffice",
    note: "The real time can be longer.",
    unit: "minutes",
    offered: ["plan", "action plan", "action publish"],
    otherwise: "as many shards as allowed",
  }),
  costs: option(path("file"), {
    brief: "Results that say how long each test takes",
    help: "Results of an earlier run, which say how long tests take",
    note: "Or give `--history`.",
    offered: ["plan", "action plan"],
    otherwise: "built-in figures",
  }),
};

const measured = {
  candidate: { otherwise: "the SQL is SQLite's" },
  ...unchanged("config", "suites", "variants", "workloads", "own-workloads", "rows", "rounds"),
};

/** The options of others that a plan depends on. */
export const takenOptions = {
  plan: {
    ...measured,
    ...unchanged("base", "storages", "warehouses", "seed", "statements", "threads", "counts", "count-rows"),
    ...unchanged("history", "branch"),
  },
  "action plan": {
    ...measured,
    ...unchanged("settings", "require-base", "history-branch", "history-path", "github-token"),
  },
};

/** The machine before one that confirms has a part of alpha. */
export function ruleOf(given: GivenOptions): Pick<Rule, "confirmElsewhere"> {
  const { "confirm-elsewhere": isAsked, "confirmed-by": confirmedBy } = valuesOf(partOptions, given);
  return isAsked || confirmedBy !== undefined ? { confirmElsewhere: true } : {};
}
