import type { ContestCell, ContestTask, TransactionForm } from "../model/contest.ts";
import type { Histogram } from "../model/histogram.ts";

/** Several connections of one engine that work at once. */
export interface Contest extends ContestCell {
  /** The beginning of transactions that write. */
  readonly form: TransactionForm;
  /** The time in which operations count, milliseconds, from 1. */
  readonly windowMs: number;
  /** The time after that in which a connection that is refused as busy still tries, milliseconds, from 1. */
  readonly patienceMs: number;
  /** The seed of the random choices; a whole number from 0. */
  readonly seed: number;
  /** The file that a user's contest is written in for the driver; absent in the tool's own. */
  readonly script?: string;
}

/** The sums of the connections with one task. */
export interface TaskResult {
  readonly task: ContestTask;
  readonly connections: number;
  /** Operations that ended in the window. */
  readonly operations: number;
  /** Connections without such an operation. */
  readonly idle: number;
  /** The operations of the connection that had fewest. */
  readonly least: number;
  /** Refusals because of another connection. */
  readonly busy: number;
  /** Transactions that had begun and had to begin again. */
  readonly repeated: number;
  /** The time of each operation with its waits; absent if none ended. */
  readonly times?: Histogram;
  /** The engine's words if it refuses to empty its log, or those of the driver if it has no answer. */
  readonly refused?: string;
}

/**
 * The kinds of faults. `invariant`: a query has another result than before the contest; `lost`: an update is missing; `half`: a transaction saw a part of another; `total`: rows have another total; `condition`:
 * what holds after each transaction does not; `corrupt`: the engine finds a fault in its file; `busy`: the engine still refused when nobody else was at work; `hung`: a connection did not come
 * back; `crash` and `error` of the engine.
 */
export const contestFaultKinds = [
  "invariant",
  "lost",
  "half",
  "total",
  "condition",
  "corrupt",
  "busy",
  "hung",
  "crash",
  "error",
] as const;

/** A fault, in words that follow the engine's name; they may be the engine's own. */
export interface ContestFault {
  readonly kind: (typeof contestFaultKinds)[number];
  readonly message: string;
}

export interface ContestResult {
  readonly tasks: readonly TaskResult[];
  /** Whether the engine has looked at its file itself and given an answer; false with a fault that was found before that. */
  readonly isChecked: boolean;
  /** How often the invariants of a user's contest were looked at while it lasted, and how many processes were killed; absent in the tool's own. */
  readonly looks?: number;
  readonly kills?: number;
  readonly fault?: ContestFault;
}

/** The ability of an engine to take part. */
export interface Contender {
  /** The answer of sqlite3_threadsafe(): 0 if only one thread may use the engine; -1 if it has no such function. */
  readonly threadsafe: number;
  /** Whether it has BEGIN CONCURRENT. */
  readonly concurrent: boolean;
}

/** A driver that holds contests of one engine, each in processes of its own, one after the other. */
export interface ContestProcess {
  /** @throws EngineFailure */
  introduce(timeoutMs: number): Promise<Contender>;
  /** @throws EngineFailure if the engine ends the process that all connections share, or the driver gives no answer */
  hold(contest: Contest): Promise<ContestResult>;
  close(): Promise<void>;
}
