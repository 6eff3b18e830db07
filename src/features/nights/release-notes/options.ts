import { taken, unchanged } from "../../../options/offering.ts";
import { offeredIn, option } from "../../../options/option.ts";
import { publishOptions } from "../../../options/table.ts";
import { text } from "../../../options/value-types.ts";
import { historyInputs } from "../history/options.ts";

const offered = ["action release-notes"] as const;

/** Inputs about two releases. */
export const releaseOptions = {
  "compared-releases": option(text(), {
    help: "Two releases as JSON, with old and now, each with tag, commit and date",
    note: "The job `find` of `release-report.yml` makes it.",
    offered,
    otherwise: "required",
  }),
  "old-results": option(text(), {
    help: "The results.json of the release before",
    offered,
    otherwise: "required",
  }),
};

/** The options of others that the action takes. */
export const takenInputs = {
  "action release-notes": {
    ...unchanged("history-branch", "history-path"),
    results: { help: "The results.json of the release" },
    "github-token": {
      help: "Token that adds to the history and writes the release, with the permission contents: write",
    },
  },
};

/** The inputs of the action. */
export const releaseInputs = {
  ...offeredIn(releaseOptions, "action release-notes"),
  ...taken({ ...historyInputs, ...publishOptions }, takenInputs["action release-notes"]),
};
