import * as z from "zod";
import type { DeepReadonly } from "../../../../model/deep-readonly.ts";
import { commitHashPattern, count, hex, limits, name, text } from "../../../../model/limits.ts";
import { originSchema, machineSchema as recordedMachineSchema } from "../../../../model/recording.ts";
import { countingEnvironmentSchema } from "../../../figures/counts/counts.ts";

/** The result of a test in a run: its outcome, or why it has no multiplier. */
export const testResults = ["pass", "accepted", "fail", "inconclusive", "failed", "missing"] as const;
export type TestResult = (typeof testResults)[number];

export const commitSchema = z.string().regex(commitHashPattern, "expected 40 or 64 lowercase hex digits");

const engineSchema = z.strictObject({
  /** The name that reports print, e.g. `DoltLite`. */
  name,
  /** `sqlite3_libversion()`. */
  version: text.optional(),
  /** The engine's name for its own version; absent in version 2 and before. */
  ownVersion: text.optional(),
  sourceId: text.optional(),
  /** SHA-256 of the file, hex. */
  sha256: hex.length(64).optional(),
  /** The bytes of its code and data; absent before version 5. */
  bytes: count.optional(),
  /** `library`, `benchmark binary` or `shell`. */
  kind: text.optional(),
  /**
   * The settings in force, e.g. `journal_mode delete, synchronous 2`, by storage, or by variant and storage (`raw/file`) if those of a
   * variant are others.
   */
  settings: z.record(name, text).optional(),
});
export type HistoryEngine = DeepReadonly<z.output<typeof engineSchema>>;

const machineSchema = z.strictObject({
  ...recordedMachineSchema.shape,
  /** The image of a hosted runner, e.g. `ubuntu24 20261118.1`; absent if it is unknown. */
  image: text.optional(),
});
export type HistoryMachine = DeepReadonly<z.output<typeof machineSchema>>;

const suiteSchema = z.strictObject({
  /** Rows of the largest table. */
  rows: z.int().min(1),
  seed: z.int(),
  /** Equal hashes time the same SQL. */
  hash: hex,
  others: z.record(name, hex).optional(),
  statements: text.optional(),
  threads: z.int().min(2).optional(),
});
export type HistorySuite = DeepReadonly<z.output<typeof suiteSchema>>;

/** A part of a path, or a name of an engine's own. Names are not checked against today's suites, since a history outlives suites. */
const word = z.string().regex(/^[\w.=-]{1,60}$/, "expected 1 to 60 letters, digits and _.=-");

/** Whether a history can keep something by a name, which is an engine's own words. */
export function isKeptName(given: string): boolean {
  return word.safeParse(given).success;
}

/** Names are not checked against today's figures. Memory that was freed since the database was opened leaves less than none. */
const figures = z.record(word, z.int());

/** A time a commit, nanoseconds, and the multiple of the baseline's with its interval of 95 %: the engines took turns in blocks. */
const agedTimeSchema = z
  .strictObject({
    baselineNs: z.int().min(1),
    candidateNs: z.int().min(1),
    ratio: z.number().positive(),
    low: z.number().positive(),
    high: z.number().positive(),
  })
  .refine(({ low, high }) => low <= high, { error: "expected low and high in this order" });

/** A figure of the candidate, and of the baseline where that is known. */
const besideBaselineSchema = z.strictObject({ baseline: count.optional(), candidate: count });

/** Names are not checked against today's contests. */
const contestKey = z
  .string()
  .regex(
    /^(?:[\w-]{1,60}\/){3}[\w-]{1,60}$/,
    "expected a contest and its task, such as same/threads/4/writers",
  );

const perSecond = z.number().min(0);

/**
 * Operations a second of several connections, the median of the rounds; and the baseline's throughput / the candidate's, over the rounds, with
 * its interval of 95 %.
 */
const contestSchema = z.strictObject({
  baseline: perSecond.optional(),
  candidate: perSecond,
  times: z
    .strictObject({ ratio: z.number().positive(), low: z.number().positive(), high: z.number().positive() })
    .refine(({ low, high }) => low <= high, { error: "expected low and high in this order" })
    .optional(),
  /** Times of the slowest operations that limits name, such as `p99`, nanoseconds; absent if there are none, and before version 7. */
  slowest: z.record(word, besideBaselineSchema).optional(),
});

/** The facts that a history keeps of a run, apart from its tests. */
export const runFactsSchema = z.strictObject({
  /** The tool's own version. */
  tool: text,
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** The date that a person gave a run of an older version, ISO 8601, UTC: the run's place in the history. Absent if that is `startedAt`. */
  date: z.iso.datetime().optional(),
  outcome: z.enum(["pass", "accepted", "fail", "inconclusive"]),
  measurement: z.enum(["complete", "broken", "incomplete"]),
  /** The commit whose code was measured; absent if it is unknown. */
  commit: commitSchema.optional(),
  /** The branch that the commit is on; absent if it is unknown. */
  branch: name.optional(),
  /** The label that a person gave the run, e.g. a release; absent without a label. */
  label: name.optional(),
  /** The run of a workflow that measured, and its attempt; absent outside of one. */
  origin: originSchema.pick({ run: true, attempt: true, repository: true }).optional(),
  machine: machineSchema.optional(),
  suite: suiteSchema.optional(),
  engines: z.strictObject({ baseline: engineSchema, candidate: engineSchema }),
  /** The bounds of the interval of 95 % of the tests' geometric mean, candidate / baseline; absent if it has none, and before version 4. */
  average: z.strictObject({ low: z.number().positive(), high: z.number().positive() }).optional(),
  /** The environment of counted instructions; absent if none were counted. */
  counting: z.strictObject({ rows: z.int().min(1), ...countingEnvironmentSchema.shape }).optional(),
  /**
   * Figures of ageing databases after their last commit, by shape: the exact ones, `disk` and `written`, bytes, and the times of the last
   * rung, `time` and `cpu`. Absent if none were aged, and before version 5.
   */
  aged: z
    .strictObject({
      commits: z.int().min(1),
      shapes: z.record(
        word,
        z.strictObject({
          baseline: figures,
          candidate: figures,
          times: z.record(word, agedTimeSchema).optional(),
        }),
      ),
    })
    .optional(),
  /**
   * The throughput of several connections, by contest and task (`same/threads/4/writers`). Absent if no contest was held, and before
   * version 5.
   */
  contests: z.record(contestKey, contestSchema).optional(),
});
export type HistoryRunFacts = DeepReadonly<z.output<typeof runFactsSchema>>;

export const sectionNameSchema = z
  .string()
  .max(limits.name)
  .regex(/^[\w.-]+\/[\w.-]+\/[\w.-]+$/, "expected a section such as int/memory/reads");

/** The first digits of the SHA-256 of a test's SQL: enough to see a change. */
export const sqlSchema = z.string().regex(/^[0-9a-f]{12}$/, "expected 12 lowercase hex digits");

/**
 * The times of a test that the baseline does not execute, nanoseconds, and the bounds of the ratio's interval of 95 %: the base is another one in
 * each run, so that ratios of runs cannot be compared.
 */
const besideBaseSchema = z
  .strictObject({
    baseNs: z.int().min(1),
    candidateNs: z.int().min(1),
    low: z.number().positive().optional(),
    high: z.number().positive().optional(),
  })
  .refine(({ low, high }) => (low === undefined) === (high === undefined) && (low ?? 0) <= (high ?? 0), {
    error: "expected low and high in this order, or none of them",
  });

const testSchema = z
  .strictObject({
    /** As in `int/memory/reads`. */
    section: sectionNameSchema,
    workload: word,
    result: z.enum(testResults),
    /** Pairs that the figures are made of; 0 without figures. */
    pairs: count,
    /** The engines' times, integer nanoseconds, above 0: both or none. */
    baselineNs: z.int().min(1).optional(),
    candidateNs: z.int().min(1).optional(),
    /** The bounds of the multiplier's interval of 95 %, above 0; absent if it has none. */
    low: z.number().positive().optional(),
    high: z.number().positive().optional(),
    /** The instructions of its statements on either engine; absent if it was not counted. */
    baselineInstructions: z.int().min(1).optional(),
    candidateInstructions: z.int().min(1).optional(),
    /** Its costs besides time, by figure (`file-bytes`); absent if none was measured. */
    footprint: z.strictObject({ baseline: figures.optional(), candidate: figures.optional() }).optional(),
    /** Absent of tests that the baseline executes, and before version 7. */
    base: besideBaseSchema.optional(),
    /** How much each of the engine's own counters rose on the candidate, by name; absent if it has none, and before version 7. */
    counters: figures.optional(),
    /** Times that limits name, such as `p99`, nanoseconds; absent if there are none, and before version 7. */
    times: z.record(word, besideBaselineSchema).optional(),
    sql: sqlSchema.optional(),
    /** The processor that it was measured on, where several machines of different kinds share a run; absent before version 6. */
    cpu: text.optional(),
  })
  .refine((test) => (test.baselineNs === undefined) === (test.candidateNs === undefined), {
    error: "expected the times of both engines or of none",
  })
  .refine(({ low, high }) => (low === undefined) === (high === undefined) && (low ?? 0) <= (high ?? 0), {
    error: "expected low and high in this order, or none of them",
  });
/** One test of a run. */
export type HistoryTest = DeepReadonly<z.output<typeof testSchema>>;

export const historyRunSchema = z.strictObject({
  ...runFactsSchema.shape,
  tests: z.array(testSchema).max(limits.tests),
});

/** A run as a history keeps it: its figures and the facts that they depend on, without samples. */
export interface HistoryRun extends HistoryRunFacts {
  /** In report order, no path twice. */
  readonly tests: readonly HistoryTest[];
}

/** Whether a result means that the test has no figure. */
export function isWithoutFigure(result: HistoryTest["result"]): result is "failed" | "missing" {
  return result === "failed" || result === "missing";
}

/** How many times as long as the baseline the candidate takes; undefined without a time of both. */
export function multiplierOf({
  baselineNs,
  candidateNs,
}: Pick<HistoryTest, "baselineNs" | "candidateNs">): number | undefined {
  return baselineNs === undefined || candidateNs === undefined ? undefined : candidateNs / baselineNs;
}

/** `int/memory/reads/oltp_point_select` */
export function historyTestPath({ section, workload }: Pick<HistoryTest, "section" | "workload">): string {
  return `${section}/${workload}`;
}

/** How far ahead the clock of a machine that measures may be, milliseconds. */
const mostAheadMs = 3_600_000;

/** Whether a run says that it ended in the future: it would be the newest one of a history for good, whatever is measured later. */
export function isAhead({ finishedAt }: Pick<HistoryRunFacts, "finishedAt">, now: Date): boolean {
  return Date.parse(finishedAt) - now.getTime() > mostAheadMs;
}

/** The time of a run's place in a history, ISO 8601, UTC: the date that a person gave it, or when it began. */
export function runTime({ date, startedAt }: Pick<HistoryRunFacts, "date" | "startedAt">): string {
  return date ?? startedAt;
}

/** A run's short name: its label, or the first digits of its commit, or its day. */
export function runName(run: HistoryRunFacts): string {
  return run.label ?? run.commit?.slice(0, 10) ?? runTime(run).slice(0, 10);
}
