import { mostShards } from "../../model/shard-plan.ts";
import { unchanged } from "../../options/offering.ts";
import { option } from "../../options/option.ts";
import { maxMinutes, numberWithin, path, wholeNumber } from "../../options/value-types.ts";

/** How a run is divided between machines. */
export const planOptions = {
  shards: option(wholeNumber(1, mostShards), {
    help: "Most machines that the tests are divided between",
    note: "The action `publish` makes the plan again, without `plan`, and expects its shards: give it what the plan was made with.",
    offered: ["plan", "action plan", "action publish"],
    otherwise: "none",
    requiredIn: ["plan"],
  }),
  minutes: option(numberWithin(0, maxMinutes), {
    help: "Time that the longest shard is expected to take at most, with fewer shards if they suffice",
    note: "It is an expectation from other runs: engines, machines and tests near their ceilings make it longer.",
    unit: "minutes",
    offered: ["plan", "action plan", "action publish"],
    otherwise: "as many shards as there may be",
  }),
  costs: option(path("file"), {
    help: "Results of an earlier run, from which the plan knows how long each test takes",
    note: "A history, given with `--history`, says it too. Tests that neither has take what they took for DoltLite.",
    offered: ["plan", "action plan"],
    otherwise: "built-in figures",
  }),
};

const measured = unchanged(
  "candidate",
  "config",
  "suites",
  "variants",
  "workloads",
  "own-workloads",
  "rows",
  "rounds",
);

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
