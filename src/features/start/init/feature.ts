import { option, valuesOf } from "../../../options/option.ts";
import { choice, flag, text } from "../../../options/value-types.ts";
import type { Feature } from "../../feature.ts";
import type { GivenAnswers } from "./answers.ts";
import type { InitCommand } from "./command.ts";

const workflows = {
  forks: option(choice("answer", ["yes", "no"]), {
    help: "Whether pull requests come from forks",
    note: "If so, one workflow measures without rights, and another one publishes.",
    offered: ["init"],
    otherwise: "asked on a terminal, or yes",
  }),
  packages: option(text(), {
    help: "Ubuntu packages that the build needs, separated by spaces",
    offered: ["init"],
    otherwise: "asked on a terminal, or none",
  }),
  nightly: option(flag(), {
    help: "Write a nightly workflow too, with a history and issues",
    offered: ["init"],
    default: false,
  }),
  upgrade: option(flag(), {
    help: "Write the workflows that compare an upgraded engine, and no others",
    note: "They need no engine of your own: [more](upgrade.md#pull-requests-of-dependabot-and-renovate).",
    offered: ["init"],
    default: false,
  }),
  print: option(flag(), {
    help: "Print the files instead of writing them",
    offered: ["init"],
    default: false,
  }),
};

const asked = { otherwise: "asked on a terminal" };

/** The first files of a gate: the workflows, and the configuration. */
export const init: Feature = {
  name: "init",
  options: { workflows },
  takes: {
    init: {
      build: { help: "Shell command that builds the engine in the root of a checkout", ...asked },
      candidate: { help: "Engine that the command makes, relative to the root", ...asked },
      "candidate-name": {},
    },
  },
  commands: {
    init: {
      group: "Set up",
      purpose: "Write the workflows that gate pull requests.",
      files: "results.json files of first runs, to propose ceilings from",
      filesAreOptional: true,
      examples: [
        "init --build 'make libengine.so' --candidate libengine.so --forks yes",
        "init bench-results/results.json --build make --candidate libengine.so --packages tcl",
        "init --build 'make libengine.so' --candidate libengine.so --nightly",
        "init --upgrade",
      ],
      read: ({ given, operands: results }): InitCommand => ({
        given: given as GivenAnswers,
        results,
        print: valuesOf(workflows, given).print,
        upgrade: valuesOf(workflows, given).upgrade,
      }),
      run: async (command: InitCommand, world) => (await import("./command.ts")).initCommand(command, world),
    },
  },
};
