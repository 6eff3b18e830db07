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
      purpose: "Find statements on which an engine is slow or wrong.",
      helpIsShort: true,
      examples: [
        "hunt --candidate libengine.so --minutes 30",
        "hunt --candidate new.so --base old.so --minutes 3",
        "hunt --candidate libengine.so --known cases --seed 7",
        "hunt --candidate libengine.so --replay hunt-results/cases",
        "hunt --promote hunt-results/cases/hunt_slow_2649aa3e.yml",
        "hunt --show 1",
      ],
      takesSettings: true,
      read: readHuntCommand,
      run: async (command: HuntCommand, world) => (await import("./lazy.ts")).runHunt(command, world),
    },
  },
  actions: {
    "action hunt": {
      folder: "actions/hunt",
      purpose: "Finds statements on which an engine is slow, wrong or fails.",
      outputs: {
        cases: "Number of cases found",
        causes: "Number of their probable causes",
        "wrong-answers": "Number of cases whose answer differs from SQLite's",
        "cases-path": "Path of the folder of cases; empty if there are none",
        "results-path": "Path of hunt.json",
        "report-path": "Path of hunt.md",
      },
      step: async (...inputs) => (await import("./lazy.ts")).huntStep(...inputs),
    },
  },
};

function readHuntCommand({ name, operands, ...command }: GivenCommand): HuntCommand {
  refuseOperands(name, operands);
  return command;
}
