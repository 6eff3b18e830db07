import type { MachineFacts } from "../model/recording.ts";

/** The rows that another machine was asked about, and their results. */
export interface Confirmation {
  /** Rows that fail on both machines. */
  readonly confirmed: number;
  /** Rows that fail on the first machine only, or were undecided there and are not within their ceilings on the other. */
  readonly unconfirmed: number;
  /** Rows that were undecided, and are within their ceilings on the other machine. */
  readonly cleared: number;
  /** The other machine; absent if nothing is known of it. */
  readonly machine?: MachineFacts;
  /** Names of the rows that the other machine was to measure, and has no figure of. */
  readonly missing: readonly string[];
}
