import type { BoundValue } from "../own/bound-value.ts";

/** One execution of a statement by the recorded program. */
export interface Execution {
  /** Unique to a connection. */
  readonly connection: string;
  /** The file of the database as the program opened it, with a number if it began anew; unique to a database in memory. */
  readonly database: string;
  /** As the program prepared it, with its parameters. */
  readonly sql: string;
  /** By the numbers of the parameters, from 1. */
  readonly values: readonly BoundValue[];
  /** On a clock of the whole machine, nanoseconds. */
  readonly startNs: number;
  /** From its first step to its end, with the program's own time between two rows; nanoseconds. 0 if it is not known. */
  readonly tookNs: number;
  /** Whether the connection was outside of a transaction before and after it. */
  readonly wasAutocommit: boolean;
  readonly isAutocommit: boolean;
}

/** Everything that the logs of a program have. */
export interface Recorded {
  /** In the order in which they began. */
  readonly executions: readonly Execution[];
  /** Copies of databases as the program found them, by database; others started empty. */
  readonly starts: ReadonlyMap<string, string>;
  /** Databases in memory, and temporary ones. */
  readonly inMemory: ReadonlySet<string>;
  /** Whether connections had foreign keys as they were opened; without those of which nothing is known. */
  readonly foreignKeys: ReadonlyMap<string, boolean>;
  /** How many executions, logs or connections are not complete, by the reason. */
  readonly lost: ReadonlyMap<string, number>;
}

/** Counts one more of a reason. */
export function count(counts: Map<string, number>, reason: string, more = 1): void {
  counts.set(reason, (counts.get(reason) ?? 0) + more);
}
