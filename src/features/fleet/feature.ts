import type { Feature } from "../feature.ts";

/** Plans that divide the tests of a run between machines. */
export const fleet: Feature = {
  name: "fleet",
  commands: { plan: async (command, world) => (await import("./command.ts")).planCommand(command, world) },
  steps: { "action plan": async (...inputs) => (await import("./step.ts")).planStep(...inputs) },
};
