import { type ExactFigure, type ExactValue, exactFigures, type TakenValue } from "./exact-figures.ts";
import type { HistoryRun } from "./run.ts";

/** A run's value of a figure of a test, of the candidate. */
export interface ExactPoint {
  /** The run's index in the history. */
  readonly run: number;
  readonly value: number;
}

/** Two successive runs with the figure, between which its value changed. */
export interface ExactChange {
  readonly before: ExactPoint;
  readonly after: ExactPoint;
  /** (after - before) / before; a value of 0 before counts as 1. */
  readonly share: number;
}

/** Two successive runs whose values cannot be compared, and the facts that differ. */
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

function trendOf(figure: ExactFigure, path: string, points: readonly Taken[]): ExactTrend {
  const steps = points.slice(1).map((after, index) => {
    const before = points[index] as Taken;
    return { before, after, differs: figure.differences(before, after) };
  });
  return {
    figure: figure.name,
    path,
    points: points.map(pointOf),
    changes: steps.flatMap(({ before, after, differs }): ExactChange[] => {
      if (differs.length > 0 || !figure.isChange(before.value, after.value)) return [];
      const share = (after.value - before.value) / Math.max(1, before.value);
      return [{ before: pointOf(before), after: pointOf(after), share }];
    }),
    breaks: steps.flatMap(({ before, after, differs }): ExactBreak[] =>
      differs.length === 0 ? [] : [{ before: before.run, after: after.run, differs }],
    ),
  };
}

function pointOf({ run, value }: Pick<ExactValue, "value"> & { readonly run: number }): ExactPoint {
  return { run, value };
}
