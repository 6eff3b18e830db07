import { type ExactChange, exactTrends } from "./exact-trends.ts";
import type { HistoryRun } from "./run.ts";

/** A run's exact figures beside those of the newest earlier run that has them of the same tests. */
export interface ExactComparison {
  /** The number of figures of tests that both runs have on the same basis. */
  readonly compared: number;
  /** By figure, the largest first. */
  readonly changes: readonly ExactDifference[];
  /** Figures that cannot be compared, in the order of the run. */
  readonly incomparable: readonly IncomparableFigure[];
}

/** A figure of a test that has another value than before. */
export interface ExactDifference extends Pick<ExactChange, "share"> {
  /** `instructions` */
  readonly figure: string;
  readonly path: string;
  /** The run that it is compared with. */
  readonly since: HistoryRun;
  readonly before: number;
  readonly after: number;
}

/** A figure of a test that was taken on another basis before. */
export interface IncomparableFigure {
  readonly figure: string;
  readonly path: string;
  /** The run that it would be compared with. */
  readonly since: HistoryRun;
  /** The differing fact, e.g. `processor features`. */
  readonly differs: readonly string[];
}

/**
 * Compares a run's exact figures with the newest ones before it. One run is enough.
 *
 * @param before runs in order of time
 * @returns undefined if the run has none, or none that an earlier run has
 */
export function compareExact(before: readonly HistoryRun[], run: HistoryRun): ExactComparison | undefined {
  const trends = exactTrends([...before, run]).filter(
    ({ points }) => points.length > 1 && points.at(-1)?.run === before.length,
  );
  if (trends.length === 0) return undefined;
  const isOwn = (after: number) => after === before.length;
  const incomparable = trends.flatMap(({ figure, path, breaks }) =>
    breaks
      .filter(({ after }) => isOwn(after))
      .map((one) => ({ figure, path, since: before[one.before] as HistoryRun, differs: one.differs })),
  );
  const changes = trends.flatMap(({ figure, path, changes: own }) =>
    own
      .filter(({ after }) => isOwn(after.run))
      .map((one) => ({
        figure,
        path,
        since: before[one.before.run] as HistoryRun,
        before: one.before.value,
        after: one.after.value,
        share: one.share,
      })),
  );
  const byFigure = Map.groupBy(changes, ({ figure }) => figure);
  return {
    compared: trends.length - incomparable.length,
    changes: [...byFigure.values()].flatMap((own) =>
      own.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share)),
    ),
    incomparable,
  };
}
