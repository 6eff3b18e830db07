import type { EngineFacts, MachineFacts, PerEngine, RunFacts, SuiteFacts } from "./recording.ts";

/** What is settled of a run before it measures anything: who goes on with it must bring the same. */
export interface Outset extends Pick<RunFacts, "tool" | "rounds" | "alpha" | "maxMinutes"> {
  readonly suite: Omit<SuiteFacts, "sql">;
  readonly machine: MachineFacts;
  readonly engines: PerEngine<EngineFacts>;
  /** Whether the time of each statement is taken; absent where it is not. */
  readonly latencies?: boolean;
  /** Paths of the planned tests, in report order. */
  readonly tests: readonly string[];
}
