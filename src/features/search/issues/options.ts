import { taken, unchanged } from "../../../options/offering.ts";
import { offeredIn, option } from "../../../options/option.ts";
import { publishOptions, settingOptions } from "../../../options/table.ts";
import { choice, flag, numberWithin, paths, text } from "../../../options/value-types.ts";
import { historyInputs } from "../../nights/history/options.ts";
import { searching } from "../bisect/options.ts";

/** The forms of a message. The module that sends them loads a client of HTTP, which no command line needs to start. */
const notifyForms = ["json", "slack"] as const;
export type NotifyForm = (typeof notifyForms)[number];

const offered = ["action issues"] as const;

/** Inputs about the issues of findings. */
export const issueOptions = {
  "issue-label": option(text(), {
    help: "Label of the issues, made if it is missing",
    note: "Give `off` for none.",
    offered,
    default: "benchmark",
  }),
  mention: option(flag(), {
    help: "Mention the author of a commit that a search named",
    offered,
    default: false,
  }),
  searched: option(paths(), {
    help: "Paths or patterns of the bisect.json files of searches",
    offered,
    otherwise: "none",
  }),
  hunted: option(paths(), {
    help: "Paths or patterns of the hunt.json files of hunts",
    note: "Each cause is an issue. [More](hunt.md#in-a-workflow).",
    offered,
    otherwise: "none",
  }),
  "asked-search": option(text(), {
    help: "Output search of the step that asked for the search",
    note: "If `searched` has no answer, the issue says so. [More](nightly.md#issues).",
    offered,
    otherwise: "none",
  }),
  "page-url": option(text(), {
    help: "Address of the history's page, which issues link to",
    offered,
    otherwise: "none",
  }),
  "watchdog-hours": option(numberWithin(0, 10_000), {
    help: "Age of the newest run above which a night, or a watched workflow, counts as lost",
    note: "Without `results`, the step checks nothing else.",
    unit: "hours",
    offered,
    default: 36,
  }),
  "watched-workflows": option(text(), {
    help: "Workflow files that have to run, one per line, with own hours behind them",
    note: "Each that is disabled, or has no run within `watchdog-hours`, is an issue. [More](nightly.md#a-lost-night).",
    offered,
    otherwise: "none",
  }),
  "notify-url": option(text(), {
    help: "Secret address that gets a message when issues open or close",
    offered,
    otherwise: "none",
  }),
  "notify-secret": option(text(), {
    help: "Key that signs messages, by HMAC-SHA256",
    offered,
    otherwise: "no signature",
  }),
  "notify-form": option(choice("form", notifyForms), {
    help: "Form of messages",
    offered,
    default: "json",
  }),
};

/** The options of others that the action takes. */
export const takenOptions = {
  "action issues": {
    ...unchanged("history-branch", "history-path"),
    results: { help: "Paths or patterns of the night's results.json files, one per line" },
    "github-token": { help: "Token that writes the issues, with the permission issues: write" },
    candidate: {
      help: "File that the build makes, for the command that reproduces a finding",
      otherwise: "none",
    },
    build: { help: "Command that builds the engine, to reproduce a finding" },
  },
};

/** The inputs of the action. */
export const issueInputs = {
  ...offeredIn(issueOptions, "action issues"),
  ...taken(
    { ...historyInputs, ...publishOptions, ...settingOptions, ...searching },
    takenOptions["action issues"],
  ),
};
