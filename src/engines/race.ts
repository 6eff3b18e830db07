/** Statements that are timed from one state of a database. */
export interface Trial {
  /** Statements that are not timed, such as BEGIN. */
  readonly before: readonly string[];
  readonly timed: readonly string[];
  /** Queries whose results are hashed too, not timed: the state that the timed statements have left. */
  readonly check: readonly string[];
  /** Statements that bring the state back, such as ROLLBACK; executed whatever happened. Their failure is ignored. */
  readonly after: readonly string[];
  /** How often it is executed, from 1, unless that takes longer than `budgetMs`; but twice then if at least twice. */
  readonly executions: number;
  readonly budgetMs: number;
  /** How long one execution may take until it is interrupted, milliseconds. */
  readonly limitMs: number;
}

/** One database, and what is tried on it. */
export interface Batch {
  /** Statements that make it. */
  readonly setup: readonly string[];
  readonly trials: readonly Trial[];
  /** Queries before the database is closed; none if absent. */
  readonly queries?: readonly string[];
  /** How long one statement of `setup` may take, milliseconds. */
  readonly limitMs: number;
}

/** The result of a trial. */
export type TrialResult =
  | {
      readonly ending: "done";
      /** The first execution, whose results are hashed, nanoseconds. */
      readonly firstNs: number;
      /** The median and the least of the others; absent if there are none. */
      readonly medianNs?: number;
      readonly leastNs?: number;
      readonly executions: number;
      readonly rows: number;
      readonly changes: number;
      /** The instructions of the timed statements in the first execution; absent unless the engine is on a simulated processor with the tool's own counter. */
      readonly instructions?: number;
      readonly hash: string;
    }
  | { readonly ending: "error"; readonly message: string }
  | { readonly ending: "interrupted" };

/** The result of a batch. */
export interface BatchResult {
  /** In the order of the trials; fewer only if the setup was refused. */
  readonly trials: readonly TrialResult[];
  /** The engine's words if it refuses the setup. */
  readonly refused?: string;
  /** The last column of each row, query by query; a refused one has no row. */
  readonly lines: readonly (readonly string[])[];
  /** Bytes of the heap in use before and after the database is closed; absent where the C library does not say. */
  readonly heap?: { readonly open: number; readonly closed: number };
}

/** One process that executes batches, each on a new database, one after the other. */
export interface RaceProcess {
  /**
   * @throws EngineFailure if the process ends, or exceeds the limits of its statements by far; it cannot be used then
   */
  run(batch: Batch): Promise<BatchResult>;
  close(): Promise<void>;
  kill(): void;
}
