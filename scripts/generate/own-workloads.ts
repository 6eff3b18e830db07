import { markdownTable } from "markdown-table";
import { ownWorkloadSchema } from "../../src/features/workloads/own/read.ts";
import { replaceGenerated } from "./between.ts";

/** Where the document says more of a key. */
const more: Readonly<Record<string, string>> = {
  database: "#a-database-that-is-there-already",
  "prepare-command": "#a-program-that-makes-the-database",
  before: "#around-the-timed-part",
  statements: "#placeholders",
  compare: "#compared-with-the-base-only",
  max: "#a-longest-time",
  counters: "#counters-of-the-engine",
  sweep: "#sweeps",
  growth: "#sweeps",
  alternatives: "plans.md",
};

/**
 * `docs/own-workloads.md` with the table of keys replaced.
 *
 * @throws Error if the marker of the table is missing
 */
export function withKeys(text: string): string {
  const rows = Object.entries(ownWorkloadSchema.shape).map(([key, { description = "" }]) => {
    const link = more[key];
    return [`\`${key}\``, link === undefined ? description : `${description}; [more](${link})`];
  });
  const table = markdownTable([["key", "meaning"], ...rows], { alignDelimiters: false });
  return replaceGenerated("docs/own-workloads.md", text, "keys", table);
}
