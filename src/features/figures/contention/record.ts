import * as z from "zod";
import { contestFaultKinds } from "../../../engines/contest.ts";
import { references } from "../../../model/compared.ts";
import {
  type ContestCell,
  type ContestTask,
  contestModes,
  contestPath,
  contestWorkloads,
  mostConnectionKinds,
  mostConnections,
  transactionForms,
} from "../../../model/contest.ts";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { type Role, roles } from "../../../model/engine.ts";
import { count, text, unique } from "../../../model/limits.ts";
import { factsPart } from "../../../results/facts.ts";
import { connectionsUpTo } from "./ladder.ts";
import { contestTasksOf } from "./tasks.ts";

export const mostRounds = 100;

/** The time in which operations of one contest count, milliseconds. */
export const windowMs = 100;

/** The same in a contest that is held once more for starvation: a busy machine lets nobody wait so long. */
export const longerWindowMs = 1000;

/** A name of a contest, or of connections in it. */
const name = z.string().regex(/^[a-z][a-z0-9_-]{0,59}$/);

/** The connections with one task in one round. Times are nanoseconds. */
const taskSchema = z.strictObject({
  task: name,
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
  workload: name,
  mode: z.enum(contestModes),
  connections: z.int().min(1).max(mostConnections),
  /** From 1. */
  round: z
    .int()
    .min(1)
    .max(mostRounds + 1),
  form: z.enum(transactionForms),
  /** Empty if the process that all connections share has ended. */
  tasks: z.array(taskSchema).max(mostConnectionKinds),
  fault: faultSchema.optional(),
  /** There if the engine has not looked at its file itself: damage of it would not be seen. */
  unchecked: z.literal(true).optional(),
  /** How often the invariants of a user's contest were looked at while it lasted, and how many of its processes were killed. */
  looks: count.optional(),
  kills: count.optional(),
});

/** A user's contest that was to be held. */
const ownSchema = z.strictObject({
  workload: name,
  mode: z.enum(contestModes),
  connections: z.int().min(2).max(mostConnections),
  /** How long it lasts, milliseconds. */
  windowMs: z.int().min(1).max(86_400_000),
  /** Mean milliseconds between two processes that are killed; absent if none is. */
  killEveryMs: z.int().min(1).optional(),
  /** The only other engine that holds it; all do if absent. */
  compare: z.enum(references).optional(),
  tasks: z
    .array(z.strictObject({ task: name, connections: z.int().min(1).max(mostConnections) }))
    .min(1)
    .max(mostConnectionKinds),
  /** SHA-256 of everything that it executes. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
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

/** Contests of a user's in one run. */
const mostOwn = 100;

/** Workloads, modes, steps of the ladder, engines and rounds; and contests of the user's. */
const mostHeld =
  mostOwn * roles.length * mostRounds +
  contestWorkloads.length * contestModes.length * 8 * roles.length * mostRounds;

/** The facts of a results file about several connections. */
export const contentionSchema = z.strictObject({
  version: z.literal(1),
  /** The most connections of the tool's own contests; absent if only a user's were held. */
  most: z.int().min(2).max(mostConnections).optional(),
  /** The user's contests; absent if there are none. */
  own: unique(z.array(ownSchema).min(1).max(mostOwn), ({ workload }) => workload).optional(),
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
      /** The length of the tool's own contests; a user's last as long as before, and at least so long. */
      windowMs: z.literal(longerWindowMs),
      held: unique(z.array(heldSchema).max(mostHeld), (one) => `${contestPath(one)} of the ${one.role}`),
    })
    .optional(),
});

/** The contests of a round, as the store of a run keeps them, and the settings that they were held with. */
export const storedRoundSchema = z.strictObject({
  ...contentionSchema.pick({ most: true, own: true, held: true }).shape,
  round: z.int().min(1),
});
export type StoredRound = DeepReadonly<z.output<typeof storedRoundSchema>>;

export type TaskRecord = DeepReadonly<z.output<typeof taskSchema>>;
export type Held = DeepReadonly<z.output<typeof heldSchema>>;
export type Entrant = DeepReadonly<z.output<typeof entrantSchema>>;
export type OwnRecord = DeepReadonly<z.output<typeof ownSchema>>;
export type Contention = DeepReadonly<z.output<typeof contentionSchema>>;

/** The contests that a run was to hold. */
export type Program = Pick<Contention, "most" | "own">;

/** Undefined if the run held no contests. */
export const contentionOf = factsPart<Contention>("contention");

/** Equal for programs of the same contests. */
export function programKey({ most, own = [] }: Program): string {
  return [most ?? "none", ...own.map(({ workload, sha256 }) => `${workload} ${sha256}`)].join("\n");
}

/** All contests of a round, in the order of reports: those of the tool, then those of the user. */
export function cellsOf({ most, own = [] }: Program): ContestCell[] {
  return [
    ...(most === undefined ? [] : cellsUpTo(most)),
    ...own.map(({ workload, mode, connections }) => ({ workload, mode, connections })),
  ];
}

/** The names of all contests, in the order of reports. */
export function workloadsOf(program: Program): string[] {
  return [...new Set(cellsOf(program).map(({ workload }) => workload))];
}

/** A user's contest; undefined if it is one of the tool's own. */
export function ownOf(
  { own = [] }: Program,
  { workload }: Pick<ContestCell, "workload">,
): OwnRecord | undefined {
  return own.find((one) => one.workload === workload);
}

/** How long a contest lasts, milliseconds. */
export function windowOf(program: Program, cell: ContestCell): number {
  return ownOf(program, cell)?.windowMs ?? windowMs;
}

/** How long it lasts when it is held once more for starvation. */
export function longerWindowOf(program: Program, cell: ContestCell): number {
  return Math.max(longerWindowMs, windowOf(program, cell));
}

/** The tasks of a contest's connections, and how many have each. */
export function tasksOf(program: Program, cell: ContestCell): ReadonlyMap<ContestTask, number> {
  const own = ownOf(program, cell);
  return own === undefined
    ? contestTasksOf(cell)
    : new Map(own.tasks.map(({ task, connections }) => [task, connections]));
}

/** All contests of the tool's own of one engine in a round, in the order of reports. @param most connections */
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
 * A user's contest is not held on any engine once the candidate has failed in it: nothing is left to compare.
 *
 * @param failed contests in which engines have failed
 */
export function isToHold(
  entrant: Pick<Entrant, "role" | "threadsafe">,
  cell: ContestCell,
  failed: readonly Held[],
  program: Program = {},
): boolean {
  const { workload, mode, connections } = cell;
  const own = ownOf(program, cell);
  const isDecided = failed.some((one) => one.role === "candidate" && one.workload === workload);
  if (own !== undefined && (isDecided || !takesPart(entrant.role, own))) return false;
  if (mode === "threads" && !canHaveThreads(entrant)) return false;
  return !failed.some(
    (one) =>
      one.role === entrant.role &&
      one.workload === workload &&
      one.mode === mode &&
      one.connections <= connections,
  );
}

/** Whether no engine has a contest left that it can hold, since the candidate has failed in each. */
export function isOver({
  entrants,
  held,
  ...program
}: Pick<Contention, "entrants" | "held" | "most" | "own">): boolean {
  const failed = held.filter(({ fault }) => fault !== undefined);
  return (
    failed.length > 0 &&
    !cellsOf(program).some((cell) =>
      entrants.some((one) => isContender(one) && isToHold(one, cell, failed, program)),
    )
  );
}

/** Whether an engine holds a user's contest. */
function takesPart(role: Role, { compare }: Pick<OwnRecord, "compare">): boolean {
  return role === "candidate" || compare === undefined || compare === role;
}
