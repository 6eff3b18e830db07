import type { Feature } from "../../feature.ts";
import { upgradeOptions } from "./options.ts";

/** The question of people who use an engine: may a pull request upgrade it? */
export const upgrade: Feature = {
  name: "upgrade",
  options: { upgrading: upgradeOptions },
  actions: {
    "action upgrade": {
      folder: "actions/upgrade",
      purpose: "Fetches both versions of an engine whose package a pull request upgrades.",
      outputs: {
        "candidate-path": "Path of the pull request's engine; empty if no engine's version changed",
        "base-path": "Path of the base's engine; empty if no engine's version changed",
        problem: "Reason why nothing can be compared; empty if there is none",
        names: "Both names, as the input settings of the action that measures them",
      },
      step: async (getInput, environment) => (await import("./step.ts")).upgradeStep(getInput, environment),
    },
  },
};
