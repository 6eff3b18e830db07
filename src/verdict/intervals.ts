import { figureConfidence } from "../statistics/confidence.ts";
import {
  halfWidth,
  moderate,
  typicalVariance,
  type Variance,
  varianceOf,
  varianceOfMedian,
} from "../statistics/moderated.ts";
import { mean } from "../statistics/summary.ts";
import type { Comparison, Figure, Measured, MeasuredAgainstBase, MeasuredBase } from "./comparison.ts";
import type { RatioInterval } from "./evidence.ts";
import type { RatioFigure } from "./parts.ts";
import { effectOn, intervalOfMedian, runEffect, widenByRun } from "./run-effect.ts";

/**
 * From so many pairs on, the interval of a multiplier is the sign test's, which holds however pairs spread. Before, it would be far wider than
 * its confidence asks for: it is the sign test's where signs have failed the figure, since Student's may contain the ceiling that they clear.
 */
const fewestCounted = 15;

/** The typical variances of a group's figures, ln; undefined if the group has fewer than two of them. */
type Priors = Readonly<Record<"whole" | "statements" | "commit", number | undefined>>;

/**
 * The comparisons with an interval for each multiplier that comes from samples taken in turns, of at least two pairs. How far a
 * multiplier may be off is seen from how its pairs' ratios spread, and, since a few pairs say little of that, from how those of
 * the other tests of its storage and kind do. The run's own effect is added to that.
 *
 * @param effect that of the run, or none for a statement on the pairs of this run alone
 */
export function addIntervals(comparisons: readonly Comparison[], effect = runEffect): Comparison[] {
  const groups = Map.groupBy(comparisons, ({ storage, kind }) => `${storage} ${kind}`);
  const priors = new Map(
    [...groups].map(([group, own]) => {
      const measured = own.filter(hasTurns);
      const main = measured.filter((one) => one.state === "measured");
      return [group, { own: priorsOf(main), base: priorsOf(measured.flatMap(measuredBase)) }];
    }),
  );
  return comparisons.map((comparison) => {
    const prior = priors.get(`${comparison.storage} ${comparison.kind}`);
    if (!hasTurns(comparison) || prior === undefined) return comparison;
    const { base, storage } = comparison;
    const withBase =
      base?.state === "measured"
        ? { base: { ...base, ...intervalsOf(base, prior.base, effectOn("base", storage, effect)) } }
        : {};
    if (comparison.state === "against base") return { ...comparison, ...withBase };
    const own = intervalsOf(comparison, prior.own, effectOn("baseline", storage, effect));
    return { ...comparison, ...own, ...withBase };
  });
}

/** How many times its lower end the upper end of an interval is, from which on it answers nothing. */
const wideEnds = 2;

/**
 * Whether an interval has a time and twice that time in it. The coarsest question that a multiplier answers is whether an engine takes as
 * long or twice as long, and either end of such an interval may be the figure: two runs of the same engines can show both.
 */
export function isTooWide({ low, high }: RatioInterval): boolean {
  return high >= wideEnds * low;
}

/** Half the width of an interval, in percent of its figure. */
export function halfWidthPercent({ low, high }: RatioInterval, multiplier: number): number {
  return (50 * (high - low)) / multiplier;
}

/** The interval of a geometric mean, by the squared error of its logarithm. */
export function intervalOfMean(log: number, squaredError: Variance): RatioInterval {
  const half = halfWidth(squaredError, figureConfidence);
  return { low: Math.exp(log - half), high: Math.exp(log + half), confidence: figureConfidence };
}

/**
 * An interval for the mean of multipliers, whose tests have the same number of pairs each: from the spread between rounds and, as a few
 * rounds show little of that, from the spread of independent multipliers. The run's own effect is added to that: the part that all
 * tests share moves the mean as far as each of them.
 *
 * @returns undefined if a multiplier has no interval
 */
export function averageInterval(measured: readonly Measured[]): RatioInterval | undefined {
  const pairs = measured[0]?.ratios.length ?? 0;
  const variances = measured.map(logVariance);
  if (pairs < 2 || measured.some(({ interval }) => interval === undefined)) return undefined;
  // It is the same figure.
  if (measured.length === 1) return measured[0]?.interval;
  const average = mean(measured.map(({ multiplier }) => multiplier));
  const independent = measured.map(({ multiplier, ratios }, index) => {
    const { value } = variances[index] as Variance;
    const ofMedian = (value * varianceOfMedian(ratios.length)) / ratios.length;
    return (multiplier ** 2 * ofMedian) / measured.length ** 2;
  });
  const apart = independent.reduce((sum, one) => sum + one, 0);
  const degrees = variances.reduce((sum, one) => sum + (one?.degrees ?? 0), 0);
  const isAlike = measured.every(({ ratios }) => ratios.length === pairs);
  const squaredError = isAlike ? moderate(together(measured, pairs), apart) : { value: apart, degrees };
  const own = mean(measured.map(({ multiplier, storage }) => (multiplier * runEffect.own[storage]) ** 2));
  const ofRun = (average * runEffect.shared) ** 2 + own / measured.length;
  const half = widen(halfWidth(squaredError, figureConfidence), Math.sqrt(ofRun));
  return { low: average - half, high: average + half, confidence: figureConfidence };
}

/** The squared standard error of the average by how far each round moves it. */
function together(measured: readonly Measured[], pairs: number): Variance {
  const moved = Array.from({ length: pairs }, (_, round) =>
    mean(measured.map((one) => one.multiplier * Math.log(one.ratios[round] as number))),
  );
  const { value, degrees } = varianceOf(moved);
  return { value: (value * varianceOfMedian(pairs)) / pairs, degrees };
}

function hasTurns(comparison: Comparison): comparison is Measured | MeasuredAgainstBase {
  return "inTurns" in comparison && comparison.inTurns;
}

function measuredBase({ base }: Measured | MeasuredAgainstBase): MeasuredBase[] {
  return base?.state === "measured" ? [base] : [];
}

function logVariance({ ratios }: Pick<RatioFigure, "ratios">): Variance | undefined {
  return ratios.length < 2 ? undefined : varianceOf(ratios.map(Math.log));
}

function priorsOf(figures: readonly Figure[]): Priors {
  const parts = figures.flatMap((figure) => figure.parts ?? []);
  return {
    whole: priorOf(figures),
    statements: priorOf(parts.map(({ statements }) => statements)),
    commit: priorOf(parts.map(({ commit }) => commit)),
  };
}

function priorOf(figures: readonly RatioFigure[]): number | undefined {
  const variances = figures.flatMap((figure) => logVariance(figure) ?? []);
  // A single test's own variance would count twice.
  return variances.length < 2 ? undefined : typicalVariance(variances);
}

/** @param ofRun the standard deviation that the run adds, in ln */
function intervalsOf(figure: Figure, priors: Priors, ofRun: number): Pick<Measured, "interval" | "parts"> {
  const { parts } = figure;
  const whole = intervalOf(figure, priors.whole, ofRun);
  if (parts === undefined) return whole;
  const [statements, commit] = [parts.statements, parts.commit];
  const intervals = {
    statements: { ...statements, ...intervalOf(statements, priors.statements, ofRun) },
    commit: { ...commit, ...intervalOf(commit, priors.commit, ofRun) },
  };
  return { ...whole, parts: { ...parts, ...intervals } };
}

function intervalOf(
  figure: RatioFigure,
  prior: number | undefined,
  ofRun: number,
): Pick<Measured, "interval"> {
  const { multiplier, ratios, failsBySigns = false } = figure;
  if (failsBySigns || ratios.length >= fewestCounted)
    return { interval: intervalOfMedian(ratios.map(Math.log), ofRun) };
  const own = logVariance(figure);
  if (own === undefined) return {};
  const variance = prior === undefined ? own : moderate(own, prior);
  const ofPairs = {
    ...variance,
    value: (variance.value * varianceOfMedian(ratios.length)) / ratios.length,
  };
  const half = widen(halfWidth(ofPairs, figureConfidence), ofRun);
  const [low, high] = [multiplier * Math.exp(-half), multiplier * Math.exp(half)];
  return { interval: { low, high, confidence: figureConfidence } };
}

function widen(half: number, ofRun: number): number {
  return widenByRun(half, (1 + figureConfidence) / 2, ofRun);
}
