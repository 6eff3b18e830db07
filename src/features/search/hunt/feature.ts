import { type GivenCommand, refuseOperands } from "../../../options/commands.ts";
import type { Feature } from "../../feature.ts";
import type { HuntCommand } from "./command.ts";
import { hunting, takenOptions } from "./options.ts";

/** A hunt for statements at which an engine is slow, wrong, or fails. */
export const hunt: Feature = {
  name: "hunt",
  options: { hunting },
  takes: takenOptions,
  commands: {
    hunt: {
      group: "Search",
      purpose: "Find statements at which an engine is slow or wrong.",
      examples: [
        "hunt --candidate libengine.so --minutes 30",
        "hunt --candidate new.so --base old.so --minutes 3",
        "hunt --candidate libengine.so --known cases --seed 7",
        "hunt --candidate libengine.so --replay hunt-results/cases",
        "hunt --show 1",
      ],
      takesSettings: true,
      read: readHuntCommand,
      run: async (command: HuntCommand, world) => (await import("./command.ts")).runHunt(command, world),
    },
  },
  actions: {
    "action hunt": {
      folder: "actions/hunt",
      purpose:
        "Looks for statements at which an engine is slow beside SQLite or the base, gives another answer, or fails.",
      outputs: {
        cases: "Number of cases that were found",
        causes: "Number of causes that they probably have",
        "wrong-answers": "Number of cases with another answer than SQLite's",
        "cases-path": "Path of the folder with a file for each case; empty if none was found",
        "results-path": "Path of hunt.json",
        "report-path": "Path of hunt.md",
      },
      step: async (...inputs) => (await import("./step.ts")).huntStep(...inputs),
    },
  },
};

function readHuntCommand({ name, operands, ...command }: GivenCommand): HuntCommand {
  refuseOperands(name, operands);
  return command;
}
