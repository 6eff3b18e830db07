import { type CountChange, instructionTrends } from "./instruction-trends.ts";
import type { HistoryRun } from "./run.ts";

/** A run's instructions beside the newest earlier run's that counted the same tests. */
export interface CountComparison {
  /** The number of tests that both runs counted on the same basis. */
  readonly compared: number;
  /** The largest first. */
  readonly changes: readonly CountDifference[];
  /** Tests that cannot be compared, in the order of the run. */
  readonly incomparable: readonly IncomparableCount[];
}

/** A test that takes another number of instructions than before. */
export interface CountDifference extends Pick<CountChange, "share"> {
  readonly path: string;
  /** The run that it is compared with. */
  readonly since: HistoryRun;
  readonly before: number;
  readonly after: number;
}

/** A test that was counted on another basis before. */
export interface IncomparableCount {
  readonly path: string;
  /** The run that it would be compared with. */
  readonly since: HistoryRun;
  /** The differing fact, e.g. `processor features`. */
  readonly differs: readonly string[];
}

/**
 * Compares a run's counts with the newest counts before it. Counts are exact, so that one run is enough.
 *
 * @param before runs in order of time
 * @returns undefined if the run counted nothing, or nothing that was counted before
 */
export function compareCounts(before: readonly HistoryRun[], run: HistoryRun): CountComparison | undefined {
  const trends = instructionTrends([...before, run]).filter(
    ({ points }) => points.length > 1 && points.at(-1)?.run === before.length,
  );
  if (trends.length === 0) return undefined;
  const isOwn = (after: number) => after === before.length;
  const incomparable = trends.flatMap(({ path, breaks }) =>
    breaks
      .filter(({ after }) => isOwn(after))
      .map((one) => ({ path, since: before[one.before] as HistoryRun, differs: one.differs })),
  );
  const changes = trends.flatMap(({ path, changes: own }) =>
    own
      .filter(({ after }) => isOwn(after.run))
      .map((one) => ({
        path,
        since: before[one.before.run] as HistoryRun,
        before: one.before.instructions,
        after: one.after.instructions,
        share: one.share,
      })),
  );
  return {
    compared: trends.length - incomparable.length,
    changes: changes.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share)),
    incomparable,
  };
}
