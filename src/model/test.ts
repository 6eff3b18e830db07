/**
 * The words for what is timed: a *test* is one workload in one *section* (a variant's storage and kind).
 * Orders here are the orders of every report.
 */

/** The primary-key shape of the tables. */
export const variants = ["int", "composite", "blob", "text"] as const;
export type Variant = (typeof variants)[number];

/** Where the database lives; `autocommit` is file-backed with each statement its own transaction. */
export const storages = ["memory", "file", "autocommit"] as const;
export type Storage = (typeof storages)[number];

export const kinds = ["reads", "writes"] as const;
export type Kind = (typeof kinds)[number];

/** The unit of an average. */
export interface Section {
  readonly variant: Variant;
  readonly storage: Storage;
  readonly kind: Kind;
}

/** One workload in one section: 69 a variant, 276 in all. */
export interface Test extends Section {
  /** The workload's name as reports print it, e.g. `oltp_point_select` or `oltp_insert_ac`. */
  readonly workload: string;
}

/** `int/memory/reads`: a section's name in results and messages. */
export function sectionPath({ variant, storage, kind }: Section): string {
  return `${variant}/${storage}/${kind}`;
}

/** `int/memory/reads/oltp_point_select`: a test's name in results and messages. */
export function testPath(test: Test): string {
  return `${sectionPath(test)}/${test.workload}`;
}
