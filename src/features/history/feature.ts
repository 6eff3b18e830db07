import type { HistoryCommand } from "../../options/cli-arguments.ts";
import type { CommandWorld, Feature } from "../feature.ts";

const command = async (given: HistoryCommand, world: CommandWorld) =>
  (await import("./command.ts")).historyCommand(given, world);

/** The figures of earlier runs, and what became of each test over time. */
export const history: Feature = {
  name: "history",
  readEarlier: async (selection, note) => (await import("./earlier-runs.ts")).readEarlier(selection, note),
  earlierPage: async (selection) => (await import("./earlier-runs.ts")).earlierPage(selection),
  beforePublishing: async (context, made) => (await import("./step.ts")).historyStep(context, made),
  steps: {
    "action history": async (getInput, environment) =>
      (await import("./page-step.ts")).pageStep(getInput, environment),
  },
  commands: {
    "history add": command,
    "history list": command,
    "history show": command,
    "history trend": command,
    "history export": command,
    "history verify": command,
  },
};
