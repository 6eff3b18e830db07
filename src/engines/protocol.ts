import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import { mostConnectionKinds } from "../model/contest.ts";
import { bucketCount } from "../model/histogram.ts";
import { limits } from "../model/limits.ts";
import { transactionTimes } from "../model/sample.ts";
import { contestFaultKinds } from "./contest.ts";

/** The version of the driver's arguments, commands and replies that this tool speaks. */
export const protocolVersion = 21;

const count = z.int().nonnegative();

const hash = z.string().regex(/^[0-9a-f]{16}$/);

const histogram = z.object({
  max_ns: count,
  counts: z.array(z.tuple([count.max(bucketCount - 1), count])).max(bucketCount),
});

const fileSizes = z.object({ main: count, log: count, others: count });

/** A driver's replies, one JSON object a line. Replies are checked like any input, since an engine shares the driver's process. */
const replies = {
  engine: z.object({
    protocol: z.literal(protocolVersion),
    static: z.boolean(),
    missing: z.array(z.tuple([z.string().regex(/^sqlite3_[a-z0-9_]{1,40}$/), z.string().max(200)])).max(32),
    version: z.string().max(200),
    source_id: z.string().max(500),
    path: z.string().max(4096).optional(),
    files: z.array(z.string().max(8192)).max(limits.loadedFiles),
    variables: z.record(z.string().max(64), z.string().max(300).nullable()).optional(),
  }),
  built: z.object({ prepare_ns: count }),
  serving: z.object({
    prepare_ns: count,
    threads: count,
    can_populate: z.boolean(),
    /** Where the memory of its process, and of each sample's, has the address of the statement that is being executed. */
    statement_at: z.int().positive().optional(),
    uncounted: z.string().max(200).optional(),
  }),
  ready: z.object({
    populate_ns: count,
    copy_ns: count,
    flush_ns: count,
    open_ns: count,
    warm_ns: count,
    total_ns: count,
  }),
  sample: z.object({
    ns: z.int().positive(),
    statements: count,
    rows: count,
    changes: count,
    cpu_ns: count,
    peak_bytes: count,
    minor_faults: count,
    major_faults: count,
    latencies: histogram.optional(),
    transactions: transactionTimes(histogram).optional(),
    instructions: z.int().positive().optional(),
    after_ns: count.optional(),
    device_writes: count.optional(),
    threads: z.int().positive().optional(),
    chunks: z.array(count).min(1).max(limits.chunks).optional(),
    commit_ns: count.optional(),
    open_ns: count.optional(),
    queued_ns: count.optional(),
    /** While the sample's process waited for its turn. */
    waited: z.object({ ns: count, cpu_ns: count, written_bytes: count }).optional(),
    touched: hash.optional(),
    hash: hash.optional(),
    state: hash.optional(),
    calls: z
      .object({
        fsync: count,
        fdatasync: count,
        sync_file_range: count,
        msync: count,
        other_sync: count,
        writes: count,
        write_bytes: count,
        unseen: count,
      })
      .optional(),
    footprint: z
      .object({
        files: z.object({ before: fileSizes, open: fileSizes, closed: fileSizes }).optional(),
        io: z.object({ reads: count, read_bytes: count, writes: count, write_bytes: count }).optional(),
        allocations: z
          .object({ calls: count, bytes: count, peak: count, left: z.int().optional() })
          .optional(),
        resident_peak: count.optional(),
      })
      .optional(),
    counters: z.tuple([z.string(), z.string()]).optional(),
    repeated: count.optional(),
  }),
  shown: z.object({ state: hash, first_ns: count, queued_ns: count, second_ns: count }),
  settings: z.object({
    journal_mode: z.string().nullable(),
    synchronous: z.string().nullable(),
    cache_size: z.string().nullable(),
    page_size: z.string().nullable(),
    version: z.string().nullable(),
    compile_options: z.array(z.string().max(200)).max(500),
  }),
  host: z.object({
    socket: z.string().max(4096).optional(),
    port: z.int().min(1).max(65_535).optional(),
    account: z.string().max(300),
    database: z.string().max(100),
    processor: count.optional(),
  }),
  plans: z.array(z.string().max(16_384).nullable()).max(limits.plans),
  race: z.object({
    trials: z.array(
      z
        .tuple([z.int().min(0).max(2), count, count, count, count, count, count, count, z.string().max(16)])
        .rest(z.string().max(2000)),
    ),
    lines: z.array(z.array(z.string())),
    open_bytes: z.int(),
    closed_bytes: z.int(),
    refused: z.string().max(2000).optional(),
  }),
  contender: z.object({ threadsafe: z.int().min(-1).max(100), concurrent: z.boolean() }),
  contest: z.object({
    tasks: z
      .array(
        z.object({
          task: z.string().max(60),
          connections: z.int().positive(),
          operations: count,
          idle: count,
          least: count,
          busy: count,
          repeated: count,
          times: histogram,
          refused: z.string().max(2000).optional(),
        }),
      )
      .min(1)
      .max(mostConnectionKinds),
    checked: z.boolean(),
    looks: count.optional(),
    kills: count.optional(),
    fault: z.object({ kind: z.enum(contestFaultKinds), message: z.string().max(2000) }).optional(),
  }),
  sync: z.string().max(100),
  floor: z.object({ ns: z.int().positive() }),
  done: z.union([z.object({ exit: z.int() }), z.object({ signal: z.int(), sql: z.string().optional() })]),
  error: z.object({ where: z.string(), message: z.string(), sql: z.string().optional() }),
};

export type ReplyName = keyof typeof replies;
export type Reply<Name extends ReplyName> = z.output<(typeof replies)[Name]>;
export type AnyReply = {
  readonly [Name in ReplyName]: { readonly name: Name; readonly value: Reply<Name> };
}[ReplyName];

/** @throws Error that shows the line, if it is not one complete reply of the protocol: `not JSON: "hello"` */
export function parseReply(line: string): AnyReply {
  let content: unknown;
  try {
    content = JSON.parse(line);
  } catch {
    throw new Error(`not JSON: ${formatValue(line)}`);
  }
  for (const name of Object.keys(replies) as ReplyName[]) {
    if (typeof content !== "object" || content === null || !(name in content)) continue;
    const parsed = replies[name].safeParse((content as Record<string, unknown>)[name]);
    if (!parsed.success) throw new Error(`a wrong "${name}" reply: ${formatValue(line)}`);
    return { name, value: parsed.data } as AnyReply;
  }
  throw new Error(`an unknown reply: ${formatValue(line)}`);
}
