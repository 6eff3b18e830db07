import { type GivenCommand, refuseOperands } from "../../../options/commands.ts";
import type { Feature } from "../../feature.ts";
import type { BisectCommand } from "./command.ts";
import { type GivenBisect, searching, takenOptions } from "./options.ts";

/** A search for the commit, engine or release that changed the speed of a test. */
export const bisect: Feature = {
  name: "bisect",
  options: { searching },
  takes: takenOptions,
  commands: {
    bisect: {
      group: "Search",
      purpose: "Find the commit or release that changed a test.",
      helpIsShort: true,
      files: "engine files, from good to bad; versions, with --releases",
      filesAreOptional: true,
      examples: [
        "bisect --good v1.0 --bad HEAD --build make --candidate libengine.so --test int/memory/writes/oltp_insert",
        "bisect a.so b.so c.so --test int/memory/reads/table_scan",
        "bisect --test int/memory/writes/oltp_insert --history nightly --build make --candidate libengine.so",
        "bisect --releases npm:better-sqlite3 --good 8.7.0 --bad 13.2.0 --test int/memory/reads/table_scan --by instructions",
        "bisect --releases doltlite --good 0.20.0 --bad 0.51.3 --test int/memory/reads/table_scan --threshold 1.10",
      ],
      takesSettings: true,
      read: readBisectCommand,
      // Loaded when needed, like all commands but `run` and `report`: --help would take longer.
      run: async (command: BisectCommand, world) => (await import("./lazy.ts")).runBisect(command, world),
    },
  },
  actions: {
    "action bisect": {
      folder: "actions/bisect",
      purpose: "Finds the commit or release that changed a test or brought a fault, or publishes a search.",
      outputs: {
        "first-changed":
          "Hash of the first commit that changed the test, or the release; empty if not a single one",
        "results-path": "Path of bisect.json",
        "report-path": "Path of bisect.md",
        "html-path": "Path of bisect.html",
        "builds-path": "Path of the folder with the output of builds; empty if none",
        "comment-urls": "JSON array of the comments' addresses",
      },
      step: async (...inputs) => (await import("./lazy.ts")).bisectStep(...inputs),
    },
  },
};

function readBisectCommand({ name, given, operands: files, ...settings }: GivenCommand): BisectCommand {
  if (given.build !== undefined) refuseOperands(name, files);
  return { kind: "bisect", given: given as GivenBisect, files, ...settings };
}
