/** A workflow's run, and which attempt at it. */
export interface RunAttempt {
  /** Rises with every run of a GitHub instance. */
  readonly id: number;
  /** From 1; a run that is run again keeps its id. */
  readonly attempt: number;
}

/** The workflow run that measured. */
export interface WorkflowRun extends RunAttempt {
  readonly url: string;
}

/** Whether a run's report is older than another's. */
export function isOlder(one: RunAttempt, other: RunAttempt): boolean {
  return one.id < other.id || (one.id === other.id && one.attempt < other.attempt);
}
