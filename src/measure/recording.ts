import type { Storage, Test } from "../suite/test.ts";

/** An engine's part in a run: the engine under test, or stock SQLite. */
export const roles = ["baseline", "candidate"] as const;
export type Role = (typeof roles)[number];

/** One timing of one test on one engine. Counts cover the timed part only, but for the peak memory. */
export interface Sample {
  readonly role: Role;
  /** The round it belongs to, from 1. The two samples of a test in one round are a pair. */
  readonly round: number;
  /** Wall clock on the monotonic clock, integer nanoseconds, above 0. */
  readonly ns: number;
  /** What was executed and seen; absent where a file of medians does not say. */
  readonly work?: Work;
  readonly cost?: Cost;
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
   * Peak resident memory of the process, bytes: also of preparing it, and for file-backed writes at least the 56 MB that
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
}

/** Why a test has no result, or none that can be trusted. */
export interface Failure {
  /** `error`: a statement or the engine failed; `crash`: its process died; `differs`: not the same work. */
  readonly reason: "error" | "crash" | "differs";
  readonly role?: Role;
  readonly round?: number;
  /** One line for a person: what was seen, with both values where two differ. */
  readonly message: string;
}

/** Everything known of one test: never dropped, also where nothing was measured. */
export interface TestRecord extends Test {
  readonly samples: readonly Sample[];
  readonly checks: readonly Check[];
  readonly failures: readonly Failure[];
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

export interface EngineFacts {
  /** The name that reports print, e.g. `DoltLite`. */
  readonly name: string;
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
  readonly isolation?: Partial<Record<Storage, Isolation>>;
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

export interface SuiteFacts {
  /** Rows of sbtest1. */
  readonly rows: number;
  readonly seed: number;
  /** Fingerprint of the generator, rows and seed: equal where the same SQL would be timed. */
  readonly hash: string;
  /** SHA-256 of each workload's exact SQL, preparation included, by `variant/workload`. */
  readonly sql: Readonly<Record<string, string>>;
}

export interface RunFacts {
  /** The tool's own version. */
  readonly tool: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly finishedAt: string;
  /** Rounds asked for. */
  readonly rounds: number;
  /** The clock samples were read from, e.g. `CLOCK_MONOTONIC`. */
  readonly clock: string;
  /** Where the wall clock went, nanoseconds by part of the run. */
  readonly timeline?: Readonly<Record<string, number>>;
  /** Why the run ended before everything planned was measured, e.g. `interrupted`; absent on a whole run. */
  readonly stopped?: string;
}

/** One run as recorded: the input of every figure, verdict and report. Facts are absent where a file lacks them. */
export interface Recording {
  readonly run?: RunFacts;
  readonly suite?: SuiteFacts;
  readonly machine?: MachineFacts;
  readonly engines: Readonly<Record<Role, EngineFacts>>;
  /** Every planned test in report order. */
  readonly tests: readonly TestRecord[];
  /** Things a reader should know, one line each. */
  readonly warnings: readonly string[];
}
