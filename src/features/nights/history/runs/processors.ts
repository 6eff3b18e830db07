import { median } from "../../../../statistics/summary.ts";
import { weightedMean } from "../../../../statistics/weighted.ts";
import { findChangePoints, type NamedSeries } from "./change-points.ts";
import type { HistoryRun } from "./run.ts";
import type { RatioPoint, Series } from "./series.ts";

/** A kind of processor, by its name as the system tells it, and how many runs of a history were on it. */
export interface ProcessorKind {
  readonly cpu: string;
  readonly runs: number;
}

/** A point as it is compared with others of its series: without the part of the run's kind of processor. */
export function toValue({
  logRatio,
  processor = 0,
  weight,
}: Pick<RatioPoint, "logRatio" | "processor" | "weight">) {
  return { value: logRatio - processor, weight };
}

/** A series, and the points of each of its levels. */
export interface Divided<One extends Series = Series> {
  readonly series: One;
  /** At least one, which has no point if there is none at all. */
  readonly levels: readonly One["points"][];
}

/** The series in which change points are searched. */
export function toNamedSeries({ path, points }: Pick<Series, "path" | "points">): NamedSeries {
  return { name: path, values: points.map(toValue) };
}

/**
 * The kinds of processor that take turns in the runs, the most frequent first; none if fewer than two do. Only if runs come back to a kind,
 * its part of a multiplier can be told from the engine's: after one move to other machines, a change is one of both.
 *
 * @param runs in order of time
 */
export function alternatingKinds(runs: readonly HistoryRun[]): readonly ProcessorKind[] {
  return alternating(
    runs.flatMap((run) =>
      run.machine === undefined ? [...new Set(run.tests.map(({ cpu }) => cpu))] : [run.machine.cpu],
    ),
  );
}

/** The kind of processor that a point was measured on. */
function cpuOfPoint(runs: readonly HistoryRun[], { run, cpu }: RatioPoint): string | undefined {
  return cpu ?? runs[run]?.machine?.cpu;
}

/**
 * Divides series at their changes, each within the kinds of processor that take turns: multipliers of one engine differ by kind, and runs of
 * several kinds spread so much that a change of the engine is lost among them. In the divided points, `processor` is the part of the kind.
 *
 * The parts are estimated from neighbouring runs first, of which one change moves one pair, and once more from the levels that were found.
 *
 * @param runs in order of time
 */
export function divideByKind<One extends Series>(
  runs: readonly HistoryRun[],
  series: readonly One[],
): Divided<One>[] {
  const search = (all: readonly One[]) => {
    const places = findChangePoints(all.map(toNamedSeries));
    return all.map((one, index) => ({ series: one, levels: divideAt(one.points, places[index] ?? []) }));
  };
  const rough = series.map((one) => takeOut(one, partsOfNeighbours(runs, one.points)));
  const found = search(rough);
  if (!rough.some(({ points }) => points.some(({ processor }) => processor !== undefined))) return found;
  return search(rough.map((one, index) => takeOut(one, partsOfLevels(runs, found[index]?.levels ?? []))));

  function takeOut(one: One, parts: ReadonlyMap<string, number>): One {
    const points = one.points.map(({ processor: _, ...point }) => ({
      ...point,
      processor: parts.get(cpuOfPoint(runs, point) ?? ""),
    }));
    return { ...one, points };
  }
}

/** The part of a point's kind of processor in a series: that of another point of the kind. Undefined if the series has none. */
export function partOfPoint(
  runs: readonly HistoryRun[],
  points: readonly RatioPoint[],
  point: RatioPoint,
): number | undefined {
  const cpu = cpuOfPoint(runs, point);
  return points.find((one) => cpu !== undefined && cpuOfPoint(runs, one) === cpu)?.processor;
}

/** @param places the indexes of the first point of each level but the first */
export function divideAt<Point>(points: readonly Point[], places: readonly number[]): Point[][] {
  return [0, ...places].map((start, index) => points.slice(start, places[index] ?? points.length));
}

/** Kinds count that were left and came back at least once. @param cpus undefined where the kind is unknown */
function alternating(cpus: readonly (string | undefined)[]): readonly ProcessorKind[] {
  const known = cpus.filter((cpu) => cpu !== undefined);
  const stretches = known.filter((cpu, index) => cpu !== known[index - 1]);
  const kinds = [...Map.groupBy(known, (cpu) => cpu)]
    .map(([cpu, own]) => ({ cpu, runs: own.length }))
    .filter(({ cpu }) => stretches.filter((one) => one === cpu).length > 1)
    .toSorted((one, other) => other.runs - one.runs);
  return kinds.length < 2 ? [] : kinds;
}

/** More rounds do not change the estimates of a few kinds. */
const estimations = 30;

/** ln of what each kind does to the figure, as a multiple of the most frequent kind; none if no kinds take turns. */
function partsOfNeighbours(
  runs: readonly HistoryRun[],
  points: readonly RatioPoint[],
): ReadonlyMap<string, number> {
  const cpus = points.map((point) => cpuOfPoint(runs, point));
  const parts = new Map(alternating(cpus).map(({ cpu }) => [cpu, 0]));
  const own = points.flatMap((point) => {
    const cpu = cpuOfPoint(runs, point) ?? "";
    return parts.has(cpu) ? [{ cpu, logRatio: point.logRatio }] : [];
  });
  const steps = own.slice(1).flatMap((after, index) => {
    const before = own[index] as (typeof own)[number];
    const rise = after.logRatio - before.logRatio;
    return before.cpu === after.cpu
      ? []
      : [
          { cpu: after.cpu, beside: before.cpu, rise },
          { cpu: before.cpu, beside: after.cpu, rise: -rise },
        ];
  });
  const [, ...others] = parts.keys();
  for (let round = 0; round < estimations; round++)
    for (const kind of others)
      parts.set(
        kind,
        median(
          steps.flatMap(({ cpu, beside, rise }) => (cpu === kind ? [rise + (parts.get(beside) ?? 0)] : [])),
        ),
      );
  return parts;
}

/** The same, if it is known between which points the figure changed. */
function partsOfLevels(
  runs: readonly HistoryRun[],
  levels: readonly (readonly RatioPoint[])[],
): ReadonlyMap<string, number> {
  const cpuOf = (point: RatioPoint) => cpuOfPoint(runs, point);
  const all = levels.flat();
  const parts = new Map(alternating(all.map(cpuOf)).map(({ cpu }) => [cpu, 0]));
  const partOf = (point: RatioPoint) => parts.get(cpuOf(point) ?? "") ?? 0;
  const [, ...others] = parts.keys();
  for (let round = 0; round < estimations; round++) {
    const means = levels.map((level) =>
      level.length === 0
        ? 0
        : weightedMean(
            level.map((point) => ({ value: point.logRatio - partOf(point), weight: point.weight })),
          ).mean,
    );
    const left = levels.flatMap((level, index) =>
      level.map((point) => ({ point, value: point.logRatio - (means[index] ?? 0) })),
    );
    for (const kind of others) {
      const own = left.filter(({ point }) => cpuOf(point) === kind);
      parts.set(kind, weightedMean(own.map(({ point, value }) => ({ value, weight: point.weight }))).mean);
    }
  }
  return parts;
}
