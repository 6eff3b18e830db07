import { mostShards } from "../model/shard-plan.ts";
import { option } from "./option.ts";
import { flag, maxMinutes, numberWithin, path, paths, text, wholeNumber } from "./value-types.ts";

/** How a run is divided between machines, and confirmed by a second machine. */
export const machines = {
  shards: option(wholeNumber(1, mostShards), {
    help: "Most machines that the tests are divided between",
    offered: ["plan", "action plan"],
    otherwise: "none",
    requiredIn: ["plan"],
  }),
  minutes: option(numberWithin(0, maxMinutes), {
    help: "Time that the longest shard is expected to take at most, with fewer shards if they suffice",
    note: "It is an expectation from other runs: engines, machines and tests near their ceilings make it longer.",
    unit: "minutes",
    offered: ["plan", "action plan"],
    otherwise: "as many shards as there may be",
  }),
  costs: option(path("file"), {
    help: "Results of an earlier run, from which the plan knows how long each test takes",
    note: "A history, given with `--history`, says it too. Tests that neither has take what they took for DoltLite.",
    offered: ["plan", "action plan"],
    otherwise: "built-in figures",
  }),
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
