/** The workflow run that measured. */
export interface WorkflowRun {
  /** Rises with every run of a GitHub instance. */
  readonly id: number;
  /** From 1; a run that is run again keeps its id. */
  readonly attempt: number;
  readonly url: string;
}

/** Whether a run's report is older than another's. */
export function isOlder(one: Omit<WorkflowRun, "url">, other: Omit<WorkflowRun, "url">): boolean {
  return one.id < other.id || (one.id === other.id && one.attempt < other.attempt);
}
