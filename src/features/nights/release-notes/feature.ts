import { InputError } from "../../../model/errors.ts";
import { type GivenCommand, refuseOperands, seeHelp } from "../../../options/commands.ts";
import { valuesOf } from "../../../options/option.ts";
import type { Feature } from "../../feature.ts";
import { historyOptions } from "../history/options.ts";
import { releaseNotes as printNotes, type ReleaseNotesCommand } from "./command.ts";
import { releaseOptions, takenInputs } from "./options.ts";

/** The changes from one version to another, for the notes of a release. */
export const releaseNotes: Feature = {
  name: "release-notes",
  options: { publishing: releaseOptions },
  actions: {
    "action release-notes": {
      folder: "actions/release-notes",
      purpose:
        "Says what a release brought beside the one before, adds both to a history, and writes a section of the release's text.",
      outputs: {
        "notes-path": "Path of the notes, in Markdown",
        "history-run": "Id of the run added to the history",
        "history-commit": "Commit of the history's branch that has this run",
      },
      step: async (...inputs) => (await import("./step.ts")).releaseStep(...inputs),
    },
  },
  takes: {
    ...takenInputs,
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
