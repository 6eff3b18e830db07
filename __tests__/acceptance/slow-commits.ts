import { compilePlanted } from "../../bench/truth/planted.ts";

/** SQLite whose commits alone are slow: each sleeps for a tenth of a second. */
export async function compileSlowCommits(): Promise<string> {
  const cost = { OF: "COMMITS", COST_NS: 100_000_000, BY: "SLEEPING" };
  return await compilePlanted({ name: "commit-sleeps-long", cost }, "parts");
}
