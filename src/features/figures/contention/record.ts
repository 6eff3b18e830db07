import * as z from "zod";
import { contestFaultKinds } from "../../../engines/contest.ts";
import {
  type ContestCell,
  contestModes,
  contestPath,
  contestTasks,
  contestWorkloads,
  transactionForms,
} from "../../../model/contest.ts";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { roles } from "../../../model/engine.ts";
import { count, text, unique } from "../../../model/limits.ts";
import { factsPart } from "../../../results/facts.ts";
import { connectionsUpTo } from "./ladder.ts";

/** Connections at once, as the driver has room for. */
export const mostConnections = 64;
export const mostRounds = 100;

/** The time in which operations of one contest count, milliseconds. */
export const windowMs = 100;

/** The same in a contest that is held once more for starvation: a busy machine lets nobody wait so long. */
export const longerWindowMs = 1000;

/** The connections with one task in one round. Times are nanoseconds. */
const taskSchema = z.strictObject({
  task: z.enum(contestTasks),
  connections: z.int().min(1).max(mostConnections),
  /** Operations that ended in the window. */
  operations: count,
  /** Connections without such an operation. */
  idle: count,
  /** The operations of the connection that had fewest. */
  least: count,
  /** Refusals because of another connection. */
  busy: count,
  /** Transactions that had begun and had to begin again. */
  repeated: count,
  /** The median, the 99th percentile and the longest of the operations' times, waits included; absent if none ended. */
  p50: count.optional(),
  p99: count.optional(),
  longest: count.optional(),
  /** The engine's words if it refuses to empty its log, or those of the driver if it has no answer. */
  refused: text.optional(),
});

const faultSchema = z.strictObject({ kind: z.enum(contestFaultKinds), message: text });

/** One contest of one engine. */
const heldSchema = z.strictObject({
  role: z.enum(roles),
  workload: z.enum(contestWorkloads),
  mode: z.enum(contestModes),
  connections: z.int().min(1).max(mostConnections),
  /** From 1. */
  round: z
    .int()
    .min(1)
    .max(mostRounds + 1),
  form: z.enum(transactionForms),
  /** Empty if the process that all connections share has ended. */
  tasks: z.array(taskSchema).max(2),
  fault: faultSchema.optional(),
  /** There if the engine has not looked at its file itself: damage of it would not be seen. */
  unchecked: z.literal(true).optional(),
});

/** An engine that takes part, or why it does not: one of both. */
const entrantSchema = z
  .strictObject({
    role: z.enum(roles),
    /** As sqlite3_threadsafe() says; -1 without that function. Absent if it does not take part. */
    threadsafe: z.int().min(-1).max(100).optional(),
    /** Whether it has BEGIN CONCURRENT. */
    concurrent: z.boolean().optional(),
    /** Why it is not measured: words that follow its name. Only a shell, a server or a library without functions for prepared statements is not. */
    absent: text.optional(),
    /** The failure before its first contest. */
    failed: text.optional(),
  })
  .refine(
    ({ threadsafe, absent, failed }) =>
      [threadsafe, absent, failed].filter((one) => one !== undefined).length === 1,
    "expected one of threadsafe, absent and failed",
  );

/** Workloads, modes, steps of the ladder, engines and rounds. */
const mostHeld = contestWorkloads.length * contestModes.length * 8 * roles.length * mostRounds;

/** The facts of a results file about several connections. */
export const contentionSchema = z.strictObject({
  version: z.literal(1),
  most: z.int().min(2).max(mostConnections),
  rounds: z.int().min(2).max(mostRounds),
  windowMs: z.literal(windowMs),
  entrants: unique(z.array(entrantSchema).max(roles.length), ({ role }) => `the ${role}`),
  held: unique(
    z.array(heldSchema).max(mostHeld),
    (one) => `${contestPath(one)} of the ${one.role} in round ${one.round}`,
  ),
  /** Contests held once more, for starvation; absent if no connection seemed to starve. Their round is the one after the last. */
  longer: z
    .strictObject({
      windowMs: z.literal(longerWindowMs),
      held: unique(z.array(heldSchema).max(mostHeld), (one) => `${contestPath(one)} of the ${one.role}`),
    })
    .optional(),
});

/** The contests of a round, as the store of a run keeps them, and the settings that they were held with. */
export const storedRoundSchema = z.strictObject({
  ...contentionSchema.pick({ most: true, held: true }).shape,
  round: z.int().min(1),
});
export type StoredRound = DeepReadonly<z.output<typeof storedRoundSchema>>;

export type TaskRecord = DeepReadonly<z.output<typeof taskSchema>>;
export type Held = DeepReadonly<z.output<typeof heldSchema>>;
export type Entrant = DeepReadonly<z.output<typeof entrantSchema>>;
export type Contention = DeepReadonly<z.output<typeof contentionSchema>>;

/** Undefined if the run held no contests. */
export const contentionOf = factsPart<Contention>("contention");

/** All contests of one engine in a round, in the order of reports. @param most connections */
export function cellsUpTo(most: number): ContestCell[] {
  return contestWorkloads.flatMap((workload) =>
    contestModes.flatMap((mode) =>
      connectionsUpTo(most).map((connections) => ({ workload, mode, connections })),
    ),
  );
}

/** Whether an engine takes part. */
export function isContender({ threadsafe }: Pick<Entrant, "threadsafe">): boolean {
  return threadsafe !== undefined;
}

/** Whether the candidate takes part: nothing can be compared without it, so that no contest is held. */
export function hasCandidate({ entrants }: Pick<Contention, "entrants">): boolean {
  return entrants.some((one) => one.role === "candidate" && isContender(one));
}

/** Whether an engine's connections can be in threads. One that does not say so is not asked to. */
export function canHaveThreads({ threadsafe = 0 }: Pick<Entrant, "threadsafe">): boolean {
  return threadsafe > 0;
}

/**
 * Whether an engine is to hold a contest. A fault with few connections is not looked for again with more of them: a hung one takes long.
 *
 * @param failed contests in which engines have failed
 */
export function isToHold(
  entrant: Pick<Entrant, "role" | "threadsafe">,
  { workload, mode, connections }: ContestCell,
  failed: readonly Held[],
): boolean {
  if (mode === "threads" && !canHaveThreads(entrant)) return false;
  return !failed.some(
    (one) =>
      one.role === entrant.role &&
      one.workload === workload &&
      one.mode === mode &&
      one.connections <= connections,
  );
}
