import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  _enum,
  amount,
  array,
  count,
  footprintSchema,
  hasFewKeys,
  hex,
  histogramSchema,
  int,
  limits,
  literal,
  name,
  record,
  roles,
  strictObject,
  text,
  totalOf2 as totalOf
} from "./chunk-NKD46VU7.js";

// src/model/sample.ts
var role = _enum(roles);
var round = int().min(1).max(limits.rounds);
var statementForms = ["text", "prepared"];
var workSchema = strictObject({
  statements: count,
  /** Result rows stepped through. */
  rows: count,
  /** Rows inserted, updated or deleted, as `sqlite3_total_changes` counts them. */
  changes: count
});
var cost = strictObject({
  /** User and system CPU time of the process, nanoseconds. */
  cpuNs: amount,
  /**
   * Peak resident memory of the process, bytes. It includes preparing it and values that are bound, for file-backed writes at
   * least the 56 MB that its heap is grown to before the clock starts, and what reads before it needed that shared its process.
   */
  peakBytes: amount,
  minorFaults: count,
  majorFaults: count
});
function transactionTimes(times) {
  return record(name, times).refine(hasFewKeys(limits.transactionNames), {
    error: `expected at most ${limits.transactionNames} names`
  });
}
var mostThreads = 64;
var sampleSchema = strictObject({
  role,
  round,
  /** Wall clock on the monotonic clock, integer nanoseconds, above 0. */
  ns: int().min(1),
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
  chunks: array(count).min(1).max(limits.chunks).optional(),
  /**
   * The time of the COMMIT that ends the workload, nanoseconds: that of the last chunk, which has no other statement. Absent if the
   * workload does not end with one, or the sample was not taken in turns.
   */
  commitNs: count.optional(),
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
  repeated: count.optional()
}).superRefine(({ ns, chunks }, context) => {
  const sum = chunks?.reduce((total, one) => total + one, 0);
  if (sum === void 0 || sum === ns) return;
  const message = `expected their sum ${sum} to be ns, ${ns}`;
  context.addIssue({ code: "custom", path: ["chunks"], message });
}).superRefine(({ chunks, commitNs }, context) => {
  const last = chunks?.at(-1);
  if (commitNs === void 0 || last === commitNs) return;
  const message = `expected that of the last chunk, ${last ?? "which is missing"}, not ${commitNs}`;
  context.addIssue({ code: "custom", path: ["commitNs"], message });
}).superRefine((sample, context) => {
  const [timed, executed] = [sample.latencies && totalOf(sample.latencies), sample.work?.statements];
  if (timed === void 0 || timed === executed) return;
  const message = `expected one for each executed statement, ${executed ?? "which is missing"}, not ${timed}`;
  context.addIssue({ code: "custom", path: ["latencies", "counts"], message });
});
var calls = strictObject({
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
  unseen: count
});
function flushesOf({ fsync, fdatasync, msync, otherSync }) {
  return fsync + fdatasync + msync + otherSync;
}
var counterValues = record(name, int()).refine(hasFewKeys(limits.counters), {
  error: `expected at most ${limits.counters} counters`
});
var counters = strictObject({
  values: counterValues,
  /** Counters with another value in a second run. Absent if there are none. */
  unsteady: array(name).min(1).max(limits.counters).optional(),
  /** The values of these in the second run; a counter that it does not have rose by 0. Absent in results of earlier versions. */
  again: counterValues.optional()
});
var checkSchema = strictObject({
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
  reused: literal(true).optional()
});
var failureSchema = strictObject({
  /**
   * `error`: a statement or the engine failed; `crash`: its process died; `timeout`: it did not end in time; `differs`:
   * the engines did not do the same work.
   */
  reason: _enum(["error", "crash", "timeout", "differs"]),
  role: role.optional(),
  round: round.optional(),
  /** The observation in one line for a person, with both values if two differ. */
  message: text
});

export {
  round,
  statementForms,
  workSchema,
  transactionTimes,
  mostThreads,
  sampleSchema,
  flushesOf,
  checkSchema,
  failureSchema
};
