import { InputError } from "../../../model/errors.ts";
import { type GivenCommand, refuseOperands, seeHelp } from "../../../options/commands.ts";
import { valuesOf } from "../../../options/option.ts";
import { plainFormat } from "../../../options/plain-format.ts";
import type { Source } from "../../../options/sources.ts";
import { publishOptions } from "../../../options/table.ts";
import type { CommandWorld, FeatureCommand } from "../../feature.ts";
import type { HistoryCommand } from "./command.ts";
import { commandOptions } from "./options.ts";

/** @throws InputError if no history is given */
function read({ name, given: all, operands }: GivenCommand): HistoryCommand {
  const { history, branch, label, date, last, config, format, test } = valuesOf(commandOptions, all);
  if (history === undefined)
    throw new InputError(`--history is missing: name the folder of the history; ${seeHelp(name)}`);
  const selection = { history, last, branch };
  switch (name as HistoryCommand["kind"]) {
    case "history add": {
      const { commit } = valuesOf({ commit: publishOptions.commit }, all);
      const {
        history: _,
        branch: __,
        label: ___,
        commit: ____,
        config: _____,
        date: ______,
        ...given
      } = all as Source["given"];
      const identity = { config, commit, branch, label, date };
      return { kind: "history add", files: operands, history, given, ...identity };
    }
    case "history list":
      return { kind: "history list", ...selection, format: plainFormat(format) };
    case "history show": {
      const [run = "", ...others] = operands;
      refuseOperands(name, others);
      return { kind: "history show", history, run, format: plainFormat(format) };
    }
    case "history trend":
      return { kind: "history trend", ...selection, test, format: plainFormat(format) };
    case "history verify":
      return { kind: "history verify", history };
  }
}

const run = async (command: HistoryCommand, world: CommandWorld) =>
  (await import("./lazy.ts")).historyCommand(command, world);

export const commands: Readonly<Record<HistoryCommand["kind"], FeatureCommand>> = {
  "history add": {
    group: "Over time",
    purpose: "Add the figures of a run to a history.",
    helpIsShort: true,
    files: "results.json files of one run",
    examples: [
      "history add results.json --history nightly --branch main",
      "history add results.json --history releases --label 0.51.3 --date 2026-03-14",
    ],
    read,
    run,
  },
  "history list": {
    group: "Over time",
    purpose: "List a history's runs, and where the machine or SQLite changed.",
    examples: [
      "history list --history nightly",
      "history list --history nightly --last 10 --format markdown",
    ],
    read,
    run,
  },
  "history show": {
    group: "Over time",
    purpose: "Print what a history keeps of a run.",
    operand: { name: "run", meaning: "its id, the beginning of its commit, its label, or newest" },
    examples: [
      "history show newest --history nightly",
      "history show 0.51.3 --history releases --format json",
    ],
    read,
    run,
  },
  "history trend": {
    group: "Over time",
    purpose: "List which tests became slower or faster, when, and by how much.",
    examples: [
      "history trend --history nightly --branch main",
      "history trend --history nightly --test int/memory/writes/oltp_insert",
    ],
    read,
    run,
  },
  "history verify": {
    group: "Over time",
    purpose: "Check every file of a history, and name damaged ones.",
    examples: ["history verify --history nightly", "history verify --history releases"],
    read,
    run,
  },
};
