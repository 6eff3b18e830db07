import type { Kind, Storage } from "../model/test.ts";
import type { RandomStream } from "./random.ts";
import type { Template } from "./sql-template.ts";
import type { TableName } from "./tables.ts";
import type { KeyShape } from "./variants.ts";

/** How much is generated, and from which seed: with the generator itself, all that the suite's SQL depends on. */
export interface SuiteSize {
  /** Rows of sbtest1, an integer from 1. */
  readonly rows: number;
  /** Any integer. */
  readonly seed: number;
}

/** What the statements of a workload are made from. */
export interface Source {
  readonly key: KeyShape;
  /** Rows of sbtest1; its keys, and the values of k, are 1 to this. */
  readonly rows: number;
  readonly random: RandomStream;
}

/**
 * Makes statements that belong together, with random values drawn again at each call; always the same number of them.
 * `index` counts the repetitions from 0.
 */
export type Step = (source: Source, index: number) => readonly Template[];

/** A named sequence of SQL statements that is timed. */
export interface Workload {
  /** As reports print it, e.g. `oltp_point_select` or `oltp_insert_ac`. */
  readonly name: string;
  readonly kind: Kind;
  /** The storages it is timed in, with the same statements in each. */
  readonly storages: readonly Storage[];
  /** What one repetition does. */
  readonly description: string;
  /** Where the shape comes from. */
  readonly source: string;
  /** The prepared tables that it uses. */
  readonly tables: readonly TableName[];
  /** Run once, before the repetitions. */
  readonly opening: readonly Step[];
  /** How often `steps` are repeated, where sbtest1 has `rows` rows. */
  readonly times: (rows: number) => number;
  readonly steps: readonly Step[];
  /** Run once, after the repetitions. */
  readonly closing: readonly Step[];
}

/** The statements of a workload in order, each generated when it is asked for and converted by `convert`. */
export function* statements<Statement>(
  { opening, times, steps, closing }: Workload,
  source: Source,
  convert: (statement: Template) => Statement,
): Generator<Statement, void> {
  for (const step of opening) for (const one of step(source, 0)) yield convert(one);
  const repetitions = times(source.rows);
  for (let index = 0; index < repetitions; index++)
    for (const step of steps) for (const one of step(source, index)) yield convert(one);
  for (const step of closing) for (const one of step(source, 0)) yield convert(one);
}

/** Where the suite's own shapes come from, and its table sizes and counts throughout. */
export const doltlite = "DoltLite's sysbench-style suite";

/** A script of https://github.com/akopytov/sysbench, in src/lua. */
export function sysbench(script: string): string {
  return `sysbench's ${script}.lua`;
}
