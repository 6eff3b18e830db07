import type { OnPage } from "../../../page/data/part.ts";
import type { Feature } from "../../feature.ts";
import { commands } from "./command-line.ts";
import { historyInputs, historyOptions, takenOptions } from "./options.ts";

/** The figures of earlier runs, and the trend of each test. */
export const history: Feature & OnPage = {
  name: "history",
  options: { history: historyOptions, publishing: historyInputs },
  takes: takenOptions,
  readEarlier: async (...inputs) => (await import("./earlier-runs.ts")).readEarlier(...inputs),
  page: { alone: async (given) => (await import("./earlier-runs.ts")).earlierPage(given) },
  beforePublishing: async (context, made) => (await import("./step.ts")).historyStep(context, made),
  outputs: {
    "changed-tests": {
      meaning:
        "JSON array of the tests that differ from the newest runs of the history, or changed within them: test, ratio, and since which commit",
      empty: [],
    },
    "history-run": { meaning: "Id of the run that was added to the history; empty if none was", empty: "" },
    "history-commit": { meaning: "Commit of the history's branch that has this run", empty: "" },
  },
  actions: {
    "action history": {
      folder: "actions/history",
      purpose:
        "Writes the page of the history that a branch holds, index.html, and the badge of its newest run, badge.json and badge.svg, for a step that publishes them.",
      outputs: {
        "html-path": "Path of the page",
        "badge-path": "Path of the badge's data, which shields.io draws",
        "badge-picture-path": "Path of the badge as a picture, with what changed in the newest runs",
      },
      step: async (...inputs) => (await import("./page-step.ts")).pageStep(...inputs),
    },
  },
  commands,
  commandGroups: { history: "Keep the figures of runs, and follow each test." },
};
