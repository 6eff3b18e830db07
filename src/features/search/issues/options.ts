import { taken, unchanged } from "../../../options/offering.ts";
import { offeredIn, option } from "../../../options/option.ts";
import { publishOptions, settingOptions } from "../../../options/table.ts";
import { choice, flag, numberWithin, paths, text, wholeNumber } from "../../../options/value-types.ts";
import { historyInputs } from "../../nights/history/options.ts";
import { searching } from "../bisect/options.ts";
import { notifyForms } from "./notify.ts";

const offered = ["action issues"] as const;

/** Inputs about the issues of findings. */
export const issueOptions = {
  "issue-label": option(text(), {
    help: "Label of the issues, which is made if it is missing",
    note: "Issues are opened without it if the token may not make it. Give `off` for none.",
    offered,
    default: "benchmark",
  }),
  "most-issues": option(wholeNumber(0, 100), {
    help: "Most issues that one night opens; one more lists the other findings",
    unit: "issues",
    offered,
    default: 10,
  }),
  mention: option(flag(), {
    help: "Whether the author of a commit that a search has named is mentioned, and so notified",
    offered,
    default: false,
  }),
  searched: option(paths(), {
    help: "Paths or patterns of the bisect.json files of searches, whose answers the issues name",
    offered,
    otherwise: "none",
  }),
  "asked-search": option(text(), {
    help: "Output `search` of the step that asked for the search: if `searched` has no answer to it, the issue says so, and nobody asks again",
    offered,
    otherwise: "none",
  }),
  "page-url": option(text(), {
    help: "Address of the page of the history, which issues link to",
    offered,
    otherwise: "none",
  }),
  "weekly-report": option(flag(), {
    help: "Whether one more issue has a report of the last seven days, which every night rewrites",
    offered,
    default: false,
  }),
  "watchdog-hours": option(numberWithin(0, 10_000), {
    help: "Age of the newest run of the history above which a night counts as lost",
    note: "Without `results`, the step looks at nothing else.",
    unit: "hours",
    offered,
    default: 36,
  }),
  "notify-url": option(text(), {
    help: "Address that gets a message about issues that were opened or closed; a secret",
    offered,
    otherwise: "none",
  }),
  "notify-secret": option(text(), {
    help: "Key of the signature of messages, HMAC-SHA256",
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
    results: { help: "Paths or patterns of the results.json files of the night, one per line" },
    "github-token": { help: "Token that writes the issues, which needs the permission issues: write" },
    candidate: {
      help: "File that the build command makes, for the line that reproduces a finding",
      otherwise: "none",
    },
    build: { help: "Command that builds the engine, for the line that reproduces a finding" },
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
