import type { FigureLimit } from "../../../model/figure-limit.ts";
import type { Test } from "../../../model/test.ts";
import type { Finding } from "../../../verdict/finding.ts";

/** The figure of one test beside its limit: `base` is the largest value that the limit allows. */
export interface LimitFinding extends Finding {
  readonly test: Test;
  readonly limit: FigureLimit;
  /** The figure that the limit is a share of, or that of the step before the last; absent of a limit in the figure's own unit. */
  readonly reference?: number;
  /** The exponent between the last two steps of a sweep; set if growth is limited. */
  readonly exponent?: number;
}
