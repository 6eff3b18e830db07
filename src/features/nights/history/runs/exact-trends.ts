import { type ExactFigure, type ExactValue, exactFiguresOf, type TakenValue } from "./exact-figures.ts";
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
  /** (after - before) / before, without changes that runs of another kind had shown between both; a value of 0 before counts as 1. */
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
  figures: readonly ExactFigure[] = exactFiguresOf(runs),
): ExactTrend[] {
  return figures.flatMap((figure) => {
    const taken = runs.flatMap((of, run) => figure.valuesOf(of).map((value) => ({ ...value, of, run })));
    return [...Map.groupBy(taken, ({ path }) => path)].map(([path, points]) => trendOf(figure, path, points));
  });
}

type Taken = TakenValue & ExactPoint;

/** Changes that another kind of machine had shown are none again, if what is left of them is no more than this part of them, as logarithms. */
const sameShare = 0.1;

/** Nights can be of several kinds of machines in turns: each value is compared with the newest one before it of its own kind. */
function trendOf(figure: ExactFigure, path: string, points: readonly Taken[]): ExactTrend {
  const changes: ExactChange[] = [];
  const breaks: ExactBreak[] = [];
  /** ln of the factor of each change. */
  const logs: number[] = [];
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
    const known = logs.filter((_, index) => (changes[index] as ExactChange).after.run > before.run);
    const seen = known.reduce((sum, one) => sum + one, 0);
    if (known.length === 0 && !figure.isChange(before.value, after.value)) continue;
    const left = logOf(after.value) - logOf(before.value) - seen;
    if (known.length > 0 && Math.abs(left) <= Math.max(Math.abs(seen), leastLog) * sameShare) continue;
    const share =
      known.length === 0 ? (after.value - before.value) / Math.max(1, before.value) : Math.expm1(left);
    changes.push({ before: pointOf(before), after: pointOf(after), share });
    logs.push(left);
  }
  return { figure: figure.name, path, points: points.map(pointOf), changes, breaks };
}

/** Where changes of other kinds took each other back, less than this is no change. */
const leastLog = 0.01;

/** As 1, where a value has no logarithm. */
function logOf(value: number): number {
  return Math.log(Math.max(1, value));
}

function pointOf({ run, value }: Pick<ExactValue, "value"> & { readonly run: number }): ExactPoint {
  return { run, value };
}
