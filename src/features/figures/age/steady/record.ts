import * as z from "zod";
import type { DeepReadonly } from "../../../../model/deep-readonly.ts";
import { roles } from "../../../../model/engine.ts";
import { databaseFilesSchema } from "../../../../model/footprint.ts";
import { histogramSchema } from "../../../../model/histogram.ts";
import { amount, count } from "../../../../model/limits.ts";
import { failureSchema } from "../../../../model/sample.ts";

/** The width of a window. */
export const windowNs = 1e9;

/** A steady load of one engine is shorter than this: there is a window for each second of it. */
export const mostMinutes = 60;
const mostWindows = mostMinutes * 60;

/** Statements that took this long are kept one by one. */
export const slowNs = 100e6;
/** The longest of them. */
export const mostSlow = 200;

const column = z.array(count).max(mostWindows);

/** Figures of each second, a list for each figure. A commit is in the window in which it ended. */
const windowsSchema = z
  .strictObject({
    commits: column,
    /** Quantiles of the commits' times, nanoseconds; 0 without a commit. */
    p50Ns: column,
    p99Ns: column,
    maxNs: column,
    /** Bytes of all files near the window's end. */
    disk: column,
    /** Resident memory of the process, bytes; 0 where the system does not say it. */
    resident: column,
  })
  .refine((windows) => new Set(Object.values(windows).map(({ length }) => length)).size === 1, {
    error: "expected lists of the same length",
  });

/** One engine under a steady load of commits, one after the other on one connection. */
export const steadyLifeSchema = z.strictObject({
  role: z.enum(roles),
  /** Commits that were done, also in the part of a second after the last window. */
  commits: count,
  windows: windowsSchema,
  /** The times of all commits; absent if there were none. */
  latencies: histogramSchema.optional(),
  /** The longest commits from 0.1 s on, in order of time: when each began, and how many were done before. */
  slow: z.array(z.strictObject({ atNs: amount, ns: amount, after: count })).max(mostSlow),
  /** Closing the database, or stopping the server, and opening or starting it again. */
  reopened: z.strictObject({ ns: amount, files: databaseFilesSchema }).optional(),
  failure: z
    .strictObject({ after: count, ...failureSchema.pick({ reason: true, message: true }).shape })
    .optional(),
});
export type SteadyLife = DeepReadonly<z.output<typeof steadyLifeSchema>>;
export type SlowCommit = SteadyLife["slow"][number];
