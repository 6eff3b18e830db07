import type { Measuring } from "../measure/pass.ts";
import type { Reporting } from "../report/blocks.ts";
import type { KeepsFacts } from "../results/facts.ts";
import type { Trusting } from "../results/plan.ts";
import type { Judging } from "../verdict/finding.ts";

/**
 * The parts that a feature adds to runs and their reports. A feature has the parts that it needs; the core hands each part to the
 * folder that calls it.
 */
export interface RunFeature extends Measuring, KeepsFacts, Trusting, Judging, Reporting {
  /** The key of everything that the feature keeps. */
  readonly name: string;
}
