import type { Rule } from "../../model/criteria.ts";
import { mostShards } from "../../model/shard-plan.ts";
import { unchanged } from "../../options/offering.ts";
import { type GivenOptions, option, valuesOf } from "../../options/option.ts";
import { flag, maxMinutes, numberWithin, path, paths, text, wholeNumber } from "../../options/value-types.ts";

/** The part of a run that a machine measures, and the machine that confirms. */
export const partOptions = {
  plan: option(text(), {
    help: "Plan from which the tests are taken: a file with what the command plan prints, or its text",
    note: "The other options must be those that the plan was made with. For the action `publish`, the plan whose shards are expected.",
    offered: ["run", "action", "action publish"],
    otherwise: "none",
  }),
  shard: option(wholeNumber(1, mostShards), {
    help: "Number of the plan's shard to measure, from 1",
    offered: ["run", "action"],
    otherwise: "none",
  }),
  "confirm-elsewhere": option(flag(), {
    help: "Another machine measures again what fails or stays undecided, and only what both say fails the run",
    note: "The other machine takes a tenth of `alpha`. Give it to the first run; the second one takes `--confirm`.",
    offered: ["run", "file"],
    default: false,
  }),
  confirm: option(paths(), {
    help: "Results of another machine whose failing and undecided tests are measured, and no others",
    offered: ["run", "action"],
    otherwise: "none",
  }),
  "confirmed-by": option(paths(), {
    help: "Results of the other machine, which was given --confirm with these",
    note: "A row that fails on one machine only is inconclusive, with both figures. Written results have both machines.",
    offered: ["report", "action publish"],
    otherwise: "none",
  }),
};

/** How a run is divided between machines. */
export const planOptions = {
  shards: option(wholeNumber(1, mostShards), {
    brief: "Most machines that the tests are divided between",
    help: "Most machines that the tests are divided between",
    note: "The action `publish` makes the plan again, without `plan`, and expects its shards: give it what the plan was made with.",
    offered: ["plan", "action plan", "action publish"],
    otherwise: "none",
    requiredIn: ["plan"],
  }),
  minutes: option(numberWithin(0, maxMinutes), {
    brief: "Expected time of the longest shard",
    help: "Time that the longest shard is expected to take at most, with fewer shards if they suffice",
    note: "It is an expectation from other runs: engines, machines and tests near their ceilings make it longer.",
    unit: "minutes",
    offered: ["plan", "action plan", "action publish"],
    otherwise: "as many shards as there may be",
  }),
  costs: option(path("file"), {
    brief: "Results that say how long each test takes",
    help: "Results of an earlier run, from which the plan knows how long each test takes",
    note: "A history, given with `--history`, says it too. Tests that neither has take what they took for DoltLite.",
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
