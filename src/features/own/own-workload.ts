import type { Compared } from "../../model/compared.ts";
import type { Kind, Storage } from "../../model/test.ts";

/** One statement from a user's file: on one line unless a literal has line breaks, and ending in a semicolon. */
export interface PlacedSql {
  readonly sql: string;
  /** Where it begins: `bench/load.sql:12:1`, or `bench/history.yml:7:1, statement 2 of statements`. */
  readonly place: string;
}

/** A workload that a user has written. */
export interface OwnWorkload extends Compared {
  /** The path of its file, as messages show it. */
  readonly file: string;
  /** Unique among all workloads of all suites. */
  readonly name: string;
  readonly kind: Kind;
  readonly storages: readonly Storage[];
  /** The SQL that makes the starting database, in this order. */
  readonly tables: readonly PlacedSql[];
  readonly prepare: readonly PlacedSql[];
  /** The timed statements, at least one; with placeholders. */
  readonly statements: readonly PlacedSql[];
  /** How often the statements are repeated, from 1. */
  readonly repeat: number;
  /** Queries whose results are hashed in place of the statements' own; empty if those are hashed. */
  readonly check: readonly PlacedSql[];
  /** A query for the columns `name` and `value`: the engine's counters. */
  readonly counters?: PlacedSql;
}
