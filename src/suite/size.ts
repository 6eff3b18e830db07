/** How much is generated, and from which seed: with the generator itself, all that the suite's SQL depends on. */
export interface SuiteSize {
  /** Rows of sbtest1, an integer from 1. */
  readonly rows: number;
  /** Any integer. */
  readonly seed: number;
}
