import * as z from "zod";
import type { DeepReadonly } from "./deep-readonly.ts";
import { roles } from "./engine.ts";
import { footprintSchema } from "./footprint.ts";
import { histogramSchema, totalOf } from "./histogram.ts";
import { amount, count, hasFewKeys, hex, limits, name, text } from "./limits.ts";

const role = z.enum(roles);

/**
 * The test's round that a sample belongs to, from 1 without gaps. The samples of a test in one round are a pair: the candidate's, and
 * those of the engines whose comparison wanted the round.
 */
export const round = z.int().min(1).max(limits.rounds);

/** How statements are executed: each from its text, or prepared once per shape with its values bound. */
export const statementForms = ["text", "prepared"] as const;
export type StatementForm = (typeof statementForms)[number];

/** The work that a sample did: the same on every engine and in every round, or the test is not valid. */
export const workSchema = z.strictObject({
  statements: count,
  /** Result rows stepped through. */
  rows: count,
  /** Rows inserted, updated or deleted, as `sqlite3_total_changes` counts them. */
  changes: count,
});
export type Work = DeepReadonly<z.output<typeof workSchema>>;

/** The cost of a sample for its process in addition to time. */
const cost = z.strictObject({
  /** User and system CPU time of the process, nanoseconds. */
  cpuNs: amount,
  /**
   * Peak resident memory of the process, bytes. It includes preparing it and values that are bound, for file-backed writes at
   * least the 56 MB that its heap is grown to before the clock starts, and what reads before it needed that shared its process.
   */
  peakBytes: amount,
  minorFaults: count,
  majorFaults: count,
});
export type Cost = DeepReadonly<z.output<typeof cost>>;

/** A value for each name of a workload's transactions. */
export function transactionTimes<Times extends z.ZodType>(times: Times) {
  return z.record(name, times).refine(hasFewKeys(limits.transactionNames), {
    error: `expected at most ${limits.transactionNames} names`,
  });
}

/** The most connections that execute a test at once. */
export const mostThreads = 64;

/** One timing of one test on one engine. Counts cover the timed part only, except for the peak memory. */
export const sampleSchema = z
  .strictObject({
    role,
    round,
    /** Wall clock on the monotonic clock, integer nanoseconds, above 0. */
    ns: z.int().min(1),
    /** The executed work; absent in a file of medians. */
    work: workSchema.optional(),
    cost: cost.optional(),
    /** The time of each statement, nanoseconds: one ends when the next begins. Absent if they were not asked for. */
    latencies: histogramSchema.optional(),
    /**
     * The time of each transaction, nanoseconds, by its kind: without the time between its chunks, in which others have
     * their turns. Absent if the workload is not made of transactions, or a shell executed it.
     */
    transactions: transactionTimes(histogramSchema).optional(),
    /**
     * The time of each chunk, nanoseconds: `ns` is their sum. Chunk k is the same statements on every engine and in every
     * round; of several connections, there is one of all. Absent if the sample was not taken in turns.
     */
    chunks: z.array(count).min(1).max(limits.chunks).optional(),
    /**
     * The time of the COMMIT that ends the workload, nanoseconds: that of the last chunk, which has no other statement. Absent if the
     * workload does not end with one, or the sample was not taken in turns.
     */
    commitNs: count.optional(),
    /** The part of the time that opened the database: of a workload with a connection or a process each time. Absent of others. */
    openNs: count.optional(),
    /**
     * Nanoseconds that other processes had the engine's processor while it was ready to run. They are in no other time, since they are the
     * machine's. Absent if the system does not tell, or the engine has a process of its own.
     */
    queuedNs: amount.optional(),
    /**
     * How often one of several connections executed a transaction again, because the server refused it in favour of another
     * connection. Absent if
     * there was one connection.
     */
    repeated: count.optional(),
  })
  .superRefine(({ ns, chunks }, context) => {
    const sum = chunks?.reduce((total, one) => total + one, 0);
    if (sum === undefined || sum === ns) return;
    const message = `expected their sum ${sum} to be ns, ${ns}`;
    context.addIssue({ code: "custom", path: ["chunks"], message });
  })
  .superRefine(({ chunks, commitNs }, context) => {
    const last = chunks?.at(-1);
    if (commitNs === undefined || last === commitNs) return;
    const message = `expected that of the last chunk, ${last ?? "which is missing"}, not ${commitNs}`;
    context.addIssue({ code: "custom", path: ["commitNs"], message });
  })
  .superRefine(({ ns, openNs }, context) => {
    if (openNs !== undefined && openNs > ns)
      context.addIssue({ code: "custom", path: ["openNs"], message: `expected at most ns, ${ns}` });
  })
  .superRefine((sample, context) => {
    const [timed, executed] = [sample.latencies && totalOf(sample.latencies), sample.work?.statements];
    if (timed === undefined || timed === executed) return;
    const message = `expected one for each executed statement, ${executed ?? "which is missing"}, not ${timed}`;
    context.addIssue({ code: "custom", path: ["latencies", "counts"], message });
  });
export type Sample = DeepReadonly<z.output<typeof sampleSchema>>;

/** An engine's system calls while it did a test's work once: exact counts, of all its threads and processes. */
const calls = z.strictObject({
  fsync: count,
  fdatasync: count,
  /** Makes nothing durable: https://man7.org/linux/man-pages/man2/sync_file_range.2.html, "Warning" */
  syncFileRange: count,
  /** With MS_SYNC only. */
  msync: count,
  /** sync, syncfs, and writes to files that are open with O_SYNC or O_DSYNC. */
  otherSync: count,
  /** Writes to regular files, and their bytes; stores into a mapped file are not seen. */
  writes: count,
  writeBytes: count,
  /** Calls that may have done any of these unseen (io_uring): if there is one, the other counts prove nothing. */
  unseen: count,
});
export type Calls = DeepReadonly<z.output<typeof calls>>;

/** Calls after which written data is durable. */
export function flushesOf({ fsync, fdatasync, msync, otherSync }: Calls): number {
  return fsync + fdatasync + msync + otherSync;
}

const counterValues = z.record(name, z.int()).refine(hasFewKeys(limits.counters), {
  error: `expected at most ${limits.counters} counters`,
});

/** An engine's own counters, by name: how much each rose while it did a test's work once. */
const counters = z.strictObject({
  values: counterValues,
  /** Counters with another value in a second run. Absent if there are none. */
  unsteady: z.array(name).min(1).max(limits.counters).optional(),
  /** The values of these in the second run; a counter that it does not have rose by 0. Absent in results of earlier versions. */
  again: counterValues.optional(),
});
export type Counters = DeepReadonly<z.output<typeof counters>>;

/** The untimed pass's record of a test's results on one engine. */
export const checkSchema = z.strictObject({
  role,
  work: workSchema,
  /**
   * Hex hash of the result values, or, if the test has a check of its own, of its values; their order counts only if the
   * statement has ORDER BY.
   */
  hash: hex,
  /** Absent if the test asks for none. */
  counters: counters.optional(),
  /** Why the counters that it asks for are not known, as the engine says. */
  uncounted: text.optional(),
  /** File-backed storages only, and only if the platform lets them be counted. */
  calls: calls.optional(),
  /** Absent where the platform measures none, and of reads that shared a process in earlier versions. */
  footprint: footprintSchema.optional(),
  /** The footprint of another process, taken where the candidate's differs from the base's. */
  footprintAgain: footprintSchema.optional(),
  /** Whether an earlier run made the check, with the same bytes, SQL and settings; never of the candidate. Absent if this run made it. */
  reused: z.literal(true).optional(),
});
export type Check = DeepReadonly<z.output<typeof checkSchema>>;

/** Why a test has no result, or none that can be trusted. */
export const failureSchema = z.strictObject({
  /**
   * `error`: a statement or the engine failed; `crash`: its process died; `timeout`: it did not end in time; `differs`:
   * the engines did not do the same work.
   */
  reason: z.enum(["error", "crash", "timeout", "differs"]),
  role: role.optional(),
  round: round.optional(),
  /** The observation in one line for a person, with both values if two differ. */
  message: text,
});
export type Failure = DeepReadonly<z.output<typeof failureSchema>>;
