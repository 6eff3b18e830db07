import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { unchanged } from "../../../options/offering.ts";
import { type GivenOptions, option, valuesOf } from "../../../options/option.ts";
import { plainFormats } from "../../../options/plain-format.ts";
import { reporting, settingOptions } from "../../../options/table.ts";
import {
  branchFolder,
  branchName,
  dateTime,
  flag,
  path,
  runLabel,
  wholeNumber,
} from "../../../options/value-types.ts";

const historyCommands = [
  "history add",
  "history list",
  "history show",
  "history trend",
  "history verify",
] as const;

/** The commands that read runs of a history. */
const reading = ["history list", "history trend"] as const;

export const historyOptions = {
  history: option(path("folder"), {
    help: "Folder of the history",
    note: "`run`, `report` and `replay` compare with its newest runs; `html` draws it.",
    offered: ["run", "report", "replay", "html", ...historyCommands, "plan"],
    otherwise: "none",
    requiredIn: historyCommands,
  }),
  branch: option(branchName(), {
    help: "Branch of the runs to use",
    helpIn: { "history add": "Branch of the run that is added" },
    offered: ["run", "report", "replay", "html", "history add", ...reading, "plan"],
    otherwise: "all",
    otherwiseIn: { "history add": "unknown" },
  }),
  label: option(runLabel(), {
    help: "Name of the added run, such as a release",
    brief: "Name of the added run, such as a release",
    offered: ["history add"],
    otherwise: "none",
  }),
  date: option(dateTime(), {
    help: "Date of the measured version, if the run was made later",
    brief: "Date of the measured version, if the run was made later",
    note: "The history is ordered by it. Without a zone it is UTC; future dates are refused.",
    offered: ["history add"],
    otherwise: "when the run began",
  }),
  last: option(wholeNumber(1, 500), {
    help: "Number of newest runs to use",
    brief: "Number of newest runs to use",
    unit: "runs",
    offered: ["html", ...reading],
    default: 200,
  }),
};

/** Inputs about the branch that holds the history. */
export const historyInputs = {
  "history-branch": option(branchName(), {
    help: "Branch with the history that reports are compared with",
    note: "Adding runs of the default branch needs `contents: write`. [More](nightly.md#keep-a-history).",
    offered: [...reporting, "action history", "action plan"],
    otherwise: "none",
    forPublisher: true,
  }),
  "history-add": option(flag(), {
    help: "Add complete runs of the default branch to the history",
    offered: reporting,
    default: true,
  }),
  "history-path": option(branchFolder(), {
    help: "Folder of history-branch, if it holds several histories",
    offered: [...reporting, "action history", "action plan"],
    default: ".",
  }),
};

const recorded = { otherwise: "as recorded" };

/** The options of others that the commands and the action take. */
export const takenOptions = {
  "history add": {
    ...unchanged(
      "config",
      "ceiling",
      "average-ceiling",
      "counter-ceiling",
      "count-ceiling",
      "footprint-ceiling",
    ),
    ...unchanged("require-durability", "require-base", "same-settings"),
    "candidate-name": recorded,
    "baseline-name": recorded,
    "base-name": recorded,
    commit: { help: "Commit that was measured", otherwise: "the one that the results name" },
  },
  "history list": plainFormats,
  "history show": plainFormats,
  "history trend": {
    ...plainFormats,
    test: { help: "Path of the tests to print, with * for any part", otherwise: "those that changed" },
  },
  "action history": unchanged("out", "github-token"),
};

/** The runs of a history that are read. */
export interface HistorySelection {
  /** The folder of the history. */
  readonly history: string;
  /** Only runs of this branch; all if absent. */
  readonly branch?: string;
  /** The number of newest runs; all if absent. */
  readonly last?: number;
}

/**
 * The runs that a report is compared with.
 *
 * @param given the values of all options
 * @returns undefined if no history is given
 * @throws InputError if another option needs a history
 */
export function selectionOf(given: GivenOptions): HistorySelection | undefined {
  // Without a default, since the default differs between the places that read runs.
  const { last: option, ...others } = historyOptions;
  const { history, branch } = valuesOf(others, given);
  const { last } = valuesOf({ last: { ...option, default: undefined } }, given);
  if (history !== undefined) return { history, branch, last };
  if (branch !== undefined)
    throw new InputError(
      `--branch is ${formatValue(branch)}, but no history is given: name its folder with --history, or omit --branch`,
    );
  if (last === undefined) return undefined;
  throw new InputError(`--last ${last}: there is no history to read; name its folder with --history`);
}

/** The branch that holds a history. */
export interface HistoryBranch {
  readonly branch: string;
  /** The folder of the branch, or `.`. */
  readonly folder: string;
  /** Whether runs of the default branch are added. */
  readonly isAddedTo: boolean;
}

/** @param given the values of all inputs. @returns undefined if no branch is given */
export function historyBranchOf(given: GivenOptions): HistoryBranch | undefined {
  const {
    "history-branch": branch,
    "history-path": folder,
    "history-add": isAddedTo,
  } = valuesOf(historyInputs, given);
  return branch === undefined ? undefined : { branch, folder, isAddedTo };
}

/** The options that commands about a history read, beside those of a report. */
export const commandOptions = {
  ...historyOptions,
  config: settingOptions.config,
  format: settingOptions.format,
  test: settingOptions.test,
};
