import { type ExactFigure, type ExactValue, exactFigures, type TakenValue } from "./exact-figures.ts";
import type { HistoryRun } from "./run.ts";

/** A run's value of a figure of a test, of the candidate. */
export interface ExactPoint {
  /** The run's index in the history. */
  readonly run: number;
  readonly value: number;
}

/** Two runs with the figure, between which its value changed, and no run that can be compared with both. */
export interface ExactChange {
  readonly before: ExactPoint;
  readonly after: ExactPoint;
  /** (after - before) / before; a value of 0 before counts as 1. */
  readonly share: number;
}

/** A run whose value cannot be compared with any before it, beside the run before, and the facts that differ. */
export interface ExactBreak {
  readonly before: number;
  readonly after: number;
  /** E.g. `processor features`, `C library`. */
  readonly differs: readonly string[];
}

/** An exact figure of one test over the runs: two runs are enough for a change. */
export interface ExactTrend {
  /** `instructions`, `file-bytes` */
  readonly figure: string;
  /** The test's path; `all` for a figure of the engine itself. */
  readonly path: string;
  /** In order of time. */
  readonly points: readonly ExactPoint[];
  /** Changes that mean something. */
  readonly changes: readonly ExactChange[];
  readonly breaks: readonly ExactBreak[];
}

/**
 * The trends of all tests that have an exact figure, by figure, in the order in which the tests first appear.
 *
 * @param runs in order of time
 */
export function exactTrends(
  runs: readonly HistoryRun[],
  figures: readonly ExactFigure[] = exactFigures,
): ExactTrend[] {
  return figures.flatMap((figure) => {
    const taken = runs.flatMap((of, run) => figure.valuesOf(of).map((value) => ({ ...value, of, run })));
    return [...Map.groupBy(taken, ({ path }) => path)].map(([path, points]) => trendOf(figure, path, points));
  });
}

type Taken = TakenValue & ExactPoint;

/** A change on several kinds of machines is one, if its share differs by no more than this part of itself. */
const sameShare = 0.1;

/** Nights can be of several kinds of machines in turns: each value is compared with the newest one before it of its own kind. */
function trendOf(figure: ExactFigure, path: string, points: readonly Taken[]): ExactTrend {
  const changes: ExactChange[] = [];
  const breaks: ExactBreak[] = [];
  /** The newest point of each kind, the newest first. */
  let newest: readonly Taken[] = [];
  for (const after of points) {
    const [last] = newest;
    const before = newest.find((one) => figure.differences(one, after).length === 0);
    newest = [after, ...newest.filter((one) => one !== before)];
    if (before === undefined) {
      if (last !== undefined)
        breaks.push({ before: last.run, after: after.run, differs: figure.differences(last, after) });
      continue;
    }
    if (!figure.isChange(before.value, after.value)) continue;
    const share = (after.value - before.value) / Math.max(1, before.value);
    const isKnown = changes.some(
      (one) => one.after.run > before.run && Math.abs(one.share - share) <= Math.abs(share) * sameShare,
    );
    if (!isKnown) changes.push({ before: pointOf(before), after: pointOf(after), share });
  }
  return { figure: figure.name, path, points: points.map(pointOf), changes, breaks };
}

function pointOf({ run, value }: Pick<ExactValue, "value"> & { readonly run: number }): ExactPoint {
  return { run, value };
}
