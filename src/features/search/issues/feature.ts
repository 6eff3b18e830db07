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
      purpose: "Opens, updates and closes an issue for each finding of the nightly benchmark.",
      outputs: {
        opened: "JSON array of opened and reopened issues: event, key, kind, number, title, url",
        closed: "JSON array of closed issues",
        search:
          "JSON object with the inputs test, by, good and bad of a search for the most urgent unexplained " +
          "finding; empty if none",
      },
      step: async (...inputs) => (await import("./step.ts")).issuesStep(...inputs),
    },
  },
};
