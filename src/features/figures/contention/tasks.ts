import type { ContestCell, ToolContestTask } from "../../../model/contest.ts";

/** The tasks of the connections of one of the tool's own contests, and how many have each. */
export function contestTasksOf({ workload, connections }: ContestCell): ReadonlyMap<ToolContestTask, number> {
  if (workload === "reads") return new Map([["readers", connections]]);
  if (workload === "storm") return new Map([["openers", connections]]);
  if (workload === "tpcc") return new Map([["terminals", connections]]);
  const writers = workload === "read-write" ? 1 : connections;
  return new Map<ToolContestTask, number>([
    ...(workload === "read-write" ? [["readers", connections] as const] : []),
    ["writers", writers],
    ...(workload === "checkpoints" ? [["checkpointer", 1] as const] : []),
  ]);
}
