/** Where a status or a comment comes from. */
export interface ReportIdentity {
  /** The run that measured. */
  readonly run: RunAttempt;
  /** The run that the reporting step belongs to: the same, or, for the action publish, a later one. */
  readonly reporter: RunAttempt;
  /** Tells the steps of one run and attempt apart: 16 random hexadecimal digits; empty if unknown. */
  readonly step: string;
}

/** How a report stands among the others of its name on a commit or a pull request. */
export interface Standing {
  /** A newer report, which takes precedence. */
  readonly newer?: ReportIdentity;
  /** Whether another step of the same workflow run reports under the same name. */
  readonly isShared: boolean;
}

/** @param others may include this report's own */
export function findStanding(own: ReportIdentity, others: readonly ReportIdentity[]): Standing {
  const newer = others.find((other) => isOlderReport(own, other));
  const isShared = others.some((other) => isSibling(own, other)) || wasShared(own, others);
  return newer === undefined ? { isShared } : { newer, isShared };
}

/** A re-run of the measuring workflow is newer, and so is one of the publishing workflow for the same measuring run. */
export function isOlderReport(one: ReportIdentity, other: ReportIdentity): boolean {
  return isOlder(one.run, other.run) || (isSame(one.run, other.run) && isOlder(one.reporter, other.reporter));
}

export function isSameStep(one: ReportIdentity, other: ReportIdentity): boolean {
  return isSame(one.reporter, other.reporter) && one.step === other.step;
}

function isSibling(one: ReportIdentity, other: ReportIdentity): boolean {
  return isSame(one.reporter, other.reporter) && one.step !== other.step;
}

/** A re-run uses the same workflow file. A re-run of one of two steps would hide the failure of the other step. */
function wasShared({ reporter }: ReportIdentity, others: readonly ReportIdentity[]): boolean {
  const sameRun = others.filter((other) => other.reporter.id === reporter.id);
  return sameRun.some((one) => sameRun.some((other) => isSibling(one, other)));
}

const pattern = /^(\d{1,15})\.(\d{1,15})(?:\.(\d{1,15})\.(\d{1,15}))?\.([0-9a-f]{16})$/;

/** `run.attempt.step`, or `run.attempt.reporter.attempt.step` if another run reports. */
export function formatIdentity({ run, reporter, step }: ReportIdentity): string {
  const runs = isSame(run, reporter) ? [run] : [run, reporter];
  return [...runs.flatMap(({ id, attempt }) => [id, attempt]), step].join(".");
}

/** Undefined unless `formatIdentity` wrote the text. */
export function parseIdentity(text: string): ReportIdentity | undefined {
  const [, id, attempt, reporterId = id, reporterAttempt = attempt, step] = pattern.exec(text) ?? [];
  if (step === undefined) return undefined;
  return {
    run: { id: Number(id), attempt: Number(attempt) },
    reporter: { id: Number(reporterId), attempt: Number(reporterAttempt) },
    step,
  };
}

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

export function isSame(one: RunAttempt, other: RunAttempt): boolean {
  return one.id === other.id && one.attempt === other.attempt;
}

/** Whether a run's report is older than another's. */
export function isOlder(one: RunAttempt, other: RunAttempt): boolean {
  return one.id < other.id || (one.id === other.id && one.attempt < other.attempt);
}
