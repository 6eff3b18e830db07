import { figureConfidence } from "../../../statistics/confidence.ts";
import { halfWidth, priorDegrees } from "../../../statistics/moderated.ts";
import { studentTwoSided } from "../../../statistics/student-t.ts";
import { geometricMean } from "../../../statistics/summary.ts";
import { significant } from "../benjamini-hochberg.ts";
import { type ExactTrend, exactTrends } from "../history/runs/exact-trends.ts";
import {
  type HistoryRun,
  type HistoryTest,
  historyTestPath,
  isWithoutFigure,
  multiplierOf,
} from "../history/runs/run.ts";
import { standardError } from "../history/runs/series.ts";

/** A test whose multiplier differs between two runs. */
export interface ChangedTest {
  readonly path: string;
  /** Candidate / SQLite in either run. */
  readonly old: number;
  readonly now: number;
  /** now / old, and the ends of its 95 % interval. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** (now - old) / old of its instructions; absent if both were not counted alike. */
  readonly instructions?: number;
}

/** The changes that one version brought beside another one. */
export interface VersionComparison {
  /** Tests that both have a figure of. */
  readonly tests: number;
  /** The geometric means of these tests, candidate / SQLite; absent without any. */
  readonly means?: { readonly old: number; readonly now: number };
  /** The largest first. */
  readonly slower: readonly ChangedTest[];
  readonly faster: readonly ChangedTest[];
  /** Exact figures that changed, or that cannot be compared. */
  readonly exact: readonly ExactTrend[];
  /** Paths of tests that the new version has no result of and the old one had, and the other way round. */
  readonly broken: readonly string[];
  readonly mended: readonly string[];
}

/** The false discovery rate over all tests, and the smallest ratio that is told: two runs of one engine differ by as much. */
const rate = 0.01;
const leastRatio = 1.03;

/**
 * Compares two versions, each of which is known by one run. A test is slower or faster if the difference of the multipliers is beyond
 * what the intervals of both allow (Student's t, Benjamini and Hochberg's rule over all tests), and 3 % at least.
 */
export function compareRuns(old: HistoryRun, now: HistoryRun): VersionComparison {
  const before = new Map(old.tests.map((test) => [historyTestPath(test), test]));
  const both = now.tests.flatMap((test) => {
    const earlier = before.get(historyTestPath(test));
    return earlier === undefined ? [] : [{ path: historyTestPath(test), old: earlier, now: test }];
  });
  const timed = both.flatMap((one) => {
    const [a, b] = [multiplierOf(one.old), multiplierOf(one.now)];
    return a === undefined || b === undefined ? [] : [{ ...one, a, b }];
  });
  const tried = timed.flatMap(({ path, old: test, now: other, a, b }) => {
    // The SQL is another one: so is the test.
    if (test.sql !== other.sql && test.sql !== undefined && other.sql !== undefined) return [];
    const [one, two] = [standardError(test), standardError(other)];
    if (one === undefined || two === undefined) return [];
    const error = Math.hypot(one, two);
    const degrees = test.pairs + other.pairs - 2 + priorDegrees;
    const half = halfWidth({ value: error ** 2, degrees }, figureConfidence);
    const ratio = b / a;
    const p = error === 0 ? 0 : studentTwoSided(Math.abs(Math.log(ratio)) / error, degrees);
    const ends = { low: ratio * Math.exp(-half), high: ratio * Math.exp(half) };
    return [{ p, changed: { path, old: a, now: b, ratio, ...ends } }];
  });
  const isSignificant = significant(
    tried.map(({ p }) => p),
    rate,
  );
  const figures = exactTrends([old, now]);
  const changed = tried
    .filter(
      ({ changed: { ratio } }, index) => isSignificant[index] && Math.max(ratio, 1 / ratio) >= leastRatio,
    )
    .map((one) => ({ ...one.changed, ...instructionsOf(one.changed.path, figures) }))
    .toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio)));
  const isMissing = ({ result }: HistoryTest) => isWithoutFigure(result);
  return {
    tests: timed.length,
    ...(timed.length === 0
      ? {}
      : {
          means: { old: geometricMean(timed.map(({ a }) => a)), now: geometricMean(timed.map(({ b }) => b)) },
        }),
    slower: changed.filter(({ ratio }) => ratio > 1),
    faster: changed.filter(({ ratio }) => ratio < 1),
    exact: figures.filter(({ changes, breaks }) => changes.length + breaks.length > 0),
    broken: both.filter((one) => isMissing(one.now) && !isMissing(one.old)).map(({ path }) => path),
    mended: both.filter((one) => isMissing(one.old) && !isMissing(one.now)).map(({ path }) => path),
  };
}

/** A time can change without the work, as on a busy machine: the instructions show which of both did. */
function instructionsOf(test: string, figures: readonly ExactTrend[]): Pick<ChangedTest, "instructions"> {
  const own = figures.find(({ figure, path }) => figure === "instructions" && path === test);
  const [before, after] = own?.points ?? [];
  if (before === undefined || after === undefined || own?.breaks.length !== 0) return {};
  return { instructions: (after.value - before.value) / before.value };
}
