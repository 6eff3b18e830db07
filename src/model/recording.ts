import type { Histogram } from "../statistics/histogram.ts";
import type { Storage, Test } from "./test.ts";

/** An engine's part in a run: stock SQLite, the engine under test, and the base branch's build of it where there is one. */
export const roles = ["baseline", "candidate", "base"] as const;
export type Role = (typeof roles)[number];

/** The engines that every run has. */
export const mainRoles = ["baseline", "candidate"] as const satisfies Role[];

/** Something of each engine of a run; the base's is there where the run has a base arm. */
export type PerEngine<Value> = Readonly<Record<(typeof mainRoles)[number], Value>> & {
  readonly base?: Value;
};

/** The engines that a run has, baseline first. */
export function rolesOf(engines: PerEngine<unknown>): Role[] {
  return roles.filter((role) => engines[role] !== undefined);
}

/** The same engines with what `map` makes of each. */
export function perEngine<From, To>(
  from: PerEngine<From>,
  map: (one: From, role: Role) => To,
): PerEngine<To> {
  const { base } = from;
  return {
    baseline: map(from.baseline, "baseline"),
    candidate: map(from.candidate, "candidate"),
    ...(base === undefined ? {} : { base: map(base, "base") }),
  };
}

/** One timing of one test on one engine. Counts cover the timed part only, but for the peak memory. */
export interface Sample {
  readonly role: Role;
  /** The test's round that it belongs to, from 1 without gaps. The samples of a test in one round are a pair. */
  readonly round: number;
  /** Wall clock on the monotonic clock, integer nanoseconds, above 0. */
  readonly ns: number;
  /** What was executed and seen; absent where a file of medians does not say. */
  readonly work?: Work;
  readonly cost?: Cost;
  /** The time of each statement, nanoseconds: where one ends, the next begins. Absent where they were not asked for. */
  readonly latencies?: Histogram;
}

/** The work that a sample did: equal for both engines and in every round, or the test is not valid. */
export interface Work {
  readonly statements: number;
  /** Result rows stepped through. */
  readonly rows: number;
  /** Rows inserted, updated or deleted, as `sqlite3_total_changes` counts them. */
  readonly changes: number;
}

/** What a sample cost its process besides time. */
export interface Cost {
  /** User and system CPU time of the process, nanoseconds. */
  readonly cpuNs: number;
  /**
   * Peak resident memory of the process, bytes: also of preparing it and of values that are bound, and for file-backed writes at least the 56 MB that
   * its heap is grown to before the clock starts.
   */
  readonly peakBytes: number;
  readonly minorFaults: number;
  readonly majorFaults: number;
}

/** What the untimed pass saw of a test's results on one engine. */
export interface Check {
  readonly role: Role;
  readonly work: Work;
  /** Hex hash of the result values; order counts only where the statement has ORDER BY. */
  readonly hash: string;
  /** File-backed storages only, and only where the platform lets them be counted. */
  readonly calls?: Calls;
}

/** What an engine asked of the system while it did a test's work once: exact counts, of all its threads and processes. */
export interface Calls {
  readonly fsync: number;
  readonly fdatasync: number;
  /** Makes nothing durable: https://man7.org/linux/man-pages/man2/sync_file_range.2.html, "Warning" */
  readonly syncFileRange: number;
  /** With MS_SYNC only. */
  readonly msync: number;
  /** sync, syncfs, and writes to files that are open with O_SYNC or O_DSYNC. */
  readonly otherSync: number;
  /** Writes to regular files, and their bytes; stores into a mapped file are not seen. */
  readonly writes: number;
  readonly writeBytes: number;
  /** Calls that may have done any of these out of sight (io_uring): where there is one, the other counts are no proof. */
  readonly unseen: number;
}

/** Why a test has no result, or none that can be trusted. */
export interface Failure {
  /**
   * `error`: a statement or the engine failed; `crash`: its process died; `timeout`: it did not end in time; `differs`: not
   * the same work.
   */
  readonly reason: "error" | "crash" | "timeout" | "differs";
  readonly role?: Role;
  readonly round?: number;
  /** One line for a person: what was seen, with both values where two differ. */
  readonly message: string;
}

/** Everything known of one test: never dropped, also where nothing was measured. */
export interface TestRecord extends Test {
  /** Which of the merged runs it was measured in, from 0; absent where there was one. */
  readonly run?: number;
  /** The rounds that were asked for of it, where the merged runs asked for so many of each test, and not of all the same. */
  readonly asked?: number;
  readonly samples: readonly Sample[];
  readonly checks: readonly Check[];
  readonly failures: readonly Failure[];
}

/** One pair of a control: two processes of the baseline, next to each other. */
export interface ControlPair {
  /** From 1. */
  readonly round: number;
  /** Wall clock of either process on the monotonic clock, integer nanoseconds, above 0. */
  readonly baselineNs: number;
  readonly controlNs: number;
}

/** A test that the baseline was timed on against itself: what it shows is the runner's own noise. */
export interface ControlRecord extends Test {
  readonly pairs: readonly ControlPair[];
}

/** Settings read back from an engine in one storage, as it answers the pragmas; `null` where it gives none. */
export interface SettingsInForce {
  readonly journal_mode: string | null;
  readonly synchronous: string | null;
  readonly cache_size: string | null;
  readonly page_size: string | null;
}

/** How an engine's samples got fresh state: forked from a prepared process, or each in a process of its own. */
export type Isolation = "fork" | "process";

/** What an engine was given as: a shared library, the driver with the engine linked in, or sqlite3's command line. */
export const engineKinds = ["library", "benchmark binary", "shell"] as const;
export type EngineKind = (typeof engineKinds)[number];

export interface EngineFacts {
  /** The name that reports print, e.g. `DoltLite`. */
  readonly name: string;
  /** How it is run; absent where a file does not say. */
  readonly kind?: EngineKind;
  /** The file measured, as given. */
  readonly path?: string;
  /** `sqlite3_libversion()`, e.g. `3.54.1`. */
  readonly version?: string;
  /** `sqlite3_sourceid()`. */
  readonly sourceId?: string;
  /** SHA-256 of the file, hex. */
  readonly sha256?: string;
  /** What else says which build this is, e.g. `built from the amalgamation, cc 12.2.0 -O2`. */
  readonly origin?: string;
  readonly settings?: Partial<Record<Storage, SettingsInForce>>;
  /** What a person had it told besides, on every connection of a storage. */
  readonly pragmas?: Partial<Record<Storage, readonly string[]>>;
  readonly isolation?: Partial<Record<Storage, Isolation>>;
  /** As the engine answers `PRAGMA compile_options`. */
  readonly compileOptions?: readonly string[];
  /** Of a shell, what it takes for no statement at all, integer nanoseconds: shorter times say nothing. */
  readonly floorNs?: Partial<Record<Storage, number>>;
  /** Why its calls were not counted; absent where they were. */
  readonly uncounted?: string;
}

export interface MachineFacts {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryBytes: number;
  readonly platform: string;
  readonly kernel: string;
  readonly node: string;
  /** The 1-minute load average before the tool did anything. */
  readonly loadBefore: number;
  /** The kind of file system that held the databases, e.g. `ext4`. */
  readonly fileSystem?: string;
}

/** How statements are executed: each from its text, or prepared once a shape with its values bound. */
export const statementForms = ["text", "prepared"] as const;
export type StatementForm = (typeof statementForms)[number];

export interface SuiteFacts {
  /** Rows of sbtest1. */
  readonly rows: number;
  readonly seed: number;
  /** Fingerprint of the generator, rows and seed: equal where the same SQL would be timed. */
  readonly hash: string;
  /** Absent where it is `text`. */
  readonly statements?: StatementForm;
  /** SHA-256 of exactly what each workload executes, preparation included, by `variant/workload`. */
  readonly sql: Readonly<Record<string, string>>;
}

/** A moment at which a run that had been killed or stopped was gone on with. */
export interface Resumption {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** How many samples it had then, controls not counted. */
  readonly samples: number;
}

export interface RunFacts {
  /** The tool's own version. */
  readonly tool: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly finishedAt: string;
  /** What was to be measured; absent where an older version of the tool did not say. */
  readonly planned?: { readonly tests: number; readonly controls: number };
  /** How many pairs a test was to get: exactly so many, or the bounds of the screening. */
  readonly rounds: number | { readonly min: number; readonly max: number };
  /** The chance of a false failure that the run took; absent where it took exactly so many rounds. */
  readonly alpha?: number;
  /** The run's time limit, where it had one. */
  readonly maxMinutes?: number;
  /** Whether the time limit ended the measuring before every decision was reached. */
  readonly outOfTime?: boolean;
  /** The clock samples were read from, e.g. `CLOCK_MONOTONIC`. */
  readonly clock: string;
  /** When it was gone on with after a kill or an interrupt, in that order; absent on a run of one piece. */
  readonly resumed?: readonly Resumption[];
  /** Where the wall clock went, nanoseconds by part of the run; of a resumed run, since it was resumed the last time. */
  readonly timeline?: Readonly<Record<string, number>>;
  /** Why the run ended before everything planned was measured, e.g. `interrupted`; absent on a whole run. */
  readonly stopped?: string;
}

/** One run as recorded: the input of every figure, verdict and report. Facts are absent where a file lacks them. */
export interface Recording {
  readonly run?: RunFacts;
  readonly suite?: SuiteFacts;
  readonly machine?: MachineFacts;
  readonly engines: PerEngine<EngineFacts>;
  /** Every planned test in report order. */
  readonly tests: readonly TestRecord[];
  /** Set where each sample is a median already, and how many samples it is of is not known. */
  readonly mediansOnly?: boolean;
  /** The baseline against itself; absent where nothing is known of it. */
  readonly controls?: readonly ControlRecord[];
  /** Things a reader should know, one line each. */
  readonly warnings: readonly string[];
}
