import { markdownTable } from "markdown-table";
import type * as z from "zod";
import { ownWorkloadSchema } from "../../src/features/workloads/own/read.ts";
import { connectionsSchema, ownContestSchema } from "../../src/features/workloads/own/read-contest.ts";
import { replaceGenerated } from "./between.ts";

/** Where the document of workloads says more of a key. */
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
export function withWorkloadKeys(text: string): string {
  return replaceGenerated("docs/own-workloads.md", text, "keys", tableOf(rowsOf(ownWorkloadSchema, more)));
}

/**
 * `docs/contention.md` with the table of the keys of contests replaced.
 *
 * @throws Error if the marker of the table is missing
 */
export function withContestKeys(text: string): string {
  const rows = rowsOf(ownContestSchema).flatMap((row) =>
    row[0] === "`connections`" ? [row, ...rowsOf(connectionsSchema, {}, " of connections")] : [row],
  );
  return replaceGenerated("docs/contention.md", text, "keys", tableOf(rows));
}

/** @param owner stands behind the name of each key */
function rowsOf(
  schema: z.ZodObject,
  links: Readonly<Record<string, string>> = {},
  owner = "",
): (readonly [string, string])[] {
  return Object.entries(schema.shape).map(([key, { description = "" }]) => {
    const link = links[key];
    return [`\`${key}\`${owner}`, link === undefined ? description : `${description}; [more](${link})`];
  });
}

function tableOf(rows: readonly (readonly [string, string])[]): string {
  return markdownTable([["key", "meaning"], ...rows.map((row) => [...row])], { alignDelimiters: false });
}
