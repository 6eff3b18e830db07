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
  /** When it was about to commit a change, while no other connection could; on the same clock. Absent if it did not, or that is not known. */
  readonly committedNs?: number;
  /** Whether the connection was outside of a transaction before and after it. */
  readonly wasAutocommit: boolean;
  readonly isAutocommit: boolean;
  /** SQLite's primary result code: 0 for success, 100 where the program has left it at a row. Absent if it is not known. */
  readonly status?: number;
  /** How many rows the program has stepped to; absent if it is not known. */
  readonly rows?: number;
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

/** The status of a statement whose rows the program has not read to the last one. */
export const leftEarly = 100;

/** The names of primary result codes that a statement can fail with: https://www.sqlite.org/rescode.html */
const failures: Readonly<Record<number, string>> = {
  ...{ 1: "ERROR", 3: "PERM", 4: "ABORT", 5: "BUSY", 6: "LOCKED", 7: "NOMEM", 8: "READONLY", 9: "INTERRUPT" },
  ...{ 10: "IOERR", 11: "CORRUPT", 13: "FULL", 14: "CANTOPEN", 17: "SCHEMA", 18: "TOOBIG", 19: "CONSTRAINT" },
  ...{ 20: "MISMATCH", 21: "MISUSE", 23: "AUTH", 26: "NOTADB" },
};

/** SQLite's word for the failure of an execution, such as `SQLITE_BUSY`; undefined if it did not fail, or nothing is known. */
export function failureOf({ status = 0 }: Execution): string | undefined {
  if (status === 0 || status === leftEarly) return undefined;
  return failures[status] === undefined ? `SQLite's code ${status}` : `SQLITE_${failures[status]}`;
}

/** Counts one more of a reason. */
export function count(counts: Map<string, number>, reason: string, more = 1): void {
  counts.set(reason, (counts.get(reason) ?? 0) + more);
}
