import type { StatementForm } from "../model/sample.ts";
import type { Unit } from "../model/settings.ts";
import type { SuiteName, Variant } from "../model/test.ts";
import type { DatabaseStart } from "./database-start.ts";
import type { SuiteSize, Workload } from "./workload.ts";

/** The SQL that an engine understands: SQLite's, or MySQL's, as MariaDB and Dolt speak it too. */
export const dialects = ["sqlite", "mysql"] as const;
export type Dialect = (typeof dialects)[number];

/** A named set of workloads, and the tables that they start from. */
export interface Suite {
  readonly name: SuiteName;
  /** The subject of its timing, in a line. */
  readonly description: string;
  /** About how long a run of it takes at its default size on two processors, seconds. */
  readonly seconds: number;
  /** The dialect of its SQL: engines of another dialect cannot be timed with it. SQLite's if absent. */
  readonly dialect?: Dialect;
  /** The largest multiplier of a test, and average of a section, unless a run is given ceilings; as other suites' if absent. */
  readonly ceiling?: number;
  /** In report order. */
  readonly workloads: readonly Workload[];
  /** The steps that it executes on one connection and compares after each, or the contests that it consists of, in place of workloads; absent if it has those. */
  readonly steps?: readonly { readonly name: string; readonly description: string }[];
  /** Whether the suite times work that no shell can do; false if absent. */
  readonly noShells?: boolean;
  /** Whether the instructions of a variant's tests are counted, on tables of fewer rows; they are if absent. */
  readonly isCounted?: (variant: Variant) => boolean;
  /** Whether its tests may be controls, timed on the baseline against itself; they may if absent. */
  readonly hasControls?: (variant: Variant) => boolean;
  /** Whether a variant's files are dropped from the system's cache before each sample; they are not if absent. */
  readonly dropsCache?: (variant: Variant) => boolean;
  /** How its timed statements are executed, whatever a run asks for; as the run asks if absent. */
  readonly form?: StatementForm;
  /** The figure of its tables; as the report is asked for if absent. */
  readonly unit?: Unit;
  /** SQL for every connection to its databases; an engine that refuses some is timed with its own values. */
  readonly attempts?: (variant: Variant, size: SuiteSize) => readonly string[];
  /** If its variants are one table in several sizes: the rows of it, where a run's largest table has `rows`. */
  readonly tableRows?: (variant: Variant, rows: number) => number;
  /** The prepared tables, in the order in which they are made; or its databases, if it has several. */
  readonly tables: readonly string[];
  /**
   * The statements that make the tables which workloads start from, all or those named. A table's rows are the same in
   * every choice.
   */
  readonly preparation: (variant: Variant, size: SuiteSize, tables?: readonly string[]) => Iterable<string>;
  /** The start of one of its databases, by its name in `tables`. A database starts empty if this is absent, or returns undefined for it. */
  readonly start?: (database: string) => DatabaseStart | undefined;
  /** Everything that its SQL is made of, if it is not the tool's own; it is hashed in place of the SQL's beginning. */
  readonly definition?: () => Iterable<string>;
  /**
   * Where a statement of a workload, or of its preparation, comes from: `bench/load.sql:12:1`. Undefined if it is the
   * tool's own, as is every statement if this is absent.
   *
   * @param beginning of the statement as it was executed
   */
  readonly placeOf?: (workload: string, beginning: string, size: SuiteSize) => string | undefined;
}
