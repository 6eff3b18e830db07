import { InputError } from "../../../model/errors.ts";
import { type GivenCommand, refuseOperands, seeHelp } from "../../../options/commands.ts";
import { valuesOf } from "../../../options/option.ts";
import type { Feature } from "../../feature.ts";
import { historyOptions } from "../history/options.ts";
import { releaseNotes as printNotes, type ReleaseNotesCommand } from "./command.ts";

/** The changes from one version to another, for the notes of a release. */
export const releaseNotes: Feature = {
  name: "release-notes",
  takes: {
    "release-notes": {
      history: {
        help: "Folder of the history that has both versions",
        otherwise: "two results.json files are compared",
      },
      branch: { help: "Branch of the runs to use" },
      last: { help: "Most versions in the table of numbers" },
    },
  },
  commands: {
    "release-notes": {
      group: "Over time",
      purpose: "List what became slower or faster between versions.",
      files: "the old and the new version: results.json files, or labels or commits of --history",
      examples: [
        "release-notes old/results.json new/results.json",
        "release-notes 0.51.2 0.51.3 --history releases",
      ],
      read,
      run: async (command: ReleaseNotesCommand, world) => printNotes(command, world),
    },
  },
};

/** @throws InputError unless two versions are named */
function read({ name, given, operands }: GivenCommand): ReleaseNotesCommand {
  const [old, now, ...others] = operands;
  if (old === undefined || now === undefined)
    throw new InputError(`two versions are compared: name the old one and the new one; ${seeHelp(name)}`);
  refuseOperands(name, others, "two versions");
  const { history, branch, last } = valuesOf(historyOptions, given);
  if (history === undefined && branch !== undefined)
    throw new InputError("--branch: it needs a history: name its folder with --history, or omit --branch");
  return {
    kind: "release-notes",
    ...{ old, now, last },
    history,
    branch,
  };
}
