import type { StatementForm } from "../model/sample.ts";
import type { SuiteName, Variant } from "../model/test.ts";
import type { SuiteSize, Workload } from "./workload.ts";

/** A named set of workloads, and the tables that they start from. */
export interface Suite {
  readonly name: SuiteName;
  /** What it times, in a line. */
  readonly description: string;
  /** About how long a run of it takes at its default size on two processors, seconds. */
  readonly seconds: number;
  /** In report order. */
  readonly workloads: readonly Workload[];
  /** How its timed statements are executed, whatever a run asks for; as the run asks if absent. */
  readonly form?: StatementForm;
  /** SQL for every connection to its databases; an engine that refuses some is timed with what it has. */
  readonly attempts?: (variant: Variant, size: SuiteSize) => readonly string[];
  /** The prepared tables, in the order in which they are made. */
  readonly tables: readonly string[];
  /**
   * The statements that make the tables which workloads start from, all or those named. A table's rows are the same in
   * every choice.
   */
  readonly preparation: (variant: Variant, size: SuiteSize, tables?: readonly string[]) => Iterable<string>;
}
