import type { Reference } from "../model/compared.ts";
import type { SqlFeature } from "../model/sql-feature.ts";
import type { Kind, Storage, Variant } from "../model/test.ts";
import type { RandomStream } from "./random.ts";
import type { Template } from "./sql-template.ts";

/** How much is generated, and from which seed: with the generator itself, all that a suite's SQL depends on. */
export interface SuiteSize {
  /** Rows of the largest table, an integer from 1. */
  readonly rows: number;
  /** Any integer. */
  readonly seed: number;
  /** Warehouses of the suite tpcc, an integer from 1; 1 if absent. */
  readonly warehouses?: number;
}

/** A new connection, or a new process: its start, its connection and its end. */
export const openings = ["connection", "process"] as const;
export type Opening = (typeof openings)[number];

/** One of several connections that execute a workload at once, each a part of it. */
export interface ConnectionPart {
  /** From 1. */
  readonly number: number;
  /** How many there are, at least 2. */
  readonly count: number;
}

/** The parts that the statements of a workload are made from. */
export interface Source extends SuiteSize {
  readonly variant: Variant;
  /** For the seed, the workload and the connection. */
  readonly random: RandomStream;
  /** The connection whose part is wanted; the whole work if absent. Only a workload that `divides` has parts. */
  readonly connection?: ConnectionPart;
}

/** Statements that a program executes as one piece of work, from its BEGIN to its COMMIT or ROLLBACK. */
export interface Transaction {
  /** The kind of the transaction, e.g. `new_order`: one of the workload's names. */
  readonly name: string;
  /** At least one. */
  readonly statements: readonly Template[];
}

/** Parts of a machine that a probe can time: its disk, or a processor. */
export const probes = ["fsync", "cpu"] as const;
export type ProbeName = (typeof probes)[number];

/** The longest time that the timed part may take on the candidate. */
export interface MaxTime {
  /** Nanoseconds, above 0. */
  readonly ns: number;
  /** The part of the machine that makes it longer where it is slow; absent if it is the same everywhere. */
  readonly scaledBy?: ProbeName;
}

/** An error that a statement has to fail with. */
export interface ExpectedError {
  /** Contained in the engine's message; empty if any message is as good. */
  readonly text: string;
  /** The engine's code for it; any if absent. */
  readonly code?: number;
}

/** Another form of a workload's statements, with the same results. */
export interface Alternative {
  /** The SQL, with any placeholders. */
  readonly text: string;
  /** Like the workload's own statements, from the same random values. */
  readonly statements: (source: Source) => Iterable<Template>;
}

/** A named sequence of SQL statements that is timed. */
export interface Workload {
  /** As reports print it, e.g. `oltp_point_select` or `oltp_insert_ac`; no two of a suite are equal. */
  readonly name: string;
  readonly kind: Kind;
  /** The variants it is timed in; all of its suite if absent. */
  readonly variants?: readonly Variant[];
  /** The storages it is timed in, with the same statements in each. */
  readonly storages: readonly Storage[];
  /** The work of one repetition. */
  readonly description: string;
  /** Where the shape comes from. */
  readonly source: string;
  /** The prepared tables that it uses: those that use the same are warmed alike. */
  readonly tables: readonly string[];
  /** Parts of SQL that an engine can lack, without which it cannot execute the workload; none if absent. */
  readonly needs?: readonly SqlFeature[];
  /** The prepared database that it starts from; absent if its suite has one for each variant. */
  readonly database?: string;
  /** The only engine that the candidate is compared with; absent if the candidate is compared with every engine of the run. */
  readonly compare?: Reference;
  /** The repetitions of its statements, if the largest table has `rows` rows. */
  readonly times: (rows: number) => number;
  /** The timed statements, in order, each generated when it is asked for. */
  readonly statements: (source: Source) => Iterable<Template>;
  /** For each timed statement the error that it has to fail with, or undefined if it has to succeed. All have to if this is absent. */
  readonly errors?: () => Iterable<ExpectedError | undefined>;
  /** Absent if nothing limits its time. */
  readonly max?: MaxTime;
  /** The part of it that no shell can do, in the user's words; absent if a shell can do all. */
  readonly noShells?: string;
  /** Untimed statements before the timed ones, on the same connection: a transaction may begin in them. None if absent. */
  readonly before?: (source: Source) => Iterable<Template>;
  /** Untimed statements after the timed ones, on the same connection. Their results are compared. None if absent. */
  readonly after?: (source: Source) => Iterable<Template>;
  /** The same statements as transactions, if each of these is to be timed too. */
  readonly transactions?: {
    /** In report order. */
    readonly names: readonly string[];
    readonly of: (source: Source) => Iterable<Transaction>;
  };
  /**
   * Whether several connections can execute it at once: each a part that reads and leaves the same rows whatever the others do
   * meanwhile. False if absent.
   */
  readonly divides?: boolean;
  /** Other forms of the statements, each of a plan that the engine could have chosen; only reads have some. None if absent. */
  readonly alternatives?: readonly Alternative[];
  /**
   * Statements that bring a connection which has just opened a copy of the prepared database to the state of the one that
   * prepared it. The tables hold the same rows afterwards.
   */
  readonly warm: readonly string[];
  /** The connection or process that each sample has for itself, which is timed too; absent if its opening is not. */
  readonly opens?: Opening;
  /** Statements whose results say whether two engines were left with the same rows; empty if it changes none. */
  readonly state: readonly string[];
  /**
   * Queries that return no row after the timed statements, on any engine: a row's first column says in a sentence what is wrong.
   * None if absent.
   */
  readonly invariants?: readonly string[];
  /** Whether the results of `state` are compared, and not those of the timed statements; false if absent. */
  readonly comparesStateOnly?: boolean;
  /** A statement that asks an engine for its counters: a text `name=value` in each row. Absent if there are none. */
  readonly counters?: string;
}

/** The untimed statements around those that are timed. */
export const surroundings = ["before", "after"] as const;
export type Surrounding = (typeof surroundings)[number];

/** Whether a workload of a suite is timed in one of the suite's variants. */
export function isTimedIn({ variants }: Pick<Workload, "variants">, variant: Variant): boolean {
  return variants === undefined || variants.includes(variant);
}

/**
 * Writes a write-ahead log, if there is one, back to the database; its next use starts it again. Otherwise a
 * sample could find it so long that the checkpoint which earlier work made due falls into the timed part: 17.4 ms
 * beside 13.9 ms for 200 autocommitted updates. Without a log it does nothing.
 *
 * The plain form is enough: RESTART would wait for other connections, and there are none. Engines without a log of
 * SQLite's kind may refuse any other (DoltLite 0.11.2: "wal_checkpoint mode is not configurable").
 */
export const checkpoint = "PRAGMA wal_checkpoint;";
