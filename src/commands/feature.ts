import type { Judging } from "../verdict/finding.ts";

/** What a feature adds to runs and reports. Each part is handed to the one folder that calls it; a feature has the parts that it needs. */
export interface RunFeature extends Judging {
  /** The key of everything that the feature keeps. */
  readonly name: string;
}
