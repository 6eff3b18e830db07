import type { GivenCommand } from "../../options/commands.ts";
import { requireKnownWorkloads } from "../../options/offering.ts";
import type { Source } from "../../options/sources.ts";
import type { Feature } from "../feature.ts";
import { addUntrustedConfirmation } from "./confirmed.ts";
import { partOptions, planOptions, ruleOf, takenOptions } from "./options.ts";
import { addConfirmation, findFilesToConfirm, readMachinePart } from "./part.ts";
import { requireOwnPlan } from "./shard-plan.ts";

/** Runs on several machines: plans that divide their tests, and another machine that confirms what fails. */
export const machines: Feature = {
  name: "machines",
  options: { machines: { ...partOptions, ...planOptions } },
  takes: takenOptions,
  rule: ruleOf,
  part: readMachinePart,
  require: requireOwnPlan,
  findFiles: findFilesToConfirm,
  addResults: addConfirmation,
  addUntrusted: addUntrustedConfirmation,
  expectedPlan: async (...publishing) => (await import("./expected-plan.ts")).expectedPlan(...publishing),
  examples: {
    run: ["run --candidate build/libdoltlite.so --plan plan.json --shard 2 --out shard-2"],
    report: ["report first/results.json --confirmed-by second/results.json"],
  },
  commands: {
    plan: {
      group: "Set up",
      purpose: "Divide the tests of a run between machines.",
      helpIsShort: true,
      examples: [
        "plan --shards 4",
        "plan --shards 32 --minutes 10 --suites oltp,types,raw --costs results.json",
        "plan --config bench-gate.yml --shards 8 --history nightly",
        "plan --candidate server.yml --suites server,tpcc --storages file --shards 4",
      ],
      read: readPlanCommand,
      run: async (command: Source, world) => (await import("./divide-run.ts")).planCommand(command, world),
    },
  },
  actions: {
    "action plan": {
      folder: "actions/plan",
      purpose: "Divides the tests of a run between several machines.",
      outputs: {
        matrix: "Shards as a job's matrix, for fromJSON; also the input plan of those jobs",
        "plan-hash": "Hash of the plan, for the names of its artifacts",
      },
      step: async (...inputs) => (await import("./step.ts")).planStep(...inputs),
    },
  },
};

function readPlanCommand({ given: all }: GivenCommand): Source {
  const { config, ...given } = all as Source["given"] & Pick<Source, "config">;
  const hasOthers = config !== undefined || all["own-workloads"] !== undefined;
  requireKnownWorkloads(given.workloads, hasOthers, "--workloads");
  return { given, config };
}
