import type { OnPage } from "../../../page/data/part.ts";
import type { Feature } from "../../feature.ts";
import { commands } from "./command-line.ts";
import { historyInputs, historyOptions, takenOptions } from "./options.ts";

/** The figures of earlier runs, and the trend of each test. */
export const history: Feature & OnPage = {
  name: "history",
  options: { history: historyOptions, publishing: historyInputs },
  takes: takenOptions,
  readEarlier: async (...inputs) => (await import("./lazy.ts")).readEarlier(...inputs),
  earlierCosts: async (asked) => (await import("./lazy.ts")).earlierCosts(asked),
  page: { alone: async (given) => (await import("./lazy.ts")).earlierPage(given) },
  beforePublishing: async (context, made) => (await import("./lazy.ts")).historyStep(context, made),
  outputs: {
    "changed-tests": {
      meaning:
        "JSON array of the tests that changed against or within the history: test, ratio, and since which commit",
      empty: [],
    },
    "history-run": { meaning: "Id of the run added to the history; empty if none", empty: "" },
    "history-commit": { meaning: "Commit of the history's branch that has this run", empty: "" },
  },
  actions: {
    "action history": {
      folder: "actions/history",
      purpose: "Writes a history's page and the badge of its newest run, for a step that publishes them.",
      outputs: {
        "html-path": "Path of the page",
        "badge-path": "Path of the badge's data, for shields.io",
        "badge-picture-path": "Path of the badge as a picture",
      },
      step: async (...inputs) => (await import("./lazy.ts")).pageStep(...inputs),
    },
  },
  commands,
  commandGroups: { history: "Keep the figures of runs, and follow each test." },
};
