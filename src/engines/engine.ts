import type { Isolation, MissingFunction, SettingsInForce } from "../model/engine.ts";
import type { Footprint, Unmeasured } from "../model/footprint.ts";
import type { Check, Counters, Sample, StatementForm } from "../model/sample.ts";
import type { Kind, Storage, Variant } from "../model/test.ts";
import type { PrepareCommand } from "../suite/database-start.ts";
import type { Opening } from "../suite/workload.ts";
import type { ContestProcess } from "./contest.ts";
import type { RaceProcess } from "./race.ts";
import type { Turns } from "./turn-table.ts";
import type { SimulatedProcessor } from "./valgrind.ts";

/** The version of an engine that gives no answer, in reports. */
export const unknownVersion = "unknown";

/** One engine: its kind, its build, and how to open sessions on it. */
export interface Engine {
  /** `unknown` if the engine does not say it. */
  readonly version: string;
  /** Absent if the engine does not name its build. */
  readonly sourceId?: string;
  /** The optional functions of SQLite's C API that it lacks; absent if it has all, or no such API. */
  readonly missing?: readonly MissingFunction[];
  /** The file that was loaded; undefined if the engine does not know it. */
  readonly file: string | undefined;
  /** The files that it executes code of, the driver and the system's libraries among them; none of a server. */
  readonly loadedFiles: readonly string[];
  /** A server's settings by name, as the server answers them; absent for other engines. */
  readonly serverSettings?: Readonly<Record<string, string>>;
  /**
   * Builds the prepared database that a file-backed storage's samples start from.
   *
   * @param timeoutMs how long that may take; ten minutes if absent
   * @throws EngineFailure
   */
  build(variant: VariantFiles, storage: Storage, signal: AbortSignal, timeoutMs?: number): Promise<void>;
  /**
   * Opens a fresh process in the prepared state.
   *
   * @param timeoutMs how long its preparation may take; ten minutes if absent
   * @throws EngineFailure
   */
  open(
    variant: VariantFiles,
    storage: Storage,
    pass: Pass,
    signal: AbortSignal,
    timeoutMs?: number,
  ): Promise<Session>;
  /** Why a footprint of its samples lacks parts; nothing for parts that it has. */
  whyUnmeasured(footprint: Footprint): Unmeasured;
  /**
   * The same engine on a simulated processor, for sessions that count.
   *
   * @param profiles the folder that Callgrind writes to
   * @returns why it cannot run there, if it cannot
   */
  on(processor: SimulatedProcessor, profiles: string): Engine | string;
  /**
   * Starts a server of its kind, with an empty database, for another program.
   *
   * @param work its folder, which is made or emptied
   * @param connections how many that program opens
   * @returns the reason if it cannot, as words that follow the engine's name
   * @throws EngineFailure if it does not start
   */
  host(work: string, connections: number, signal: AbortSignal): Promise<HostedServer | string>;
  /**
   * Starts a process that tries statements on databases of its own, thousands a second.
   *
   * @param work a folder for its database, unless that is in memory
   * @returns the reason if it cannot, as words that follow the engine's name
   */
  race(storage: Storage, work: string, signal: AbortSignal): RaceProcess | string;
  /**
   * Starts a driver that has several connections work on a copy of a built database at once.
   *
   * @returns the reason if it cannot, as words that follow the engine's name
   * @throws EngineFailure if its folder cannot be made, or the engine did not start
   */
  contend(variant: VariantFiles, storage: Storage, signal: AbortSignal): ContestProcess | string;
}

/** The optional functions that statements need which are prepared once and given values: engine-loader.c. */
export const functionsOfPrepared: readonly string[] = [
  "sqlite3_reset",
  "sqlite3_bind_int64",
  "sqlite3_bind_double",
  "sqlite3_bind_text",
  "sqlite3_bind_blob",
];

/** A server that runs for another program, and how that reaches it: by a socket's path, or a port of 127.0.0.1. */
export interface HostedServer {
  readonly socket?: string;
  readonly port?: number;
  readonly account: string;
  readonly database: string;
  /** The processor that the server runs on; absent if it may use all. */
  readonly processor?: number;
  close(): Promise<void>;
}

export function isServer({ serverSettings }: Engine): boolean {
  return serverSettings !== undefined;
}

/**
 * The purpose of a process: timing; looking at what a timed sample does, and counting its calls, in a process that an engine cannot tell from
 * those; the untimed pass that looks at the results and counts calls and costs; or counting instructions on the simulated processor.
 */
export type Pass = "time" | "hash" | "count";

/** The files of one variant, or of sequences, on disk, for one engine. */
export interface VariantFiles {
  /** Absent of sequences. */
  readonly variant?: Variant;
  /** The files and the program that make the database, before `preparation`; it starts empty if absent. */
  readonly start?: {
    /** A file, or a folder whose file `db` is the database; absent if it starts empty. */
    readonly source?: string;
    readonly command?: PrepareCommand;
  };
  /** Whether `{dir}` in statements stands for a folder of the engine's own; it does not if absent. */
  readonly usesDir?: boolean;
  /** Statements that create and fill the tables. */
  readonly preparation: string;
  /** For counting: statements that are executed on a database of their own before any other; absent if there are none. */
  readonly rehearsal?: string;
  /** How its timed statements are executed; text if absent. */
  readonly form?: StatementForm;
  /** How many connections execute its timed statements at once, each a part of its own; one if absent. */
  readonly connections?: number;
  /** Whether the system's cache holds nothing of the file when a sample starts; it does if absent. */
  readonly dropsCache?: boolean;
  /** The processor that timed samples stay on, by its number in the system; any if absent. */
  readonly processor?: number;
  /**
   * Whether timed samples find a server as its users do: it may use all processors, and nobody waits until it is idle. It is pinned and waited for
   * as its file says if absent.
   */
  readonly asInUse?: boolean;
  /** The file in which timed samples say whose turn it is; absent if they take no turns. */
  readonly turns?: string;
  /** SQL for every connection, after the engine's own settings; an engine that refuses some keeps its own values. */
  readonly attempts?: readonly string[];
  /** Queries that must return no row after a contest of `tpcc`: a row's first column says what is wrong. None if absent. */
  readonly conditions?: readonly string[];
  /** The folder of a storage's prepared database. */
  template(storage: Storage): string;
  /** The folder of a storage's working copy. */
  work(storage: Storage): string;
}

/** A process of one engine that times workloads of one storage, each from fresh state, one at a time. */
export interface Session {
  readonly isolation: Isolation;
  /** Reaches fresh state, so that `go` starts at once. Sessions may do this side by side. @throws EngineFailure */
  ready(job: SampleRequest): Promise<SetupTimes>;
  /**
   * Runs the prepared sample, in turns with other engines' samples if `turns` says so. Nothing else should run meanwhile.
   *
   * @param state a file of queries, asked behind the reply of a sample that has taken turns: the engine does not know of them before. None if absent
   * @throws EngineFailure also if its times cannot be true
   */
  go(turns?: Turns, state?: string): Promise<SampleResult>;
  /** Closes the database that steps share, which is a file, and opens it again. @throws EngineFailure */
  reopen(): Promise<void>;
  /**
   * Ends the process that samples share, if there is one. `ready` for a sample with a process of its own also ends it.
   *
   * @throws EngineFailure if it does not end well
   */
  endShared(): Promise<void>;
  /**
   * Reads back the settings in effect, from fresh state.
   *
   * @param timeoutMs how long the answers may take; ten minutes if absent
   * @throws EngineFailure
   */
  readSettings(timeoutMs?: number): Promise<EngineSettings>;
  /**
   * The answers to the statements of a file, such as `EXPLAIN QUERY PLAN SELECT 1`, on fresh state: their rows as lines of columns between
   * tabs, cut at 16 kB, and null where the engine refuses one.
   *
   * @throws EngineFailure also if the engine is a shell or a server
   */
  explain(statements: string, timeoutMs: number): Promise<readonly (string | null)[]>;
  /**
   * The same with values as SQL writes them, so that `1` and `'1'` differ. Line breaks and tabs within a value have a backslash.
   *
   * @param before a file of statements that are executed first; none if absent
   */
  rows(statements: string, timeoutMs: number, before?: string): Promise<readonly (string | null)[]>;
  /** The beginning of the statement that is being executed, at most 300 bytes; undefined if there is none, or the system does not tell. */
  executing(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** An engine's report about itself in one storage. */
export interface EngineSettings {
  readonly settings: SettingsInForce;
  readonly compileOptions: readonly string[];
  /** Its own version, if it answers a query for that. */
  readonly ownVersion?: string;
  /** A shell's time for no statement at all, integer nanoseconds. */
  readonly floorNs?: number;
  /** Why calls were not counted, though the run asked for counts. */
  readonly uncounted?: string;
}

/** Reads leave the state of their process unchanged; steps leave their changes to the following steps. */
export type Sharing = "reads" | "steps";

/** The work to run from fresh state, as files of statements that the driver reads. */
export type SampleRequest = {
  readonly kind: Kind;
  /** The timed statements, in the form of its variant's files; a file for each connection with an ending, if there are several. */
  readonly statements: string;
  /** How long it may take to become ready, and to run, milliseconds: then it has failed. */
  readonly timeoutMs: number;
  /** Untimed statements on the same connection before those; absent if there are none. */
  readonly before?: string;
  /** Untimed statements on the same connection after those; the untimed pass hashes the results of these. */
  readonly after?: string;
  /** Which of the timed statements have to fail, and how; absent if none has to. */
  readonly errors?: string;
  /** The name of the process that it shares, with its state; absent if it has a process of its own. Then nothing is executed around it. */
  readonly shares?: Sharing;
} & (
  | {
      readonly pass: "time";
      /** Whether the engine is told the statements only with the word to start: it cannot execute them before that, where nobody looks at the time. False if absent. */
      readonly isNamedLast?: boolean;
      /**
       * Brings a connection that has just opened a copy to the state of a connection in use; absent if nothing is executed for
       * that.
       */
      readonly warm?: string;
      /** The connection or process that opens the database on file in the time; nothing is warmed then. The database is open if absent. */
      readonly opens?: Opening;
      /** Says how the statements make transactions, if each of these is to be timed too. */
      readonly transactions?: string;
    }
  | {
      readonly pass: "count";
      /** As of timing. */
      readonly warm?: string;
    }
  | {
      readonly pass: "hash";
      /** Queries for the state that the timed statements have left, hashed with their results; absent for reads. */
      readonly state?: string;
      /** Queries that must return no row then; absent if there are none. */
      readonly invariants?: string;
      /** Whether only the results of `state` are hashed; false if absent. */
      readonly hashesStateOnly?: boolean;
      /** A query for the engine's counters, executed before and after; absent if no counters are compared. */
      readonly counters?: string;
    }
);

/** The cost of reaching fresh state, nanoseconds a step. */
export interface SetupTimes {
  readonly populateNs: number;
  readonly copyNs: number;
  readonly flushNs: number;
  readonly openNs: number;
  readonly warmNs: number;
  readonly totalNs: number;
}

export type SampleResult = Required<Pick<Sample, "ns" | "work" | "cost">> &
  Pick<Sample, "latencies" | "transactions" | "chunks" | "commitNs" | "openNs" | "queuedNs" | "repeated"> &
  Partial<Pick<Check, "hash" | "calls" | "footprint">> & {
    /** The part of `ns` that a server worked after its replies, if the driver waited for it. */
    readonly afterNs?: number;
    /**
     * A hash of what the driver reads of each row in every sample: numbers, and sizes and some bytes of texts and blobs; of a shell, its whole output. In
     * the order of the rows: it is the same in all samples of one engine. Absent of several connections.
     */
    readonly touched?: string;
    /** The hash of the results of `state`, in an untimed pass. */
    readonly state?: string;
    /**
     * How many writes and flushes the disk of a file that is written has completed meanwhile, those of others too; absent if the system does not say.
     */
    readonly deviceWrites?: number;
    /** Its changes, if they were asked for behind its reply. */
    readonly shown?: Left;
    /** Absent if it took no turns. */
    readonly waited?: Waited;
    /** How long the thread that executes its statements ran, nanoseconds, if its times do not explain that; absent if they do. */
    readonly unexplainedNs?: number;
    /** The instructions of its statements, if the simulated processor counts them itself. */
    readonly instructions?: number;
    /** Threads of the engine that ran while instructions were counted; absent if none did. */
    readonly threads?: number;
    /** By how much each of the engine's counters rose, by name; absent without a query for counters. */
    readonly counters?: Counters["values"];
  };

/** The changes that a timed sample has left in its database. */
export interface Left {
  /** The hash of the results of the queries for it. */
  readonly state: string;
  /** How long the first reading took, nanoseconds. */
  readonly firstNs: number;
  /** How long its thread queued for a processor, of that time. */
  readonly queuedNs: number;
  /** How long a second reading took, without its queueing, nanoseconds: `firstNs` where the first took no longer than the sample, and none was made. */
  readonly secondNs: number;
}

/** The work of an engine while its sample waited for its turns. */
export interface Waited {
  /** How long it waited, nanoseconds. */
  readonly ns: number;
  /** Nanoseconds of a processor that all threads of its process used. */
  readonly cpuNs: number;
  /** Bytes that its process wrote for a disk, mappings included; 0 if the system does not count them. */
  readonly writtenBytes: number;
  /** Nanoseconds that other processes of it ran during the sample, its own turns included; absent if the system does not say. */
  readonly processesNs?: number;
  /** Nanoseconds that other threads of its process ran during the sample, its own turns included. */
  readonly threadsNs?: number;
  /** Nanoseconds that its thread queued for a processor, in its own turns too, as the system says; absent if the system does not say. */
  readonly queuedNs?: number;
  /** The tool's clock before and after it told the sample to start, nanoseconds. */
  readonly told?: { readonly from: number; readonly to: number };
  /** When the reply was there, on the same clock, nanoseconds. */
  readonly repliedAt?: number;
  /** Nanoseconds of its last turn: the others may have replied before that. */
  readonly lastTurnNs?: number;
}

/** Facts about a failure beside its message. */
interface FailureFacts {
  /** The status that its process ended with, if it exited by itself. */
  readonly exit: number | undefined;
  /** The driver's activity, one word of its protocol. */
  readonly where: string | undefined;
  /** The beginning of the statement that failed. */
  readonly sql: string | undefined;
}

/** The engine or its process failed at a test; the run continues without the test. */
export class EngineFailure extends Error implements FailureFacts {
  override readonly name = "EngineFailure";
  readonly reason: "error" | "crash" | "timeout";
  readonly exit: number | undefined;
  readonly where: string | undefined;
  readonly sql: string | undefined;
  constructor(
    reason: "error" | "crash" | "timeout",
    message: string,
    { exit, where, sql }: Partial<FailureFacts> = {},
  ) {
    super(message);
    this.reason = reason;
    this.exit = exit;
    this.where = where;
    this.sql = sql;
  }
}

/** Why an engine with threads of its own is not counted. */
export const startsThreads = "it starts threads, whose order is another in every run";

/** A program does not answer like an engine of one kind, but may be an engine of another kind. */
export class NotThisEngineKind extends Error {
  override readonly name = "NotThisEngineKind";
  /** The time in which a program must identify itself, milliseconds: another program may wait for input for ever. */
  static readonly timeoutMs = 10_000;

  constructor(cause: EngineFailure) {
    super(cause.message, { cause });
  }
}
