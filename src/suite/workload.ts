import type { Reference } from "../model/compared.ts";
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
  /** The prepared database that it starts from; absent if its suite has one for each variant. */
  readonly database?: string;
  /** The only engine that the candidate is compared with; absent if the candidate is compared with every engine of the run. */
  readonly compare?: Reference;
  /** The repetitions of its statements, if the largest table has `rows` rows. */
  readonly times: (rows: number) => number;
  /** The timed statements, in order, each generated when it is asked for. */
  readonly statements: (source: Source) => Iterable<Template>;
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
  /**
   * Statements that bring a connection which has just opened a copy of the prepared database to the state of the one that
   * prepared it. The tables hold the same rows afterwards.
   */
  readonly warm: readonly string[];
  /** Whether opening the database is timed too; it is not if absent. */
  readonly opens?: boolean;
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
