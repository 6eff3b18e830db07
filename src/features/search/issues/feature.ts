import type { Feature } from "../../feature.ts";
import { issueOptions, takenOptions } from "./options.ts";

/** An issue for each finding of the nightly benchmark, for the finding's life. */
export const issues: Feature = {
  name: "issues",
  options: { publishing: issueOptions },
  takes: takenOptions,
  actions: {
    "action issues": {
      folder: "actions/issues",
      purpose:
        "Opens, updates and closes an issue for each finding of the nightly benchmark: what became slower, wrong results, and nights that are missing.",
      outputs: {
        opened:
          "JSON array of the issues that were opened or opened again: event, key, kind, number, title, url",
        closed: "JSON array of the issues that were closed",
        search:
          "JSON object with the inputs test, by, good and bad of a search for the culprit of the most urgent finding without one; empty if there is none",
      },
      step: async (...inputs) => (await import("./step.ts")).issuesStep(...inputs),
    },
  },
};
