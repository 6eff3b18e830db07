import type { Feature } from "../feature.ts";

/** A search for the commit, engine or release that changed the speed of a test. */
export const bisect: Feature = {
  name: "bisect",
  // Loaded when needed, like all commands but `run` and `report`: --help would take longer.
  commands: { bisect: async (command, world) => (await import("./command.ts")).runBisect(command, world) },
  steps: {
    "action bisect": async (getInput, environment) =>
      (await import("./step.ts")).bisectStep(getInput, environment),
  },
};
