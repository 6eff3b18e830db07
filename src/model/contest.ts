/** The work that several connections of one engine do at once, in the order of reports. The driver knows them by these names. */
export const contestWorkloads = [
  "reads",
  "read-write",
  "disjoint",
  "same",
  "transfers",
  "checkpoints",
  "storm",
  "tpcc",
] as const;
export type ContestWorkload = (typeof contestWorkloads)[number];

/** Connections of a contest, and kinds of them, as the driver has room for. */
export const mostConnections = 64;
export const mostConnectionKinds = 16;

/** Whether the connections are in threads of one process, or in a process each. */
export const contestModes = ["threads", "processes"] as const;
export type ContestMode = (typeof contestModes)[number];

/** The tasks of connections in the tool's own contests. */
export const contestTasks = ["readers", "writers", "checkpointer", "openers", "terminals"] as const;
export type ToolContestTask = (typeof contestTasks)[number];

/** A task of the tool's own contests, or the name of connections in a user's. */
export type ContestTask = string;

/** `BEGIN`, `BEGIN IMMEDIATE`, and `BEGIN CONCURRENT` of the engines that have it. */
export const transactionForms = ["deferred", "immediate", "concurrent"] as const;
export type TransactionForm = (typeof transactionForms)[number];

/** One contest of several connections. */
export interface ContestCell {
  /** One of the tool's own, or the name of a user's contest. */
  readonly workload: string;
  readonly mode: ContestMode;
  /** The number of connections; one more writes in `read-write`, and one more empties the log in `checkpoints`. */
  readonly connections: number;
}

/** `contention/same/threads/4`: the name of a contest in results, messages and acceptances. */
export function contestPath({ workload, mode, connections }: ContestCell): string {
  return `contention/${workload}/${mode}/${connections}`;
}
