import type { Conclusion } from "../verdict/conclusion.ts";

/** What a report on GitHub says of where it comes from. Texts are untrusted but for the addresses and numbers. */
export interface Occasion {
  /** What tells this report from others in the same repository. */
  readonly name: string;
  /** Hex hash of the commit that is judged. */
  readonly commit: string;
  readonly run: MeasuringRun;
  /** When the report was made. */
  readonly at: Date;
  /** The kind of machine that measured, where no recording says more, e.g. `Linux X64`. */
  readonly runner?: string;
  /** What becomes of the status and the step, whatever the report says. */
  readonly conclusion: Conclusion;
}

/** The workflow run that measured. */
export interface MeasuringRun {
  /** Rises with every run of a GitHub instance. */
  readonly id: number;
  /** From 1; a run that is run again keeps its id. */
  readonly attempt: number;
  readonly url: string;
}

/** Whether a run's report is older than another's. */
export function isOlder(one: Omit<MeasuringRun, "url">, other: Omit<MeasuringRun, "url">): boolean {
  return one.id < other.id || (one.id === other.id && one.attempt < other.attempt);
}
