import type { Test } from "../../../model/test.ts";
import type { Finding } from "../../../verdict/finding.ts";

/** The limits that a sweep can have: the last step's time over the first's, the exponent, and the growth over the base's. */
export type GrowthLimit = "ratio" | "exponent" | "base";

/**
 * A limit of a sweep, and how the candidate's time grows from the first step to the last. `base` and `candidate` are times of the first
 * and the last step in nanoseconds; 1 and the growth by the exponent; or the growth of the base and of the candidate.
 */
export interface GrowthFinding extends Finding {
  /** The last step. */
  readonly test: Test;
  readonly limit: GrowthLimit;
  readonly parameter: string;
  /** The workload in the same section that `base` is the time of, in place of a sweep's first step; absent of sweeps. */
  readonly control?: string;
  /** The parameter's value in the first and in the last step. */
  readonly from: number;
  readonly to: number;
  /** A ratio, or an exponent. */
  readonly figure: number;
  /** The least figure that the pairs allow, at the confidence that decides. */
  readonly surely: number;
  readonly largest: number;
}
