import {
  divideAll,
  falseChangeRate,
  findChangePoints,
  type NamedSeries,
} from "../../src/features/history/runs/change-points.ts";
import { toValue } from "../../src/features/history/runs/processors.ts";
import type { HistoryRun } from "../../src/features/history/runs/run.ts";
import { seriesOf, type TestSeries } from "../../src/features/history/runs/series.ts";
import { toNamedSeries } from "../../src/features/history/runs/trends.ts";
import { median } from "../../src/statistics/summary.ts";
import { createPiecewiseFit, scaleOfSteps } from "./least-absolute.ts";

/** A way to find the change points of series. */
export interface Method {
  readonly name: string;
  /** The change points of all series of a history, known after some nights. */
  readonly find: (series: readonly TestSeries[], nights: number) => number[][];
  /**
   * The change points of one series, as strict as for the only changing series of all.
   *
   * @param correlation of neighbours, as all series show it
   */
  readonly findInOne: (series: TestSeries, nights: number, others: number, correlation: number) => number[];
}

/** The method of `src/history`. */
export const eDivisive: Method = {
  name: "E-divisive",
  find: (series, nights) => findChangePoints(series.map((one) => named(one, nights))),
  findInOne: (series, nights, others, correlation) =>
    divideAll([named(series, nights)], falseChangeRate / others, correlation)[0] ?? [],
};

function named({ path, points }: TestSeries, nights: number): NamedSeries {
  return toNamedSeries({ path, points: points.slice(0, nights) });
}

/** Pseudo-observations of the scale of the other tests of a storage and kind. */
const priorSteps = 4;

/** How much a step between neighbours says of the scale, by the efficiency of the median absolute deviation. */
const perStep = 0.3;

type Fit = ReturnType<typeof createPiecewiseFit>;
const fits = new WeakMap<TestSeries, Fit>();

/** @param penalty of a change, in standard deviations */
export function leastAbsolute(penalty: number): Method {
  const changes = (series: TestSeries, nights: number, typical: number) => {
    const fitted = fits.get(series) ?? createPiecewiseFit(series.points.map(toValue));
    fits.set(series, fitted);
    const own = perStep * nights;
    const variance = (priorSteps * typical ** 2 + own * scaleOf(series, nights) ** 2) / (priorSteps + own);
    return fitted(nights, Math.sqrt(variance), penalty);
  };
  return {
    name: `least absolute deviations, penalty ${penalty}`,
    find: (series, nights) => {
      const groups = Map.groupBy(series, ({ group }) => group);
      const typical = new Map(
        [...groups].map(([group, own]) => [group, median(own.map((one) => scaleOf(one, nights)))]),
      );
      return series.map((one) => changes(one, nights, typical.get(one.group) ?? 0));
    },
    findInOne: (series, nights) => changes(series, nights, scaleOf(series, nights)),
  };
}

function scaleOf({ points }: TestSeries, nights: number): number {
  return scaleOfSteps(points.slice(0, nights).map(toValue));
}

/** A history's series, with every test made slower from a night on, until another. */
export function withStep(
  runs: readonly HistoryRun[],
  at: number,
  size: number,
  until = Infinity,
): TestSeries[] {
  return seriesOf(runs).map((series) => ({
    ...series,
    points: series.points.map((point) => ({
      ...point,
      logRatio: point.logRatio + (point.run < at || point.run >= until ? 0 : Math.log(size)),
    })),
  }));
}
