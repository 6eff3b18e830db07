/** The kinds of findings, the most urgent first. */
const findingKinds = ["night", "workflow", "result", "hunt", "time", "figure", "machine", "more"] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A run of the history that a finding names. Texts are untrusted. */
export interface CitedRun {
  /** ISO 8601, UTC: the run's place in the history. */
  readonly time: string;
  readonly name: string;
  readonly commit?: string;
  /** The number of the workflow's run that measured, and its repository. */
  readonly workflowRun?: number;
}

/** One test, or the engine itself, that a finding is about. Texts are untrusted. */
export interface FindingRow {
  /** As in `int/memory/writes/oltp_insert`; `all` for the engine itself. */
  readonly path: string;
  /** `12% slower (+11% to +13%)`, `wrong result: ...` */
  readonly figure: string;
  /** ln(now / before) of a figure, above 0; 1 for a result. */
  readonly loss: number;
  /** The last run before the change, and the first one after it. */
  readonly before?: CitedRun;
  readonly since: CitedRun;
  /** Other facts that changed with it, or a part of the engine that the results name: a sentence without its full stop. */
  readonly remarks?: readonly string[];
}

/** One thing that is wrong, or was: an issue for its life. */
export interface Finding {
  /** The same for the life of the finding: `time writes/oltp_insert`. */
  readonly key: string;
  readonly kind: FindingKind;
  /**
   * `open`: it is wrong in the newest runs that measured it. `recovered`: it was wrong within the runs that were read, and is no longer.
   * `none`: it was looked for, and nothing is wrong within these runs. `gone`: the newest runs do not measure it any more.
   */
  readonly state: "open" | "recovered" | "none" | "gone";
  /** The compared figure, as `bisect --by` names it: `time`, `instructions`, `file-bytes`; absent of others. */
  readonly figure?: string;
  /** The subject in a few words: `oltp_insert`, `the engine`. */
  readonly subject: string;
  /** The figures of its tests, if these were looked for and did not change: they show whether an earlier finding is really gone. */
  readonly trails?: readonly (readonly TrailPoint[])[];
  /** Present if the newest run does not measure any of its tests. */
  readonly unmeasured?: Unmeasured;
  /** The largest loss first; those that are wrong now, or that were. */
  readonly rows: readonly FindingRow[];
  /** The statements of the smallest example; absent of findings that no statement shows. */
  readonly code?: readonly string[];
}

/** The end of the measurements of a finding. */
export interface Unmeasured {
  /** The first run without it; absent if none of the runs that were read has it. */
  readonly since?: CitedRun;
  /** Whether there were so many such runs that it is certain. */
  readonly isOver: boolean;
}

/** A figure of one run. */
export interface TrailPoint {
  /** ISO 8601, UTC: the run's place in the history. */
  readonly time: string;
  /** ln of the figure. */
  readonly log: number;
}

/** How many runs on either side of a change are compared. */
const comparedRuns = 10;

/**
 * By how much a figure is larger in the newest runs than before a change, ln(now / before): the largest of several tests.
 *
 * @param since the time of the first run after the change
 */
export function remainingLoss(trails: readonly (readonly TrailPoint[])[], since: string): number {
  const mean = (points: readonly TrailPoint[]) =>
    points.reduce((sum, { log }) => sum + log, 0) / Math.max(1, points.length);
  const differences = trails.map((points) => {
    const before = points.filter(({ time }) => time < since).slice(-comparedRuns);
    const after = points.filter(({ time }) => time >= since).slice(-comparedRuns);
    return before.length === 0 || after.length === 0 ? 0 : mean(after) - mean(before);
  });
  return Math.max(0, ...differences);
}

/** How much is wrong: the largest ln(now / before); the number of rows for results, and for findings that have no issue of their own. */
export function lossOf({ kind, rows }: Pick<Finding, "kind" | "rows">): number {
  const losses = rows.map(({ loss }) => loss);
  return kind === "result" || kind === "more" ? losses.length : Math.max(0, ...losses);
}

/** When the first of the rows became wrong; undefined without rows. */
export function sinceOf({ rows }: Pick<Finding, "rows">): CitedRun | undefined {
  return rows.map(({ since }) => since).toSorted((a, b) => (a.time < b.time ? -1 : 1))[0];
}

/** The most urgent kind first, and the largest loss of a kind. */
export function byUrgency(one: Finding, other: Finding): number {
  const kind = findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind);
  return kind === 0 ? lossOf(other) - lossOf(one) : kind;
}
