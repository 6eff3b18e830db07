import type { Compared } from "../../../model/compared.ts";
import type { GrowthCeiling } from "../../../model/criteria.ts";
import type { Role } from "../../../model/engine.ts";
import type { Kind, Storage } from "../../../model/test.ts";
import type { PrepareCommand } from "../../../suite/database-start.ts";
import type { ExpectedError, MaxTime, Opening } from "../../../suite/workload.ts";
import type { BoundValue } from "./bound-value.ts";

/** One statement from a user's file: on one line unless a literal has line breaks, and ending in a semicolon. */
export interface PlacedSql {
  readonly sql: string;
  /** Where it begins: `bench/load.sql:12:1`, or `bench/history.yml:7:1, statement 2 of statements`. */
  readonly place: string;
  /** The error that a timed statement has to fail with; absent if it has to succeed. */
  readonly error?: ExpectedError;
  /** The values of its `?`, in their order; absent if the SQL has placeholders. */
  readonly values?: readonly BoundValue[];
}

/** A database that a workload starts from. */
export interface OwnDatabase {
  /** A file, or a folder whose file `db` is the database. */
  readonly path: string;
  /** SHA-256 of the names and bytes of all its files. */
  readonly sha256: string;
  /** Bytes of them all. */
  readonly bytes: number;
}

/** A program that makes a workload's database, or a part of it. */
export interface OwnCommand extends PrepareCommand {
  /** The words, with the SHA-256 of a file in place of its path: the same in every checkout. */
  readonly identity: readonly string[];
}

/** A workload that a user has written. */
export interface OwnWorkload extends Compared {
  /** The path of its file, as messages show it. */
  readonly file: string;
  /** The folder that was named as a whole, and can come from anybody, as it was named; absent if its files were. */
  readonly folder?: string;
  /** Unique among all workloads of all suites; of a step of a sweep with its parameter: `src/model/sweep-step.ts`. */
  readonly name: string;
  readonly kind: Kind;
  readonly storages: readonly Storage[];
  /** The database that each engine's is a copy of at the start; absent if it starts empty. */
  readonly database?: Readonly<Partial<Record<Role, OwnDatabase>>>;
  /** A program that works on the starting database before SQL does; absent if there is none. */
  readonly prepareCommand?: OwnCommand;
  /** The SQL that makes the starting database, in this order. */
  readonly tables: readonly PlacedSql[];
  readonly prepare: readonly PlacedSql[];
  /** How often `prepare` is executed, each time as a repetition with placeholders; once, and without placeholders, if absent. */
  readonly prepareRepeat?: number;
  /** Untimed statements before the timed ones, once in a sample and on the same connection; with placeholders. Absent if there are none. */
  readonly before?: readonly PlacedSql[];
  /** Untimed statements after the timed ones, in the same way. */
  readonly after?: readonly PlacedSql[];
  /** The connection or process that each sample has for itself, which is timed too; absent if its opening is not. */
  readonly opens?: Opening;
  /** The timed statements, at least one; with placeholders. */
  readonly statements: readonly PlacedSql[];
  /** How often the statements are repeated, from 1. */
  readonly repeat: number;
  /** Queries whose results are hashed in place of the statements' own; empty if those are hashed. */
  readonly check: readonly PlacedSql[];
  /** Other forms of the statements of a read, with the same results; absent if there are none. */
  readonly alternatives?: readonly (readonly PlacedSql[])[];
  /** The longest time of the timed part on the candidate; absent if nothing limits it. */
  readonly max?: MaxTime;
  /** A query for the columns `name` and `value`: the engine's counters. */
  readonly counters?: PlacedSql;
  /** Limits of the growth of the sweep that it is a step of. */
  readonly growth?: GrowthCeiling;
}
