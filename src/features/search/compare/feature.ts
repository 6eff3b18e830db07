import type { GivenCommand } from "../../../options/commands.ts";
import type { Source } from "../../../options/sources.ts";
import type { Feature } from "../../feature.ts";
import type { CompareCommand } from "./command.ts";
import { comparing, takenOptions } from "./options.ts";

/** The question whether a working tree is slower than the branch that it comes from. */
export const compare: Feature = {
  name: "compare",
  options: { comparing },
  takes: takenOptions,
  commands: {
    compare: {
      group: "Measure",
      purpose: "Say whether your changes, or the newer of two builds, are slower.",
      helpIsShort: true,
      files: "a git revision (default: the merge base), or two engine files or releases, the older first",
      filesAreOptional: true,
      examples: [
        "compare --build make --candidate libengine.so",
        "compare v1.2 --build make --candidate libengine.so --quick",
        "compare before.so after.so",
        "compare npm:better-sqlite3@12.4.1 npm:better-sqlite3@13.2.0",
        "compare --build build.sh --candidate libengine.so --test int/memory/writes/oltp_insert",
        "compare --build make --candidate libengine.so --config bench-gate.yml --sqlite",
      ],
      read: readCompareCommand,
      run: async (command: CompareCommand, world) =>
        (await import("./command.ts")).runCompare(command, world),
    },
  },
};

function readCompareCommand({ given: all, operands }: GivenCommand): CompareCommand {
  const { config, ...given } = all as Source["given"] & { readonly config?: string };
  return { kind: "compare", operands, given, config };
}
